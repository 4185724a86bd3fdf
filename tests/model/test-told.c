/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can always find out again: which cards lie open, who laid them,
 * and what has happened since their last turn, in whole random games of every
 * kind. */

#include "config.h"

#include "helpers.h"

#include "engine/cg-position.h"
#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"

/* --- what lies open ------------------------------------------------------- */

/* Whether every seat knows the card at @position of @pile. */
static gboolean
is_known_to_all (TapisGame *game, const CgRules *rules, TapisPile *pile,
                 guint position)
{
  for (guint seat = 0; seat < tapis_game_get_n_seats (game); seat++)
    {
      g_autofree CgState *seen =
        cg_state_seen_by (rules, tapis_game_get_state (game), (int) seat);
      CgCard cards[CG_MAX_ZONE];
      guint n = cg_zone_cards (rules, seen, tapis_pile_get_zone (pile),
                               tapis_pile_get_seat (pile), cards);

      g_assert_cmpuint (n, ==, tapis_pile_get_n_cards (pile));
      if (cards[position] == CG_CARD_HIDDEN)
        return FALSE;
    }
  return TRUE;
}

/* Nobody looks through cards that are hidden from anybody. */
static guint
check_open (TapisGame *game, const CgRules *rules)
{
  GListModel *piles = tapis_game_now (game)->piles;
  guint n_open = 0;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      guint n = 0;

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        {
          TapisCard *card = tapis_pile_get_card (pile, k);

          if (!tapis_game_lies_open (game, card))
            continue;
          n++;
          g_assert_cmpint (tapis_pile_get_seat (pile), ==, -1);
          g_assert_true (is_known_to_all (game, rules, pile, k));
        }
      g_assert_cmpuint (tapis_game_count_open (game, pile), ==, n);
      n_open += n;
    }
  return n_open;
}

/* --- who laid it ---------------------------------------------------------- */

/* Whoever has laid cards in @events is told at those that still lie there, and
 * as the last ones. */
static guint
check_laid (TapisGame *game, const CgEvents *events)
{
  GListModel *piles = tapis_game_now (game)->piles;
  guint n_told = 0;

  for (guint e = 0; e < events->n; e++)
    for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
      {
        const CgEvent *event = &events->list[e];
        g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
        TapisCard *top = tapis_pile_get_top (pile);
        const TapisCardState *state =
          top != NULL ? tapis_card_get_state (top) : NULL;

        if (event->kind != CG_EVENT_LAID || state == NULL ||
            state->laid_by == NULL ||
            state->face != event->cards[event->count - 1])
          continue;
        g_assert_cmpstr (
          state->laid_by, ==,
          tapis_game_get_player_state (game, event->seat)->avatar);
        g_assert_true (state->laid_last);
        g_assert_nonnull (strstr (tapis_card_get_description (top),
                                  "Laid by "));
        n_told++;
      }
  return n_told;
}

/* --- what the log draws --------------------------------------------------- */

/* Whether each of @n_seats sees @card somewhere in @state. */
static gboolean
is_seen_by_all (const CgRules *rules, const CgState *state, guint n_seats,
                CgCard card)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree CgState *view = cg_state_seen_by (rules, state, (int) seat);
      gboolean seen = FALSE;

      for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
        for (guint of = 0;
             of < (cg_zone (rules, zone)->per_seat > 0 ? n_seats : 1);
             of++)
          {
            CgCard cards[CG_MAX_ZONE];
            guint n = cg_zone_cards (rules, view, zone, (int) of, cards);

            seen |= memchr (cards, card, n) != NULL;
          }
      if (!seen)
        return FALSE;
    }
  return TRUE;
}

/* The log of several people draws no card that its words do not name and that
 * not everybody has seen. Returns how many cards it draws from entry @from on.
 */
static guint
check_drawn (TapisGame *game, const CgState *before, guint from)
{
  GListModel *log = tapis_game_now (game)->log;
  const CgRules *rules = tapis_game_get_rules (game);
  guint n_seats = tapis_game_get_n_seats (game);
  guint n_drawn = 0;

  for (guint i = from; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);
      const TapisLogLook *look = tapis_log_entry_get_look (entry);

      for (guint k = 0; k < look->n_cards; k++, n_drawn++)
        {
          CgCard card = look->cards[k];
          const char *name =
            tapis_words_card (cg_card_is_joker (card) ? CG_JOKER : card);

          if (strstr (tapis_log_entry_get_text (entry), name) == NULL &&
              !is_seen_by_all (rules, before, n_seats, card) &&
              !is_seen_by_all (rules, tapis_game_get_state (game), n_seats,
                               card))
            g_error ("“%s” is drawn with the %s",
                     tapis_log_entry_get_text (entry), name);
        }
    }
  return n_drawn;
}

