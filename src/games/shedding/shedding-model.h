/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model of games of hand, rows and one pile has in common: the cards
 * of a move, the texts about positions and moves, and a question of the quiz.
 * The TapisGameKind.base of a game is #tapis_shedding_kind, and its
 * TapisGameKind.family a #TapisSheddingKind that describes it. Decides no rule;
 * knows no game. */

#pragma once

#include "shedding-rules.h"
#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/** What is asked of whoever is to move; at %TAPIS_N_ASKS begin
 * those of a game's own phases, in the order of these. */
typedef enum
{
  TAPIS_ASK_EXCHANGE,
  TAPIS_ASK_LAY,
  TAPIS_ASK_LEAD,
  TAPIS_ASK_FLIP,
  TAPIS_ASK_PICK_UP,
  TAPIS_ASK_ANSWER,
  TAPIS_ASK_ANSWER_FLIP,
  TAPIS_ASK_ANSWER_PICK_UP,
  TAPIS_ASK_NAME,
  TAPIS_ASK_NOTHING, /* the game is over */
  TAPIS_N_ASKS,
} TapisAsk;

/** A prompt, P_(): @other, with %s for a name, speaks to one of several persons
 * at one device. Where both are NULL the family's own words are used. */
typedef struct
{
  const char *you;
  const char *other;
} TapisPrompt;

/** What these functions need to know of a game. */
typedef struct
{
  /* Lists the cards of a move of the kind "lay", declared jokers as what they
   * stand for; returns how many. */
  guint (*list_lay) (CgMove move, CgCard *out);

  /* The lay of these hand cards, legal or not; FALSE where they make none. */
  gboolean (*lay) (const CgState *state, const CgCard *cards, guint n,
                   CgMove *move);

  /* Why a face-up card cannot be laid, a sentence, N_(). */
  const char *(*why_not_up) (const CgState *state);

  /* Of a player who must answer, P_(): "You must answer the ace.", "%s must
   * answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* The prompts, in the order of #TapisAsk. */
  const TapisPrompt *prompts;

  /* TapisPositionWords.demand and demand_description, in the phases in which
   * games differ. */
  char *(*demand)             (const CgState *state, const TapisPerson *who);
  char *(*demand_description) (const CgState *state);

  /* What is asked of whoever is attacked, NC_("demand"): "answer the ace"; and
   * whether a card answers an attack. */
  const char *demand_answer;
  gboolean (*answers) (const CgState *state, CgCard card);

  /* Of the attack on a player, whose name is %s, and where one is named in a
   * phase of the game's own: NC_("advice") and NC_("move"); and of a card that
   * was laid, N_(). */
  const char *attack_advice; /* "Attack %s." */
  const char *attack_name;   /* "attack %s" */
  const char *other_advice;  /* "Give the pile to %s." */
  const char *other_name;    /* "give the pile to %s" */
  const char *only_answer;   /* "Your %s was your only answer to an ace." */

  /* How a button names several equal cards: "3 sevens". */
  char *(*name_equal) (guint n, guint rank, TapisRole role);
} TapisSheddingKind;

/** TapisGameKind.base of these games. Whoever picks up the pile although a card
 * that is known fits gives something up. */
extern const TapisGameKind tapis_shedding_kind;

/* --- what moves are made of (shedding-model.c) --- */

/** Lists the hand cards that @move lays, at most %CG_MAX_ZONE; returns how
 * many, 0 where it is no lay. */
guint tapis_shedding_list_lay (const TapisGameKind *kind, CgMove move,
                               CgCard *out);

/** How many cards lie in @zone, of @seat or (%CG_NO_SEAT) of the middle. */
guint tapis_shedding_count    (const TapisGameKind *kind, const CgState *state,
                               guint zone, int seat);

/* --- what is said (shedding-words-sayings.c, shedding-words.c) --- */

/** The base of their TapisGameWords.says: events, refusals and reasons. */
extern const TapisSayings tapis_shedding_sayings;

/** TapisGameKind.says of #tapis_shedding_kind. */
extern const TapisPositionWords tapis_shedding_says;

/** The demand while whoever is to move names a player. */
char *tapis_shedding_ask_name (const TapisPerson *who);

/** The button that lays what is chosen. */
TapisActionNow tapis_shedding_lay_action (const TapisGameKind *kind,
                                          const TapisUse *chosen, guint n,
                                          GPtrArray *strings);

/* --- what a quiz asks (shedding-quiz.c) --- */

/** The question whose turn it is after a move, which leads to @after. @can_ask:
 * whether to ask it, because everybody sees what the move does and it depends
 * on no hidden card. @why: a sentence that explains the answer; free with
 * g_free(). */
typedef struct
{
  gboolean (*can_ask) (CgMove move, const CgState *after, CgRandom *random);
  char    *(*why)     (CgMove move, const CgState *after);
} TapisNextQuestion;

/** Fills in @question with it, about a random legal move; FALSE where that move
 * makes no question. */
gboolean tapis_shedding_ask_next (const TapisNextQuestion *next,
                                  TapisQuestion *question, CgRandom *random);

G_END_DECLS
