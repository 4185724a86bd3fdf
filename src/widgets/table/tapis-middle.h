/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table: a widget that shows the cards between the players. A
 * game without a TapisTableKind gets TapisMiddleTrick if it has tricks,
 * otherwise TapisMiddlePiles; each other game has its own subclass. The middle
 * decides no rule: whether a card may be taken is a property of its #TapisCard.
 *
 * The table allocates one rectangle to the middle, and shows everything else
 * around it: the seats, the prompt, the person's own cards and the buttons. A
 * subclass adds its parts, among them piles and their captions, in its init
 * function or in prepare(). The piles and captions then follow the game by
 * themselves. The function request() of the subclass tells how much room it
 * needs, and place() allocates its parts. A pile that belongs to a player, such
 * as the cards played before them, may be in the middle too. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "tapis-middle-needs.h"
#include "widgets/cards/tapis-pile-view.h"

#define TAPIS_MIDDLE_MAX_STOPS 16

#define TAPIS_TYPE_MIDDLE (tapis_middle_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddle, tapis_middle, TAPIS, MIDDLE, GtkWidget)

/**
 * TapisTableKind:
 * @game: the id of the game
 * @get_middle_type: returns the class of the middle of the game's table
 *
 * What is special about the table of a game. Each game that has a kind of table
 * of its own defines it as the variable `const TapisTableKind
 * tapis_table_<game>` in its file GAME-table.c.
 */
typedef struct
{
  const char *game;
  GType (*get_middle_type) (void);
} TapisTableKind;

/** The table kinds of all games in games-list.h that have one, terminated by
 * %NULL. */
extern const TapisTableKind *const tapis_table_kinds[];

struct _TapisMiddleClass
{
  GtkWidgetClass parent_class;

  /* Adds the parts that @game needs. Called before @game is shown. This
   * function may be NULL. */
  void (*prepare) (TapisMiddle *self, TapisGame *game);

  /* Shows the present state of @game, except for its piles, which are up to
   * date already. Called when @game was set, after a move, and when the viewer
   * has changed. If @game is NULL, the game was removed, and this function must
   * remove everything that it has shown of it. This function may be NULL. */
  void (*game_changed) (TapisMiddle *self, TapisGame *game);

  /* Sets @width and @height to the least size of the middle, in pixels. The
   * size must grow with @needs->card, because the table searches for the
   * largest card width with which everything has room. The middle gets at least
   * this size, except on the smallest tables. */
  void (*request) (TapisMiddle *self, const TapisMiddleNeeds *needs, int *width,
                   int *height);

  /* Allocates every part of a middle of @width by @height pixels. */
  void (*place) (TapisMiddle *self, const TapisMiddleNeeds *needs, int width,
                 int height);

  /* Returns whether @pile is shown in the middle. If so, sets @sight to where
   * its card @card is drawn, in the coordinates of @above, and @view to the
   * widget of @card or to NULL. The default looks through the piles that were
   * added. */
  gboolean (*see) (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                   GtkWidget *above, TapisSight *sight, TapisCardView **view);

  /* Returns whether the middle shows @card although it belongs to a pile
   * outside the middle. The function may be NULL (default): then the middle
   * shows no such card. */
  gboolean (*shows) (TapisMiddle *self, TapisCard *card);

  /* Writes into @out the widgets between which the arrow keys move the focus
   * (each is focusable or a pile view), and into @first the index of the widget
   * to which Tab moves it. Returns how many widgets there are. The default
   * lists all piles that were added. */
  guint (*stops) (TapisMiddle *self, GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS],
                  guint *first);

  /* Returns the widget in the middle that makes a move which is possible only
   * before a card is played, or NULL if there is none. The function may be NULL
   * (default): then there is never such a widget. */
  GtkWidget *(*find_move) (TapisMiddle *self);
};

/* Signals:
 *
 * pile-chosen (pile): Enter or Space was pressed on a pile as a whole, or Enter
 * on another part (then pile is NULL). The chosen cards are to be played or, if
 * there are none, the pile is to be shown.
 *
 * tell (sentence): a sentence is to be shown and announced.
 *
 * focus-lost (): the last card of a pile had the focus and has been removed. */

/** --- for the table --- */

/** Returns the class of the middle for @game. */
GType tapis_middle_type_for (TapisGame *game);

/** Shows @game, or no game if it is %NULL. */
void tapis_middle_set_game (TapisMiddle *self, TapisGame *game);

/** Sets @width and @height to the least size of the middle. @card is the width
 * of the cards in a hand; @table_width is the width of the table without its
 * log. All are in pixels. */
