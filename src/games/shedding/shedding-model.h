/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the models of Norwegian War and Balcó share: the cards of a move, the
 * texts about positions and moves, and a question of the quiz. In the
 * #TapisGameKind of each of the two games the member `base` is
 * #tapis_shedding_kind, and the member `family` is a #TapisSheddingKind with
 * what differs between the games. No rule is decided here. */

#pragma once

#include "shedding-rules.h"
#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/** What the player to move is asked to do. The numbers from %TAPIS_N_ASKS on
 * stand for the phases that only one game has, in the order of these phases. */
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

/** A prompt, marked with P_(): @you addresses the only person at the device;
 * @other, in which %s is a name, addresses one of several persons. If both are
 * %NULL, the prompt that both games share is used. */
typedef struct
{
  const char *you;
  const char *other;
} TapisPrompt;

/** What the shared model must know of one game. The first two members are
 * required; each other one may be NULL if its comment names a default, or if
 * the game has no attacks or no quiz. */
typedef struct
{
  /* Lists the cards of the lay @move and returns how many there are. If jokers
   * stand for a number in this game, they are listed as declared jokers. */
  guint  (*list_lay) (CgMove move, CgCard *out);

  /* Returns the move that lays the @n hand cards of @cards, legal or not;
   * CG_NO_MOVE: there is no such move. @n is at least 1. */
  CgMove (*lay_of)   (const CgCard *cards, guint n);

  /* Returns a sentence, N_(), why a face-up card cannot be laid. NULL: such
   * cards come into the hand when the hand and the stock are empty. */
  const char *(*why_not_up) (const CgState *state);

  /* What is said of a player who is attacked, P_(), such as "You must answer
   * the ace." and "%s must answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* The prompts of this game, in the order of #TapisAsk. NULL: all prompts are
   * those that the games share. */
  const TapisPrompt *prompts;

  /* The functions of TapisPositionWords.demand and demand_description for those
   * phases in which the games say different things. NULL, or if a function
   * returns NULL: what is said in all games. */
  char *(*demand)             (const CgState *state, const TapisPerson *who);
  char *(*demand_description) (const CgState *state);

  /* What a player who is attacked is asked to do, NC_("demand"), such as
   * "answer the ace". */
  const char *demand_answer;

  /* Returns whether @card answers an attack. */
  gboolean (*answers) (const CgState *state, CgCard card);

  /* The words for the move that attacks the player %s: NC_("advice") as an
   * advice, NC_("move") as part of a sentence. */
  const char *attack_advice; /* for example "Attack %s." */
  const char *attack_name;   /* for example "attack %s" */

  /* The words for the move that names a player in a phase that only this game
   * has, marked like attack_advice and attack_name; NULL: there is no such
   * phase. */
  const char *other_advice;  /* for example "Give the pile to %s." */
  const char *other_name;    /* for example "give the pile to %s" */

  /* The sentence, N_(), that a card %s which was laid was the only one that
   * answers an attack, such as "Your %s was your only answer to an ace." */
  const char *only_answer;

  /* Returns how a button names @n equal cards of @rank, such as "3 sevens".
   * NULL: by tapis_words_n_rank(). */
  char *(*name_equal) (guint n, guint rank, TapisRole role);

  /* For the quiz: returns a sentence, to be freed with g_free(), why it is the
   * turn of the seat to move in @after, the position that @move leads to.
   * Returns NULL if the quiz should not ask about @move: because not everybody
   * sees what the move does, or because the case is so common that @random
   * leaves it out. */
  char *(*why_next) (CgMove move, const CgState *after, CgRandom *random);
} TapisSheddingKind;

/** TapisGameKind.base of all shedding games. */
extern const TapisGameKind tapis_shedding_kind;

/* --- what moves are made of (shedding-model.c) --- */

/** Lists the hand cards that @move lays, at most %CG_MAX_ZONE. Returns how many
 * there are; 0: @move lays no hand cards. */
guint tapis_shedding_list_lay (const TapisGameKind *kind, CgMove move,
                               CgCard *out);

/** Returns how many cards lie in the zone @zone of @seat; if @seat is
 * %CG_NO_SEAT, how many lie in a zone in the middle, such as the pile. */
guint tapis_shedding_count (const TapisGameKind *kind, const CgState *state,
                            guint zone, int seat);

/* --- what is said (shedding-words-sayings.c, shedding-words.c) --- */

/** The sentences for the events, refusals and reasons that these games share:
 * TapisGameWords.says.base. The second one is for games with attacks. */
extern const TapisSayings tapis_shedding_sayings;
extern const TapisSayings tapis_attack_sayings;

/** A function of TapisEventWords.when: returns whether another seat has caused
 * @event, which happens to its seat. */
gboolean tapis_shedding_by_another (const CgEvent *event);

/** The texts about positions and moves: TapisGameKind.says of
 * #tapis_shedding_kind. */
extern const TapisPositionWords tapis_shedding_says;

/** Returns the text of the demand while the player to move, @who, must name
 * another player. */
char *tapis_shedding_ask_name (const TapisPerson *who);

/** Returns the button that lays the @n selected cards, @chosen. */
TapisActionNow tapis_shedding_lay_action (const TapisGameKind *kind,
                                          const TapisUse *chosen, guint n,
                                          GPtrArray *strings);

/* --- what a quiz asks (shedding-quiz.c) --- */

/** Fills in @question: it makes a random legal move and asks whose turn comes
 * next. The function of TapisQuiz.ask for the topic "next". Returns FALSE if
 * TapisSheddingKind.why_next leaves that move out. */
gboolean tapis_shedding_ask_next (const char *topic, TapisQuestion *question,
                                  CgRandom *random);

G_END_DECLS
