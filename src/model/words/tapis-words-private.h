/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of sentences that a game has (#TapisGameWords), and the functions
 * that fill in a sentence. For src/model/words and the games' GAME-words… files
 * only.
 *
 * What all games say is in the files that are named after it (-events,
 * -refusals, -reasons, -options). What only one game says is in its
 * GAME-words.c. */

#pragma once

#include "players/cg-reasons.h"
#include "tapis-words.h"

G_BEGIN_DECLS

/* --- speaking of somebody (tapis-words-say.c) --- */

/** An event, and the players of whom it tells. */
typedef struct
{
  const CgRules     *rules;
  const CgEvent     *event;
  const TapisPerson *who;   /* at the event's seat; NULL: it has none */
  const TapisPerson *other; /* at the event's other seat; NULL: it has none */
} TapisWho;

/** What is asked of whoever is to move, for the chip above a pile: @you,
 * NC_("demand"), or of somebody by name @somebody, P_(). */
char *tapis_say_asked (const TapisPerson *who, const char *you,
                       const char *somebody);

/** A sentence with one word, or one number, in it. */
char *tapis_say_with_word   (const char *sentence, const char *word);
char *tapis_say_with_number (const char *sentence, int n);

/* --- the words of one game --- */

/** An option in words. */
typedef struct
{
  const char *id;       /* of the option; NULL ends a list */
  const char *help;     /* N_(): what it means */
  const char *rules[3]; /* N_(): the rule that each choice makes. If the second
                         * one holds %d, the values are numbers: then it, or
                         * the second and the third as NN_(), is the rule of
                         * all values but 0 */
} TapisOptionWords;

/** A word that stands in a sentence, for one %s. */
typedef enum
{
  TAPIS_SAYS_NOTHING,
  TAPIS_SAYS_CARD,   /* "the 9 of hearts": the first or only card */
  TAPIS_SAYS_CARDS,  /* all of them, with "and" */
  TAPIS_SAYS_A_RANK, /* "a 9" */
  TAPIS_SAYS_RANKS,  /* "nines" */
  TAPIS_SAYS_SUITS,  /* "hearts or spades" */
  TAPIS_SAYS_PLACE,  /* "2nd place": the rank */
  TAPIS_SAYS_NAME,   /* of a reason's player */
} TapisSays;

/** A number that stands in an event's sentence, for one %d or %u. */
typedef enum
{
  TAPIS_TELLS_NOTHING,
  TAPIS_TELLS_COUNT,
  TAPIS_TELLS_POINTS,
  TAPIS_TELLS_TOTAL,
} TapisTells;

/** A sentence in two forms, for ngettext(); without anybody in it. */
#define NN_(one, many) one, many

/** An event in words. For a sentence the tables are searched from the top:
 * first that of the game, then that of its family, then that of all games. The
 * first row is taken that has the kind of the event and a sentence, and whose
 * `when` is TRUE. A cry, a weight, a sound and a time are found in the same
 * way, each by itself. */
typedef struct
{
  guint8 kind;       /* of the event; 0 ends a table */
  guint8 weight;     /* TapisWeight; 0: as in the tables that follow */
  guint8 says;       /* TapisSays: follows the names */
  guint8 as;         /* TapisRole of that word */
  guint8 who_as;     /* TapisRole of the name of the event's seat … */
  guint8 other_as;   /* … and of the other's: TAPIS_ROLE_DOER if left out */
  guint8 tells;      /* TapisTells: follows the word */
  guint8 by_other;   /* TRUE: @between names the other seat first */
  guint8 cried;      /* TRUE: the cry stands before the sentence */
  guint8 sound;      /* TapisSound; 0: as in the tables that follow */
  guint16 time;      /* to look at it, in milliseconds; 0: as in the tables that
                      * follow, and in none of them: no time of its own */

  /* NULL: always. */
  gboolean (*when) (const CgEvent *event);

  /* P_(), or PP_() where a number is told. @you: said to the player at the
   * event's seat. @somebody: said of that player by name; NULL: @you is said to
   * everybody, N_() or NN_(). @between: said of two players by name to anybody
   * else; where there is such a sentence, @you holds the other player's name,
   * too. */
  const char *you, *you_many;
  const char *somebody, *somebody_many;
  const char *between, *between_many;

  /* Makes the sentence instead of these; or NULL. */
  char *(*say) (const TapisWho *who);

  /* NC_("cry", …); or a function that returns the cry, or NULL for none. */
  const char *cry;
  const char *(*cry_of) (const CgEvent *event);
} TapisEventWords;

/** Why a move is refused, in words. A row is found in the same way. */
typedef struct
{
  guint8      kind;     /* of the refusal; 0 ends a table */
  guint8      says;     /* TapisSays: stands in @with */
  guint8      as;       /* TapisRole of that word */
  const char *sentence; /* N_() */
  const char *with;     /* N_(): the sentence with the word; or NULL */

  /* Makes the sentence instead of these. If it is NULL or returns NULL, these
   * are taken, or else the next row that fits. @state may be NULL. */
  char *(*say) (const CgState *state, CgRefusal refusal);
} TapisRefusalWords;

/** Why a move is good, in words. A row is found in the same way. */
typedef struct
{
  guint8      kind;     /* of the reason; 0 ends a table */
  guint8      says;     /* TapisSays: stands in it */
  guint8      as;       /* TapisRole of that word */
  const char *sentence; /* N_(), or of somebody by name P_() */
} TapisReasonWords;

/** The tables of a game, of a family or of all games; each may be NULL. */
typedef struct _TapisSayings TapisSayings;

struct _TapisSayings
{
  const TapisSayings      *base; /* the tables that are searched next; NULL:
                                  * those of all games */
  const TapisEventWords   *events;
  const TapisRefusalWords *refusals;
  const TapisReasonWords  *reasons;
};

/** A place for cards in words. */
typedef struct
{
  const char *zone; /* its key, see cg_zone(); NULL ends a table */

  /* NN_(): the name of the place. @own: where it is one's own or nobody's;
   * @others: where it is that of somebody else, whose name comes first
   * (TAPIS_ROLE_LISTED). Both tell how many cards lie there. NULL: the id. */
  const char *own, *own_many;
  const char *others, *others_many;

  /* N_(), what stands under it in the middle, with %u for how many cards lie
   * there; NULL: the id. */
  const char *caption;

  /* N_(), what is said about it, in whole sentences; or NULL. */
  const char *about;
} TapisPlaceWords;

/** What a game says in its own terms. */
typedef struct
{
  const char *blurb;  /* N_() */
  const char *length; /* N_() */

  const TapisOptionWords *options;

  TapisSayings says;

  /* The places that have other names than in all games. */
  const TapisPlaceWords *places;

  /* Adds the special cards to @list, in the order of their ranks. */
  void (*special_cards) (const CgSetup *setup, GArray *list);
} TapisGameWords;

/** The words of that game, which come from its kind (tapis-game-kind.c). */
const TapisGameWords *tapis_words_of (const CgRules *rules);

/** What all games say (-events, -refusals, -reasons). */
extern const TapisEventWords tapis_common_events[];
extern const TapisRefusalWords tapis_common_refusals[];
extern const TapisReasonWords tapis_common_reasons[];

/** The tables that are searched first for a game of @rules; and those that are
 * searched after @sayings, or %NULL. */
const TapisSayings *tapis_sayings_of   (const CgRules      *rules);
const TapisSayings *tapis_sayings_next (const TapisSayings *sayings);

/** @words of an event, filled in (tapis-words-say.c). */
char *tapis_say_event (const TapisEventWords *words, const TapisWho *who);

/** The word that @says stands for, of the @rank, the @suits or the @cards, in
 * the form of @role; %NULL where there is none. */
char *tapis_say_what (const CgRules *rules, TapisSays says, TapisRole role,
                      guint rank, guint suits, const CgCard *cards,
                      guint n_cards);

/** Adds a special card to a list of them; @told: as in #TapisSpecialCard. */
void tapis_add_special      (GArray *list, CgCard card, const char *title,
                             const char *text);
void tapis_add_special_told (GArray *list, CgCard card, const char *title,
                             const char *text, const char *told);

G_END_DECLS
