/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisGame share. Not for its subclasses.
 *
 *   tapis-game.c            the object: its properties, and setting them
 *   tapis-game-getters.c    what can be asked of it
 *   tapis-game-new.c        how it starts
 *   tapis-game-phase.c      its phases: what the table waits for
 *   tapis-game-play.c       playing a move, and what a person does to that end
 *   tapis-game-forced.c     moves without a choice
 *   tapis-game-aim.c        cards that are put onto a player
 *   tapis-game-undo.c       taking moves back and playing them again
 *   tapis-game-replay.c     going through it once more
 *   tapis-game-rounds.c     the rounds of a match, and the next game
 *   tapis-game-log.c        what a move leaves behind: log and cries
 *   tapis-game-sounds.c     … and what is heard of it
 *   tapis-game-sync.c       from the session to what the table sees …
 *   tapis-game-cards.c      … where each card lies, and what is seen of it
 *   tapis-game-open.c       what lies open in the middle, and who laid it
 *   tapis-game-uses.c       which cards can be used, and why not
 *   tapis-game-actions.c    which buttons there are, and why not
 *   tapis-game-risk.c       what is risky about a move
 *   tapis-game-computer.c   thinking, in threads
 *   tapis-game-advice.c     hints and the coach
 *   tapis-game-tell.c       what the letter keys tell
 *   tapis-game-save.c       the game as text
 */

#pragma once

#include "players/cg-player.h"
#include "tapis-game-kind.h"
#include "tapis-games.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"

G_BEGIN_DECLS

/* Who moves the game on. */
typedef enum
{
  MODE_PLAY,   /* its players */
  MODE_LESSON, /* a lesson: computer players wait until they are told */
  MODE_REPLAY, /* somebody who looks at a recorded game: nobody plays */
} TapisMode;

/* What the table waits for: always one of these. tapis-game-phase.c holds every
 * way from one to another. */
typedef enum
{
  PHASE_OTHER,      /* a move of a seat that is not the viewer's */
  PHASE_WATCHING,   /* the same, and every person is out: this can be skipped */
  PHASE_HURRYING,   /* the same, and it is skipped: nobody waits */
  PHASE_ASKED,      /* the viewer's move */
  PHASE_CHOOSING,   /* the same: which of the moves that the selection makes? */
  PHASE_HELD,       /* the same, but priv->hold says why they must wait */
  PHASE_ROUND_OVER, /* the next deal of a match */
  PHASE_OVER,       /* nothing: the game, or the match, is over */
  PHASE_REPLAYED,   /* nothing: a position of a replay */
} TapisPhase;

/* What is refused with a question, and done at the second attempt in the same
 * position: see tapis_game_try_move(). */
typedef struct
{
  gboolean asked;
  CgMove   move;
  guint    serial; /* of the position */
} TapisAsked;

/* What is remembered of each move played. */
typedef struct
{
  gint8  seat;
  guint8 fair;   /* nothing came to light by it */
  guint8 forced; /* TapisForced */
} TapisPly;

/* A card that came to lie in a pile of the middle whose order the position does
 * not know; and what lay in a pile of the middle. */
typedef struct
{
  guint  ply;
  guint8 pile; /* its number */
  CgCard card;
} TapisArrival;

typedef struct
{
  guint  n;
  CgCard cards[CG_MAX_ZONE];
} TapisMiddleCards;

/* What was heard of a change so far. */
typedef struct
{
  guint    sounds;      /* a bit for each TapisSound */
  guint    n_moves;
  gboolean was_awaited; /* it was the viewer's move before it … */
  gboolean was_skipped; /* … or nobody waited for it … */
  gboolean played_on;   /* … and a person was still to finish */
} TapisHeard;

/* What a thread can be asked for, one of each at a time. */
typedef enum
{
  THOUGHT_MOVE,    /* of a computer player */
  THOUGHT_HINT,
  THOUGHT_VERDICT, /* on the viewer's last move */
  N_THOUGHTS,
} TapisThoughtKind;

