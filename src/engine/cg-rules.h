/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract between a game's rules and everything else.
 *
 * A game is one #CgRules: a table of plain functions on plain values. A state
 * is a flat block of bytes without pointers, copied with cg_state_copy(). It
 * holds everything that decides what may happen next, the options included,
 * and nothing else. The functions keep nothing between two calls and read no
 * clock. `moves`, `play`, `redact` and `resample` allocate no memory. Only the
 * functions that are given a random number generator use chance, and they use
 * only that generator.
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

/** One position of one game. Only the game's own files know its members. */
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

/* The last members of an option: one of the choices @list, one of the choices
 * that follow @value, or a switch. @value is the default. */
#define CG_CHOICE(list, value) .choices = (list), .default_value = (value)
#define CG_CHOICES(value, ...) \
  CG_CHOICE (((const CgChoice[]) { __VA_ARGS__, { NULL, NULL } }), value)
#define CG_SWITCH(value) CG_CHOICE (cg_choices_switch, value)

/** What is known before the cards are dealt. Copied with `=`. */
typedef struct
{
  guint8 seats;                   /* how many play */
  guint8 dealer;                  /* the dealer's seat, below `seats` */
  gint16 options[CG_MAX_OPTIONS]; /* in the order of CgRules.options */
} CgSetup;

/* --- moves, refusals, events ------------------------------------------- */

/** A move as a number. Only the game knows what a number means; saves hold the
 * move's text. */
typedef guint32 CgMove;

#define CG_NO_MOVE G_MAXUINT32

/**
 * The reasons why a move is not legal that every game has. The reasons of one
 * game begin at %CG_REFUSE_GAME (see CgRules.refusals). The comment of each
 * reason says which other members of CgRefusal are set. The sentences that a
 * person reads are in the model.
 */
