/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisGameKind: the one table that describes a game to the model.
 *
 * To add a game, fill in the table in src/games/GAME/GAME-model.c. `rules` and
 * `words` are required. Every other slot may be left out and then has the
 * default that its comment names: begin with the two required slots, and add
 * what your game does differently. Only files of the model include this header.
 *
 * In all slots:
 *   kind     the table itself, so that one function can serve several games
 *   state    a position with all its cards, also the hidden ones: a slot must
 *            tell only what the viewer may know
 *   seat     0-based, or CG_NO_SEAT
 *   people   the players by seat; NULL where a sentence says "you"
 *   who, owner  the player whom a sentence is about, or NULL
 *   strings  gets the ownership of the strings that an answer points to
 *
 * The caller frees a char * that is returned with g_free(); a const char * must
 * last as long as the program. Every sentence that is returned is already
 * translated, unless the comment of its slot says N_(). */

#pragma once

#include "engine/cg-session.h"
#include "tapis-games.h"
#include "model/items/tapis-private.h"
#include "model/words/tapis-words-private.h"

G_BEGIN_DECLS

/** A question of a lesson's quiz; see model/learn/tapis-question.h. */
typedef struct _TapisQuestion TapisQuestion;

#define TAPIS_MAX_USES 16

/** A card that a move uses, or that a person has selected: which card it is,
 * and where it lies. */
typedef struct
{
  guint  zone;
  int    position; /* 0-based in @zone; -1: the place does not matter, any card
                    * there that equals @card is meant */
  CgCard card;     /* CG_CARD_HIDDEN: the card is not known, only its
                    * @position */
} TapisUse;

/** A place for cards: a zone and the seat that it belongs to. */
typedef struct
{
  guint zone;
  int   seat; /* CG_NO_SEAT: the place is in the middle of the table */
} TapisPlace;

/** A button as it is in one position. */
struct _TapisActionNow
{
  const char *id;
  CgMove      move;        /* the move that the button makes; CG_NO_MOVE: it
                            * plays the selected cards */
  const char *label;
  const char *description; /* what the button does */
  gboolean    suggested;   /* TRUE: the button is drawn as the main one while it
                            * can be used */
  guint       place;       /* where the button stands, 1-based, at most
                            * TapisGameKind.places; 0: next to the button before
                            * it; or TAPIS_ACTION_IN_MIDDLE */
};

#define TAPIS_MAX_ACTIONS 16

/** What the game does when the player to move has only one legal move. */
typedef enum
{
  TAPIS_FORCED_NOT,    /* the person makes the move, because there is something
                        * to find out or to see first; or there are several
                        * moves */
  TAPIS_FORCED_MOVE,   /* the move may be made for the person */
  TAPIS_FORCED_PASS,   /* the move may be made for the person, and it is a pass:
                        * it lays and takes no card */
  TAPIS_FORCED_SILENT, /* the move is played at once and nothing is said about
                        * it: nobody would think that there was anything to
                        * do */
} TapisForced;

/** The id of the sign that every game has: it shows what the next card must be.
 * A sign is something in the middle of the table that a lesson can point at. */
#define TAPIS_SIGN_DEMAND "demand"

/** How many rows an account has at most: the table of what points were won and
 * lost for in a round (TapisScoring.account). */
#define TAPIS_MAX_ACCOUNT 8

/** How a game keeps score: points that add up from round to round. */
typedef struct
{
  /* Returns the score of @seat in @state. Required. */
  int (*score) (const TapisGameKind *kind, const CgState *state, int seat);

  /* Returns @score in words, short enough to stand beside a player's name.
   * Default: "118 points". */
  char *(*text) (int score);

  /* Returns the score of @seat before the first round; @start is the position
   * after the cards of that round were dealt. Default: the score in @start. A
   * game needs this slot if the deal itself costs something (a stake). */
  int (*first) (const TapisGameKind *kind, const CgState *start, int seat);

  /* Returns the number of points that wins the match in @state; 0 (default):
   * the match has no such number. */
  guint (*target) (const CgState *state);

  /* Writes to @out which tokens (coins) lie before a player with @score.
   * Returns FALSE (default) if the game has no tokens. */
  gboolean (*tokens) (int score, TapisTokens *out);

  /* The titles of the rows of the account, the table that is shown when a round
   * is over and says what points were won and lost for. They are marked with
   * NC_("account", …); there are at most TAPIS_MAX_ACCOUNT of them, then NULL.
   * The first row is for what the deal itself costs or brings. Default: no
   * rows. */
  const char *const *account;

  /* Returns the index of the row of the account that @event belongs to, or -1
   * (default) if @event is not about points. Sets @points to how many points it
   * gives to @seat, negative if it takes them. The sum of all rows must be what
   * the seat won in the round. @state: a position of that round. */
  int (*account_row) (const CgState *state, const CgEvent *event, int seat,
                      int *points);

  /* Returns the seat that won the round that is over in @state; CG_NO_SEAT
   * (default): the winners are those who won the most points in the round. */
  int (*round_winner) (const TapisGameKind *kind, const CgState *state);
} TapisScoring;

