/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract between a game's rules and everything else.
 *
 * A game is one #CgRules: a table of plain functions on plain values. A state
 * is a flat block of bytes without pointers, copied with cg_state_copy(); it
 * holds everything that decides what may happen next, the options included,
 * and nothing else. No function of the table keeps anything between calls,
 * reads a clock or allocates in `moves`, `play`, `redact` and `resample`; only
 * those that get a generator use chance, and only that generator's.
 *
 * tests/engine/test-contract.c is this text as a program: it plays every
 * registered game and checks every promise below. */

#pragma once

#include "cg-card.h"
#include "cg-random.h"
#include "cg-zone.h"

#include <stddef.h>

G_BEGIN_DECLS

#define CG_MAX_SEATS 11
#define CG_MAX_OPTIONS 16
#define CG_MAX_MOVES 2048      /* the longest list of legal moves */
#define CG_MAX_ZONE 128        /* the most cards in one place */
#define CG_MAX_STATE 4096      /* bytes of the largest state */
#define CG_NO_SEAT (-1)

typedef struct _CgRules CgRules;
typedef struct _CgField CgField;       /* cg-position.h */
typedef struct _CgMoveWord CgMoveWord; /* cg-move.h */

/** One position of one game; only its game knows what is inside. */
typedef struct _CgState CgState;

/* --- options ---------------------------------------------------------- */

/** A named value of an option. */
typedef struct
{
  const char *id;    /* as saved; frozen */
  const char *label; /* NC_("choice", …), but for a switch */
} CgChoice;

/**
 * A house rule or another setting of a game. Its values are either the index
 * of one of @choices (ended by a %NULL id), or, without choices, the numbers
 * from @min to @max in steps of @step.
 */
typedef struct
{
  const char     *id;    /* as saved and as in the rules; frozen */
  const char     *title; /* NC_("house rule", …) */
  const CgChoice *choices;
  gint16          min;
  gint16          max;
  gint16          step;
  gint16          default_value;
} CgOption;

/** The values "off" (0) and "on" (1) of a switch. */
extern const CgChoice cg_choices_switch[];

/* The last fields of an option that is one of @list, and of a switch. */
#define CG_CHOICE(list, value) .choices = (list), .default_value = (value)
#define CG_SWITCH(value) CG_CHOICE (cg_choices_switch, value)

/** What is settled before the cards are dealt. Flat, copied with `=`. */
typedef struct
{
  guint8 seats;                   /* how many play */
  guint8 dealer;                  /* the dealer's seat, below `seats` */
  gint16 options[CG_MAX_OPTIONS]; /* in the order of CgRules.options */
} CgSetup;

/* --- moves, refusals, events ------------------------------------------- */

/** A move as a number; what it means is the game's. Its text is what is saved
 * and read. */
typedef guint32 CgMove;

#define CG_NO_MOVE G_MAXUINT32

/**
 * Why a move is not legal: what any game may say. A game's own reasons begin at
 * %CG_REFUSE_GAME (see CgRules.refusals). Which of @rank, @suits and @card say
 * more is told at each. The sentences are elsewhere.
 */
enum
{
  CG_LEGAL = 0,
  CG_REFUSE_GAME_OVER,
  CG_REFUSE_ROUND_OVER,    /* the next round is not dealt yet */
  CG_REFUSE_NOT_A_MOVE,    /* no move of this game at all */
  CG_REFUSE_NOT_NOW,       /* a move of another phase */
  CG_REFUSE_NOT_YOUR_CARD, /* `card` is not in that hand */
  CG_REFUSE_GAME,
};

typedef struct
{
  guint8 kind;  /* CG_LEGAL, CG_REFUSE_… or a game's own */
  guint8 rank;  /* 1 … 13, or 0 */
  guint8 suits; /* bit n: suit n */
  CgCard card;  /* or CG_CARD_NONE */
} CgRefusal;

#define CG_REFUSAL_NONE ((CgRefusal) { CG_LEGAL, 0, 0, CG_CARD_NONE })

/** A refusal that says no more than its kind. */
static inline CgRefusal
cg_refuse (guint kind)
{
  return (CgRefusal) { (guint8) kind, 0, 0, CG_CARD_NONE };
}

/** A refusal that names a card. */
static inline CgRefusal
cg_refuse_card (guint kind, CgCard card)
{
  return (CgRefusal) { (guint8) kind, 0, 0, card };
}

