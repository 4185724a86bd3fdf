/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisGameKind: the one table that describes a game to the model.
 *
 * To add a game, fill in the table in src/games/GAME/GAME-model.c. `rules` and
 * `words` are required. Every other slot can be left out and then has the
 * default that its comment names: begin with these two, and add what your game
 * does differently. Only files of the model include this header.
 *
 * In all slots:
 *   kind     the table itself, so that one function can serve several games
 *   state    a position with all its cards, also the hidden ones: a slot must
 *            say only what the viewer may know
 *   seat     0-based, or CG_NO_SEAT
 *   people   the players by seat; NULL where a sentence says "you"
 *   who, owner  the player whom a sentence is about, or NULL
 *   strings  gets the ownership of the strings that an answer points to
 *
 * The caller frees a char * that is returned with g_free(); a const char * must
 * last as long as the program. A sentence is translated where it is returned,
 * unless its comment says N_(). */

#pragma once

#include "engine/cg-session.h"
#include "tapis-games.h"
#include "model/items/tapis-private.h"
#include "model/words/tapis-words-private.h"

G_BEGIN_DECLS

/** A question of a lesson's quiz (model/learn/tapis-question.h). */
typedef struct _TapisQuestion TapisQuestion;

#define TAPIS_MAX_USES 16

/** A card that a move uses, or that a person has selected: where it lies, and
 * which card it is. */
typedef struct
{
  guint  zone;
  int    position; /* 0-based in its zone; -1: any card that equals @card */
  CgCard card;     /* CG_CARD_HIDDEN: the one that lies at @position */
} TapisUse;

/** A place for cards. */
typedef struct
{
  guint zone;
  int   seat; /* CG_NO_SEAT: in the middle of the table */
} TapisPlace;

/** A button in a position. */
struct _TapisActionNow
{
  const char *id;
  CgMove      move;        /* CG_NO_MOVE: plays what is selected */
  const char *label;
  const char *description; /* what it does */
  gboolean    suggested;   /* drawn as the main button while it can be used */
  guint       place;       /* its place, 1-based, at most TapisGameKind.places;
                            * 0: after the button before it; or
                            * TAPIS_ACTION_IN_MIDDLE */
};

#define TAPIS_MAX_ACTIONS 16

/** What the game does with a move that is the only legal one. */
typedef enum
{
  TAPIS_FORCED_NOT,    /* the person makes it: there is something to find out,
                        * or to see, before it; or it is not the only one */
  TAPIS_FORCED_MOVE,   /* it can be made for the person */
  TAPIS_FORCED_PASS,   /* the same, and it lays and takes nothing */
  TAPIS_FORCED_SILENT, /* it is played at once, and nothing is said of it:
                        * nobody would think that there was anything to do */
} TapisForced;

/** The id of the sign that every game has: what is asked of the next card. */
#define TAPIS_SIGN_DEMAND "demand"

/** How many rows an account has at most. */
#define TAPIS_MAX_ACCOUNT 8

/** How a game keeps score: points that go on from round to round. */
typedef struct
{
  /* Required. The score of @seat in @state. */
  int (*score) (const TapisGameKind *kind, const CgState *state, int seat);

  /* A score in words, short enough to stand beside a player's name. Default:
   * "118 points". */
  char *(*text) (int score);

  /* The score before the first round, in which @start was dealt. Default: the
   * score in @start. Needed where dealing itself costs something (a stake). */
  int (*first) (const TapisGameKind *kind, const CgState *start, int seat);

  /* The points with which the match in @state is won; 0 (default): none. */
  guint (*target) (const CgState *state);

  /* Which tokens (coins) lie before a player with @score. Returns FALSE
   * (default) in a game without tokens. */
  gboolean (*tokens) (int score, TapisTokens *out);

  /* The titles of the rows of the account that is shown when a round is over:
   * for what points are won and lost, NC_("account", …), at most
   * TAPIS_MAX_ACCOUNT, ended by NULL. The first row is what the deal itself
   * costs or brings. Default: no rows. */
  const char *const *account;

  /* The index of the row that @event belongs to, or -1 (default) where it is
   * not about points. @points: how many it gives @seat, below zero where it
   * takes them. The sum of all rows must be what the seat won in the round. */
  int (*account_row) (const CgEvent *event, int seat, int *points);

  /* The seat that won the round that is over in @state; CG_NO_SEAT (default):
   * the one, or those, who won the most points in it. */
  int (*round_winner) (const TapisGameKind *kind, const CgState *state);
} TapisScoring;

