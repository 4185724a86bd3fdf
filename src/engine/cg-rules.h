/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract between the rules of a game and the rest of the program.
 *
 * A game is one #CgRules: a table of plain functions on plain values. A state
 * is a flat block of bytes without pointers, copied with cg_state_copy(). It
 * holds everything that decides what may happen next, including the options,
 * and nothing else. A state that is redacted for a seat holds only what that
 * seat knows. The functions keep no data between two calls and read no clock.
 * `moves`, `play`, `redact` and `resample` allocate no memory. Only the
 * functions that get a random number generator use chance, and they use only
 * that generator.
 *
 * tests/engine/test-contract.c plays every registered game and checks every
 * promise of this file. */

#pragma once

#include "cg-card.h"
#include "cg-random.h"
#include "cg-zone.h"

#include <stddef.h>

#define CG_MAX_SEATS 11
#define CG_MAX_OPTIONS 16
#define CG_MAX_MOVES 2048      /* the highest number of legal moves */
#define CG_MAX_ZONE 128        /* the most cards in one zone */
#define CG_MAX_STATE 4096      /* the size of the largest state, in bytes */
#define CG_NO_SEAT (-1)

typedef struct _CgRules CgRules;
typedef struct _CgField CgField;       /* see cg-position.h */
typedef struct _CgMoveWord CgMoveWord; /* see cg-move.h */

/** A position of a game. Only the game's own files know its members. */
typedef struct _CgState CgState;

/* --- options ---------------------------------------------------------- */

/** One of the values of an option, with its name. */
typedef struct
{
  const char *id;    /* the name in saves; it never changes */
  const char *label; /* marked with NC_("choice", …), except for a switch */
} CgChoice;

/**
 * A house rule or another setting of a game. If @choices is set, a value is the
 * index of one of the choices, whose list ends with a %NULL id. Otherwise the
 * values are the numbers from @min to @max in steps of @step.
 */
typedef struct
{
  const char     *id;    /* the name in saves and rules; never changes */
  const char     *title; /* marked with NC_("house rule", …) */
  const CgChoice *choices;
  gint16          min;
  gint16          max;
  gint16          step;
  gint16          default_value;
} CgOption;

/** The values "off" (0) and "on" (1) of a switch. */
extern const CgChoice cg_choices_switch[];

/* These macros set the last members of a CgOption. CG_CHOICE() takes an array
 * of choices, CG_CHOICES() takes the choices themselves, and CG_SWITCH() makes
 * a switch. @value is the default value. */
#define CG_CHOICE(list, value) .choices = (list), .default_value = (value)
#define CG_CHOICES(value, ...) \
  CG_CHOICE (((const CgChoice[]) { __VA_ARGS__, { NULL, NULL } }), value)
#define CG_SWITCH(value) CG_CHOICE (cg_choices_switch, value)

/** What is decided before the cards are dealt. A setup is copied with `=`. */
typedef struct
{
  guint8 seats;                   /* how many seats play */
  guint8 dealer;                  /* the dealer: 0 … `seats` - 1 */
  gint16 options[CG_MAX_OPTIONS]; /* in the order of CgRules.options */
} CgSetup;

/* --- moves, refusals, events ------------------------------------------- */

/** A move as a number. Only the game knows what the number means; saves hold
 * the move as text. */
typedef guint32 CgMove;

#define CG_NO_MOVE G_MAXUINT32

/**
 * Why a move is not legal: the reasons that are common to all games. The
 * reasons of a single game begin at %CG_REFUSE_GAME (see CgRules.refusals). The
 * comment of each reason names the other members of CgRefusal that it sets. The
 * model has the sentences that a person reads.
 */
enum
{
  CG_LEGAL = 0,
  CG_REFUSE_GAME_OVER,
  CG_REFUSE_ROUND_OVER,    /* the next round is not yet dealt */
  CG_REFUSE_NOT_A_MOVE,    /* the number is not a move of this game */
  CG_REFUSE_NOT_NOW,       /* the move belongs to another phase */
  CG_REFUSE_NOT_YOUR_CARD, /* `card` is not in the hand of the seat */
  CG_REFUSE_FOLLOW_SUIT,   /* the suit in `suits` must be followed */
  CG_REFUSE_GAME,
};

