/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games through the model: after every move, undo and redo the piles
 * hold what the engine says, every change of a list replays exactly, every card
 * is the same object all along, nothing hidden shows, and nothing is left
 * behind in memory. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"

#include <stdlib.h>

/* A soak takes more. */
#define N_GAMES (g_getenv ("TAPIS_SOAK") != NULL ? 40u : 16u)
#define N_PLIES 250

/* A copy of a list that is changed only by what items-changed says. */
typedef struct
{
  GListModel *model;
  GPtrArray  *items;
  gulong      handler;
  guint       n_moved; /* items taken out or put in since the last look */
  GHashTable *before;  /* the items at the last look */
} Shadow;

/* Starts to count again. */
static void
shadow_look (Shadow *shadow)
{
  shadow->n_moved = 0;
  g_hash_table_remove_all (shadow->before);
  for (guint i = 0; i < shadow->items->len; i++)
    g_hash_table_add (shadow->before, g_ptr_array_index (shadow->items, i));
}

/* Only what has come or gone since the last look was put in or taken out. So
 * it is after one move; several at once may turn a row round, and at the end
 * the hands of the others are turned over, and sorted. */
static void
assert_smallest (Shadow *shadow)
{
  guint n_new = 0;

  for (guint i = 0; i < shadow->items->len; i++)
    n_new += !g_hash_table_contains (shadow->before,
                                     g_ptr_array_index (shadow->items, i));
  g_assert_cmpuint (shadow->n_moved, ==,
                    n_new + g_hash_table_size (shadow->before) -
                      (shadow->items->len - n_new));
}

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added,
                  Shadow *shadow)
{
  g_assert_cmpuint (position + removed, <=, shadow->items->len);
  g_assert_cmpuint (removed + added, >, 0);
  if (removed > 0)
    g_ptr_array_remove_range (shadow->items, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (shadow->items, (int) (position + i),
                        g_list_model_get_item (model, position + i));
  shadow->n_moved += removed + added;
  g_assert_cmpuint (shadow->items->len, ==, g_list_model_get_n_items (model));
}

static void
assert_shadow (Shadow *shadow)
{
  g_assert_cmpuint (shadow->items->len, ==,
                    g_list_model_get_n_items (shadow->model));
  for (guint i = 0; i < shadow->items->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (shadow->model, i);

      g_assert_true (item == g_ptr_array_index (shadow->items, i));
    }
}

static void
shadow_free (gpointer data)
{
  Shadow *shadow = data;

  g_signal_handler_disconnect (shadow->model, shadow->handler);
  g_object_unref (shadow->model);
  g_ptr_array_unref (shadow->items);
  g_hash_table_unref (shadow->before);
  g_free (shadow);
}

static Shadow *
shadow_new (GListModel *model)
{
  Shadow *shadow = g_new0 (Shadow, 1);

  shadow->model = g_object_ref (model);
  shadow->items = g_ptr_array_new_with_free_func (g_object_unref);
  shadow->before = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (shadow->items, g_list_model_get_item (model, i));
  shadow->handler = g_signal_connect (model, "items-changed",
                                      G_CALLBACK (items_changed_cb), shadow);
  shadow_look (shadow);
  return shadow;
}

static GPtrArray *
shadow_piles (TapisGame *game)
{
  GPtrArray *shadows = g_ptr_array_new_with_free_func (shadow_free);
  GListModel *piles = tapis_game_now (game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (GListModel) pile = g_list_model_get_item (piles, i);

      g_ptr_array_add (shadows, shadow_new (pile));
    }
  g_ptr_array_add (shadows, shadow_new (tapis_game_now (game)->log));
  g_ptr_array_add (shadows, shadow_new (tapis_game_now (game)->actions));
  g_ptr_array_add (shadows, shadow_new (tapis_game_now (game)->result_rows));
  return shadows;
}

/* Every card that lies anywhere, by identity and then by address, so that two
 * collections are equal when they are the same objects. */
static GHashTable *
collect_cards (TapisGame *game)
{
  GHashTable *cards = g_hash_table_new (NULL, NULL);
  GListModel *piles = tapis_game_now (game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);

          g_assert_true (g_hash_table_add (cards, card)); /* nowhere twice */
          g_assert_true (tapis_card_get_pile (card) == pile);
          g_assert_cmpuint (tapis_card_get_position (card), ==, j);
        }
    }
  return cards;
}

