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
 *   state    a position with all its cards, including the hidden ones: a slot
 *            must tell only what the viewer may know
 *   seat     0-based, or CG_NO_SEAT
 *   people   the players by seat; NULL if a sentence says "you"
 *   who, owner  the player whom a sentence is about, or NULL
 *   strings  takes ownership of the strings that the result points to
 *
 * The caller frees a returned char * with g_free(); a returned const char *
 * must stay valid as long as the program runs. Every returned sentence is
 * already translated, unless the comment of the slot says that it is marked
 * with N_(). */

#pragma once

#include "engine/cg-session.h"
#include "tapis-games.h"
#include "model/items/tapis-private.h"
#include "model/words/tapis-words-private.h"

/** A question of the quiz of a lesson; see model/learn/tapis-question.h. */
typedef struct _TapisQuestion TapisQuestion;

#define TAPIS_MAX_USES 16

/** A card that a move uses, or that a person has selected: which card it is,
 * and where it is. */
typedef struct
{
  guint  zone;
  int    position; /* its position in @zone, 0-based; -1 if any card of the zone
                    * is meant that equals @card */
  CgCard card;     /* CG_CARD_HIDDEN if only the @position of the card is known
                    */
} TapisUse;

/** A place for cards: a zone, and the seat to which it belongs. */
typedef struct
{
  guint zone;
  int   seat; /* CG_NO_SEAT if the place is in the middle of the table */
} TapisPlace;

/** What a button shows and does in one position. */
struct _TapisActionNow
{
  const char *id;
  CgMove      move;        /* the move that the button makes; CG_NO_MOVE if it
                            * plays the selected cards */
  const char *label;
  const char *description; /* what the button does */
  gboolean    suggested;   /* TRUE if the button is drawn as the main one while
                            * it can be used */
  guint       place;       /* the place of the button, 1-based, at most
                            * TapisGameKind.places; 0 if it is next to the
                            * button before it in the list; or
                            * TAPIS_ACTION_IN_MIDDLE */
  const char *caption;     /* one or two words below the label, which tell what
                            * this choice brings about; or NULL */
};

#define TAPIS_MAX_ACTIONS 16

/** What the game does when the player to move has only one legal move. */
typedef enum
{
  TAPIS_FORCED_NOT,    /* the person makes the move, because there is something
                        * to find out or to see before; or there is not exactly
                        * one legal move */
  TAPIS_FORCED_MOVE,   /* the move may be made for the person */
  TAPIS_FORCED_PASS,   /* the move may be made for the person, and is a pass: it
                        * lays and takes no card */
  TAPIS_FORCED_SILENT, /* the move is played at once and nobody is told: nobody
                        * would think that there is a choice */
} TapisForced;

/** The id of the sign that every game has, which shows what the next card must
 * be. A sign is a thing in the middle of the table to which a lesson can point.
 */
#define TAPIS_SIGN_DEMAND "demand"

/** The highest number of rows of an account: a table that shows for what
 * reasons points were won and lost in a round (TapisScoring.account). */
#define TAPIS_MAX_ACCOUNT 8

/** A row of an account. It counts the events of the kind @event, except those
 * that a row above counts. The seat of the event wins its points if @sign is 1,
 * and loses them if it is -1; another seat of the event loses or wins the same
 * points. */
typedef struct
{
  const char *title; /* marked with NC_("account", …); NULL at the end */
  guint       event;
  int         sign;
  gboolean  (*when) (const CgEvent *event); /* NULL: all events of the kind */
} TapisAccountRow;

/** How a game keeps score, that is, points that are added up from round to
 * round. */
