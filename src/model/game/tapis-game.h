/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as the table sees it: the properties and list models that stand in
 * front of a session of the engine. This header has everything that a table
 * needs; of the engine it includes only the card.
 *
 * The viewer is the seat from whose point of view everything is shown: the
 * faces of the cards, the prompt, the buttons. If several persons play at one
 * device, the table changes the viewer when the device is passed on.
 *
 * A game does not wait, and it plays nothing by itself except silent moves
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

G_BEGIN_DECLS

/** Which of a person's moves the table makes for them. The values have the same
 * order as those of the setting. */
typedef enum
{
  TAPIS_FORCED_MOVES_NEVER,
  TAPIS_FORCED_MOVES_PASSES, /* a move that is the only legal one, if it lays
                              * and takes no card */
  TAPIS_FORCED_MOVES_ALL,    /* every move that is the only legal one */
} TapisForcedMoves;

#define TAPIS_TYPE_GAME (tapis_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisGame, tapis_game, TAPIS, GAME, GObject)

/* The description of one kind of game, and that of one button; see
 * tapis-game-kind.h. */
typedef struct _TapisGameKind TapisGameKind;
typedef struct _TapisActionNow TapisActionNow;

/* A game that has objects of its own to show makes a subclass of TapisGame. */
struct _TapisGameClass
{
  GObjectClass parent_class;

  /* Called when the position has changed: the subclass brings its own
   * properties up to date and notifies them. Afterwards the game brings the
   * buttons up to date, and what can be chosen. Default: nothing. */
  void (*changed) (TapisGame *self);

  /* Writes to @out the aids and returns how many there are; default: 0. Aids
   * are buttons that help the viewer and make no move, such as naming what the
   * viewer's cards make. They stand before the buttons of
   * TapisPositionWords.actions. While an aid is suggested, no other button is.
   * The move of each aid is CG_NO_MOVE; @strings gets the ownership of
   * strings. */
  guint (*list_aids) (TapisGame *self, GPtrArray *strings, TapisActionNow *out);

  /* why_not_aid() returns why the aid @id cannot be used now, a sentence that
   * is freed with g_free(), or NULL (default): it can be used. use_aid() uses
   * the aid @id. */
  char *(*why_not_aid) (TapisGame *self, const char *id);
  void  (*use_aid)     (TapisGame *self, const char *id);
};

/** What a game shows now. Everything is borrowed; a string is valid until the
 * game changes. */