static void
assert_same_cards (TapisGame *game, GHashTable *cards)
{
  g_autoptr (GHashTable) now = collect_cards (game);
  GHashTableIter iter;
  gpointer card;

  g_assert_cmpuint (g_hash_table_size (now), ==, g_hash_table_size (cards));
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &card, NULL))
    g_assert_true (g_hash_table_contains (cards, card));
}

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  return (int) *(const CgCard *) a - (int) *(const CgCard *) b;
}

/* Which card it is, whatever a joker stands for. */
static CgCard
plain (CgCard card)
{
  return cg_card_is_joker (card) ? CG_JOKER : card;
}

/* The cards that the engine has in the places that are seen in @pile. */
static guint
list_seen (TapisGame *game, TapisPile *pile, CgCard out[CG_MAX_ZONE])
{
  const CgRules *rules = tapis_game_get_rules (game);
  const TapisGameKind *kind = tapis_game_get_kind (game);
  guint n = 0;

  if (kind->secrecy == NULL)
    return cg_zone_cards (rules, tapis_game_get_state (game),
                          tapis_pile_get_zone (pile),
                          tapis_pile_get_seat (pile), out);
  for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
    {
      TapisPlace place = { zone, tapis_pile_get_seat (pile) };

      if ((cg_zone (rules, zone)->per_seat > 0) == (place.seat >= 0) &&
          kind->secrecy->seen_at (tapis_game_now (game)->viewer, place).zone ==
            tapis_pile_get_zone (pile))
        n += cg_zone_cards (rules, tapis_game_get_state (game), zone,
                            place.seat, out + n);
    }
  return n;
}

/* The piles hold what the engine says; only what it has in no order is in
 * another, and what lies face down by a rule. */
static void
assert_piles_hold (TapisGame *game)
{
  GListModel *piles = tapis_game_now (game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      CgCard want[CG_MAX_ZONE], got[CG_MAX_ZONE];
      guint n = list_seen (game, pile, want);

      g_assert_cmpuint (n, ==, tapis_pile_get_n_cards (pile));
      for (guint j = 0; j < n; j++)
        {
          want[j] = plain (want[j]);
          got[j] = tapis_card_get_identity (tapis_pile_get_card (pile, j));
        }
      if (tapis_game_get_kind (game)->secrecy != NULL ||
          cg_zone_is_set (tapis_game_get_rules (game),
                          tapis_pile_get_zone (pile)) ||
          g_str_equal (tapis_pile_get_zone_id (pile), "hand"))
        {
          qsort (want, n, sizeof (CgCard), compare_cards);
          qsort (got, n, sizeof (CgCard), compare_cards);
        }
      g_assert_cmpmem (got, n, want, n);
    }
}

/* In a game that says by places what is face down: what shows is known to the
 * viewer to lie there, and is right. */
static void
assert_only_known (TapisGame *game, const CgState *view)
{
  const CgRules *rules = tapis_game_get_rules (game);
  GListModel *piles = tapis_game_now (game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      int left[256] = { 0 };
      CgCard list[CG_MAX_ZONE];
      guint n = cg_zone_cards (rules, view, tapis_pile_get_zone (pile),
                               tapis_pile_get_seat (pile), list);

      for (guint j = 0; j < n; j++)
        left[list[j]]++;
      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          CgCard face = tapis_card_get_state (card)->face;

          if (face == CG_CARD_HIDDEN)
            {
              g_assert_cmpstr (tapis_card_get_name (card), ==,
                               "face-down card");
              continue;
            }
          g_assert_cmpuint (face, ==, tapis_card_get_identity (card));
          g_assert_cmpint (left[face]--, >, 0);
        }
    }
}

/* What is hidden from the viewer shows neither in the face nor in words, and
 * what is shown is right. */