typedef struct
{
  guint8 kind;  /* CG_LEGAL, CG_REFUSE_…, or a reason of the game */
  guint8 rank;  /* 1 … 13, or 0 if no rank is named */
  guint8 suits; /* bit n is set if suit n is named */
  CgCard card;  /* CG_CARD_NONE if no card is named */
} CgRefusal;

#define CG_REFUSAL_NONE ((CgRefusal) { CG_LEGAL, 0, 0, CG_CARD_NONE })

/** Returns a refusal of @kind that names no card, rank or suit. */
static inline CgRefusal
cg_refuse (guint kind)
{
  return (CgRefusal) { (guint8) kind, 0, 0, CG_CARD_NONE };
}

/** Returns a refusal of @kind that names @card. */
static inline CgRefusal
cg_refuse_card (guint kind, CgCard card)
{
  return (CgRefusal) { (guint8) kind, 0, 0, card };
}

/** Returns a refusal of @kind that names @rank. */
static inline CgRefusal
cg_refuse_rank (guint kind, guint rank)
{
  return (CgRefusal) { (guint8) kind, (guint8) rank, 0, CG_CARD_NONE };
}

/**
 * The kinds of events that are common to all games. An event is one thing that
 * a move did; the log, the announcements and the animation are made from the
 * events. The kinds of a single game begin at %CG_EVENT_GAME (see
 * CgRules.events). The comment of each kind names the members of CgEvent that
 * it sets.
 */
enum
{
  CG_EVENT_NONE = 0,
  CG_EVENT_LAID,       /* seat, count, cards: the seat laid these cards */
  CG_EVENT_DREW,       /* seat, count: the seat drew so many cards */
  CG_EVENT_PASSED,     /* seat: it passed */
  CG_EVENT_LEADS,      /* seat: it leads to an empty pile. At the start of a
                        * game also count and cards, the lowest cards, which the
                        * seat showed, and what: 1 if these cards were laid on
                        * the pile */
  CG_EVENT_TOOK_TRICK, /* seat: it takes the trick; count: how many cards it
                        * gets; what: 1 if the cards of tricks that nobody
                        * took are among them */
  CG_EVENT_SCORED,     /* seat; count: the points that it scored */
  CG_EVENT_OUT_LOST,   /* seat: it leaves the game and has lost */
  CG_EVENT_OUT_WON,    /* seat: it has no cards left; rank: its place */
  CG_EVENT_DEALT,      /* seat: it deals the next round; count: the number of
                        * this round; cards[0]: the turn-up, or CG_CARD_NONE */
  CG_EVENT_ROUND_OVER, /* another round follows */
  CG_EVENT_GAME_OVER,
  CG_EVENT_GAME,
};

#define CG_EVENT_CARDS 8

typedef struct
{
  guint8 kind; /* CG_EVENT_…, or a kind of the game */
  gint8  seat;
  gint8  other;
  guint8 count;
  guint8 rank;
  guint8 suits;
  CgCard cards[CG_EVENT_CARDS];
  guint8 what;
  guint8 secret; /* TRUE if only `seat` saw the cards */
  gint16 points;
  gint16 total;
} CgEvent;

#define CG_MAX_EVENTS 96

/** The events of one move, in the order in which they happened. CgRules.play
 * empties the list first. */
typedef struct _CgEvents
{
  guint   n;
  CgEvent list[CG_MAX_EVENTS];
} CgEvents;

/** A value of CgEventInfo.cards: the event names `count` cards. */
#define CG_CARDS_COUNTED G_MAXUINT8