/* --- since one's last turn ------------------------------------------------ */

/* Returns a pointer into @text to what comes after the last word of @sentence,
 * or NULL. Joined sentences keep their last words. */
static const char *
find_end (const char *text, const char *sentence)
{
  g_autofree char *plain = g_strdup (sentence);
  const char *found, *last;

  g_strdelimit (plain, ".!", ' ');
  g_strchomp (plain);
  last = strrchr (plain, ' ') != NULL ? strrchr (plain, ' ') : plain;
  found = strstr (text, last);
  return found != NULL ? found + strlen (last) : NULL;
}

/* The list holds what the log says since the viewer's last decision, or the
 * deal, that @begin entries came before; and the line of all of it tells each
 * event of it that is worth a word, in its order. */
static void
check_since (TapisGame *game, guint begin)
{
  const TapisGameNow *now = tapis_game_now (game);
  guint n = g_list_model_get_n_items (now->log);
  gboolean is_all, is_one_all;
  gsize last;
  g_autofree char *all = tapis_game_tell_since (game, G_MAXUINT, G_MAXUINT,
                                                FALSE, &last, &is_all);
  g_autofree char *one = tapis_game_tell_since (game, 1, 1, FALSE, &last,
                                                &is_one_all);
  const char *told = all;
  gboolean any = FALSE;

  g_assert_cmpuint (g_list_model_get_n_items (now->since), ==, n - begin);
  for (guint i = begin; i < n; i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (now->log, i);
      g_autoptr (TapisLogEntry) other =
        g_list_model_get_item (now->since, i - begin);

      g_assert_true (entry == other);
      if (tapis_log_entry_get_look (entry)->small)
        continue;
      any = TRUE;
      told = find_end (told, tapis_log_entry_get_text (entry));
      g_assert_nonnull (told);
    }
  g_assert_true (is_all);
  if (!any)
    g_assert_cmpstr (all, ==, now->last_event);
  else
    {
      /* one sentence is all of it only where there is no other */
      g_assert_true (is_one_all == g_str_equal (one, all));
      g_assert_nonnull (strrchr (all, ' '));
      g_assert_true (g_str_has_suffix (one, strrchr (all, ' ')));
    }
}

/* --- whole games ---------------------------------------------------------- */

static void
test_games (gconstpointer data)
{
  const CgRules *rules = data;
  const TapisSeat seats[CG_MAX_SEATS] = { { .person = TRUE },
                                          { .person = TRUE } };
  guint n_open = 0, n_laid = 0, n_drawn = 0;

  for (guint64 deal = 1; deal <= 4; deal++)
    {
      g_autoptr (TapisGame) game = NULL;
      guint begin = 0; /* of what happened since the viewer's last turn */
      CgRandom random;
      CgSetup setup;

      cg_random_seed (&random, deal);
      cg_setup_init (&setup, rules);
      /* alone, and with somebody who must not read too much */
      game = tapis_game_new (rules, &setup, deal, deal > 2 ? seats : NULL);
      while (!tapis_game_now (game)->over)
        {
          g_autofree CgState *before =
            cg_state_copy (rules, tapis_game_get_state (game));
          g_autofree char *move = NULL;
          CgEvents events = { 0 };
          guint n = g_list_model_get_n_items (tapis_game_now (game)->log);
          CgMove played;

          if (tapis_game_now (game)->round_over)
            {
              if (tapis_game_now (game)->round == 3)
                break;
              g_assert_true (tapis_game_next_round (game));
              check_since (game, begin = n);
              continue;
            }
          if (tapis_game_now (game)->to_move == tapis_game_now (game)->viewer)
            begin = n;
          move = test_random_move (game, &random);
          g_assert_true (cg_read_move (rules, before, move, &played));
          rules->play (before, played, &events);
          g_assert_true (tapis_game_play_text (game, move));
          check_since (game, begin);
          n_laid += check_laid (game, &events);
          if (deal > 2)
            n_drawn += check_drawn (game, before, n);
          if (tapis_game_get_n_plies (game) % 5 == 0)
            n_open += check_open (game, rules);
        }
    }
  g_test_message ("%s: %u cards lay open, %u told who laid them, %u were drawn",
                  rules->id, n_open, n_laid, n_drawn);
  g_assert_cmpuint (n_open, >, 0);
  g_assert_cmpuint (n_drawn, >, 10);
  /* where who laid what is part of a position */
  for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
    if (cg_zone (rules, zone)->kind == CG_FIELD_LAYS)
      g_assert_cmpuint (n_laid, >, 10);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/told/games", test_games);
  return g_test_run ();
}
