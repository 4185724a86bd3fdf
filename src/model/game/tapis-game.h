/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as the table sees it: properties and list models in front of a
 * session. This header has everything that a table needs, and of the engine
 * only the card.
 *
 * The viewer is the seat with whose eyes everything is seen: the faces of the
 * cards, the prompt, the actions. Where several persons play at one device, the
 * table changes the viewer when the device is passed on.
 *
 * A game does not wait, and plays nothing by itself but silent moves
 * (TAPIS_FORCED_SILENT). The table calls tapis_game_step() when a computer
 * player should play, and tapis_game_make_forced() when a move is made for a
 * person. */

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

G_BEGIN_DECLS

/** Which of a person's moves are made for them. The order is that of the
 * setting. */
typedef enum
{
  TAPIS_FORCED_MOVES_NEVER,
  TAPIS_FORCED_MOVES_PASSES, /* the only legal one, if it lays and takes
                              * nothing */
  TAPIS_FORCED_MOVES_ALL,    /* the only legal one */
} TapisForcedMoves;

#define TAPIS_TYPE_GAME (tapis_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisGame, tapis_game, TAPIS, GAME, GObject)

/* What describes one kind of game, and a button: see tapis-game-kind.h. */
typedef struct _TapisGameKind TapisGameKind;
typedef struct _TapisActionNow TapisActionNow;

/* A game that has objects of its own to show is a subclass. */
struct _TapisGameClass
{
  GObjectClass parent_class;

  /* Called when the position has changed: the subclass brings its own
   * properties up to date and notifies them. The buttons, and what can be
   * chosen, are brought up to date afterwards. Default: nothing. */
  void (*changed) (TapisGame *self);

  /* Writes to @out the buttons that help and make no move, such as naming what
   * one's cards make, and returns how many; default: 0. They stand before those
   * of TapisPositionWords.actions. While one of them is suggested, no other
   * button is. The move of each is CG_NO_MOVE; @strings gets the ownership of
   * strings. */
  guint (*list_aids) (TapisGame *self, GPtrArray *strings, TapisActionNow *out);

  /* Why the button @id of these cannot be used now, a sentence, or NULL
   * (default); free with g_free(). And using it. */
  char *(*why_not_aid) (TapisGame *self, const char *id);
  void  (*use_aid)     (TapisGame *self, const char *id);
};

/** What a game shows now. All of it is borrowed; a string is valid until the
 * game changes. */
typedef struct
{
  /* These are also properties, whose names have hyphens ("to-move"). "notify"
   * is emitted when one changes. A setting can be bound to those that are
   * read-write. */

  int      viewer;         /* the seat with whose eyes everything is told */
  int      to_move;        /* a seat, or -1 where the round is over */
  gboolean viewer_to_move; /* FALSE in a replay */
  gboolean busy;           /* a computer player thinks about its move */
  gboolean advising;       /* a hint is being thought about */
  gboolean judging;        /* the coach thinks about the viewer's last move */
  gboolean hurrying;       /* see tapis_game_hurry() */
  gboolean cautious;       /* read-write: a move that loses the game or gives
                            * something up is refused once, with the reason,
                            * unless the game is for practice; default FALSE */
  gboolean marking;        /* read-write: what can be played is marked
                            * (TapisCardState.fit); default FALSE */
  gboolean coach;          /* read-write: the coach comments on a person's
                            * costly moves; default FALSE */
  int      forced_moves;   /* read-write: TapisForcedMoves; default: never */
  gboolean over;           /* the game, or the whole match */
  gboolean round_over;     /* a round is over and the match goes on: the action
                            * "next-round" deals */
  gboolean can_undo;       /* … without making this a practice game */
  gboolean can_redo;
  gboolean choosing;       /* the selected cards make several moves, and there
                            * is an action for each of them: the numbers that a
                            * joker can stand for */
  gboolean reversed;       /* the direction of play has turned */
  const char *hint;        /* "Lay the 4 of clubs. It is your lowest card that
                            * fits."; NULL: none was given for this position */
  const char *comment;     /* what the coach says of the viewer's last move,
                            * until their next one; or NULL */
  const char *prompt;      /* "Your turn: lay a card.", "Owl is thinking…" */
  const char *demand;      /* what is asked of the next card, for a chip: "7 or
                            * lower"; "" where nothing is */
  const char *demand_description; /* the same in sentences, with "demand" */

  /* What changes with "moved" or "changed" only. */

  gboolean    practice;     /* undo is possible at any time */
  guint       round;        /* of the match, 1-based */
  const char *last_event;   /* what the last move did, in sentences */
  gboolean    last_matters; /* that was more than a lay, a draw or a pass of
                             * somebody else */
  TapisSounds sounds;       /* what is heard of the last change; nothing where
                             * moves were taken back */
  const char *result_text;  /* who won, in sentences; where a match goes on, who
                             * won the round and who is in the lead; NULL while
                             * a round is played */
  guint       target;       /* the points that a match is played for; 0: none */

  /* Lists: the same objects during the whole game. */

  GListModel *players;     /* of TapisPlayer, by seat */
  GListModel *log;         /* of TapisLogEntry */
  GListModel *since;       /* of TapisLogEntry: the end of the log, from the
                            * viewer's last decision on, or from the deal */
  GListModel *actions;     /* of TapisAction: the buttons */
  GListModel *piles;       /* of TapisPile */
  GListModel *result_rows; /* of TapisResultRow; empty during a round */
  GListModel *rounds;      /* of TapisScoreRow: the rounds that are over, in a
                            * game that keeps a score */
  GListModel *account;     /* of TapisScoreRow: for what points were won and
                            * lost in the round that is over */
} TapisGameNow;

