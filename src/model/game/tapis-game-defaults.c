/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The defaults of the slots of TapisGameKind. By default a person lays cards
 * from their hand, and the text of a move names the cards that it uses. */

#include "tapis-game-private.h"

/* --- cards --- */

static guint
order (const TapisGameKind *kind, const CgState *state, CgCard card)
{
  return cg_card_rank (card) * 4u + cg_card_suit (card);
}

static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  return from.zone != to.zone || from.seat != to.seat;
}

/* --- from cards to moves and back --- */

/* Returns the number of the zone of the players' hands. */
static guint
find_hand (const TapisGameKind *kind)
{
  return (guint) cg_zone_of_role (kind->rules, CG_ZONE_HAND);
}

/* Fills in @out with the cards that the text of @move names, and returns how
 * many there are. If @verb is not NULL, appends the words before the first card
 * to it. */
static guint
list_cards (const TapisGameKind *kind, const CgState *state, CgMove move,
            CgCard out[TAPIS_MAX_USES], GString *verb)
{
  g_autofree char *text = cg_move_to_text (kind->rules, state, move);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL && n < TAPIS_MAX_USES; i++)
    if (cg_card_from_text (words[i], -1, &out[n]))
      n++;
    else if (n == 0 && verb != NULL)
      g_string_append_printf (verb, "%s ", words[i]);
  return n;
}

static guint
uses (const TapisGameKind *kind, const CgState *state, CgMove move,
      TapisUse out[TAPIS_MAX_USES])
{
  CgCard cards[TAPIS_MAX_USES];
  guint n = list_cards (kind, state, move, cards, NULL);

  for (guint i = 0; i < n; i++)
    out[i] = (TapisUse) { find_hand (kind), -1, cards[i] };
  return n;
}

static gboolean
compose (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, CgMove *move, const char **sentence)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CgMove moves[CG_MAX_MOVES];
  CgCard cards[TAPIS_MAX_USES];
  guint n_moves = kind->rules->moves (state, moves);
  guint i = 0;

  *sentence = NULL;
  while (i < n_moves && list_cards (kind, state, moves[i], cards, NULL) == 0)
    i++;
  if (i == n_moves)
    return FALSE;
  list_cards (kind, state, moves[i], cards, text);
  for (i = 0; i < n; i++)
    {
      char card[CG_CARD_TEXT_SIZE];

      if (chosen[i].zone != find_hand (kind))
        return FALSE;
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              cg_card_to_text (chosen[i].card, card));
    }
  return cg_read_move (kind->rules, state, text->str, move);
}

gboolean
tapis_always (const TapisGameKind *kind, const CgState *state)
{
  return TRUE;
}

static gboolean
never (const TapisGameKind *kind, const CgState *state)
{
  return FALSE;
}

static gboolean
never_for_move (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return FALSE;
}

static TapisForced
forced (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return TAPIS_FORCED_MOVE;
}

static gboolean
never_for_seat (const TapisGameKind *kind, const CgState *state, int seat)
{
  return FALSE;
}

static gboolean
in_reach (const TapisGameKind *kind, const CgState *state, TapisPlace place)
{
  return FALSE;
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  return NULL;
}

static guint
choices (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, GPtrArray *strings,
         TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  return 0;
}

/* --- players, and how the game goes on --- */

static gboolean
in_play (const TapisGameKind *kind, const CgState *state, int seat)
{
  return TRUE;
}

static int
named_seat (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return CG_NO_SEAT;
}

static CgMove
name_seat (const TapisGameKind *kind, const CgState *state, int seat)
{
  return CG_NO_MOVE;
}

static const char *
gives_up (const TapisGameKind *kind, const CgMove *moves, guint n, CgMove move)
{
  return NULL;
}

/* --- the score --- */

static char *
text (int score)
{
  g_autofree char *number = tapis_words_number (score);

  return g_strdup_printf (
    /* Translators: a score, beside a player's name; %s is a number and decides
     * the form. */
    CN_("score", "%s point", "%s points", (gulong) ABS (score)), number);
}