/** A refusal that names a rank. */
static inline CgRefusal
cg_refuse_rank (guint kind, guint rank)
{
  return (CgRefusal) { (guint8) kind, (guint8) rank, 0, CG_CARD_NONE };
}

/**
 * What happened, one thing after the other; the log, the announcements and the
 * animation are made from it: what any game may tell. A game's own events begin
 * at %CG_EVENT_GAME (see CgRules.events). Told at each: which fields say more.
 */
enum
{
  CG_EVENT_NONE = 0,
  CG_EVENT_LAID,       /* seat, cards[count] */
  CG_EVENT_DREW,       /* seat, count */
  CG_EVENT_PASSED,     /* seat */
  CG_EVENT_LEADS,      /* seat leads to an empty pile; where it starts the
                        * game so: cards[count], shown and the lowest; what:
                        * 1 where they are laid, and it plays on them */
  CG_EVENT_SCORED,     /* seat, count points */
  CG_EVENT_OUT_LOST,   /* seat leaves the game and has lost */
  CG_EVENT_OUT_WON,    /* seat has got rid of everything; rank: the place */
  CG_EVENT_DEALT,      /* seat deals the next round, the `count`th; cards[0]:
                        * the turn-up, or CG_CARD_NONE */
  CG_EVENT_ROUND_OVER, /* another one follows */
  CG_EVENT_GAME_OVER,
  CG_EVENT_GAME,
};

#define CG_EVENT_CARDS 8

typedef struct
{
  guint8 kind; /* CG_EVENT_… or a game's own */
  gint8  seat;
  gint8  other;
  guint8 count;
  guint8 rank;
  guint8 suits;
  CgCard cards[CG_EVENT_CARDS];
  guint8 what;
  guint8 secret; /* the cards were not shown: only the seat knows them */
  gint16 points;
  gint16 total;
} CgEvent;

#define CG_MAX_EVENTS 96

/** The events of one move. `play` starts it afresh. */
typedef struct _CgEvents
{
  guint   n;
  CgEvent list[CG_MAX_EVENTS];
} CgEvents;

/** CgEventInfo.cards: as many as `count` says. */
#define CG_CARDS_COUNTED G_MAXUINT8

/** What holds for all events of a kind. */
typedef struct
{
  const char *id;          /* such as "picked-up"; frozen */
  guint8      cards;       /* how many of CgEvent.cards it names */
  guint8      of_all : 1;  /* it happens to the table: no seat is named */
  guint8      of_two : 1;  /* `other` is named too … */
  guint8      or_one : 1;  /* … or none */
  guint8      reveals : 1; /* shows the seat that moved a card which it did not
                            * know before (its own laid cards it knew): such a
                            * move is undone in practice only */
} CgEventInfo;

/* A game lists its events once, X (NAME, id, other fields of CgEventInfo), and
 * its refusals, X (NAME, id): its header makes an enum of the names, and these
 * make CgRules.events and .refusals. */
#define CG_EVENT_INFO(NAME, ...) { .id = __VA_ARGS__ },
#define CG_REFUSAL_ID(NAME, id) id,

/* --- the result ---------------------------------------------------------- */

/** How a finished game ended, or how a match stands after a round. */
typedef struct
{
  gboolean goes_on;           /* another round of the match follows */
  guint8 place[CG_MAX_SEATS]; /* 1 = first; equal places are shared; all 0:
                               * the game was broken off, and nobody wins */
  gint32 score[CG_MAX_SEATS]; /* points so far, 0 where none are kept */
} CgResult;

/* --- the table of functions ----------------------------------------------- */

/** Where a state holds its setup, in bytes from its beginning. */
typedef struct
{
  guint16 size;        /* of its type */
  guint16 seats;       /* a guint8 */
  guint16 dealer;      /* a guint8 */
  guint16 options;     /* an array in the order of CgRules.options … */
  guint16 option_size; /* … of guint8 (1) or gint16 (2) */
} CgStateLayout;

/* The layout of a state whose members are called `seats`, `dealer` and
 * `option`. */
#define CG_STATE(Type)                                                        \
  .state = { sizeof (Type), offsetof (Type, seats), offsetof (Type, dealer),  \
             offsetof (Type, option), sizeof (((Type *) 0)->option[0]) }

struct _CgRules
{
  /* Frozen: saves, settings and lessons name the game by it. */
  const char *id;

  /* N_(), the game's name. */
  const char *title;

  guint8 min_seats;
  guint8 max_seats;
  guint8 default_seats;