static void
assert_nothing_leaks (TapisGame *game)
{
  const CgRules *rules = tapis_game_get_rules (game);
  int viewer = tapis_game_now (game)->viewer;
  g_autofree CgState *view =
    cg_state_copy (rules, tapis_game_get_state (game));
  GListModel *piles = tapis_game_now (game)->piles;

  cg_redact (rules, view, viewer);
  if (tapis_game_get_kind (game)->secrecy != NULL)
    {
      assert_only_known (game, view);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      gboolean hand = g_str_equal (tapis_pile_get_zone_id (pile), "hand");
      /* nobody may look at these cards, not even who knows them */
      gboolean closed =
        cg_zone (rules, tapis_pile_get_zone (pile))->seen ==
          CG_SEEN_BY_NOBODY &&
        tapis_pile_get_role (pile) == CG_ZONE_CAPTURED;
      gboolean others = tapis_pile_get_seat (pile) >= 0 &&
                        tapis_pile_get_seat (pile) != viewer;
      /* common, and in no order */
      gboolean heap = tapis_pile_get_seat (pile) < 0 &&
                      cg_zone_is_set (rules, tapis_pile_get_zone (pile));
      /* when it is over, what is left is shown */
      gboolean ended = tapis_game_now (game)->to_move < 0 &&
                       tapis_pile_get_seat (pile) >= 0;
      CgCard list[CG_MAX_ZONE];
      guint n = cg_zone_cards (rules,
                               ended ? tapis_game_get_state (game) : view,
                               tapis_pile_get_zone (pile),
                               tapis_pile_get_seat (pile), list);

      for (guint j = 0; j < n; j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          CgCard face = tapis_card_get_state (card)->face;

          if (closed)
            g_assert_cmpuint (face, ==, CG_CARD_HIDDEN);
          else if (hand)
            g_assert_cmpuint (face, ==,
                              others && !ended
                                ? CG_CARD_HIDDEN
                                : tapis_card_get_identity (card));
          else
            g_assert_cmpuint (face, ==,
                              heap && list[j] != CG_CARD_HIDDEN
                                ? tapis_card_get_identity (card)
                                : list[j]);
          if (face == CG_CARD_HIDDEN)
            g_assert_cmpstr (tapis_card_get_name (card), ==,
                             "face-down card");
          if (hand && others)
            {
              g_assert_false (tapis_card_get_state (card)->playable);
              g_assert_null (tapis_card_get_refusal (card));
            }
        }
    }
}

/* A move as it is written: "lay 8o *=8", "flip 2", "ready". */
typedef struct
{
  char   word[16];
  CgCard cards[TAPIS_MAX_USES];
  guint  n;      /* cards */
  guint  number; /* in place of cards */
} Written;

static void
read_move (TapisGame *game, CgMove move, Written *written)
{
  g_autofree char *text = cg_move_to_text (
    tapis_game_get_rules (game), tapis_game_get_state (game), move);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  *written = (Written) { .n = 0 };
  g_strlcpy (written->word, words[0], sizeof written->word);
  for (guint i = 1; words[i] != NULL; i++)
    if (!cg_card_from_text (words[i], -1, &written->cards[written->n++]))
      {
        written->number = (guint) atoi (words[i]);
        written->n = 0;
      }
}

/* The hand cards that a move takes come first in what is written. */
static guint
n_from_hand (const Written *written)
{
  return g_str_equal (written->word, "swap") ? MIN (written->n, 1)
                                             : written->n;
}

/* Notes in @used which cards of the hand @move uses; they are those that its
 * text names. A text without cards may be about any of them. */
static void
note_uses (TapisGame *game, CgMove move, gboolean used[256])
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, move, uses);
  guint n_hand = 0;
  Written written;

  read_move (game, move, &written);
  for (guint i = 0; i < n; i++)
    if (cg_zone (kind->rules, uses[i].zone)->role == CG_ZONE_HAND)
      {
        used[plain (uses[i].card)] = TRUE;
        n_hand++;
      }
  if (written.n > 0)
    g_assert_cmpuint (n_hand, ==, n_from_hand (&written));
  for (guint i = 0; i < n_from_hand (&written); i++)
    g_assert_true (used[plain (written.cards[i])]);
}