static int
first (const TapisGameKind *kind, const CgState *start, int seat)
{
  return kind->scoring->score (kind, start, seat);
}

static guint
target (const CgState *state)
{
  return 0;
}

static gboolean
tokens (int score, TapisTokens *out)
{
  return FALSE;
}

static int
round_winner (const TapisGameKind *kind, const CgState *state)
{
  return CG_NO_SEAT;
}

/* --- what the game says in its own terms: nothing --- */

static void
special_cards (const CgSetup *setup, GArray *list)
{
}

static const TapisOptionWords no_options[] = { { .id = NULL } };

static const TapisGameWords words = {
  .options = no_options,
  .special_cards = special_cards,
};

/* --- what is said --- */

static char *
prompt (const TapisGameKind *kind, const CgState *state, const TapisPerson *who)
{
  if (kind->rules->to_move (state) == CG_NO_SEAT)
    return g_strdup (_("The game is over."));
  return tapis_say_to (who, TAPIS_ROLE_CALLED, P_("Your turn: lay a card."),
                       /* Translators: beside the table: whose turn it is in
                        * the game; %s is a player's name. */
                       P_("%s: lay a card."));
}

static char *
demand (const TapisGameKind *kind, const CgState *state, const TapisPerson *who)
{
  return g_strdup ("");
}

static char *
demand_description (const TapisGameKind *kind, const CgState *state)
{
  return g_strdup ("");
}

/* Returns a name made from the key of a zone and its number of cards: "Stock:
 * 12". Free with g_free(). */
static char *
name_by_key (const char *key, guint n)
{
  g_autofree char *name = tapis_words_capitalise (key);
  g_autofree char *number = tapis_words_number ((int) n);

  return tapis_words_named (name, number);
}

/* Returns the words for @zone: those of @kind if it has any, otherwise the
 * common ones, or NULL if there are no words. */
static const TapisPlaceWords *
find_place (const TapisGameKind *kind, const CgField *zone)
{
  static const TapisPlaceWords common[] = {
    [CG_ZONE_HAND] = {
      /* Translators: read aloud, where the focus comes to one's own cards. */
      NULL, NN_("Your hand, %u card", "Your hand, %u cards"),
      /* Translators: %s is a player's name. */
      .others = NN_("%s: hand, %u card", "%s: hand, %u cards"),
    },
    [CG_ZONE_STOCK] = {
      /* Translators: read aloud: the cards that are drawn from. */
      NULL, NN_("Stock, %u card", "Stock, %u cards"),
      /* Translators: under the cards that are drawn from: how many there are.
       * Short. */
      .caption = N_("Stock: %u"),
    },
    [CG_ZONE_PILE] = {
      /* Translators: read aloud: the cards that have been laid. */
      NULL, NN_("Pile, %u card", "Pile, %u cards"),
      /* Translators: under the cards that have been laid: how many there are.
       * Short. */
      .caption = N_("Pile: %u"),
    },
    [CG_ZONE_TRICK] = {
      /* Translators: read aloud: the cards of a trick, while it is played. */
      NULL, NN_("Trick, %u card", "Trick, %u cards"),
      /* Translators: under the cards of a trick: how many there are. Short. */
      .caption = N_("Trick: %u"),
    },
    [CG_ZONE_CAPTURED] = {
      /* Translators: read aloud: the cards that one has won in tricks. */
      NULL, NN_("Taken by you, %u card", "Taken by you, %u cards"),
      /* Translators: %s is a player's name. */
      .others = NN_("%s: taken, %u card", "%s: taken, %u cards"),
    },
    [CG_ZONE_TURN_UP] = {
      /* Translators: read aloud: the card that was turned up in the deal. */
      NULL, NN_("Turn-up, %u card", "Turn-up, %u cards"),
      /* Translators: under the card that was turned up in the deal. Short. */
      .caption = N_("Turn-up: %u"),
    },
    [CG_ZONE_OUT] = {
      /* Translators: read aloud: the cards that have left the game. */
      NULL, NN_("Out of play, %u card", "Out of play, %u cards"),
      /* Translators: under the cards that have left the game: how many there
       * are. Short. */
      .caption = N_("Out: %u"),
    },
  };

  for (const TapisPlaceWords *place = kind->words->places;
       place != NULL && place->zone != NULL; place++)
    if (g_str_equal (place->zone, zone->key))
      return place;
  return zone->role < G_N_ELEMENTS (common) && common[zone->role].own != NULL
           ? &common[zone->role]
           : NULL;
}

