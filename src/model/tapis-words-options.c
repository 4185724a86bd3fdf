/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games, their house rules, special cards and levels in words, and what is
 * wrong with a saved game. Decides no rule. */

#include "config.h"

#include "tapis-words.h"

#include "engine/cg-position.h"
#include "games/norwegian.h"

#include <glib/gi18n.h>

/* --- games --- */

const char *
tapis_words_game_blurb (const CgRules *rules)
{
  if (rules == &cg_rules_norwegian)
    return _("Be the first to get rid of all your cards: lay higher, burn the "
             "pile, attack with aces.");
  return "";
}

const char *
tapis_words_game_length (const CgRules *rules)
{
  if (rules == &cg_rules_norwegian)
    return _("10 to 20 minutes");
  return "";
}

char *
tapis_words_game_seats (const CgRules *rules)
{
  if (rules->min_seats == rules->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players",
                                      rules->min_seats),
                            rules->min_seats);
  /* Translators: the fewest and the most players of a game. */
  return g_strdup_printf (_("%u to %u players"), rules->min_seats,
                          rules->max_seats);
}

/* --- house rules --- */

const char *
tapis_words_option_title (const CgOption *option)
{
  return _(option->title);
}

char *
tapis_words_option_value (const CgOption *option, int value)
{
  if (option->choices == NULL)
    return g_strdup_printf ("%d", value);
  return g_strdup (_(option->choices[value].label));
}

/* What an option of Bataille norvégienne means, and the rule that each of its
 * values makes. */
static const struct
{
  const char *help;
  const char *rules[3];
} norwegian[NORWEGIAN_N_OPTIONS] = {
  [NORWEGIAN_QUADS_BURN] = {
    N_("Four equal cards in a row burn the pile, whoever laid them. With two "
       "packs it takes eight."),
    { N_("Four equal cards in a row do nothing special."),
      N_("Four equal cards in a row burn the pile; with two packs it takes "
         "eight.") } },
  [NORWEGIAN_THREE] = {
    N_("Usually a 3 copies the card it is laid on. At some tables it makes "
       "everybody pass their hand to the next player instead."),
    { N_("A 3 copies the card it is laid on."),
      N_("A 3 copies nothing: everybody passes their hand to the next "
         "player.") } },
  [NORWEGIAN_FOUR_ANY_TIME] = {
    N_("When the pile is empty, anyone may lay fours on it without waiting "
       "for their turn."),
    { N_("Fours are laid in turn, like other cards."),
      N_("When the pile is empty, anyone may lay fours out of turn.") } },
  [NORWEGIAN_SIX] = {
    N_("What a 6 does: it asks for its own suit, only for its colour, or it "
       "turns the direction of play round."),
    { N_("After a 6 the next card must have the same suit."),
      N_("After a 6 the next card must have the same colour."),
      N_("A 6 turns the direction of play round.") } },
  [NORWEGIAN_JACK_REVERSE] = {
    N_("A jack turns the direction of play round."),
    { N_("A jack is an ordinary card."),
      N_("A jack turns the direction of play round.") } },
  [NORWEGIAN_TEN_REPLAYS] = {
    N_("Whoever burns the pile with a 10 plays again. Without this rule the "
       "next player leads."),
    { N_("After a 10 the next player leads."),
      N_("After a 10 the same player plays again.") } },
  [NORWEGIAN_ACE_NOT_ON_JK] = {
    N_("An ace may not be laid on a jack or on a king. On a queen it may."),
    { N_("An ace may be laid on any jack, queen or king."),
      N_("An ace may not be laid on a jack or on a king.") } },
  [NORWEGIAN_JOKERS] = {
    N_("With jokers: whoever lays one chooses another player, who takes the "
       "pile and cannot refuse. The joker leaves the game."),
    { N_("There are no jokers."),
      N_("There are two jokers in each pack: whoever lays one chooses who "
         "takes the pile.") } },
  [NORWEGIAN_VOLUNTARY_PICKUP] = {
    N_("You may pick up the pile even when you could lay a card, to get good "
       "cards or to keep yours."),
    { N_("Whoever can lay a card must lay one."),
      N_("You may pick up the pile even when you could lay a card.") } },
  [NORWEGIAN_LEAD_AFTER_PICKUP] = {
    N_("Who lays the first card after somebody has picked up the pile: "
       "whoever laid last, or the player after the one who picked up."),
    { N_("After a pick-up, whoever laid last leads."),
      N_("After a pick-up, the player after the one who picked up leads.") } },
  [NORWEGIAN_BLIND_CHAIN] = {
    N_("When a face-down card fits, you may turn over another one in the same "
       "turn."),
    { N_("Only one face-down card is turned over in a turn."),
      N_("When a face-down card fits, you may turn over another one at "
         "once.") } },
  [NORWEGIAN_PLAY_ON] = {
    N_("The game goes on after the first player has won, until all places are "
       "settled."),
    { N_("The game ends as soon as somebody has won."),
      N_("The game goes on until all places are settled.") } },
};

