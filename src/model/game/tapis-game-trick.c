/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trick that the table shows: the present one or, until the next one
 * begins, the last one, although its cards lie elsewhere by then. The present
 * trick is read from the zone of the role CG_ZONE_TRICK, the last one from the
 * events of the log. So it is the same however the position was reached: by a
 * move, by undo or redo, or by loading a game. Decides no rule. */

#include "config.h"

#include "tapis-game-private.h"

#include "model/words/tapis-sentences.h"

G_STATIC_ASSERT (TAPIS_MAX_SEATS == CG_MAX_SEATS);

gboolean
tapis_game_has_tricks (TapisGame *self)
{
  return cg_zone_of_role (tapis_game_get_rules (self), CG_ZONE_TRICK) >= 0;
}

/* --- the pictures --------------------------------------------------------- */

/* Keeps a picture of the card @face of @seat. @laid: whether the card was laid
 * face up; FALSE: it was laid face down and has been turned up since. */
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

/* Reads the events of the log backwards from the end up to the first card of
 * the last trick. Returns the seats that have a card in it, as bits. */
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

/* --- the cards themselves ------------------------------------------------- */

/* Sets cards[seat] to the card of each seat that lies in the zone for tricks;
 * the cards are borrowed. Returns whether there is any. */
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

/* Returns a card of @pile that shows @face and that no seat has laid in the
 * trick that is shown, or NULL. (Two packs have equal cards.) */
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

/* Returns the card whose picture is shown for @seat, where the last trick has
 * gone: to the middle, or to the player who took it, whose hand is the last
 * place to look in. Returns NULL if it is not found. */
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

/* Remembers which card each seat has laid, so that equal cards are not mixed up
 * when they have left the zone for tricks. The card that completes a trick may
 * never have lain there, so it is looked for where it has gone. @lying: by
 * seat, the card that lies there now, or NULL. */
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

/* --- what is shown -------------------------------------------------------- */

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
  /* Cards that lie before each seat are piles of their own, without a
   * picture. */
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
