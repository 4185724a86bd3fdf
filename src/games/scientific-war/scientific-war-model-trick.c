/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last trick of Bataille scientifique, which lies open until the next one
 * begins, although its cards have gone to who took it, or to the pot. It is
 * read from what the moves did, so that it is the same whatever has led here: a
 * move, undo, redo or a loaded game. Decides no rule. */

#include "config.h"

#include "scientific-war-model-private.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* An event of a trick. */
typedef struct
{
  guint   ply; /* which has ended the trick */
  CgEvent event;
} TapisTold;

/* What became of the last trick. */
typedef struct
{
  const CgEvent *outcome; /* or NULL: there is none to be seen */
  gboolean       joker;   /* it came so by a joker */
  guint          seats;   /* who has shown a card: a set */
  GString       *reason;  /* owned */
} TapisTrick;

/* --- what is kept of the tricks --- */

GArray *
tapis_scientific_war_new_told (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TapisTold));
}

void
tapis_scientific_war_noted (TapisGame *game, guint ply, const CgEvents *events)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (game);
  gboolean trick = FALSE;

  for (guint i = 0; i < events->n; i++)
    trick = trick || events->list[i].kind == SCIENTIFIC_WAR_EVENT_REVEALED;
  for (guint i = 0; trick && i < events->n; i++)
    {
      TapisTold told = { ply, events->list[i] };

      g_array_append_val (self->told, told);
    }
}

void
tapis_scientific_war_forgot (TapisGame *game, guint n_plies)
{
  GArray *told = TAPIS_SCIENTIFIC_WAR (game)->told;
  guint n = told->len;

  while (n > 0 && g_array_index (told, TapisTold, n - 1).ply >= n_plies)
    n--;
  g_array_set_size (told, n);
}

/* --- the last one --- */

/* A card that @seat has shown lies where it went, but its picture stays. */
static void
show (TapisScientificWar *self, int seat, CgCard face)
{
  /* Translators: said of a card of the last trick; %s is a player's name. */
  g_autofree char *description = tapis_say_to (
    tapis_game_call_seat (TAPIS_GAME (self), seat), N_("Shown by you."),
    N_("Shown by %s."));
  const TapisCardState now = { .face = face, .description = description };

  if (self->shown[seat] != NULL &&
      tapis_card_get_state (self->shown[seat])->face == face)
    return;
  g_clear_object (&self->shown[seat]);
  self->shown[seat] = tapis_card_new (face, CG_PACK_FRENCH, 0);
  tapis_card_set_state (self->shown[seat], &now);
}

/* One thing that happened in the last trick. */
static void
read_event (TapisScientificWar *self, const CgEvent *event, TapisTrick *trick)
{
  switch (event->kind)
    {
    case SCIENTIFIC_WAR_EVENT_REVEALED:
      show (self, event->seat, event->cards[0]);
      trick->seats |= 1u << event->seat;
      break;
    case SCIENTIFIC_WAR_EVENT_TOOK_TRICK:
      self->taker = event->seat;
      trick->outcome = event;
      break;
    case SCIENTIFIC_WAR_EVENT_WAR:
      trick->outcome = event;
      break;
    case SCIENTIFIC_WAR_EVENT_REVOLUTION:
    case SCIENTIFIC_WAR_EVENT_JACKS_CANCEL:
    case SCIENTIFIC_WAR_EVENT_JOKERS_CANCEL:
    case SCIENTIFIC_WAR_EVENT_JOKER_TAKES:
    case SCIENTIFIC_WAR_EVENT_JOKER_WAR:
      trick->joker |= event->kind == SCIENTIFIC_WAR_EVENT_JOKER_TAKES ||
                      event->kind == SCIENTIFIC_WAR_EVENT_JOKER_WAR;
      add (trick->reason, tapis_game_say_event (TAPIS_GAME (self), event));
      break;
    default:
      break;
    }
}

static void
read_last (TapisScientificWar *self, TapisTrick *trick)
{
  GArray *told = self->told;
  guint first = told->len;

  while (first > 0 && g_array_index (told, TapisTold, first - 1).ply ==
                        g_array_index (told, TapisTold, told->len - 1).ply)
    first--;
  for (; first < told->len; first++)
    read_event (self, &g_array_index (told, TapisTold, first).event, trick);
}

/* The card itself of which @seat has shown a picture: it has gone to who took
 * the trick, or to the pot. */
static TapisCard *
find_laid (TapisScientificWar *self, int seat)
{
  static const char *const zones[] = { "pot", "owned", "pile", "hand" };
  CgCard face = tapis_card_get_state (self->shown[seat])->face;

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      TapisPile *pile = tapis_game_get_pile (
        TAPIS_GAME (self), zones[i], i == 0 ? CG_NO_SEAT : self->taker);

      for (guint k = 0; pile != NULL && k < tapis_pile_get_n_cards (pile); k++)
        {
          TapisCard *card = tapis_pile_get_card (pile, k);

          /* not that of another seat */
          if (tapis_card_get_identity (card) == face &&
              tapis_scientific_war_find_shown (self, card) < 0)
            return card;
        }
    }
  return NULL;
}

/* Remembers which cards lie before the players, so that of equal ones each is
 * still its player's when all have gone. The last one of a trick is revealed
 * as it is laid. */
static void
follow_laid (TapisScientificWar *self)
{
  int n = (int) tapis_game_get_n_seats (TAPIS_GAME (self));

  for (int seat = 0; seat < n; seat++)
    {
      TapisPile *chosen = tapis_game_get_pile (TAPIS_GAME (self), "chosen",
                                               seat);
      TapisCard *card = self->laid[seat];

      if (self->shown[seat] == NULL)
        g_set_object (&self->laid[seat], tapis_pile_get_top (chosen));
      else if (card != NULL && tapis_card_get_identity (card) !=
                                 tapis_card_get_state (self->shown[seat])->face)
        g_clear_object (&self->laid[seat]);
    }
  for (int seat = 0; seat < n; seat++)
    if (self->shown[seat] != NULL && self->laid[seat] == NULL)
      g_set_object (&self->laid[seat], find_laid (self, seat));
}

void
tapis_scientific_war_read_trick (TapisGame *game)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (game);
  TapisTrick trick = { .reason = g_string_new (NULL) };

  self->taker = CG_NO_SEAT;
  if (scientific_war_state (tapis_game_get_state (game))->picked == 0)
    read_last (self, &trick);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->shown); seat++)
    if (!(trick.seats >> seat & 1))
      g_clear_object (&self->shown[seat]);
  follow_laid (self);
  g_free (self->trick_caption);
  self->trick_caption =
    trick.outcome == NULL
      ? g_strdup ("")
      : tapis_scientific_war_outcome (
          trick.outcome, tapis_game_call_seat (game, trick.outcome->seat),
          trick.joker);
  g_free (self->trick_reason);
  self->trick_reason = g_string_free (trick.reason, FALSE);
}

int
tapis_scientific_war_find_shown (TapisScientificWar *self, TapisCard *card)
{
  g_return_val_if_fail (TAPIS_IS_SCIENTIFIC_WAR (self), CG_NO_SEAT);
  for (int seat = 0; seat < SCIENTIFIC_WAR_MAX_SEATS; seat++)
    if (self->shown[seat] != NULL && self->laid[seat] == card)
      return seat;
  return CG_NO_SEAT;
}
