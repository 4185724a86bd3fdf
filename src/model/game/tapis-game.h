/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as the table sees it: properties and list models on top of a session
 * of the engine. This header has everything that a table needs; of the engine
 * it includes only the card.
 *
 * The viewer is the seat from whose point of view everything is shown: the
 * faces of the cards, the prompt, the buttons. If several persons play at one
 * device, the table changes the viewer when the device is passed on.
 *
 * A game never waits, and it plays nothing by itself except silent moves
 * (TAPIS_FORCED_SILENT). The table calls tapis_game_step() when a computer
 * player should play, and tapis_game_make_forced() when a move should be made
 * for a person. */

#pragma once

#include "model/items/tapis-action.h"
#include "model/items/tapis-card.h"
#include "model/items/tapis-log-entry.h"
#include "model/items/tapis-pile.h"
#include "model/items/tapis-player.h"
#include "model/items/tapis-result-row.h"
#include "model/items/tapis-score-row.h"
#include "model/words/tapis-sound.h"
#include "model/words/tapis-special-card.h"

/** Which moves of a person the table makes for them. The values have the same
 * order as those of the setting. */
typedef enum
{
  TAPIS_FORCED_MOVES_NEVER,
  TAPIS_FORCED_MOVES_PASSES, /* a move that is the only legal one and is a pass:
                              * it lays and takes no card */
  TAPIS_FORCED_MOVES_ALL,    /* every move that is the only legal one */
} TapisForcedMoves;

#define TAPIS_TYPE_GAME (tapis_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisGame, tapis_game, TAPIS, GAME, GObject)

/* The description of a game, and that of a button; see tapis-game-kind.h. */
typedef struct _TapisGameKind TapisGameKind;
typedef struct _TapisActionNow TapisActionNow;

/* A game makes a subclass of TapisGame if it has properties or objects of its
 * own to show. */
struct _TapisGameClass
{
  GObjectClass parent_class;

  /* Called when the position has changed. The subclass updates its own
   * properties and notifies them. After that the game updates the buttons and
   * what can be selected. Default: nothing. */
  void (*changed) (TapisGame *self);

  /* Fills in @out with the aids and returns how many there are; default: 0.
   * Aids are buttons that help the viewer and make no move, such as naming what
   * the viewer's cards make. They come before the buttons of
   * TapisPositionWords.actions. While an aid is suggested, no other button is.
   * The move of each aid is CG_NO_MOVE; @strings takes ownership of the
   * strings. */
  guint (*list_aids) (TapisGame *self, GPtrArray *strings, TapisActionNow *out);

  /* why_not_aid() returns why the aid @id cannot be used now, as a sentence to
   * be freed with g_free(), or NULL if it can be used. use_aid() uses the aid.
   * Both are required if list_aids() returns aids. */
  char *(*why_not_aid) (TapisGame *self, const char *id);
  void  (*use_aid)     (TapisGame *self, const char *id);

  /* Changes @action, a button of TapisPositionWords.actions, if it depends on
   * what the viewer has done with the aids. Default: nothing. */
  void (*fill_in) (TapisGame *self, TapisActionNow *action);
};

/** What a game shows now. Everything is borrowed. A string is valid until the
 * game changes. */
