/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisGame share. Not for its subclasses. It is made of
 * parts: each has its own header, which lists the files that are about it
 * (tapis-game-choice.h, -cards.h, -log.h, -sounds.h, -thinking.h). The others:
 *
 *   tapis-game.c            the object: its properties, and setting them
 *   tapis-game-getters.c    what can be asked of it
 *   tapis-game-new.c        how it starts
 *   tapis-game-save.c       the game as text
 *   tapis-game-phase.c      its phases: what the table waits for
 *   tapis-game-play.c       playing a move
 *   tapis-game-sync.c       from the session to what the table sees
 *   tapis-game-tell.c       what the letter keys tell
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

/* What is refused with a question, and done at the second attempt in the same
 * position: see tapis_game_try_move(). */
typedef struct
{
  gboolean asked;
  CgMove   move;
  guint    serial; /* of the position */
} TapisAsked;

/* What was refused last, for it to be said in other languages too: that nothing
 * can be done now; a move; what the engine says; a card; or what whoever
 * refused has said alone. */
typedef struct
{
  enum
  {
    TAPIS_REFUSED_ELSE,
    TAPIS_REFUSED_NOW,
    TAPIS_REFUSED_MOVE,
    TAPIS_REFUSED_BY_RULES,
    TAPIS_REFUSED_CARD,
  } kind;
  CgMove     move;
  CgRefusal  refusal;
  TapisCard *card; /* owned by the game that has noted it */
} TapisRefused;

typedef struct
{
  /* settled */
  const TapisGameKind *kind;
  const CgRules *rules;
  guint          n_seats;
  TapisPerson    people[CG_MAX_SEATS]; /* owned: the names */
  guint          persons; /* bit n: a person plays at seat n */
  char         **given; /* owned: names that were given, or "" */
  int            you;
  int            start_score[CG_MAX_SEATS];

  /* owned: the truth */
  CgSession *session;

  /* owned: what the table sees */
  GPtrArray  *cards; /* every TapisCard */
  GHashTable *known_actions; /* id → TapisAction */
  char      **house_rules;

  /* owned, with its strings and lists (of GListStore): what is shown */
  TapisGameNow now;

  /* state: what drives the game, and what it waits for */
  TapisMode  mode;
  TapisPhase phase;
  char      *hold; /* owned: why the viewer must wait, a sentence; or NULL */
  gboolean   open; /* in a replay: the players' cards are seen */

  /* the parts */
  TapisChoice   choice;
  TapisHeaps    heaps;
  TapisPast     past;
  TapisHeard    heard;
  TapisThinking thinking;

  TapisAsked   risk; /* whether this risky move is meant */
  TapisRefused refused;
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

/* Sets a property of that type, and notifies if it is another now. */
void tapis_game_set_flag (TapisGame *self, guint prop, gboolean value);
void tapis_game_set_text (TapisGame *self, guint prop, const char *value);

/* Replaces a string of TapisGameNow; returns whether it is another now. */
static inline gboolean
tapis_game_replace (const char **field, const char *value)
{
  return tapis_set_string ((char **) field, value);
}

/* Whether a person plays at @seat. */
static inline gboolean
tapis_game_is_person (TapisGamePrivate *priv, int seat)
{
  return seat >= 0 && (priv->persons >> seat & 1);
}

/* --- tapis-game-sync.c --- */

/* Everything but the cards' places: faces, uses, players, words, properties.
 * Emits notify only for what has changed. */
void tapis_game_refresh (TapisGame *self);

/* --- tapis-game-phase.c --- */

/* Finds the phase of the position, the viewer, the mode and the hold: to be
 * called when one of them has changed. Notifies what depends on it. */
void tapis_game_settle_phase (TapisGame *self);

/* Goes from the phase now to @phase of the same position; does nothing where no
 * step leads there. */
void tapis_game_enter_phase (TapisGame *self, TapisPhase phase);

/* Whether the viewer may move now. */
gboolean tapis_game_is_asked (TapisGame *self);

/* Why the viewer cannot do anything now, or NULL; free with g_free(). */
char *tapis_game_why_not_now (TapisGame *self);

/* --- tapis-game-play.c --- */

/* Plays a legal move and what is forced after it, and tells. */
void tapis_game_play (TapisGame *self, CgMove move);

/* Plays several at once, of which only the last is told aloud. */
void tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n);

/* Plays all that needs no asking. */
void tapis_game_play_silent (TapisGame *self);

/* What every change that is no move begins with: what was thought and said
 * belongs to a position that goes. */
void tapis_game_begin_change (TapisGame *self);

/* What every change ends with; @spoken: its last event is announced. */
void tapis_game_finish_change (TapisGame *self, gboolean spoken);

/* --- tapis-game-touch.c --- */

/* Plays @move when the viewer may, and says why not otherwise; what is risky is
 * asked about once. */
gboolean tapis_game_try_move (TapisGame *self, CgMove move);

/* --- tapis-game-refuse.c --- */

/* Emits "refused"; returns FALSE. */
gboolean tapis_game_refuse (TapisGame *self, const char *sentence);

/* Refuses @refused unless there is no reason to. Returns FALSE where it was
 * refused: "refused" has been emitted. */
gboolean tapis_game_refuse_for (TapisGame *self, TapisRefused refused);

/* The same for what the rules refuse; and for all, where the viewer can do
 * nothing now. */
gboolean tapis_game_refuse_by_rules (TapisGame *self, CgRefusal refusal);
gboolean tapis_game_may_now         (TapisGame *self);

/* --- tapis-game-retell.c --- */

/* From now on the game tells all anew when the language changes. */
void tapis_game_follow_language (TapisGame *self);

G_END_DECLS
