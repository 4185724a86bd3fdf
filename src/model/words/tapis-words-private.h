/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the words of one game are made of, and the few ways in which all games
 * speak of somebody. For src/model/tapis-words-*.c only.
 *
 * What several games say is in the files named after what is said (-events,
 * -refusals, -options); what a game says in its own terms is in the file named
 * after the game, behind one #TapisGameWords. */

#pragma once

#include "players/cg-reasons.h"
#include "tapis-words.h"

G_BEGIN_DECLS

/* --- speaking of somebody (tapis-words-say.c) --- */

/** An event, and who is spoken of. */
typedef struct
{
  const CgEvent *event;
  const char    *name;  /* of the event's seat, or NULL: you */
  const char    *other; /* of its other seat, or NULL: you */
  gboolean       has_other;
} TapisWho;

/** @you as it is, or @somebody with the name. */
char *tapis_say (const TapisWho *who,
                 const char     *you,
                 const char     *somebody);

/** The same with a word behind the name: @you holds one %s, @somebody two. */
char *tapis_say_word (const TapisWho *who,
                      const char     *you,
                      const char     *somebody,
                      const char     *word);

/** The same with the event's first card, with its article. */
char *tapis_say_card (const TapisWho *who,
                      const char     *you,
                      const char     *somebody);

/** The same with a number behind the name: @you holds %d, @somebody %s and
 * %d. Both are already in the right form for @n. */
char *tapis_say_number (const TapisWho *who,
                        const char     *you,
                        const char     *somebody,
                        int             n);

/** Of two players: @from_you holds the other's name, @to_you the name, and
 * @others both in that order. */
char *tapis_say_between (const TapisWho *who,
                         const char     *from_you,
                         const char     *to_you,
                         const char     *others);

/** A sentence with one number in it. */
char *tapis_say_with_number (const char *sentence,
                             int         n);

/** A cry, and then what it is about: "I’m out! Fox has laid the last card."
 * Frees @sentence. */
char *tapis_say_with_cry (const char *cry,
                          char       *sentence);

/* --- the words of one game --- */

/** An option in words. */
typedef struct
{
  const char *id;       /* of the option; NULL ends a list */
  const char *help;     /* N_(): what it means */
  const char *rules[3]; /* N_(): the rule that each choice makes; where the
                         * second holds %d, the values are numbers: it is the
                         * rule of all but 0 */
} TapisOptionWords;

/** What stands for the placeholder of a reason's sentence. */
typedef enum
{
  TAPIS_SAYS_NOTHING,
  TAPIS_SAYS_A_RANK, /* "a 9" */
  TAPIS_SAYS_RANKS,  /* "nines" */
  TAPIS_SAYS_NAME,
} TapisSays;

/** A reason in words. */
typedef struct
{
  const char *sentence; /* N_(), or NULL: nothing to say */
  TapisSays   says;
} TapisReasonWords;

/** What a game says in its own terms. */
typedef struct
{
  const char *blurb;  /* N_() */
  const char *length; /* N_() */

  const TapisOptionWords *options;

  /* Sentences of the game's own; NULL where it says what all games say. */
  char       *(*event)   (const TapisWho *who);
  const char *(*cry)     (const CgEvent  *event);
  char       *(*refusal) (const CgState  *state,
                          CgRefusal       refusal);

  /* By CgReasonKind, CG_N_REASONS of them; NULL, or no sentence, where it says
   * what all games say. */
  const TapisReasonWords *reasons;

  /* Adds them in the order of their ranks. */
  void (*special_cards) (const CgSetup *setup,
                         GArray        *list);
} TapisGameWords;

/** The words of that game, which come from its kind (tapis-game-kind.c); and of
 * one option of it (tapis-words-options.c). */
const TapisGameWords   *tapis_words_of        (const CgRules *rules);
const TapisOptionWords *tapis_words_of_option (const CgRules  *rules,
                                               const CgOption *option);

/** Adds a special card to a list of them. */
void tapis_add_special (GArray     *list,
                        CgCard      card,
                        const char *title,
                        const char *text);

G_END_DECLS
