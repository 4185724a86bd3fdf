/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as the table sees it: properties and list models in front of a
 * session. The whole of what a table needs; no engine header but the card's.
 *
 * The viewer is the seat with whose eyes everything is told: the cards' faces,
 * the prompt, the actions. With several persons at one device the table changes
 * it when the device is passed on.
 *
 * Nothing here waits and nothing moves by itself but what nobody would want to
 * be asked about (TAPIS_FORCED_SILENT): the table calls tapis_game_step() when
 * a computer player should play, and tapis_game_make_forced() when a person's
 * move is made for them. */

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
  TAPIS_FORCED_MOVES_PASSES, /* those that lay and take nothing */
  TAPIS_FORCED_MOVES_ALL,    /* whatever is the only one */
} TapisForcedMoves;

#define TAPIS_TYPE_GAME (tapis_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisGame, tapis_game, TAPIS, GAME, GObject)

/* What a kind of game adds to all others, and a button: see tapis-game-kind.h.
 */
typedef struct _TapisGameKind TapisGameKind;
typedef struct _TapisActionNow TapisActionNow;

/* A game that has objects of its own to show is a subclass. */
struct _TapisGameClass
{
  GObjectClass parent_class;

  /* The position has changed: bring up to date and notify what the subclass has
   * of its own. Buttons and what can be chosen follow. Default: nothing. */
  void (*changed) (TapisGame *self);

  /* The language has changed: tell anew what the subclass keeps as text of its
   * own; `changed` follows. Default: nothing. */
  void (*retell) (TapisGame *self);

  /* What helps and is no move, such as naming what one's cards make: buttons
   * before those of TapisGameKind.actions, CG_NO_MOVE each; while one is
   * suggested, no other button is. Strings go to @strings. Returns how many;
   * default: 0. */
  guint (*list_aids) (TapisGame *self, GPtrArray *strings, TapisActionNow *out);

  /* Why one of them cannot be used now, a sentence, or NULL (default); free
   * with g_free(). And using it. */
  char *(*why_not_aid) (TapisGame *self, const char *id);
  void  (*use_aid)     (TapisGame *self, const char *id);
};

/** What a game shows now. All of it is borrowed, and a string is valid until
 * the game changes. */
typedef struct
{
  /* Properties, whose names have hyphens ("to-move"): "notify" tells of each
   * change. They are read-only but for those that settings are bound to. */

  int      viewer;         /* the seat with whose eyes everything is told */
  int      to_move;        /* a seat, or -1 where the round is over */
  gboolean viewer_to_move; /* FALSE in a replay */
  gboolean busy;           /* a computer player thinks about its move */
  gboolean advising;       /* a hint is being thought about */
  gboolean judging;        /* the coach thinks about the viewer's last move */
  gboolean hurrying;       /* see tapis_game_hurry() */
  gboolean cautious;       /* read-write: a move that loses or gives something
                            * up is refused once, with the reason, unless the
                            * game is for practice; default FALSE */
  gboolean marking;        /* read-write: what can be played is marked
                            * (TapisCardState.fit); default FALSE */
  gboolean coach;          /* read-write: the coach comments on a person's
                            * costly moves; default FALSE */
  int      forced_moves;   /* read-write: TapisForcedMoves; default: never */
  gboolean over;           /* the game, or the whole match */
  gboolean round_over;     /* a round is over and the match goes on: the action
                            * "next-round" deals */
  gboolean can_undo;       /* without making a practice game of it */
  gboolean can_redo;
  gboolean choosing;       /* the selected cards make several moves, and the
                            * actions are those: the numbers that a joker can
                            * stand for */
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
  gboolean    last_matters; /* it was more than a lay, a draw or a pass of
                             * somebody else */
  TapisSounds sounds;       /* what is heard of it; nothing where moves were
                             * taken back */
  const char *result_text;  /* who won; where a match goes on, who won the round
                             * and who leads; NULL while a round is played */
  guint       target;       /* the points that a match is played for; 0: none */

  /* Lists, the same from beginning to end. */

  GListModel *players;     /* of TapisPlayer, by seat */
  GListModel *log;         /* of TapisLogEntry */
  GListModel *since;       /* of TapisLogEntry: the end of the log, from the
                            * viewer's last decision on, or from the deal */
  GListModel *actions;     /* of TapisAction: the buttons */
  GListModel *piles;       /* of TapisPile */
  GListModel *result_rows; /* of TapisResultRow; empty during a round */
  GListModel *rounds;      /* of TapisScoreRow: those that are over, in a game
                            * that keeps a score */
  GListModel *account;     /* of TapisScoreRow: for what points were won and
                            * lost in the round that is over */
} TapisGameNow;