/* "playable" and "refusal" agree with the engine's list of moves. */
static void
assert_uses (TapisGame *game)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  int viewer = tapis_game_now (game)->viewer;
  TapisPile *hand = tapis_game_get_pile (game, "hand", viewer);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);
  gboolean used[256] = { FALSE };

  for (guint j = 0; j < n && rules->to_move (state) == viewer; j++)
    note_uses (game, moves[j], used);
  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);
      CgCard face = tapis_card_get_state (card)->face;

      g_assert_cmpint (tapis_card_get_state (card)->playable, ==, used[face]);
      g_assert_cmpint (tapis_card_get_refusal (card) != NULL, ==,
                       !used[face]);
    }
}

/* Every card tells where it lies now, and not where it lay when it was asked
 * before. */
static void
assert_places (TapisPile *pile)
{
  guint n = tapis_pile_get_n_cards (pile);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *place = g_strdup_printf ("%u of %u.", i + 1, n);

      g_assert_true (g_str_has_prefix (
        tapis_card_get_description (tapis_pile_get_card (pile, i)), place));
    }
}

static void
assert_all (TapisGame *game, GPtrArray *shadows, GHashTable *cards,
            gboolean one_move)
{
  for (guint i = 0; i < shadows->len; i++)
    {
      Shadow *shadow = g_ptr_array_index (shadows, i);

      assert_shadow (shadow);
      if (TAPIS_IS_PILE (shadow->model))
        assert_places (TAPIS_PILE (shadow->model));
      if (one_move && !tapis_game_now (game)->over &&
          !tapis_game_now (game)->round_over)
        assert_smallest (shadow);
      shadow_look (shadow);
    }
  assert_same_cards (game, cards);
  assert_piles_hold (game);
  assert_nothing_leaks (game);
  assert_uses (game);
}

/* Another round is played with other cards. */
static void
know_cards (TapisGame *game, GHashTable **cards, guint *round)
{
  if (tapis_game_now (game)->round == *round)
    return;
  *round = tapis_game_now (game)->round;
  g_hash_table_unref (*cards);
  *cards = collect_cards (game);
}

static void
test_random_games (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint g = 0; g < N_GAMES; g++)
    {
      CgSetup setup = test_random_setup (rules, &random);
      TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
      guint round = 1;
      TapisGame *game;
      g_autoptr (GPtrArray) shadows = NULL;
      g_autoptr (GHashTable) cards = NULL;

      for (guint i = 0; i < setup.seats; i++)
        seats[i].person = cg_random_below (&random, 2) == 0;
      game = tapis_game_new (rules, &setup, g, seats);
      tapis_game_set_practice (game, TRUE);
      shadows = shadow_piles (game);
      cards = collect_cards (game);
      for (guint p = 0; p < N_PLIES && !tapis_game_now (game)->over; p++)
        {
          g_autofree char *move = NULL;

          if (tapis_game_now (game)->round_over)
            {
              g_assert_false (tapis_game_can_step (game));
              g_assert_true (tapis_game_run_action (game, "next-round"));
              know_cards (game, &cards, &round);
              assert_all (game, shadows, cards, FALSE);
              continue; /* a deal alone may end a round, too */
            }
          move = test_random_move (game, &random);
          if (cg_random_below (&random, 8) == 0)
            {
              tapis_game_set_viewer (
                game, (int) cg_random_below (&random, setup.seats));
              /* hands are put into another order: more moves than cards */
              for (guint i = 0; i < shadows->len; i++)
                shadow_look (g_ptr_array_index (shadows, i));
            }
          g_assert_true (tapis_game_play_text (game, move));
          assert_all (game, shadows, cards, TRUE);
          if (tapis_game_now (game)->can_undo &&
              cg_random_below (&random, 6) == 0)
            {
              g_assert_true (tapis_game_undo (game));
              know_cards (game, &cards, &round);
              assert_all (game, shadows, cards, FALSE);
              if (cg_random_below (&random, 2) == 0)
                {
                  g_assert_true (tapis_game_redo (game));
                  know_cards (game, &cards, &round);
                  assert_all (game, shadows, cards, FALSE);
                }
            }
        }
      g_clear_pointer (&shadows, g_ptr_array_unref);
      g_assert_finalize_object (game);
    }
}

