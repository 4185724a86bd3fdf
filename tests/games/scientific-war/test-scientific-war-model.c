/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique at the table: what is chosen stays hidden until all is
 * revealed, and so does how another player's cards are divided; the last trick,
 * the order, the seer, the 3, the 8 and the jokers. */

#include "config.h"

#include "tests/model/helpers.h"

#include "games/scientific-war/scientific-war-rules.h"
#include "model/game/tapis-game-kind.h"
#include "games/scientific-war/scientific-war-model.h"

#include <string.h>

#define RULES (&cg_rules_scientific_war)

static TapisGame *
game_from (guint seats, const char *options, const char *position)
{
  return test_game_of (RULES, seats, options, position);
}

static TapisScientificWar *
war (TapisGame *game)
{
  return TAPIS_SCIENTIFIC_WAR (game);
}

static void
play (TapisGame *game, const char *move)
{
  if (!tapis_game_play_text (game, move))
    g_error ("%s", move);
}

/* What player number @seat is, in sentences. */
static const char *
about (TapisGame *game, int seat)
{
  return tapis_game_get_player_state (game, seat)->description;
}

static guint
count (TapisGame *game, const char *zone, int seat)
{
  return tapis_pile_get_n_cards (tapis_game_get_pile (game, zone, seat));
}

/* The name of the card that @seat has shown, or NULL. */
static const char *
shown (TapisGame *game, int seat)
{
  TapisCard *card = tapis_scientific_war_now (war (game))->shown[seat];

  return card != NULL ? tapis_card_get_name (card) : NULL;
}

static void
assert_note (TapisGame *game, int seat, const char *note)
{
  g_autofree char *now = tapis_scientific_war_dup_note (war (game), seat);

  g_assert_cmpstr (now, ==, note);
}

static guint
n_logged (TapisGame *game)
{
  return g_list_model_get_n_items (tapis_game_now (game)->log);
}

/* --- what nobody may know --- */

static void
told_cb (const char *name, const char *value, gpointer text)
{
  g_string_append_printf (text, " %s=%s", name, value);
}

/* Adds all that @object says of itself. */
static void
dump (GString *text, gpointer object)
{
  g_string_append (text, G_OBJECT_TYPE_NAME (object));
  test_tell_all (object, told_cb, text);
  g_string_append_c (text, '\n');
}

static void
dump_list (GString *text, GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      dump (text, item);
      if (G_IS_LIST_MODEL (item))
        dump_list (text, G_LIST_MODEL (item));
    }
}

/* All that is said of the last trick. */
static char *
tell_trick (TapisGame *game)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const char *card = shown (game, seat);

      g_string_append_printf (text, "%s; ", card != NULL ? card : "-");
    }
  g_string_append_printf (
    text, "%d; %s; %s", tapis_scientific_war_now (war (game))->taker,
    tapis_scientific_war_now (war (game))->caption,
    tapis_scientific_war_now (war (game))->reason);
  return g_string_free (text, FALSE);
}

