/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of a position: positions are fed, the value is read, and no object
 * is made. tests/games/GAME/view.txt has a case a line:
 *
 *   seats=2 options=          begins a position …
 *   phase=play                … and so on: its fields
 *   > CARDS : CARD = WHAT     what CARD is when CARDS are chosen
 *
 * WHAT: a move that CARD makes with them ("lay 7H 7D"), which is legal; "part"
 * of one; "instead" of them; "choice", among several moves; "refused ID" by the
 * engine; or "nothing", for which the game has a sentence or not. A CARD is
 * written as in a position, or as ZONE.POSITION; CARDS may be none. */

#include "config.h"

#include <string.h>

#include "tests/each-game.h"
#include "helpers.h"
#include "model/game/tapis-position-view.h"

/* --- making views --------------------------------------------------------- */

/* A view with what it is made from. */
typedef struct
{
  TapisLegal legal;
  TapisPositionView view;
} Sight;

static void
look (Sight *sight, const TapisGameKind *kind, const CgState *state, int viewer,
      const TapisUse *chosen, guint n_chosen)
{
  const TapisPosition position = {
    .kind = kind,
    .state = state,
    .mode = MODE_PLAY,
    .viewer = viewer,
    .persons = 1u << viewer,
    .chosen = chosen,
    .n_chosen = n_chosen,
  };

  tapis_legal_fill (&sight->legal, kind, state);
  tapis_position_view_make (&sight->view, &position, &sight->legal);
}

/* --- cases ---------------------------------------------------------------- */

static CgSession *
read_position (const CgRules *rules, const char *head, const char *fields)
{
  g_autofree char *lines = g_strdup (head);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  CgSession *session;

  g_strdelimit (lines, " ", '\n');
  text = g_strdup_printf ("[game]\nformat=1\nid=%s\n%s\n\n[position]\n%s\n"
                          "[moves]\n",
                          rules->id, lines, fields);
  session = cg_session_from_text (cg_games_all, text, -1, NULL, &error);
  g_assert_no_error (error);
  return session;
}

/* The card that is written @text, as a use. */
static TapisUse
read_card (const CgRules *rules, const char *text)
{
  TapisUse use = { 0, -1, CG_CARD_HIDDEN };
  const char *dot = strchr (text, '.');

  for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
    if (dot != NULL
          ? g_str_has_prefix (text, cg_zone (rules, zone)->key) &&
              strlen (cg_zone (rules, zone)->key) == (gsize) (dot - text)
          : tapis_zone_is_hand (rules, zone))
      use.zone = zone;
  if (dot != NULL)
    use.position = atoi (dot + 1);
  else
    g_assert_true (cg_card_from_text (text, -1, &use.card));
  return use;
}

/* What @card is, in the words of a case; free with g_free(). */
static char *
tell (const TapisPositionView *view, const TapisViewedCard *card)
{
  const CgRules *rules = view->position.kind->rules;

  if (card == NULL)
    return g_strdup ("out of reach");
  if (card->made.n_choices > 0)
    return g_strdup ("choice");
  if (card->made.legal)
    return cg_move_to_text (rules, view->position.state, card->made.move);
  if (card->playable)
    return g_strdup ("part");
  if (card->instead)
    return g_strdup ("instead");
  return card->made.move == CG_NO_MOVE
           ? g_strdup ("nothing")
           : g_strconcat ("refused ",
                          cg_refusal_id (rules, card->made.refusal.kind), NULL);
}