/** What all events of one kind have in common. */
typedef struct
{
  const char *id;          /* such as "picked-up"; it never changes */
  guint8      cards;       /* how many of CgEvent.cards are set */
  guint8      of_all : 1;  /* it concerns the whole table and names no seat */
  guint8      of_two : 1;  /* it names `other` besides `seat` */
  guint8      or_one : 1;  /* if of_two is set: `other` may be CG_NO_SEAT */
  guint8      reveals : 1; /* it shows a card to the seat that moved which this
                            * seat did not know; the move can then be undone
                            * only in a practice game */
  guint8      shows : 1;   /* in a game that has a zone of the role
                            * CG_ZONE_TRICK: the seat lays cards[0] to the trick
                            * face up, or turns it up */
  guint8      takes : 1;   /* the trick is over; the seat has taken it, or
                            * nobody has if of_all is set */
} CgEventInfo;

/* A game lists its events once, as X (NAME, id, other members of CgEventInfo),
 * and its refusals once, as X (NAME, id). CG_LISTED_NAME() makes the items of
 * an enum of such a list if NAME is the whole name; CG_EVENT_INFO() and
 * CG_REFUSAL_ID() make the rows of CgRules.events and CgRules.refusals.
 * CG_LISTS() sets these two members from the two lists. */
#define CG_LISTED_NAME(NAME, ...) NAME,
#define CG_EVENT_INFO(NAME, ...) { .id = __VA_ARGS__ },
#define CG_REFUSAL_ID(NAME, id) id,
#define CG_LISTS(EVENTS, REFUSALS)                                            \
  .events = (const CgEventInfo[]) { EVENTS (CG_EVENT_INFO) { .id = NULL } },  \
  .refusals = (const char *const[]) { REFUSALS (CG_REFUSAL_ID) NULL }

/* --- the result ---------------------------------------------------------- */

/** The result of a finished game, or the standing of a match after a round. */
typedef struct
{
  gboolean goes_on;           /* another round of the match follows */
  guint8 place[CG_MAX_SEATS]; /* the place of the seat's team, from 1; teams can
                               * share a place. If the game was broken off, all
                               * places are 0 and nobody wins */
  gint32 score[CG_MAX_SEATS]; /* the points so far, or 0 if the game counts no
                               * points; partners have the same */
} CgResult;

/* --- the table of functions ----------------------------------------------- */

/** Where a state holds its setup: offsets in bytes from the beginning of the
 * state, except @size and @option_size. */
typedef struct
{
  guint16 size;        /* the size of the state's type, in bytes */
  guint16 seats;       /* the offset of a guint8 */
  guint16 dealer;      /* the offset of a guint8 */
  guint16 options;     /* the offset of an array like CgSetup.options */
  guint16 option_size; /* the size of an item of that array: 1 (guint8) or 2
                        * (gint16) */
} CgStateLayout;

/* Sets CgRules.state for a state type whose members are called `seats`,
 * `dealer` and `option`. */
#define CG_STATE(Type)                                                        \
  .state = { sizeof (Type), offsetof (Type, seats), offsetof (Type, dealer),  \
             offsetof (Type, option), sizeof (((Type *) 0)->option[0]) }

struct _CgRules
{
  /* The name of the game in saves, settings and lessons. It never changes. */
  const char *id;

  /* The name of the game that a person sees, marked by N_(). */
  const char *title;

  guint8 min_seats;
  guint8 max_seats;
  guint8 default_seats;

  /* The pack: it tells which cards the bits of a CgSet are. @ranks has a bit
   * for each rank that the game uses, such as CG_RANKS_SPANISH_40; 0 means all
   * ranks. */
  CgPack pack;
  guint  ranks;

  /* The house rules and other settings, at most CG_MAX_OPTIONS; the list ends
   * with an id of NULL. */
  const CgOption *options;

  /* The game's own events: item 0 is the kind CG_EVENT_GAME, and the list ends
   * with an id of NULL. The ids of the game's own refusals, such as "too-low":
   * item 0 is CG_REFUSE_GAME, and the list ends with NULL. The ids never
   * change. A member is NULL if the game has none. */
  const CgEventInfo *events;
  const char *const *refusals;

