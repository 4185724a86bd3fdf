/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves: the text as it is written, and every way in which a text can be
 * wrong. Each wrong one gives one error that begins with its line, and leaves
 * alone what it was to be loaded into. */

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <string.h>

/* The smallest game after four moves, the last taken back. */
static const char good[] =
  "[game]\n"                                                       /*  1 */
  "format=1\n"                                                     /*  2 */
  "id=null\n"                                                      /*  3 */
  "seats=2\n"                                                      /*  4 */
  "dealer=0\n"                                                     /*  5 */
  "options=cards=3;low_wins=off;\n"                                /*  6 */
  "deal=42\n"                                                      /*  7 */
  "\n"                                                             /*  8 */
  "[position]\n"                                                   /*  9 */
  "to-move=1\n"                                                    /* 10 */
  "table=\n"                                                       /* 11 */
  "score.0=0\n"                                                    /* 12 */
  "hand.0=10D JD KH\n"                                             /* 13 */
  "score.1=0\n"                                                    /* 14 */
  "hand.1=5S 7C 9D\n"                                              /* 15 */
  "away=\n"                                                        /* 16 */
  "stock=JC 7H 10C 3S 8H 8D QC AS 5D 2S 6H 8S 3D 9C 2D KD 7S 5H 8C 4D 4H KC "
  "10S 4S JH 3C AC 6D 9S 9H 7D QH 10H 5C AH 2C 6S 4C AD QS KS 6C JS 3H QD "
  "2H\n"                                                           /* 17 */
  "\n"                                                             /* 18 */
  "[moves]\n"                                                      /* 19 */
  "1=1 lay 5S\n"                                                   /* 20 */
  "2=0 lay 10D\n"                                                  /* 21 */
  "3=0 lay JD\n"                                                   /* 22 */
  "4=1 lay 7C\n"                                                   /* 23 */
  "\n"                                                             /* 24 */
  "[sitting]\n"                                                    /* 25 */
  "redo=1\n"                                                       /* 26 */
  "finished=3\n"                                                   /* 27 */
  "wins=1 2\n"                                                     /* 28 */
  "practice=on\n";                                                 /* 29 */

static CgSession *
load (const char *text, GError **error)
{
  return cg_session_from_text (cg_games_all, text, -1, NULL, error);
}

/* @text with its one @find replaced. */
static char *
replace (const char *text, const char *find, const char *with)
{
  const char *at = strstr (text, find);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, with,
                          at + strlen (find));
}

static void
test_good (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = load (good, &error);
  g_autofree char *again = NULL;
  int seat;

  g_assert_no_error (error);
  g_assert_cmpuint (cg_session_deal (session), ==, 42);
  g_assert_cmpuint (cg_session_n_played (session), ==, 3);
  g_assert_cmpuint (cg_session_n_redo (session), ==, 1);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 3);
  g_assert_cmpuint (cg_session_wins (session, 1), ==, 2);
  g_assert_true (cg_session_practice (session));
  cg_session_move (session, 2, &seat);
  g_assert_cmpint (seat, ==, 0);
  again = cg_session_to_text (session, NULL);
  g_assert_cmpstr (again, ==, good);
}