typedef struct
{
  /* The fields from here to @demand are also properties, whose names have
   * hyphens ("to-move"). "notify" is emitted when a property changes. A setting
   * can be bound to the properties that are read-write. */

  int      viewer;         /* the seat from whose point of view everything is
                            * shown */
  int      to_move;        /* the seat to move, or -1 if the round or the game
                            * is over */
  gboolean viewer_to_move; /* it is the viewer's turn; FALSE in a replay */
  gboolean busy;           /* a computer player is thinking about its move */
  gboolean advising;       /* the computer is looking for a hint */
  gboolean judging;        /* the coach is thinking about the viewer's last move
                            */
  gboolean hurrying;       /* the rest of the game is being skipped, see
                            * tapis_game_hurry() */
  gboolean cautious;       /* read-write, default FALSE: the first attempt to
                            * make a move that loses the game or gives something
                            * up is refused with the reason, except in a
                            * practice game */
  gboolean marking;        /* read-write, default FALSE: marks show whether a
                            * card can be played (TapisCardState.fit) */
  gboolean coach;          /* read-write, default FALSE: the coach comments on
                            * moves of a person that lower the chance to win */
  int      forced_moves;   /* read-write: a TapisForcedMoves, which moves are
                            * made for a person; default
                            * TAPIS_FORCED_MOVES_NEVER */
  gboolean over;           /* the game or, in a match, the whole match is over
                            */
  gboolean round_over;     /* a round is over and the match goes on: the button
                            * "next-round" deals */
  gboolean can_undo;       /* undo is possible without turning the game into
                            * practice */
  gboolean can_redo;
  gboolean choosing;       /* the selected cards make several moves, and there
                            * is a button for each of them, such as the numbers
                            * for which a joker can stand */
  gboolean reversed;       /* the direction of play is the opposite of that at
                            * the start */
  const char *hint;        /* the hint for this position: "Lay the 4 of clubs.
                            * It is your lowest card that fits."; NULL if none
                            * was given */
  const char *comment;     /* the coach's comment on the viewer's last move,
                            * until a person moves again; or NULL */
  const char *prompt;      /* what is to be done now: "Your turn: lay a card.",
                            * or what the viewer waits for: "Owl is thinking…"
                            */
  const char *demand;      /* what the next card must be, in a few words: "7 or
                            * lower"; "" if nothing is demanded */
  const char *demand_description; /* the demand in sentences; "notify" of
                                   * "demand" is also emitted if this field
                                   * changes */

  /* The fields from here on are not properties. They change only when the
   * signal "moved" or "changed" is emitted. */

  gboolean    practice;     /* this is a practice game, in which undo is
                             * possible at any time */
  guint       round;        /* the number of the round in the match, 1-based */
  const char *last_event;   /* what the last move or change did, in sentences */
  gboolean    last_matters; /* last_event is about the viewer, or about more
                             * than a lay, a draw or a pass */
  TapisSounds sounds;       /* the sounds of the last change; none if moves were
                             * undone */
  const char *result_text;  /* who has won, in sentences; if a match goes on,
                             * who won the round and who leads; NULL while a
                             * round is played */
  guint       target;       /* the number of points that wins the match; 0 if
                             * there is no such number */

  /* The lists. Each list is the same object during the whole game. */

  GListModel *players;     /* of TapisPlayer, by seat */
  GListModel *log;         /* of TapisLogEntry, in the order of the events */
  GListModel *since;       /* of TapisLogEntry: the part of the log from the
                            * viewer's last decision on, or from the deal if
                            * that came later */
  GListModel *actions;     /* of TapisAction: the buttons */
  GListModel *piles;       /* of TapisPile: those of the seats, then those in
                            * the middle of the table */
  GListModel *result_rows; /* of TapisResultRow: the result of the players or
                            * teams at the end of a round; empty during a round
                            */
  GListModel *rounds;      /* of TapisScoreRow: the rounds that are over; empty
                            * in a game that keeps no score */
  GListModel *account;     /* of TapisScoreRow: for what reasons points were won
                            * and lost in the round that is over; empty during a
                            * round */
} TapisGameNow;

/* Signals:
 *
 *   about-to-change ()            before any pile changes: a listener can still
 *                                 find out where the cards are drawn
 *   changed ()                    the text of the game (tapis_game_to_text())
 *                                 has changed, and everything is up to date: a
 *                                 listener can save the game
 *   moved (uint ply)              a move was played, undone or redone, or a new
 *                                 game was dealt; emitted after "changed". ply
 *                                 is how many moves have been played
 *   refused (string sentence, string refusal)
 *                                 what the viewer tried is not possible.
 *                                 sentence is the reason; refusal is the id of
 *                                 the engine's refusal, or NULL
 *   announce (string sentence)    a sentence for a screen reader
 *   aided ()                      an aid was used: a button that makes no move,
 *                                 such as naming what the cards make
 *   next-game ()                  the game was over, and the next one was
 *                                 dealt; "changed" follows */

const TapisGameNow *tapis_game_now (TapisGame *self);

#define TAPIS_MAX_SEATS 11

/** The trick that the table shows: the current one or, until the next one
 * begins, the last one. Everything is borrowed. */
typedef struct
{
  int         taker;   /* the seat that has taken the trick; -1 if it is not
                        * over or nobody has taken it */
  const char *outcome; /* the sentence of the log that tells how the trick
                        * ended; "" while it is played */
  guint       first;   /* if the trick is over: the index of the first entry of
                        * the log about it */
  TapisCard  *cards[TAPIS_MAX_SEATS]; /* by seat: a picture of the card that the
                                       * seat laid or turned up, or %NULL; the
                                       * card itself may be elsewhere */
} TapisTrick;