/* Chooses a card of @pile that is really @identity. */
static void
choose (TapisGame *game, TapisPile *pile, CgCard identity)
{
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);

      if (tapis_card_get_identity (card) != identity ||
          tapis_card_get_state (card)->selected)
        continue;
      g_assert_true (tapis_card_get_state (card)->playable);
      g_assert_true (tapis_game_activate_card (game, card));
      return;
    }
  g_assert_not_reached ();
}

/* Does what a person would do at the table to play @move. */
static void
play_by_hand (TapisGame *game, CgMove move)
{
  int seat = tapis_game_now (game)->viewer;
  guint before = tapis_game_get_serial (game);
  gboolean jokers_only = TRUE;
  Written written;

  read_move (game, move, &written);
  for (guint i = 0; i < n_from_hand (&written); i++)
    {
      choose (game, tapis_game_get_pile (game, "hand", seat),
              plain (written.cards[i]));
      jokers_only &= written.cards[i] != CG_JOKER &&
                     cg_card_is_joker (written.cards[i]);
    }
  if (tapis_game_get_serial (game) != before)
    return; /* played with its last card */
  if (g_str_equal (written.word, "swap") && written.n > 0)
    choose (game, tapis_game_get_pile (game, "up", seat), written.cards[1]);
  else if (g_str_equal (written.word, "flip"))
    for (guint i = 0; i < 2; i++)
      g_assert_true (tapis_game_touch_card (
        game,
        tapis_pile_get_card (tapis_game_get_pile (game, "down", seat),
                             written.number - 1),
        TAPIS_TOUCH_TAP));
  else if (g_str_equal (written.word, "name"))
    g_assert_true (tapis_game_choose_player (game, (int) written.number));
  else if (g_str_equal (written.word, "claim") ||
           (g_str_equal (written.word, "announce") &&
            cg_has_choice (tapis_game_get_rules (game),
                           tapis_game_get_state (game))))
    {
      /* what is claimed must be found first; the game's script does that */
      g_autofree char *text =
        cg_move_to_text (tapis_game_get_rules (game),
                         tapis_game_get_state (game), move);

      g_assert_true (tapis_game_play_text (game, text));
    }
  else
    {
      guint serial = tapis_game_get_serial (game);

      g_assert_cmpuint (tapis_game_get_selection_count (game), ==, written.n);
      g_assert_true (tapis_game_run_action (game, written.word));
      if (jokers_only && written.n > 0 &&
          tapis_game_get_serial (game) == serial)
        {
          char number[12];

          g_snprintf (number, sizeof number, "%u",
                      cg_card_rank (written.cards[0]));
          g_assert_true (tapis_game_now (game)->choosing);
          g_assert_true (tapis_game_run_action (game, number));
        }
      g_assert_false (tapis_game_now (game)->choosing);
    }
}

/* Whatever the rules allow can be done at the table, with the same outcome. */
static void
test_by_hand (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;

  cg_random_seed (&random, 2);
  for (guint g = 0; g < N_GAMES; g++)
    {
      CgSetup setup = test_random_setup (rules, &random);
      TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
      g_autoptr (TapisGame) game = NULL;

      for (guint i = 0; i < setup.seats; i++)
        seats[i].person = TRUE;
      game = tapis_game_new (rules, &setup, g, seats);
      for (guint p = 0; p < N_PLIES && !tapis_game_now (game)->over; p++)
        {
          CgMove moves[CG_MAX_MOVES];
          g_autofree CgState *state =
            cg_state_copy (rules, tapis_game_get_state (game));
          guint n = rules->moves (state, moves);
          CgMove move;

          if (n == 0)
            {
              g_assert_true (tapis_game_run_action (game, "next-round"));
              cg_next_round (rules, g, tapis_game_now (game)->round, state,
                             NULL);
              g_assert_cmpmem (state, cg_state_size (rules, state),
                               tapis_game_get_state (game),
                               cg_state_size (rules,
                                              tapis_game_get_state (game)));
              continue;
            }
          move = moves[cg_random_below (&random, n)];

          tapis_game_set_viewer (game, tapis_game_now (game)->to_move);
          play_by_hand (game, move);
          rules->play (state, move, NULL);
          /* what nobody would think of as a move is made at once */
          while (rules->moves (state, moves) == 1 &&
                 tapis_game_get_kind (game)->forced (
                   tapis_game_get_kind (game), state, moves[0]) ==
                   TAPIS_FORCED_SILENT)
            rules->play (state, moves[0], NULL);
          g_assert_cmpmem (state, cg_state_size (rules, state),
                           tapis_game_get_state (game),
                           cg_state_size (rules,
                                          tapis_game_get_state (game)));
        }
    }
}

