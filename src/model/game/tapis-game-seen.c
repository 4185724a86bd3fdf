/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out what the viewer sees of each card: its face, and who laid it. */

#include "tapis-game-private.h"

/* --- which cards are open ------------------------------------------------ */

gboolean
tapis_game_is_open (TapisGame *self, TapisPile *pile)
{
  return tapis_game_get_private (self)->open && tapis_pile_get_seat (pile) >= 0;
}

/* When the round is over, the cards that the players have left are shown, but
 * not those that they have captured. Rule BS-44: a game that keeps the places
 * of cards secret does not show them either. */
gboolean
tapis_game_is_revealed (TapisGame *self, TapisPile *pile)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return tapis_game_is_open (self, pile) ||
         (tapis_pile_get_seat (pile) >= 0 && priv->kind->secrecy == NULL &&
          tapis_pile_get_role (pile) != CG_ZONE_CAPTURED &&
          priv->mode != MODE_REPLAY &&
          priv->rules->to_move (tapis_game_get_state (self)) == CG_NO_SEAT);
}

gboolean
tapis_game_is_face_down (TapisGame *self, TapisPile *pile)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->kind->secrecy != NULL && !tapis_game_is_open (self, pile) &&
         priv->kind->secrecy->face_down (
           priv->kind, tapis_game_get_state (self), priv->now.viewer,
           tapis_place_of (pile));
}

gboolean
tapis_game_lies_open (TapisGame *self, TapisCard *card)
{
  TapisPile *pile;

  pile = tapis_card_get_pile (card);
  return pile != NULL && tapis_pile_get_seat (pile) == CG_NO_SEAT &&
         tapis_card_get_state (card)->face != CG_CARD_HIDDEN;
}

guint
tapis_game_count_open (TapisGame *self, TapisPile *pile)
{
  guint n = 0;

  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    n += tapis_game_lies_open (self, tapis_pile_get_card (pile, i));
  return n;
}

/* Fills in @laid with who laid each card of @pile. Returns how many cards there
 * are, or 0 if it is not known who laid them. */
static guint
list_laid (TapisGame *self, TapisPile *pile, CgLaid laid[CG_MAX_ZONE])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (tapis_pile_get_seat (pile) != CG_NO_SEAT)
    return 0;
  return cg_zone_laid (priv->rules, tapis_game_get_state (self),
                       tapis_pile_get_zone (pile), laid);
}

const TapisPerson *
tapis_game_who_laid (TapisGame *self, TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  CgLaid laid[CG_MAX_ZONE];

  if (pile == NULL || tapis_card_get_state (card)->laid_by == NULL ||
      tapis_card_get_position (card) >= list_laid (self, pile, laid))
    return NULL;
  return tapis_game_get_person (self,
                                laid[tapis_card_get_position (card)].seat);
}

/* Updates who laid each card of @pile. */
static void
refresh_laid (TapisGame *self, TapisPile *pile)
{
  CgLaid laid[CG_MAX_ZONE];
  guint n = list_laid (self, pile, laid);
  int last[CG_MAX_SEATS]; /* by seat: the number of its last lay, or -1 */

  for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
    last[seat] = -1;
  for (guint k = 0; k < n; k++)
    if (laid[k].seat >= 0)
      last[laid[k].seat] = laid[k].lay;
  for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
    {
      TapisCard *card = tapis_pile_get_card (pile, k);
      TapisCardState now = *tapis_card_get_state (card);
      int seat = k < n ? laid[k].seat : CG_NO_SEAT;

      if (seat < 0 && now.laid_by == NULL)
        continue;
      now.laid_by = seat < 0 ? NULL
                             : tapis_game_get_player_state (self, seat)->avatar;
      now.laid_last = seat >= 0 && last[seat] == laid[k].lay;
      tapis_card_set_state (card, &now);
    }
}

/* --- what is seen --------------------------------------------------------- */

/* Updates the faces of the cards of @pile. @seen is the position redacted for
 * the viewer. */
static void
refresh_faces (TapisGame *self, TapisPile *pile, const CgState *seen)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean revealed = tapis_game_is_revealed (self, pile);
  gboolean captured = tapis_pile_get_role (pile) == CG_ZONE_CAPTURED;
  /* TRUE if the viewer sees either all cards of the pile or none, whatever
   * @seen has. This applies to a hand, because it is sorted; to captured cards,
   * because they are face down even if the viewer knows them; and to a game
   * that decides by places which cards are face down. */
  gboolean whole = tapis_pile_is_hand (pile) || captured ||
                   priv->kind->secrecy != NULL;
  gboolean hidden = priv->kind->secrecy != NULL
                      ? tapis_game_is_face_down (self, pile)
                      : (captured || tapis_pile_get_seat (pile) !=
                                       priv->now.viewer) &&
                          !revealed;
  gboolean heap = tapis_game_is_heap (self, pile);
  CgCard list[CG_MAX_ZONE];

  if (!whole)
    tapis_game_list_zone (self, revealed ? tapis_game_get_state (self) : seen,
                          pile, list);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);
      gboolean known = whole ? !hidden : heap && list[i] != CG_CARD_HIDDEN;

      tapis_card_set_face (card, known   ? tapis_card_get_identity (card)
                                 : whole ? CG_CARD_HIDDEN
                                         : list[i]);
    }
}

void
tapis_game_refresh_seen (TapisGame *self, const CgState *seen)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      refresh_faces (self, tapis_game_nth_pile (priv, i), seen);
      refresh_laid (self, tapis_game_nth_pile (priv, i));
    }
}