  /* Which cards the bits of a CgSet are. */
  CgPack pack;

  /* Ended by an id of NULL; at most CG_MAX_OPTIONS. */
  const CgOption *options;

  /* The game's own events, from CG_EVENT_GAME on, ended by an id of NULL; and
   * the ids of its own refusals, such as "too-low", from CG_REFUSE_GAME on,
   * ended by NULL. The ids are frozen. NULL: none. */
  const CgEventInfo *events;
  const char *const *refusals;

  /* No game, or round of a match, ever takes more moves. */
  guint max_plies;

  /* Where a state holds its setup: CG_STATE(). */
  CgStateLayout state;

  /* The bytes of a state for that setup; at most CG_MAX_STATE. Bytes that a
   * state does not use are zero, so that equal positions are equal bytes. May
   * be NULL: then every state has as many bytes as its type. */
  gsize (*state_size) (const CgSetup *setup);

  /* All the cards of the game. May be NULL: then they are one pack without
   * jokers. */
  CgSet (*cards) (const CgState *state);

  /* Shuffles, deals and fills @out (of that size, any content). */
  void (*deal) (const CgSetup *setup, CgRandom *random, CgState *out);

  /* Draws by lot who deals first, and tells the card that each seat cut for
   * it (all CG_CARD_NONE when no cards are cut). May be NULL: then the rules
   * say nothing about it. */
  int (*draw_dealer) (const CgSetup *setup, CgRandom *random,
                      CgCard cut[CG_MAX_SEATS]);

  /* From the end of a round to the next one of the same match: carries on what
   * lasts (points, stakes), moves the dealer on, and deals. Only when
   * CgResult.goes_on; NULL in a game of one round. @events may be NULL. */
  void (*next_round) (CgState *state, CgRandom *random, CgEvents *events);

  /* The setup that the state was dealt with: in later rounds of a match too
   * that of the first. May be NULL; called by cg_get_setup(). */
  void (*get_setup) (const CgState *state, CgSetup *setup);

  /* NULL, or what else is wrong with a position read from text, in English and
   * without a full stop: each card of the game is in exactly one zone. A
   * position that validates never crashes. May be NULL; called by
   * cg_validate(). */
  const char *(*validate) (const CgState *state);

  /* The seat that must decide now, or CG_NO_SEAT when the game or the round
   * is over. */
  int (*to_move) (const CgState *state);

  /* All the legal moves of the seat to move, ascending, each once; at least
   * one until the game or the round is over, then none. Knows only what that
   * seat knows: the list of a state redacted for that seat is the same. */
  guint (*moves) (const CgState *state, CgMove out[CG_MAX_MOVES]);

  /* Draws from that list without writing it: the same move, from the same
   * random numbers, as list[cg_random_below (random, n)]. May be NULL; see
   * cg_random_move(). Only while the game is not over. */
  CgMove (*random_move) (const CgState *state, CgRandom *random);

  /* CG_LEGAL exactly for the moves of the list; any number may be asked. */
  CgRefusal (*why_not) (const CgState *state, CgMove move);

  /* Plays a legal move. @events may be NULL. */
  void (*play) (CgState *state, CgMove move, CgEvents *events);

  /* Only when the game or the round is over. */
  void (*result) (const CgState *state, CgResult *out);

  /* Of the cards of @zone of the seat @owner, which @viewer does not see, those
   * that it knows all the same, as it has seen them come there. The zone is a
   * set. May be NULL: then there are none. */
  CgSet (*knows) (const CgState *state, int viewer, guint zone, int owner);

  /* Leaves only what that seat knows, which is more than what it sees: cards
   * picked up in the open stay known until they are laid again. Twice is
   * once; two states that look alike to a seat become the same bytes. May be
   * NULL: then who sees a zone decides; called by cg_redact(). */
  void (*redact) (CgState *state, int seat);

  /* Deals what a redacted state hides anew, as the seat could imagine it;
   * redact (resample (r)) is r. May be NULL: then each hidden card may be any
   * that is not seen; called by cg_resample(). */
  void (*resample) (CgState *redacted, int seat, CgRandom *random);

  /* The position as text, its keys one by one, ended by a key of NULL; see
   * cg-position.h. The keys that have a role are the zones: every card of the
   * game lies in exactly one of them. */
  const CgField *fields;

  /* A state with nothing but its setup, from which reading begins: no card is
   * anywhere yet. May be NULL; called by cg_clear(). */
  void (*clear) (const CgSetup *setup, CgState *out);

