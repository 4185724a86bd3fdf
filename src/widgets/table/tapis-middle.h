/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table: what lies between the players, as a widget of its
 * own. A game without a TapisTableKind gets TapisMiddleTrick if it has tricks,
 * or else TapisMiddlePiles; other games have a class of their own. The middle
 * decides no rule: whether a card may be taken is a property of its #TapisCard.
 *
 * The table gives the middle one rectangle, and shows everything around it:
 * seats, the prompt, the person's own cards, buttons. A subclass adds its parts
 * in its init function, among them piles and their captions, which follow the
 * game by themselves. It says how much room it needs (request), and puts its
 * parts into the rectangle that it gets (place). Piles that belong to a player,
 * such as the cards laid before them, may lie in the middle too. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "tapis-middle-needs.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

#define TAPIS_MIDDLE_MAX_STOPS 16

#define TAPIS_TYPE_MIDDLE (tapis_middle_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddle, tapis_middle, TAPIS, MIDDLE, GtkWidget)

/**
 * TapisTableKind:
 * @game: the game's id
 * @get_middle_type: returns the class of the middle of the game's table
 *
 * What is special about the table of a game. Each of these games has a variable
 * `const TapisTableKind tapis_table_<game>` in its file GAME-table.c.
 */
typedef struct
{
  const char *game;
  GType (*get_middle_type) (void);
} TapisTableKind;

/** The table kinds of all games in games-list.h that have one, ended by
 * %NULL. */
extern const TapisTableKind *const tapis_table_kinds[];

struct _TapisMiddleClass
{
  GtkWidgetClass parent_class;

  /* Adds the parts that @game needs, before @game is shown. This function may
   * be NULL. */
  void (*prepare) (TapisMiddle *self, TapisGame *game);

  /* Shows the present state of @game, whose piles are shown already. Called
   * when @game was set, has moved on, or is seen by another viewer. If @game is
   * NULL, the game has been removed, and nothing of it may be left. This
   * function may be NULL. */
  void (*game_changed) (TapisMiddle *self, TapisGame *game);

  /* Sets @width and @height to the least room that the middle needs, in pixels.
   * This must grow with @needs->card: the table looks for the largest card with
   * which everything has room. The middle gets at least this room, except on
   * the smallest tables. */
  void (*request) (TapisMiddle *self, const TapisMiddleNeeds *needs, int *width,
                   int *height);

  /* Gives every part its place in a middle of @width by @height pixels. */
  void (*place) (TapisMiddle *self, const TapisMiddleNeeds *needs, int width,
                 int height);

  /* Returns whether @pile lies in the middle. If so, sets @sight to where its
   * @card is seen, in the coordinates of @above, and *@view to the widget of
   * @card, or NULL. The default looks through the piles that were added. */
  gboolean (*see) (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                   GtkWidget *above, TapisSight *sight, TapisCardView **view);

  /* Returns whether the middle shows @card although it lies in a pile somewhere
   * else. NULL (default): it shows no such card. */
  gboolean (*shows) (TapisMiddle *self, TapisCard *card);

  /* Writes into @out the widgets between which the arrow keys move the focus,
   * each focusable or a pile, and into @first the index of the widget that Tab
   * comes to. Returns how many widgets there are. The default: every pile that
   * was added. */
  guint (*stops) (TapisMiddle *self, GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS],
                  guint *first);

  /* Returns the widget that makes a move which is no longer possible once a
   * card is laid, or NULL. The default: NULL. */
  GtkWidget *(*find_move) (TapisMiddle *self);
};

/* Signals:
 *
 *   pile-chosen (pile)      Enter or Space was pressed on a pile as a whole, or
 *                           (pile is NULL) Enter on another part: the chosen
 *                           cards are to be laid, or the pile to be shown
 *   tell (string sentence)  the sentence is to be shown and spoken
 *   focus-lost ()           the last card of a pile had the focus and is gone
 */

/** --- for the table --- */

/** Returns the class of the middle for @game. */
GType tapis_middle_type_for (TapisGame *game);

/** Shows @game, or, if it is %NULL, no game. */
void tapis_middle_set_game (TapisMiddle *self, TapisGame *game);

/** Sets @width and @height to the least room that the middle needs. @card: the
 * width of the cards in a hand; @table_width: the width of the table without
 * its log. All are in pixels. */
