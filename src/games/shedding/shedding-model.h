/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the models of shedding games, such as Norwegian War and Balcó, share:
 * the cards of a move, the texts about positions and moves, and a question of
 * the quiz. In the #TapisGameKind of each of these games the member `base` is
 * #tapis_shedding_kind, and the member `family` is a #TapisSheddingKind, which
 * holds what differs between the games. The rules are in shedding-rules.h. */

#pragma once

#include "shedding-rules.h"
#include "model/game/tapis-game-kind.h"

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

/** A prompt in two forms, both marked with P_(): @you addresses the player to
 * move as "you", and @other by the name that replaces %s. If @you is %NULL, the
 * prompt that all shedding games share is used instead of both. */
typedef struct
{
  const char *you;
  const char *other;
} TapisPrompt;

/** What the shared model must know about one game. The first two members are
 * required. Every other member may be %NULL if its comment tells what happens
 * then, or if it is about attacks or the quiz and the game has none. */
typedef struct
{
  /* Lists the cards of @move, which is of the kind LAY, in @out and returns how
   * many there are. If jokers stand for a number in this game, they are listed
   * as declared jokers. */
  guint  (*list_lay) (CgMove move, CgCard *out);

  /* Returns the move that lays the @n hand cards of @cards, whether it is legal
   * or not, or CG_NO_MOVE if there is no such move. @n is at least 1. */
  CgMove (*lay_of)   (const CgCard *cards, guint n);

  /* Returns the sentence, marked with N_(), that tells why a face-up card
   * cannot be laid in @state. If NULL, the sentence is that such cards come
   * into the hand when the hand and the stock are empty. */
  const char *(*why_not_up) (const CgState *state);

  /* The sentences, marked with P_(), about a player who is attacked, such as
   * "You must answer the ace." and "%s must answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* The prompts of this game, in the order of #TapisAsk. If NULL, all prompts
   * are those that shedding games share. */
  const TapisPrompt *prompts;

  /* The functions of TapisPositionWords.demand and demand_description for the
   * phases in which the texts differ between the games. If a function is NULL
   * or returns NULL, the text that shedding games share is used. */
  char *(*demand)             (const CgState *state, const TapisPerson *who);
  char *(*demand_description) (const CgState *state);

  /* What a player who is attacked must do, marked with NC_("demand"), such as
   * "answer the ace". */
  const char *demand_answer;

  /* Returns whether @card answers an attack. */
  gboolean (*answers) (const CgState *state, CgCard card);

  /* The words for the move that attacks the player %s: as a sentence that gives
   * advice, marked with NC_("advice"), and as a part of a sentence, marked with
   * NC_("move"). */
  const char *attack_advice; /* for example "Attack %s." */
  const char *attack_name;   /* for example "attack %s" */

  /* The words for the move that names a player in a phase that only this game
   * has, marked like attack_advice and attack_name. They are NULL if the game
   * has no such phase. */
  const char *other_advice;  /* for example "Give the pile to %s." */
  const char *other_name;    /* for example "give the pile to %s" */

  /* The sentence, marked with N_(), that the card %s that the player has laid
   * was their only answer to an attack, such as "Your %s was your only answer
   * to an ace." */
  const char *only_answer;

  /* Returns the words for @n cards of @rank on a button, such as "3 sevens", in
   * the form for @role. If NULL, tapis_words_n_rank() is used. */
  char *(*name_equal) (guint n, guint rank, TapisRole role);

  /* For the quiz: returns a sentence that tells why it is the turn of the seat
   * to move in @after, the position after @move. Free it with g_free().
   * Returns NULL if the quiz should not ask about @move: because not everybody
   * sees what the move does, or because the case is so common that @random
   * leaves it out now and then. */
  char *(*why_next) (CgMove move, const CgState *after, CgRandom *random);
} TapisSheddingKind;

/** TapisGameKind.base of all shedding games. */
extern const TapisGameKind tapis_shedding_kind;

/* --- what moves are made of (shedding-model.c) --- */

/** Lists the hand cards that @move lays, at most %CG_MAX_ZONE. Returns how many
 * there are, or 0 if @move lays no hand cards. */
guint tapis_shedding_list_lay (const TapisGameKind *kind, CgMove move,
                               CgCard *out);

/** Returns how many cards are in the zone @zone of @seat. If @seat is
 * %CG_NO_SEAT, @zone is a zone in the middle of the table, such as the pile. */
guint tapis_shedding_count (const TapisGameKind *kind, const CgState *state,
                            guint zone, int seat);

/* --- what is said (shedding-words-sayings.c, shedding-words.c) --- */

/** The sentences for the events, refusals and reasons that these games share.
 * The member TapisGameWords.says.base of a game points to
 * tapis_attack_sayings if the game has attacks, otherwise to
 * tapis_shedding_sayings. */
extern const TapisSayings tapis_shedding_sayings;
extern const TapisSayings tapis_attack_sayings;

/** The texts about positions and moves: TapisGameKind.says of
 * #tapis_shedding_kind. */
extern const TapisPositionWords tapis_shedding_says;

/** Returns the text of the demand (what the next player must do) while @who,
 * the player to move, must name another player. */
char *tapis_shedding_ask_name (const TapisPerson *who);

/** Returns the button that lays the @n selected cards @chosen, or turns over
 * the selected face-down card. @strings takes ownership of the button's texts.
 */
TapisActionNow tapis_shedding_lay_action (const TapisGameKind *kind,
                                          const TapisUse *chosen, guint n,
                                          GPtrArray *strings);

/* --- what a quiz asks (shedding-quiz.c) --- */

/** The row of TapisQuiz.topics for the topic "next". */
/* Translators: a topic of questions. */
#define TAPIS_SHEDDING_NEXT { "next", NC_ ("topic", "Whose turn is it then?") }

/** The function of TapisQuiz.ask for the topic "next". Fills in @question,
 * which asks whose turn is next after a legal move that is chosen at random.
 * Returns FALSE if TapisSheddingKind.why_next leaves that move out. */
gboolean tapis_shedding_ask_next (const char *topic, TapisQuestion *question,
                                  CgRandom *random);