/* Signals:
 *
 *   about-to-change ()            before any pile changes: remember positions
 *   changed ()                    the game as text is another than before, and
 *                                 everything is up to date: the time to save it
 *   moved (uint ply)              a move was played, undone or redone, or a new
 *                                 game dealt; after "changed"; ply: how many
 *                                 moves led here
 *   refused (string sentence, string refusal)
 *                                 what the viewer tried cannot be done; the
 *                                 engine's id of the refusal, or NULL where it
 *                                 is not the engine that refuses
 *   announce (string sentence)    worth speaking
 *   aided ()                      an action that is no move was used: what the
 *                                 cards make was named, or counted
 *   next-game ()                  the next game replaces one that is over;
 *                                 "changed" follows
 */

const TapisGameNow *tapis_game_now (TapisGame *self);

/** What "refused" has said last, in the language of the day, as long as the
 * position is the same; %NULL: only whoever refused can say it. Free with
 * g_free(). */
char *tapis_game_tell_refused (TapisGame *self);

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

/** A number that differs whenever the position may differ; and how many moves
 * led here. */
guint tapis_game_get_serial  (TapisGame *self);
guint tapis_game_get_n_plies (TapisGame *self);

/** How many cards the viewer has chosen. */
guint tapis_game_get_selection_count (TapisGame *self);

/** A sentence for each house rule that differs from the usual game; ended by
 * %NULL, borrowed. */
const char *const *tapis_game_get_house_rules (TapisGame *self);

/** What each special card does under the rules of this table, in the order of
 * their ranks; their number goes to @n. Free with g_free(). */
TapisSpecialCard *tapis_game_list_special_cards (TapisGame *self, guint *n);

/** What @card does under the rules of this table, if it is special. */
gboolean tapis_game_find_special_card (TapisGame *self, CgCard card,
                                       TapisSpecialCard *special);

/** Whether the table shows the sign @id now: "demand", where something is
 * asked of the next card, or another one of the game's own ("direction"). */
gboolean tapis_game_has_sign (TapisGame *self, const char *id);

/** Which cards it is played with. */
CgPack tapis_game_get_pack (TapisGame *self);

/** How many places for buttons it has, below the table: no more are there at a
 * time, but where the person chooses among moves. */
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
 * Each returns %TRUE when something happened. Otherwise nothing has changed,
 * and "refused" was emitted with the reason. */

/** The one way to play a card, in every game: a touch chooses it, a second one
 * lays what is chosen, as the first button does. A card that does not go with
 * what is chosen is chosen in its place; with Ctrl or Shift it is refused
 * instead. Space chooses and lets go again; Enter on a card that is hinted does
 * what the hint says; a card that is dragged is laid at once, and so is, where
 * one touch is enough, a card that makes exactly one move, and makes it alone.
 * */
gboolean tapis_game_touch_card (TapisGame *self, TapisCard *card,
                                TapisTouch touch);

/** Lets go of what is chosen where @card goes only without it; %FALSE: it does
 * not, and nothing has changed. */
gboolean tapis_game_move_choice (TapisGame *self, TapisCard *card);

/** Chooses a card beside the others or lets it go; exchanges it with the one
 * that is chosen where that is what it is for. */
gboolean tapis_game_activate_card (TapisGame *self, TapisCard *card);

/** Plays this card together with those that are chosen. */
gboolean tapis_game_lay_card (TapisGame *self, TapisCard *card);

/** Of how many cards the smallest move is that the viewer can make with @card
 * now: 1 with it alone; 0: there is none. */
guint tapis_game_count_move (TapisGame *self, TapisCard *card);

/** Plays what is chosen. */
gboolean tapis_game_lay_selection (TapisGame *self);

/** Escape: chooses nothing. */
void tapis_game_clear_selection (TapisGame *self);

/** The action of that id ("lay", "pick-up", "ready", "pass", one of those
 * that are there while "choosing", or "next-round" when a round is over). */
gboolean tapis_game_run_action (TapisGame *self, const char *id);

/** Names a player: whom an attack hits. */
gboolean tapis_game_choose_player (TapisGame *self, int seat);

/** Whether @card (or %NULL) can be laid now with what is chosen; and whether
 * that hits the player of @seat, named after it or not. */
gboolean tapis_game_can_lay (TapisGame *self, TapisCard *card);
gboolean tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat);

/** A drag onto a player, or choosing one with cards chosen: lays them and has
 * them hit that player, in one go. */
gboolean tapis_game_aim (TapisGame *self, TapisCard *card, int seat);

/** A drag from one card to the other: exchanges them. */
gboolean tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b);

