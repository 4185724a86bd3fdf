/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the models of Norwegian War and Balcó share: the cards of a move, the
 * texts about positions and moves, and a question of the quiz. In the
 * #TapisGameKind of such a game `base` is #tapis_shedding_kind, and `family` is
 * a #TapisSheddingKind that holds what only this game knows. No rule is decided
 * here. */

#pragma once

#include "shedding-rules.h"
#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/** What the player to move is asked to do. From %TAPIS_N_ASKS on stands what is
 * asked in the phases that only one game has, in the order of these phases. */
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

/** A prompt, P_(). @you speaks to the only person at the device; @other, in
 * which %s is a name, to one of several. Where both are %NULL the prompt that
 * both games share is used. */
typedef struct
{
  const char *you;
  const char *other;
} TapisPrompt;

/** What only one of the games knows. */
typedef struct
{
  /* Lists the cards of a lay; its jokers are declared, where the game declares
   * them. Returns how many. */
  guint  (*list_lay) (CgMove move, CgCard *out);

  /* The move that lays @n hand cards, legal or not; CG_NO_MOVE: there is no
   * such move. @n is at least 1. */
  CgMove (*lay_of)   (const CgCard *cards, guint n);

  /* Why a face-up card cannot be laid: a sentence, N_(). */
  const char *(*why_not_up) (const CgState *state);

  /* What is said of a player who is attacked, P_(): "You must answer the ace.",
   * "%s must answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* The prompts in the order of #TapisAsk. */
  const TapisPrompt *prompts;

  /* TapisPositionWords.demand and demand_description, in those phases in which
   * the games say different things. */
  char *(*demand)             (const CgState *state, const TapisPerson *who);
  char *(*demand_description) (const CgState *state);

  /* What a player who is attacked is asked to do, NC_("demand"): "answer the
   * ace". */
  const char *demand_answer;

  /* Whether @card answers an attack. */
  gboolean (*answers) (const CgState *state, CgCard card);

  /* The move that attacks the player %s, NC_("advice") and NC_("move"). */
  const char *attack_advice; /* "Attack %s." */
  const char *attack_name;   /* "attack %s" */

  /* The same of the move that names a player in a phase that only this game
   * has; NULL: there is none. */
  const char *other_advice;  /* "Give the pile to %s." */
  const char *other_name;    /* "give the pile to %s" */

  /* What is said of a card %s that was laid, N_(): "Your %s was your only
   * answer to an ace." */
  const char *only_answer;

  /* How a button names @n equal cards: "3 sevens". */
  char *(*name_equal) (guint n, guint rank, TapisRole role);

  /* For the quiz: why it is the turn of whoever is to move in @after, the
   * position that @move leads to. A sentence; free with g_free(). NULL: this is
   * not asked, because not everybody sees what the move does, or because it is
   * such a common case that @random leaves it out. */
  char *(*why_next) (CgMove move, const CgState *after, CgRandom *random);
} TapisSheddingKind;

/** TapisGameKind.base of these games. */
extern const TapisGameKind tapis_shedding_kind;

/* --- what moves are made of (shedding-model.c) --- */

/** Lists the hand cards that @move lays, at most %CG_MAX_ZONE. Returns how
 * many; 0: the move lays none. */
guint tapis_shedding_list_lay (const TapisGameKind *kind, CgMove move,
                               CgCard *out);

/** How many cards lie in @zone of @seat; %CG_NO_SEAT: in the middle. */
guint tapis_shedding_count (const TapisGameKind *kind, const CgState *state,
                            guint zone, int seat);

/* --- what is said (shedding-words-sayings.c, shedding-words.c) --- */

/** The events, refusals and reasons in words: TapisGameWords.says.base of these
 * games. */
extern const TapisSayings tapis_shedding_sayings;

/** TapisEventWords.when: whether @event was done to its seat by another seat.
 */
gboolean tapis_shedding_by_another (const CgEvent *event);

/** What is said of positions and moves: TapisGameKind.says of
 * #tapis_shedding_kind. */
extern const TapisPositionWords tapis_shedding_says;

/** The demand while the player to move, @who, must name another player. */
char *tapis_shedding_ask_name (const TapisPerson *who);

/** The button that lays the @n cards that are @chosen. */
TapisActionNow tapis_shedding_lay_action (const TapisGameKind *kind,
                                          const TapisUse *chosen, guint n,
                                          GPtrArray *strings);

/* --- what a quiz asks (shedding-quiz.c) --- */

/** Fills in @question: a random legal move is made, and whose turn is it then?
 * TapisQuiz.ask of the topic "next". Returns FALSE where
 * TapisSheddingKind.why_next leaves that move out. */
gboolean tapis_shedding_ask_next (const char *topic, TapisQuestion *question,
                                  CgRandom *random);

G_END_DECLS