enum
{
  CG_LEGAL = 0,
  CG_REFUSE_GAME_OVER,
  CG_REFUSE_ROUND_OVER,    /* the next round is not dealt yet */
  CG_REFUSE_NOT_A_MOVE,    /* the number is not a move of this game */
  CG_REFUSE_NOT_NOW,       /* the move belongs to another phase */
  CG_REFUSE_NOT_YOUR_CARD, /* `card` is not in that hand */
  CG_REFUSE_FOLLOW_SUIT,   /* a card of the suit in `suits` must be laid */
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
 * The kinds of events that every game has. An event is one thing that a move
 * did; the log, the announcements and the animation are made from the events.
 * The events of one game begin at %CG_EVENT_GAME (see CgRules.events). The
 * comment of each kind says which members of CgEvent are set.
 */
enum
{
  CG_EVENT_NONE = 0,
  CG_EVENT_LAID,       /* seat, cards[count] */
  CG_EVENT_DREW,       /* seat, count */
  CG_EVENT_PASSED,     /* seat */
  CG_EVENT_LEADS,      /* seat leads to an empty pile; at the start of a game
                        * also cards[count], the lowest cards, which it showed,
                        * and what: 1 if these cards were laid on the pile */
  CG_EVENT_TOOK_TRICK, /* seat takes the trick; count: how many cards it gets */
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

/** The events of one move, in the order in which they happened. CgRules.play
 * empties the list first. */
typedef struct _CgEvents
{
  guint   n;
  CgEvent list[CG_MAX_EVENTS];
} CgEvents;

/** For CgEventInfo.cards: the event names as many cards as its `count` says. */
#define CG_CARDS_COUNTED G_MAXUINT8

/** What all events of one kind have in common. */
typedef struct
{
  const char *id;          /* such as "picked-up"; frozen */
  guint8      cards;       /* how many of CgEvent.cards it names */
  guint8      of_all : 1;  /* it happens to the table: no seat is named */
  guint8      of_two : 1;  /* it names `other` too */
  guint8      or_one : 1;  /* with of_two: `other` may be missing */
  guint8      reveals : 1; /* the seat that moved sees a card that it did not
                            * know before; such a move can be undone only in a
                            * practice game */
  guint8      shows : 1;   /* in a game with a zone of the role CG_ZONE_TRICK:
                            * the seat lays cards[0] to the trick face up, or
                            * turns it up */
  guint8      takes : 1;   /* the trick is over, and the seat has taken it; with
                            * of_all: nobody has */
} CgEventInfo;

/* A game lists its events once, as X (NAME, id, other members of CgEventInfo),
 * and its refusals once, as X (NAME, id). Its header makes an enum of the
 * names: where they are whole names, with the first of these macros. The other
 * two make the rows of CgRules.events and CgRules.refusals. */
#define CG_LISTED_NAME(NAME, ...) NAME,
#define CG_EVENT_INFO(NAME, ...) { .id = __VA_ARGS__ },
#define CG_REFUSAL_ID(NAME, id) id,

/* --- the result ---------------------------------------------------------- */

/** How a finished game ended, or how a match stands after a round. */
typedef struct
{
  gboolean goes_on;           /* another round of the match follows */
  guint8 place[CG_MAX_SEATS]; /* the place of the seat's team among the teams:
                               * 1 is the first place; teams may share a place;
                               * all are 0 if the game was broken off, and then
                               * nobody wins */
  gint32 score[CG_MAX_SEATS]; /* points so far, 0 where none are kept; partners
                               * have the same */
} CgResult;

/* --- the table of functions ----------------------------------------------- */

/** Where a state holds its setup, in bytes from its beginning. */
typedef struct
{
  guint16 size;        /* the size of the state's type, in bytes */
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
  /* The name of the game in saves, settings and lessons. It never changes. */
  const char *id;

  /* The name of the game for persons, marked by N_(). */
  const char *title;

  guint8 min_seats;
  guint8 max_seats;
  guint8 default_seats;

  /* Which cards the bits of a CgSet are, and which ranks of them the game has,
   * as bits such as CG_RANKS_SPANISH_40; 0 if it has all of them. */
  CgPack pack;
  guint  ranks;

  /* The house rules and other settings: at most CG_MAX_OPTIONS, then an id of
   * NULL. */
  const CgOption *options;

  /* The game's own events, from CG_EVENT_GAME on, ended by an id of NULL; and
   * the ids of its own refusals, such as "too-low", from CG_REFUSE_GAME on,
   * ended by NULL. The ids never change. NULL if the game has none. */
  const CgEventInfo *events;
  const char *const *refusals;

  /* The most moves that a game, or a round of a match, can take. */
  guint max_plies;

  /* Where a state holds its setup: CG_STATE(). */
  CgStateLayout state;

  /* Returns the size of a state for @setup in bytes, at most CG_MAX_STATE.
   * Bytes that a state does not use are zero, so that equal positions are equal
   * bytes. NULL if every state has the size of its type. */
  gsize (*state_size) (const CgSetup *setup);

  /* Returns all the cards of the game. NULL if the game has one pack without
   * jokers: the cards of `pack` whose ranks are among `ranks`. */
  CgSet (*cards) (const CgState *state);

  /* Shuffles, deals and fills in @out, a block of state_size() bytes with any
   * content. */
  void (*deal) (const CgSetup *setup, CgRandom *random, CgState *out);

  /* Draws by lot which seat deals first, and fills in @cut with the card that
   * each seat cut for it, or with CG_CARD_NONE if no cards are cut. NULL if the
   * rules do not say who deals first. */
  int (*draw_dealer) (const CgSetup *setup, CgRandom *random,
                      CgCard cut[CG_MAX_SEATS]);

  /* Begins the next round of a match after a round has ended: keeps what lasts
   * (points, stakes), makes the next seat the dealer, and deals. Called only if
   * CgResult.goes_on is set. @events may be NULL. NULL in a game of one round.
   */
  void (*next_round) (CgState *state, CgRandom *random, CgEvents *events);

  /* Fills in @setup with the setup of the first round of the match. NULL if
   * CgRules.state is all that is needed. Called only by cg_get_setup(). */
  void (*get_setup) (const CgState *state, CgSetup *setup);

  /* Returns NULL, or what is wrong with a position that was read from text, in
   * English and without a full stop. cg_validate(), the only caller, has
   * already checked that each card lies in exactly one zone. Whatever is done
   * with a position that is valid never crashes. NULL if there is nothing to
   * check. */
  const char *(*validate) (const CgState *state);

  /* Returns the seat that must decide now, or CG_NO_SEAT if the game or the
   * round is over. */
  int (*to_move) (const CgState *state);

  /* Lists the legal moves of the seat to move in @out, in ascending order, each
   * once, and returns how many there are: at least one until the game or the
   * round is over, then none. It uses only what that seat knows: for the state
   * redacted for that seat the list is the same. */
  guint (*moves) (const CgState *state, CgMove out[CG_MAX_MOVES]);

  /* Returns one of the legal moves by chance, without listing them: the same
   * move as list[cg_random_below (random, n)] with the same @random. Called
   * only by cg_random_move() while the game is not over. NULL if that is not
   * faster. */
  CgMove (*random_move) (const CgState *state, CgRandom *random);

  /* Returns why @move is not legal now, or CG_LEGAL if `moves` lists it. @move
   * may be any number. */
  CgRefusal (*why_not) (const CgState *state, CgMove move);

  /* Plays @move, which is legal, and lists in @events what it did. @events may
   * be NULL. */
  void (*play) (CgState *state, CgMove move, CgEvents *events);

  /* Fills in @out with how the game, or the round, ended. Called only if it is
   * over. */
  void (*result) (const CgState *state, CgResult *out);

  /* Returns the number of the team of @seat. Partners, who win and lose
   * together, have the same number. NULL if everybody plays alone. */
  int (*team) (const CgState *state, int seat);

  /* Returns the cards of the zone @zone of the seat @owner that the seat
   * @viewer knows, although it does not see that zone: it has seen these cards
   * come there. The zone is a set. NULL if there are never any such cards. */
  CgSet (*knows) (const CgState *state, int viewer, guint zone, int owner);

  /* Removes from @state what @seat does not know. A seat knows more than it
   * sees now: for example, cards that another seat picked up openly, until they
   * are laid again. A second call changes nothing, and two states that are the
   * same to a seat become the same bytes. NULL if CgField.seen says all. Called
   * only by cg_redact(). */
  void (*redact) (CgState *state, int seat);

  /* Fills in what a state redacted for @seat hides, by chance and in a way that
   * @seat must think possible. Redacting the result gives the same redacted
   * state again. NULL if a hidden card may be any card that @seat does not see.
   * Called only by cg_resample(). */
  void (*resample) (CgState *redacted, int seat, CgRandom *random);

  /* The keys of a position's text, ended by a key of NULL; see cg-position.h.
   * The keys that have a role are the zones: every card of the game lies in
   * exactly one of them. */
  const CgField *fields;

  /* Fills in @out with a state of @setup in which no card lies anywhere;
   * reading a position begins with it. NULL if CgRules.fields say all. Called
   * only by cg_clear(). */
  void (*clear) (const CgSetup *setup, CgState *out);

  /* Called when all fields of a position have been read and all cards lie in a
   * zone: fills in the members of @state that follow from the fields. May be
   * NULL. */
  void (*complete) (CgState *state, GKeyFile *keys);

  /* How a move is written as text, such as "lay 7H 7D", without the seat: by
   * the table @words, or by two functions if such a table is not enough. The
   * text of a legal move reads back as the same move. Any other text is refused
   * by read_move or by why_not. Several texts may be read as one move (cards in
   * any order); write_move always writes the same one. */
  const CgMoveWord *words;
  void     (*write_move) (const CgState *state, CgMove move, GString *text);
  gboolean (*read_move)  (const CgState *state, const char *text, CgMove *move);
};

/* --- conveniences on top of the table ------------------------------------- */

/** Returns what the events of @kind have in common, or %NULL if @rules have no
 * events of that kind. */
const CgEventInfo *cg_event_info (const CgRules *rules, guint kind);

/** Returns the id of an event or of a refusal of @rules, "legal" for %CG_LEGAL,
 * or %NULL if @rules have none of that kind. An id never changes. */
const char *cg_event_id   (const CgRules *rules, guint kind);
const char *cg_refusal_id (const CgRules *rules, guint kind);

/** Fills @setup with the default number of seats, dealer 0 and every option's
 * default. */
void cg_setup_init (CgSetup *setup, const CgRules *rules);

/** Returns %NULL, or what is wrong with @setup for @rules, in English. */
const char *cg_setup_validate (const CgSetup *setup, const CgRules *rules);

/** Returns the index of the option called @id in CgRules.options, or -1. */
int cg_option_index (const CgRules *rules, const char *id);

/** Returns how many values @option has. */
guint cg_option_n_values (const CgOption *option);

/** Returns the value number @position of @option, from 0 and below
 * cg_option_n_values(), in ascending order. */
gint16 cg_option_value_at (const CgOption *option, guint position);

/** Returns the text of @value of @option in a save: "on", "suit", "2". A number
 * is written into @number; any other text is owned by the option. */
const char *cg_option_value_to_text (const CgOption *option, int value,
                                     char number[12]);

/** Reads the text of a value in a save. Returns %FALSE if @option does not have
 * that value. */
gboolean cg_option_value_from_text (const CgOption *option, const char *text,
                                    gint16 *value);

/** Reads the text of options in a save, such as "jokers=2;six=suit;", into
 * @setup. Options that the text does not name keep their values. If the text is
 * faulty, returns %FALSE and sets *@reason to what is wrong, to be freed with
 * g_free(); @setup is undefined then. */
gboolean cg_setup_read_options (CgSetup *setup, const CgRules *rules,
                                const char *text, char **reason);

/** Reads a whole number from @min to @max that is written in the one canonical
 * way: decimal digits, "-" in front of negative ones, nothing else. */
gboolean cg_number_from_text (const char *text, gint64 min, gint64 max,
                              gint64 *value);

/** Returns a new state for @setup in which all bytes are zero. Free with
 * g_free(). */
CgState *cg_state_new (const CgRules *rules, const CgSetup *setup);

/** Returns whether the seat to move has a choice: more than one move is legal.
 */
gboolean cg_has_choice (const CgRules *rules, const CgState *state);

/** Returns a copy of @state. Free with g_free(). */
CgState *cg_state_copy (const CgRules *rules, const CgState *state);

/** Returns a copy of @state that is redacted for @seat: it holds only what that
 * seat knows. Free with g_free(). */
CgState *cg_state_seen_by (const CgRules *rules, const CgState *state,
                           int seat);

/** Returns the size of @state in bytes. */
gsize cg_state_size (const CgRules *rules, const CgState *state);

/** Deals the cards of the deal number @deal into @out. A number gives the same
 * cards on every machine and in every version. */
void cg_deal (const CgRules *rules, const CgSetup *setup, guint64 deal,
              CgState *out);

/** Draws which seat deals the first round of the deal number @deal, by
 * CgRules.draw_dealer. If the rules do not say who deals first, returns the
 * dealer of @setup. @cut may be %NULL. */
guint8 cg_draw_dealer (const CgRules *rules, const CgSetup *setup, guint64 deal,
                       CgCard cut[CG_MAX_SEATS]);

/** Returns the number of the team of @seat, which is @seat if everybody plays
 * alone. */
int cg_team (const CgRules *rules, const CgState *state, int seat);

/** Returns whether no seat before @seat belongs to its team. */
gboolean cg_is_first_of_team (const CgRules *rules, const CgState *state,
                              int seat);

/** Fills in the places of the teams by their scores in @result: the most points
 * are the first place. */
void cg_result_place_by_score (const CgRules *rules, const CgState *state,
                               CgResult *result);

/** Returns whether the game is over: no round follows any more. */
gboolean cg_is_over (const CgRules *rules, const CgState *state);

/** Deals the round number @round, from 2, of the match that began with the deal
 * number @deal. @state is the end of the round before. The same two numbers
 * always give the same cards. */
void cg_next_round (const CgRules *rules, guint64 deal, guint round,
                    CgState *state, CgEvents *events);

/** Fills in @setup with the setup that the game of @state began with. */
void cg_get_setup (const CgRules *rules, const CgState *state, CgSetup *setup);

/** Returns the size of a state for @setup in bytes. */
gsize cg_setup_state_size (const CgRules *rules, const CgSetup *setup);

/** Returns %NULL, or what is wrong with @state: a card that is missing or that
 * is there too often, or what CgRules.validate says. */
const char *cg_validate (const CgRules *rules, const CgState *state);

/* --- zones: cg-zones.c ------------------------------------------------------
 */

/** Returns the zone number @zone, from 0 in the order of CgRules.fields, or
 * %NULL after the last one. The id of a zone is its key. */
const CgField *cg_zone (const CgRules *rules, guint zone);

/** Returns the number of the first zone that has @role, or -1. */
int cg_zone_of_role (const CgRules *rules, CgZoneRole role);

/** Lists the cards of the zone @zone, or of @seat's one if each seat has such a
 * zone, in the order in which they lie. A card that a redacted state hides is
 * %CG_CARD_HIDDEN. Returns how many there are. */
guint cg_zone_cards (const CgRules *rules, const CgState *state, guint zone,
                     int seat, CgCard out[CG_MAX_ZONE]);

/** Returns whether the zone @zone is a set: a state does not hold in which
 * order its cards lie. */
gboolean cg_zone_is_set (const CgRules *rules, guint zone);

/** Returns how many cards @seat has yet to play: the cards in its hand and its
 * rows or, if CgField.mixed is set, in all its mixed zones. */
guint cg_cards_held (const CgRules *rules, const CgState *state, int seat);

/** Who laid a card (@seat), and the number of the lay, from 0, among those that
 * lie in the same zone (@lay). Cards of one lay were laid together. */
typedef struct
{
  gint8  seat;
  guint8 lay;
} CgLaid;

/** Lists for each card of the zone @zone, which is in the middle of the table,
 * who laid it. Returns how many cards there are, or 0 if a state does not hold
 * who laid them. */
guint cg_zone_laid (const CgRules *rules, const CgState *state, guint zone,
                    CgLaid out[CG_MAX_ZONE]);

/** Returns all the cards of the game; or those of them that lie in no zone or
 * that are hidden in one. */
CgSet cg_all_cards      (const CgRules *rules, const CgState *state);
CgSet cg_unplaced_cards (const CgRules *rules, const CgState *state);

/** Lists all the cards of the game, shuffled. Returns how many there are. */
guint cg_shuffle_all (const CgRules *rules, const CgState *state,
                      CgRandom *random, CgCard out[CG_MAX_ZONE]);

/** Fills in @out, a block with any content, with a state of @setup in which no
 * card lies anywhere. */
void cg_clear (const CgRules *rules, const CgSetup *setup, CgState *out);

/** Removes from @state what @seat does not know; see CgRules.redact. */
void cg_redact (const CgRules *rules, CgState *state, int seat);

/** Fills in by chance what a state redacted for @seat hides; see
 * CgRules.resample. */
void cg_resample (const CgRules *rules, CgState *redacted, int seat,
                  CgRandom *random);

/** What cg_clear(), cg_redact() and cg_resample() do if a game has no function
 * of its own for it. A function of a game begins by calling the one of these.
 */
void cg_clear_zones    (const CgRules *rules, const CgSetup *setup,
                        CgState *out);
void cg_redact_zones   (const CgRules *rules, CgState *state, int seat);
void cg_resample_zones (const CgRules *rules, CgState *redacted,
                        CgRandom *random);

/** Appends the text of @move to @text. */
void cg_write_move (const CgRules *rules, const CgState *state, CgMove move,
                    GString *text);

/** Reads the text of a move into @move. Returns %FALSE for any other text. */
gboolean cg_read_move (const CgRules *rules, const CgState *state,
                       const char *text, CgMove *move);

/** Returns the text of @move. Free with g_free(). */
char *cg_move_to_text (const CgRules *rules, const CgState *state, CgMove move);

/** Returns one of the legal moves by chance, each as likely as the others. */
CgMove cg_random_move (const CgRules *rules, const CgState *state,
                       CgRandom *random);

/** Appends an event of @kind with @seat to @events, and returns it so that its
 * other members can be filled in. A move has at most %CG_MAX_EVENTS events. */
CgEvent *cg_events_append (CgEvents *events, guint kind, int seat);

/** Like cg_events_append(), but does nothing and returns %NULL if @events is
 * %NULL. Inline, so that playing a move without events costs nothing. */
static inline CgEvent *
cg_events_add (CgEvents *events, guint kind, int seat)
{
  return G_LIKELY (events == NULL) ? NULL
                                   : cg_events_append (events, kind, seat);
}

/** Like cg_events_add(), and sets `count` of the event. */
static inline void
cg_events_add_count (CgEvents *events, guint kind, int seat, guint count)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->count = (guint8) count;
}

/** Like cg_events_add(), and names one card in the event. */
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

/** Like cg_events_add(), and sets `other` of the event. */
static inline void
cg_events_add_other (CgEvents *events, guint kind, int seat, int other)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    event->other = (gint8) other;
}

G_END_DECLS