char *
tapis_default_place_name (const TapisGameKind *kind, TapisPlace place,
                          const TapisPerson *owner, guint n)
{
  const CgField *zone = cg_zone (kind->rules, place.zone);
  const TapisPlaceWords *said = find_place (kind, zone);
  g_autofree char *name = NULL;

  if (said != NULL &&
      (tapis_is_you (owner) ? said->own : said->others) != NULL &&
      (place.seat < 0 || said->others != NULL))
    return tapis_say_count (owner, TAPIS_ROLE_LISTED, n, said->own,
                            said->own_many, said->others, said->others_many);
  name = name_by_key (zone->key, n);
  return tapis_is_you (owner) ? g_steal_pointer (&name)
                              : tapis_words_named (owner->name, name);
}

char *
tapis_default_place_caption (const TapisGameKind *kind, TapisPlace place,
                             guint n)
{
  const CgField *zone = cg_zone (kind->rules, place.zone);
  const TapisPlaceWords *said = find_place (kind, zone);

  return said != NULL && said->caption != NULL
           ? tapis_say_with_number (_(said->caption), (int) n)
           : name_by_key (zone->key, n);
}

char *
tapis_default_place_description (TapisGame *game, TapisPlace place)
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const TapisPlaceWords *said =
    find_place (kind, cg_zone (kind->rules, place.zone));

  return said != NULL && said->about != NULL ? g_strdup (_(said->about))
                                               : NULL;
}

char *
tapis_default_player_description (const TapisGameKind *kind,
                                  const CgState *redacted, int seat,
                                  const TapisPerson *who)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_zone_cards (kind->rules, redacted, find_hand (kind),
                           seat, cards);
  int captured = cg_zone_of_role (kind->rules, CG_ZONE_CAPTURED);
  char *text = tapis_say_count (
    who, TAPIS_ROLE_OWNER, n,
    /* Translators: read aloud, about one's own seat. */
    PP_("You have %u card in hand.", "You have %u cards in hand."),
    /* Translators: read aloud, about another player; %s is the name. */
    PP_("%s has %u card in hand.", "%s has %u cards in hand."));
  g_autofree char *taken = NULL;

  if (captured < 0)
    return text;
  n = cg_zone_cards (kind->rules, redacted, (guint) captured, seat, cards);
  taken = tapis_say_count (
    who, TAPIS_ROLE_DOER, n,
    /* Translators: read aloud, about one's own seat: cards won in tricks. */
    PP_("You have taken %u card.", "You have taken %u cards."),
    /* Translators: read aloud, about another player; %s is the name. */
    PP_("%s has taken %u card.", "%s has taken %u cards."));
  tapis_add_sentence (&text, taken);
  return text;
}

/* Returns the names of the cards that @move uses, or NULL if it uses none. Free
 * with g_free(). */
static char *
name_cards (const TapisGameKind *kind, const CgState *state, CgMove move,
            TapisRole role)
{
  TapisUse used[TAPIS_MAX_USES];
  CgCard cards[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, move, used);

  for (guint i = 0; i < n; i++)
    cards[i] = used[i].card;
  return n > 0 ? tapis_words_the_cards (cards, n, role) : NULL;
}

static char *
name_move (const TapisGameKind *kind, const CgState *state, CgMove move,
           const TapisPerson *people)
{
  char *cards = name_cards (kind, state, move, TAPIS_ROLE_LISTED);

  return cards != NULL ? cards : cg_move_to_text (kind->rules, state, move);
}

static char *
advise (const TapisGameKind *kind, const CgState *state, CgMove move,
        const TapisPerson *people)
{
  g_autofree char *cards = name_cards (kind, state, move, TAPIS_ROLE_OBJECT);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (cards != NULL)
    /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
    return g_strdup_printf (C_("advice", "Lay %s."), cards);
  name = kind->says->name_move (kind, state, move, people);
  label = tapis_words_capitalise (name);
  return g_strconcat (label, ".", NULL);
}