/* So many moves are played at a time where the rest is skipped: more would hold
 * the main loop up. */
#define TAPIS_SLICE 16

/* A question and its answer: shared by the game, as long as it waits, and the
 * thread. */
typedef struct _TapisThought TapisThought;

struct _TapisThought
{
  GWeakRef         game;
  TapisThoughtKind kind;
  const CgPlayer  *player;   /* who is asked, or NULL */
  CgMove           judged;   /* which is asked about */
  const CgRules   *rules;
  CgState         *redacted; /* owned */
  guint64          seed;
  CgBudget         budget;

  /* … or, where the rest is skipped, the game, of which every player still gets
   * to see only what they know */
  const TapisGameKind *skipped;               /* or NULL */
  CgState             *truth;                 /* owned */
  const CgPlayer      *players[CG_MAX_SEATS]; /* NULL: a person */
  guint64              deal;
  guint                n_plies;
  gint             cancel;   /* atomic; set once nobody waits any more */

  /* answers, in the thread */
  void (*think) (TapisThought *thought);

  /* what the game does with the answer, unless it was stopped */
  void (*take) (TapisGame *game, const TapisThought *thought);

  /* the answer */
  CgMove    move;
  CgMove    slice[TAPIS_SLICE]; /* where the rest is skipped … */
  guint     n_slice;            /* … so many */
  CgReason  reason;
  CgVerdict verdict;
};

typedef struct
{
  /* settled */
  const TapisGameKind *kind;
  const CgRules *rules;
  guint          n_seats;
  guint          n_zones;
  TapisPerson    people[CG_MAX_SEATS]; /* owned: the names */
  char         **given; /* owned: names that were given, or "" */
  int            you;
  int            start_score[CG_MAX_SEATS];

  /* owned: the truth */
  CgSession *session;
  GArray    *plies; /* of TapisPly, one for each move played */
  GArray    *arrivals; /* of TapisArrival, in the order of the moves … */
  TapisMiddleCards *middle; /* … and, by pile, what lies there since the last */
  CgEvents   events;

  /* owned: what the table sees */
  GPtrArray  *cards; /* every TapisCard */
  GPtrArray  *selection; /* TapisCard, in the order of choice */
  GHashTable *known_actions; /* id → TapisAction */
  char      **house_rules;

  /* owned, with its strings and lists (of GListStore): what is shown */
  TapisGameNow now;

  /* state: what drives the game, and what it waits for */
  TapisMode  mode;
  TapisPhase phase;
  char      *hold; /* owned: why the viewer must wait, a sentence; or NULL */

  /* state: legal moves now */
  CgMove *moves;
  guint   n_moves;

  TapisHeard heard;

  gboolean forced_left; /* whatever now.forced_moves has … */
  guint    forced_kept; /* … or in the position of this serial, and 1; or 0 */

  gboolean last_plain;    /* what now.last_event tells is no move */
  guint    result_round;  /* the round that now.result_rows are of */
  gboolean told_choosing; /* now.choosing as it was last notified */

  /* what has been asked: is this risky move meant, and undo? The latter holds
   * until a person plays, whatever the others do meanwhile */
  TapisAsked risk;
  gboolean   undo_asked;

  /* thinking */
  TapisThought *thoughts[N_THOUGHTS]; /* owned; NULL while nothing is asked */
  guint         simulations;
  CgMove        hinted; /* or CG_NO_MOVE */

  /* replay: the players' cards are seen */
  gboolean open;
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

/* The button that lays nothing after all, while "choosing"; and the one that
 * deals when a round is over. */
#define TAPIS_ACTION_CANCEL "cancel"
#define TAPIS_ACTION_NEXT_ROUND "next-round"
#define TAPIS_ACTION_SKIP "skip-to-end"

/* --- tapis-game-cards.c: where each card lies, and what is seen of it --- */

/* Makes all cards anew for the session's position, which has no past. */
void tapis_game_make_cards (TapisGame *self);

/* Moves the cards to where they are now, the way @events tell. */
void tapis_game_move_cards (TapisGame *self, const CgEvents *events);

/* Moves the cards, or, when the position is of another round than @round,
 * makes them anew: nobody can follow a card through the shuffling. */
void tapis_game_place_cards (TapisGame *self, guint round,
                             const CgEvents *events);

/* Notes which cards have come to lie on a heap with the last ply; @dealt: all
 * that lies there has been dealt by it. And forgets those of plies that were
 * taken back. */
void tapis_game_note_arrivals   (TapisGame *self, gboolean dealt);
void tapis_game_settle_arrivals (TapisGame *self);

/* Brings the cards' faces up to date; @view: what the viewer knows of the
 * position. */
void tapis_game_refresh_faces (TapisGame *self, const CgState *view);

/* --- tapis-game-sync.c: from the session to what the table sees --- */

/* Everything but the cards' places: faces, uses, players, words, properties.
 * Emits notify only for what has changed. */
void tapis_game_refresh (TapisGame *self);

/* --- tapis-game-phase.c: what the table waits for --- */

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

/* --- tapis-game-uses.c: which cards can be used, and why not --- */

/* How a card that may be chosen can be used, a sentence. */
const char *tapis_game_tell_playable (TapisGame *self, TapisCard *card);

/* Whether @card can be chosen only when what is chosen is let go; and that in a
 * sentence. */
gboolean    tapis_game_goes_instead (TapisGame *self, TapisCard *card);
const char *tapis_game_tell_instead (void);

/* Why @move cannot be made in the position now, a sentence, or NULL where it
 * can; free with g_free(). *@id: the engine's name for that, or NULL. */
char *tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id);