/** Takes the viewer back to their decision before, or forward again. Where that
 * is not fair any more, for others have played or cards have come to light, but
 * only the computer plays against them, it is refused once with the question
 * and done the second time: from then on the game is a practice game. */
gboolean tapis_game_undo (TapisGame *self);

/** Why undo is refused now, a sentence; or %NULL: it goes back, or asks first.
 * Free with g_free(). */
char *tapis_game_why_not_undo (TapisGame *self);

gboolean tapis_game_redo (TapisGame *self);

/** Whether the viewer is to move, has chosen nothing, and has one move only,
 * which is made for them ("forced-moves"): never in a lesson, a puzzle or a
 * replay, nor where there is something to find out before it. And making it,
 * as if they had; undo goes back to the choice before it. */
gboolean tapis_game_is_forced   (TapisGame *self);
gboolean tapis_game_make_forced (TapisGame *self);

/** Leaves such moves to the viewer whatever "forced-moves" has, as long as
 * @left; and the one of this position only. */
void tapis_game_leave_forced (TapisGame *self, gboolean left);
void tapis_game_keep_forced  (TapisGame *self);

/** Whether the viewer is really to play: what is made for them is no turn of
 * theirs, and is not called one. */
gboolean tapis_game_awaits_viewer (TapisGame *self);

/** When a round is over and the match goes on: deals the next one. */
gboolean tapis_game_next_round (TapisGame *self);

/** When the game is over: counts it and deals again from the number @deal; at
 * any other time it returns %FALSE. */
gboolean tapis_game_next_game (TapisGame *self, guint64 deal);

/* --- the computer --- */

/** Whether a computer player is to move and tapis_game_step() would play. */
gboolean tapis_game_can_step (TapisGame *self);

/** Whether only computer players are left in a game that is not over, so that
 * the rest can be played at once: they think little from then on, and what they
 * play does not depend on whether it is watched. And doing so: nobody waits
 * ("hurrying"), and each step plays many moves, until the game, or a round, is
 * over or tapis_game_cancel(). The action "skip-to-end" does the same. */
gboolean tapis_game_can_hurry (TapisGame *self);
void     tapis_game_hurry     (TapisGame *self);

/** How long to wait before that, where @usual is the usual pause: less after
 * what is soon seen, more where much is (tapis_words_time()). Both are
 * milliseconds. */
guint tapis_game_get_pause (TapisGame *self, guint usual);

/** Lets the computer player whose turn it is think and play; "moved" follows.
 * An answer for a position that is no longer there is dropped. Does nothing
 * when none is to move or one thinks already. */
void tapis_game_step (TapisGame *self);

/** Stops all thinking at once, for example when the window closes. Whatever
 * changes the position does so by itself. */
void tapis_game_cancel (TapisGame *self);

/** Asks for a good move for the viewer and why. When "hint" tells it, its
 * cards, buttons and players are "hinted", until the position changes. Returns
 * %FALSE and emits "refused" when it is not the viewer's turn. */
gboolean tapis_game_ask_hint (TapisGame *self);

/* --- letter keys that tell --------------------------------------------------
 * Whole sentences; free with g_free(). */

char *tapis_game_tell_top    (TapisGame *self); /* T: the top of the pile */
char *tapis_game_tell_counts (TapisGame *self); /* C: everyone's cards */
char *tapis_game_tell_last   (TapisGame *self); /* L: the last move */
char *tapis_game_tell_legal  (TapisGame *self); /* M: what I can do now */
char *tapis_game_tell_why    (TapisGame *self,  /* W: why not this card */
                              TapisCard *card);

/** Whether @card can be used now, or why not; of one that is somebody else's,
 * where it lies. A sentence; free with g_free(). */
char *tapis_game_tell_use (TapisGame *self, TapisCard *card);

/** What the last moves of "since" did, without what goes without saying: of at
 * most @moves moves the last @sentences sentences, each at least 1. *@last: the
 * byte at which the last move begins; *@all: whether nothing came before what
 * is told. Where there is none, last_event; free with g_free(). */
char *tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                             gsize *last, gboolean *all);

/** What lies in a place, as far as it is open: its name, what is said of it and
 * the last cards. Free with g_free(). */
char *tapis_game_tell_pile (TapisGame *self, TapisPile *pile);

/** Whether @card lies in the middle where everybody sees, or has seen, which
 * it is: such cards may be looked through. */
gboolean tapis_game_lies_open (TapisGame *self, TapisCard *card);

/** How many cards of @pile do. */
guint tapis_game_count_open (TapisGame *self, TapisPile *pile);

G_END_DECLS
