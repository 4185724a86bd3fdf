/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of sentences of a game (#TapisGameWords), and the functions that
 * fill in a sentence. Only files in src/model/words and the games' own
 * GAME-words… files may include this header.
 *
 * Sentences that all games share are in tapis-words-events.c, -refusals.c,
 * -reasons.c and -options.c. Sentences of one game only are in its
 * GAME-words.c. */

#pragma once

#include "players/cg-reasons.h"
#include "tapis-words.h"

G_BEGIN_DECLS

/* --- speaking of somebody (tapis-words-say.c) --- */

/** An event, and the players that its sentence mentions. */
typedef struct
{
  const CgRules     *rules;
  const CgEvent     *event;
  const TapisPerson *who;   /* the player at the event's seat; NULL: the event
                             * has no seat */
  const TapisPerson *other; /* the player at the event's other seat; NULL: the
                             * event has no other seat */
} TapisWho;

/** Returns what is asked of the player @who, who is to move, as the text of the
 * chip above a pile: @you, marked with NC_("demand"), if @who is called "you";
 * otherwise @somebody, marked with P_(), with the name of @who. */
char *tapis_say_asked (const TapisPerson *who, const char *you,
                       const char *somebody);

/** The first function returns @sentence with @word in the place of its %s, the
 * second one @sentence with @n in the place of its %d. */
char *tapis_say_with_word   (const char *sentence, const char *word);
char *tapis_say_with_number (const char *sentence, int n);

/* --- the words of one game --- */

/** The sentences about an option of a game. */
typedef struct
{
  const char *id;       /* the id of the option; NULL ends a list */
  const char *help;     /* marked with N_(): what the option means */
  /* Marked with N_(): for each choice of the option, the rule that it makes. If
   * the second rule holds %d, the values of the option are numbers: then the
   * second rule, or the second and the third together as NN_(), is used for all
   * values but 0. */
  const char *rules[3];
} TapisOptionWords;

/** Which word an event, a refusal or a reason puts into its sentence in the
 * place of a %s. */
typedef enum
{
  TAPIS_SAYS_NOTHING,
  TAPIS_SAYS_CARD,   /* the first or only card: "the 9 of hearts" */
  TAPIS_SAYS_CARDS,  /* all cards, joined by "and" */
  TAPIS_SAYS_A_RANK, /* the rank with its article: "a 9" */
  TAPIS_SAYS_RANKS,  /* the rank in the plural: "nines" */
  TAPIS_SAYS_SUITS,  /* the suits: "hearts or spades" */
  TAPIS_SAYS_PLACE,  /* the rank, read as a place: "2nd place" */
  TAPIS_SAYS_NAME,   /* the name of the player in the reason */
} TapisSays;

/** Which number of an event is put into its sentence, in the place of a %d or
 * %u. */
typedef enum
{
  TAPIS_TELLS_NOTHING,
  TAPIS_TELLS_COUNT,
  TAPIS_TELLS_POINTS,
  TAPIS_TELLS_TOTAL,
} TapisTells;

/** Marks a sentence that has a form for one and a form for many, to be
 * translated with ngettext(), and that mentions no person. */
#define NN_(one, many) one, many

/** The words for one kind of event: a row of a table. To find the sentence for
 * an event, the table of the game is searched first, then the table of the
 * family of the game, then the table that all games share. The first row is
 * taken that has the kind of the event and a sentence, and whose `when` is NULL
 * or returns TRUE. The cry, the weight, the sound, the time and the stage are
 * each looked for in the same way, so that they may come from other rows. */
typedef struct
{
  guint8 kind;       /* the kind of the event; 0 ends a table */
  guint8 weight;     /* a TapisWeight; 0: the weight is in a table that is
                      * searched later */
  guint8 says;       /* a TapisSays: the word that comes after the names in the
                      * sentence */
  guint8 as;         /* the TapisRole of the word that @says stands for */
  guint8 who_as;     /* the TapisRole of the name of the player at the event's
                      * seat */
  guint8 other_as;   /* the TapisRole of the name of the player at the event's
                      * other seat; 0: TAPIS_ROLE_DOER */
  guint8 tells;      /* a TapisTells: the number that comes after the word in
                      * the sentence */
  guint8 by_other;   /* TRUE: in @between the name of the player at the other
                      * seat comes first */
  guint8 cried;      /* TRUE: the cry is put before the sentence */
  guint8 sound;      /* a TapisSound; 0: the sound is in a table that is
                      * searched later */
  guint16 time;      /* how long a person looks at the event, in milliseconds;
                      * 0: the time is in a table that is searched later, or the
                      * event has no time of its own */
  guint16 stage;     /* for a great moment: how long its cards are shown before
                      * they fly on, in milliseconds, and the cry is large; 0:
                      * the stage is in a table that is searched later, or the
                      * event is no great moment */

  /* Returns whether this row fits @event; NULL: the row always fits. */
  gboolean (*when) (const CgEvent *event);

  /* The sentences, marked with P_(), or with PP_() if they tell a number. @you
   * is said to the player at the event's seat. @somebody is said about that
   * player, by name; if @somebody is NULL, @you is said to everybody and is
   * marked with N_() or NN_(). @between is said about two players, by name, to
   * anybody else; if there is a @between, @you holds the name of the other
   * player, too. */
  const char *you, *you_many;
  const char *somebody, *somebody_many;
  const char *between, *between_many;

  /* Returns the sentence, in the place of the sentences above; or NULL. */
  char *(*say) (const TapisWho *who);

  /* The cry of the player, marked with NC_("cry", …); or a function that
   * returns the cry, or NULL for none. */
  const char *cry;
  const char *(*cry_of) (const CgEvent *event);
} TapisEventWords;

/** The words for one kind of refusal, the reason why a move is not allowed: a
 * row of a table. A row is looked for as for an event (#TapisEventWords). */
typedef struct
{
  guint8      kind;     /* the kind of the refusal; 0 ends a table */
  guint8      says;     /* a TapisSays: the word that is put into @with */
  guint8      as;       /* the TapisRole of the word that @says stands for */
  const char *sentence; /* the sentence without a word in it, marked with N_()
                         */
  const char *with;     /* the sentence with one %s for the word, marked with
                         * N_(); or NULL */

  /* Returns the sentence, in the place of @sentence and @with. If @say is NULL
   * or returns NULL, those two are used; if they are NULL too, the next row
   * that fits is used. @state may be NULL. */
  char *(*say) (const CgState *state, CgRefusal refusal);
} TapisRefusalWords;

/** The words for one kind of reason why a move is good: a row of a table. A row
 * is looked for as for an event (#TapisEventWords). */
typedef struct
{
  guint8      kind;     /* the kind of the reason; 0 ends a table */
  guint8      says;     /* a TapisSays: the word that is put into @sentence */
  guint8      as;       /* the TapisRole of the word that @says stands for */
  const char *sentence; /* marked with N_(), or with P_() if it mentions a
                         * player by name */
} TapisReasonWords;

/** The tables of a game, of a family of games, or of all games. Each table may
 * be NULL. */
typedef struct _TapisSayings TapisSayings;

struct _TapisSayings
{
  const TapisSayings      *base; /* the tables that are searched after these;
                                  * NULL: the tables of all games */
  const TapisEventWords   *events;
  const TapisRefusalWords *refusals;
  const TapisReasonWords  *reasons;
};

/** The words for a place on the table where cards lie. */
typedef struct
{
  const char *zone; /* the key of the place, see cg_zone(); NULL ends a table */

  /* The name of the place, marked with NN_(), with the number of cards that lie
   * there. @own is used if the place belongs to the person or to nobody;
   * @others is used if it belongs to another player, whose name comes first
   * (TAPIS_ROLE_LISTED). NULL: the key of the place is shown. */
  const char *own, *own_many;
  const char *others, *others_many;

  /* The caption below the place in the middle of the table, marked with N_(),
   * with %u for the number of cards that lie there. NULL: the key of the place
   * is shown. */
  const char *caption;

  /* Sentences that explain the place, marked with N_(); or NULL. */
  const char *about;
} TapisPlaceWords;

/** The words that only one game has. */
typedef struct
{
  const char *blurb;  /* a sentence about the game, marked with N_() */
  const char *length; /* how long the game takes, marked with N_() */

  const TapisOptionWords *options;

  TapisSayings says;

  /* The places whose names differ from the names that all games share. */
  const TapisPlaceWords *places;

  /* Adds the special cards to @list, in the order of their ranks. */
  void (*special_cards) (const CgSetup *setup, GArray *list);
} TapisGameWords;

/** Returns the words of the game @rules, from its kind (tapis-game-kind.c). */
const TapisGameWords *tapis_words_of (const CgRules *rules);

/** The tables that all games share (tapis-words-events.c, -refusals.c,
 * -reasons.c). */
extern const TapisEventWords tapis_common_events[];
extern const TapisRefusalWords tapis_common_refusals[];
extern const TapisReasonWords tapis_common_reasons[];

/** The first function returns the tables that are searched first for a game of
 * @rules; the second one returns the tables that are searched after @sayings,
 * or %NULL if there are none. */
const TapisSayings *tapis_sayings_of   (const CgRules      *rules);
const TapisSayings *tapis_sayings_next (const TapisSayings *sayings);

/** Returns the sentence of @words, with the names, the word and the number of
 * the event @who filled in (tapis-words-say.c). */
char *tapis_say_event (const TapisEventWords *words, const TapisWho *who);

/** Returns the word that @says stands for, made of @rank, @suits or @cards, in
 * the form for @role; %NULL if there is no such word, for example because @rank
 * is 0. */
char *tapis_say_what (const CgRules *rules, TapisSays says, TapisRole role,
                      guint rank, guint suits, const CgCard *cards,
                      guint n_cards);

/** These functions add the special card @card to @list. @title, @text and @told
 * are fields of #TapisSpecialCard; the first function sets its field `told` to
 * %NULL. */
void tapis_add_special      (GArray *list, CgCard card, const char *title,
                             const char *text);
void tapis_add_special_told (GArray *list, CgCard card, const char *title,
                             const char *text, const char *told);

G_END_DECLS