TapisActionNow
tapis_lay_action (const TapisUse *chosen, guint n_chosen,
                  const char *description, GPtrArray *strings)
{
  return (TapisActionNow) {
    "lay", CG_NO_MOVE,
    n_chosen != 1
      /* Translators: at the table: lays the cards that are chosen. A verb;
       * short. */
      ? C_("button", "Lay")
      /* Translators: a button; %s is a card: "the queen of hearts". */
      : tapis_keep (strings,
                    g_strdup_printf (C_("button", "Lay %s"),
                                     tapis_words_the_card (chosen[0].card,
                                                           TAPIS_ROLE_OBJECT))),
    description, .suggested = TRUE,
  };
}

static guint
actions (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n_chosen, CgMove move,
         GPtrArray *strings, TapisActionNow *out)
{
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = kind->rules->moves (state, moves);
  guint n = 1;

  out[0] = tapis_lay_action (chosen, n_chosen,
                             _("Lays the card you have chosen."), strings);
  for (guint i = 0; i < n_moves && n < TAPIS_MAX_ACTIONS; i++)
    {
      TapisUse used[TAPIS_MAX_USES];
      g_autofree char *name = NULL;

      if (kind->uses (kind, state, moves[i], used) > 0)
        continue;
      name = kind->says->name_move (kind, state, moves[i], NULL);
      out[n++] = (TapisActionNow) {
        tapis_keep (strings, cg_move_to_text (kind->rules, state, moves[i])),
        moves[i], tapis_keep (strings, tapis_words_capitalise (name)), "",
        .suggested = FALSE,
      };
    }
  return n;
}

static char *
regret (const TapisGameKind *kind, const CgState *before, CgMove move,
        CgMove better)
{
  return NULL;
}

static char *
tell_top (TapisGame *game)
{
  GListModel *piles = tapis_game_now (game)->piles;
  g_autoptr (GString) text = g_string_new (NULL);

  if (tapis_game_has_tricks (game))
    {
      tapis_add (text, tapis_game_tell_trick (game));
      tapis_add (text, g_strdup (tapis_game_get_trick (game)->outcome));
    }
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      if (tapis_pile_get_seat (pile) == CG_NO_SEAT &&
          tapis_pile_get_role (pile) != CG_ZONE_TRICK)
        tapis_add (text, tapis_game_tell_pile (game, pile));
    }
  if (*tapis_game_now (game)->demand_description != '\0')
    tapis_add (text, g_strdup (tapis_game_now (game)->demand_description));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- the table --- */

static const char *const nothing[] = { NULL };
static const TapisAccountRow no_account[] = { { .title = NULL } };

static const TapisPositionWords says = {
  .prompt = prompt,
  .demand = demand,
  .demand_description = demand_description,
  .place_name = tapis_default_place_name,
  .place_caption = tapis_default_place_caption,
  .place_description = tapis_default_place_description,
  .player_description = tapis_default_player_description,
  .actions = actions,
  .advise = advise,
  .name_move = name_move,
  .regret = regret,
  .tell_top = tell_top,
};

static const TapisScoring scoring = {
  .text = text,
  .first = first,
  .target = target,
  .tokens = tokens,
  .account = no_account,
  .round_winner = round_winner,
};

const TapisGameKind tapis_game_defaults = {
  .words = &words,
  .says = &says,
  .scoring = &scoring,
  .get_type = tapis_game_get_type,
  .signs = nothing,
  .order = order,
  .distance = distance,
  .uses = uses,
  .compose = compose,
  .at_once = never_for_move,
  .one_only = never,
  .places = 2,
  .in_reach = in_reach,
  .usable = usable,
  .choices = choices,
  .in_play = in_play,
  .attacked = never_for_seat,
  .reversed = never,
  .named_seat = named_seat,
  .name_seat = name_seat,
  .gives_up = gives_up,
  .forced = forced,
};
