/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trick that the table shows: the current one or, until the next one
 * begins, the last one, although its cards are elsewhere by then. The current
 * trick is read from the zone of the role CG_ZONE_TRICK, the last one from the
 * events of the log. Therefore the trick is the same after a move, undo, redo
 * or loading a game. This file decides no rule. */

#include "tapis-game-private.h"

G_STATIC_ASSERT (TAPIS_MAX_SEATS == CG_MAX_SEATS);

gboolean
tapis_game_has_tricks (TapisGame *self)
{
  return cg_zone_of_role (tapis_game_get_rules (self), CG_ZONE_TRICK) >= 0;
}

/* --- the pictures --------------------------------------------------------- */

/* Makes the picture of the card that @seat has in the trick; @face is the card.
 * @laid is TRUE if the card was laid face up, FALSE if it was laid face down
 * and then turned up. */
static void
show (TapisGame *self, int seat, CgCard face, gboolean laid)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisCard **picture = &priv->trick.cards[seat];
  const TapisPerson *who = tapis_game_get_person (self, seat);
  g_autofree char *description = NULL;

  if (*picture != NULL && tapis_card_get_state (*picture)->face == face)
    return;
  description =
    laid ? tapis_game_say_laid (who)
         /* Translators: said of a card of the last trick. */
         : tapis_say_to (who, TAPIS_ROLE_DOER, P_("Shown by you."),
                         /* Translators: said of a card of the last trick; %s
                          * is a player's name. */
                         P_("Shown by %s."));
  g_clear_object (picture);
  *picture = tapis_card_new (face, priv->rules->pack, 0);
  tapis_card_set_face (*picture, face);
  tapis_card_set_description (*picture, description);
}

/* --- the last trick ------------------------------------------------------- */

/* Reads the events of the log backwards from the end to the first card of the
 * last trick. Returns a bit set of the seats that have a card in it. */
static guint
read_log (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisTrick *trick = &priv->trick;
  guint seats = 0;

  for (guint i = trick->first; i > 0; i--)
    {
      TapisLogEntry *entry = tapis_log_nth (priv->now.log, i - 1);
      const CgEvent *event = tapis_log_entry_get_event (entry);
      const CgEventInfo *info = cg_event_info (priv->rules, event->kind);
      gboolean ends = info->takes || event->kind == CG_EVENT_DEALT;

      if (seats != 0 && (ends || (info->shows && seats >> event->seat & 1)))
        break;
      if (event->kind == CG_EVENT_DEALT)
        break;
      if (info->takes)
        {
          trick->taker = info->of_all ? CG_NO_SEAT : event->seat;
          trick->outcome = tapis_log_entry_get_text (entry);
        }
      if (!info->shows)
        continue;
      show (self, event->seat, event->cards[0],
            event->kind == CG_EVENT_LAID);
      seats |= 1u << event->seat;
      trick->first = i - 1;
    }
  return seats;
}

/* --- the card objects ----------------------------------------------------- */

/* Sets cards[seat] to the card that the seat has in the zone for tricks,
 * borrowed. Returns whether the zone has any card. */
static gboolean
list_lying (TapisGame *self, TapisCard *cards[CG_MAX_SEATS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean any = FALSE;

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      int seat = tapis_pile_get_seat (pile);
      CgLaid laid[CG_MAX_ZONE];
      guint n = tapis_pile_get_n_cards (pile);

      if (tapis_pile_get_role (pile) != CG_ZONE_TRICK || n == 0)
        continue;
      any = TRUE;
      if (seat >= 0)
        cards[seat] = tapis_pile_get_top (pile);
      else
        n = cg_zone_laid (priv->rules, tapis_game_get_state (self),
                          tapis_pile_get_zone (pile), laid);
      for (guint k = 0; seat < 0 && k < n; k++)
        cards[laid[k].seat] = tapis_pile_get_card (pile, k);
    }
  return any;
}

/* Returns a card of @pile that equals @face and whose picture is not already
 * shown for another seat, or NULL if there is none. Two packs have equal cards.
 */