typedef struct
{
  /* The fields from here to @demand are also properties, whose names have
   * hyphens ("to-move"). "notify" is emitted when one changes. A setting can be
   * bound to those that are read-write. */

  int      viewer;         /* the seat from whose point of view everything is
                            * shown */
  int      to_move;        /* the seat to move, or -1 if the round is over */
  gboolean viewer_to_move; /* it is the viewer's turn; FALSE in a replay */
  gboolean busy;           /* a computer player thinks about its move */
  gboolean advising;       /* the computer looks for a hint */
  gboolean judging;        /* the coach thinks about the viewer's last move */
  gboolean hurrying;       /* the rest of the game is skipped, see
                            * tapis_game_hurry() */
  gboolean cautious;       /* read-write: a move that loses the game or gives
                            * something up is refused once, with the reason,
                            * unless this is a practice game; default FALSE */
  gboolean marking;        /* read-write: cards are marked with whether they can
                            * be played (TapisCardState.fit); default FALSE */
  gboolean coach;          /* read-write: the coach comments on a person's
                            * costly moves; default FALSE */
  int      forced_moves;   /* read-write: which moves are made for a person,
                            * TapisForcedMoves; default: never */
  gboolean over;           /* the game is over; of a match: the whole match */
  gboolean round_over;     /* a round is over and the match goes on: the action
                            * "next-round" deals */
  gboolean can_undo;       /* undo is possible without making this a practice
                            * game */
  gboolean can_redo;
  gboolean choosing;       /* the selected cards make several moves, and there
                            * is a button for each of them, such as the numbers
                            * that a joker can stand for */
  gboolean reversed;       /* the direction of play has turned */
  const char *hint;        /* the last hint: "Lay the 4 of clubs. It is your
                            * lowest card that fits."; NULL: none was given for
                            * this position */
  const char *comment;     /* what the coach says about the viewer's last move,
                            * until the viewer moves again; or NULL */
  const char *prompt;      /* what is to be done now: "Your turn: lay a card.",
                            * or what the viewer waits for: "Owl is
                            * thinking…" */
  const char *demand;      /* what the next card must be, in a few words: "7 or
                            * lower"; "": nothing is demanded */
  const char *demand_description; /* the demand in sentences; "notify" of
                                   * "demand" is emitted for this field, too */

  /* The fields from here on are no properties: they change only when the signal
   * "moved" or "changed" is emitted. */

  gboolean    practice;     /* this is a practice game: undo is possible at any
                             * time */
  guint       round;        /* the number of the round in the match, 1-based */
  const char *last_event;   /* what the last move did, in sentences */
  gboolean    last_matters; /* last_event is of the viewer, or tells of more
                             * than a lay, a draw or a pass */
  TapisSounds sounds;       /* what is heard of the last change; nothing if
                             * moves were taken back */
  const char *result_text;  /* who won, in sentences; if a match goes on, who
                             * won the round and who is in the lead; NULL while
                             * a round is played */
  guint       target;       /* the number of points that wins the match; 0:
                             * there is no such number */

  /* The lists. Each is the same object during the whole game. */

  GListModel *players;     /* of TapisPlayer, by seat */
  GListModel *log;         /* of TapisLogEntry */
  GListModel *since;       /* of TapisLogEntry: the end of the log, from the
                            * viewer's last decision on, or from the deal if
                            * that came later */
  GListModel *actions;     /* of TapisAction: the buttons */
  GListModel *piles;       /* of TapisPile */
  GListModel *result_rows; /* of TapisResultRow: how the players stand at the
                            * end of a round; empty during a round */
  GListModel *rounds;      /* of TapisScoreRow: the rounds that are over; empty
                            * in a game that keeps no score */
  GListModel *account;     /* of TapisScoreRow: what points were won and lost
                            * for in the round that is over */
} TapisGameNow;

/* Signals:
 *
 *   about-to-change ()            before any pile changes: a listener can still
 *                                 remember where the cards are drawn
 *   changed ()                    the text of the game (tapis_game_to_text())
 *                                 has changed, and everything is up to date: a
 *                                 listener can save the game
 *   moved (uint ply)              a move was played, undone or redone, or a new
 *                                 game was dealt; emitted after "changed"; ply:
 *                                 how many moves have been played
 *   refused (string sentence, string refusal)
 *                                 what the viewer tried is not possible;
 *                                 sentence: why; refusal: the engine's id of
 *                                 the reason, or NULL
 *   announce (string sentence)    a sentence for a screen reader
 *   aided ()                      an aid was used, a button that makes no move,
 *                                 such as naming what the cards make
 *   next-game ()                  the game was over, and the next one was
 *                                 dealt; "changed" follows
 */

const TapisGameNow *tapis_game_now (TapisGame *self);

#define TAPIS_MAX_SEATS 11

/** The trick that is shown: the present one or, until the next one begins, the
 * last one. Everything is borrowed. */
typedef struct
{
  int         taker;   /* the seat that has taken the trick, or -1 */
  const char *outcome; /* the sentence of the log that says how the trick has
                        * ended; "" while it is played */
  guint       first;   /* the index of the first entry of the log about the
                        * trick, if it is over */
  TapisCard  *cards[TAPIS_MAX_SEATS]; /* by seat: a picture of the card that the
                                       * seat has laid or turned up, or %NULL;
                                       * the card itself may lie elsewhere */
} TapisTrick;

const TapisTrick *tapis_game_get_trick (TapisGame *self);

/** Returns the seat whose card @card is in the trick that is shown, or -1. */
int tapis_game_find_shown (TapisGame *self, TapisCard *card);

/** Returns whether the game has tricks of which the table knows who laid which
 * card. */
