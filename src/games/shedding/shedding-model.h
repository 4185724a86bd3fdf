/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the games have alike in which everybody gets rid of a hand, a face-up
 * and a face-down row over one pile: what their moves are made of, and what
 * they say of it. A game describes itself with a #TapisSheddingKind and calls
 * these from its #TapisGameKind. Decides no rule; knows no game. */

#pragma once

#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/* The places for cards, in the order of CgRules.zones. */
enum
{
  TAPIS_SHED_HAND,
  TAPIS_SHED_UP,
  TAPIS_SHED_DOWN,
  TAPIS_SHED_STOCK,
  TAPIS_SHED_PILE,
  TAPIS_SHED_BURNT,
};

/* The phases that all have; a game's other ones follow. */
enum
{
  TAPIS_SHED_EXCHANGE,
  TAPIS_SHED_PLAY,
  TAPIS_SHED_ANSWER,
  TAPIS_SHED_NAME,
};

/** Asserts that a game counts them like that. */
#define TAPIS_SHEDDING_CHECK(GAME)                                          \
  G_STATIC_ASSERT ((int) GAME##_HAND == (int) TAPIS_SHED_HAND &&            \
                   (int) GAME##_UP == (int) TAPIS_SHED_UP &&                \
                   (int) GAME##_DOWN == (int) TAPIS_SHED_DOWN &&            \
                   (int) GAME##_STOCK == (int) TAPIS_SHED_STOCK &&          \
                   (int) GAME##_PILE == (int) TAPIS_SHED_PILE &&            \
                   (int) GAME##_BURNT == (int) TAPIS_SHED_BURNT);           \
  G_STATIC_ASSERT ((int) GAME##_EXCHANGE == (int) TAPIS_SHED_EXCHANGE &&    \
                   (int) GAME##_PLAY == (int) TAPIS_SHED_PLAY &&            \
                   (int) GAME##_ANSWER == (int) TAPIS_SHED_ANSWER &&        \
                   (int) GAME##_NAME == (int) TAPIS_SHED_NAME)

/** What a game of this family is like. */
typedef struct
{
  const CgRules *rules;

  /* The kinds of its moves: see shedding-rules-rows.h. */
  guint8 flip;
  guint8 pick_up;
  guint8 name;
  guint8 swap;
  guint8 ready;

  guint (*phase) (const CgState *state);

  /* The hand cards that a lay consists of, declared jokers as what they stand
   * for; 0 where @move is no lay. */
  guint (*list_lay) (CgMove  move,
                     CgCard *out);

  /* The lay of these hand cards, legal or not; FALSE where they make none. */
  gboolean (*lay) (const CgState *state,
                   const CgCard  *cards,
                   guint          n,
                   CgMove        *move);

  /* Why a face-up card cannot be laid, a sentence. */
  const char *(*why_not_up) (const CgState *state);

  /* Of a player who must answer, N_(): "You must answer the ace.", "%s must
   * answer the ace." */
  const char *must_answer;
  const char *must_answer_other;

  /* How a button names several equal cards: "3 sevens". */
  char *(*name_equal) (guint n,
                       guint rank);
} TapisSheddingKind;

/* --- what moves are made of (shedding-model.c) --- */

/** See TapisGameKind.uses, .compose, .at_once, .one_only, .usable, .named_seat,
 * .name_seat, .attacked, .distance. */
guint    tapis_shedding_uses       (const TapisSheddingKind *kind,
                                    const CgState           *state,
                                    CgMove                   move,
                                    TapisUse                *uses);
gboolean tapis_shedding_compose    (const TapisSheddingKind *kind,
                                    const CgState           *state,
                                    const TapisUse          *uses,
                                    guint                    n_uses,
                                    CgMove                  *move,
                                    const char             **sentence);
gboolean tapis_shedding_at_once    (const TapisSheddingKind *kind,
                                    CgMove                   move);
gboolean tapis_shedding_one_only   (const TapisSheddingKind *kind,
                                    const CgState           *state);
const char *
         tapis_shedding_usable     (const TapisSheddingKind *kind,
                                    const CgState           *state);
int      tapis_shedding_named_seat (const TapisSheddingKind *kind,
                                    CgMove                   move);
CgMove   tapis_shedding_name_seat  (const TapisSheddingKind *kind,
                                    const CgState           *state,
                                    int                      seat);
gboolean tapis_shedding_attacked   (const TapisSheddingKind *kind,
                                    const CgState           *state,
                                    int                      seat);
guint    tapis_shedding_distance   (const CgEvents          *events,
                                    TapisPlace               from,
                                    TapisPlace               to);

/** See TapisGameKind.gives_up: the pile is picked up although a card that is
 * known fits. */
const char *tapis_shedding_gives_up (const TapisSheddingKind *kind,
                                     const CgState           *state,
                                     CgMove                   move);

/** How many cards lie there. */
guint    tapis_shedding_count      (const TapisSheddingKind *kind,
                                    const CgState           *state,
                                    guint                    zone,
                                    int                      seat);

/* --- what is said of them (shedding-words.c) --- */

/** What is asked of whoever is to move; a game's own questions follow. */
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

/** What is asked, in the phases that all have and when the game is over. */
TapisAsk tapis_shedding_ask    (const TapisSheddingKind *kind,
                                const CgState           *state);

/** What @ask, an index of @prompts, is in words; @name as in
 * TapisGameKind.prompt. */
char    *tapis_shedding_prompt (const TapisPrompt       *prompts,
                                guint                    ask,
                                const char              *name);

/** See TapisGameKind: the names of all places but the burnt cards', of a player
 * who is still in play or has got rid of every card, of the common moves (NULL
 * for a game's own ones), and the common buttons. */
char  *tapis_shedding_place_name         (TapisPlace               place,
                                          const char              *owner,
                                          guint                    n);
char  *tapis_shedding_place_caption      (TapisPlace               place,
                                          guint                    n);
char  *tapis_shedding_place_description  (TapisGame               *game,
                                          TapisPlace               place);
char  *tapis_shedding_player_description (const TapisSheddingKind *kind,
                                          const CgState           *state,
                                          int                      seat,
                                          const char              *name);
char  *tapis_shedding_advise             (const TapisSheddingKind *kind,
                                          const CgState           *state,
                                          CgMove                   move);
char  *tapis_shedding_name_move          (const TapisSheddingKind *kind,
                                          const CgState           *state,
                                          CgMove                   move);
guint  tapis_shedding_actions            (const TapisSheddingKind *kind,
                                          const CgState           *state,
                                          const TapisUse          *chosen,
                                          guint                    n_chosen,
                                          GPtrArray               *strings,
                                          TapisActionNow          *out);
char  *tapis_shedding_tell_top           (TapisGame               *game);

/** The button that lays what is chosen. */
TapisActionNow tapis_shedding_lay_action (const TapisSheddingKind *kind,
                                          const TapisUse          *chosen,
                                          guint                    n,
                                          GPtrArray               *strings);

/** Defines the slots of a game's TapisGameKind that are the family's, each for
 * @KIND, a TapisSheddingKind: shedding_uses() and so on. A game that has a word
 * of its own to say takes its own function instead. */
#define TAPIS_SHEDDING_SLOTS(KIND)                                          \
  static guint                                                              \
  shedding_uses (const CgState *state, CgMove move, TapisUse *out)          \
  {                                                                         \
    return tapis_shedding_uses (&KIND, state, move, out);                   \
  }                                                                         \
                                                                            \
  static gboolean                                                           \
  shedding_compose (const CgState *state, const TapisUse *chosen, guint n,  \
                    CgMove *move, const char **sentence)                    \
  {                                                                         \
    return tapis_shedding_compose (&KIND, state, chosen, n, move, sentence);\
  }                                                                         \
                                                                            \
  static gboolean                                                           \
  shedding_at_once (const CgState *state, CgMove move)                      \
  {                                                                         \
    return tapis_shedding_at_once (&KIND, move);                            \
  }                                                                         \
                                                                            \
  static gboolean                                                           \
  shedding_one_only (const CgState *state)                                  \
  {                                                                         \
    return tapis_shedding_one_only (&KIND, state);                          \
  }                                                                         \
                                                                            \
  static const char *                                                       \
  shedding_usable (const CgState *state)                                    \
  {                                                                         \
    return tapis_shedding_usable (&KIND, state);                            \
  }                                                                         \
                                                                            \
  static const char *                                                       \
  shedding_gives_up (const CgState *state, CgMove move)                     \
  {                                                                         \
    return tapis_shedding_gives_up (&KIND, state, move);                    \
  }                                                                         \
                                                                            \
  static int                                                                \
  shedding_named_seat (const CgState *state, CgMove move)                   \
  {                                                                         \
    return tapis_shedding_named_seat (&KIND, move);                         \
  }                                                                         \
                                                                            \
  static CgMove                                                             \
  shedding_name_seat (const CgState *state, int seat)                       \
  {                                                                         \
    return tapis_shedding_name_seat (&KIND, state, seat);                   \
  }                                                                         \
                                                                            \
  static gboolean                                                           \
  shedding_attacked (const CgState *state, int seat)                        \
  {                                                                         \
    return tapis_shedding_attacked (&KIND, state, seat);                    \
  }

G_END_DECLS