/* All that the table of @viewer shows and says of a position. */
static char *
dump_table (const CgState *state, guint seats, int viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TapisSeat persons[CG_MAX_SEATS] = { { 0 } };
  g_autoptr (TapisGame) game = NULL;
  g_autofree char *top = NULL, *counts = NULL, *legal = NULL, *trick = NULL;

  for (guint i = 0; i < seats; i++)
    persons[i].person = TRUE;
  game = tapis_game_new_from_position (RULES, state, persons);
  tapis_game_set_viewer (game, viewer);
  dump (text, game);
  dump_list (text, tapis_game_now (game)->piles);
  dump_list (text, tapis_game_now (game)->players);
  dump_list (text, tapis_game_now (game)->actions);
  dump_list (text, tapis_game_now (game)->log);
  top = tapis_game_tell_top (game);
  counts = tapis_game_tell_counts (game);
  legal = tapis_game_tell_legal (game);
  trick = tell_trick (game);
  g_string_append_printf (text, "%s\n%s\n%s\n%s\n", top, counts, legal,
                          trick);
  for (guint seat = 0; seat < seats; seat++)
    {
      g_autofree char *note = tapis_scientific_war_dup_note (war (game),
                                                             (int) seat);

      g_string_append_printf (text, "%s ", note != NULL ? note : "-");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* BS-25, BS-44: two positions that are the same to a player look the same to
 * them at the table, to the last property. */
static void
test_secrets (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint g = 0; g < 12; g++)
    {
      CgSetup setup = test_random_setup (RULES, &random);
      g_autofree CgState *state = cg_state_new (RULES, &setup);

      cg_deal (RULES, &setup, g, state);
      for (guint p = 0; p < 120 && RULES->to_move (state) != CG_NO_SEAT; p++)
        {
          int viewer = (int) cg_random_below (&random, setup.seats);
          g_autofree CgState *other = cg_state_copy (RULES, state);
          g_autofree char *one = NULL, *two = NULL;

          RULES->play (state, cg_random_move (RULES, state, &random), NULL);
          if (p % 3 != 0)
            continue;
          memcpy (other, state, cg_state_size (RULES, state));
          cg_redact (RULES, other, viewer);
          cg_resample (RULES, other, viewer, &random);
          one = dump_table (state, setup.seats, viewer);
          two = dump_table (other, setup.seats, viewer);
          g_assert_cmpstr (one, ==, two);
        }
    }
}

/* A hidden choice shows a back, and nothing is told of it; the log does not
 * grow. */
static void
test_hidden_choice (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "", "phase=pick\nto-move=1\norder=normal\npot=\n"
           "chosen.0=KH\nhand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH *\n"
           "pile.0=\nhand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS *\n"
           "pile.1=\nhand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD *\n"
           "pile.2=\n");
  TapisCard *mine = test_card (game, "chosen", 0, "KH");
  TestEar spoken = { NULL, 0 };
  TapisCard *card;

  test_listen (&spoken, game, "announce");
  play (game, "pick QS");
  g_assert_cmpuint (n_logged (game), ==, 0);
  g_assert_cmpuint (spoken.n, ==, 0);
  g_assert_cmpstr (tapis_game_now (game)->last_event, ==,
                   "Fox has chosen a card.");
  card = test_card (game, "chosen", 1, "QS");
  g_assert_cmpuint (tapis_card_get_state (card)->face, ==, CG_CARD_HIDDEN);
  g_assert_cmpstr (tapis_card_get_name (card), ==, "face-down card");
  g_assert_cmpstr (about (game, 1), ==,
                   "Fox has 14 cards. Fox has chosen a card.");
  g_assert_cmpuint (tapis_card_get_state (mine)->face, ==,
                    tapis_card_get_state (test_card (game, "chosen", 0,
                                                    "KH"))->face);
  g_assert_cmpstr (tapis_card_get_name (mine), ==, "king of hearts");
  /* to the other one it is the other way round */
  tapis_game_set_viewer (game, 1);
  g_assert_cmpuint (tapis_card_get_state (mine)->face, ==, CG_CARD_HIDDEN);
  g_assert_cmpstr (tapis_card_get_name (card), ==, "queen of spades");
  g_assert_cmpuint (count (game, "owned", 0), ==, 13);
  g_assert_cmpuint (count (game, "hand", 0), ==, 0);
  g_assert_cmpuint (count (game, "hand", 1), ==, 13);
  g_free (spoken.last);
}

/* One's own choice is confirmed. */
static void
test_own_choice (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "", "phase=pick\nto-move=0\norder=normal\npot=\n"
           "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH *\npile.0=\n"
           "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS *\npile.1=\n");
  g_autoptr (TapisAction) action =
    g_list_model_get_item (tapis_game_now (game)->actions, 0);
  TestEar spoken = { NULL, 0 };

  test_listen (&spoken, game, "announce");
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Choose a card for the trick.");
  g_assert_cmpstr (tapis_action_get_state (action)->label, ==, "Choose");
  g_assert_nonnull (tapis_action_get_state (action)->refusal);
  g_assert_true (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "4H")));
  /* another one takes its place */
  g_assert_true (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "9H")));
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  g_assert_cmpstr (tapis_action_get_state (action)->label, ==,
                   "Choose the 9 of hearts");
  g_assert_cmpstr (
    tapis_card_get_description (test_card (game, "hand", 0, "KH")), ==,
    "12 of 14. You can choose it for the trick.");
  g_assert_true (tapis_game_run_action (game, "pick"));
  g_assert_cmpstr (spoken.last, ==, "You have chosen a card.");
  g_assert_cmpuint (n_logged (game), ==, 0);
  g_assert_true (tapis_game_now (game)->can_undo);
  g_free (spoken.last);
}

/* --- the last trick --- */

