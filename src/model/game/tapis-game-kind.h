/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a kind of game adds to TapisGame, and what its own code may use: for
 * GAME-model… files only. */

#pragma once

#include "engine/cg-session.h"
#include "tapis-games.h"
#include "model/items/tapis-private.h"
#include "model/words/tapis-words-private.h"

G_BEGIN_DECLS

/** A question of a lesson's quiz (model/learn/tapis-question.h). */
typedef struct _TapisQuestion TapisQuestion;

#define TAPIS_MAX_USES 16

/** A card that a move uses, or that a person has chosen: where it lies, and
 * which it is. */
typedef struct
{
  guint  zone;
  int    position; /* in what CgRules.cards lists, or -1: any like @card */
  CgCard card;     /* CG_CARD_HIDDEN: whichever lies there */
} TapisUse;

/** A place for cards. */
typedef struct
{
  guint zone;
  int   seat; /* or -1 */
} TapisPlace;

/** A button, as it is now. */
struct _TapisActionNow
{
  const char *id;
  CgMove      move;        /* or CG_NO_MOVE: lays what is chosen */
  const char *label;
  const char *description; /* what it does */
  gboolean    suggested;   /* stressed while it can be used */
};

#define TAPIS_MAX_ACTIONS 16

/** The sign that every game has: what is asked of the next card. */
#define TAPIS_SIGN_DEMAND "demand"

/** How many rows an account has at most. */
#define TAPIS_MAX_ACCOUNT 8

/** What is particular to a game. A slot that may be NULL says what holds then.
 */
struct _TapisGameKind
{
  const CgRules *rules;
  const TapisGameWords *words;

  /* The class of the game's objects. NULL: TapisGame itself. */
  GType (*get_type) (void);

  /* The place of a card in one's own hand: lower is further left. */
  guint (*order) (CgCard card);

  /* The cards that @move uses, of the seat to move or of the middle. */
  guint (*uses) (const CgState *state,
                 CgMove         move,
                 TapisUse       uses[TAPIS_MAX_USES]);

  /* The move that these cards of the seat to move (or of the middle) make;
   * where they make none, FALSE and why, or NULL where that is no question. */
  gboolean (*compose) (const CgState  *state,
                       const TapisUse *uses,
                       guint           n_uses,
                       CgMove         *move,
                       const char    **sentence);

  /* Whether @move is played when its last card is chosen, for it lays nothing;
   * otherwise the cards wait until they are laid. NULL: they always do. */
  gboolean (*at_once) (const CgState *state,
                       CgMove         move);

  /* Whether one chooses only one card of a place now: choosing another one
   * replaces it. NULL: never. */
  gboolean (*one_only) (const CgState *state);

  /* Whether cards of that place in the middle are chosen like those of one's
   * own hand. NULL: none ever. */
  gboolean (*in_reach) (const CgState *state,
                        TapisPlace     place);

  /* How the cards that can be chosen can be used, a sentence, or NULL: as in
   * all games. May be NULL. */
  const char *(*usable) (const CgState *state);

  /* The seat that @move names, or CG_NO_SEAT; and the move that names it. NULL:
   * nobody is ever named. */
  int    (*named_seat) (const CgState *state,
                        CgMove         move);
  CgMove (*name_seat)  (const CgState *state,
                        int            seat);

  /* What the legal @move gives up although there are others, N_(): a sentence
   * that asks to make it once more; or NULL where it is like any. May be NULL.
   * Looks only at what the seat to move knows. */
  const char *(*gives_up) (const CgState *state,
                           CgMove         move);

  /* Whether @move, the only legal one, is played without asking. NULL: never,
   * so that it is seen why. */
  gboolean (*forced) (const CgState *state,
                      CgMove         move);

  /* How long the table waits before the computer's next move, in hundredths of
   * the usual pause: little for what nobody sees, long after much has been
   * seen. NULL: always as usual. */
  guint (*pace) (const CgState *state);

  /* How unlikely it is that a card went from one place to the other in the
   * move that did @events: 0 it stayed there, 1 usual, more unusual. Tells two
   * equal cards apart. NULL: every other place is as usual. */
  guint (*distance) (const CgEvents *events,
                     TapisPlace      from,
                     TapisPlace      to);

  /* The score of a seat, and that score in words, as short as stands beside a
   * player's name ("118 points"); both NULL where the game keeps none. */
  int   (*score)      (const CgState *state,
                       int            seat);
  char *(*score_text) (int score);

  /* The score before the first round, where that is not the score with which
   * the cards are dealt (a stake is in it already); else NULL. */
  int (*first_score) (const CgState *start,
                      int            seat);

  /* That score as tokens that lie before the player. May be NULL: none do. */
  void (*tokens) (int          score,
                  TapisTokens *out);

  /* The account at the end of a round: what points are won and lost for, N_(),
   * ended by NULL; the first is what the deal itself costs or brings. And the
   * row to which @event belongs, with what it gives @seat (below zero: takes
   * from it) in @points; -1 where it is about no points. All rows together
   * are the round's points. May be NULL: the game keeps no score. */
  const char *const *account;
  int (*account_row) (const CgEvent *event,
                      int            seat,
                      int           *points);