/* Nothing lives longer than the game, nor keeps the game alive. */
static void
test_finalize (void)
{
  TapisGame *game = test_game (4, 7);
  TapisPlayer *player = g_object_ref (tapis_game_get_player (game, 1));
  TapisPile *pile = g_object_ref (tapis_game_get_pile (game, "hand", 0));
  TapisCard *card = g_object_ref (tapis_pile_get_card (pile, 0));
  TapisAction *action =
    g_list_model_get_item (tapis_game_now (game)->actions, 0);
  TapisLogEntry *entry;

  test_run_until (game, 0);
  tapis_game_run_action (game, "ready");
  entry = g_list_model_get_item (tapis_game_now (game)->log, 0);
  g_assert_finalize_object (game);
  g_assert_finalize_object (player);
  g_assert_finalize_object (pile);
  g_assert_finalize_object (card);
  g_assert_finalize_object (action);
  g_assert_finalize_object (entry);
}

/* The changes of the lists are no larger than they need be. */
static void
test_smallest_changes (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "",
    "phase=play\nto-move=0\nstock=2S\npile=5D@1\n"
    "hand.0=6S 7H 7D KS\nup.0=2H 9D 10C\ndown.0=6H QS 3D\n"
    "hand.1=4H\nup.1=2D 9C 10H\ndown.1=6D QC 3S");
  g_autoptr (GPtrArray) shadows = shadow_piles (game);
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);

  g_assert_true (tapis_game_play_text (game, "lay 7H 7D"));
  for (guint i = 0; i < shadows->len; i++)
    {
      Shadow *shadow = g_ptr_array_index (shadows, i);

      assert_shadow (shadow);
      if (shadow->model == G_LIST_MODEL (hand))
        g_assert_cmpuint (shadow->n_moved, ==, 3); /* two out, the 2S in */
      else if (shadow->model ==
               G_LIST_MODEL (tapis_game_get_pile (game, "pile", -1)))
        g_assert_cmpuint (shadow->n_moved, ==, 2);
      else if (shadow->model ==
               G_LIST_MODEL (tapis_game_get_pile (game, "stock", -1)))
        g_assert_cmpuint (shadow->n_moved, ==, 1);
      else if (TAPIS_IS_PILE (shadow->model))
        g_assert_cmpuint (shadow->n_moved, ==, 0);
    }
}

