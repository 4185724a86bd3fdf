/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune beside its rule table: positions that cannot be, and what a seat
 * imagines where it knows which ranks others have not. */

#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"

#include <string.h>

/* Three players; the first has laid, the second passes or goes on. Nobody may
 * stop by choice, so that it is known what the first has not. */
static const char position[] =
  "[game]\n"
  "format=1\n"
  "id=yellow-dwarf\n"
  "seats=3\n"
  "dealer=2\n"
  "options=voluntary_stop=off;rounds=9;\n"
  "[position]\n"
  "round=1\n"
  "phase=go-on\n"
  "to-move=1\n"
  "box.10D=3\n"
  "box.JC=6\n"
  "box.QS=9\n"
  "box.KH=12\n"
  "box.7D=15\n"
  "pile=4S@0 5S@0\n"
  "bank.0=105\n"
  "hand.0=2H KC\n"
  "lacks.0=6\n"
  "bank.1=105\n"
  "hand.1=6S 7D\n"
  "bank.2=105\n"
  "hand.2=AS 8S\n";

static CgSession *
load (const char *text, GError **error)
{
  return cg_session_from_text (cg_games_all, text, -1, NULL, error);
}

/* --- positions that cannot be --------------------------------------------- */

typedef struct
{
  const char *line; /* of the position above */
  const char *with;
  const char *why;  /* part of the error */
} Broken;

static const Broken broken[] = {
  /* cards */
  { "hand.2=AS 8S", "hand.2=AS 7D", "a card is there too often" },
  { "hand.2=AS 8S", "hand.2=AS AS", "not of one pack" },
  { "hand.2=AS 8S", "hand.2=AS *", "not of one pack" },
  { "hand.2=AS 8S", "hand.2=AS 1o", "not of this pack" },
  { "hand.2=AS 8S", "hand.2=AS ??", "hidden" },
  { "hand.2=AS 8S", "hand.2=4S 8S", "a card is there too often" },
  { "hand.2=AS 8S", "", "hand.2" },
  { "hand.2=AS 8S", "hand.2=", "a hand is empty" },
  { "hand.0=2H KC", "hand.0=2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2D 3D",
    "more cards than were dealt" },
  { "hand.2=AS 8S", "hand.2=AS 8S\nstub=9S", "stub" },
  { "hand.2=AS 8S", "hand.2=AS 8S\nhand.3=9S", "hand.3" },
  /* the pile */
  { "pile=4S@0 5S@0", "pile=4S@0 5S", "pile" },
  { "pile=4S@0 5S@0", "pile=4S@0 5S@3", "pile" },
  { "pile=4S@0 5S@0", "pile=4S@0 @0", "pile" },
  { "pile=4S@0 5S@0", "pile=4S@0 4S@0", "a card is there too often" },
  { "pile=4S@0 5S@0", "pile=3S@0 5S@1", "cannot follow" },
  { "pile=4S@0 5S@0", "pile=4S@1 5S@0", "cannot follow" },
  { "pile=4S@0 5S@0", "pile=4S@0 KS@0", "do not fit the pile" },
  { "pile=4S@0 5S@0", "pile=", "do not fit the pile" },
  { "pile=4S@0 5S@0", "", "pile" },
  /* whose turn */
  { "to-move=1", "to-move=3", "to-move" },
  { "to-move=1", "to-move=-1", "do not fit the pile" },
  { "phase=go-on", "phase=begin", "do not fit the pile" },
  { "phase=go-on", "phase=last", "do not fit the pile" },
  { "phase=go-on", "phase=over", "do not fit the pile" },
  { "phase=go-on", "phase=stop", "phase" },
  { "round=1", "round=0", "round" },
  { "round=1", "round=10", "not so many rounds" },
  { "round=1", "round=1001", "round" },
  { "round=1", "round=2", "cannot follow" }, /* another one began */
  /* NJ-33 */
  { "bank.1=105", "bank.1=106", "not the points" },
  { "bank.1=105", "bank.1=-1", "bank.1" },
  { "bank.1=105", "bank.1=4001", "bank.1" },
  { "box.QS=9", "box.QS=8", "not the points" },
  { "box.QS=9", "", "box.QS" },
  { "box.QS=9", "box.QS=9\nbox.QH=0", "box.QH" },
  /* NJ-35 */
  { "box.QS=9", "box.QS=9\nclosed=QS", "no box is closed" },
  { "rounds=9;\n[position]\n",
    "rounds=9;forgotten=waits;must_announce=off;\n[position]\nclosed=QS\n",
    "no box is closed" },
  { "rounds=9;\n[position]\n",
    "rounds=9;forgotten=waits;\n[position]\nclosed=QS 2S\n", "has no box" },
  { "rounds=9;\n[position]\n",
    "rounds=9;forgotten=waits;\n[position]\nclosed=QS QS\n",
    "not of one pack" },
  { "rounds=9;\n[position]\nround=1\nphase=go-on\nto-move=1\n"
    "box.10D=3\nbox.JC=6\nbox.QS=9\n",
    "rounds=9;forgotten=waits;\n[position]\nround=1\nphase=go-on\nto-move=1\n"
    "closed=QS\nbox.10D=3\nbox.JC=15\nbox.QS=0\n", "closed box is empty" },
  /* what is known */
  { "lacks.0=6", "lacks.0=2", "shown not to have" },
  { "lacks.0=6", "lacks.0=14", "lacks.0" },
  { "lacks.0=6", "lacks.0=6 6", "lacks.0" },
  { "lacks.0=6", "lacks.0=13 1", "lacks.0" },
  { "lacks.0=6", "lacks.0=", "lacks.0" },
  { "voluntary_stop=off;", "voluntary_stop=on;", "nobody can know" },
};