  /* After all fields have been read, and all cards are in a zone: fills in what
   * follows from them. May be NULL. */
  void (*complete) (CgState *state, GKeyFile *keys);

  /* A move's text, such as "lay 7H 7D", without the seat: by a table of words,
   * or by functions where a game's moves are not of that kind. Every legal
   * move's text reads back to the same move; any other text is refused in
   * reading or by why_not(). Several words may stand for one move (cards in any
   * order); the text written is the canonical one. */
  const CgMoveWord *words;
  void     (*write_move) (const CgState *state, CgMove move, GString *text);
  gboolean (*read_move)  (const CgState *state, const char *text, CgMove *move);
};

/* --- conveniences on top of the table ------------------------------------- */

/** What holds for the events of that kind, or %NULL where @rules have none. */
const CgEventInfo *cg_event_info (const CgRules *rules, guint kind);

/** The frozen name of an event or a refusal of @rules ("legal" for %CG_LEGAL),
 * or %NULL where they have none of that kind. */
const char *cg_event_id   (const CgRules *rules, guint kind);
const char *cg_refusal_id (const CgRules *rules, guint kind);

/** Fills @setup with the default number of seats, dealer 0 and every option's
 * default. */
void cg_setup_init (CgSetup *setup, const CgRules *rules);

/** %NULL, or what is wrong with @setup for @rules, in English. */
const char *cg_setup_validate (const CgSetup *setup, const CgRules *rules);

/** The index of the option called @id, or -1. */
int cg_option_index (const CgRules *rules, const char *id);

/** How many values @option has. */
guint cg_option_n_values (const CgOption *option);

/** The value at @position, below cg_option_n_values(); ascending. */
gint16 cg_option_value_at (const CgOption *option, guint position);

/** Writes @value of @option as it is saved ("on", "suit", "2"). The text is
 * owned by the option or, for a number, by @number. */
const char *cg_option_value_to_text (const CgOption *option, int value,
                                     char number[12]);

/** Reads a value as it is saved; %FALSE when it is none of that option's. */
gboolean cg_option_value_from_text (const CgOption *option, const char *text,
                                    gint16 *value);

/** Reads options as they are saved ("jokers=2;six=suit;"); those that are not
 * there stay as they are in @setup. %FALSE, and what is wrong in *@reason, to
 * be freed with g_free(): @setup is undefined then. */
gboolean cg_setup_read_options (CgSetup *setup, const CgRules *rules,
                                const char *text, char **reason);

/** Reads a whole number from @min to @max that is written in the one canonical
 * way: decimal digits, "-" in front of negative ones, nothing else. */
gboolean cg_number_from_text (const char *text, gint64 min, gint64 max,
                              gint64 *value);

/** A new zeroed state for @setup; free with g_free(). */
CgState *cg_state_new (const CgRules *rules, const CgSetup *setup);

/** Whether a move in @state is a decision: more than one is legal. */
gboolean cg_has_choice (const CgRules *rules, const CgState *state);

/** A copy of @state; free with g_free(). */
CgState *cg_state_copy (const CgRules *rules, const CgState *state);

/** What @seat knows of @state: a redacted copy; free with g_free(). */
CgState *cg_state_seen_by (const CgRules *rules, const CgState *state,
                           int seat);

/** The bytes of @state. */
gsize cg_state_size (const CgRules *rules, const CgState *state);

/** Deals by number: the same @deal gives the same cards for ever. */
void cg_deal (const CgRules *rules, const CgSetup *setup, guint64 deal,
              CgState *out);

/** Draws who deals the first round of the game of that number, see
 * CgRules.draw_dealer; @setup's dealer where the rules do not say. @cut may be
 * %NULL. */
guint8 cg_draw_dealer (const CgRules *rules, const CgSetup *setup, guint64 deal,
                       CgCard cut[CG_MAX_SEATS]);

/** Fills in the places of @n_seats by their scores: the most points first. */
void cg_result_place_by_score (CgResult *result, guint n_seats);

/** Whether no round of the game follows any more. */
gboolean cg_is_over (const CgRules *rules, const CgState *state);

/** Deals the round number @round (2 …) of the match of that number, after the
 * round before has ended: the same numbers give the same cards for ever. */
void cg_next_round (const CgRules *rules, guint64 deal, guint round,
                    CgState *state, CgEvents *events);

