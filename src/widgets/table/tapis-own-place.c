/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of the table that shows the viewer's own cards: it makes the views
 * of the piles, allocates them and moves the focus between their cards. It must
 * not know the rules. */

#include "tapis-own-place.h"

#include "tapis-handling.h"
#include "tapis-turn-focus.h"
#include "widgets/kit/tapis-widget.h"

/* The viewer's piles: the hand, the face-up row, the face-down row and the
 * cards that the viewer has won. A person plays cards from the first N_PLAYED
 * of them. */
enum
{
  HAND,
  UP,
  DOWN,
  N_PLAYED,
  WON = N_PLAYED,
  N_PILES,
};

struct _TapisOwnPlace
{
  const TapisTableParts *parts;
  GtkWidget *seat; /* the viewer's seat, or NULL if there is no game */
  GtkWidget *piles[N_PILES];
};

static TapisPileView *
view_of (TapisOwnPlace *self, guint i)
{
  return TAPIS_PILE_VIEW (self->piles[i]);
}

/* --- what is shown -------------------------------------------------------- */

static void
add_pile (TapisOwnPlace *self, guint i, TapisPileShape shape)
{
  self->piles[i] = tapis_pile_view_new (shape, i < N_PLAYED, i >= N_PLAYED);
  g_object_connect (
    self->piles[i],
    "swapped-signal::card-activated", tapis_handling_touch_card,
    self->parts->handling,
    "swapped-signal::focus-lost", tapis_turn_focus_lose, self->parts->focus,
    NULL);
  gtk_widget_set_parent (self->piles[i], GTK_WIDGET (self->parts->table));
}

TapisOwnPlace *
tapis_own_place_new (const TapisTableParts *parts)
{
  TapisOwnPlace *self = g_new0 (TapisOwnPlace, 1);

  self->parts = parts;
  add_pile (self, DOWN, TAPIS_PILE_ROW);
  add_pile (self, UP, TAPIS_PILE_ROW);
  add_pile (self, WON, TAPIS_PILE_DECK);
  add_pile (self, HAND, TAPIS_PILE_FAN);
  return self;
}

void
tapis_own_place_free (TapisOwnPlace *self)
{
  g_free (self);
}

/* Shows the piles of @viewer, and hides the views of piles that @game does not
 * have. */
static void
show_piles (TapisOwnPlace *self, TapisGame *game, int viewer)
{
  static const CgZoneRole roles[N_PILES] = {
    [HAND] = CG_ZONE_HAND,
    [UP] = CG_ZONE_ROW_UP,
    [DOWN] = CG_ZONE_ROW_DOWN,
    [WON] = CG_ZONE_CAPTURED,
  };

  for (guint i = 0; i < N_PILES; i++)
    {
      TapisPile *pile =
        game != NULL ? tapis_game_find_pile (game, roles[i], viewer) : NULL;

      tapis_pile_view_set_pile (view_of (self, i), pile);
      gtk_widget_set_visible (self->piles[i], pile != NULL);
    }
}

void
tapis_own_place_show (TapisOwnPlace *self, TapisGame *game)
{
  int viewer = game != NULL ? tapis_game_now (game)->viewer : -1;

  g_clear_pointer (&self->seat, gtk_widget_unparent);
  if (game != NULL)
    {
      self->seat =
        tapis_seat_view_new (tapis_game_get_player (game, viewer), TRUE);
      g_signal_connect_swapped (self->seat, "chosen",
                                G_CALLBACK (tapis_handling_choose_seat),
                                self->parts->handling);
      gtk_widget_insert_before (self->seat, GTK_WIDGET (self->parts->table),
                                self->piles[DOWN]);
    }
  show_piles (self, game, viewer);
}

GtkWidget *
tapis_own_place_get_seat (TapisOwnPlace *self)
{
  return self->seat;
}

GtkWidget *
tapis_own_place_get_hand (TapisOwnPlace *self)
{
  return self->piles[HAND];
}

GtkWidget *
tapis_own_place_get_up (TapisOwnPlace *self)
{
  return self->piles[UP];
}

TapisPileView *
tapis_own_place_find_pile (TapisOwnPlace *self, TapisPile *pile)
{
  for (guint i = 0; i < N_PILES; i++)
    if (tapis_pile_view_get_pile (view_of (self, i)) == pile)
      return view_of (self, i);
  return NULL;
}

gboolean
tapis_own_place_holds (TapisOwnPlace *self, GtkWidget *widget, gboolean cards)
{
  for (guint i = 0; i < (cards ? N_PLAYED : N_PILES); i++)
    if (tapis_widget_holds (self->piles[i], widget))
      return TRUE;
  return !cards && tapis_widget_holds (self->seat, widget);
}

/* Returns how many cards are in the pile number @which; 0 if the game has no
 * such pile. */
static guint
count_cards (TapisOwnPlace *self, guint which)
{
  TapisPile *pile = tapis_pile_view_get_pile (view_of (self, which));

  return pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
}

/* --- where ---------------------------------------------------------------- */

void
tapis_own_place_measure (TapisOwnPlace *self, TapisTableNeeds *needs)
{
  needs->hand = (int) count_cards (self, HAND);
  needs->own_heap = gtk_widget_get_visible (self->piles[WON]) &&
                    needs->seat == TAPIS_SEAT_BARE;
  needs->lines = 2;
  if (self->seat == NULL)
    return;
  needs->lines = tapis_seat_view_get_lines (TAPIS_SEAT_VIEW (self->seat));
  needs->own_width =
    tapis_seat_view_get_text_width (TAPIS_SEAT_VIEW (self->seat), FALSE);
}

