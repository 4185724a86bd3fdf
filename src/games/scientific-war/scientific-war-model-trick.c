/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last trick of Bataille scientifique, which lies open until the next one
 * begins, although its cards have gone to who took it, or to the pot. Decides
 * no rule. */

#include "config.h"

#include "scientific-war-model-private.h"

#include <glib/gi18n.h>

/* What the log tells of it. */
typedef struct
{
  const CgEvent *outcome; /* or NULL: there is none to be seen */
  gboolean       joker;   /* it came so by a joker */
  guint          seats;   /* who has shown a card: a set */
  GString       *reason;  /* owned */
} TapisTrick;

/* A card that @seat has shown lies where it went, but its picture stays. */
static void
show (TapisScientificWar *self, int seat, CgCard face)
{
  const char *name = tapis_game_call_seat (TAPIS_GAME (self), seat);
  g_autofree char *description = NULL;
  TapisCardState now = { .face = face };

  if (self->shown[seat] != NULL &&
      tapis_card_get_state (self->shown[seat])->face == face)
    return;
  g_clear_object (&self->shown[seat]);
  self->shown[seat] = tapis_card_new (face, CG_PACK_FRENCH, 0);
  description = name == NULL
                  ? g_strdup (_("Shown by you."))
                  /* Translators: said of a card of the last trick; %s is a
                   * player's name. */
                  : g_strdup_printf (_("Shown by %s."), name);
  now.description = description;
  tapis_card_set_state (self->shown[seat], &now);
}

/* One thing that happened in the last trick. */
static void
read_entry (TapisScientificWar *self, TapisLogEntry *entry, TapisTrick *trick)
{
  const CgEvent *event = tapis_log_entry_get_event (entry);

  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_REVEALED:
      show (self, event->seat, event->cards[0]);
      trick->seats |= 1u << event->seat;
      break;
    case CG_EVENT_TOOK_TRICK:
      self->taker = event->seat;
      trick->outcome = event;
      break;
    case CG_EVENT_WAR:
      trick->outcome = event;
      break;
    case CG_EVENT_REVOLUTION:
    case CG_EVENT_JACKS_CANCEL:
    case CG_EVENT_JOKERS_CANCEL:
    case CG_EVENT_JOKER_TAKES:
    case CG_EVENT_JOKER_WAR:
      trick->joker |= event->kind == CG_EVENT_JOKER_TAKES ||
                      event->kind == CG_EVENT_JOKER_WAR;
      if (trick->reason->len > 0)
        g_string_append_c (trick->reason, ' ');
      g_string_append (trick->reason, tapis_log_entry_get_text (entry));
      break;
    default:
      break;
    }
}

static gboolean
is_revealed (TapisLogEntry *entry)
{
  return tapis_log_entry_get_event (entry)->kind == CG_EVENT_REVEALED;
}

/* The log tells of the last trick whatever has led here: a move, undo, redo or
 * a loaded game. */
static void
read_log (TapisScientificWar *self, TapisTrick *trick)
{
  GListModel *log = tapis_game_get_log (TAPIS_GAME (self));
  guint end = g_list_model_get_n_items (log);
  guint ply = G_MAXUINT;

  for (; end > 0; end--)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, end - 1);

      if (ply == G_MAXUINT && is_revealed (entry))
        ply = tapis_log_entry_get_ply (entry);
      if (ply != G_MAXUINT && tapis_log_entry_get_ply (entry) != ply)
        break;
    }
  for (; end < g_list_model_get_n_items (log); end++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, end);

      if (tapis_log_entry_get_ply (entry) == ply)
        read_entry (self, entry, trick);
    }
}

/* Whether another seat has laid @card in this trick. */
static gboolean
is_laid (TapisScientificWar *self, TapisCard *card)
{
  return tapis_scientific_war_find_shown (self, card) >= 0;
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

          if (tapis_card_get_identity (card) == face && !is_laid (self, card))
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
tapis_scientific_war_read_trick (TapisScientificWar *self,
                                 gboolean            open,
                                 char              **caption,
                                 char              **reason)
{
  TapisTrick trick = { .reason = g_string_new (NULL) };

  self->taker = CG_NO_SEAT;
  if (open)
    read_log (self, &trick);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->shown); seat++)
    if (!(trick.seats >> seat & 1))
      g_clear_object (&self->shown[seat]);
  follow_laid (self);
  *caption = trick.outcome == NULL
               ? g_strdup ("")
               : tapis_scientific_war_outcome (
                   trick.outcome,
                   tapis_game_call_seat (TAPIS_GAME (self),
                                         trick.outcome->seat),
                   trick.joker);
  *reason = g_string_free (trick.reason, FALSE);
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
