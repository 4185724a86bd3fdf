/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table: what lies between the players, as a widget of its
 * own. A game without a TapisTableKind gets TapisMiddlePiles, which shows its
 * piles; others have a class of their own. Decides no rule: "may I take this?"
 * is a property of the card's item.
 *
 * The table gives it one rectangle and shows everything around it: seats, the
 * sentence that asks, the person's own cards, buttons. A class adds its parts
 * in init, among them piles and their captions, which follow the game by
 * themselves; says how much room it needs (request) and puts its parts into the
 * place it gets (place). Piles of a seat may lie here too: what a player has
 * laid before them. */

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
 * @get_middle_type: the class of its middle
 *
 * What is particular to the table of a game: `const TapisTableKind
 * tapis_table_<game>` in its GAME-table.c.
 */
typedef struct
{
  const char *game;
  GType (*get_middle_type) (void);
} TapisTableKind;

/** All there are, those of games-list.h, ended by %NULL. */
extern const TapisTableKind *const tapis_table_kinds[];

struct _TapisMiddleClass
{
  GtkWidgetClass parent_class;

  /* Adds what it needs for @game before that is shown. May be NULL. */
  void (*prepare) (TapisMiddle *self, TapisGame *game);

  /* Shows the game of the middle as it is now, whose piles are there already:
   * it was set, has moved on, or is seen by another viewer. With NULL it has
   * just gone, and nothing may be left of it. May be NULL. */
  void (*game_changed) (TapisMiddle *self, TapisGame *game);

  /* The least room that it needs. Grows with @needs->card: the table looks for
   * the largest card with which everything has its place. The place it gets is
   * as large, or larger; only on the smallest tables it may be less. */
  void (*request) (TapisMiddle *self, const TapisMiddleNeeds *needs, int *width,
                   int *height);

  /* Gives every part its place. */
  void (*place) (TapisMiddle *self, const TapisMiddleNeeds *needs, int width,
                 int height);

  /* Whether @pile lies here, and where its @card is seen; @view: its widget,
   * or NULL. The default looks through the piles that were added. */
  gboolean (*see) (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                   GtkWidget *above, TapisSight *sight, TapisCardView **view);

  /* The widgets among which the arrows go, each focusable or a pile; @first:
   * the index of the one that Tab comes to. Returns how many. The default:
   * every pile that was added. */
  guint (*stops) (TapisMiddle *self, GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS],
                  guint *first);

  /* The widget that makes a move which is lost as soon as a card is laid, or
   * NULL. The default: NULL. */
  GtkWidget *(*find_move) (TapisMiddle *self);
};

/* Signals:
 *
 *   pile-chosen (pile)      Enter or Space on a pile as a whole, which may be
 *                           NULL: lays what is selected there, or tells of it
 *   tell (string sentence)  to be shown and spoken, as after a letter key
 *   focus-lost ()           the last card of a pile took the focus with it
 */

/** --- for the table --- */

/** The class of the middle for @game. */
GType tapis_middle_type_for (TapisGame *game);

/** @game: (nullable): what to show. */
void tapis_middle_set_game (TapisMiddle *self, TapisGame *game);

/** @card: the width of the cards in a hand; @table_width: of the table without
 * its log; both in pixels. */
void tapis_middle_request (TapisMiddle *self, int card, int table_width,
                           int *width, int *height);

/** The sizes that the table has found, before the middle is allocated. */
void tapis_middle_set_card (TapisMiddle *self, int card, int table_width);

/** Whether animations are off. */
void tapis_middle_set_still (TapisMiddle *self, gboolean still);

gboolean tapis_middle_see (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                           GtkWidget *above, TapisSight *sight,
                           TapisCardView **view);

/** Where the cards of a new deal come from: the deck, or the centre of the
 * middle where there is none. */
void tapis_middle_see_deck (TapisMiddle *self, GtkWidget *above,
                            TapisSight *sight);

guint tapis_middle_stops (TapisMiddle *self,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first);

/** The widget that shows the pile @what of the game, or, when it is %NULL, the
 * sign @sign; %NULL where it is not here. */
GtkWidget *tapis_middle_find (TapisMiddle *self, TapisPile *what,
                              const char *sign);

/** What makes a move in it before any card is laid; or %NULL. */
GtkWidget *tapis_middle_find_move (TapisMiddle *self);

/** --- for its subclasses --- */

/** The game shown, or %NULL; borrowed. */
TapisGame *tapis_middle_get_game (TapisMiddle *self);

/** Whether nothing is to be animated: animations are off, or it is not mapped.
 */
gboolean tapis_middle_get_still (TapisMiddle *self);

/** In init: has @callback called, with the middle as its first argument, when
 * the game that is shown emits @signal. */
void tapis_middle_follow (TapisMiddle *self, const char *signal,
                          GCallback callback);

/**
 * tapis_middle_add_pile:
 * @zone: the id of a place of the game; where the game has none such, the view
 *   is empty
 * @seat: whose place, or -1: in the middle
 * @shape: how the cards lie
 * @interactive: whether cards are chosen here
 * @focusable: whether the pile as a whole takes the focus, to be read
 *
 * A pile as a child that shows the place of the game. Its cards fly, are
 * reached by keys when it is @focusable or @interactive, and go to the game
 * when they are chosen.
 *
 * Returns: (transfer none): the #TapisPileView
 */
GtkWidget *tapis_middle_add_pile (TapisMiddle *self, const char *zone, int seat,
                                  TapisPileShape shape, gboolean interactive,
                                  gboolean focusable);

/** A label as a child with the caption of the place that @pile_view shows, or
 * else its name. Returns: (transfer none) */
GtkWidget *tapis_middle_add_caption (TapisMiddle *self, GtkWidget *pile_view);

/** Removes all piles and captions. */
void tapis_middle_remove_piles (TapisMiddle *self);

/** Gives @pile_view cards of that width and its place. */
void tapis_middle_place_pile (GtkWidget *pile_view, int card,
                              const GdkRectangle *place);

/** @pile_view: the pile from which cards are dealt */
void tapis_middle_set_deck (TapisMiddle *self, GtkWidget *pile_view);

/** Makes @widget, a part of the middle, what the name @sign stands for in a
 * lesson; @sign lasts as long as the program. */
void tapis_middle_add_sign (TapisMiddle *self, const char *sign,
                            GtkWidget *widget);

/** A label that shows the demand on the next card as long as it is a child of
 * the middle; the sign "demand". */
GtkWidget *tapis_middle_add_demand (TapisMiddle *self);

/** Emits "tell". */
void tapis_middle_tell (TapisMiddle *self, const char *sentence);

G_END_DECLS