/* It lies open until the next choice, whatever led there. */
static void
test_trick (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "joker=off;", "phase=pick\nto-move=0\norder=normal\npot=\n"
                     "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
                     "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\n"
                     "pile.1=\n");
  g_autoptr (TapisGame) loaded = NULL;
  g_autofree char *text = NULL;
  TapisCard *nine;

  nine = test_card (game, "hand", 0, "9H");
  g_assert_null (shown (game, 0));
  g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption, ==,
                   "");
  play (game, "pick 9H");
  g_assert_null (shown (game, 0));
  play (game, "pick KS");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpstr (shown (game, 0), ==, "9 of hearts");
      g_assert_cmpstr (shown (game, 1), ==, "king of spades");
      /* the card itself is what Fox has won, and nobody sees which it is */
      g_assert_cmpint (tapis_scientific_war_find_shown (war (game), nine), ==,
                       0);
      g_assert_cmpstr (tapis_card_get_name (nine), ==, "face-down card");
      g_assert_cmpint (tapis_scientific_war_now (war (game))->taker, ==, 1);
      g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption,
                       ==, "Fox takes 2 cards");
      g_assert_cmpstr (tapis_scientific_war_now (war (game))->reason,
                       ==, "");
      if (i == 1)
        break;
      /* the next choice clears it, and taking that back brings it again */
      play (game, "pick 4H");
      g_assert_cmpint (tapis_scientific_war_now (war (game))->taker, ==, -1);
      g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption,
                       ==, "");
      g_assert_null (shown (game, 1));
      g_assert_cmpint (tapis_scientific_war_find_shown (war (game), nine), ==,
                       -1);
      g_assert_true (tapis_game_undo (game));
    }
  text = tapis_game_to_text (game);
  loaded = tapis_game_new_from_text (text, -1, NULL);
  g_assert_cmpstr (tapis_scientific_war_now (war (loaded))->caption, ==,
                   "Fox takes 2 cards");
  /* a war: nobody takes it */
  play (game, "pick 5H");
  play (game, "pick 5S");
  g_assert_cmpint (tapis_scientific_war_now (war (game))->taker, ==, -1);
  g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption, ==,
                   "War! 2 cards in the pot");
  g_assert_cmpstr (
    tapis_pile_get_words (tapis_game_get_pile (game, "pot", -1))->caption, ==,
    "Pot: 2");
  g_assert_cmpstr (
    tapis_card_get_name (test_card (game, "pot", -1, "5S")), ==,
    "5 of spades");
}

/* The last trick is that of the position, whatever has led there: undo, redo,
 * a replay that jumps, or a loaded game. */
static void
test_trick_again (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint deal = 0; deal < 4; deal++)
    {
      g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
      CgSetup setup = test_random_setup (&cg_rules_scientific_war, &random);
      g_autoptr (TapisGame) game =
        tapis_game_new (&cg_rules_scientific_war, &setup, deal, NULL);

      tapis_game_set_practice (game, TRUE);
      g_ptr_array_add (told, tell_trick (game));
      while (told->len < 80 && !tapis_game_now (game)->over)
        {
          g_autofree char *move = test_random_move (game, &random);

          g_assert_true (tapis_game_play_text (game, move));
          g_assert_cmpuint (tapis_game_get_n_plies (game), ==, told->len);
          g_ptr_array_add (told, tell_trick (game));
        }
      for (guint i = 0; i < 6 && tapis_game_now (game)->can_undo; i++)
        {
          g_autofree char *now = NULL;

          g_assert_true (tapis_game_undo (game));
          now = tell_trick (game);
          g_assert_cmpstr (now, ==,
                           told->pdata[tapis_game_get_n_plies (game)]);
        }
      while (tapis_game_now (game)->can_redo)
        {
          g_autofree char *now = NULL;

          g_assert_true (tapis_game_redo (game));
          now = tell_trick (game);
          g_assert_cmpstr (now, ==,
                           told->pdata[tapis_game_get_n_plies (game)]);
        }
      test_check_replay (game, tell_trick, told, &random);
    }
}