static void
allocate_seat (TapisOwnPlace *self, const TapisTableNeeds *needs,
               TapisTablePlan *plan)
{
  TapisSeatView *seat = TAPIS_SEAT_VIEW (self->seat);
  gboolean tokens = needs->seat == TAPIS_SEAT_TOKENS;

  tapis_seat_view_show_tokens (seat, tokens);
  tapis_seat_view_set_form (seat, needs->emblem, plan->row_card, 0);
  /* tokens are shown in the rectangle of the row, beside the name, so the seat
   * gets both rectangles */
  if (tokens)
    gdk_rectangle_union (&plan->own_seat, &plan->own_row, &plan->own_seat);
  tapis_widget_allocate (self->seat, &plan->own_seat);
}

/* Returns whether the viewer has only face-down cards left to play. */
static gboolean
plays_blind (TapisOwnPlace *self)
{
  return count_cards (self, DOWN) > 0 && count_cards (self, UP) == 0 &&
         count_cards (self, HAND) == 0;
}

void
tapis_own_place_allocate (TapisOwnPlace *self, const TapisTableNeeds *needs,
                          TapisTablePlan *plan)
{
  gboolean blind = plays_blind (self);
  int peek = tapis_seat_cards_height (needs->seat, needs->pack,
                                      plan->row_card) -
             tapis_pile_card_height (needs->pack, plan->row_card);

  if (self->seat != NULL)
    allocate_seat (self, needs, plan);
  tapis_pile_view_set_shift (view_of (self, DOWN), blind ? 0 : -peek / 2);
  tapis_pile_view_set_shift (view_of (self, UP), peek - peek / 2);
  for (guint i = UP; i < N_PILES; i++)
    {
      tapis_pile_view_set_card_width (view_of (self, i), plan->row_card);
      if (gtk_widget_get_visible (self->piles[i]))
        tapis_widget_allocate (self->piles[i], &plan->own_row);
    }
  tapis_pile_view_set_card_width (view_of (self, HAND), plan->card);
  tapis_widget_allocate (self->piles[HAND], &plan->hand);
  /* if only face-down cards are left, they get the size and the rectangle of
   * the hand, which is empty then and must not catch clicks */
  gtk_widget_set_can_target (self->piles[HAND], !blind);
  if (blind)
    {
      tapis_pile_view_set_card_width (view_of (self, DOWN), plan->card);
      tapis_widget_allocate (self->piles[DOWN], &plan->hand);
    }
}

/* --- the focus ------------------------------------------------------------ */

guint
tapis_own_place_list_row (TapisOwnPlace *self, GtkWidget *out[2])
{
  guint n = 0;

  if (self->seat != NULL)
    out[n++] = self->seat;
  out[n++] = gtk_widget_get_visible (self->piles[WON]) ? self->piles[WON]
             : count_cards (self, UP) > 0 ? self->piles[UP]
                                          : self->piles[DOWN];
  return n;
}

gboolean
tapis_own_place_focus_move (TapisOwnPlace *self, gboolean hinted)
{
  TapisGame *game = self->parts->game;
  TapisCard *found = NULL;
  guint where = 0;
  int rank = 0;

  for (guint i = 0; i < N_PLAYED; i++)
    {
      TapisPile *pile = tapis_pile_view_get_pile (view_of (self, i));
      TapisCard *now = tapis_pile_view_get_focus_card (view_of (self, i));
      guint n = count_cards (self, i);

      for (guint j = 0; j < n; j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          guint with = tapis_game_count_move (game, card);
          int here = with == 0 ? 0 : (with == 1 ? 3 : 1) + (card == now);

          if (here <= rank ||
              (hinted && !tapis_card_get_state (card)->hinted))
            continue;
          found = card;
          where = i;
          rank = here;
        }
    }
  return found != NULL &&
         tapis_pile_view_focus_card (view_of (self, where), found);
}

gboolean
tapis_own_place_focus (TapisOwnPlace *self)
{
  for (guint i = 0; i < N_PLAYED; i++)
    if (gtk_widget_child_focus (self->piles[i], GTK_DIR_TAB_FORWARD))
      return TRUE;
  return FALSE;
}

gboolean
tapis_own_place_focus_number (TapisOwnPlace *self, guint digit)
{
  /* if the face-up row has the focus, the search begins there */
  guint begin = gtk_widget_get_focus_child (self->piles[UP]) != NULL ? UP
                                                                     : HAND;

  for (guint i = 0; i < 2; i++)
    if (tapis_pile_view_focus_number (view_of (self, (begin + i) % 2),
                                      digit > 0 ? digit : 10,
                                      digit > 0 ? digit : G_MAXUINT))
      return TRUE;
  return FALSE;
}

TapisCard *
tapis_own_place_find_card (TapisOwnPlace *self)
{
  TapisPile *hand = tapis_pile_view_get_pile (view_of (self, HAND));
  TapisCard *card = NULL;

  for (guint i = 0; i < N_PLAYED && card == NULL; i++)
    card = tapis_pile_view_get_focus_card (view_of (self, i));
  for (guint i = 0;
       card == NULL && hand != NULL && i < tapis_pile_get_n_cards (hand); i++)
    if (tapis_card_get_state (tapis_pile_get_card (hand, i))->selected)
      card = tapis_pile_get_card (hand, i);
  return card;
}
