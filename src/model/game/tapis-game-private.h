/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisGame share; subclasses of TapisGame must not include
 * this header. TapisGame is made of parts. Each part has its own header, which
 * lists the files of the part (tapis-game-choice.h, -cards.h, -log.h, -sounds.h
 * and -thinking.h). The other files are:
 *
 *   tapis-game.c            the object, its properties and their setters
 *   tapis-game-getters.c    the getters
 *   tapis-game-new.c        how a game starts
 *   tapis-game-save.c       a game as text
 *   tapis-game-phase.c      the phases: what the table waits for
 *   tapis-game-play.c       playing a move
 *   tapis-game-sync.c       from the session to what the table shows
 *   tapis-game-tell.c       the sentences of the letter keys
 *   tapis-game-trick.c      the trick that is shown
 *
 * Only tapis-game.c, tapis-game-sync.c and tapis-game-log.c write to
 * TapisGameNow, which holds what the table shows. */

#pragma once

#include <glib/gi18n.h>

#include "tapis-game-cards.h"
#include "tapis-game-choice.h"
#include "tapis-game-log.h"
#include "tapis-game-sounds.h"
#include "tapis-game-thinking.h"
#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"

/* The last move that was checked for a risk. If the person was asked to confirm
 * it and tries it again in the same position, it is played; see
 * tapis_game_try_move(). */
typedef struct
{
  gboolean asked;
  CgMove   move;
  guint    serial; /* the serial number of the position */
} TapisAsked;

typedef struct
{
  /* Set when the game is made, and never changed. */
  const TapisGameKind *kind;
  const CgRules *rules;
  guint          n_seats;
  TapisPerson    people[CG_MAX_SEATS]; /* by seat; their names are owned */
  const CgTemper *tempers[CG_MAX_SEATS]; /* by seat: that of the computer
                                          * player; NULL: none */
  guint          persons; /* bit n is set if a person plays at seat n */
  char         **given; /* owned, by seat: the players' names as the caller gave
                         * them, or "" */
  int            you;   /* the seat of the person if exactly one person plays,
                         * otherwise CG_NO_SEAT */
  int            start_score[CG_MAX_SEATS]; /* by seat: the score before the
                                             * first deal */

  /* Owned: the engine's record of the game, with the position and all moves;
   * and the groups of a saved game that the engine does not know. */
  CgSession *session;
  GKeyFile  *extra;

  /* Owned: the objects that the table shows. */
  GPtrArray  *cards; /* every TapisCard of the current round */
  GHashTable *known_actions; /* id → TapisAction: every button that was shown so
                              * far */
  char      **house_rules;

  /* What the table shows. Its strings and its lists (GListStore) are owned. */
  TapisGameNow now;

  TapisTrick trick;              /* its cards are owned, as pictures */
  TapisCard *laid[CG_MAX_SEATS]; /* owned, by seat: the card whose picture is in
                                  * @trick, or that is in the seat's own trick
                                  * zone; or NULL */

  /* Who makes the moves, and what the table waits for. */
  TapisMode  mode;
  TapisPhase phase;
  char      *hold; /* owned: why the viewer must wait although it is their turn,
                    * as a sentence; NULL if they need not wait */
  gboolean   open; /* TRUE if a replay shows the cards of all players face up */
  gboolean   known_shown; /* TRUE if TapisPlayerState.known is filled in */
  gboolean   forced_left; /* TRUE if forced moves are left to the viewer,
                           * whatever now.forced_moves is */
  guint      forced_kept; /* the serial number plus 1 of a position in which a
                           * forced move is left to the viewer; 0 if there is
                           * none */

  /* The parts of TapisGame; each has its own header. */
  TapisChoice   choice;
  TapisHeaps    heaps;
  TapisPast     past;
  TapisHeard    heard;
  TapisThinking thinking;

  /* What the person was asked to confirm. */
  TapisAsked risk;       /* a move that loses the game or gives something up */
  gboolean   undo_asked; /* TRUE if the person was asked whether undo may turn
                          * this game into practice; FALSE again after a person
                          * has played or the position has changed otherwise */
} TapisGamePrivate;

enum
{
  PROP_VIEWER = 1,
  PROP_TO_MOVE,
  PROP_VIEWER_TO_MOVE,
  PROP_BUSY,
  PROP_ADVISING,
  PROP_JUDGING,
  PROP_HINT,
  PROP_HURRYING,
  PROP_CAUTIOUS,
  PROP_MARKING,
  PROP_COACH,
  PROP_FORCED_MOVES,
  PROP_COMMENT,
  PROP_OVER,
  PROP_ROUND_OVER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CHOOSING,
  PROP_PROMPT,
  PROP_DEMAND,
  PROP_REVERSED,
  N_GAME_PROPS,
};

enum
{
  ABOUT_TO_CHANGE,
  CHANGED,
  MOVED,
  REFUSED,
  ANNOUNCE,
  AIDED,
  NEXT_GAME,
  N_GAME_SIGNALS,
};

extern GParamSpec *tapis_game_props[N_GAME_PROPS];
extern guint tapis_game_signals[N_GAME_SIGNALS];

TapisGamePrivate *tapis_game_get_private (TapisGame *self);

/* Return how many piles there are, and the pile with the index @i, borrowed. */
static inline guint
tapis_game_n_piles (TapisGamePrivate *priv)
{
  return g_list_model_get_n_items (priv->now.piles);
}

