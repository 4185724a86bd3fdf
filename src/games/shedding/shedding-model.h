/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model of games of hand, rows and one pile has in common: the cards
 * of a move, the texts about positions and moves, and a question of the quiz. A
 * game describes itself with a #TapisSheddingKind, TapisGameKind.family, and
 * puts these functions in the slots of its tables. Decides no rule; knows no
 * game. */

#pragma once

#include "shedding-rules-rows.h"
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

/** A prompt, N_(): @other, with %s for a name, speaks to one of several persons
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

  /* Why a face-up card cannot be laid, a sentence. */
  const char *(*why_not_up) (const CgState *state);

  /* Of a player who must answer, N_(): "You must answer the ace.", "%s must
   * answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* The prompts, in the order of #TapisAsk. */
  const TapisPrompt *prompts;

  /* What is asked of the next card, answers to an attack among it, and whether
   * a card answers one: see tapis_shedding_demand() and
   * tapis_shedding_regret(). */
  char    *(*demand)  (const CgState *state);
  const char *demand_answer; /* NC_("demand"): "answer the ace" */
  gboolean (*answers) (const CgState *state, CgCard card);

  /* Of the attack on a player, whose name is %s: NC_("advice") and
   * NC_("move"); and of a card that was laid, N_(). */
  const char *attack_advice; /* "Attack %s." */
  const char *attack_name;   /* "attack %s" */
  const char *only_answer;   /* "Your %s was your only answer to an ace." */

  /* How a button names several equal cards: "3 sevens". */
  char *(*name_equal) (guint n, guint rank);
} TapisSheddingKind;

/* --- what moves are made of (shedding-model.c) --- */

/** The slots of TapisGameKind of these names. Whoever picks up the pile
 * although a card that is known fits gives something up. */
guint    tapis_shedding_uses       (const TapisGameKind *kind,
                                    const CgState *state, CgMove move,
                                    TapisUse *uses);
gboolean tapis_shedding_compose    (const TapisGameKind *kind,
                                    const CgState *state, const TapisUse *uses,
                                    guint n_uses, CgMove *move,
                                    const char **sentence);
gboolean tapis_shedding_at_once    (const TapisGameKind *kind,
                                    const CgState *state, CgMove move);
gboolean tapis_shedding_one_only   (const TapisGameKind *kind,
                                    const CgState       *state);
const char *
         tapis_shedding_usable     (const TapisGameKind *kind,
                                    const CgState       *state);
int      tapis_shedding_named_seat (const TapisGameKind *kind,
                                    const CgState *state, CgMove move);
CgMove   tapis_shedding_name_seat  (const TapisGameKind *kind,
                                    const CgState *state, int seat);
gboolean tapis_shedding_in_play    (const TapisGameKind *kind,
                                    const CgState *state, int seat);
gboolean tapis_shedding_reversed   (const TapisGameKind *kind,
                                    const CgState       *state);
gboolean tapis_shedding_attacked   (const TapisGameKind *kind,
                                    const CgState *state, int seat);
guint    tapis_shedding_distance   (const CgEvents *events, TapisPlace from,
                                    TapisPlace to);
const char *
         tapis_shedding_gives_up   (const TapisGameKind *kind,
                                    const CgState       *state,
                                    CgMove               move);

/** Lists the hand cards that @move lays, at most %CG_MAX_ZONE; returns how
 * many, 0 where it is no lay. */
guint    tapis_shedding_list_lay   (const TapisGameKind *kind, CgMove move,
                                    CgCard *out);

/** How many cards lie in @zone, of @seat or (%CG_NO_SEAT) of the middle. */
guint    tapis_shedding_count      (const TapisGameKind *kind,
                                    const CgState *state, guint zone, int seat);

extern const char *const tapis_shedding_signs[];

/** What the games of this family have alike in their TapisGameKind. */
#define TAPIS_SHEDDING_KIND                                                   \
  .signs = tapis_shedding_signs,                                              \
  .uses = tapis_shedding_uses,                                                \
  .compose = tapis_shedding_compose,                                          \
  .at_once = tapis_shedding_at_once,                                          \
  .one_only = tapis_shedding_one_only,                                        \
  .usable = tapis_shedding_usable,                                            \
  .named_seat = tapis_shedding_named_seat,                                    \
  .name_seat = tapis_shedding_name_seat,                                      \
  .gives_up = tapis_shedding_gives_up,                                        \
  .in_play = tapis_shedding_in_play,                                          \
  .attacked = tapis_shedding_attacked,                                        \
  .reversed = tapis_shedding_reversed

/* --- what is said of them (shedding-words.c) --- */

/** The slots of TapisPositionWords of these names, for a player who is still in
 * play or has got rid of every card, and for moves and buttons but those in a
 * game's own phases. */
char  *tapis_shedding_prompt             (const TapisGameKind *kind,
                                          const CgState       *state,
                                          const char          *name);
char  *tapis_shedding_demand             (const TapisGameKind *kind,
                                          const CgState       *state);
char  *tapis_shedding_regret             (const TapisGameKind *kind,
                                          const CgState *before, CgMove move,
                                          CgMove better);
char  *tapis_shedding_place_name         (const TapisGameKind *kind,
                                          TapisPlace place, const char *owner,
                                          guint n);
char  *tapis_shedding_place_description  (TapisGame *game, TapisPlace place);
char  *tapis_shedding_player_description (const TapisGameKind *kind,
                                          const CgState *state, int seat,
                                          const char *name);
char  *tapis_shedding_advise             (const TapisGameKind *kind,
                                          const CgState *state, CgMove move,
                                          const char *const *names);
char  *tapis_shedding_name_move          (const TapisGameKind *kind,
                                          const CgState *state, CgMove move,
                                          const char *const *names);
guint  tapis_shedding_actions            (const TapisGameKind *kind,
                                          const CgState *state,
                                          const TapisUse *chosen,
                                          guint n_chosen, CgMove move,
                                          GPtrArray *strings,
                                          TapisActionNow *out);
char  *tapis_shedding_tell_top           (TapisGame           *game);

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