/* Signals:
 *
 *   about-to-change ()            before any pile changes: the time to remember
 *                                 where the cards are drawn
 *   changed ()                    the text of the game has changed, and all is
 *                                 up to date: the time to save it
 *   moved (uint ply)              a move was played, undone or redone, or a new
 *                                 game dealt; after "changed"; ply: how many
 *                                 moves led here
 *   refused (string sentence, string refusal)
 *                                 what the viewer tried is not possible;
 *                                 refusal: the engine's id of the reason, or
 *                                 NULL
 *   announce (string sentence)    a sentence for a screen reader
 *   aided ()                      an action that is no move was used, such as
 *                                 naming what the cards make
 *   next-game ()                  the next game replaces one that is over;
 *                                 "changed" follows */

const TapisGameNow *tapis_game_now (TapisGame *self);

void tapis_game_set_viewer   (TapisGame *self, int seat);
void tapis_game_set_cautious (TapisGame *self, gboolean cautious);
void tapis_game_set_marking  (TapisGame *self, gboolean marking);
void tapis_game_set_coach    (TapisGame *self, gboolean coach);
void tapis_game_set_practice (TapisGame *self, gboolean practice);
void tapis_game_set_forced_moves (TapisGame *self, int which);

/** The game's translated name, its frozen id, and the number that
 * the cards were dealt from. */
const char *tapis_game_get_title   (TapisGame *self);
const char *tapis_game_get_game_id (TapisGame *self);
guint64     tapis_game_get_deal    (TapisGame *self);

/** Whether this is a replay (tapis_game_begin_replay()). */
gboolean tapis_game_get_replaying (TapisGame *self);

/** A number that changes whenever the position may have changed; and how many
 * moves led to the position. */
guint tapis_game_get_serial  (TapisGame *self);
guint tapis_game_get_n_plies (TapisGame *self);

/** How many cards the viewer has chosen. */
guint tapis_game_get_selection_count (TapisGame *self);

/** A sentence for each house rule that differs from the usual game; the list is
 * ended by %NULL, and borrowed. */
const char *const *tapis_game_get_house_rules (TapisGame *self);

/** What each special card does under the rules of this table, in the order of
 * their ranks; their number goes to @n. Free with g_free(). */
TapisSpecialCard *tapis_game_list_special_cards (TapisGame *self, guint *n);

/** What @card does under the rules of this table, if it is special. */
gboolean tapis_game_find_special_card (TapisGame *self, CgCard card,
                                       TapisSpecialCard *special);

/** Whether the table shows the sign @id now: "demand", if something is asked of
 * the next card, or a sign of the game's own ("direction"). */
gboolean tapis_game_has_sign (TapisGame *self, const char *id);