gboolean tapis_game_has_tricks (TapisGame *self);

void tapis_game_set_viewer   (TapisGame *self, int seat);
void tapis_game_set_cautious (TapisGame *self, gboolean cautious);
void tapis_game_set_marking  (TapisGame *self, gboolean marking);
void tapis_game_set_coach    (TapisGame *self, gboolean coach);
void tapis_game_set_practice (TapisGame *self, gboolean practice);
void tapis_game_set_forced_moves (TapisGame *self, int which);

/** Return the translated name of the game, its id, which never changes, and the
 * number that the cards were dealt from. */
const char *tapis_game_get_title   (TapisGame *self);
const char *tapis_game_get_game_id (TapisGame *self);
guint64     tapis_game_get_deal    (TapisGame *self);

/** Returns whether this is a replay (see tapis_game_begin_replay()). */
gboolean tapis_game_get_replaying (TapisGame *self);

/** Return a number that changes whenever the position may have changed, and how
 * many moves have led to the position. */
guint tapis_game_get_serial  (TapisGame *self);
guint tapis_game_get_n_plies (TapisGame *self);

/** Returns how many cards the viewer has chosen. */
guint tapis_game_get_selection_count (TapisGame *self);

/** Returns a sentence for each house rule that differs from the usual game; the
 * list is ended by %NULL, and borrowed. */
const char *const *tapis_game_get_house_rules (TapisGame *self);

/** Returns what each special card does under the rules of this table, in the
 * order of the cards' ranks; sets @n to how many there are. Free the list with
 * g_free(). */
TapisSpecialCard *tapis_game_list_special_cards (TapisGame *self, guint *n);

/** Sets @special to what @card does under the rules of this table, and returns
 * %TRUE; returns %FALSE if @card is not special. */
gboolean tapis_game_find_special_card (TapisGame *self, CgCard card,
                                       TapisSpecialCard *special);

/** Returns whether the table shows the sign @id now. The sign "demand" is shown
 * if the next card must fulfil a demand; other signs are the game's own
 * ("direction"). */
gboolean tapis_game_has_sign (TapisGame *self, const char *id);

/** Returns the pack of cards that the game is played with. */
CgPack tapis_game_get_pack (TapisGame *self);

/** Returns how many places for buttons there are below the table. There are
 * never more buttons at a time, except while the property "choosing" is
 * TRUE. */
guint tapis_game_get_places (TapisGame *self);

/** Returns whether play begins counterclockwise: the player to the right is the
 * next one, until the direction is reversed. */
gboolean tapis_game_get_to_the_right (TapisGame *self);

/** Return how many players there are, the player of @seat, and what the table
 * shows of that player. Both are borrowed. */
guint                   tapis_game_get_n_seats      (TapisGame *self);
TapisPlayer            *tapis_game_get_player       (TapisGame *self, int seat);
const TapisPlayerState *tapis_game_get_player_state (TapisGame *self, int seat);

/** Returns the first pile with that @role that belongs to @seat (-1: that lies
 * in the middle of the table), or %NULL. Borrowed. */
TapisPile *tapis_game_find_pile (TapisGame *self, CgZoneRole role, int seat);

/** Returns the pile of the zone with the id @zone_id that belongs to @seat (-1:
 * that lies in the middle of the table), or %NULL. Borrowed. */
TapisPile *tapis_game_get_pile (TapisGame *self, const char *zone_id, int seat);

/* --- what a person does ---------------------------------------------------
 * Each function returns %TRUE when something has happened. Otherwise nothing
 * has changed, and "refused" was emitted with the reason. */

/** Does what it means to touch @card; this is the one way to play a card, in
 * every game. The first touch chooses the card; a second touch lays the chosen
 * cards, as the first button does. If the card does not go with the chosen
 * cards, it is chosen instead of them; with Ctrl or Shift it is refused. Space
 * chooses a card, and unchooses a chosen one. Enter on a card that is hinted
 * does what the hint says. A card that is dragged is laid at once. With
 * TAPIS_TOUCH_ONCE a card is also laid at once if it makes exactly one move,
 * and needs no other card for it. */