static int
norwegian_index (const CgRules *rules, const CgOption *option)
{
  return rules == &cg_rules_norwegian ? cg_option_index (rules, option->id)
                                      : -1;
}

const char *
tapis_words_option_help (const CgRules *rules, const CgOption *option)
{
  int i = norwegian_index (rules, option);

  return i >= 0 ? _(norwegian[i].help) : "";
}

char *
tapis_words_option_rule (const CgRules  *rules,
                         const CgOption *option,
                         int             value)
{
  int i = norwegian_index (rules, option);

  if (i < 0 || value < 0 || value >= (int) G_N_ELEMENTS (norwegian[i].rules) ||
      norwegian[i].rules[value] == NULL)
    return g_strdup ("");
  return g_strdup (_(norwegian[i].rules[value]));
}

char **
tapis_words_house_rules (const CgRules *rules, const CgSetup *setup)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (setup->options[i] != rules->options[i].preset)
      g_ptr_array_add (list,
                       tapis_words_option_rule (rules, &rules->options[i],
                                                setup->options[i]));
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (list, FALSE);
}

/* --- special cards --- */

static TapisSpecialCard
special (CgCard card, const char *title, const char *text)
{
  return (TapisSpecialCard) { card, title, text };
}

/* Whether a 3 copies, and so always fits and answers an ace. */
static gboolean
three_copies (const CgSetup *setup)
{
  return setup->options[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

static TapisSpecialCard
special_six (const CgSetup *setup)
{
  CgCard six = CG_FRENCH (6, CG_HEARTS);

  switch (setup->options[NORWEGIAN_SIX])
    {
    case NORWEGIAN_SIX_REVERSE:
      return special (six, _("6: the other way round"),
                      _("The direction of play turns round."));
    case NORWEGIAN_SIX_COLOUR:
      return special (six, _("6: the same colour"),
                      three_copies (setup)
                        ? _("The next card must be red after a red 6 and "
                            "black after a black one, and a 6 or higher. A 2 "
                            "or a 3 always fits.")
                        : _("The next card must be red after a red 6 and "
                            "black after a black one, and a 6 or higher. A 2 "
                            "always fits."));
    default:
      return special (six, _("6: the same suit"),
                      three_copies (setup)
                        ? _("The next card must have the suit of the 6, and "
                            "be a 6 or higher. A 2 or a 3 always fits.")
                        : _("The next card must have the suit of the 6, and "
                            "be a 6 or higher. A 2 always fits."));
    }
}

static TapisSpecialCard
special_ace (const CgSetup *setup)
{
  CgCard ace = CG_FRENCH (CG_ACE, CG_SPADES);
  const char *title = _("Ace: attack");

  if (setup->options[NORWEGIAN_ACE_NOT_ON_JK])
    return special (ace, title,
                    three_copies (setup)
                      ? _("The highest card, but not on a jack or a king. "
                          "Choose a player, who must answer at once with an "
                          "ace, a 10, a 2 or a 3, or pick up the pile.")
                      : _("The highest card, but not on a jack or a king. "
                          "Choose a player, who must answer at once with an "
                          "ace, a 10 or a 2, or pick up the pile."));
  return special (ace, title,
                  three_copies (setup)
                    ? _("The highest card. Choose a player, who must answer "
                        "at once with an ace, a 10, a 2 or a 3, or pick up "
                        "the pile.")
                    : _("The highest card. Choose a player, who must answer "
                        "at once with an ace, a 10 or a 2, or pick up the "
                        "pile."));
}

TapisSpecialCard *
tapis_words_special_cards (const CgRules *rules,
                           const CgSetup *setup,
                           guint         *n)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (TapisSpecialCard));
  TapisSpecialCard cards[10];
  guint count = 0;

  *n = 0;
  if (rules != &cg_rules_norwegian)
    return (TapisSpecialCard *) g_array_free (list, FALSE);
  cards[count++] = special (CG_FRENCH (2, CG_CLUBS), _("2: on anything"),
                            _("A 2 goes on any card, and after it anything "
                              "fits."));
  cards[count++] =
    three_copies (setup)
      ? special (CG_FRENCH (3, CG_DIAMONDS), _("3: the copy"),
                 _("A 3 goes on any card and copies it: on an 8 it skips a "
                   "player, on an ace it attacks. On an empty pile it is just "
                   "a 3."))
      : special (CG_FRENCH (3, CG_DIAMONDS), _("3: all hands move on"),
                 _("Everybody passes their hand to the next player. Cards on "
                   "the table stay."));
  if (setup->options[NORWEGIAN_FOUR_ANY_TIME])
    cards[count++] = special (CG_FRENCH (4, CG_SPADES), _("4: out of turn"),
                              _("When the pile is empty, anyone may lay fours "
                                "without waiting for their turn."));
  cards[count++] = special_six (setup);
  cards[count++] = special (CG_FRENCH (7, CG_SPADES), _("7: lower"),
                            _("The next card must be a 7 or lower. An ace "
                              "fits too."));
  cards[count++] = special (CG_FRENCH (8, CG_DIAMONDS), _("8: skip"),
                            _("The next player loses the turn. Several eights "
                              "skip several players."));
  cards[count++] = special (
    CG_FRENCH (10, CG_CLUBS), _("10: burn"),
    setup->options[NORWEGIAN_TEN_REPLAYS]
      ? _("The pile leaves the game, and the same player plays again. Whoever "
          "ends on a 10 has lost.")
      : _("The pile leaves the game, and the next player leads. Whoever ends "
          "on a 10 has lost."));
  if (setup->options[NORWEGIAN_JACK_REVERSE])
    cards[count++] = special (CG_FRENCH (CG_JACK, CG_HEARTS),
                              _("Jack: the other way round"),
                              _("The direction of play turns round."));
  cards[count++] = special_ace (setup);
  if (setup->options[NORWEGIAN_JOKERS] > 0)
    cards[count++] = special (CG_JOKER, _("Joker: here you are"),
                              _("Choose a player, who takes the pile and "
                                "cannot refuse. The joker leaves the game."));
  g_array_append_vals (list, cards, count);
  *n = count;
  return (TapisSpecialCard *) g_array_free (list, FALSE);
}