/* Checks the case @line, which begins behind its mark. */
static void
check_case (const CgRules *rules, CgSession *session, const char *line)
{
  const CgState *state = cg_session_state (session);
  g_auto (GStrv) parts = g_strsplit_set (line, ":=", 3);
  g_auto (GStrv) words = NULL;
  g_autofree char *said = NULL;
  g_autofree Sight *sight = g_new0 (Sight, 1);
  TapisUse chosen[TAPIS_MAX_USES], use;
  guint n = 0;

  g_assert_cmpuint (g_strv_length (parts), ==, 3);
  words = g_strsplit (g_strstrip (parts[0]), " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      chosen[n++] = read_card (rules, words[i]);
  use = read_card (rules, g_strstrip (parts[1]));
  look (sight, tapis_game_kind_for (rules), state, rules->to_move (state),
        chosen, n);
  said = tell (&sight->view, tapis_position_view_find (&sight->view, &use));
  if (g_strcmp0 (said, g_strstrip (parts[2])) != 0)
    {
      g_test_message ("%s: >%s, but it is: %s", rules->id, line, said);
      g_test_fail ();
    }
  tapis_legal_clear (&sight->legal);
}

static void
test_cases (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "view.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *head = NULL;
  g_autoptr (GString) fields = g_string_new (NULL);
  g_autoptr (CgSession) session = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "seats="))
      {
        g_clear_pointer (&session, cg_session_free);
        g_free (head);
        head = g_strdup (lines[i]);
        g_string_truncate (fields, 0);
      }
    else if (*lines[i] == '>')
      {
        if (session == NULL)
          session = read_position (rules, head, fields->str);
        check_case (rules, session, lines[i] + 1);
        n++;
      }
    else if (*lines[i] != '#')
      g_string_append_printf (fields, "%s\n", lines[i]);
  g_assert_cmpuint (n, >, 0);
}

/* --- whole games ---------------------------------------------------------- */

/* Whether a legal move uses all the cards @chosen, found without the view. */
static gboolean
is_used (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n)
{
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = kind->rules->moves (state, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      TapisUse uses[TAPIS_MAX_USES];
      guint left = kind->uses (kind, state, moves[i], uses);
      guint found = 0;

      for (guint k = 0; k < n; k++)
        for (guint j = 0; j < left; j++)
          if (tapis_use_matches (&chosen[k], &uses[j]))
            {
              uses[j] = uses[--left];
              found++;
              break;
            }
      if (found == n)
        return TRUE;
    }
  return FALSE;
}

/* Checks that @view agrees with the rules. */
static void
check_view (const TapisPositionView *view)
{
  const TapisGameKind *kind = view->position.kind;
  const CgRules *rules = kind->rules;
  const CgState *state = view->position.state;
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);

  g_assert_cmpmem (moves, n * sizeof *moves, view->legal->moves,
                   view->legal->n_moves * sizeof *moves);
  g_assert_true (n == 1 || tapis_legal_forced (view->legal, state) ==
                             TAPIS_FORCED_NOT);
  for (guint i = 0; i < view->n_cards; i++)
    {
      const TapisViewedCard *card = &view->cards[i];
      const TapisMade *made = &card->made;
      TapisUse chosen[TAPIS_MAX_USES];
      guint n_chosen = tapis_position_view_list (view, &card->use, chosen);

      g_assert_true (card->playable == is_used (kind, state, chosen, n_chosen));
      g_assert_true (card->instead ==
                     (view->position.n_chosen > 0 && !card->playable &&
                      is_used (kind, state, &card->use, 1)));
      if (made->move != CG_NO_MOVE && made->n_choices == 0)
        {
          CgRefusal refusal = rules->why_not (state, made->move);

          g_assert_true (made->legal == (refusal.kind == CG_LEGAL));
          g_assert_cmpmem (&refusal, sizeof refusal, &made->refusal,
                           sizeof refusal);
        }
    }
}

/* Checks that @view is the same when it is made from what its viewer knows. */
static void
check_blind (const TapisPositionView *view)
{
  const TapisGameKind *kind = view->position.kind;
  g_autofree CgState *known =
    cg_state_seen_by (kind->rules, view->position.state, view->position.viewer);
  g_autofree Sight *blind = g_new0 (Sight, 1);

  look (blind, kind, known, view->position.viewer, view->chosen,
        view->position.n_chosen);
  g_assert_cmpint (blind->view.phase, ==, view->phase);
  g_assert_cmpint (tapis_legal_forced (&blind->legal, known), ==,
                   tapis_legal_forced (view->legal, view->position.state));
  g_assert_cmpuint (blind->view.n_cards, ==, view->n_cards);
  for (guint i = 0; i < view->n_cards; i++)
    {
      const TapisViewedCard *a = &view->cards[i], *b = &blind->view.cards[i];

      g_assert_true (a->use.zone == b->use.zone && a->use.card == b->use.card);
      g_assert_true (a->playable == b->playable && a->instead == b->instead);
      g_assert_true (a->made.move == b->made.move &&
                     a->made.legal == b->made.legal);
    }
  tapis_legal_clear (&blind->legal);
}