gboolean tapis_game_touch_card (TapisGame *self, TapisCard *card,
                                TapisTouch touch);

/** Unchooses all cards if @card can be chosen only then. Returns %FALSE if
 * nothing has changed. */
gboolean tapis_game_move_choice (TapisGame *self, TapisCard *card);

/** Chooses @card in addition to the chosen cards, or unchooses it. If
 * TapisGameKind.at_once says so, the move that the cards make is played at
 * once. */
gboolean tapis_game_activate_card (TapisGame *self, TapisCard *card);

/** Plays @card together with the chosen cards. */
gboolean tapis_game_lay_card (TapisGame *self, TapisCard *card);

/** Returns how many cards the smallest move needs that the viewer can make with
 * @card now. 1: @card alone; 0: there is no such move. */
guint tapis_game_count_move (TapisGame *self, TapisCard *card);

/** Plays the chosen cards. */
gboolean tapis_game_lay_selection (TapisGame *self);

/** Unchooses all cards, which is what Escape does. */
void tapis_game_clear_selection (TapisGame *self);

/** Uses the button @id: "lay", "pick-up", "ready", "pass", a button that is
 * there only while "choosing" is TRUE, or "next-round" when a round is over. */
gboolean tapis_game_run_action (TapisGame *self, const char *id);

/** Makes the move that names the player of @seat, for example as the one whom
 * an attack hits. */
gboolean tapis_game_choose_player (TapisGame *self, int seat);

/** Return whether the chosen cards, with @card (or %NULL), can be laid now, and
 * whether they would then hit the player of @seat: by themselves, or because
 * the viewer names that player next. */
gboolean tapis_game_can_lay (TapisGame *self, TapisCard *card);
gboolean tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat);

/** Lays the chosen cards and @card (or %NULL) so that they hit the player of
 * @seat. The table calls this when a card is dragged onto a player. */
gboolean tapis_game_aim (TapisGame *self, TapisCard *card, int seat);

/** Exchanges the cards @a and @b. The table calls this when a card is dragged
 * onto another. */
gboolean tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b);

/** Takes moves back to the viewer's last decision; tapis_game_redo() plays them
 * again. If others have played since, or if cards have come to light, undo is
 * not fair. Then, if one person plays against computer players, undo is refused
 * once, with a question; the second time it is done, and this game counts as
 * practice from then on. */
gboolean tapis_game_undo (TapisGame *self);

/** Returns a sentence that says why undo is refused now; %NULL if undo is
 * possible, perhaps after a question. Free it with g_free(). */
char *tapis_game_why_not_undo (TapisGame *self);

gboolean tapis_game_redo (TapisGame *self);

/** tapis_game_is_forced() returns whether the viewer is to move, has chosen
 * nothing, and has only one move, which is to be made for them according to the
 * property "forced-moves". Returns %FALSE in a lesson and in a replay, and if
 * there is something to find out before the move. tapis_game_make_forced()
 * makes this move; undo then goes back to the decision before it. */
gboolean tapis_game_is_forced   (TapisGame *self);
gboolean tapis_game_make_forced (TapisGame *self);

/** Both leave forced moves (see tapis_game_is_forced()) to the viewer, whatever
 * the property "forced-moves" is: tapis_game_leave_forced() until it is called
 * with %FALSE, and tapis_game_keep_forced() only in the present position. */
void tapis_game_leave_forced (TapisGame *self, gboolean left);
void tapis_game_keep_forced  (TapisGame *self);

/** Returns whether the viewer is to move, and the move is not made for them. */
gboolean tapis_game_awaits_viewer (TapisGame *self);

/** Deals the next round, if a round is over and the match goes on. */
gboolean tapis_game_next_round (TapisGame *self);

/** If the game is over: counts who won it, and deals the next game from the
 * number @deal. Otherwise returns %FALSE. */
gboolean tapis_game_next_game (TapisGame *self, guint64 deal);

/* --- the computer --- */

/** Returns whether a computer player is to move and does not think yet, so that
 * tapis_game_step() would start it. */