typedef struct
{
  /* Returns the score of @seat in @state. Required. */
  int (*score) (const TapisGameKind *kind, const CgState *state, int seat);

  /* Returns @score in words that fit beside a player's name. Default: "118
   * points". */
  char *(*text) (int score);

  /* Returns the score of @seat before the first round. @start is the position
   * after the first deal. Default: the score in @start. A game needs this slot
   * if the deal itself costs points (a stake). */
  int (*first) (const TapisGameKind *kind, const CgState *start, int seat);

  /* Returns the number of points that wins the match in @state, or 0 (default)
   * if there is no such number. */
  guint (*target) (const CgState *state);

  /* Sets *@out to the tokens (coins) of a player with @score. Returns FALSE
   * (default) if the game has no tokens. */
  gboolean (*tokens) (int score, TapisTokens *out);

  /* The rows of the account: a table that is shown when a round is over, and
   * that shows for what reasons points were won and lost. There are at most
   * TAPIS_MAX_ACCOUNT of them. The first row has the points that the deal
   * itself costs or brings. The sum of all rows must be what a seat won in the
   * round. Default: no rows. */
  const TapisAccountRow *account;

  /* Returns the seat that won the round that is over in @state. If it returns
   * CG_NO_SEAT (default), the winners are the seats that got the most points in
   * the round. */
  int (*round_winner) (const TapisGameKind *kind, const CgState *state);
} TapisScoring;

/** For a game whose rules keep secret how a player's cards are divided among
 * several places, such as a hand and a pile. Both slots are required. */
typedef struct
{
  /* Returns the place in which @viewer sees the cards that are in @place. */
  TapisPlace (*seen_at) (int viewer, TapisPlace place);

  /* Returns whether @viewer sees the backs of the cards that are shown in
   * @place, even if they could be known by counting. FALSE means face up. */
  gboolean (*face_down) (const TapisGameKind *kind, const CgState *state,
                         int viewer, TapisPlace place);
} TapisSecrecy;

/** A topic of questions. */
typedef struct
{
  const char *id;    /* the value of the attribute in <quiz about="…"> */
  const char *title; /* marked with NC_("topic", …): "Whose turn is it?" */
} TapisTopic;

/** What the <quiz> of a lesson can ask about in this game. Every game also has
 * the topic "cards": which cards can be used now? Both slots are required. */
typedef struct
{
  const TapisTopic *topics; /* ended by a row without an id */

  /* Fills in the text and the options of @question. The question is about
   * @topic in the position of the question's game, in which seat 0 is to move.
   * Returns FALSE if that position does not suit the topic; another position is
   * tried then. */
  gboolean (*ask) (const char *topic, TapisQuestion *question,
                   CgRandom *random);
} TapisQuiz;

/** For a game in which a player can look for combinations among their cards,
 * with aids (TapisGameClass.list_aids): what the <find> of a lesson needs. All
 * slots are required. */
typedef struct
{
  /* Forgets which combinations the player has found. From now on only the
   * player finds them, not the program. */
  void (*begin) (TapisGame *game);

  /* Returns how many combinations the player has not found yet, or 0 if they
   * cannot look for any now. */
  guint (*count) (TapisGame *game);

  /* Returns a short name of the next combination that has not been found, or
   * NULL if there is none. */
  char *(*name_next) (TapisGame *game);

  /* Finds the next combination for the player. */
  void (*find_next) (TapisGame *game);

  /* Returns a sentence that tells what the player has found, and what not. */
  char *(*tell) (TapisGame *game);
} TapisSeeking;

/** The sentences about a position and its moves. A sentence speaks to the
 * player who is called "you": "Your turn", "Your hand". */