/* BS-31 … BS-33: a joker tells why it did what it did. */
static void
test_jokers (void)
{
  static const struct
  {
    const char *picks[3];
    const char *caption;
    const char *reason;
  } rows[] = {
    { { "pick *", "pick 9S", "pick 9D" },
      "Joker! You take 3 cards",
      "The strongest cards tie: your joker prevents the war." },
    { { "pick 4H", "pick *", "pick 9D" },
      "Joker: war! 3 cards in the pot",
      "One card is the strongest: the joker of Fox turns that into a war." },
    { { "pick *", "pick *", "pick 9D" },
      "Owl takes 3 cards",
      "2 jokers cancel each other and have no effect." },
    { { "pick JH", "pick 2S", "pick 9D" },
      "Fox takes 3 cards",
      "Revolution! The low cards are the strong ones now." },
    { { "pick 4H", "pick 2S", "pick 9D" }, "Owl takes 3 cards", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TapisGame) game = game_from (
        3, "", "phase=pick\nto-move=0\norder=normal\npot=\n"
               "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH *\npile.0=\n"
               "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS *\npile.1=\n"
               "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD *\n"
               "pile.2=\n");

      for (guint k = 0; k < 3; k++)
        play (game, rows[i].picks[k]);
      g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption,
                       ==, rows[i].caption);
      g_assert_cmpstr (tapis_scientific_war_now (war (game))->reason,
                       ==, rows[i].reason);
    }
}

/* --- order and powers --- */

static guint
strength (TapisGame *game, guint rank)
{
  return scientific_war_strength (
    scientific_war_state (tapis_game_get_state (game)), CG_FRENCH (rank, 0));
}

/* BS-13, BS-14. */
static void
test_order (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "joker=off;", "phase=pick\nto-move=0\norder=normal\npot=\n"
                     "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
                     "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\n"
                     "pile.1=\n");
  g_autofree char *top = NULL;

  g_assert_cmpuint (strength (game, CG_ACE), ==, 13);
  g_assert_cmpuint (strength (game, CG_KING), ==, 12);
  g_assert_cmpuint (strength (game, 2), ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "High cards win");
  play (game, "pick JH");
  play (game, "pick AS");
  g_assert_cmpuint (strength (game, CG_ACE), ==, 1);
  g_assert_cmpuint (strength (game, CG_KING), ==, 2);
  g_assert_cmpuint (strength (game, 2), ==, 13);
  g_assert_true (tapis_scientific_war_now (war (game))->low_strong);
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "Low cards win");
  g_assert_false (tapis_game_now (game)->reversed); /* no direction of play */
  top = tapis_game_tell_top (game);
  g_assert_nonnull (strstr (top, "the 2 is the strongest"));
  g_assert_nonnull (strstr (top, "You: jack of hearts. Fox: ace of spades."));
  g_assert_true (tapis_game_undo (game));
  g_assert_false (tapis_scientific_war_now (war (game))->low_strong);
}

/* BS-22: at its turn, and only then, the seer sees what is chosen. */
static void
test_seer (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "joker=off;",
    "phase=pick\nto-move=1\norder=normal\nseer=0\npot=\n"
    "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
    "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\npile.1=\n"
    "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\npile.2=\n");
  TapisCard *card;
  g_autofree char *top = NULL;

  g_assert_cmpstr (about (game, 0), ==,
                   "You have 13 cards, 13 of them in hand. You are the seer "
                   "and choose last.");
  assert_note (game, 0, "seer");
  play (game, "pick 10S");
  card = test_card (game, "chosen", 1, "10S");
  g_assert_cmpuint (tapis_card_get_state (card)->face, ==, CG_CARD_HIDDEN);
  play (game, "pick 3D");
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpstr (tapis_card_get_name (card), ==, "10 of spades");
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "You see what the others have chosen. Choose a card.");
  top = tapis_game_tell_top (game);
  g_assert_nonnull (strstr (top, "Fox has chosen the 10 of spades. Owl has "
                                 "chosen the 3 of diamonds."));
  tapis_game_set_viewer (game, 2);
  g_assert_cmpuint (tapis_card_get_state (card)->face, ==, CG_CARD_HIDDEN);
}

/* BS-22, queens=all_see: several seers see the cards of those who are none, as
 * soon as they are chosen, and not one another's. */