gboolean tapis_game_can_step (TapisGame *self);

/** tapis_game_can_hurry() returns whether all persons are out and computer
 * players still play, so that the rest of the game can be skipped. From then on
 * the computer players think little, and play the same moves whether the rest
 * is watched or skipped. tapis_game_hurry() skips the rest, as the button
 * "skip-to-end" does: "hurrying" becomes TRUE, and each step plays many moves,
 * until the game or a round is over, or until tapis_game_cancel() is called. */
gboolean tapis_game_can_hurry (TapisGame *self);
void     tapis_game_hurry     (TapisGame *self);

/** Returns how long to wait before a computer player plays, in milliseconds:
 * longer after a move that takes time to look at (tapis_words_time()). @usual:
 * the usual pause, in milliseconds. */
guint tapis_game_get_pause (TapisGame *self, guint usual);

/** What is shown longer of a move, because it is a great moment. */
typedef struct
{
  guint  time;   /* how long its cards are shown before they fly on, in
                  * milliseconds; 0: it is no great moment */
  CgCard turned; /* the card of a face-down row that was turned over, or
                  * CG_CARD_NONE */
  int    seat;   /* if there is such a card: the seat whose row it was in */
} TapisStage;

/** Returns what is shown longer of the last move. */
TapisStage tapis_game_get_stage (TapisGame *self);

/** Starts the computer player whose turn it is: it thinks, then its move is
 * played and "moved" is emitted. If the position changes meanwhile, its answer
 * is dropped. Does nothing if no computer player is to move, or if it thinks
 * already. */
void tapis_game_step (TapisGame *self);

/** Stops all thinking of the computer at once, for example when the window
 * closes. A change of the position stops it as well. */
void tapis_game_cancel (TapisGame *self);

/** Asks for a hint: a good move for the viewer, and why it is good. When it is
 * found, the property "hint" is set, and the cards, buttons and players of the
 * move are marked as hinted until the position changes. Returns %FALSE and
 * emits "refused" if it is not the viewer's turn. */
gboolean tapis_game_ask_hint (TapisGame *self);

/* --- letter keys that tell --------------------------------------------------
 * Whole sentences; free with g_free(). */

char *tapis_game_tell_top    (TapisGame *self); /* key T: the top of the pile */
char *tapis_game_tell_counts (TapisGame *self); /* key C: everyone's cards */
char *tapis_game_tell_last   (TapisGame *self); /* key L: the last move */
char *tapis_game_tell_legal  (TapisGame *self); /* key M: all legal moves */
char *tapis_game_tell_why    (TapisGame *self,  /* key W: why not @card */
                              TapisCard *card);

/** Returns a sentence that says whether @card can be used now, or why not; or
 * where it lies, if it belongs to another player. Free it with g_free(). */
char *tapis_game_tell_use (TapisGame *self, TapisCard *card);

/** Returns what the last moves in TapisGameNow.since did: at most the last
 * @sentences sentences about at most @moves moves; both at least 1. Small
 * events are left out. Sets @last to the byte in the text at which the last
 * move begins, and @all to whether the text tells of all moves. If there is
 * nothing to tell, last_event is returned. Free the text with g_free(). */
char *tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                             gsize *last, gboolean *all);

/** Returns what lies in @pile: its name, and the last cards as far as the
 * viewer sees them; if the viewer sees none, the description of the pile. Free
 * the text with g_free(). */
char *tapis_game_tell_pile (TapisGame *self, TapisPile *pile);

/** Returns sentences that say who laid which card of the trick that is shown;
 * "" if none is. Free with g_free(). */
char *tapis_game_tell_trick (TapisGame *self);

/** Returns whether @card lies open: it lies in the middle of the table, and
 * everybody sees, or has seen, which card it is. A person may look through such
 * cards. */
gboolean tapis_game_lies_open (TapisGame *self, TapisCard *card);

/** Returns how many cards of @pile lie open; see tapis_game_lies_open(). */
guint tapis_game_count_open (TapisGame *self, TapisPile *pile);

G_END_DECLS