/** For a game whose rules keep secret how a player's cards are divided among
 * several places, such as between hand and pile. Both slots are required. */
typedef struct
{
  /* Returns the place in which @viewer is shown the cards that lie in
   * @place. */
  TapisPlace (*seen_at) (int viewer, TapisPlace place);

  /* Returns whether the cards that are shown in @place are face down for
   * @viewer, even if one could know them by counting. FALSE: they are face
   * up. */
  gboolean (*face_down) (const TapisGameKind *kind, const CgState *state,
                         int viewer, TapisPlace place);
} TapisSecrecy;

/** What a lesson's <quiz> can ask about in this game. Besides these topics
 * every game has the topic "cards": which cards can be used now? Both slots are
 * required. */
typedef struct
{
  const char *const *topics; /* the values of <quiz about="…">, ended by NULL */

  /* Fills in the text and the options of @question, which is about @topic in
   * the position of the question's game; seat 0 is to move there. Returns FALSE
   * if that position does not suit the topic: then another position is
   * tried. */
  gboolean (*ask) (const char *topic, TapisQuestion *question,
                   CgRandom *random);
} TapisQuiz;

/** What is said about a position and about the moves in it. A sentence speaks
 * to the player who is called "you": "Your turn", "Your hand". */
typedef struct
{
  /* Returns a sentence that says what the seat to move is to do. Default: "Your
   * turn: lay a card." */
  char *(*prompt) (const TapisGameKind *kind, const CgState *state,
                   const TapisPerson *who);

  /* Return what the next card must be, in a few words ("7 or lower"), and in
   * sentences. If the player to move has to do something else, the few words
   * say that instead ("choose a player"; about another player: "Fox chooses").
   * Default: "", the next card may be any card. */
  char *(*demand)             (const TapisGameKind *kind, const CgState *state,
                               const TapisPerson *who);
  char *(*demand_description) (const TapisGameKind *kind, const CgState *state);

  /* Return the name of a place that holds @n cards ("Your hand, 5 cards"), and
   * the caption under a place in the middle of the table ("Stock: 12").
   * Default: from TapisGameWords.places, or made from the id of the zone. */
  char *(*place_name)    (const TapisGameKind *kind, TapisPlace place,
                          const TapisPerson *owner, guint n);
  char *(*place_caption) (const TapisGameKind *kind, TapisPlace place, guint n);

  /* Returns sentences about a place for a screen reader, or NULL. Default: from
   * TapisGameWords.places. */
  char *(*place_description) (TapisGame *game, TapisPlace place);

  /* Returns sentences about a player: how many cards the player has, and where.
   * @redacted: the position as far as the viewer knows it. Default: how many
   * cards are in the hand. */
  char *(*player_description) (const TapisGameKind *kind,
                               const CgState *redacted, int seat,
                               const TapisPerson *who);

  /* Writes to @out the buttons in @state, at most TAPIS_MAX_ACTIONS, and
   * returns how many there are. @chosen: the @n_chosen cards that the viewer
   * has selected; @move: the move that these cards make, or CG_NO_MOVE.
   * Default: one button that plays the selected cards, and one for each move
   * that uses no card. */
  guint (*actions) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *chosen, guint n_chosen, CgMove move,
                    GPtrArray *strings, TapisActionNow *out);

  /* Return @move as a piece of advice ("Lay the 7 of hearts."), and as a part
   * of a sentence ("the 7 of hearts and the 7 of spades", "pick up the pile").
   * Default: the cards that the move uses, or the text of the move if it uses
   * none. */
  char *(*advise)    (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);
  char *(*name_move) (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);

  /* Returns a sentence of the coach that says why @better would have been
   * better than @move, or NULL (default). The coach asks for it if no rule of
   * thumb explains the difference. */
  char *(*regret) (const TapisGameKind *kind, const CgState *before,
                   CgMove move, CgMove better);

  /* Returns sentences for the key T: what lies on the top of the pile, and what
   * the next card must be. Default: the trick that is shown, what lies in every
   * other place in the middle of the table, and what the next card must be. */
  char *(*tell_top) (TapisGame *game);
} TapisPositionWords;