const TapisTrick *tapis_game_get_trick (TapisGame *self);

/** Returns the seat whose picture in the shown trick is that of @card, or -1.
 */
int tapis_game_find_shown (TapisGame *self, TapisCard *card);

/** Returns whether the game has tricks (a zone of the role CG_ZONE_TRICK). */
gboolean tapis_game_has_tricks (TapisGame *self);

void tapis_game_set_viewer   (TapisGame *self, int seat);
void tapis_game_set_cautious (TapisGame *self, gboolean cautious);
void tapis_game_set_marking  (TapisGame *self, gboolean marking);
void tapis_game_set_coach    (TapisGame *self, gboolean coach);
void tapis_game_set_practice (TapisGame *self, gboolean practice);
void tapis_game_set_forced_moves (TapisGame *self, int which);

/** Return the translated name of the game, its id, which never changes, and the
 * number of the deal. */
const char *tapis_game_get_title   (TapisGame *self);
const char *tapis_game_get_game_id (TapisGame *self);
guint64     tapis_game_get_deal    (TapisGame *self);

/** Returns whether this is a replay (see tapis_game_begin_replay()). */
gboolean tapis_game_get_replaying (TapisGame *self);

/** Return the serial number, which changes whenever the position may have
 * changed, and how many moves have led to the position. */
guint tapis_game_get_serial  (TapisGame *self);
guint tapis_game_get_n_plies (TapisGame *self);

/** Returns how many cards the viewer has selected. */
guint tapis_game_get_selection_count (TapisGame *self);

/** Returns a sentence for each house rule that differs from the default, as a
 * list that ends with %NULL; borrowed. */
const char *const *tapis_game_get_house_rules (TapisGame *self);

/** Returns what each special card does under the rules of this table, in the
 * order of the cards' ranks, and sets *@n to how many there are. Free the list
 * with g_free(). */
TapisSpecialCard *tapis_game_list_special_cards (TapisGame *self, guint *n);

/** Sets *@special to what @card does under the rules of this table and returns
 * %TRUE, or returns %FALSE if @card is not special. */
gboolean tapis_game_find_special_card (TapisGame *self, CgCard card,
                                       TapisSpecialCard *special);

/** Returns whether the table shows the sign @id now. The sign "demand" is shown
 * if TapisGameNow.demand is not empty; all other signs of the game
 * (TapisGameKind.signs) are always shown. */
gboolean tapis_game_has_sign (TapisGame *self, const char *id);

/** Returns the pack of cards that the game is played with. */
CgPack tapis_game_get_pack (TapisGame *self);

/** Returns how many places for buttons there are below the table. There are
 * never more buttons than places, except while the property "choosing" is TRUE.
 */
guint tapis_game_get_places (TapisGame *self);

/** Returns whether play begins counterclockwise: the player to the right is
 * next, until the direction is reversed. */
gboolean tapis_game_get_to_the_right (TapisGame *self);

/** Return how many players there are, the player at @seat, and the state of
 * that player. The player and the state are borrowed. */
guint                   tapis_game_get_n_seats      (TapisGame *self);
TapisPlayer            *tapis_game_get_player       (TapisGame *self, int seat);
const TapisPlayerState *tapis_game_get_player_state (TapisGame *self, int seat);

/** Returns the first pile with the role @role that belongs to @seat, or %NULL;
 * borrowed. If @seat is -1, returns a pile in the middle of the table. */
TapisPile *tapis_game_find_pile (TapisGame *self, CgZoneRole role, int seat);

/** Returns the pile of the zone @zone_id that belongs to @seat, or %NULL;
 * borrowed. If @seat is -1, returns a pile in the middle of the table. */
TapisPile *tapis_game_get_pile (TapisGame *self, const char *zone_id, int seat);

/* --- what a person does --------------------------------------------------- A
 * function that changes something returns %TRUE if it did so. If it returns
 * %FALSE, nothing has changed, and "refused" was emitted with the reason unless
 * the comment of the function tells otherwise. */

/** Handles a touch of @card. In every game, this is the one way to play a card.
 * The first touch selects the card; a second touch lays the selected cards, as
 * the first button does. If the card does not go with the selected cards, it is
 * selected instead of them; with Ctrl or Shift it is refused. Space selects the
 * card, or unselects a selected card. Enter on a hinted card makes the move of
 * the hint. A card that is dragged is laid at once. With TAPIS_TOUCH_ONCE, a
 * card is also laid at once if it makes exactly one move and needs no other
 * card. */