static void
test_seers (void)
{
  g_autoptr (TapisGame) game = game_from (
    4, "joker=off;queens=all_see;",
    "phase=pick\nto-move=1\norder=normal\nseer=0 2\npot=\n"
    "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
    "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\npile.1=\n"
    "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\npile.2=\n"
    "hand.3=AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\npile.3=\n");
  TapisCard *spade, *club, *heart;
  g_autofree char *top = NULL;

  g_assert_cmpstr (about (game, 0), ==,
                   "You have 13 cards, 13 of them in hand. You are a seer and "
                   "choose after those who are not.");
  g_assert_nonnull (strstr (about (game, 2), "Owl is a seer and chooses after "
                                             "those who are not."));
  assert_note (game, 0, "seer");
  assert_note (game, 2, "seer");
  play (game, "pick 10S");
  spade = test_card (game, "chosen", 1, "10S");
  g_assert_cmpuint (tapis_card_get_state (spade)->face, ==, CG_CARD_HIDDEN);
  play (game, "pick 3C");
  club = test_card (game, "chosen", 3, "3C");
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "You see the cards of those who laid no queen. Choose a "
                   "card.");
  g_assert_cmpstr (tapis_card_get_name (spade), ==, "10 of spades");
  g_assert_cmpstr (tapis_card_get_name (club), ==, "3 of clubs");
  play (game, "pick 4H");
  heart = test_card (game, "chosen", 0, "4H");
  top = tapis_game_tell_top (game);
  g_assert_nonnull (strstr (top, "Fox has chosen the 10 of spades."));
  tapis_game_set_viewer (game, 2);
  g_assert_cmpstr (tapis_card_get_name (club), ==, "3 of clubs");
  g_assert_cmpuint (tapis_card_get_state (heart)->face, ==, CG_CARD_HIDDEN);
  tapis_game_set_viewer (game, 1);
  g_assert_cmpuint (tapis_card_get_state (club)->face, ==, CG_CARD_HIDDEN);
  g_assert_cmpuint (tapis_card_get_state (heart)->face, ==, CG_CARD_HIDDEN);
}

/* BS-23: for a 3 one trick long the hands are counted. */
static void
test_counts (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "joker=off;", "phase=pick\nto-move=0\norder=normal\nthrees=0\npot=\n"
                     "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H\n"
                     "pile.0=QS KS 2S\n"
                     "hand.1=AS 3S 4S 5S 6S 7S 8S 9S 10S JS\n"
                     "pile.1=JH QH KH\n");

  g_assert_cmpstr (about (game, 1), ==,
                   "Fox has 13 cards, 10 of them in hand.");
  g_assert_nonnull (strstr (tapis_game_now (game)->prompt,
                            "how many cards everybody has in hand"));
  assert_note (game, 1, "hand 10");
  assert_note (game, 0, "pile 3");
  play (game, "pick 4H");
  play (game, "pick 5S");
  g_assert_cmpstr (about (game, 1), ==, "Fox has 14 cards.");
  assert_note (game, 1, NULL);
  g_assert_cmpstr (about (game, 0), ==,
                   "You have 12 cards, 9 of them in hand.");
}

/* BS-24: the swap is asked for, and only after an 8 with a pile. */
static void
test_swap (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "joker=off;", "phase=swap\nto-move=0\norder=normal\neights=0\npot=\n"
                     "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H\n"
                     "pile.0=QS KS 2S\n"
                     "hand.1=AS 3S 4S 5S 6S 7S 8S 9S 10S JS\n"
                     "pile.1=JH QH KH\n");
  TapisCard *king = test_card (game, "pile", 0, "KS");
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  assert_note (game, 0, "may swap");
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "For your 8: swap your hand and your pile?");
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->actions),
                    ==, 2);
  g_assert_cmpuint (tapis_card_get_state (king)->face, ==, CG_CARD_HIDDEN);
  g_assert_false (tapis_game_activate_card (game, king));
  g_assert_cmpstr (refused.last, ==,
                   "Your pile stays face down until your hand is empty.");
  g_assert_false (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "4H")));
  g_assert_cmpstr (refused.last, ==,
                   "First say whether you swap your hand and your pile.");
  g_assert_true (tapis_game_run_action (game, "swap"));
  g_assert_true (test_card (game, "hand", 0, "KS") == king);
  g_assert_cmpstr (tapis_card_get_name (king), ==, "king of spades");
  g_assert_cmpuint (count (game, "pile", 0), ==, 10);
  g_assert_cmpstr (tapis_game_get_player_state (game, 0)->cry, ==, "Swapped!");
  g_assert_false (tapis_game_run_action (game, "swap"));
  g_assert_cmpstr (refused.last, ==,
                   "It is too late to swap: now you choose a card.");
  g_free (refused.last);
}