/** For a rule that keeps secret how a player's cards are divided among places,
 * such as between hand and pile. Both slots are required. */
typedef struct
{
  /* The place in which @viewer is shown the cards that lie in @place. */
  TapisPlace (*seen_at) (int viewer, TapisPlace place);

  /* Whether the cards that are shown in @place are face down for @viewer, even
   * if one could know them by counting. In all other places cards are face up.
   */
  gboolean (*face_down) (const TapisGameKind *kind, const CgState *state,
                         int viewer, TapisPlace place);
} TapisSecrecy;

/** What a lesson's <quiz> can ask about, besides "cards" (which of them can be
 * used now?), about which every game can ask. Both slots are required. */
typedef struct
{
  const char *const *topics; /* values of <quiz about="…">, ended by NULL */

  /* Fills in the text and the options of @question, about @topic in the
   * position of its game, in which seat 0 is to move. Returns FALSE where that
   * position is no good for the topic: then another position is tried. */
  gboolean (*ask) (const char *topic, TapisQuestion *question,
                   CgRandom *random);
} TapisQuiz;

/** What is said of a position and of the moves in it. A sentence is spoken to
 * the player who is called "you": "Your turn", "Your hand". */
typedef struct
{
  /* What the seat to move is to do, a sentence. Default: "Your turn: lay a
   * card." */
  char *(*prompt) (const TapisGameKind *kind, const CgState *state,
                   const TapisPerson *who);

  /* What the next card must be: in a few words ("7 or lower"), and in
   * sentences. Where the player to move has to do something else, the few words
   * say that to them, or tell it of them ("choose a player", "Fox chooses").
   * Default: "", nothing is asked. */
  char *(*demand)             (const TapisGameKind *kind, const CgState *state,
                               const TapisPerson *who);
  char *(*demand_description) (const TapisGameKind *kind, const CgState *state);

  /* The name of a place that holds @n cards ("Your hand, 5 cards"), and the
   * caption under one in the middle ("Stock: 12"). Default: from
   * TapisGameWords.places, or made from the id of the zone. */
  char *(*place_name)    (const TapisGameKind *kind, TapisPlace place,
                          const TapisPerson *owner, guint n);
  char *(*place_caption) (const TapisGameKind *kind, TapisPlace place, guint n);

  /* Sentences for a screen reader about a place, or NULL. Default: from
   * TapisGameWords.places. */
  char *(*place_description) (TapisGame *game, TapisPlace place);

  /* A player in sentences: how many cards they have, and where. @redacted holds
   * only what the viewer knows. Default: how many are in the hand. */
  char *(*player_description) (const TapisGameKind *kind,
                               const CgState *redacted, int seat,
                               const TapisPerson *who);

  /* The buttons in @state. @chosen: the @n_chosen cards that the viewer has
   * selected; @move: the move that these cards make, or CG_NO_MOVE. Writes at
   * most TAPIS_MAX_ACTIONS buttons to @out and returns how many. Default: one
   * that plays what is selected, and one for each move that uses no card. */
  guint (*actions) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *chosen, guint n_chosen, CgMove move,
                    GPtrArray *strings, TapisActionNow *out);

  /* @move as an advice ("Lay the 7 of hearts."), and as a part of a sentence
   * ("the 7 of hearts and the 7 of spades", "pick up the pile"). Default: the
   * cards that it uses; where it uses none, its text. */
  char *(*advise)    (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);
  char *(*name_move) (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);

  /* For the coach, where no rule of thumb explains it: a sentence that says why
   * @better would have been better than @move; or NULL (default). */
  char *(*regret) (const TapisGameKind *kind, const CgState *before,
                   CgMove move, CgMove better);

  /* What the key T tells: the top of the pile and what the next card must be,
   * in sentences. Default: every place in the middle, and the demand. */
  char *(*tell_top) (TapisGame *game);
} TapisPositionWords;

