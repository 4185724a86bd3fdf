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

/* The tables that describe a game. A slot that is left out has the default that
 * its comment names; unless it names none, it is required. A function that is
 * told a position is told the kind too, so that one can serve several games. */

/** What a game that keeps a score says of it. */
typedef struct
{
  /* The score of a seat. */
  int (*score) (const TapisGameKind *kind,
                const CgState       *state,
                int                  seat);

  /* A score in words, as short as stands beside a player's name. Default: "118
   * points". */
  char *(*text) (int score);

  /* The score before the first round; default: with which the cards are dealt.
   * Another one where a stake is in that already. */
  int (*first) (const TapisGameKind *kind,
                const CgState       *start,
                int                  seat);

  /* The tokens that lie before a player; FALSE (default): none ever do. */
  gboolean (*tokens) (int          score,
                      TapisTokens *out);

  /* The account at the end of a round: what points are won and lost for, N_(),
   * ended by NULL; the first is what the deal itself costs or brings. Default:
   * no rows. */
  const char *const *account;

  /* The row to which @event belongs, with what it gives @seat (below zero:
   * takes from it) in @points; -1 (default) where it is about no points. All
   * rows together are the round's points. */
  int (*account_row) (const CgEvent *event,
                      int            seat,
                      int           *points);

  /* Who has won the round that is over; CG_NO_SEAT (default): whoever has won
   * the most points in it. */
  int (*round_winner) (const TapisGameKind *kind,
                       const CgState       *state);
} TapisScoring;

/** Where a rule keeps secret how a player's cards are divided among places.
 * Both slots are required. */
typedef struct
{
  /* The place in which @viewer sees what lies in @place. */
  TapisPlace (*seen_at) (int        viewer,
                         TapisPlace place);

  /* Whether the cards that are seen in a place are backs to @viewer, even if a
   * perfect memory could tell them; all other places are face up. */
  gboolean (*face_down) (const TapisGameKind *kind,
                         const CgState       *state,
                         int                  viewer,
                         TapisPlace           place);
} TapisSecrecy;

/** What a lesson's quiz can ask about beside which cards may be used. Both
 * slots are required. */
typedef struct
{
  const char *const *topics; /* ended by NULL */

  /* Fills in text and options of @question, whose game is laid out and where
   * seat 0 is to move; FALSE where there is nothing to ask. */
  gboolean (*ask) (const char    *topic,
                   TapisQuestion *question,
                   CgRandom      *random);
} TapisQuiz;

/** What is said of a position and of the moves in it. Wherever @name, @owner or
 * a name of @names is NULL that player is spoken to as "you". Strings that are
 * returned are freed with g_free(). */
typedef struct
{
  /* What is asked of the seat to move. Default: to lay a card. */
  char *(*prompt) (const TapisGameKind *kind,
                   const CgState       *state,
                   const char          *name);

  /* What is asked of the next card: for a chip, and in sentences. Default: "".
   */
  char *(*demand)             (const TapisGameKind *kind,
                               const CgState       *state);
  char *(*demand_description) (const TapisGameKind *kind,
                               const CgState       *state);

  /* The name of a place that holds @n cards, and what stands under one in the
   * middle: "Stock: 12". Default: by TapisGameWords.places, or from the zone's
   * id. */
  char *(*place_name)    (const TapisGameKind *kind,
                          TapisPlace           place,
                          const char          *owner,
                          guint                n);
  char *(*place_caption) (const TapisGameKind *kind,
                          TapisPlace           place,
                          guint                n);

  /* Sentences about a place, or NULL. Default: by TapisGameWords.places. */
  char *(*place_description) (TapisGame *game,
                              TapisPlace place);

  /* A player in sentences: how many cards where, from what the viewer knows.
   * Default: how many are in the zone "hand". */
  char *(*player_description) (const TapisGameKind *kind,
                               const CgState       *redacted,
                               int                  seat,
                               const char          *name);

  /* The buttons in @state, for the viewer's eyes; @chosen is what they have
   * chosen, @move the move it makes or CG_NO_MOVE. Strings go to @strings,
   * which frees them. At most TAPIS_MAX_ACTIONS. Default: one that lays what is
   * chosen, and one for each move that uses no card. */
  guint (*actions) (const TapisGameKind *kind,
                    const CgState       *state,
                    const TapisUse      *chosen,
                    guint                n_chosen,
                    CgMove               move,
                    GPtrArray           *strings,
                    TapisActionNow      *out);

  /* A move as an advice: "Lay the 7 of hearts." And a short name of it, within
   * a sentence: "the 7 of hearts and the 7 of spades", "pick up the pile".
   * Default: from the cards that it uses or its text. */
  char *(*advise)    (const TapisGameKind *kind,
                      const CgState       *state,
                      CgMove               move,
                      const char *const   *names);
  char *(*name_move) (const TapisGameKind *kind,
                      const CgState       *state,
                      CgMove               move,
                      const char *const   *names);

  /* What was wrong with @move of the seat to move, where @better would have
   * been better and no rule of thumb says why: a sentence, or NULL (default).
   */
  char *(*regret) (const TapisGameKind *kind,
                   const CgState       *before,
                   CgMove               move,
                   CgMove               better);

  /* The top of the pile and what is asked, in sentences. Default: what lies in
   * the middle, and the demand. */
  char *(*tell_top) (TapisGame *game);
} TapisPositionWords;