  /* The highest number of moves in a game or, in a match, in one round. */
  guint max_plies;

  /* Where a state holds its setup; set by CG_STATE(). */
  CgStateLayout state;

  /* Returns the size in bytes of a state for @setup, at most CG_MAX_STATE. The
   * bytes that a state does not use are zero, so that equal positions have
   * equal bytes. NULL if every state has the size CgStateLayout.size. */
  gsize (*state_size) (const CgSetup *setup);

  /* Returns all the cards of the game. NULL if the game has one pack without
   * jokers, of which it uses the ranks in @ranks. */
  CgSet (*cards) (const CgState *state);

  /* Shuffles, deals and fills in @out. @out has the size that state_size()
   * returns, and its bytes may have any values before. */
  void (*deal) (const CgSetup *setup, CgRandom *random, CgState *out);

  /* Draws by lot the seat that deals first, and returns it. Sets each item of
   * @cut to the card that the seat cut, or to CG_CARD_NONE if no cards are cut.
   * NULL if the rules do not say who deals first. */
  int (*draw_dealer) (const CgSetup *setup, CgRandom *random,
                      CgCard cut[CG_MAX_SEATS]);

  /* Begins the next round of a match after a round has ended: keeps the points
   * and the stakes, makes the next seat the dealer, and deals. Called only if
   * CgResult.goes_on is set. @events may be NULL. The function is NULL if a
   * game has only one round. */
  void (*next_round) (CgState *state, CgRandom *random, CgEvents *events);

  /* Checks a position that was read from text. Returns NULL if it is valid;
   * otherwise what is wrong, in English and without a full stop. The only
   * caller, cg_validate(), has already checked that each card lies in exactly
   * one zone. No function may crash on a valid position. The function is NULL
   * if there is nothing to check. */
  const char *(*validate) (const CgState *state);

  /* Returns the seat that must move now, or CG_NO_SEAT if the game or the round
   * is over. */
  int (*to_move) (const CgState *state);

  /* Fills in @out with the legal moves of the seat to move, in ascending order
   * and each once. Returns how many there are: at least one until the game or
   * the round is over, and 0 after that. The function uses only what that seat
   * knows: it gives the same list for the state that is redacted for the seat.
   */
  guint (*moves) (const CgState *state, CgMove out[CG_MAX_MOVES]);

  /* Returns a random legal move without listing the moves. It must be the move
   * list[cg_random_below (random, n)] of the list of @n moves that `moves`
   * gives. Called only by cg_random_move(), while the game is not over. NULL if
   * that would not be faster. */
  CgMove (*random_move) (const CgState *state, CgRandom *random);

  /* Returns why @move is not legal now. If it is legal, that is, if `moves`
   * lists it, the kind of the refusal is CG_LEGAL. @move may be any number. */
  CgRefusal (*why_not) (const CgState *state, CgMove move);

  /* Plays @move, which must be legal, and lists in @events what the move did.
   * @events may be NULL. */
  void (*play) (CgState *state, CgMove move, CgEvents *events);

  /* Fills in @out with the result of the game or of the round. Called only
   * after the game or the round is over. */
  void (*result) (const CgState *state, CgResult *out);

  /* Returns the number of the team of @seat. Partners win and lose together and
   * have the same number. NULL if everybody plays alone. */
  int (*team) (const CgState *state, int seat);

  /* Returns the cards in the zone @zone of the seat @owner that the seat
   * @viewer knows without seeing the zone, because it saw them come there. The
   * kind of the zone is a set. NULL if a seat never knows such cards. */
  CgSet (*knows) (const CgState *state, int viewer, guint zone, int owner);

  /* Removes from @state what @seat does not know. A seat also knows some cards
   * that it does not see now, for example those that another seat picked up
   * openly and has not yet laid. A second call changes nothing. Two states that
   * look the same to @seat become the same bytes. NULL if CgField.seen and
   * CgRules.knows tell everything. Called only by cg_redact(). */
  void (*redact) (CgState *state, int seat);