/** A game. GAME-model.c exports one, called tapis_kind_GAME, and nothing
 * else. */
struct _TapisGameKind
{
  /* --- required --- */

  const CgRules        *rules;
  const TapisGameWords *words;

  /* --- what is said, scored and asked --- */

  /* What is said about positions and moves. Default: all the defaults of
   * TapisPositionWords. */
  const TapisPositionWords *says;

  /* How the game keeps score. NULL: it keeps no score. */
  const TapisScoring *scoring;

  /* What a quiz can ask about. NULL: only which cards can be used. */
  const TapisQuiz *quiz;

  /* --- objects and tables of the game's own --- */

  /* Returns the class of the game's objects: a subclass of TapisGame if the
   * game has properties or lists of its own to show. Default: TapisGame
   * itself. */
  GType (*get_type) (void);

  /* For games that share slots, such as those of games/shedding/. @base: a kind
   * whose slots are used for those that are left out here and in @says.
   * @family: data that only the shared slots read. Default: NULL, none. */
  const TapisGameKind *base;
  const void          *family;

  /* The names of signs in the middle of the table, such as "direction", ended
   * by NULL. A lesson can point at them, as it can at cards, players, buttons
   * and the demand. Default: none. */
  const char *const *signs;

  /* --- cards on the table --- */

  /* Returns the number that @card is sorted by in the viewer's hand: the card
   * with the lowest number is on the left. Default: by rank, then by suit. */
  guint (*order) (const TapisGameKind *kind, const CgState *state, CgCard card);

  /* Helps to find out which of several equal cards moved. Returns how unlikely
   * it is that a card went from @from to @to by the move that did @events. 0:
   * the card stayed where it was; 1: a usual way; a higher number: a less
   * likely way. Default: 0 within a place, 1 between two places. */
  guint (*distance) (const CgEvents *events, TapisPlace from, TapisPlace to);

  /* How the game keeps the places of cards secret. NULL: cards are shown where
   * they lie, and face down if CgRules.redact hides them. */
  const TapisSecrecy *secrecy;

  /* --- from cards to moves and back --- */

  /* Writes to @uses the cards that @move uses, and returns how many. They
   * belong to the seat to move, or lie in the middle of the table. Default: the
   * cards of the hand that the text of the move names. */
  guint (*uses) (const TapisGameKind *kind, const CgState *state, CgMove move,
                 TapisUse uses[TAPIS_MAX_USES]);

  /* Finds the move, legal or not, that the cards @uses make. They belong to the
   * seat to move, or lie in the middle of the table. Returns TRUE and sets
   * @move; or returns FALSE, if the cards make no move, and sets @sentence to
   * the reason, a sentence marked with N_(), or to NULL if nobody would ask for
   * a reason. Default: takes the text of a legal move and replaces the cards in
   * it by these. */
  gboolean (*compose) (const TapisGameKind *kind, const CgState *state,
                       const TapisUse *uses, guint n_uses, CgMove *move,
                       const char **sentence);

  /* Returns whether @move is played as soon as its last card is selected. FALSE
   * (default): the selected cards wait for a second touch or for the button. */
  gboolean (*at_once) (const TapisGameKind *kind, const CgState *state,
                       CgMove move);

  /* Returns whether selecting a card deselects the other cards of its place.
   * Default: FALSE. */
  gboolean (*one_only) (const TapisGameKind *kind, const CgState *state);

  /* Returns whether a person can select the cards of @place, which is in the
   * middle of the table, as they can the cards of their hand. Default:
   * FALSE. */
  gboolean (*in_reach) (const TapisGameKind *kind, const CgState *state,
                        TapisPlace place);

  /* Returns the sentence that a screen reader says about every card that can be
   * selected now. NULL (default): "You can play it." */
  const char *(*usable) (const TapisGameKind *kind, const CgState *state);

