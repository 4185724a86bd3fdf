/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading lessons: what a good one says, and what is wrong with a bad one, in
 * which line. */

#include "helpers.h"

#include "lesson-texts.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void
test_read (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<say at='pile'>\n  A nine\n lies here. </say>"
                 SEVEN "</lesson>");
  const TapisStep *step;

  g_assert_cmpstr (tapis_lesson_get_id (lesson), ==, "norwegian-07-seven");
  g_assert_cmpstr (tapis_lesson_get_title (lesson), ==, "The 7");
  g_assert_cmpstr (tapis_lesson_get_taught (lesson)[1], ==, "BN-24");
  g_assert_cmpuint (tapis_lesson_get_n_steps (lesson), ==, 4);
  step = tapis_lesson_get_step (lesson, 1);
  g_assert_cmpint (step->kind, ==, TAPIS_STEP_SAY);
  g_assert_cmpstr (step->text, ==, "A nine lies here.");
  g_assert_cmpint (step->at.kind, ==, TAPIS_AT_PLACE);
  g_assert_cmpint (step->at.seat, ==, -1);
}

typedef struct
{
  const char *text;
  const char *error; /* how it begins */
} Bad;

/* What is wrong, and in which line. */
static void
test_bad (void)
{
  static const Bad bad[] = {
    { "", "1: " },
    { "no lesson", "1: " },
    { "<quiz/>", "1: a lesson begins with <lesson>" },
    { "<lesson game='bridge' rules='BN-1'/>", "1: “bridge” is no game" },
    { "<lesson rules='BN-1'/>", "1: <lesson> needs “game”" },
    { "<lesson game='balco' rules='BA-1' x='y'/>", "1: <lesson> has no “x”" },
    { " \n\t", "2: " },
    { "<lesson", "1: " },
    { "<lesson game='norwegian' rules='BN-1' game='balco'/>",
      "1: <lesson> has “game” twice" },
    { "<lesson game='norwegian' rules='BN-1  BN-2'/>",
      "1: rules are numbers such as BN-22" },
    { "<lesson game='norwegian' rules=''/>", "1: it teaches no rule" },
    { "<lesson game='norwegian' rules='the 7'/>",
      "1: rules are numbers such as BN-22, parted by one space each, not “the”"
    },
    { HEAD "</lesson>", "4: the lesson has no step" },
    { HEAD "<learn reasons='dump-low luck'>Learn</learn></lesson>",
      "4: reasons: “luck” is no reason" },
    { HEAD "<learn reasons='make-run'>Another game’s.</learn></lesson>",
      "4: reasons: “make-run” is no reason" },
    { HEAD "<learn>Learn</learn></lesson>",
      "4: <learn> needs cards, refusals, events or reasons" },
    { HEAD "<title>Once more</title></lesson>", "4: <title> is there twice" },
    { "<lesson game='norwegian' rules='BN-1'>\n<title>T</title>\n" TABLE,
      "3: <title> and <about> come before the steps" },
    { HEAD TABLE SEVEN "</lesson>\n<say>More.</say>",
      "21: <say> stands after </lesson>" },
    { HEAD TABLE SEVEN "</lesson>\n" HEAD, "21: <lesson> stands after" },
    { HEAD TABLE HEAD "</lesson></lesson>",
      "14: <lesson> is no step of a lesson" },
    { HEAD TABLE "<say>A &unknown; word.</say></lesson>", "14: " },
    { HEAD TABLE "<say>One.</play></lesson>", "14: " },
    { HEAD "<say>First.</say></lesson>", "4: the first step is a <position>" },
    { HEAD TABLE TABLE "<say>A.</say></lesson>",
      "14: nothing happens at the table before it" },
    { HEAD TABLE "<say>One. Two! Three? Four.</say></lesson>",
      "14: more than 3 sentences" },
    { HEAD TABLE "<say></say></lesson>", "14: the text is missing" },
    { HEAD TABLE "<say at='moon'>Look.</say></lesson>", "14: at: “moon”" },
    { HEAD TABLE "<say at='card 77'>Look.</say></lesson>",
      "14: at: “card 77”" },
    { HEAD TABLE "<say at=''>Look.</say></lesson>", "14: at: “”" },
    { HEAD TABLE "<say at='card'>Look.</say></lesson>", "14: at: “card”" },
    { HEAD TABLE "<say at='hand 99'>Look.</say></lesson>",
      "14: at: “hand 99”" },
    { HEAD TABLE "<say at='pile 1'>Look.</say></lesson>", "14: at: “pile 1”" },
    { HEAD TABLE "<say at='player x'>Look.</say></lesson>",
      "14: at: “player x”" },
    { HEAD TABLE "<say at='sign moon'>Look.</say></lesson>",
      "14: at: “sign moon”" },
    { HEAD TABLE "<say at='sign board'>Another game’s.</say></lesson>",
      "14: at: “sign board”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<answer at='moon'>No.</answer></play></lesson>", "15: at: “moon”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<done at='sign sun'>Yes.</done></play></lesson>", "15: at: “sign sun”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<hint at='pile'>Yes.</hint></play></lesson>",
      "15: <hint> has no “at”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<answer for='lay KD'>No.</answer></play></lesson>",
      "15: <answer> has no “for”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<ask>Again.</ask></play></lesson>", "15: <ask> is there twice" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<done>One. Two. Three. Four.</done></play></lesson>",
      "15: more than 3 sentences" },
    { HEAD TABLE "<play move='lay 7S' test='maybe'><ask>Lay.</ask></play>"
      "</lesson>", "14: test: “maybe” is not “yes”" },
    { HEAD TABLE "<say test='yes'>Look.</say></lesson>",
      "14: <say> has no “test”" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay.</ask>\n"
      "<say>What?</say></play></lesson>",
      "15: <play> and <find> have no <say>" },
    { HEAD TABLE "<play><ask>Lay.</ask></play></lesson>",
      "14: <play> needs “move”" },
    { HEAD TABLE "<sing>La.</sing></lesson>", "14: <sing> is no step" },
    { HEAD TABLE "<play move='lay 7S'></play></lesson>",
      "14: <play> needs an <ask>" },
    { HEAD TABLE "<say><b>Bold</b></say></lesson>",
      "14: <b> stands within a text" },
    { HEAD TABLE "words</lesson>", "14: text where none belongs" },
    { HEAD TABLE "<find><ask>Find it.</ask></find></lesson>",
      "14: in this game there is nothing to find" },
    { HEAD TABLE "<say>A.<hint>B.</hint></say></lesson>",
      "14: <hint> stands within a text" },
    { HEAD TABLE "<other move='a | b'/></lesson>",
      "14: another player makes one move" },
    { HEAD "<position seats='99'>\n</position></lesson>", "4: seats: “99”" },
    { HEAD "<position options='six=seven'>\n</position></lesson>",
      "4: options: “six” cannot be “seven”" },
    { HEAD "<position>\nphase=play\nto-move=0\ndirection=clockwise\n"
      "hand.0=ZZ\n</position></lesson>", "8: hand.0: " },
    { HEAD "<position>\nphase=play\n</position></lesson>",
      "4: to-move: missing" },
    { HEAD TABLE "<say>Not ended.", "14: " },
    { HEAD TABLE "<quiz about='love'>Now.</quiz></lesson>",
      "14: nothing can be asked about “love”" },
    { HEAD TABLE "<quiz>Now.</quiz></lesson>", "14: <quiz> needs “about”" },
    { HEAD TABLE "<say move='ready'>Now.</say></lesson>",
      "14: <say> has no “move”" },
    { HEAD TABLE "<game level='god'>Now.</game></lesson>",
      "14: “god” is no computer player" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *start = g_strconcat ("bad.xml:", bad[i].error, NULL);

      g_assert_null (tapis_lesson_new_from_text ("bad.xml", bad[i].text, -1,
                                                 &error));
      g_test_message ("%s", error->message);
      g_assert_true (error->domain == TAPIS_LESSON_ERROR);
      g_assert_true (g_str_has_prefix (error->message, start));
    }
}

/* What is no text at all. */
static void
test_bytes (void)
{
  static const struct
  {
    const char *bytes;
    gssize      size;
  } bad[] = {
    { "\0", 1 },
    { "\xff\xfe<\0l\0", 6 },
    { "\xef\xbb\xbf", 3 },
    { HEAD TABLE "<say>caf\xe9.</say></lesson>", -1 },
    { HEAD TABLE "<say>\0</say></lesson>", sizeof (HEAD TABLE) + 18 },
    { HEAD TABLE "<say>The\0re.</say></lesson>",
      sizeof (HEAD TABLE "<say>The\0re.</say></lesson>") - 1 },
    { HEAD TABLE "<say>A.</say></lesson>\0",
      sizeof (HEAD TABLE "<say>A.</say></lesson>\0") - 1 },
    { HEAD TABLE "<say at='\xc3'>A.</say></lesson>", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tapis_lesson_new_from_text ("bad.xml", bad[i].bytes,
                                                 bad[i].size, &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, TAPIS_LESSON_ERROR, TAPIS_LESSON_ERROR_XML);
      g_assert_true (g_str_has_prefix (error->message, "bad.xml:"));
      g_assert_true (g_ascii_isdigit (error->message[strlen ("bad.xml:")]));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* Not as deep as somebody likes. */
static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new (HEAD TABLE);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, "<say>");
  g_assert_null (tapis_lesson_new_from_text ("bad.xml", text->str, -1, &error));
  g_assert_cmpstr (error->message, ==,
                   "bad.xml:14: <say> stands within a text");
}

/* Nor as long: each of these holds @unit as often as may be, and then once
 * more. */
static void
test_long (void)
{
  static const struct
  {
    const char *before, *unit, *after;
    guint most;
    const char *error;
  } texts[] = {
    { "<lesson game='norwegian' rules='BN-1'>\n<title>", "é",
      "</title><about>A.</about>" TABLE "</lesson>", 2000,
      "2: more than 2000 characters at once: “éé" },
    { "<lesson game='norwegian' rules='BN-1'>\n<title>A</title><about>", "a",
      "</about>" TABLE "</lesson>", 2000,
      "2: more than 2000 characters at once: “aa" },
    { HEAD TABLE "<say>", "w", "</say></lesson>", 2000,
      "14: more than 2000 characters at once: “ww" },
    { HEAD TABLE, "<say>A.</say>", "</lesson>", 999,
      "14: more than 1000 steps" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint more = 0; more < 2; more++)
      {
        g_autoptr (GString) text = g_string_new (texts[i].before);
        g_autoptr (TapisLesson) lesson = NULL;
        g_autoptr (GError) error = NULL;

        for (guint n = texts[i].most + more; n > 0; n--)
          g_string_append (text, texts[i].unit);
        g_string_append (text, texts[i].after);
        lesson = tapis_lesson_new_from_text ("bad.xml", text->str, -1, &error);
        g_assert_true ((lesson != NULL) == (more == 0));
        if (more == 0)
          continue;
        g_test_message ("%s", error->message);
        g_assert_true (g_str_has_prefix (error->message + strlen ("bad.xml:"),
                                         texts[i].error));
      }
}

/* What an error quotes is no command to a terminal. */
static void
test_quoted (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tapis_lesson_new_from_text (
    "bad.xml", "<lesson game='\302\233\342\200\256x' rules='BN-1'/>", -1,
    &error));
  g_assert_cmpstr (error->message, ==, "bad.xml:1: “��x” is no game");
}

static void
expect_file (const char *path, const char *start)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("%s:%s", path, start);

  g_assert_null (tapis_lesson_new_from_file (file, &error));
  g_test_message ("%s", error->message);
  g_assert_true (error->domain == TAPIS_LESSON_ERROR);
  g_assert_true (g_str_has_prefix (error->message, message));
}

static void
test_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *empty = g_build_filename (folder, "empty.xml", NULL);
  g_autofree char *huge = g_build_filename (folder, "huge.xml", NULL);
  FILE *out;

  expect_file ("/nowhere/lesson.xml", " ");
  expect_file (folder, " ");
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  expect_file (empty, "1: ");
  /* it takes no longer to refuse because it is so large */
  out = g_fopen (huge, "w");
  g_assert_cmpint (fseek (out, 2000000000l, SEEK_SET), ==, 0);
  g_assert_cmpint (fputc ('x', out), ==, 'x');
  g_assert_cmpint (fclose (out), ==, 0);
  expect_file (huge, "1: too large");
  test_remove_folder (folder);
}