/* A property is notified when it changes, and only then. */
static void
test_notify (void)
{
  static const char *const steady[] = { "viewer", "reversed", "over",
                                        "round-over", "choosing", "hint" };
  static const char *const changing[] = { "to-move", "viewer-to-move",
                                          "demand", "prompt" };
  g_autoptr (TapisGame) game = test_game_from (
    2, "",
    "phase=play\nto-move=0\nstock=2S\npile=5D@1\n"
    "hand.0=6S 7H 7D KS\nup.0=2H 9D 10C\ndown.0=6H QS 3D\n"
    "hand.1=4H\nup.1=2D 9C 10H\ndown.1=6D QC 3S");
  TestCounter counters[G_N_ELEMENTS (steady)];
  TestCounter changes[G_N_ELEMENTS (changing)];
  TestCounter playable, face, items, again, lay;

  for (guint i = 0; i < G_N_ELEMENTS (steady); i++)
    test_count_notify (&counters[i], game, steady[i]);
  for (guint i = 0; i < G_N_ELEMENTS (changing); i++)
    test_count_notify (&changes[i], game, changing[i]);
  test_count_signal (&playable, test_card (game, "hand", 0, "KS"), "changed");
  test_count_signal (&face, test_card (game, "stock", -1, "2S"), "changed");
  test_count_signal (&items, tapis_game_get_pile (game, "hand", 0),
                     "items-changed");

  g_assert_true (tapis_game_play_text (game, "lay 7H 7D"));
  for (guint i = 0; i < G_N_ELEMENTS (steady); i++)
    {
      g_assert_cmpuint (counters[i].n, ==, 0);
      test_count_end (&counters[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (changing); i++)
    {
      g_test_message ("%s", changing[i]);
      g_assert_cmpuint (changes[i].n, ==, 1);
      test_count_end (&changes[i]);
    }
  g_assert_cmpuint (playable.n, ==, 1);
  g_assert_cmpuint (face.n, ==, 2); /* the face, and what it is good for */
  g_assert_cmpuint (items.n, ==, 2); /* two are laid, one is drawn */
  test_count_end (&playable);
  test_count_end (&face);
  test_count_end (&items);

  g_assert_true (tapis_game_undo (game));
  test_count_signal (&lay, test_action (game, "lay"), "changed");
  for (guint i = 0; i < 2; i++)
    tapis_game_activate_card (game, test_card (game, "hand", 0, "7H"));
  tapis_game_clear_selection (game); /* nothing is chosen any more */
  g_assert_cmpuint (lay.n, ==, 2);
  test_count_end (&lay);

  test_count_signal (&again, game, "changed");
  tapis_game_set_practice (game, TRUE); /* a position is practice already */
  g_assert_cmpuint (again.n, ==, 0);
  tapis_game_set_practice (game, FALSE);
  g_assert_cmpuint (again.n, ==, 1);
  test_count_end (&again);
}

/* Of two equal cards the one from the hand is laid and the one from the stock
 * is drawn. */
static void
test_equal_cards (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    6, "",
    "phase=play\nto-move=0\nstock=9S 7H\npile=5D@1\n"
    "hand.0=7H JC KS\nup.0=2H 9D 10C\ndown.0=6H QS 3D\n"
    "hand.1=4H\nup.1=\ndown.1=\nhand.2=4H\nup.2=\ndown.2=\n"
    "hand.3=4D\nup.3=\ndown.3=\nhand.4=4D\nup.4=\ndown.4=\n"
    "hand.5=4C\nup.5=\ndown.5=");
  TapisCard *laid = test_card (game, "hand", 0, "7H");
  TapisCard *drawn = test_card (game, "stock", -1, "7H");

  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_true (test_card (game, "pile", -1, "7H") == laid);
  g_assert_true (test_card (game, "hand", 0, "7H") == drawn);
  g_assert_true (tapis_game_undo (game));
  g_assert_true (test_card (game, "hand", 0, "7H") == laid);
  g_assert_true (test_card (game, "stock", -1, "7H") == drawn);
}

/* One's own hand goes by rank; another's tells nothing by its order: dealt
 * again and again, the first card of a hidden hand is not the lowest. */
static void
test_order_of_hands (void)
{
  guint n_sorted = 0;

  for (guint64 deal = 0; deal < 40; deal++)
    {
      g_autoptr (TapisGame) game = test_game (2, deal);

      for (int seat = 0; seat < 2; seat++)
        {
          TapisPile *hand = tapis_game_get_pile (game, "hand", seat);
          guint last = 0;
          gboolean sorted = TRUE;

          for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
            {
              guint rank = cg_card_rank (
                tapis_card_get_identity (tapis_pile_get_card (hand, i)));

              rank = rank == CG_ACE ? 14 : rank;
              sorted = sorted && rank >= last;
              last = rank;
            }
          if (seat == 0)
            g_assert_true (sorted);
          else
            n_sorted += sorted;
        }
    }
  g_assert_cmpuint (n_sorted, >, 0);
  g_assert_cmpuint (n_sorted, <, 20); /* one in six, more with equal ranks */
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/game/finalize", test_finalize);
  g_test_add_func ("/game/smallest-changes", test_smallest_changes);
  g_test_add_func ("/game/notify", test_notify);
  g_test_add_func ("/game/equal-cards", test_equal_cards);
  g_test_add_func ("/game/order-of-hands", test_order_of_hands);
  test_each_game (cg_games_all, "/game/random-games", test_random_games);
  test_each_game (cg_games_all, "/game/by-hand", test_by_hand);
  return g_test_run ();
}