/** A game: the one thing that GAME-model.c exports, as tapis_kind_GAME. */
struct _TapisGameKind
{
  /* --- required --- */

  const CgRules        *rules;
  const TapisGameWords *words;

  /* --- what is said, scored and asked --- */

  /* Default: what suits a game in which cards are laid. */
  const TapisPositionWords *says;

  /* NULL: the game keeps no score. */
  const TapisScoring *scoring;

  /* NULL: a lesson can only ask which cards may be used. */
  const TapisQuiz *quiz;

  /* --- objects and tables of the game's own --- */

  /* The class of the game's objects, a subclass of TapisGame that holds what
   * only this game shows. Default: TapisGame itself. */
  GType (*get_type) (void);

  /* What a family of games describes itself with to the functions that its
   * games share. Default: NULL; for nobody else to read. */
  const void *family;

  /* What else than cards, players and buttons the middle of the table shows, by
   * name, ended by NULL; the demand goes without saying. Default: nothing. */
  const char *const *signs;

  /* --- cards on the table --- */

  /* The place of a card in one's own hand: lower is further left. Default: by
   * ranks. */
  guint (*order) (CgCard card);

  /* How unlikely it is that a card went from one place to the other in the move
   * that did @events: 0 it stayed there, 1 usual, more unusual. Tells two equal
   * cards apart. Default: every other place is as usual. */
  guint (*distance) (const CgEvents *events,
                     TapisPlace      from,
                     TapisPlace      to);

  /* NULL: everything is seen where it lies, and hidden where a redacted state
   * hides it. */
  const TapisSecrecy *secrecy;

  /* --- from cards to moves and back --- */

  /* The cards that @move uses, of the seat to move or of the middle. Default:
   * those that its text names, out of the hand. */
  guint (*uses) (const TapisGameKind *kind,
                 const CgState       *state,
                 CgMove               move,
                 TapisUse             uses[TAPIS_MAX_USES]);

  /* The move that these cards of the seat to move (or of the middle) make;
   * where they make none, FALSE and why, or NULL where that is no question.
   * Default: the move whose text is that of a legal one with other cards. */
  gboolean (*compose) (const TapisGameKind *kind,
                       const CgState       *state,
                       const TapisUse      *uses,
                       guint                n_uses,
                       CgMove              *move,
                       const char         **sentence);

  /* Whether @move is played when its last card is chosen, for it lays nothing;
   * otherwise (default) the cards wait until they are laid. */
  gboolean (*at_once) (const TapisGameKind *kind,
                       const CgState       *state,
                       CgMove               move);

  /* Whether one chooses only one card of a place now: choosing another one
   * replaces it. Default: FALSE. */
  gboolean (*one_only) (const TapisGameKind *kind,
                        const CgState       *state);

  /* Whether cards of that place in the middle are chosen like those of one's
   * own hand. Default: FALSE. */
  gboolean (*in_reach) (const TapisGameKind *kind,
                        const CgState       *state,
                        TapisPlace           place);

  /* How the cards that can be chosen can be used, a sentence, or NULL
   * (default): as in all games. */
  const char *(*usable) (const TapisGameKind *kind,
                         const CgState       *state);