static char *
replace (const char *line, const char *with)
{
  const char *at = strstr (position, line);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - position), position, with,
                          at + strlen (line));
}

static void
test_sound (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = load (position, &error);

  g_assert_no_error (error);
  g_assert_true (cg_session_practice (session));
}

static void
test_broken (gconstpointer data)
{
  const Broken *row = data;
  g_autofree char *text = replace (row->line, row->with);
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = load (text, &error);

  g_assert_null (session);
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
  if (strstr (error->message, row->why) == NULL)
    g_error ("“%s” is refused for “%s”", row->with, error->message);
}

/* Of an ended round the phase tells whether another follows, and it does where
 * everybody can stake and `rounds` are not over. */
static void
test_ended (void)
{
  static const struct
  {
    int         round;
    int         bank;
    const char *phase;
    gboolean    sound;
  } rows[] = {
    { 1, 105, "round-over", TRUE }, { 1, 105, "over", FALSE },
    { 9, 105, "round-over", FALSE }, { 9, 105, "over", TRUE },
    { 1, 15, "round-over", TRUE },  { 1, 15, "over", FALSE },
    { 1, 14, "round-over", FALSE }, { 1, 14, "over", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int first = (2 + rows[i].round) % 3; /* the dealer's left then */
      g_autofree char *text = g_strdup_printf (
        "[game]\nformat=1\nid=yellow-dwarf\nseats=3\ndealer=2\n"
        "options=rounds=9;\n[position]\nround=%d\nphase=%s\nto-move=-1\n"
        "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\n"
        "pile=4S@%d\nbank.0=%d\nbank.1=%d\nbank.2=105\n"
        "hand.%d=\nhand.%d=2S\nhand.%d=3S\n",
        rows[i].round, rows[i].phase, first, rows[i].bank,
        210 - rows[i].bank, first, (first + 1) % 3, (first + 2) % 3);
      g_autoptr (GError) error = NULL;
      g_autoptr (CgSession) session = load (text, &error);

      if (rows[i].sound)
        g_assert_no_error (error);
      else
        g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
      g_assert_true ((session != NULL) == rows[i].sound);
    }
}

/* --- what a seat imagines ------------------------------------------------- */

/* Seat 1 can only have fives, seat 2 fives and sixes, two cards each: 6 ways to
 * choose the ones, for each of them 15 to choose the others, and 6 of these 15
 * have no five. */
static void
test_imagined (void)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  g_autofree char *text = replace (
    "pile=4S@0 5S@0\nbank.0=105\nhand.0=2H KC\nlacks.0=6\nbank.1=105\n"
    "hand.1=6S 7D\nbank.2=105\nhand.2=AS 8S\n",
    "pile=4S@0\nbank.0=105\nhand.0=2H KC\nbank.1=105\nhand.1=5S 5H\n"
    "lacks.1=1 2 3 4 6 7 8 9 10 11 12 13\nbank.2=105\nhand.2=5D 6S\n"
    "lacks.2=1 2 3 4 7 8 9 10 11 12 13\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = load (text, &error);
  g_autofree CgState *view = NULL;
  const guint64 fives = G_GUINT64_CONSTANT (15) << 16;
  guint without = 0;
  guint n = 6000;

  g_assert_no_error (error);
  view = cg_state_copy (rules, cg_session_state (session));
  cg_redact (rules, view, 0);
  for (guint seed = 0; seed < n; seed++)
    {
      g_autofree CgState *state = cg_state_copy (rules, view);
      const YellowDwarfState *s = yellow_dwarf_state (state);
      CgRandom random;

      cg_random_seed (&random, seed);
      cg_resample (rules, state, 0, &random);
      g_assert_null (cg_validate (rules, state));
      g_assert_cmpuint (s->hand[1] & ~fives, ==, 0);
      without += (s->hand[2] & fives) == 0;
    }
  g_assert_cmpfloat (without, >, n * 0.36);
  g_assert_cmpfloat (without, <, n * 0.44);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/yellow-dwarf/position/sound", test_sound);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strdup_printf ("/yellow-dwarf/position/%02u",
                                               i);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  g_test_add_func ("/yellow-dwarf/position/ended", test_ended);
  g_test_add_func ("/yellow-dwarf/imagined", test_imagined);
  return g_test_run ();
}