void tapis_middle_request (TapisMiddle *self, int card, int table_width,
                           int *width, int *height);

/** Sets the sizes that the table has decided on, in pixels: @card and
 * @table_width, see tapis_middle_request(). To be called before the middle is
 * allocated. */
void tapis_middle_set_card (TapisMiddle *self, int card, int table_width);

/** Turns animations off if @still is %TRUE, or else on. */
void tapis_middle_set_still (TapisMiddle *self, gboolean still);

gboolean tapis_middle_see (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                           GtkWidget *above, TapisSight *sight,
                           TapisCardView **view);

/** Returns whether @middle, a #TapisMiddle, shows @card although it lies in a
 * pile somewhere else: a #TapisPileElsewhere for the view of that pile. */
gboolean tapis_middle_shows (TapisCard *card, gpointer middle);

/** Sets @sight to where the cards of a new deal come from, in the coordinates
 * of @above: the stock, or, if the middle shows none, the centre of the middle.
 */
void tapis_middle_see_deck (TapisMiddle *self, GtkWidget *above,
                            TapisSight *sight);

guint tapis_middle_stops (TapisMiddle *self,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first);

/** Returns the widget that shows the pile @what, or, if @what is %NULL, the
 * widget that lessons call @sign; %NULL if the middle has no such widget. */
GtkWidget *tapis_middle_find (TapisMiddle *self, TapisPile *what,
                              const char *sign);

/** Returns the widget in the middle that makes a move which is possible only
 * before a card is laid, or %NULL. */
GtkWidget *tapis_middle_find_move (TapisMiddle *self);

/** --- for its subclasses --- */

/** Returns the game that is shown, or %NULL. The game is borrowed. */
TapisGame *tapis_middle_get_game (TapisMiddle *self);

/** Returns whether nothing is to be animated, because animations are off or the
 * middle is not mapped. */
gboolean tapis_middle_get_still (TapisMiddle *self);

/** Calls @callback, with the middle as its first argument, whenever the game
 * that is shown emits @signal. To be called in the init function of a
 * subclass. */
void tapis_middle_follow (TapisMiddle *self, const char *signal,
                          GCallback callback);

/**
 * tapis_middle_add_pile:
 * @zone: the id of a place of the game; if the game has no such place, the view
 *   is empty
 * @seat: the player whose place it is; -1: the place is in the middle
 * @shape: how the cards lie
 * @interactive: whether cards of the pile can be chosen
 * @focusable: whether the pile as a whole takes the focus, to be read
 *
 * Adds a pile as a child that shows a place of the game. Its cards fly when
 * they move, and can be reached by keys if the pile is @focusable or
 * @interactive. The game is told when a card is chosen.
 *
 * Returns: (transfer none): the #TapisPileView
 */
GtkWidget *tapis_middle_add_pile (TapisMiddle *self, const char *zone, int seat,
                                  TapisPileShape shape, gboolean interactive,
                                  gboolean focusable);

/** Adds a label as a child with the caption of the place that @pile_view shows,
 * or, if it has no caption, with its name. Returns: (transfer none) */
GtkWidget *tapis_middle_add_caption (TapisMiddle *self, GtkWidget *pile_view);

/** Lists the piles of @game that belong to no player, the stock first. Returns
 * how many there are. */
int tapis_middle_list_piles (TapisGame *game,
                             TapisPile *out[TAPIS_MIDDLE_MAX_PILES]);

/** Removes all piles and captions if they were made for another game than
 * @game. Returns whether they were: then new ones must be added. */
gboolean tapis_middle_renew_piles (TapisMiddle *self, TapisGame *game);

/** Gives @pile_view the rectangle @place, and its cards the width @card. */
void tapis_middle_place_pile (GtkWidget *pile_view, int card,
                              const GdkRectangle *place);

/** Lets lessons refer to @widget, a part of the middle, by the name @sign, a
 * string that lasts as long as the program. */
void tapis_middle_add_sign (TapisMiddle *self, const char *sign,
                            GtkWidget *widget);

/** Adds a label that shows the demand (what is asked of the next card) as a
 * child. Lessons refer to it as the sign "demand". */
GtkWidget *tapis_middle_add_demand (TapisMiddle *self);

G_END_DECLS