  /* For cards that make several moves, such as a joker that can stand for any
   * number. Writes to @out a button for each of these moves, legal or not, and
   * returns how many; 0 (default): there is nothing to choose. A button whose
   * label is a number can be chosen by typing that number. If @strings is NULL,
   * nobody reads the texts of the buttons. @question: the prompt while the
   * table asks which of the moves is meant, marked with N_(); it is required if
   * @choices is set. */
  guint (*choices) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *uses, guint n_uses, GPtrArray *strings,
                    TapisActionNow out[TAPIS_MAX_ACTIONS]);
  const char *question;

  /* --- players --- */

  /* Return whether @seat still plays (default: TRUE), and whether @seat must
   * answer an attack now (default: FALSE). */
  gboolean (*in_play)  (const TapisGameKind *kind, const CgState *state,
                        int seat);
  gboolean (*attacked) (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* How many places for buttons there are, side by side. If a button is not
   * there in some position, its place stays empty. Default: 2. */
  gsize places;

  /* Whether play begins counterclockwise, to the right (default: FALSE). The
   * function returns whether play goes the other way in @state (default:
   * FALSE). */
  gboolean to_the_right;
  gboolean (*reversed) (const TapisGameKind *kind, const CgState *state);

  /* For moves that name a player, for example the one whom an attack hits.
   * named_seat() returns the seat that @move names, or CG_NO_SEAT (default);
   * name_seat() returns the move that names @seat, legal or not, or CG_NO_MOVE
   * (default). */
  int    (*named_seat) (const TapisGameKind *kind, const CgState *state,
                        CgMove move);
  CgMove (*name_seat)  (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* --- how the game goes on --- */

  /* Returns a warning if @move, one of the @n legal @moves, gives something up,
   * as passing does: a sentence, marked with N_(), that asks the person to make
   * the move once more if they mean it. NULL (default): the move gives nothing
   * up. */
  const char *(*gives_up) (const TapisGameKind *kind, const CgMove *moves,
                           guint n, CgMove move);

  /* Returns what the game does with @move, which is the only legal one.
   * Default: TAPIS_FORCED_MOVE. */
  TapisForced (*forced) (const TapisGameKind *kind, const CgState *state,
                         CgMove move);
};

/** The tables of all games as the games export them, in the order of
 * games-list.h, ended by NULL (src/games/tapis-games.c). */
extern const TapisGameKind *const tapis_game_kinds[];

/** Returns the kind of the game with these @rules, with the defaults filled in:
 * only scoring, quiz, secrecy, base, family and question can still be NULL. */
const TapisGameKind *tapis_game_kind_for (const CgRules *rules);

/** Returns the name of a required slot that is empty in @kind ("words"), or
 * %NULL if all are filled. */
const char *tapis_game_kind_find_missing (const TapisGameKind *kind);

/** Ends the program with a message if a required slot of @kind is empty. */
void tapis_game_kind_check (const TapisGameKind *kind);

/** Returns the kind of @game. */
const TapisGameKind *tapis_game_get_kind (TapisGame *game);

/* --- defaults (tapis-game-defaults.c) --- */

extern const TapisGameKind tapis_game_defaults;

/** Returns TRUE: for slots such as TapisGameKind.one_only. */
gboolean tapis_always (const TapisGameKind *kind, const CgState *state);

/** Defaults that a game can call from its own slots, if it has words for only
 * some places, or if it has more to say about a player. */
char *tapis_default_place_name         (const TapisGameKind *kind,
                                        TapisPlace place,
                                        const TapisPerson *owner, guint n);
char *tapis_default_place_caption      (const TapisGameKind *kind,
                                        TapisPlace place, guint n);
char *tapis_default_place_description  (TapisGame *game, TapisPlace place);
char *tapis_default_player_description (const TapisGameKind *kind,
                                        const CgState *redacted, int seat,
                                        const TapisPerson *who);

/** Returns the button "lay", which plays the selected cards, @chosen. If there
 * is only one, the label names it. @description: what the button does. */
TapisActionNow tapis_lay_action (const TapisUse *chosen, guint n_chosen,
                                 const char *description, GPtrArray *strings);

/** Returns a sentence about @event, with the names of this game's players. Free
 * it with g_free(). */
char *tapis_game_say_event (TapisGame *game, const CgEvent *event);

/** Returns the player at @seat, for sentences, borrowed; %NULL if @seat is
 * CG_NO_SEAT. */
const TapisPerson *tapis_game_get_person (TapisGame *game, int seat);

/** Returns whether @card leaves nothing to be chosen: the viewer can make only
 * one move with it now, uses this card alone for it, and chooses neither a
 * number nor a player after it. Returns %FALSE while other cards are chosen.
 * Sets @move to that move. */
gboolean tapis_game_find_plain (TapisGame *game, TapisCard *card, CgMove *move);

/** Brings cards and buttons up to date. A subclass calls this after
 * TapisGameClass.use_aid() has changed something. */
void tapis_game_refresh_choice (TapisGame *game);

/** Has screen readers say @sentence. */
void tapis_game_announce (TapisGame *game, const char *sentence);

G_END_DECLS
