/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons: what is wrong with a bad one and where, how one is given, and that
 * what it claims is proved. */

#include "helpers.h"

#include "games/scientific-war.h"
#include "model/tapis-tutor.h"

#define HEAD \
  "<lesson game='norwegian' rules='BN-20 BN-24'>\n" \
  "<title>The 7</title>\n" \
  "<about>Low cards are strong after a 7.</about>\n"

#define TABLE \
  "<position seats='2'>\n" \
  "phase=play\n" \
  "to-move=0\n" \
  "direction=clockwise\n" \
  "pile=5C@1\n" \
  "hand.0=4H 7S KD\n" \
  "down.0=3C 3D\n" \
  "hand.1=9S 9D\n" \
  "down.1=AC KH\n" \
  "</position>\n"

#define SEVEN \
  "<play move='lay 7S' at='card 7S'>\n" \
  "<ask>Lay the 7.</ask>\n" \
  "<answer to='lay KD'>A king fits as well.</answer>\n" \
  "<done>Now a 7 or lower is asked for.</done>\n" \
  "</play>\n" \
  "<other move='pick-up'>The other player has nothing that low.</other>\n"

static TapisLesson *
read_lesson (const char *text)
{
  g_autoptr (GError) error = NULL;
  TapisLesson *lesson =
    tapis_lesson_new_from_text ("norwegian-07-seven.xml", text, -1, &error);

  g_assert_no_error (error);
  return lesson;
}

/* --- reading -------------------------------------------------------------- */

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
    { "<lesson rules='BN-1'/>", "1: " },
    { "<lesson game='balco' rules='BA-1' x='y'/>", "1: " },
    { HEAD "</lesson>", "4: the lesson has no step" },
    { HEAD "<say>First.</say></lesson>", "4: the first step is a <position>" },
    { HEAD TABLE "<say>One. Two! Three? Four.</say></lesson>",
      "14: more than 3 sentences" },
    { HEAD TABLE "<say></say></lesson>", "14: the text is missing" },
    { HEAD TABLE "<say at='moon'>Look.</say></lesson>", "14: at: “moon”" },
    { HEAD TABLE "<say at='card 77'>Look.</say></lesson>",
      "14: at: “card 77”" },
    { HEAD TABLE "<sing>La.</sing></lesson>", "14: <sing> is no step" },
    { HEAD TABLE "<play move='lay 7S'></play></lesson>",
      "14: <play> needs an <ask>" },
    { HEAD TABLE "<say><b>Bold</b></say></lesson>",
      "14: <b> stands within a text" },
    { HEAD TABLE "words</lesson>", "14: text where none belongs" },
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

static void
test_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/lesson.xml");
  g_autoptr (GError) error = NULL;

  g_assert_null (tapis_lesson_new_from_file (file, &error));
  g_assert_error (error, TAPIS_LESSON_ERROR, TAPIS_LESSON_ERROR_FILE);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/lesson.xml: "));
}

/* --- giving --------------------------------------------------------------- */

static void
test_give (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<say at='pile'>Look.</say>" SEVEN "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisCard *seven = test_card (game, "hand", 0, "7S");
  TestEar refused;

  test_listen (&refused, game, "refused");

  /* first it is to be read */
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
  g_assert_true (tapis_tutor_find (tutor, tapis_tutor_get_at (tutor)) ==
                 tapis_game_get_pile (game, "pile", -1));
  g_assert_false (tapis_card_get_playable (seven));
  g_assert_false (tapis_game_lay_card (game, seven));
  g_assert_nonnull (strstr (refused.last, "Continue"));
  tapis_tutor_go_on (tutor);

  /* then to be done */
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_true (tapis_tutor_find (tutor, tapis_tutor_get_at (tutor)) ==
                 seven);
  g_assert_true (tapis_card_get_playable (seven));
  tapis_tutor_hint (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Lay the 7 of spades.");

  /* another move is made, answered and taken back */
  g_assert_true (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                       "KD")));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "A king fits as well.");
  g_assert_false (tapis_game_can_step (game));
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Lay the 7.");

  g_assert_true (tapis_game_lay_card (game, seven));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Now a 7 or lower is asked for.");
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
  g_assert_false (tapis_game_can_step (game));
  tapis_tutor_step (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  g_assert_cmpuint (tapis_tutor_get_step (tutor), ==,
                    tapis_tutor_get_n_steps (tutor));

  /* and back */
  tapis_tutor_back (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  tapis_tutor_back (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
  g_assert_false (tapis_tutor_can_back (tutor));
  tapis_tutor_go_to (tutor, 99);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
  tapis_tutor_restart (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
}

/* Questions differ, and each tells what was wrong about an answer. */
static void
test_quiz (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<quiz about='cards' questions='8'>Now you.</quiz>"
                 "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Now you.");
  for (guint n = 1; n <= 8; n++)
    {
      const TapisQuestion *q;
      GString *labels = g_string_new (NULL);
      guint wrong = 0;

      tapis_tutor_go_on (tutor);
      q = tapis_tutor_get_question (tutor);
      g_assert_nonnull (q);
      g_assert_cmpuint (tapis_tutor_get_question_number (tutor), ==, n);
      g_assert_true (q->game == tapis_tutor_get_game (tutor));
      for (guint i = 0; i < q->n_options; i++)
        {
          g_string_append (labels, q->options[i].label);
          if (!q->options[i].right)
            wrong |= 1u << i;
        }
      g_hash_table_add (seen, g_string_free (labels, FALSE));
      tapis_tutor_reply (tutor, wrong);
      g_assert_true (g_str_has_prefix (tapis_tutor_get_text (tutor),
                                       "Not quite."));
      for (guint i = 0; i < q->n_options; i++)
        g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                                  q->options[i].why));
      g_assert_null (tapis_tutor_get_question (tutor));
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 5);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
}