  /* Where the same cards make several moves, which is asked when they are laid
   * (the number that a joker stands for): one of them each, legal or not, with
   * a short label, a number where it can be one: then digits find it. Returns
   * how many, 0 (default) where nothing is asked. Strings go to @strings.
   * @question, N_(), is what is asked then; required beside it. */
  guint (*choices) (const TapisGameKind *kind,
                    const CgState       *state,
                    const TapisUse      *uses,
                    guint                n_uses,
                    GPtrArray           *strings,
                    TapisActionNow       out[TAPIS_MAX_ACTIONS]);
  const char *question;

  /* --- players --- */

  /* Whether a seat is still in the game (default: TRUE), and whether it must
   * answer an attack (default: FALSE). */
  gboolean (*in_play)  (const TapisGameKind *kind,
                        const CgState       *state,
                        int                  seat);
  gboolean (*attacked) (const TapisGameKind *kind,
                        const CgState       *state,
                        int                  seat);

  /* The next seat is the one to the right (default: FALSE): play goes
   * counterclockwise until it is reversed; and whether it is (default: FALSE).
   */
  gboolean to_the_right;
  gboolean (*reversed) (const TapisGameKind *kind,
                        const CgState       *state);

  /* The seat that @move names, or CG_NO_SEAT (default); and the move that names
   * it, or CG_NO_MOVE (default). */
  int    (*named_seat) (const TapisGameKind *kind,
                        const CgState       *state,
                        CgMove               move);
  CgMove (*name_seat)  (const TapisGameKind *kind,
                        const CgState       *state,
                        int                  seat);

  /* --- how the game goes on --- */

  /* What the legal @move gives up although there are others, N_(): a sentence
   * that asks to make it once more; or NULL (default) where it is like any.
   * Looks only at what the seat to move knows. */
  const char *(*gives_up) (const TapisGameKind *kind,
                           const CgState       *state,
                           CgMove               move);

  /* Whether @move, the only legal one, is played without asking; otherwise
   * (default) it is asked, so that it is seen why. */
  gboolean (*forced) (const TapisGameKind *kind,
                      const CgState       *state,
                      CgMove               move);

  /* How long the table waits before the computer's next move, in hundredths of
   * the usual pause: little for what nobody sees, long after much has been
   * seen. Default: 100. */
  guint (*pace) (const TapisGameKind *kind,
                 const CgState       *state);
};

/** All kinds, those of games-list.h, as they are written, ended by NULL
 * (src/games/tapis-games.c). */
extern const TapisGameKind *const tapis_game_kinds[];

/** The kind of game that these rules make, with every slot filled but scoring,
 * quiz, secrecy and family. */
const TapisGameKind *tapis_game_kind_for (const CgRules *rules);

/** The required slot that @kind lacks ("words"), or %NULL. */
const char *tapis_game_kind_find_missing (const TapisGameKind *kind);

/** Ends the program where there is one, and says which of which game. */
void tapis_game_kind_check (const TapisGameKind *kind);

/** The kind of @game. */
const TapisGameKind *tapis_game_get_kind (TapisGame *game);

/* --- defaults (tapis-game-defaults.c) --- */

extern const TapisGameKind tapis_game_defaults;

/** For TapisGameKind.one_only: TRUE. */
gboolean tapis_always (const TapisGameKind *kind,
                       const CgState       *state);

/** Defaults for games that say of some places something else, or of players
 * something more. */
char *tapis_default_place_name         (const TapisGameKind *kind,
                                        TapisPlace           place,
                                        const char          *owner,
                                        guint                n);
char *tapis_default_place_caption      (const TapisGameKind *kind,
                                        TapisPlace           place,
                                        guint                n);
char *tapis_default_place_description  (TapisGame           *game,
                                        TapisPlace           place);
char *tapis_default_player_description (const TapisGameKind *kind,
                                        const CgState       *redacted,
                                        int                  seat,
                                        const char          *name);

/** The button "lay", which lays what is chosen: its card is named. */
TapisActionNow tapis_lay_action (const TapisUse *chosen,
                                 guint           n_chosen,
                                 const char     *description,
                                 GPtrArray      *strings);

/** What @event is, in a sentence for this game's players. */
char *tapis_game_say_event (TapisGame     *game,
                            const CgEvent *event);

/** The name by which sentences speak of @seat, or %NULL: "you", or nobody. */
const char *tapis_game_call_seat (TapisGame *game,
                                  int        seat);

/** Brings cards and buttons up to date after an aid has been used. */
void tapis_game_refresh_choice (TapisGame *game);

/** Announces @sentence to screen readers. */
void tapis_game_announce (TapisGame  *game,
                          const char *sentence);

G_END_DECLS