/* Brings "playable" and "refusal" of every card up to date. */
void tapis_game_refresh_uses (TapisGame *self);

/* Who laid @card, which lies on a pile of all, or NULL (tapis-game-open.c). */
const TapisPerson *tapis_game_who_laid (TapisGame *self, TapisCard *card);

/* Brings up to date who laid the cards in the middle (tapis-game-open.c). */
void tapis_game_refresh_laid (TapisGame *self);

/* The move that what is chosen makes with @extra (or NULL), legal or not. */
gboolean tapis_game_compose (TapisGame *self, TapisCard *extra, CgMove *move,
                             const char **sentence);

/* The move that @card makes alone, legal or not. */
gboolean tapis_game_compose_alone (TapisGame *self, TapisCard *card,
                                   CgMove *move, const char **sentence);

/* How many legal moves what is chosen makes with @extra (or NULL), where the
 * table asks which one is meant (TapisGameKind.choices), or 0; @move: one of
 * them. */
guint tapis_game_count_choices (TapisGame *self, TapisCard *extra,
                                CgMove *move);

/* What is chosen, with @extra (or NULL), as uses; returns how many. */
guint tapis_game_list_chosen (TapisGame *self, TapisCard *extra,
                              TapisUse uses[TAPIS_MAX_USES]);

/* The index of @move among the legal ones, or -1. */
int tapis_game_find_move (TapisGame *self, CgMove move);

/* Marks the cards of @move as hinted; what else is hinted, and how it is
 * described, tapis_game_refresh() brings up to date. */
void tapis_game_mark_hint (TapisGame *self, CgMove move);

/* --- tapis-game-actions.c: the buttons --- */

/* Brings the list of buttons up to date. */
void tapis_game_refresh_actions (TapisGame *self);

/* The button of that id as it is now; @strings frees its strings. */
gboolean tapis_game_find_action (TapisGame *self, const char *id,
                                 GPtrArray *strings, TapisActionNow *action);

/* Whether the button of that id is an aid now: see TapisGameClass. */
gboolean tapis_game_is_aid (TapisGame *self, const char *id);

/* --- tapis-game-computer.c: thinking --- */

/* A question about the position now, as the seat to move sees it; it stands
 * until it is started. */
TapisThought *tapis_thought_new (TapisGame *self, TapisThoughtKind kind);

/* Asks; takes @thought over. Another question of its kind is stopped. */
void tapis_thought_start (TapisGame *self, TapisThought *thought);

