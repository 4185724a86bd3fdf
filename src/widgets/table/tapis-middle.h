/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table: what lies between the players, as a widget of its
 * own, one class a game or a family of games. Decides no rule: "may I take
 * this?" is a property of the card's item.
 *
 * The table gives it one rectangle and shows everything around it: seats, the
 * sentence that asks, the person's own cards, buttons. A class says how much
 * room it needs (request), puts its parts into the place it gets
 * (size_allocate, as every widget), and where a card of its piles is seen
 * (see), so that cards can fly. What is a #TapisPileView in it is followed by
 * itself: tapis_middle_add_pile(). Piles of a seat may lie here too, what a
 * player has laid before them: tapis_middle_find_seat() says where they sit.
 *
 * A new one is a subclass and one line in tapis-middles.c. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

#define TAPIS_MIDDLE_MAX_STOPS 16

#define TAPIS_TYPE_MIDDLE (tapis_middle_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddle, tapis_middle, TAPIS, MIDDLE, GtkWidget)

struct _TapisMiddleClass
{
  GtkWidgetClass parent_class;

  /* Shows @game, or, with NULL, none; called before the game goes. The base
   * class keeps @game: chain up first, or last with NULL. */
  void (*set_game) (TapisMiddle *self,
                    TapisGame   *game);

  /* The least room that it needs on a table of @table_width beside cards of
   * @card pixels in a hand. Grows with @card: the table looks for the largest
   * card with which everything has its place. The place it gets is as large,
   * or larger; only on the smallest tables it may be less. */
  void (*request) (TapisMiddle *self,
                   int          card,
                   int          table_width,
                   int         *width,
                   int         *height);

  /* Whether @pile lies here, and where its @card is seen; @view: its widget,
   * or NULL. The usual one looks through the piles that were added. */
  gboolean (*see) (TapisMiddle    *self,
                   TapisPile      *pile,
                   TapisCard      *card,
                   GtkWidget      *above,
                   TapisSight     *sight,
                   TapisCardView **view);

  /* The widgets among which the arrows go, each focusable or a pile; @first:
   * which one Tab comes to. Returns how many. The usual one: every focusable
   * pile that was added. */
  guint (*stops) (TapisMiddle *self,
                  GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                  guint       *first);

  /* The widget that shows the pile @what of the game, or, when it is NULL, the
   * sign @sign; NULL where it is not here. The usual one: the piles and the
   * demand that were added. */
  GtkWidget *(*find) (TapisMiddle *self,
                      TapisPile   *what,
                      const char  *sign);

  /* The widget that makes a move which is lost as soon as a card is laid, or
   * NULL. The usual one: NULL. */
  GtkWidget *(*find_move) (TapisMiddle *self);

  /* Whether a card that is dropped there is laid. The usual one: everywhere.
   */
  gboolean (*accepts) (TapisMiddle *self,
                       double       x,
                       double       y);
};

/* Signals:
 *
 *   pile-chosen (pile)      Enter or Space on a pile as a whole, which may be
 *                           NULL: what is chosen is laid there, or the pile told
 *   tell (string sentence)  to be shown and spoken, as after a letter key
 *   focus-lost ()           the last card of a pile took the focus with it
 */

/** --- for the table --- */

/** The middle for @game, which it shows not yet (tapis-middles.c). */
GtkWidget *tapis_middle_new_for (TapisGame *game);

/** Whether it is of the class that @game needs. */
gboolean tapis_middle_fits (TapisMiddle *self,
                            TapisGame   *game);

/** @seats: the widgets of the players by seat, which live until the next call
 * or longer. */
void tapis_middle_set_game (TapisMiddle      *self,
                            TapisGame        *game,
                            GtkWidget *const *seats,
                            guint             n_seats);

void tapis_middle_request (TapisMiddle *self,
                           int          card,
                           int          table_width,
                           int         *width,
                           int         *height);

/** What was found, before it gets its place. */
void tapis_middle_set_card (TapisMiddle *self,
                            int          card,
                            int          table_width);

gboolean tapis_middle_see (TapisMiddle    *self,
                           TapisPile      *pile,
                           TapisCard      *card,
                           GtkWidget      *above,
                           TapisSight     *sight,
                           TapisCardView **view);

/** Where the cards of a new deal come from: the deck, or else its centre. */
void tapis_middle_see_deck (TapisMiddle *self,
                            GtkWidget   *above,
                            TapisSight  *sight);

guint tapis_middle_stops (TapisMiddle *self,
                          GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                          guint       *first);

GtkWidget *tapis_middle_find (TapisMiddle *self,
                              TapisPile   *what,
                              const char  *sign);

/** What makes a move in it before any card is laid; or %NULL. */
GtkWidget *tapis_middle_find_move (TapisMiddle *self);

gboolean tapis_middle_accepts (TapisMiddle *self,
                               double       x,
                               double       y);

/** --- for its subclasses --- */

/** The game shown, or %NULL; borrowed. */
TapisGame *tapis_middle_get_game (TapisMiddle *self);

/** The width of the cards in the hand, and of the table without its log. */
int tapis_middle_get_card        (TapisMiddle *self);
int tapis_middle_get_table_width (TapisMiddle *self);

/** A pile as a child, followed by itself: its cards fly, are reached by keys
 * when it is @focusable or @interactive, and go to the game when they are
 * chosen. Returns: (transfer none): the #TapisPileView */
GtkWidget *tapis_middle_add_pile (TapisMiddle    *self,
                                  TapisPileShape  shape,
                                  gboolean        interactive,
                                  gboolean        focusable);

/** Which of its piles the cards are dealt from. */
void tapis_middle_set_deck (TapisMiddle *self,
                            GtkWidget   *pile_view);

/** The centre of the player of @seat in the coordinates of the middle, in its
 * size_allocate() or later: outside it, in the direction in which they sit. */
gboolean tapis_middle_find_seat (TapisMiddle      *self,
                                 int               seat,
                                 graphene_point_t *centre);

/** Emits "tell". */
void tapis_middle_tell (TapisMiddle *self,
                        const char  *sentence);

/** A label that shows the demand on the next card as long as it is a child of
 * the middle. */
GtkWidget *tapis_middle_add_demand (TapisMiddle *self);

G_END_DECLS
