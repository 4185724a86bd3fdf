/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of sentences of a game (#TapisGameWords), and the functions that
 * fill in a sentence. Only files in src/model and the games' own GAME-words…
 * files may include this header.
 *
 * The sentences that all games share are in tapis-words-events.c, -refusals.c,
 * -reasons.c and -options.c. The sentences of a single game are in its
 * GAME-words.c. */

#pragma once

#include "players/cg-reasons.h"
#include "tapis-words.h"

/* --- sentences to or about a player (tapis-words-say.c) --- */

/** An event, and the players that its sentence mentions. */
typedef struct
{
  const CgRules     *rules;
  const CgEvent     *event;
  const TapisPerson *who;   /* the player at the event's seat, or NULL if the
                             * event has no seat */
  const TapisPerson *other; /* the player at the event's other seat, or NULL if
                             * it has none */
} TapisWho;

/** Returns what the player to move, @who, must do, as the text of the chip
 * above a pile. If sentences call @who "you", this is @you, marked with
 * NC_("demand"); otherwise @somebody, marked with P_(), with the name of @who.
 */
char *tapis_say_asked (const TapisPerson *who, const char *you,
                       const char *somebody);

/** Return @sentence with its %s replaced by @word, or with its %d or %u
 * replaced by @n. */
char *tapis_say_with_word   (const char *sentence, const char *word);
char *tapis_say_with_number (const char *sentence, int n);

/* --- the words of one game --- */

/** The sentences about an option of a game. */
typedef struct
{
  const char *id;       /* the id of the option; NULL at the end of a list */
  const char *help;     /* what the option means, marked with N_() */
  /* For each choice of the option, the rule that it makes, marked with N_(). If
   * the second rule has a %d, the values are numbers: the first rule is then
   * for 0, and the second rule for all other values; if it has a plural, the
   * second and the third rule are marked together with NN_(). */
  const char *rules[3];
} TapisOptionWords;

/** Which word of an event, a refusal or a reason replaces a %s in its sentence.
 */
typedef enum
{
  TAPIS_SAYS_NOTHING,
  TAPIS_SAYS_CARD,   /* the first or the only card: "the 9 of hearts" */
  TAPIS_SAYS_CARDS,  /* all cards, joined by "and" */
  TAPIS_SAYS_A_RANK, /* the rank with its article: "a 9" */
  TAPIS_SAYS_RANKS,  /* the rank in the plural: "nines" */
  TAPIS_SAYS_SUITS,  /* the suits: "hearts or spades" */
  TAPIS_SAYS_PLACE,  /* the rank of the event as a place: "2nd place" */
  TAPIS_SAYS_NAME,   /* the name of the player whom the reason is about */
} TapisSays;

/** Which number of an event replaces a %d or %u in its sentence. */
typedef enum
{
  TAPIS_TELLS_NOTHING,
  TAPIS_TELLS_COUNT,
  TAPIS_TELLS_POINTS,
  TAPIS_TELLS_TOTAL,
} TapisTells;

/** Marks a sentence that has a singular and a plural for translation with
 * ngettext(). The sentence mentions no person. */
#define NN_(one, many) one, many

/** The words for one kind of event: a row of a table. To find the sentence for
 * an event, the table of the game is searched first, then the table of the
 * family of the game, then the table that all games share. The first row is
 * used that has the kind of the event and a sentence, and that fits the event:
 * a sentence for @between does not fit an event that is about one player only.
 * The cry, the weight, the sound, the time and the stage are searched in the
 * same way, each separately, so they may come from other rows.
 */
typedef struct
{
  guint8 kind;       /* the kind of the event; 0 at the end of a table */
  guint8 weight;     /* a TapisWeight; 0 if this row gives no weight */
  guint8 says;       /* a TapisSays: the word that comes after the names in the
                      * sentence */
  guint8 as;         /* the TapisRole of that word */
  guint8 who_as;     /* the TapisRole of the name of the player at the event's
                      * seat; 0 is TAPIS_ROLE_DOER */
  guint8 other_as;   /* the TapisRole of the name of the player at the event's
                      * other seat; 0 is TAPIS_ROLE_DOER */
  guint8 tells;      /* a TapisTells: the number that comes after the word in
                      * the sentence, if it has a place for it, and before the
                      * total, if it has a place for that too */
  guint8 by_other;   /* TRUE if the name of the player at the other seat comes
                      * first in @between */
  guint8 cried;      /* TRUE if the cry is put before the sentence */
  guint8 sound;      /* a TapisSound; 0 if this row gives no sound */
  guint16 time;      /* how long a person looks at the event, in milliseconds; 0
                      * if this row gives no time */
  guint16 stage;     /* for a great moment: how long its cards are shown before
                      * they fly on, in milliseconds, and the cry is large; 0 if
                      * this row gives no stage */

  /* The row fits only events with at least this `count`, and with a `rank` in
   * this range; 0 is no limit. */
  guint8 least_count;
  guint8 least_rank;
  guint8 most_rank;

  /* Returns whether this row fits @event. If NULL, it fits. */
  gboolean (*when) (const CgEvent *event);

  /* The sentences, marked with P_(), or with PP_() if they have a number. @you
   * speaks to the player at the event's seat, and @somebody tells about that
   * player by name. If @somebody is NULL, @you speaks to everybody and is
   * marked with N_() or NN_(). @between tells everybody else about two players
   * by name; if @between is set, @you also has the name of the other player. */
  const char *you, *you_many;
  const char *somebody, *somebody_many;
  const char *between, *between_many;

  /* Returns the word instead of @says; NULL if @says is used. */
  const char *(*word_of) (const CgEvent *event);

  /* Returns the sentence instead of the fields above; NULL if these are used.
   */
  char *(*say) (const TapisWho *who);

  /* The cry of the player, marked with NC_("cry", …); or a function that
   * returns the cry, or NULL for no cry. */
  const char *cry;
  const char *(*cry_of) (const CgEvent *event);
} TapisEventWords;

/** The words for one kind of refusal (the reason why a move is not allowed): a
 * row of a table. The tables are searched as for an event (#TapisEventWords).
 */
typedef struct
{
  guint8      kind;     /* the kind of the refusal; 0 at the end of a table */
  guint8      says;     /* a TapisSays: the word that is put into @with */
  guint8      as;       /* the TapisRole of that word */
  const char *sentence; /* the sentence if there is no such word, marked with
                         * N_() */
  const char *with;     /* the sentence with one %s for the word, marked with
                         * N_(); NULL if @says is not set */

  /* Returns the sentence instead of @sentence and @with. If @say is NULL or
   * returns NULL, @sentence or @with is used; if they are NULL too, the next
   * row with this kind is used. @state may be NULL. */
  char *(*say) (const CgState *state, CgRefusal refusal);
} TapisRefusalWords;

/** The words for one kind of reason why a move is good: a row of a table. The
 * tables are searched as for an event (#TapisEventWords). */
typedef struct
{
  guint8      kind;     /* the kind of the reason; 0 at the end of a table */
  guint8      says;     /* a TapisSays: the word that is put into @sentence */
  guint8      as;       /* the TapisRole of that word */
  const char *sentence; /* the sentence, marked with N_(), or with P_() if it
                         * names a player */
} TapisReasonWords;

/** The tables of a game, of a family of games, or of all games. Each table may
 * be NULL. */
typedef struct _TapisSayings TapisSayings;

struct _TapisSayings
{
  const TapisSayings      *base; /* the tables that are searched after these;
                                  * NULL means those of all games */
  const TapisEventWords   *events;
  const TapisRefusalWords *refusals;
  const TapisReasonWords  *reasons;
};

/** The words for a place on the table: for the cards of a zone. */
typedef struct
{
  const char *zone; /* the key of the zone, see cg_zone(); NULL at the end of a
                     * table */

  /* The name of the place with the number of its cards, marked with NN_(). @own
   * is used if the place belongs to the person or to nobody. @others is used if
   * it belongs to another player, whose name comes first (TAPIS_ROLE_LISTED).
   * If the text is NULL, the key of the zone is shown. */
  const char *own, *own_many;
  const char *others, *others_many;

  /* The caption below a place in the middle of the table, marked with N_(),
   * with a %u for the number of cards. If NULL, the key of the zone is shown.
   */
  const char *caption;

  /* Sentences that explain the place, marked with N_(), or NULL. */
  const char *about;
} TapisPlaceWords;

/** The words of one game. */
typedef struct
{
  const char *blurb;  /* a sentence about the game, marked with N_() */
  const char *length; /* how long the game takes, marked with N_() */

  const TapisOptionWords *options;

  TapisSayings says;

  /* The places whose words differ from those that all games share; NULL if
   * there are none. */
  const TapisPlaceWords *places;

  /* Appends the special cards (TapisSpecialCard) to @list, in the order of
   * their ranks. */
  void (*special_cards) (const CgSetup *setup, GArray *list);
} TapisGameWords;

/** Returns the words of the game with @rules, from its kind
 * (tapis-game-kind.c). */
const TapisGameWords *tapis_words_of (const CgRules *rules);

/** The tables that all games share (tapis-words-events.c, -refusals.c,
 * -reasons.c). */
extern const TapisEventWords tapis_common_events[];
extern const TapisRefusalWords tapis_common_refusals[];
extern const TapisReasonWords tapis_common_reasons[];

/** tapis_sayings_of() returns the tables that are searched first for a game
 * with @rules. tapis_sayings_next() returns the tables that are searched after
 * @sayings, or %NULL if there are no more. */
const TapisSayings *tapis_sayings_of   (const CgRules      *rules);
const TapisSayings *tapis_sayings_next (const TapisSayings *sayings);

/** Returns the sentence of @words about the event @who, with its names, its
 * word and its number (tapis-words-say.c). */
char *tapis_say_event (const TapisEventWords *words, const TapisWho *who);

/** Returns the word for @says, made from @rank, @suits or @cards, in the form
 * for @role. Returns %NULL if there is no such word, for example because @rank
 * is 0. */
char *tapis_say_what (const CgRules *rules, TapisSays says, TapisRole role,
                      guint rank, guint suits, const CgCard *cards,
                      guint n_cards);

/** Append the special card @card to @list. @title, @text and @told are fields
 * of #TapisSpecialCard; tapis_add_special() sets the field `told` to %NULL. */
void tapis_add_special      (GArray *list, CgCard card, const char *title,
                             const char *text);
void tapis_add_special_told (GArray *list, CgCard card, const char *title,
                             const char *text, const char *told);