/* Stops the thread at once; its answer is not taken. */
void tapis_thought_stop (TapisGame *self, TapisThoughtKind kind);

/* A `think`: asks thought->player for a move. */
void tapis_thought_ask_player (TapisThought *thought);

/* --- tapis-game-advice.c --- */

/* The question that is to be started when @move, which is still to be played,
 * has been played; or NULL. */
TapisThought *tapis_game_begin_judging (TapisGame *self, CgMove move);

/* Forget what was said, and stop thinking about it. */
void tapis_game_drop_hint    (TapisGame *self);
void tapis_game_drop_comment (TapisGame *self);

/* --- tapis-game-play.c --- */

/* Emits "refused"; returns FALSE. */
gboolean tapis_game_refuse (TapisGame *self, const char *sentence);

/* Plays @move when the viewer may, and says why not otherwise; what is risky is
 * asked about once. */
gboolean tapis_game_try_move (TapisGame *self, CgMove move);

/* Plays a legal move and what is forced after it, and tells. */
void tapis_game_play (TapisGame *self, CgMove move);

/* Plays several at once, of which only the last is told aloud. */
void tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n);

/* Plays all that needs no asking. */
void tapis_game_play_silent (TapisGame *self);

/* --- tapis-game-forced.c --- */

/* What the only legal move of the seat to move is; TAPIS_FORCED_NOT where there
 * are several, or none. @move: which one, or NULL. */
TapisForced tapis_game_find_forced (TapisGame *self, CgMove *move);

/* Whether such a move is made for a person, as "forced-moves" has it. */
gboolean tapis_game_makes_forced (TapisGame *self, TapisForced forced);

/* What is risky about the legal @move, a sentence, or NULL
 * (tapis-game-risk.c). */
const char *tapis_game_tell_risk (TapisGame *self, CgMove move);

/* As tapis_game_tell_why(); *@id: the engine's name for the reason, or NULL
 * (tapis-game-tell.c). */
char *tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id);

void tapis_game_drop_selection (TapisGame *self);

/* What every change that is no move begins with: what was thought and said
 * belongs to a position that goes. */
void tapis_game_begin_change (TapisGame *self);

/* What every change ends with. */
void tapis_game_finish_change (TapisGame *self);

/* --- tapis-game-undo.c --- */

/* Where undo goes back to: the number of plies left, or -1. */
int tapis_game_undo_target (TapisGame *self);

/* Takes moves back until @n_plies are left: the session, the log. */
void tapis_game_rewind (TapisGame *self, guint n_plies);

/* Plays the next move that was taken back, or deals the next round again.
 * Returns whether it is worth a word. */
gboolean tapis_game_redo_one (TapisGame *self);

/* --- tapis-game-rounds.c --- */

/* Brings rounds, payments and result up to date; @result: how the round has
 * ended, or NULL while it is played. */
void tapis_game_refresh_rounds (TapisGame *self, const CgResult *result);

/* --- tapis-game-log.c --- */

/* Writes down what the session has just played: a move of @seat, or a deal
 * (CG_NO_SEAT); @forced: what it was before it. Returns whether it is worth a
 * word. */
gboolean tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                              const CgEvents *events);

/* --- tapis-game-sounds.c: what is heard --- */

/* Forgets what was heard: a change begins. */
void tapis_game_begin_sounds (TapisGame *self);

/* A move did @events. */
void tapis_game_hear (TapisGame *self, const CgEvents *events);

/* Cards were dealt, of which no event tells. */
void tapis_game_hear_deal (TapisGame *self);

/* Settles what is heard of all of it, now.sounds. */
void tapis_game_finish_sounds (TapisGame *self);

/* Brings now.since up to date. */
void tapis_game_refresh_since (TapisGame *self);

/* Has now.last_event tell @sentence, N_(), for what was no move. */
void tapis_game_tell_change (TapisGame *self, const char *sentence);

/* Forgets all plies but the first @n_plies, which are the session's. */
void tapis_game_forget_plies (TapisGame *self, guint n_plies);

G_END_DECLS