typedef struct
{
  /* Returns a sentence that tells what the seat to move must do. Default: "Your
   * turn: lay a card." */
  char *(*prompt) (const TapisGameKind *kind, const CgState *state,
                   const TapisPerson *who);

  /* demand() returns what the next card must be, in a few words ("7 or lower");
   * demand_description() returns it in sentences. If the player to move must do
   * something else, demand() returns that ("choose a player"; about another
   * player: "Fox chooses"). Default: "", which means that the next card may be
   * any card. */
  char *(*demand)             (const TapisGameKind *kind, const CgState *state,
                               const TapisPerson *who);
  char *(*demand_description) (const TapisGameKind *kind, const CgState *state);

  /* place_name() returns the name of a place with @n cards ("Your hand, 5
   * cards"). place_caption() returns the caption under a place in the middle of
   * the table ("Stock: 12"). Default: the words in TapisGameWords.places,
   * otherwise the common words for the role of the zone, otherwise words made
   * from the id of the zone. */
  char *(*place_name)    (const TapisGameKind *kind, TapisPlace place,
                          const TapisPerson *owner, guint n);
  char *(*place_caption) (const TapisGameKind *kind, TapisPlace place, guint n);

  /* Returns sentences about a place for a screen reader, or NULL. Default: the
   * text TapisPlaceWords.about in TapisGameWords.places. */
  char *(*place_description) (TapisGame *game, TapisPlace place);

  /* Returns sentences about a player: how many cards the player has, and where.
   * @redacted is the position redacted for the viewer. Default: how many cards
   * the player has in hand and has captured. */
  char *(*player_description) (const TapisGameKind *kind,
                               const CgState *redacted, int seat,
                               const TapisPerson *who);

  /* Fills in @out with the buttons in @state, at most TAPIS_MAX_ACTIONS, and
   * returns how many there are. @chosen are the @n_chosen cards that the viewer
   * has selected; @move is the move that these cards make, or CG_NO_MOVE.
   * Default: one button that plays the selected cards, and one for each move
   * that uses no card. */
  guint (*actions) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *chosen, guint n_chosen, CgMove move,
                    GPtrArray *strings, TapisActionNow *out);

  /* advise() returns @move as advice ("Lay the 7 of hearts."). name_move()
   * returns it as a part of a sentence ("the 7 of hearts and the 7 of spades",
   * "pick up the pile"). Default: the cards that the move uses, or the text of
   * the move if it uses none. */
  char *(*advise)    (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);
  char *(*name_move) (const TapisGameKind *kind, const CgState *state,
                      CgMove move, const TapisPerson *people);

  /* Returns a sentence in which the coach tells why @better would have been
   * better than @move, or NULL (default). The coach calls this if no rule of
   * thumb explains the difference. */
  char *(*regret) (const TapisGameKind *kind, const CgState *before,
                   CgMove move, CgMove better);

  /* Returns the sentences of the key T: the top of the pile, and what the next
   * card must be. Default: the trick that is shown, the cards of every other
   * place in the middle of the table, and what the next card must be. */
  char *(*tell_top) (TapisGame *game);
} TapisPositionWords;

/** A game. The only symbol that GAME-model.c exports is such a table, called
 * tapis_kind_GAME. */
struct _TapisGameKind
{
  /* --- required --- */

  const CgRules        *rules;
  const TapisGameWords *words;

  /* --- what is said, scored and asked --- */

  /* The sentences about positions and moves. Default: all the defaults of
   * TapisPositionWords. */
  const TapisPositionWords *says;

  /* How the game keeps score; NULL if it keeps no score. */
  const TapisScoring *scoring;

  /* What a quiz can ask about; NULL if it asks only which cards can be used. */
  const TapisQuiz *quiz;

  /* How combinations are found; NULL if there are none to be found. */
  const TapisSeeking *seeking;

  /* --- objects and tables of the game's own --- */

  /* Returns the class of the game's objects: a subclass of TapisGame if the
   * game has properties or lists of its own to show. Default: TapisGame
   * itself. */
  GType (*get_type) (void);

  /* For games that share slots, such as those of games/shedding/. @base is a
   * kind whose slots fill those that are left out in this kind and in its
   * tables. @family is data that only the shared slots read. Default: NULL. */
  const TapisGameKind *base;
  const void          *family;

  /* The ids of signs in the middle of the table, such as "direction", ended by
   * NULL. A lesson can point at them, as it can at cards, players, buttons and
   * the demand. Default: none. */
  const char *const *signs;

  /* --- cards on the table --- */

  /* Returns the number by which @card is sorted in the viewer's hand: the card
   * with the lowest number is on the left. Default: by rank, then by suit. */
  guint (*order) (const TapisGameKind *kind, const CgState *state, CgCard card);

  /* Helps to find out which of several equal cards moved. Returns how unlikely
   * it is that the move that did @events moved a card from @from to @to. 0
   * means that the card stayed in its place, 1 is a usual way, and a higher
   * number is a less likely way. Default: 0 within a place, 1 between two
   * places. */
  guint (*distance) (const CgEvents *events, TapisPlace from, TapisPlace to);