/* What may be written otherwise, and reads as the same. */
static void
test_tolerant (void)
{
  static const char *const pairs[][2] = {
    { "dealer=0\n", "" },
    { "cards=3;low_wins=off;", "low_wins=off ; cards=3" },
    { "cards=3;low_wins=off;", "" },
    { "options=cards=3;low_wins=off;\n", "" },
    { "10D JD KH", "  KH JD   10D " },
    { "[moves]", "# a comment\n\n\n  [moves]  " },
    { "to-move=1", "  to-move =  1" },
    { "\n[moves]\n", "\r\n[moves]\r\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *text = replace (good, pairs[i][0], pairs[i][1]);
      g_autoptr (GError) error = NULL;
      g_autoptr (CgSession) session = load (text, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      again = cg_session_to_text (session, NULL);
      g_assert_cmpstr (again, ==, good);
    }
}

/* --- wrong texts
 * -------------------------------------------------------------- */

typedef struct
{
  const char *find;    /* in the good text … */
  const char *with;    /* … and what is there instead */
  CgSaveError code;
  const char *message; /* the whole of it, or its beginning before a "…" */
} Wrong;

#define SYNTAX CG_SAVE_ERROR_SYNTAX
#define FORMAT CG_SAVE_ERROR_FORMAT
#define GAME CG_SAVE_ERROR_GAME
#define SETUP CG_SAVE_ERROR_SETUP
#define POSITION CG_SAVE_ERROR_POSITION
#define MOVE CG_SAVE_ERROR_MOVE

static const Wrong wrongs[] = {
  /* not a key file */
  { "dealer=0", "dealer", SYNTAX, "5: neither…" },
  { "[position]", "[position", SYNTAX, "9: neither…" },
  { "[position]", "[posi[tion]", SYNTAX, "9: neither…" },
  { "[position]", "[]", SYNTAX, "9: neither…" },
  { "[position]", "[position] x", SYNTAX, "9: neither…" },
  { "dealer=0", "=0", SYNTAX, "5: neither…" },
  { "dealer=0", "dealer[fr]=0", SYNTAX, "5: neither…" },
  { "[game]\n", "", SYNTAX, "1: a key before any group" },
  { "[game]\n", "[gmae]\n", SYNTAX, "29: there is no group [game]" },
  { "dealer=0", "seats=2", SYNTAX, "5: this key is there twice" },
  { "[moves]", "[game]", SYNTAX, "19: this group is there twice" },
  { "[sitting]", "[x]\na=1\n[x]\n[sitting]", SYNTAX, "27: this group…" },
  { "lay 7C", "lay \xff", SYNTAX, "23: not UTF-8" },
  { "lay 7C", "lay \xc3", SYNTAX, "23: not UTF-8" },

  /* of another time or game */
  { "format=1", "format=2", FORMAT, "2: format: 2 is newer than 1…" },
  { "format=1", "format=0", FORMAT, "2: format: “0” is not a number…" },
  { "format=1", "format=1.0", FORMAT, "2: format: “1.0” is not a number…" },
  { "format=1", "format=99999999999", FORMAT, "2: format: “99999999999”…" },
  { "format=1\n", "", FORMAT, "1: format: missing from [game]" },
  { "id=null", "id=chess", GAME, "3: id: “chess” is no game…" },
  { "id=null", "id=", GAME, "3: id: “” is no game…" },
  { "id=null\n", "", GAME, "1: id: missing from [game]" },
  { "id=null", "id=norwegian", SETUP, "6: options: the game has no option…" },

  /* seats and options */
  { "seats=2", "seats=5", SETUP, "4: seats: “5” is not a number from 2 to 4" },
  { "seats=2", "seats=1", SETUP, "4: seats: “1” is not a number from 2 to 4" },
  { "seats=2", "seats=two", SETUP, "4: seats: “two”…" },
  { "seats=2", "seats=02", SETUP, "4: seats: “02”…" },
  { "seats=2\n", "", SETUP, "1: seats: missing from [game]" },
  { "dealer=0", "dealer=2", SETUP, "5: dealer: “2” is not…from 0 to 1" },
  { "dealer=0", "dealer=-1", SETUP, "5: dealer: “-1”…" },
  { "dealer=0", "color=red", SETUP, "5: color: no such key here" },
  { "cards=3", "cards=6", SETUP, "6: options: “cards” cannot be “6”" },
  { "cards=3", "cards=", SETUP, "6: options: “cards” cannot be “”" },
  { "cards=3", "cards", SETUP, "6: options: “cards” is not an option…" },
  { "cards=3", "cards=3;cards=3", SETUP, "6: options: “cards” is there twice" },
  { "low_wins=off", "low_wins=no", SETUP, "6: options: “low_wins” cannot…" },
  { "low_wins=off", ";low_wins=off", SETUP, "6: options: “” is not…" },
  { "low_wins", "high_wins", SETUP, "6: options: the game has no option…" },
  { "deal=42", "deal=forty-two", SETUP, "7: deal: “forty-two”…" },
  { "deal=42", "deal=-1", SETUP, "7: deal: “-1”…" },
  { "deal=42", "deal=042", SETUP, "7: deal: “042”…" },
  { "deal=42", "deal=", SETUP, "7: deal: “”…" },
  { "deal=42", "deal=18446744073709551616", SETUP, "7: deal: “18446…" },

  /* the position */
  { "[position]", "[positron]", POSITION, "29: there is no group [position]" },
  { "to-move=1\n", "", POSITION, "9: to-move: missing from [position]" },
  { "to-move=1", "to-move=2", POSITION, "10: to-move: “2” is not a number…" },
  { "to-move=1", "to-move=-1", POSITION, "9: the game is over when…" },
  { "table=", "table=KH", POSITION, "9: a card is there too…" },
  { "table=", "table=2H 3H", POSITION, "11: table: more than 1 cards" },
  { "10D JD KH", "10D JD KX", POSITION, "13: hand.0: “KX” is no card" },
  { "10D JD KH", "10D JD", POSITION, "9: a card is missing" },
  { "10D JD KH", "10D JD JD", POSITION, "9: a card is there too…" },
  { "10D JD KH", "KH KH KH", POSITION, "13: hand.0: KH is there too often" },
  { "10D JD KH", "10D JD ??", POSITION, "13: hand.0: a card is hidden" },
  { "10D JD KH", "10D JD -", POSITION, "13: hand.0: “-” is no card" },
  { "10D JD KH", "10D JD 3o", POSITION, "13: hand.0: 3o is not of this pack" },
  { "10D JD KH", "10D JD *=3", POSITION, "13: hand.0: *=3 is not of…" },
  { "10D JD KH", "10D JD *", POSITION, "9: a card is there too…" },
  { "10D JD KH", "10D\tJD KH", POSITION, "13: hand.0: “10D\tJD” is no card" },
  { "score.0=0", "score.0=1", POSITION, "9: the tricks scored…" },
  { "score.0=0", "score.0=4", POSITION, "12: score.0: “4” is not a number…" },
  { "score.0=0", "score.2=0", POSITION, "12: score.2: no key of this game…" },
  { "score.0=0", "score.0=0\nscore.2=0", POSITION,
    "13: score.2: no key of this game…" },
  { "JC 7H", "7H", POSITION, "9: a card is missing" },

  /* the moves */
  { "1=1 lay 5S", "1=0 lay 10D", MOVE, "20: 1: it is the turn of seat 1" },
  { "1=1 lay 5S", "1=2 lay 10D", MOVE, "20: 1: “2 lay 10D” is not a seat…" },
  { "1=1 lay 5S", "1=lay 10D", MOVE, "20: 1: “lay 10D” is not a seat…" },
  { "1=1 lay 5S", "1=1", MOVE, "20: 1: “1” is not a seat and a move" },
  { "1=1 lay 5S", "1=", MOVE, "20: 1: “” is not a seat and a move" },
  { "1=1 lay 5S", "1=1 lay", MOVE, "20: 1: “lay” is no move" },
  { "1=1 lay 5S", "1=1  lay 5S", MOVE, "20: 1: “ lay 5S” is no move" },
  { "1=1 lay 5S", "1=1 lay 5S 7C", MOVE, "20: 1: “lay 5S 7C” is no move" },
  { "1=1 lay 5S", "1=1 lay *", MOVE, "20: 1: “lay *” is no move" },
  { "1=1 lay 5S", "1=1 lay KH", MOVE,
    "20: 1: “lay KH” is not legal there: not-your-card" },
  { "1=1 lay 5S\n", "", MOVE, "20: 2: move 1 should be here" },
  { "2=0 lay", "02=0 lay", MOVE, "21: 02: move 2 should be here" },
  { "2=0 lay", "x=0 lay", MOVE, "21: x: move 2 should be here" },
  { "4=1 lay 7C\n", "4=1 lay 7C\n5=0 lay KH\n6=1 lay 9D\n7=1 lay 9D\n",
    MOVE, "26: 7: the game is over before this move" },

  /* the sitting */
  { "redo=1", "redo=5", SETUP, "26: redo: “5” is not a number from 0 to 4" },
  { "redo=1", "undo=1", SETUP, "26: undo: no such key here" },
  { "finished=3", "finished=-3", SETUP, "27: finished: “-3”…" },
  { "finished=3\n", "", SETUP, "27: wins: wins without finished games" },
  { "wins=1 2", "wins=1", SETUP, "28: wins: not one number for each seat" },
  { "wins=1 2", "wins=1 2 0", SETUP, "28: wins: not one number…" },
  { "wins=1 2", "wins=1 4", SETUP, "28: wins: “4” is not a number from 0…" },
  { "wins=1 2\n", "", SETUP, "25: wins: not one number for each seat" },
  { "practice=on", "practice=yes", SETUP, "29: practice: “yes”…" },
};

/* "…" stands for anything, as often as wanted. */
static gboolean
matches (const char *pattern, const char *text)
{
  const char *dots = strstr (pattern, "…");
  gsize n;

  if (dots == NULL)
    return strcmp (pattern, text) == 0;
  n = (gsize) (dots - pattern);
  if (strncmp (pattern, text, n) != 0)
    return FALSE;
  for (text += n; *text != '\0'; text++)
    if (matches (dots + strlen ("…"), text))
      return TRUE;
  return matches (dots + strlen ("…"), text);
}

static void
test_wrong (gconstpointer data)
{
  const Wrong *wrong = data;
  g_autofree char *text = replace (good, wrong->find, wrong->with);
  g_autoptr (GError) error = NULL;
  GKeyFile *untouched = (GKeyFile *) 0x5a;

  g_assert_null (cg_session_from_text (cg_games_all, text, -1, &untouched,
                                       &error));
  g_assert_nonnull (error);
  if (!matches (wrong->message, error->message))
    g_error ("“%s” should be “%s”", error->message, wrong->message);
  g_assert_error (error, CG_SAVE_ERROR, (gint) wrong->code);
  g_assert_true (untouched == (GKeyFile *) 0x5a);
  /* nobody has to ask why */
  g_assert_null (load (text, NULL));
}

static void
assert_syntax_error (const char *text, gssize length, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (cg_session_from_text (cg_games_all, text, length, NULL,
                                       &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_whole (void)
{
  g_autofree char *huge = g_malloc (CG_SAVE_MAX_BYTES + 1);
  g_autofree char *zero = g_memdup2 (good, sizeof good);
  g_autoptr (GString) padded = g_string_new (good);
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = NULL;

  assert_syntax_error ("", 0, "1: empty");
  assert_syntax_error (good, 0, "1: empty");
  assert_syntax_error ("\n\n", -1, "2: there is no group [game]");
  assert_syntax_error ("# nothing", -1, "1: there is no group [game]");
  assert_syntax_error ("\x7f" "ELF\2\1\1", -1,
                       "1: neither a key with “=”, a group nor a comment");
  memset (huge, '\n', CG_SAVE_MAX_BYTES + 1);
  assert_syntax_error (huge, CG_SAVE_MAX_BYTES + 1,
                       "1: too large: more than 4194304 bytes");
  zero[50] = '\0';
  assert_syntax_error (zero, sizeof good - 1, "6: there is a zero byte");
  assert_syntax_error (good, sizeof good, "30: there is a zero byte");

  /* as large as may be is read */
  g_string_append (padded, "[notes]\n");
  while (padded->len < CG_SAVE_MAX_BYTES - 64)
    g_string_append_printf (padded, "%" G_GSIZE_FORMAT "=x\n", padded->len);
  session = load (padded->str, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cg_session_n_played (session), ==, 3);
}

/* --- damage
 * --------------------------------------------------------------------- */

/* Loads a text that may be anything. What loads must be a sound game. */
static gboolean
load_damaged (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, text, (gssize) length, NULL, &error);
  g_autoptr (CgSession) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (session == NULL)
    {
      g_assert_true (error != NULL && error->domain == CG_SAVE_ERROR);
      g_assert_true (g_ascii_isdigit (*error->message));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_null (strchr (error->message, '\n'));
      return FALSE;
    }
  g_assert_no_error (error);
  g_assert_null (cg_session_rules (session)->validate (
                   cg_session_state (session)));
  first = cg_session_to_text (session, NULL);
  again = load (first, &error);
  g_assert_no_error (error);
  second = cg_session_to_text (again, NULL);
  g_assert_cmpstr (first, ==, second);
  return TRUE;
}

/* A game of that id after some random moves. */
static char *
new_text (const char *id, guint n_moves)
{
  const CgRules *rules = cg_game_find_any (id);
  g_autoptr (CgSession) session = NULL;
  CgRandom random;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  session = cg_session_new (rules, &setup, 11);
  cg_random_seed (&random, 11);
  while (n_moves-- > 0 &&
         rules->to_move (cg_session_state (session)) != CG_NO_SEAT)
    cg_session_play (session,
                     cg_random_move (rules, cg_session_state (session),
                                     &random), NULL);
  return cg_session_to_text (session, NULL);
}

static void
test_truncated (gconstpointer id)
{
  g_autofree char *text = new_text (id, 40);
  gsize size = strlen (text);
  guint loaded = 0;

  for (gsize length = 0; length <= size; length++)
    loaded += load_damaged (text, length);
  /* the whole, and those cut after a whole move */
  g_assert_cmpuint (loaded, >, 1);
  g_assert_cmpuint (loaded, <, size / 4);
}

static void
test_flipped (gconstpointer id)
{
  g_autofree char *text = new_text (id, 12);
  gsize size = strlen (text);

  for (gsize at = 0; at < size; at++)
    for (guint bit = 0; bit < 8; bit++)
      {
        text[at] ^= (char) (1 << bit);
        load_damaged (text, size);
        text[at] ^= (char) (1 << bit);
      }
  g_assert_true (load_damaged (text, size));
}

/* Lines dropped, doubled and exchanged; the loader sees whole lines astray. */
static void
test_shuffled (gconstpointer id)
{
  g_autofree char *text = new_text (id, 20);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint i = 0; i < 3000; i++)
    {
      guint a = cg_random_below (&random, n);
      guint b = cg_random_below (&random, n);
      guint what = cg_random_below (&random, 3);
      char *kept_a = lines[a];
      char *kept_b = lines[b];
      g_autofree char *joined = NULL;

      if (what != 0)
        lines[a] = what == 1 ? (char *) "" : kept_b;
      if (what != 1)
        lines[b] = kept_a;
      joined = g_strjoinv ("\n", lines);
      lines[a] = kept_a;
      lines[b] = kept_b;
      load_damaged (joined, strlen (joined));
    }
}

/* --- what goes along with a save
 * --------------------------------------------------- */

static void
test_extra (void)
{
  static const char added[] =
    "\n"
    "# who plays\n"
    "[players]\n"
    "# from the left\n"
    "0=Owl\n"
    "1=Hare; and more\\n\n"
    "\n"
    "[window]\n"
    "speed=fast\n"
    "# the end\n";
  g_autofree char *text = g_strconcat ("# a note\n#\n", good, added, NULL);
  g_autofree char *written = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) extra = NULL;
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, text, -1, &extra, &error);

  g_assert_no_error (error);
  name = g_key_file_get_string (extra, "players", "0", NULL);
  g_assert_cmpstr (name, ==, "Owl");
  written = cg_session_to_text (session, extra);
  g_assert_cmpstr (written, ==, text);

  /* our groups come from the session, whatever the extra file says */
  g_key_file_set_value (extra, "game", "seats", "77");
  g_key_file_set_value (extra, "moves", "1", "nonsense");
  g_free (written);
  written = cg_session_to_text (session, extra);
  g_assert_cmpstr (written, ==, text);
}

/* Players are ready one after the other: nobody can have been passed over. */
static void
test_exchange_order (void)
{
  g_autofree char *dealt = new_text ("norwegian", 0);
  g_autofree char *skipped = replace (dealt, "to-move=1", "to-move=2");
  g_autofree char *turned = replace (dealt, "=clockwise", "=anticlockwise");
  g_autoptr (GError) error = NULL;

  g_assert_null (load (skipped, &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
  g_clear_error (&error);
  g_assert_null (load (turned, &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
}

/* Carriage returns at the ends of others' lines are not taken away one by
 * one. */
static void
test_carriage_returns (void)
{
  g_autofree char *text = g_strconcat ("#a\r\r\r\n#\r\r\n", good,
                                       "[x]\n#b\r\r\ny=z\r\r\r\n", NULL);
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) extra = NULL;
  g_autoptr (GKeyFile) again = NULL;
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, text, -1, &extra, &error);
  g_autoptr (CgSession) loaded = NULL;

  g_assert_no_error (error);
  once = cg_session_to_text (session, extra);
  loaded = cg_session_from_text (cg_games_all, once, -1, &again, &error);
  g_assert_no_error (error);
  twice = cg_session_to_text (loaded, again);
  g_assert_cmpstr (once, ==, twice);
  g_assert_null (strchr (once, '\r'));
}

/* A deal's number that does not give the position is dropped. */
static void
test_false_deal (void)
{
  g_autofree char *text = replace (good, "deal=42", "deal=43");
  g_autofree char *plain = replace (good, "\npractice=on", "");
  g_autofree char *other = replace (plain, "deal=42", "deal=43");
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) a = load (text, &error);
  g_autoptr (CgSession) b = load (plain, &error);
  g_autoptr (CgSession) c = load (other, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (cg_session_deal (a), ==, 0);
  g_assert_cmpuint (cg_session_deal (b), ==, 42);
  g_assert_false (cg_session_practice (b));
  /* a position that nobody dealt is for practice */
  g_assert_true (cg_session_practice (c));
  again = cg_session_to_text (c, NULL);
  g_assert_null (strstr (again, "deal=4"));
}

static void
test_position_text (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = load (good, &error);
  g_autofree char *text = cg_position_to_text (cg_session_rules (session),
                                               cg_session_state (session));
  g_autoptr (CgSession) again = load (text, &error);

  g_assert_no_error (error);
  g_assert_true (cg_session_practice (again));
  g_assert_cmpuint (cg_session_n_played (again), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/good", test_good);
  g_test_add_func ("/save/tolerant", test_tolerant);
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/save/wrong/%02u", i);

      g_test_add_data_func (path, &wrongs[i], test_wrong);
    }
  g_test_add_func ("/save/whole", test_whole);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const char *id = cg_games_all[i]->id;
      g_autofree char *truncated = g_strconcat ("/save/truncated/", id, NULL);
      g_autofree char *flipped = g_strconcat ("/save/flipped/", id, NULL);
      g_autofree char *shuffled = g_strconcat ("/save/shuffled/", id, NULL);

      g_test_add_data_func (truncated, id, test_truncated);
      g_test_add_data_func (flipped, id, test_flipped);
      g_test_add_data_func (shuffled, id, test_shuffled);
    }
  g_test_add_func ("/save/extra", test_extra);
  g_test_add_func ("/save/exchange-order", test_exchange_order);
  g_test_add_func ("/save/carriage-returns", test_carriage_returns);
  g_test_add_func ("/save/false-deal", test_false_deal);
  g_test_add_func ("/save/position-text", test_position_text);
  return g_test_run ();
}