void tapis_middle_request (TapisMiddle *self, int card, int table_width,
                           int *width, int *height);

/** Sets the sizes that the table has chosen: @card and @table_width have the
 * same meaning as in tapis_middle_request(). To be called before the middle is
 * allocated. */
void tapis_middle_set_card (TapisMiddle *self, int card, int table_width);

/** Turns animations off if @still is %TRUE, otherwise on. */
void tapis_middle_set_still (TapisMiddle *self, gboolean still);

gboolean tapis_middle_see (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                           GtkWidget *above, TapisSight *sight,
                           TapisCardView **view);

/** Returns whether @middle, a #TapisMiddle, shows @card although it belongs to
 * a pile outside the middle. This is a #TapisPileElsewhere function for the
 * view of that pile. */
gboolean tapis_middle_shows (TapisCard *card, gpointer middle);

/** Sets @sight to where the cards of a new deal fly from, in the coordinates of
 * @above: the stock or, if the middle shows none, the centre of the middle. */
void tapis_middle_see_deck (TapisMiddle *self, GtkWidget *above,
                            TapisSight *sight);

guint tapis_middle_stops (TapisMiddle *self,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first);

/** Returns the widget that shows the pile @what. If @what is %NULL, returns the
 * widget that lessons call @sign. Returns %NULL if the middle has no such
 * widget. */
GtkWidget *tapis_middle_find (TapisMiddle *self, TapisPile *what,
                              const char *sign);

/** Returns the widget in the middle that makes a move which is possible only
 * before a card is played, or %NULL. */
GtkWidget *tapis_middle_find_move (TapisMiddle *self);

/** --- for its subclasses --- */

/** Returns the game that is shown, or %NULL. The game is borrowed. */
TapisGame *tapis_middle_get_game (TapisMiddle *self);

/** Returns whether the middle must not animate anything, because animations are
 * off or it is not mapped. */
gboolean tapis_middle_get_still (TapisMiddle *self);

/** Connects @callback to @signal of whatever game is shown. Its first argument
 * is the middle. To be called in the init function of a subclass. */
void tapis_middle_follow (TapisMiddle *self, const char *signal,
                          GCallback callback);

/**
 * tapis_middle_add_pile:
 * @zone: the id of a zone (a place for cards) of the game; if the game has no
 *   such zone, the view remains empty
 * @seat: the player to whom the zone belongs, or -1 if it belongs to none
 * @shape: how the cards are arranged
 * @interactive: whether a person can choose cards of the pile
 * @focusable: whether the pile as a whole takes the focus, so that a screen
 *   reader can read it
 *
 * Adds a child that shows the pile in a zone of the game. Its cards fly when
 * they move. The keyboard reaches them if the pile is @focusable or
 * @interactive. When a person chooses a card, the game is told.
 *
 * Returns: (transfer none): the #TapisPileView
 */
GtkWidget *tapis_middle_add_pile (TapisMiddle *self, const char *zone, int seat,
                                  TapisPileShape shape, gboolean interactive,
                                  gboolean focusable);

/** Adds a label as a child that shows the caption of the pile in @pile_view or,
 * if the pile has no caption, its name. Returns: (transfer none) */
GtkWidget *tapis_middle_add_caption (TapisMiddle *self, GtkWidget *pile_view);

/** Writes into @out the piles of @game that belong to no player, the stock
 * first. Returns how many there are, at most %TAPIS_MIDDLE_MAX_PILES. */
int tapis_middle_list_piles (TapisGame *game,
                             TapisPile *out[TAPIS_MIDDLE_MAX_PILES]);

/** Returns whether the subclass must add new piles for @game. If the present
 * ones were made for another game, removes them with their captions and returns
 * %TRUE. Also returns %TRUE if none have been made yet. */
gboolean tapis_middle_renew_piles (TapisMiddle *self, TapisGame *game);

/** Allocates the rectangle @place to @pile_view, and sets the width of its
 * cards to @card pixels. */
void tapis_middle_place_pile (GtkWidget *pile_view, int card,
                              const GdkRectangle *place);

/** Makes lessons refer to @widget, a part of the middle, by the name @sign, a
 * string that must never be freed. */
void tapis_middle_add_sign (TapisMiddle *self, const char *sign,
                            GtkWidget *widget);

/** Adds a label as a child that shows the demand (what the next card must be).
 * Lessons refer to it by the name "demand". */
GtkWidget *tapis_middle_add_demand (TapisMiddle *self);