/* --- players --- */

const char *
tapis_words_level_title (const CgPlayer *player)
{
  return _(player->title);
}

const char *
tapis_words_level_help (const CgPlayer *player)
{
  static const struct
  {
    const char *id;
    const char *help;
  } levels[] = {
    { "random", N_("Lays any card that fits, without a thought.") },
    { "easy", N_("Plays naturally and makes the mistakes of a learner.") },
    { "medium", N_("Keeps its good cards for the right moment.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i].id, player->id))
      return _(levels[i].help);
  return "";
}

const char *
tapis_words_avatar (const char *id)
{
  static const struct
  {
    const char *id;
    const char *name;
  } avatars[] = {
    { "fox", NC_("player's name", "Fox") },
    { "owl", NC_("player's name", "Owl") },
    { "hare", NC_("player's name", "Hare") },
    { "badger", NC_("player's name", "Badger") },
    { "heron", NC_("player's name", "Heron") },
    { "otter", NC_("player's name", "Otter") },
    { "lynx", NC_("player's name", "Lynx") },
    { "hedgehog", NC_("player's name", "Hedgehog") },
    { "swift", NC_("player's name", "Swift") },
    { "toad", NC_("player's name", "Toad") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (avatars); i++)
    if (g_strcmp0 (avatars[i].id, id) == 0)
      return g_dpgettext2 (NULL, "player's name", avatars[i].name);
  return "";
}

/* --- saved games --- */

char *
tapis_words_save_error (const GError *error, const char *kept_as)
{
  const char *sentence;
  const char *kept;
  g_autoptr (GString) text = g_string_new (NULL);

  switch (error->domain == CG_SAVE_ERROR ? error->code : -1)
    {
    case CG_SAVE_ERROR_FORMAT:
      sentence = _("The saved game comes from a newer version of Tapis.");
      /* Translators: %s is the name of a file. */
      kept = _("The saved game comes from a newer version of Tapis; it was "
               "kept as “%s”.");
      break;
    case CG_SAVE_ERROR_GAME:
      sentence = _("The saved game is of another kind.");
      kept = _("The saved game is of another kind; it was kept as “%s”.");
      break;
    case CG_SAVE_ERROR_SYNTAX:
    case CG_SAVE_ERROR_SETUP:
    case CG_SAVE_ERROR_POSITION:
    case CG_SAVE_ERROR_MOVE:
      sentence = _("The saved game is damaged and cannot be read.");
      kept = _("The saved game is damaged and cannot be read; it was kept as "
               "“%s”.");
      break;
    default:
      sentence = _("The saved game cannot be opened.");
      kept = _("The saved game cannot be opened; it was kept as “%s”.");
      break;
    }
  if (kept_as == NULL)
    return g_strdup (sentence);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_printf (text, kept, kept_as);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}