/** A game. GAME-model.c exports one, as tapis_kind_GAME, and nothing else. */
struct _TapisGameKind
{
  /* --- required --- */

  const CgRules        *rules;
  const TapisGameWords *words;

  /* --- what is said, scored and asked --- */

  /* Default: all the defaults of TapisPositionWords. */
  const TapisPositionWords *says;

  /* NULL: the game keeps no score. */
  const TapisScoring *scoring;

  /* NULL: a quiz can only ask which cards can be used. */
  const TapisQuiz *quiz;

  /* --- objects and tables of the game's own --- */

  /* The class of the game's objects: a subclass of TapisGame, where the game
   * has properties or lists of its own to show. Default: TapisGame itself. */
  GType (*get_type) (void);

  /* For games that share slots, such as those of games/shedding/. @base: a kind
   * from which the slots are taken that are empty here and in @says. @family:
   * data that only these slots read. Default: NULL, none. */
  const TapisGameKind *base;
  const void          *family;

  /* Names of what a lesson can point at in the middle of the table besides
   * cards, players, buttons and the demand ("direction"), ended by NULL.
   * Default: none. */
  const char *const *signs;

  /* --- cards on the table --- */

  /* The key that sorts the viewer's hand: the lowest is on the left. Default:
   * by rank, then by suit. */
  guint (*order) (CgCard card);

  /* Tells which of several equal cards moved: how unlikely it is that a card
   * went from @from to @to by the move that did @events. 0: it stayed; 1:
   * usual; more: less likely. Default: 0 within a place, 1 between two places.
   */
  guint (*distance) (const CgEvents *events, TapisPlace from, TapisPlace to);

  /* NULL: cards are shown where they lie, and face down where CgRules.redact
   * hides them. */
  const TapisSecrecy *secrecy;

  /* --- from cards to moves and back --- */

  /* Writes to @uses the cards that @move uses, of the seat to move or of the
   * middle, and returns how many. Default: the cards of the hand that the text
   * of the move names. */
  guint (*uses) (const TapisGameKind *kind, const CgState *state, CgMove move,
                 TapisUse uses[TAPIS_MAX_USES]);

  /* Writes to @move the move, legal or not, that the cards @uses make, of the
   * seat to move or of the middle. Where they make none, it returns FALSE, and
   * @sentence, N_(), says why, or is NULL where nobody would ask. Default: the
   * text of a legal move is taken, with these cards in place of its own. */
  gboolean (*compose) (const TapisGameKind *kind, const CgState *state,
                       const TapisUse *uses, guint n_uses, CgMove *move,
                       const char **sentence);

  /* Whether @move is played as soon as its last card is selected. FALSE
   * (default): the cards wait for a second touch or the button. */
  gboolean (*at_once) (const TapisGameKind *kind, const CgState *state,
                       CgMove move);

  /* Whether selecting a card deselects the others of its place. Default:
   * FALSE. */
  gboolean (*one_only) (const TapisGameKind *kind, const CgState *state);

  /* Whether cards of @place, in the middle, can be selected as those of one's
   * own hand. Default: FALSE. */
  gboolean (*in_reach) (const TapisGameKind *kind, const CgState *state,
                        TapisPlace place);

  /* What a screen reader says of every card that can be selected now, a
   * sentence. NULL (default): "You can play it." */
  const char *(*usable) (const TapisGameKind *kind, const CgState *state);