  /* Who has won the round that is over. May be NULL: who has won the most
   * points in it. */
  int (*round_winner) (const CgState *state);

  /* Where a rule keeps secret how a player's cards are divided among places:
   * the place in which @viewer sees what lies in @place. And whether the cards
   * that are seen in a place are backs to @viewer, even if a perfect memory
   * could tell them: then all other places are face up. NULL: everything is
   * seen where it lies, and hidden where a redacted state hides it. */
  TapisPlace (*seen_at)   (int            viewer,
                           TapisPlace     place);
  gboolean   (*face_down) (const CgState *state,
                           int            viewer,
                           TapisPlace     place);

  /* Whether a seat is still in the game, and whether it must answer an attack;
   * whether the direction of play has turned. NULL: always, never and never. */
  gboolean (*in_play)  (const CgState *state,
                        int            seat);
  gboolean (*attacked) (const CgState *state,
                        int            seat);
  gboolean (*reversed) (const CgState *state);

  /* The next seat is the one to the right: play goes counterclockwise until
   * it is reversed. */
  gboolean to_the_right;

  /* Where the same cards make several moves, which is asked when they are laid
   * (the number that a joker stands for): one of them each, legal or not, with
   * a short label, a number where it can be one: then digits find it. Returns
   * how many, 0 where nothing is asked. Strings go to @strings. May be NULL;
   * @question, N_(), is what is asked then. */
  guint (*choices) (const CgState  *state,
                    const TapisUse *uses,
                    guint           n_uses,
                    GPtrArray      *strings,
                    TapisActionNow  out[TAPIS_MAX_ACTIONS]);
  const char *question;

  /* What is asked of the seat to move: @name is its player's name, or NULL
   * where it is spoken to as "you". */
  char *(*prompt) (const CgState *state,
                   const char    *name);

  /* What is asked of the next card: for a chip, and in sentences. */
  char *(*demand)             (const CgState *state);
  char *(*demand_description) (const CgState *state);

  /* What else than cards, players and buttons the middle of the table shows, by
   * name, ended by NULL; the demand goes without saying. NULL: nothing. */
  const char *const *signs;

  /* The name of a place that holds @n cards; @owner is NULL where it is
   * "yours". And sentences about it, or NULL. */
  char *(*place_name)        (TapisPlace  place,
                              const char *owner,
                              guint       n);
  char *(*place_description) (TapisGame *game,
                              TapisPlace place);

  /* What stands under a place in the middle: "Stock: 12". */
  char *(*place_caption) (TapisPlace place,
                          guint      n);

  /* A player in sentences: how many cards where, from what the viewer knows.
   * @name as above. */
  char *(*player_description) (const CgState *redacted,
                               int            seat,
                               const char    *name);

  /* The buttons in @state, for the viewer's eyes; @chosen is what they have
   * chosen, @move the move it makes or CG_NO_MOVE. Strings go to @strings,
   * which frees them. At most TAPIS_MAX_ACTIONS. */
  guint (*actions) (const CgState  *state,
                    const TapisUse *chosen,
                    guint           n_chosen,
                    CgMove          move,
                    GPtrArray      *strings,
                    TapisActionNow *out);

  /* A move as an advice: "Lay the 7 of hearts." */
  char *(*advise) (const CgState     *state,
                   CgMove             move,
                   const char *const *names);

  /* A short name of a move, within a sentence: "the 7 of hearts and the
   * 7 of spades", "pick up the pile". */
  char *(*name_move) (const CgState     *state,
                      CgMove             move,
                      const char *const *names);

  /* What was wrong with @move of the seat to move, where @better would have been
   * better and no rule of thumb says why: a sentence, or NULL. */
  char *(*regret) (const CgState *before,
                   CgMove         move,
                   CgMove         better);

  /* The top of the pile and what is asked, in sentences. */
  char *(*tell_top) (TapisGame *game);

  /* What a lesson's quiz can ask about beside which cards may be used, ended by
   * NULL, and asking: fills in text and options of @question, whose game is laid
   * out and where seat 0 is to move; FALSE where there is nothing to ask. May
   * be NULL. */
  const char *const *topics;
  gboolean (*ask) (const char    *topic,
                   TapisQuestion *question,
                   CgRandom      *random);
};

/** All kinds, those of games-list.h, ended by NULL (src/games/tapis-games.c). */
extern const TapisGameKind *const tapis_game_kinds[];

/** The kind of game that these rules make. */
const TapisGameKind *tapis_game_kind_for (const CgRules *rules);

/** The kind of @game. */
const TapisGameKind *tapis_game_get_kind (TapisGame *game);

/** The class of this kind's games. */
GType tapis_game_kind_get_type (const TapisGameKind *kind);

/** The name by which sentences speak of @seat, or %NULL: "you", or nobody. */
const char *tapis_game_call_seat (TapisGame *game,
                                  int        seat);

/** Brings cards and buttons up to date after an aid has been used. */
void tapis_game_refresh_choice (TapisGame *game);

/** Has @sentence spoken. */
void tapis_game_announce (TapisGame  *game,
                          const char *sentence);

G_END_DECLS