static inline TapisPile *
tapis_game_nth_pile (TapisGamePrivate *priv, guint i)
{
  g_autoptr (TapisPile) pile =
    g_list_model_get_item (priv->now.piles, i);

  return pile; /* still valid, because the list holds a reference */
}

/* Returns the entry of @log with the index @i, borrowed. */
static inline TapisLogEntry *
tapis_log_nth (GListModel *log, guint i)
{
  g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

  return entry; /* still valid, because the list holds a reference */
}

static inline TapisPlace
tapis_place_of (TapisPile *pile)
{
  return (TapisPlace) { tapis_pile_get_zone (pile),
                        tapis_pile_get_seat (pile) };
}

static inline gboolean
tapis_pile_is_hand (TapisPile *pile)
{
  return tapis_pile_get_role (pile) == CG_ZONE_HAND;
}

static inline void
tapis_game_notify (TapisGame *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), tapis_game_props[prop]);
}

/* Set the property @prop (PROP_…). tapis_game_set_number() sets a gboolean or
 * an int, tapis_game_set_text() a string. If the value has changed, "notify" is
 * emitted, and tapis_game_set_number() returns TRUE. */
gboolean tapis_game_set_number (TapisGame *self, guint prop, int value);
void tapis_game_set_text (TapisGame *self, guint prop, const char *value);

/* Replaces *@field, a string of TapisGameNow, with a copy of @value. Returns
 * whether the string has changed. */
static inline gboolean
tapis_game_replace (const char **field, const char *value)
{
  return tapis_set_string ((char **) field, value);
}

/* Returns whether a person plays at @seat, which may be CG_NO_SEAT. */
static inline gboolean
tapis_game_is_person (TapisGamePrivate *priv, int seat)
{
  return seat >= 0 && (priv->persons >> seat & 1);
}

/* --- tapis-game-sync.c --- */

/* Updates everything that the table shows, except in which piles the cards are:
 * the faces of the cards, what can be done with them, the players, the
 * properties. Emits "notify" only for what has changed. */
void tapis_game_refresh (TapisGame *self);

/* Calls tapis_game_refresh() at the end of a change, and then sets now.sounds
 * to the sounds of the change. */
void tapis_game_refresh_and_hear (TapisGame *self);

/* --- tapis-game-uses.c --- */

/* Returns the sentence "Laid by …." about @who. Free it with g_free(). */
char *tapis_game_say_laid (const TapisPerson *who);

/* --- tapis-game-trick.c --- */

/* tapis_game_refresh_trick() updates the trick that is shown;
 * tapis_game_clear_trick() removes its cards. */
void tapis_game_refresh_trick (TapisGame *self);
void tapis_game_clear_trick   (TapisGame *self);

/* --- tapis-game-phase.c --- */

/* Sets the phase that follows from the position, and the properties that depend
 * on it. Must be called when the position, the viewer, the mode or the hold has
 * changed. */
void tapis_game_settle_phase (TapisGame *self);

/* Changes from the current phase to @phase within the same position. Does
 * nothing if the table of steps in tapis-game-phase.c does not have this step.
 */
void tapis_game_enter_phase (TapisGame *self, TapisPhase phase);

/* Returns whether the viewer may move now. */
gboolean tapis_game_is_asked (TapisGame *self);

/* Returns why the viewer cannot do anything now, as a sentence to be freed with
 * g_free(), or NULL if they can. */
char *tapis_game_why_not_now (TapisGame *self);

/* --- tapis-game-play.c --- */

/* Plays @move, which must be legal, and the silent moves after it, and
 * announces what happened. */
void tapis_game_play (TapisGame *self, CgMove move);

/* Plays @moves, which are @n legal moves, as one change. Only the last move is
 * announced. */
void tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n);

/* As long as there is only one legal move and it is TAPIS_FORCED_SILENT, plays
 * it without telling anybody. */
void tapis_game_play_silent (TapisGame *self);

/* Must be called at the beginning of every change that is not a move. Stops all
 * thinking of the computer, and removes the coach's comment and the selection,
 * because they belong to the old position. */
void tapis_game_begin_change (TapisGame *self);

/* Must be called at the end of every change. Updates everything and emits the
 * signals. @spoken is TRUE if now.last_event is to be announced. */
void tapis_game_finish_change (TapisGame *self, gboolean spoken);

/* --- tapis-game-touch.c --- */

/* Plays @move if the viewer may make it; otherwise emits "refused". If the move
 * loses the game or gives something up, the first attempt is refused with a
 * question. Returns whether the move was played. */
gboolean tapis_game_try_move (TapisGame *self, CgMove move);

/* --- tapis-game-refuse.c --- */

/* Emit "refused" with @sentence, or with the sentence for @refusal. Both return
 * FALSE. */
gboolean tapis_game_refuse (TapisGame *self, const char *sentence);
gboolean tapis_game_refuse_by_rules (TapisGame *self, CgRefusal refusal);

/* Return whether the viewer can do anything now, make @move, or use @card. If
 * not, they emit "refused" with the reason. */
gboolean tapis_game_may_now  (TapisGame *self);
gboolean tapis_game_may_move (TapisGame *self, CgMove move);
gboolean tapis_game_may_use  (TapisGame *self, TapisCard *card);