/** The pack of cards that the game is played with. */
CgPack tapis_game_get_pack (TapisGame *self);

/** How many places for buttons there are below the table. There are no more
 * buttons at a time, except while the property "choosing" is TRUE. */
guint tapis_game_get_places (TapisGame *self);

/** Whether the player to the right is the next one: play goes counterclockwise
 * until it is reversed. */
gboolean tapis_game_get_to_the_right (TapisGame *self);

/** How many play; and the player of a seat, borrowed. */
guint                   tapis_game_get_n_seats      (TapisGame *self);
TapisPlayer            *tapis_game_get_player       (TapisGame *self, int seat);
const TapisPlayerState *tapis_game_get_player_state (TapisGame *self, int seat);

/** The first pile of that role and seat (-1 in the middle), or %NULL. Borrowed.
 */
TapisPile *tapis_game_find_pile (TapisGame *self, CgZoneRole role, int seat);

/** The pile of the zone with that id and seat (-1 in the middle), or %NULL.
 * Borrowed. */
TapisPile *tapis_game_get_pile (TapisGame *self, const char *zone_id, int seat);

/* --- what a person does ---------------------------------------------------
 * Each function returns %TRUE when something has happened. Otherwise nothing
 * has changed, and "refused" was emitted with the reason. */

/** The one way to play a card, in every game. A touch chooses the card; a
 * second touch lays what is chosen, as the first button does. A card that does
 * not go with what is chosen is chosen in its place; with Ctrl or Shift it is
 * refused. Space chooses a card and lets go of it again. Enter on a card that
 * is hinted does what the hint says. A card that is dragged is laid at once. So
 * is a card that makes exactly one move, and makes it alone, where one touch is
 * enough. */
gboolean tapis_game_touch_card (TapisGame *self, TapisCard *card,
                                TapisTouch touch);

/** Lets go of what is chosen, if @card can be chosen only then. %FALSE: nothing
 * has changed. */
gboolean tapis_game_move_choice (TapisGame *self, TapisCard *card);

/** Chooses @card beside the others, or lets go of it; plays the move at once
 * where the game does so (TapisGameKind.at_once). */
gboolean tapis_game_activate_card (TapisGame *self, TapisCard *card);

/** Plays @card together with the cards that are chosen. */
gboolean tapis_game_lay_card (TapisGame *self, TapisCard *card);

/** How many cards the smallest move needs that the viewer can make with @card
 * now: 1: @card alone; 0: there is no such move. */
guint tapis_game_count_move (TapisGame *self, TapisCard *card);

/** Plays what is chosen. */
gboolean tapis_game_lay_selection (TapisGame *self);

/** What Escape does: lets go of all that is chosen. */
void tapis_game_clear_selection (TapisGame *self);

/** Uses the action of that id ("lay", "pick-up", "ready", "pass", one of those
 * that are there while "choosing" is TRUE, or "next-round" when a round is
 * over). */
gboolean tapis_game_run_action (TapisGame *self, const char *id);

/** Names the player of @seat, for example as the one whom an attack hits. */
gboolean tapis_game_choose_player (TapisGame *self, int seat);

/** Whether @card (or %NULL) can be laid now with what is chosen; and whether
 * that hits the player of @seat, named after it or not. */
gboolean tapis_game_can_lay (TapisGame *self, TapisCard *card);
gboolean tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat);

/** Lays the chosen cards and @card (or %NULL) so that they hit the player of
 * @seat: for a card that is dragged onto a player. */
gboolean tapis_game_aim (TapisGame *self, TapisCard *card, int seat);

/** Exchanges @a and @b: for a card that is dragged onto another. */
gboolean tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b);

/** Takes moves back to the viewer's last decision; tapis_game_redo() goes
 * forward again. If others have played since or cards have come to light, undo
 * is not fair. Then, where one person plays against computer players, it is
 * refused once, with a question, and done the second time, which makes this a
 * practice game. */
gboolean tapis_game_undo (TapisGame *self);

/** Why undo is refused now, a sentence; %NULL: it is possible, perhaps after a
 * question. Free with g_free(). */
char *tapis_game_why_not_undo (TapisGame *self);

gboolean tapis_game_redo (TapisGame *self);