/* A file that is no file is refused at once, with its reason. */
static void
test_no_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.xml", NULL);
  g_autofree char *device = g_build_filename (folder, "device.xml", NULL);
  g_autofree char *good = g_build_filename (folder, "good.xml", NULL);
  g_autofree char *other = g_build_filename (folder, "link.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (other);
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisLesson) lesson = NULL;

  alarm (60); /* who opens the pipe waits for ever */
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  expect_file (pipe, " Not a regular file");
  alarm (0);
  g_assert_cmpint (symlink ("/dev/zero", device), ==, 0);
  expect_file (device, " Not a regular file");
  expect_file ("/dev/zero", " Not a regular file");
  expect_file (folder, " Is a directory");

  /* a link to a file is a file */
  g_assert_true (g_file_set_contents (good, HEAD TABLE SEVEN "</lesson>", -1,
                                      NULL));
  g_assert_cmpint (symlink (good, other), ==, 0);
  lesson = tapis_lesson_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lesson);
  test_remove_folder (folder);
}

/* A file that somebody writes to all the while. */
typedef struct
{
  int fd;
  int stop; /* atomic */
} Writer;

static gpointer
write_in_thread (gpointer data)
{
  static const char words[4096] = { ' ' };
  Writer *writer = data;

  /* never so much that a disk could be full of it */
  for (guint i = 0; i < 16384 && !g_atomic_int_get (&writer->stop); i++)
    g_assert_cmpint (write (writer->fd, words, sizeof words), >, 0);
  return NULL;
}

static void
test_growing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lesson-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "growing.xml", NULL);
  Writer writer = { .fd = g_open (path, O_CREAT | O_WRONLY, 0600) };
  GThread *thread;

  g_assert_cmpint (writer.fd, >=, 0);
  thread = g_thread_new ("writer", write_in_thread, &writer);
  expect_file (path, "1: ");
  g_atomic_int_set (&writer.stop, 1);
  g_thread_join (thread);
  close (writer.fd);
  test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/lesson-read/good", test_read);
  g_test_add_func ("/lesson-read/bad", test_bad);
  g_test_add_func ("/lesson-read/bytes", test_bytes);
  g_test_add_func ("/lesson-read/deep", test_deep);
  g_test_add_func ("/lesson-read/long", test_long);
  g_test_add_func ("/lesson-read/quoted", test_quoted);
  g_test_add_func ("/lesson-read/file", test_file);
  g_test_add_func ("/lesson-read/no-file", test_no_file);
  g_test_add_func ("/lesson-read/growing", test_growing);
  return g_test_run ();
}