  /* Fills in by chance what a state redacted for @seat hides, so that the
   * result is a state that @seat must think possible. Redacting the result
   * gives the same redacted state again. NULL if a hidden card may be any card
   * that @seat does not see. Called only by cg_resample(). */
  void (*resample) (CgState *redacted, int seat, CgRandom *random);

  /* The keys of a position's text; the list ends with a key of NULL. See
   * cg-position.h. The rows that have a role are the zones: every card of the
   * game lies in exactly one of them. */
  const CgField *fields;

  /* Fills in @out with a state of @setup in which no zone has a card. Reading a
   * position begins with this state. NULL if CgRules.fields is enough to make
   * it. Called only by cg_clear(). */
  void (*clear) (const CgSetup *setup, CgState *out);

  /* Called after all fields of a position have been read and all cards lie in a
   * zone. Fills in the members of @state that follow from the fields. May be
   * NULL. */
  void (*complete) (CgState *state, GKeyFile *keys);

  /* How a move is written as text, such as "lay 7H 7D", without the seat:
   * either by the table @words or, if such a table is not enough, by the two
   * functions. If the text of a legal move is read, the result is the same
   * move. Any other text is refused by read_move or by why_not. read_move may
   * accept several texts of one move (cards in any order); write_move always
   * writes the same text. */
  const CgMoveWord *words;
  void     (*write_move) (const CgState *state, CgMove move, GString *text);
  gboolean (*read_move)  (const CgState *state, const char *text, CgMove *move);
};

/* --- conveniences on top of the table ------------------------------------- */

/** Returns the row of @kind: what all events of @kind have in common. Returns
 * %NULL if @rules have no events of that kind. */
const CgEventInfo *cg_event_info (const CgRules *rules, guint kind);

/** Return the id of a kind of event or of refusal; it never changes. The id of
 * %CG_LEGAL is "legal". Return %NULL if @rules do not have @kind. */
const char *cg_event_id   (const CgRules *rules, guint kind);
const char *cg_refusal_id (const CgRules *rules, guint kind);

/** Fills in @setup with the default number of seats, dealer 0 and the default
 * values of the options. */
void cg_setup_init (CgSetup *setup, const CgRules *rules);

/** Returns %NULL if @rules allow @setup, otherwise what is wrong, in English.
 */
const char *cg_setup_validate (const CgSetup *setup, const CgRules *rules);

/** Returns the index in CgRules.options of the option with the id @id, or -1 if
 * there is none. */
int cg_option_index (const CgRules *rules, const char *id);

/** Returns how many values @option has. */
guint cg_option_n_values (const CgOption *option);

/** Returns one of the values of @option. @position is the number of the value
 * in ascending order: 0 … cg_option_n_values() - 1. */
gint16 cg_option_value_at (const CgOption *option, guint position);

/** Returns @value of @option as saves write it: "on", "suit", "2". A number is
 * written into @number, which is then returned; any other text is owned by the
 * option. */
const char *cg_option_value_to_text (const CgOption *option, int value,
                                     char number[12]);

/** Reads a value of @option from the text of a save. Returns %FALSE if @option
 * does not have that value. */
gboolean cg_option_value_from_text (const CgOption *option, const char *text,
                                    gint16 *value);

/** Reads options from the text of a save, such as "jokers=2;six=suit;", into
 * @setup. Options that the text does not name keep their values. If the text is
 * faulty, returns %FALSE and sets *@reason to what is wrong, to be freed with
 * g_free(); the options of @setup are then undefined. */
gboolean cg_setup_read_options (CgSetup *setup, const CgRules *rules,
                                const char *text, char **reason);

/** Reads a whole number from @min to @max. Only one way of writing is accepted:
 * decimal digits without zeros in front, and "-" before a negative number. */
gboolean cg_number_from_text (const char *text, gint64 min, gint64 max,
                              gint64 *value);