/** Whether the viewer is to move, has chosen nothing, and has only one move,
 * which is made for them ("forced-moves"). That is never so in a lesson or a
 * replay, nor where there is something to find out before the move. And making
 * this move; undo goes back to the decision before it. */
gboolean tapis_game_is_forced   (TapisGame *self);
gboolean tapis_game_make_forced (TapisGame *self);

/** Leaves such moves to the viewer, whatever "forced-moves" is, until it is
 * called with %FALSE; and leaves the one of the present position to the viewer.
 */
void tapis_game_leave_forced (TapisGame *self, gboolean left);
void tapis_game_keep_forced  (TapisGame *self);

/** Whether the viewer is to play, and the move is not made for them. */
gboolean tapis_game_awaits_viewer (TapisGame *self);

/** When a round is over and the match goes on: deals the next one. */
gboolean tapis_game_next_round (TapisGame *self);

/** When the game is over: counts it and deals the next one from the number
 * @deal. Otherwise it returns %FALSE. */
gboolean tapis_game_next_game (TapisGame *self, guint64 deal);

/* --- the computer --- */

/** Whether a computer player is to move and tapis_game_step() would play. */
gboolean tapis_game_can_step (TapisGame *self);

/** Whether only computer players are left in a game that is not over, so that
 * the rest can be skipped. From then on they think little, and play the same
 * whether somebody watches or not. And skipping the rest, as the action
 * "skip-to-end" does: "hurrying" is TRUE, and each step plays many moves, until
 * the game or a round is over, or tapis_game_cancel() is called. */
gboolean tapis_game_can_hurry (TapisGame *self);
void     tapis_game_hurry     (TapisGame *self);

/** How long to wait before a computer player plays, in milliseconds: longer
 * after a move that takes time to look at (tapis_words_time()). @usual: the
 * usual pause, in milliseconds. */
guint tapis_game_get_pause (TapisGame *self, guint usual);

/** Lets the computer player whose turn it is think and play; "moved" is emitted
 * then. If the position changes meanwhile, the answer is dropped. Does nothing
 * if no computer player is to move, or if one thinks already. */
void tapis_game_step (TapisGame *self);

/** Stops all thinking at once, for example when the window closes. A change of
 * the position stops it, too. */
void tapis_game_cancel (TapisGame *self);

/** Asks for a good move for the viewer, and why it is good. The answer is the
 * property "hint"; until the position changes, the cards, buttons and players
 * of the move are marked as hinted. Returns %FALSE and emits "refused" when it
 * is not the viewer's turn. */
gboolean tapis_game_ask_hint (TapisGame *self);

/* --- letter keys that tell --------------------------------------------------
 * Whole sentences; free with g_free(). */

char *tapis_game_tell_top    (TapisGame *self); /* T: the top of the pile */
char *tapis_game_tell_counts (TapisGame *self); /* C: everyone's cards */
char *tapis_game_tell_last   (TapisGame *self); /* L: the last move */
char *tapis_game_tell_legal  (TapisGame *self); /* M: what I can do now */
char *tapis_game_tell_why    (TapisGame *self,  /* W: why not this card */
                              TapisCard *card);

/** Whether @card can be used now, or why not; or where it lies, if it belongs
 * to somebody else. A sentence; free with g_free(). */
char *tapis_game_tell_use (TapisGame *self, TapisCard *card);

/** What the last moves in TapisGameNow.since did: at most the last @sentences
 * sentences of at most @moves moves; both at least 1. Small events are left
 * out. *@last: the byte in the text at which the last move begins; *@all:
 * whether the text tells of all moves. Where there is nothing to tell,
 * last_event is returned. Free with g_free(). */
char *tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                             gsize *last, gboolean *all);

/** What lies in @pile: its name, and the last cards as far as they are seen, or
 * else what is said of the pile. Free with g_free(). */
char *tapis_game_tell_pile (TapisGame *self, TapisPile *pile);

/** Whether @card lies in the middle and everybody sees, or has seen, which card
 * it is: such cards may be looked through. */
gboolean tapis_game_lies_open (TapisGame *self, TapisCard *card);

/** How many cards of @pile lie open in that sense. */
guint tapis_game_count_open (TapisGame *self, TapisPile *pile);

G_END_DECLS