static TapisCard *
find_in_pile (TapisGame *self, TapisPile *pile, CgCard face)
{
  for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
    {
      TapisCard *card = tapis_pile_get_card (pile, k);

      if (tapis_card_get_identity (card) == face &&
          tapis_game_find_shown (self, card) < 0)
        return card;
    }
  return NULL;
}

/* Returns the card whose picture is shown for @seat, after the cards of the
 * trick have gone to the middle of the table or to the player who took it. The
 * hand of that player is searched last. Returns NULL if the card is not found.
 */
static TapisCard *
find_gone (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = tapis_game_n_piles (priv);
  CgCard face = tapis_card_without_number (
    tapis_card_get_state (priv->trick.cards[seat])->face);
  TapisCard *found = NULL;

  for (guint i = 0; i < 2 * n && found == NULL; i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i % n);
      int owner = tapis_pile_get_seat (pile);

      if ((owner < 0 || owner == priv->trick.taker) &&
          tapis_pile_get_role (pile) != CG_ZONE_STOCK &&
          tapis_pile_get_role (pile) != CG_ZONE_TURN_UP &&
          tapis_pile_is_hand (pile) == (i >= n))
        found = find_in_pile (self, pile, face);
    }
  return found;
}

/* Updates priv->laid, which has the card that each seat laid, so that equal
 * cards are not mixed up after they have left the zone for tricks. The card
 * that completes a trick may never have been in that zone, so it is searched
 * where it has gone. @lying has, by seat, the card that is in the zone now, or
 * NULL. */
static void
follow_laid (TapisGame *self, TapisCard *const lying[CG_MAX_SEATS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisCard **laid = priv->laid;

  for (guint seat = 0; seat < priv->n_seats; seat++)
    {
      TapisCard *picture = priv->trick.cards[seat];

      if (lying[seat] != NULL || picture == NULL)
        g_set_object (&laid[seat], lying[seat]);
      else if (laid[seat] != NULL &&
               tapis_card_get_identity (laid[seat]) !=
                 tapis_card_without_number (
                   tapis_card_get_state (picture)->face))
        g_clear_object (&laid[seat]);
    }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    if (priv->trick.cards[seat] != NULL && laid[seat] == NULL)
      g_set_object (&laid[seat], find_gone (self, (int) seat));
}

/* --- the trick that is shown ---------------------------------------------- */

void
tapis_game_refresh_trick (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int zone = cg_zone_of_role (priv->rules, CG_ZONE_TRICK);
  TapisTrick *trick = &priv->trick;
  TapisCard *lying[CG_MAX_SEATS] = { NULL };
  gboolean before_seats;
  guint seats = 0;

  if (zone < 0)
    return;
  before_seats = cg_zone (priv->rules, (guint) zone)->per_seat > 0;
  trick->taker = CG_NO_SEAT;
  trick->outcome = "";
  trick->first = g_list_model_get_n_items (priv->now.log);
  if (!list_lying (self, lying))
    seats = read_log (self);
  /* If each seat has its own trick zone, the cards in it are shown as piles and
   * have no pictures. */
  for (int seat = 0; !before_seats && seat < (int) priv->n_seats; seat++)
    if (lying[seat] != NULL)
      {
        show (self, seat, tapis_card_get_state (lying[seat])->face, TRUE);
        seats |= 1u << seat;
      }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    if (!(seats >> seat & 1))
      g_clear_object (&trick->cards[seat]);
  follow_laid (self, lying);
}

void
tapis_game_clear_trick (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
    {
      g_clear_object (&priv->trick.cards[seat]);
      g_clear_object (&priv->laid[seat]);
    }
}

const TapisTrick *
tapis_game_get_trick (TapisGame *self)
{
  return &tapis_game_get_private (self)->trick;
}

int
tapis_game_find_shown (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (int seat = 0; seat < CG_MAX_SEATS; seat++)
    if (priv->trick.cards[seat] != NULL && priv->laid[seat] == card)
      return seat;
  return CG_NO_SEAT;
}