/* Bataille scientifique asks who takes a trick, if anybody does. The learner is
 * the seer: the cards of the others are open. */
static void
test_quiz_trick (void)
{
  CgRandom random;
  CgSetup setup;
  guint wars = 0;

  cg_setup_init (&setup, &cg_rules_scientific_war);
  setup.seats = 3;
  cg_random_seed (&random, 7);
  for (guint n = 0; n < 40; n++)
    {
      g_autoptr (TapisQuestion) q =
        tapis_question_new (&setup, &cg_rules_scientific_war, "trick", &random);
      guint open = 0;
      guint n_right = 0;

      g_assert_nonnull (q);
      g_assert_false (q->several);
      for (int seat = 1; seat < 3; seat++)
        {
          TapisCard *card =
            tapis_pile_get_top (tapis_game_get_pile (q->game, "chosen", seat));

          if (card == NULL)
            continue;
          g_assert_cmpint (tapis_card_get_face (card), !=, CG_CARD_HIDDEN);
          open++;
        }
      /* each of them, the learner and nobody */
      g_assert_cmpuint (open, >=, 1);
      g_assert_cmpuint (q->n_options, ==, open + 2);
      for (guint i = 0; i < q->n_options; i++)
        n_right += q->options[i].right;
      g_assert_cmpuint (n_right, ==, 1);
      wars += q->options[q->n_options - 1].right;
    }
  g_assert_cmpuint (wars, >, 0);
  g_assert_cmpuint (wars, <, 40);
}

/* --- proving -------------------------------------------------------------- */

static void
test_prove (void)
{
  static const Bad rows[] = {
    { HEAD TABLE SEVEN "</lesson>", NULL },
    { HEAD TABLE "<play move='lay 7S | lay KD'><ask>Lay one.</ask></play>"
      "<other move='pick-up'/></lesson>", NULL },
    { HEAD TABLE "<play move='lay 4H'><ask>Lay it.</ask></play></lesson>",
      "14: “lay 4H” is not legal here: too-low" },
    { HEAD TABLE "<play move='sing'><ask>Lay it.</ask></play></lesson>",
      "14: “sing” is no move" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay 4H'>No.</answer></play></lesson>",
      "15: “lay 4H” is not legal here" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay 7S'>No.</answer></play></lesson>",
      "15: “lay 7S” is what is asked for" },
    { HEAD TABLE "<other move='pick-up'/></lesson>",
      "14: no other player is to move" },
    { HEAD TABLE "<say at='card 9S'>Look.</say></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE SEVEN "<play move='*'><ask>Play.</ask></play>\n"
      "<other move='lay 9S'/></lesson>", "21: “lay 9S” is not legal here" },
    { HEAD TABLE "<play move='*'><ask>Play.</ask></play>\n"
      "<other move='lay 9S'/></lesson>",
      "15: “lay 9S” is not legal here" },
    { HEAD TABLE "<quiz about='cards' questions='5' seats='3' "
      "options='six=reverse'>Now you.</quiz><say>Well done.</say></lesson>", NULL },
    { HEAD TABLE "<quiz about='cards'>Now you.</quiz>"
      "<game>Play on.</game></lesson>", "14: after a quiz" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TapisLesson) lesson = read_lesson (rows[i].text);
      g_autoptr (GError) error = NULL;
      gboolean proved = tapis_lesson_prove (lesson, &error);

      if (error != NULL)
        g_test_message ("%s", error->message);
      g_assert_true (proved == (rows[i].error == NULL));
      if (rows[i].error == NULL)
        g_assert_no_error (error);
      else
        g_assert_nonnull (strstr (error->message, rows[i].error));
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/lesson/read", test_read);
  g_test_add_func ("/lesson/bad", test_bad);
  g_test_add_func ("/lesson/file", test_file);
  g_test_add_func ("/lesson/give", test_give);
  g_test_add_func ("/lesson/quiz", test_quiz);
  g_test_add_func ("/lesson/quiz-trick", test_quiz_trick);
  g_test_add_func ("/lesson/prove", test_prove);
  return g_test_run ();
}