/** Returns a new state for @setup in which all bytes are zero. Free with
 * g_free(). */
CgState *cg_state_new (const CgRules *rules, const CgSetup *setup);

/** Returns whether the seat to move has more than one legal move. */
gboolean cg_has_choice (const CgRules *rules, const CgState *state);

/** Returns a copy of @state. Free with g_free(). */
CgState *cg_state_copy (const CgRules *rules, const CgState *state);

/** Returns a copy of @state that is redacted for @seat: it holds only what
 * @seat knows. Free with g_free(). */
CgState *cg_state_seen_by (const CgRules *rules, const CgState *state,
                           int seat);

/** Returns the size of @state in bytes. */
gsize cg_state_size (const CgRules *rules, const CgState *state);

/** Deals the cards of the deal number @deal into @out. The same number gives
 * the same cards on every machine and in every version. */
void cg_deal (const CgRules *rules, const CgSetup *setup, guint64 deal,
              CgState *out);

/** Returns the seat that deals the first round of the deal number @deal, drawn
 * by CgRules.draw_dealer, and sets each item of @cut to the card that the seat
 * cut or to %CG_CARD_NONE. If the rules do not say who deals first, returns the
 * dealer of @setup. @cut may be %NULL. */
guint8 cg_draw_dealer (const CgRules *rules, const CgSetup *setup, guint64 deal,
                       CgCard cut[CG_MAX_SEATS]);

/** Returns the number of the team of @seat, which is @seat if everybody plays
 * alone. */
int cg_team (const CgRules *rules, const CgState *state, int seat);

/** Returns whether @seat is the first seat of its team. */
gboolean cg_is_first_of_team (const CgRules *rules, const CgState *state,
                              int seat);

/** Fills in the places of @result by its scores: the team with the most points
 * has place 1. */
void cg_result_place_by_score (const CgRules *rules, const CgState *state,
                               CgResult *result);

/** Returns whether the game is over and no other round follows. */
gboolean cg_is_over (const CgRules *rules, const CgState *state);

/** Deals the next round of a match. @deal is the number of the deal with which
 * the match began, and @round is the number of the new round, at least 2. The
 * same two numbers always give the same cards. @state holds the end of the
 * previous round. */
void cg_next_round (const CgRules *rules, guint64 deal, guint round,
                    CgState *state, CgEvents *events);

/** Fills in @setup with the setup with which the game of @state began. */
void cg_get_setup (const CgRules *rules, const CgState *state, CgSetup *setup);

/** Returns the size of a state for @setup in bytes. */
gsize cg_setup_state_size (const CgRules *rules, const CgSetup *setup);

/** Returns %NULL if @state is valid. Otherwise returns what is wrong: a card is
 * missing, a card is there too often, or what CgRules.validate returns. */
const char *cg_validate (const CgRules *rules, const CgState *state);

/* --- zones: cg-zones.c ------------------------------------------------------
 */

/** Returns the zone with the number @zone. Zones are numbered from 0 in the
 * order of CgRules.fields. Returns %NULL after the last zone. The id of a zone
 * is its key. */
const CgField *cg_zone (const CgRules *rules, guint zone);

/** Returns the number of the first zone that has @role, or -1 if there is none.
 */
int cg_zone_of_role (const CgRules *rules, CgZoneRole role);

/** Fills in @out with the cards of the zone number @zone in their order. If
 * each seat has such a zone, the zone of @seat is meant. A card that a redacted
 * state hides is listed as %CG_CARD_HIDDEN. Returns how many cards there are.
 */
guint cg_zone_cards (const CgRules *rules, const CgState *state, guint zone,
                     int seat, CgCard out[CG_MAX_ZONE]);

/** Returns whether the zone number @zone is a set: the state does not hold the
 * order of its cards. */
gboolean cg_zone_is_set (const CgRules *rules, guint zone);

/** Returns how many cards @seat has yet to play: the cards in its hand, its
 * rows, and its zones that have CgField.mixed. */
guint cg_cards_held (const CgRules *rules, const CgState *state, int seat);