gboolean tapis_game_touch_card (TapisGame *self, TapisCard *card,
                                TapisTouch touch);

/** Unselects all cards if @card can be selected only after that. Otherwise
 * returns %FALSE without emitting "refused". */
gboolean tapis_game_move_choice (TapisGame *self, TapisCard *card);

/** Selects @card in addition to the selected cards, or unselects it if it is
 * selected. If TapisGameKind.at_once returns TRUE for the move that the cards
 * make, the move is played at once. */
gboolean tapis_game_activate_card (TapisGame *self, TapisCard *card);

/** Plays @card together with the selected cards. */
gboolean tapis_game_lay_card (TapisGame *self, TapisCard *card);

/** Returns the number of cards in the smallest move that the viewer can make
 * with @card now. 1 means that @card can be played alone; 0 means that there is
 * no such move. */
guint tapis_game_count_move (TapisGame *self, TapisCard *card);

/** Plays the selected cards. */
gboolean tapis_game_lay_selection (TapisGame *self);

/** Unselects all cards, as Escape does. */
void tapis_game_clear_selection (TapisGame *self);

/** Uses the button @id, such as "lay", "pick-up", "ready", "pass", or
 * "next-round" when a round is over. A button of a choice can be used only
 * while "choosing" is TRUE. */
gboolean tapis_game_run_action (TapisGame *self, const char *id);

/** Makes the move that names the player at @seat, for example as the player
 * whom an attack hits. */
gboolean tapis_game_choose_player (TapisGame *self, int seat);

/** tapis_game_can_lay() returns whether the selected cards, together with @card
 * (or %NULL), can be laid now. tapis_game_can_aim() returns whether they can be
 * laid and then hit the player at @seat, either by themselves or because the
 * viewer names that player next. Neither emits "refused". */
gboolean tapis_game_can_lay (TapisGame *self, TapisCard *card);
gboolean tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat);

/** Lays the selected cards and @card (or %NULL) so that they hit the player at
 * @seat. The table calls this when a card is dropped on a player. */
gboolean tapis_game_aim (TapisGame *self, TapisCard *card, int seat);

/** Exchanges the cards @a and @b. The table calls this when a card is dropped
 * on another card. */
gboolean tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b);

/** Undoes moves back to a person's last decision; tapis_game_redo() plays them
 * again. If other players have moved since then, or if the moves showed hidden
 * cards, undo is not fair. If it is not fair and one person plays against
 * computer players, the first attempt is refused with a question. The second
 * attempt undoes the moves, and the game counts as practice from then on. */
gboolean tapis_game_undo (TapisGame *self);

/** Returns why undo is refused now, as a sentence to be freed with g_free(), or
 * %NULL if undo is possible, perhaps after a question. */
char *tapis_game_why_not_undo (TapisGame *self);

gboolean tapis_game_redo (TapisGame *self);

/** tapis_game_is_forced() returns whether the viewer is to move, has selected
 * nothing, and has only one legal move, which is made for them according to the
 * property "forced-moves". It returns %FALSE in a lesson and in a replay, and
 * if there is something to find out before the move. tapis_game_make_forced()
 * makes this move; undo then goes back to the decision before it. If the move
 * is not forced, it returns %FALSE without emitting "refused". */
gboolean tapis_game_is_forced   (TapisGame *self);
gboolean tapis_game_make_forced (TapisGame *self);

/** Both leave forced moves (see tapis_game_is_forced()) to the viewer, whatever
 * the property "forced-moves" is. tapis_game_leave_forced() does so until it is
 * called with %FALSE, and tapis_game_keep_forced() only in the current
 * position. */
void tapis_game_leave_forced (TapisGame *self, gboolean left);
void tapis_game_keep_forced  (TapisGame *self);

/** Returns whether the viewer is to move and the move is not made for them. */
gboolean tapis_game_awaits_viewer (TapisGame *self);

/** Deals the next round if a round is over and the match goes on. */
gboolean tapis_game_next_round (TapisGame *self);

/** If the game is over, counts the wins and deals the next game from the number
 * @deal. Otherwise returns %FALSE without emitting "refused". */
gboolean tapis_game_next_game (TapisGame *self, guint64 deal);

/* --- the computer --- */