  /* How the game keeps secret where cards are. If NULL, a card is shown where
   * it is, and face down if CgRules.redact hides it. */
  const TapisSecrecy *secrecy;

  /* --- from cards to moves and back --- */

  /* Fills in @uses with the cards that @move uses, and returns how many there
   * are. The cards belong to the seat to move or are in the middle of the
   * table. Default: the cards of the hand that the text of the move names. */
  guint (*uses) (const TapisGameKind *kind, const CgState *state, CgMove move,
                 TapisUse uses[TAPIS_MAX_USES]);

  /* Finds the move that the cards @uses make, which need not be legal. The
   * cards belong to the seat to move or are in the middle of the table. Returns
   * TRUE and sets *@move. If the cards make no move, returns FALSE and sets
   * *@sentence to the reason, a sentence marked with N_(), or to NULL if there
   * is no reason to tell. Default: takes the text of the first legal move that
   * uses cards, and replaces its cards by these. */
  gboolean (*compose) (const TapisGameKind *kind, const CgState *state,
                       const TapisUse *uses, guint n_uses, CgMove *move,
                       const char **sentence);

  /* Returns whether @move is played as soon as its last card is selected. If
   * FALSE (default), the selected cards wait for a second touch or for the
   * button. */
  gboolean (*at_once) (const TapisGameKind *kind, const CgState *state,
                       CgMove move);

  /* Returns whether selecting a card unselects the other cards of its place.
   * Default: FALSE. */
  gboolean (*one_only) (const TapisGameKind *kind, const CgState *state);

  /* Returns whether a person can select cards of @place, which is in the middle
   * of the table, like cards of their hand. Default: FALSE. */
  gboolean (*in_reach) (const TapisGameKind *kind, const CgState *state,
                        TapisPlace place);

  /* Returns the sentence that a screen reader speaks for every card that can be
   * selected now. If NULL (default), it is "You can lay it." or, if the card
   * needs another one, "You can lay it together with another card of the same
   * rank." */
  const char *(*usable) (const TapisGameKind *kind, const CgState *state);

  /* For cards that make several moves, such as a joker that can stand for any
   * number. choices() fills in @out with a button for each of these moves,
   * legal or not, and returns how many there are; 0 (default) if there is
   * nothing to choose. If the label of a button is a number, the person can
   * choose the button by typing that number. If @strings is NULL, the texts of
   * the buttons are not used. `question` is the prompt while the table asks for
   * one of the moves, marked with N_(); it is required if choices() is set. */
  guint (*choices) (const TapisGameKind *kind, const CgState *state,
                    const TapisUse *uses, guint n_uses, GPtrArray *strings,
                    TapisActionNow out[TAPIS_MAX_ACTIONS]);
  const char *question;

  /* --- players --- */

