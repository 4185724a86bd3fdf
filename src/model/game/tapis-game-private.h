/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisGame share; its subclasses must not include it.
 * TapisGame is made of parts. Each part has its own header, which lists the
 * files of the part (tapis-game-choice.h, -cards.h, -log.h, -sounds.h and
 * -thinking.h). The other files are:
 *
 *   tapis-game.c            the object: its properties, and setting them
 *   tapis-game-getters.c    what can be asked of a game
 *   tapis-game-new.c        how a game starts
 *   tapis-game-save.c       a game as text
 *   tapis-game-phase.c      the phases: what the table waits for
 *   tapis-game-play.c       playing a move
 *   tapis-game-sync.c       from the session to what the table shows
 *   tapis-game-tell.c       what the letter keys tell
 *
 * TapisGameNow, what the table shows, is written by tapis-game.c,
 * tapis-game-sync.c and tapis-game-log.c only.
 */

#pragma once

#include "tapis-game-cards.h"
#include "tapis-game-choice.h"
#include "tapis-game-log.h"
#include "tapis-game-sounds.h"
#include "tapis-game-thinking.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"

G_BEGIN_DECLS

/* A move that the person was asked about before it is played; it is played at
 * the second attempt in the same position: see tapis_game_try_move(). */
typedef struct
{
  gboolean asked;
  CgMove   move;
  guint    serial; /* of the position */
} TapisAsked;

typedef struct
{
  /* settled */
  const TapisGameKind *kind;
  const CgRules *rules;
  guint          n_seats;
  TapisPerson    people[CG_MAX_SEATS]; /* owned: the names */
  guint          persons; /* bit n: a person plays at seat n */
  char         **given; /* owned: the names as they were given, or "" */
  int            you;   /* the seat of the only person, or CG_NO_SEAT */
  int            start_score[CG_MAX_SEATS]; /* before the first deal */

  /* owned: the truth */
  CgSession *session;

  /* owned: what the table shows */
  GPtrArray  *cards; /* every TapisCard */
  GHashTable *known_actions; /* id → TapisAction */
  char      **house_rules;

  /* the same: its strings and its lists (GListStore) are owned */
  TapisGameNow now;

  /* state: what drives the game, and what it waits for */
  TapisMode  mode;
  TapisPhase phase;
  char      *hold; /* owned: why the viewer must wait, a sentence; or NULL */
  gboolean   open; /* in a replay: the players' cards are seen */
  gboolean   forced_left; /* forced moves are left to the viewer, whatever
                           * now.forced_moves is … */
  guint      forced_kept; /* … or in the position of this serial minus 1 only;
                           * 0: in none */

  /* the parts */
  TapisChoice   choice;
  TapisHeaps    heaps;
  TapisPast     past;
  TapisHeard    heard;
  TapisThinking thinking;

  /* what the person was asked about */
  TapisAsked risk;       /* a risky move */
  gboolean   undo_asked; /* undo that makes a practice game of this one; the
                          * question holds until a person plays */
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

/* The piles, borrowed. */
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

  return pile; /* the list keeps it */
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

/* Sets the property @prop, a gboolean or an int, or a string. If its value has
 * changed, "notify" is emitted and tapis_game_set_number() returns TRUE. */
gboolean tapis_game_set_number (TapisGame *self, guint prop, int value);
void tapis_game_set_text (TapisGame *self, guint prop, const char *value);

/* Replaces a string of TapisGameNow; returns whether it has changed. */
static inline gboolean
tapis_game_replace (const char **field, const char *value)
{
  return tapis_set_string ((char **) field, value);
}

/* Whether a person plays at @seat, which may be CG_NO_SEAT. */
static inline gboolean
tapis_game_is_person (TapisGamePrivate *priv, int seat)
{
  return seat >= 0 && (priv->persons >> seat & 1);
}

/* --- tapis-game-sync.c --- */

/* Brings everything up to date but the places of the cards: the faces of the
 * cards and what can be done with them, the players, the properties. Emits
 * "notify" only for what has changed. */
void tapis_game_refresh (TapisGame *self);

/* The same at the end of a change, whose sounds are chosen then. */
void tapis_game_refresh_and_hear (TapisGame *self);

/* --- tapis-game-phase.c --- */

/* Finds the phase again; to be called when the position, the viewer, the mode
 * or the hold has changed. Notifies the properties that depend on the phase. */
void tapis_game_settle_phase (TapisGame *self);

/* Goes from the present phase to @phase of the same position. Does nothing
 * where no step leads from the one to the other. */
void tapis_game_enter_phase (TapisGame *self, TapisPhase phase);

/* Whether the viewer may move now. */
gboolean tapis_game_is_asked (TapisGame *self);

/* Why the viewer cannot do anything now, or NULL; free with g_free(). */
char *tapis_game_why_not_now (TapisGame *self);

/* --- tapis-game-play.c --- */

/* Plays the legal @move and the silent moves after it, and announces it. */
void tapis_game_play (TapisGame *self, CgMove move);

/* Plays the @n legal @moves at once; only the last is announced. */
void tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n);

/* Plays the moves that are TAPIS_FORCED_SILENT now. */
void tapis_game_play_silent (TapisGame *self);

/* Must be called first in every change that is no move: stops all thinking, and
 * drops the comment and the selection, which belong to the old position. */
void tapis_game_begin_change (TapisGame *self);

/* Must be called last in every change: brings everything up to date and emits
 * the signals. @spoken: whether the last event is announced. */
void tapis_game_finish_change (TapisGame *self, gboolean spoken);

/* --- tapis-game-touch.c --- */

/* Plays @move if the viewer may make it, and refuses it otherwise. A risky move
 * is refused once, with a question. */
gboolean tapis_game_try_move (TapisGame *self, CgMove move);

/* --- tapis-game-refuse.c --- */

/* Emits "refused" with @sentence, or with the sentence for the engine's
 * @refusal; returns FALSE. */
gboolean tapis_game_refuse (TapisGame *self, const char *sentence);
gboolean tapis_game_refuse_by_rules (TapisGame *self, CgRefusal refusal);

/* Whether the viewer can do anything now, make @move, or use @card. If not,
 * "refused" is emitted. */
gboolean tapis_game_may_now  (TapisGame *self);
gboolean tapis_game_may_move (TapisGame *self, CgMove move);
gboolean tapis_game_may_use  (TapisGame *self, TapisCard *card);

G_END_DECLS