/** How a card was laid. @seat is the seat that laid it. @lay is the number of
 * the lay in its zone, from 0: cards that were laid together have the same
 * number. */
typedef struct
{
  gint8  seat;
  guint8 lay;
} CgLaid;

/** Fills in @out with how each card of the zone number @zone, which is in the
 * middle of the table, was laid. Returns how many cards there are, or 0 if the
 * state does not hold who laid them. */
guint cg_zone_laid (const CgRules *rules, const CgState *state, guint zone,
                    CgLaid out[CG_MAX_ZONE]);

/** cg_all_cards() returns all the cards of the game. cg_unplaced_cards()
 * returns those of them that lie in no zone or that are hidden in a zone. */
CgSet cg_all_cards      (const CgRules *rules, const CgState *state);
CgSet cg_unplaced_cards (const CgRules *rules, const CgState *state);

/** Fills in @out with all the cards of the game in a random order. Returns how
 * many there are. */
guint cg_shuffle_all (const CgRules *rules, const CgState *state,
                      CgRandom *random, CgCard out[CG_MAX_ZONE]);

/** Fills in @out with a state of @setup in which no zone has a card. The bytes
 * of @out may have any values before. */
void cg_clear (const CgRules *rules, const CgSetup *setup, CgState *out);

/** Removes from @state what @seat does not know; see CgRules.redact. */
void cg_redact (const CgRules *rules, CgState *state, int seat);

/** Fills in by chance what @redacted, a state redacted for @seat, hides; see
 * CgRules.resample. */
void cg_resample (const CgRules *rules, CgState *redacted, int seat,
                  CgRandom *random);

/** What cg_clear(), cg_redact() and cg_resample() do if a game does not have
 * the function in CgRules. The game's own function begins by calling the one of
 * these that has the same task. */
void cg_clear_zones    (const CgRules *rules, const CgSetup *setup,
                        CgState *out);
void cg_redact_zones   (const CgRules *rules, CgState *state, int seat);
void cg_resample_zones (const CgRules *rules, CgState *redacted,
                        CgRandom *random);

/** Appends the text of @move to @text. */
void cg_write_move (const CgRules *rules, const CgState *state, CgMove move,
                    GString *text);

/** Reads the text of a move into @move. Returns %FALSE if the text is not that
 * of a move. */
gboolean cg_read_move (const CgRules *rules, const CgState *state,
                       const char *text, CgMove *move);

/** Returns the text of @move. Free with g_free(). */
char *cg_move_to_text (const CgRules *rules, const CgState *state, CgMove move);

/** Returns a random legal move; all legal moves are equally likely. */
CgMove cg_random_move (const CgRules *rules, const CgState *state,
                       CgRandom *random);

/** Appends an event of the kind @kind with the seat @seat to @events, and
 * returns it, so that the caller can set its other members. There must be fewer
 * than %CG_MAX_EVENTS events. */
CgEvent *cg_events_append (CgEvents *events, guint kind, int seat);

/** Like cg_events_append(), but does nothing and returns %NULL if @events is
 * %NULL. The function is inline so that playing a move without events is not
 * slower. */
static inline CgEvent *
cg_events_add (CgEvents *events, guint kind, int seat)
{
  return G_LIKELY (events == NULL) ? NULL
                                   : cg_events_append (events, kind, seat);
}

/** Like cg_events_add(), but also sets `count` of the event. */
static inline void
cg_events_add_count (CgEvents *events, guint kind, int seat, guint count)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->count = (guint8) count;
}

/** Like cg_events_add(), but also sets `count` to 1 and `cards[0]` to @card. */
static inline void
cg_events_add_card (CgEvents *events, guint kind, int seat, CgCard card)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    {
      event->count = 1;
      event->cards[0] = card;
    }
}

/** Like cg_events_add(), but also sets `other` of the event. */
static inline void
cg_events_add_other (CgEvents *events, guint kind, int seat, int other)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->other = (gint8) other;
}