  /* in_play() returns whether @seat still plays (default: TRUE). attacked()
   * returns whether @seat must answer an attack now (default: FALSE). */
  gboolean (*in_play)  (const TapisGameKind *kind, const CgState *state,
                        int seat);
  gboolean (*attacked) (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* How many places for buttons there are side by side. The place of a button
   * that a position does not have stays empty. Default: 2. */
  gsize places;

  /* `to_the_right` is TRUE if play begins counterclockwise, to the right
   * (default: FALSE). reversed() returns whether the direction of play in
   * @state is the opposite of that (default: FALSE). */
  gboolean to_the_right;
  gboolean (*reversed) (const TapisGameKind *kind, const CgState *state);

  /* For moves that name a player, for example the player whom an attack hits.
   * named_seat() returns the seat that @move names, or CG_NO_SEAT (default).
   * name_seat() returns the move that names @seat, legal or not, or CG_NO_MOVE
   * (default). */
  int    (*named_seat) (const TapisGameKind *kind, const CgState *state,
                        CgMove move);
  CgMove (*name_seat)  (const TapisGameKind *kind, const CgState *state,
                        int seat);

  /* --- how the game goes on --- */

  /* Returns a warning if @move gives something up, as passing does. The warning
   * is a sentence, marked with N_(), that asks the person to make the move once
   * more if they mean it. Returns NULL (default) if the move gives nothing up.
   * @move is one of @moves, which are the @n legal moves. */
  const char *(*gives_up) (const TapisGameKind *kind, const CgMove *moves,
                           guint n, CgMove move);

  /* Returns what the game does with @move, which is the only legal move.
   * Default: TAPIS_FORCED_MOVE. */
  TapisForced (*forced) (const TapisGameKind *kind, const CgState *state,
                         CgMove move);
};

/** The kinds of all games as the games export them, in the order of
 * games-list.h, ended by NULL (src/games/tapis-games.c). */
extern const TapisGameKind *const tapis_game_kinds[];

/** Returns the kind of the game with these @rules, in which the defaults are
 * filled in: only scoring, quiz, seeking, secrecy, base, family and question
 * can still be NULL. */
const TapisGameKind *tapis_game_kind_for (const CgRules *rules);

/** Returns the name of the first required slot that is empty in @kind
 * ("words"), or %NULL if none is empty. */
const char *tapis_game_kind_find_missing (const TapisGameKind *kind);

/** Ends the program with a message if a required slot of @kind is empty. */
void tapis_game_kind_check (const TapisGameKind *kind);

/** Returns the kind of @game. */
const TapisGameKind *tapis_game_get_kind (TapisGame *game);

/** Returns the row of the account of @scoring that counts @event, or NULL if
 * none does. Sets *@points to how many points the event gives to @seat,
 * negative if it takes them, and 0 if no row counts it. */
const TapisAccountRow *tapis_account_find (const TapisScoring *scoring,
                                           const CgEvent *event, int seat,
                                           int *points);

/* --- defaults (tapis-game-defaults.c) --- */

extern const TapisGameKind tapis_game_defaults;

/** Returns TRUE; a function for slots such as TapisGameKind.one_only. */
gboolean tapis_always (const TapisGameKind *kind, const CgState *state);

/** The default functions of four slots. A game can call them in its own
 * functions if it has words for only some places, or more to say about a
 * player. */
char *tapis_default_place_name         (const TapisGameKind *kind,
                                        TapisPlace place,
                                        const TapisPerson *owner, guint n);
char *tapis_default_place_caption      (const TapisGameKind *kind,
                                        TapisPlace place, guint n);
char *tapis_default_place_description  (TapisGame *game, TapisPlace place);
char *tapis_default_player_description (const TapisGameKind *kind,
                                        const CgState *redacted, int seat,
                                        const TapisPerson *who);

/** Returns the button "lay", which plays @chosen, the selected cards. If there
 * is only one selected card, the label names it. @description is what the
 * button does. */
TapisActionNow tapis_lay_action (const TapisUse *chosen, guint n_chosen,
                                 const char *description, GPtrArray *strings);

/** Returns a sentence about @event with the names of the players of @game. Free
 * it with g_free(). */
char *tapis_game_say_event (TapisGame *game, const CgEvent *event);

/** Returns the player at @seat in the form that sentences need, borrowed, or
 * %NULL if @seat is CG_NO_SEAT. */
const TapisPerson *tapis_game_get_person (TapisGame *game, int seat);

/** Returns whether @card leaves nothing to choose: the viewer can make only one
 * move with it now, that move uses no other card, and neither a number nor a
 * player must be chosen after it. Sets *@move to that move. Returns %FALSE
 * while other cards are selected. */
gboolean tapis_game_find_plain (TapisGame *game, TapisCard *card, CgMove *move);

/** Updates what the cards and the buttons show. A subclass calls this after
 * TapisGameClass.use_aid() has changed something. */
void tapis_game_refresh_choice (TapisGame *game);

/** Returns groups that are saved with the game, in which a subclass can keep
 * what the moves do not tell; borrowed. If the game was loaded, they were read
 * from its text, and a subclass must not rely on their values. */
GKeyFile *tapis_game_get_extra (TapisGame *self);

/** Sets the comment on the viewer's last move to @sentence, as the coach does.
 * Does nothing in a lesson, where the lesson itself comments. A subclass calls
 * this after "moved". */
void tapis_game_comment (TapisGame *self, const char *sentence);

/** Emits "announce", so that screen readers speak @sentence. */
void tapis_game_announce (TapisGame *game, const char *sentence);