/** The setup of @state; see CgRules.get_setup. */
void cg_get_setup (const CgRules *rules, const CgState *state, CgSetup *setup);

/** The bytes of a state for @setup; see CgRules.state_size. */
gsize cg_setup_state_size (const CgRules *rules, const CgSetup *setup);

/** %NULL, or what is wrong with @state: a card that is missing, or there too
 * often, or what CgRules.validate says. */
const char *cg_validate (const CgRules *rules, const CgState *state);

/* --- zones: cg-zones.c ------------------------------------------------------
 */

/** The zone number @zone of the game, 0-based in the order of CgRules.fields,
 * or %NULL after the last: its id is the key. */
const CgField *cg_zone (const CgRules *rules, guint zone);

/** The number of the first zone of that role, or -1. */
int cg_zone_of_role (const CgRules *rules, CgZoneRole role);

/** Lists the cards of the zone @zone, of @seat where each seat has one, in the
 * order in which they lie, CG_CARD_HIDDEN for each that a redacted state hides.
 * Returns how many. */
guint cg_zone_cards (const CgRules *rules, const CgState *state, guint zone,
                     int seat, CgCard out[CG_MAX_ZONE]);

/** Whether a state does not hold in which order the cards of a zone lie. */
gboolean cg_zone_is_set (const CgRules *rules, guint zone);

/** How many cards @seat has yet to play: those of its hand and its rows; or,
 * where zones are mixed, those of them all. */
guint cg_cards_held (const CgRules *rules, const CgState *state, int seat);

/** Who laid a card, and with which of the lays on its place, 0-based. */
typedef struct
{
  gint8  seat;
  guint8 lay;
} CgLaid;

/** Lists for each card of the zone @zone in the middle who laid it. Returns
 * how many; 0 where a state does not hold that. */
guint cg_zone_laid (const CgRules *rules, const CgState *state, guint zone,
                    CgLaid out[CG_MAX_ZONE]);

/** All the cards of the game; and those that lie in no zone, or hidden in one.
 */
CgSet cg_all_cards      (const CgRules *rules, const CgState *state);
CgSet cg_unplaced_cards (const CgRules *rules, const CgState *state);

/** Fills @out, of any content, with a state that has nothing but its setup; see
 * CgRules.clear. */
void cg_clear (const CgRules *rules, const CgSetup *setup, CgState *out);

/** Leaves only what @seat knows; see CgRules.redact. */
void cg_redact (const CgRules *rules, CgState *state, int seat);

/** Deals what is hidden anew; see CgRules.resample. */
void cg_resample (const CgRules *rules, CgState *redacted, int seat,
                  CgRandom *random);

/* What these three do in a game that has no function of its own for it: the
 * beginning of such a function. */
void cg_clear_zones    (const CgRules *rules, const CgSetup *setup,
                        CgState *out);
void cg_redact_zones   (const CgRules *rules, CgState *state, int seat);
void cg_resample_zones (const CgRules *rules, CgState *redacted,
                        CgRandom *random);

/** Appends the text of @move. */
void cg_write_move (const CgRules *rules, const CgState *state, CgMove move,
                    GString *text);

/** Reads a move's text; %FALSE when it is none. */
gboolean cg_read_move (const CgRules *rules, const CgState *state,
                       const char *text, CgMove *move);

/** The text of @move; free with g_free(). */
char *cg_move_to_text (const CgRules *rules, const CgState *state, CgMove move);

/** One of the legal moves, each as likely as the others. */
CgMove cg_random_move (const CgRules *rules, const CgState *state,
                       CgRandom *random);

/** Adds an event and returns it for more to be filled in: all but kind and
 * seat start as none. A move has at most %CG_MAX_EVENTS. */
CgEvent *cg_events_append (CgEvents *events, guint kind, int seat);

/** The same, but @events may be %NULL: then nothing happens and %NULL is
 * returned. Inline, so that play without a listener pays nothing. */
static inline CgEvent *
cg_events_add (CgEvents *events, guint kind, int seat)
{
  return G_LIKELY (events == NULL) ? NULL
                                   : cg_events_append (events, kind, seat);
}

/** The same with a number. */
static inline void
cg_events_add_count (CgEvents *events, guint kind, int seat, guint count)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->count = (guint8) count;
}

/** The same with another seat. */
static inline void
cg_events_add_other (CgEvents *events, guint kind, int seat, int other)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->other = (gint8) other;
}

G_END_DECLS
