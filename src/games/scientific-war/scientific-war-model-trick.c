/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out how the last trick of Bataille scientifique has ended. The trick is
 * shown until the next one begins, although its cards already belong to the
 * player who took it, or to the pot. It is read from the events of the log, so
 * that it is the same however the position was reached: by a move, by undo or
 * redo, or by loading a game. Decides no rule. */

#include "config.h"

#include "scientific-war-model-private.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* How the last trick has ended. */
typedef struct
{
  const CgEvent *outcome; /* the event that says how the trick has ended; NULL
                           * if no trick is shown */
  gboolean       joker;   /* whether a joker has decided the trick */
  guint          seats;   /* bit n is set when seat n has shown a card in the
                           * trick */
  GString       *reason;  /* owned */
} TapisTrick;

/* --- the pictures --- */

/* Keeps a picture of the card @face that @seat has shown in the trick. */
/* Translators, all of these: read aloud, about a card of the last trick; %s is
 * a player's name. */
static void
show (TapisScientificWar *self, int seat, CgCard face)
{
  /* Translators: said of a card of the last trick; %s is a player's name. */
  g_autofree char *description = tapis_say_to (
    tapis_game_get_person (TAPIS_GAME (self), seat), TAPIS_ROLE_DOER,
    P_("Shown by you."), P_("Shown by %s."));

  if (self->now.shown[seat] != NULL &&
      tapis_card_get_state (self->now.shown[seat])->face == face)
    return;
  g_clear_object (&self->now.shown[seat]);
  self->now.shown[seat] = tapis_card_new (face, CG_PACK_FRENCH, 0);
  tapis_card_set_face (self->now.shown[seat], face);
  tapis_card_set_description (self->now.shown[seat], description);
}

/* Adds to @trick, and to the pictures of its cards, what @event tells of the
 * last trick. */
static void
read_event (TapisScientificWar *self, const CgEvent *event, TapisTrick *trick)
{
  switch (event->kind)
    {
    case SCIENTIFIC_WAR_EVENT_REVEALED:
      show (self, event->seat, event->cards[0]);
      trick->seats |= 1u << event->seat;
      break;
    case CG_EVENT_TOOK_TRICK:
      self->now.taker = event->seat;
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
      tapis_add (trick->reason,
                 tapis_game_say_event (TAPIS_GAME (self), event));
      break;
    default:
      break;
    }
}

/* Returns the event of the entry @i of @log; borrowed. */
static const CgEvent *
event_at (GListModel *log, guint i)
{
  g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

  return tapis_log_entry_get_event (entry);
}

/* Reads the events of the last trick into @trick. They begin with the events by
 * which its cards were revealed. */
static void
read_last (TapisScientificWar *self, TapisTrick *trick)
{
  GListModel *log = tapis_game_now (TAPIS_GAME (self))->log;
  guint n = g_list_model_get_n_items (log);
  guint i = n;

  while (i > 0 && event_at (log, i - 1)->kind != SCIENTIFIC_WAR_EVENT_REVEALED)
    i--;
  while (i > 0 && event_at (log, i - 1)->kind == SCIENTIFIC_WAR_EVENT_REVEALED)
    i--;
  for (; i < n; i++)
    read_event (self, event_at (log, i), trick);
}

/* --- the cards --- */

/* Returns the card whose picture is shown for @seat, or NULL. The card lies in
 * the pot, or with the player who took the trick. */
static TapisCard *
find_laid (TapisScientificWar *self, int seat)
{
  static const CgZoneRole zones[] = {
    CG_ZONE_PILE, CG_ZONE_UNDIVIDED, CG_ZONE_CAPTURED, CG_ZONE_HAND,
  };
  CgCard face = tapis_card_get_state (self->now.shown[seat])->face;

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      TapisPile *pile = tapis_game_find_pile (
        TAPIS_GAME (self), zones[i], i == 0 ? CG_NO_SEAT : self->now.taker);

      for (guint k = 0; pile != NULL && k < tapis_pile_get_n_cards (pile); k++)
        {
          TapisCard *card = tapis_pile_get_card (pile, k);

          /* the two packs have equal cards: a card that another seat laid is
           * skipped */
          if (tapis_card_get_identity (card) == face &&
              tapis_scientific_war_find_shown (self, card) < 0)
            return card;
        }
    }
  return NULL;
}

/* Remembers which card each player has laid, so that equal cards are not mixed
 * up when they have left their places. The card that completes a trick never
 * lies face down on a place, so it is looked for where it has gone. */
static void
follow_laid (TapisScientificWar *self)
{
  int n = (int) tapis_game_get_n_seats (TAPIS_GAME (self));

  for (int seat = 0; seat < n; seat++)
    {
      TapisPile *chosen = tapis_game_get_pile (TAPIS_GAME (self), "chosen",
                                               seat);
      TapisCard *card = self->laid[seat];

      if (self->now.shown[seat] == NULL)
        g_set_object (&self->laid[seat], tapis_pile_get_top (chosen));
      else if (card != NULL &&
               tapis_card_get_identity (card) !=
                 tapis_card_get_state (self->now.shown[seat])->face)
        g_clear_object (&self->laid[seat]);
    }
  for (int seat = 0; seat < n; seat++)
    if (self->now.shown[seat] != NULL && self->laid[seat] == NULL)
      g_set_object (&self->laid[seat], find_laid (self, seat));
}

void
tapis_scientific_war_read_trick (TapisGame *game)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (game);
  const ScientificWarState *s =
    scientific_war_state (tapis_game_get_state (game));
  TapisTrick trick = { .reason = g_string_new (NULL) };

  self->now.low_strong = s->reversed;
  self->now.taker = CG_NO_SEAT;
  if (s->picked == 0)
    read_last (self, &trick);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->now.shown); seat++)
    if (!(trick.seats >> seat & 1))
      g_clear_object (&self->now.shown[seat]);
  follow_laid (self);
  g_free ((char *) self->now.caption);
  self->now.caption =
    trick.outcome == NULL
      ? g_strdup ("")
      : tapis_scientific_war_outcome (
          trick.outcome, tapis_game_get_person (game, trick.outcome->seat),
          trick.joker);
  g_free ((char *) self->now.reason);
  self->now.reason = g_string_free (trick.reason, FALSE);
}

int
tapis_scientific_war_find_shown (TapisScientificWar *self, TapisCard *card)
{
  g_return_val_if_fail (TAPIS_IS_SCIENTIFIC_WAR (self), CG_NO_SEAT);
  for (int seat = 0; seat < SCIENTIFIC_WAR_MAX_SEATS; seat++)
    if (self->now.shown[seat] != NULL && self->laid[seat] == card)
      return seat;
  return CG_NO_SEAT;
}