  /* For cards that make several moves, such as a joker that can stand for any
   * number: writes a button for each of these moves, legal or not, to @out, and
   * returns how many; 0 (default): there is nothing to choose. A button whose
   * label is a number can be chosen by typing it. If @strings is NULL, nobody
   * reads the texts. @question, N_(): the prompt while the table asks which
   * move is meant; required with @choices. */
  guint (*choices) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *uses, guint n_uses, GPtrArray *strings,
                    TapisActionNow out[TAPIS_MAX_ACTIONS]);
  const char *question;

  /* --- players --- */

  /* Whether @seat still plays (default: TRUE), and whether it must answer an
   * attack now (default: FALSE). */
  gboolean (*in_play)  (const TapisGameKind *kind, const CgState *state,
                        int seat);
  gboolean (*attacked) (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* How many places there are for buttons, side by side. A place stays empty
   * while its button is not there. Default: 2. */
  gsize places;

  /* Whether play begins counterclockwise, to the right (default: FALSE), and
   * whether it goes the other way in @state (default: FALSE). */
  gboolean to_the_right;
  gboolean (*reversed) (const TapisGameKind *kind, const CgState *state);

  /* For moves that name a player, for example whom an attack hits: the seat
   * that @move names, or CG_NO_SEAT (default); and the move that names @seat,
   * legal or not, or CG_NO_MOVE (default). */
  int    (*named_seat) (const TapisGameKind *kind, const CgState *state,
                        CgMove move);
  CgMove (*name_seat)  (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* --- how the game goes on --- */

  /* If @move, one of the @n legal @moves, gives something up, as passing does:
   * a sentence, N_(), that asks the person to make the move once more if it is
   * meant. NULL (default): it gives nothing up. */
  const char *(*gives_up) (const TapisGameKind *kind, const CgMove *moves,
                           guint n, CgMove move);

  /* What the game does with @move, the only legal one. Default:
   * TAPIS_FORCED_MOVE. */
  TapisForced (*forced) (const TapisGameKind *kind, const CgState *state,
                         CgMove move);
};

/** The tables of all games as they are exported, in the order of games-list.h,
 * ended by NULL (src/games/tapis-games.c). */
extern const TapisGameKind *const tapis_game_kinds[];

/** The kind with these rules, defaults filled in: no slot is NULL but scoring,
 * quiz, secrecy, base, family and question. */
const TapisGameKind *tapis_game_kind_for (const CgRules *rules);

/** The required slot that @kind lacks ("words"), or %NULL. */
const char *tapis_game_kind_find_missing (const TapisGameKind *kind);

/** Ends the program where a required slot is missing, and names it. */
void tapis_game_kind_check (const TapisGameKind *kind);

/** The kind of @game. */
const TapisGameKind *tapis_game_get_kind (TapisGame *game);

/* --- defaults (tapis-game-defaults.c) --- */

extern const TapisGameKind tapis_game_defaults;

/** For TapisGameKind.one_only: TRUE. */
gboolean tapis_always (const TapisGameKind *kind, const CgState *state);

/** Defaults that a game can call from its own slots, where it has words for
 * some places only, or where it has more to say of a player. */
char *tapis_default_place_name         (const TapisGameKind *kind,
                                        TapisPlace place,
                                        const TapisPerson *owner, guint n);
char *tapis_default_place_caption      (const TapisGameKind *kind,
                                        TapisPlace place, guint n);
char *tapis_default_place_description  (TapisGame *game, TapisPlace place);
char *tapis_default_player_description (const TapisGameKind *kind,
                                        const CgState *redacted, int seat,
                                        const TapisPerson *who);

/** The button "lay", which plays what is selected. If that is a single card,
 * the label names it. @description: what the button does. */
TapisActionNow tapis_lay_action (const TapisUse *chosen, guint n_chosen,
                                 const char *description, GPtrArray *strings);

/** @event in a sentence, with the names of this game's players. Free with
 * g_free(). */
char *tapis_game_say_event (TapisGame *game, const CgEvent *event);

/** Who sits at @seat, for sentences; %NULL: nobody. Borrowed. */
const TapisPerson *tapis_game_get_person (TapisGame *game, int seat);

/** Whether @card leaves nothing to be chosen: the viewer can make only one move
 * with it now, with this card alone, and neither a number nor a player is
 * chosen after it. %FALSE while other cards are chosen. @move receives the
 * move. */
gboolean tapis_game_find_plain (TapisGame *game, TapisCard *card, CgMove *move);

/** Brings cards and buttons up to date after use_aid() (TapisGameClass). */
void tapis_game_refresh_choice (TapisGame *game);

/** Announces @sentence to screen readers. */
void tapis_game_announce (TapisGame *game, const char *sentence);

G_END_DECLS