/* BS-18, BS-40: who has no card left is out. */
static void
test_out (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "joker=off;",
    "phase=pick\nto-move=0\norder=normal\npot=\n"
    "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
    "hand.1=2S\npile.1=\n"
    "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AS\n"
    "pile.2=3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\n");

  play (game, "pick 4H");
  play (game, "pick 2S");
  play (game, "pick AD");
  g_assert_false (tapis_game_get_player_state (game, 1)->in_play);
  g_assert_cmpstr (about (game, 1), ==, "Fox has no cards left.");
  g_assert_cmpstr (tapis_game_get_player_state (game, 1)->cry, ==, "Out!");
  g_assert_cmpuint (tapis_game_get_player_state (game, 1)->n_cards, ==, 0);
  /* its card of the last trick still lies there */
  g_assert_cmpstr (shown (game, 1), ==, "2 of spades");
}

/* --- advice --- */

static void
test_regret (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "joker=off;", "phase=pick\nto-move=0\norder=normal\nseer=0\npot=\n"
                     "chosen.1=9S\n"
                     "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\npile.0=\n"
                     "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 10S JS QS KS\n"
                     "pile.1=\n");
  const TapisGameKind *kind = tapis_game_get_kind (game);
  g_autofree CgState *view =
    cg_state_copy (RULES, tapis_game_get_state (game));
  g_autofree char *enough = NULL, *advice = NULL, *name = NULL;
  CgMove ace, ten;

  cg_redact (RULES, view, 0);
  g_assert_true (cg_read_move (RULES, view, "pick AH", &ace));
  g_assert_true (cg_read_move (RULES, view, "pick 10H", &ten));
  enough = kind->says->regret (kind, view, ace, ten);
  g_assert_cmpstr (enough, ==, "A weaker card would have been enough.");
  g_assert_null (kind->says->regret (kind, view, ten, ace));
  advice = kind->says->advise (kind, view, ten, NULL);
  g_assert_cmpstr (advice, ==, "Choose the 10 of hearts.");
  name = kind->says->name_move (kind, view, SCIENTIFIC_WAR_MOVE_KEEP, NULL);
  g_assert_cmpstr (name, ==, "keep your hand and your pile");
}

/* Of equal cards each is still the one that its player has laid. */
static void
test_equal_cards (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "", "phase=pick\nto-move=0\norder=normal\npot=\n"
           "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH *\npile.0=\n"
           "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS *\npile.1=\n"
           "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD *\npile.2=\n");
  TapisCard *jokers[3];

  for (int seat = 0; seat < 3; seat++)
    jokers[seat] = test_card (game, seat == 0 ? "hand" : "owned", seat, "*");
  for (int seat = 0; seat < 3; seat++)
    play (game, "pick *");
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (
        tapis_scientific_war_find_shown (war (game), jokers[seat]), ==, seat);
      g_assert_cmpstr (tapis_card_get_description (
                         tapis_scientific_war_now (war (game))->shown[seat]),
                       ==,
                       seat == 0   ? "Shown by you."
                       : seat == 1 ? "Shown by Fox."
                                   : "Shown by Owl.");
    }
}

/* Eight jokers and two packs: a whole game among computers keeps every card. */
static void
test_eight (void)
{
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;

  cg_setup_init (&setup, RULES);
  setup.seats = 8;
  setup.options[SCIENTIFIC_WAR_TRICK_LIMIT] = 1;
  game = tapis_game_new (RULES, &setup, 3, NULL);
  test_run_until (game, -1);
  g_assert_true (tapis_game_now (game)->over);
  g_assert_cmpuint (g_list_model_get_n_items (
                      tapis_game_now (game)->result_rows),
                    ==, 8);
  /* the last trick still lies open */
  g_assert_cmpstr (tapis_scientific_war_now (war (game))->caption, !=,
                   "");
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/scientific-war/secrets", test_secrets);
  g_test_add_func ("/scientific-war/hidden-choice", test_hidden_choice);
  g_test_add_func ("/scientific-war/own-choice", test_own_choice);
  g_test_add_func ("/scientific-war/trick", test_trick);
  g_test_add_func ("/scientific-war/trick-again", test_trick_again);
  g_test_add_func ("/scientific-war/jokers", test_jokers);
  g_test_add_func ("/scientific-war/order", test_order);
  g_test_add_func ("/scientific-war/seer", test_seer);
  g_test_add_func ("/scientific-war/seers", test_seers);
  g_test_add_func ("/scientific-war/counts", test_counts);
  g_test_add_func ("/scientific-war/swap", test_swap);
  g_test_add_func ("/scientific-war/out", test_out);
  g_test_add_func ("/scientific-war/regret", test_regret);
  g_test_add_func ("/scientific-war/equal-cards", test_equal_cards);
  g_test_add_func ("/scientific-war/eight", test_eight);
  return g_test_run ();
}