/* Chooses cards one by one in @state, as long as one goes with the others. */
static void
check_position (const TapisGameKind *kind, const CgState *state,
                CgRandom *random)
{
  g_autofree Sight *sight = g_new0 (Sight, 1);
  TapisUse chosen[TAPIS_MAX_USES];
  guint n = 0;

  while (n < 4)
    {
      const TapisPositionView *view = &sight->view;
      guint found = G_MAXUINT, n_playable = 0;

      look (sight, kind, state, kind->rules->to_move (state), chosen, n);
      g_assert_cmpint (view->phase, ==, PHASE_ASKED);
      check_view (view);
      check_blind (view);
      for (guint i = 0; i < view->n_cards; i++)
        if (view->cards[i].playable &&
            cg_random_below (random, ++n_playable) == 0)
          found = i;
      if (found == G_MAXUINT)
        break;
      n = tapis_position_view_list (view, &view->cards[found].use, chosen);
      if (view->one_only)
        break;
    }
  tapis_legal_clear (&sight->legal);
}

static void
test_games (gconstpointer data)
{
  const CgRules *rules = data;
  const TapisGameKind *kind = tapis_game_kind_for (rules);
  guint n = g_test_slow () ? 200 : 6;
  CgRandom random;

  cg_random_seed (&random, 28);
  for (guint deal = 1; deal <= n; deal++)
    {
      CgSetup setup = test_random_setup (rules, &random);
      g_autoptr (CgSession) session = cg_session_new (rules, &setup, deal);

      while (!cg_session_is_over (session) &&
             !cg_session_round_is_over (session) &&
             cg_session_n_played (session) < 150)
        {
          const CgState *state = cg_session_state (session);

          check_position (kind, state, &random);
          cg_session_play (session, cg_random_move (rules, state, &random),
                           NULL);
        }
    }
}

/* Nobody is asked in a replay, while somebody else plays, or who must wait. */
static void
test_phases (void)
{
  const TapisGameKind *kind = tapis_game_kind_for (cg_games_all[0]);
  CgSetup setup;
  g_autoptr (CgSession) session = NULL;
  g_autofree Sight *sight = g_new0 (Sight, 1);
  TapisPosition position = { .kind = kind, .persons = 1 };
  int to_move;

  cg_setup_init (&setup, kind->rules);
  session = cg_session_new (kind->rules, &setup, 1);
  position.state = cg_session_state (session);
  to_move = kind->rules->to_move (position.state);
  position.viewer = to_move;
  tapis_legal_fill (&sight->legal, kind, position.state);

  tapis_position_view_make (&sight->view, &position, &sight->legal);
  g_assert_cmpint (sight->view.phase, ==, PHASE_ASKED);
  g_assert_cmpuint (sight->view.n_cards, >, 0);
  position.held = TRUE;
  tapis_position_view_make (&sight->view, &position, &sight->legal);
  g_assert_cmpint (sight->view.phase, ==, PHASE_HELD);
  g_assert_cmpuint (sight->view.n_cards, ==, 0);
  position.mode = MODE_REPLAY;
  tapis_position_view_make (&sight->view, &position, &sight->legal);
  g_assert_cmpint (sight->view.phase, ==, PHASE_REPLAYED);
  g_assert_cmpuint (sight->view.reach, ==, 0);
  position.mode = MODE_PLAY;
  position.viewer = (to_move + 1) % setup.seats;
  tapis_position_view_make (&sight->view, &position, &sight->legal);
  g_assert_cmpint (sight->view.phase, ==, PHASE_OTHER);
  g_assert_cmpuint (sight->view.n_cards, ==, 0);
  tapis_legal_clear (&sight->legal);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/view/cases", test_cases);
  test_each_game (cg_games_all, "/view/games", test_games);
  g_test_add_func ("/view/phases", test_phases);
  return g_test_run ();
}