/** Returns whether a computer player is to move and is not thinking yet, so
 * that tapis_game_step() would start it. */
gboolean tapis_game_can_step (TapisGame *self);

/** tapis_game_can_hurry() returns whether all persons are out and computer
 * players still play, so that the rest of the game can be skipped. Computer
 * players then think less than usual; they play the same moves whether the rest
 * is watched or skipped. tapis_game_hurry() skips the rest, as the button
 * "skip-to-end" does: "hurrying" becomes TRUE, and each step plays many moves,
 * until the game or a round is over, or until tapis_game_cancel() is called. */
gboolean tapis_game_can_hurry (TapisGame *self);
void     tapis_game_hurry     (TapisGame *self);

/** Returns how long to wait before a computer player plays, in milliseconds.
 * The pause is longer after a move that takes time to look at
 * (tapis_words_time()). @usual is the usual pause, in milliseconds. */
guint tapis_game_get_pause (TapisGame *self, guint usual);

/** How the last move is shown if it is a great moment. */
typedef struct
{
  guint  time;   /* how long its cards are shown before they fly on, in
                  * milliseconds; 0 if it is no great moment */
  CgCard turned; /* the card of a face-down row that was turned over, or
                  * CG_CARD_NONE */
  int    seat;   /* the seat of that row, or CG_NO_SEAT */
  const char *cry; /* what is cried about all players ("War!"), or NULL */
} TapisStage;

/** Returns how the last move is shown. */
TapisStage tapis_game_get_stage (TapisGame *self);

/** Starts the computer player whose turn it is: it thinks, then its move is
 * played and "moved" is emitted. If the position changes before that, its
 * answer is discarded. Does nothing if no computer player is to move, or if it
 * is already thinking. */
void tapis_game_step (TapisGame *self);

/** Stops all thinking of the computer at once, for example when the window
 * closes. A change of the position also stops it. */
void tapis_game_cancel (TapisGame *self);

/** Asks for a hint: a good move for the viewer, and why it is good. When the
 * hint is found, the property "hint" is set, and the cards, buttons and players
 * of the move are marked as hinted until the position changes. If it is not the
 * viewer's turn, returns %FALSE and emits "refused". */
gboolean tapis_game_ask_hint (TapisGame *self);

/* --- letter keys -----------------------------------------------------------
 * The functions return whole sentences; free with g_free(). */

char *tapis_game_tell_top    (TapisGame *self); /* key T: the top of the pile */
char *tapis_game_tell_counts (TapisGame *self); /* key C: everyone's cards */
char *tapis_game_tell_last   (TapisGame *self); /* key L: the last move */
char *tapis_game_tell_legal  (TapisGame *self); /* key M: all legal moves */
char *tapis_game_tell_why    (TapisGame *self,  /* key W: why not @card */
                              TapisCard *card);

/** Returns a sentence that tells whether @card can be used now, and if not,
 * why. If @card belongs to another player, the sentence tells where it is. Free
 * it with g_free(). */
char *tapis_game_tell_use (TapisGame *self, TapisCard *card);

/** Returns what the last moves in TapisGameNow.since did: the last sentences
 * about them, at most @sentences sentences about at most @moves moves. Both
 * numbers are at least 1. Unimportant events are left out. If @drawn is TRUE,
 * characters for pictures are in the place of cards (tapis_words_drawn_card()).
 * Sets *@last to the offset in bytes of the sentence with which the text about
 * the last move begins, and *@all to whether the text tells of all moves. If
 * there is nothing to tell, returns last_event. Free the text with g_free(). */
char *tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                             gboolean drawn, gsize *last, gboolean *all);

/** Returns what is in @pile: its name, and at most 8 cards from the top, up to
 * the first one that the viewer does not see; if the viewer sees none, the
 * description of the pile. Free the text with g_free(). */
char *tapis_game_tell_pile (TapisGame *self, TapisPile *pile);

/** Returns sentences that tell who laid which card of the trick that is shown,
 * or "" if no trick is shown. Free with g_free(). */
char *tapis_game_tell_trick (TapisGame *self);

/** Returns whether @card is in the middle of the table and the viewer sees
 * which card it is. A person may look through such cards. */
gboolean tapis_game_lies_open (TapisGame *self, TapisCard *card);

/** Returns for how many cards of @pile tapis_game_lies_open() is %TRUE. */
guint tapis_game_count_open (TapisGame *self, TapisPile *pile);
