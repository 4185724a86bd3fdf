/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of a position of Balcó: the prompts and the demand on the next
 * card. Decides no rule. */

#include "config.h"

#include "balco-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

const TapisPrompt balco_prompts[TAPIS_N_ASKS] = {
  [TAPIS_ASK_ANSWER] = {
    N_("You are shot at: answer the ace."),
    /* Translators: in these prompts %s is a player's name. */
    N_("%s: you are shot at. Answer the ace."),
  },
  [TAPIS_ASK_ANSWER_FLIP] = {
    N_("You are shot at: turn over one of your face-down cards."),
    N_("%s: you are shot at. Turn over one of your face-down cards."),
  },
  [TAPIS_ASK_ANSWER_PICK_UP] = {
    N_("You are shot at and have no answer: pick up the pile."),
    N_("%s: you are shot at and have no answer. Pick up the pile."),
  },
  [TAPIS_ASK_NAME] = {
    N_("Whom do you shoot at? Choose a player."),
    N_("%s: whom do you shoot at? Choose a player."),
  },
};

/* --- the demand on the next card --- */

static gboolean
has_jokers (const BalcoState *s)
{
  return s->option[BALCO_JOKERS];
}

/* Of those whom sevens bind, the first may lay as low as can be (BA-21); a 2
 * starts from zero (BA-23), and a 10, which lies there only when the game was
 * started with it, has no number (BA-10). */
static gboolean
has_lower_bound (const BalcoState *s)
{
  return s->top != 0 && s->top != 2 && s->top != 10 &&
         (s->ceiling == 0 || s->top != 7);
}

/* What those whom sevens bind must lay. */
static char *
demand_low (const BalcoState *s)
{
  if (has_lower_bound (s))
    return s->top == 6
             ? g_strdup (C_("demand", "6 or 7"))
             /* Translators: what is asked of the next card, on a small label:
              * "5 to 7". */
             : g_strdup_printf (C_("demand", "%u to 7"), s->top);
  return s->ceiling == 1
           ? g_strdup (C_("demand", "7 or lower"))
           /* Translators: the same; %u is 2 or more. */
           : g_strdup_printf (ngettext ("7 or lower, %u player",
                                        "7 or lower, %u players",
                                        s->ceiling),
                              s->ceiling);
}

char *
balco_demand (const CgState *state)
{
  const BalcoState *s = balco_state (state);
  char number[12];

  if (s->ceiling > 0)
    return demand_low (s);
  if (!has_lower_bound (s))
    return g_strdup (C_("demand", "any card"));
  if (s->top == 1)
    return g_strdup (C_("demand", "a 1"));
  if (s->top == 12)
    return g_strdup (C_("demand", "12 or 1"));
  g_snprintf (number, sizeof number, "%u", s->top);
  return g_strdup_printf (C_("demand", "%s or higher"), number);
}

/* What the position asks, without what always fits. */
static char *
describe_demand (const BalcoState *s)
{
  if (s->top == 0)
    return g_strdup (_("The pile is empty: any card may be laid."));
  if (s->ceiling > 0 && has_lower_bound (s))
    /* Translators: %s is "a 5". */
    return g_strdup_printf (_("The game is still broken: the next card must "
                              "be %s or higher, but not above 7."),
                            tapis_words_a_number (s->top));
  if (s->ceiling > 0)
    return g_strdup_printf (
      ngettext ("The game is broken: the next player must lay a 7 or lower.",
                "The game is broken: the next %u players must lay a 7 or "
                "lower.", s->ceiling),
      s->ceiling);
  if (s->top == 2)
    return g_strdup (_("After a 2 any card fits."));
  if (s->top == 10)
    return g_strdup (_("On the 10 with which the game was started any card "
                       "fits."));
  if (s->top == 1)
    return g_strdup (_("The next card must be an ace (1)."));
  if (s->top == 12)
    return g_strdup (_("The next card must be a king (12) or an ace (1)."));
  /* Translators: %s is "a 9", "a knight (11)" … The 10 and the 2 are not in
   * the order. */
  return g_strdup_printf (_("The next card must be %s or higher in the order "
                            "3 4 5 6 7 8 9 11 12 1."),
                          tapis_words_a_number (s->top));
}

/* What fits whatever the number asked for, or NULL. */
static const char *
always_fits (const BalcoState *s)
{
  if (s->top == 0 || s->top == 10 || (s->top == 2 && s->ceiling == 0))
    return NULL;
  if (s->ceiling > 0 || s->top == 1 || s->top == 7)
    return has_jokers (s) ? _("A 2 or a joker always fits.")
                          : _("A 2 always fits.");
  return has_jokers (s)
           ? _("A 10 cleans the pile, and a 2 or a joker always fits.")
           : _("A 10 cleans the pile, and a 2 always fits.");
}

static char *
demand_description (const TapisGameKind *kind, const CgState *state)
{
  const BalcoState *s = balco_state (state);
  const char *parts[4] = { NULL };
  g_autofree char *demand = NULL;
  guint n = 0;

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return g_strdup (
        s->option[BALCO_STARTER] == BALCO_STARTER_LAYS
          ? _("Before the first card is laid, everyone may exchange hand cards "
              "for their own face-up cards. Then all lay their lowest hand "
              "card, the lowest of all last, and whoever laid that one plays "
              "on.")
          : _("Before the first card is laid, everyone may exchange "
              "hand cards for their own face-up cards. Then all "
              "show their lowest hand card, and whoever has the "
              "lowest starts."));
    case SHEDDING_ANSWER:
      parts[n++] = has_jokers (s)
                     ? _("The shot must be answered with an ace (1), a 2 or a "
                         "joker.")
                     : _("The shot must be answered with an ace (1) or a 2.");
      break;
    case SHEDDING_NAME:
      return g_strdup (_("Whoever laid the ace chooses whom it hits."));
    case SHEDDING_OVER:
      return g_strdup (_("The game is over."));
    default:
      demand = describe_demand (s);
      parts[n++] = demand;
      if (always_fits (s) != NULL)
        parts[n++] = always_fits (s);
      break;
    }
  if (s->run == 3 && balco_cleans (s, s->top, 1)) /* BA-17 */
    parts[n++] = _("Three equal cards lie on top: a fourth one cleans the "
                   "pile.");
  return g_strjoinv (" ", (char **) parts);
}

const TapisPositionWords tapis_position_words_balco = {
  .prompt = tapis_shedding_prompt,
  .demand = tapis_shedding_demand,
  .demand_description = demand_description,
  .place_name = tapis_shedding_place_name,
  .place_description = tapis_shedding_place_description,
  .player_description = tapis_shedding_player_description,
  .actions = tapis_shedding_actions,
  .advise = tapis_shedding_advise,
  .name_move = tapis_shedding_name_move,
  .regret = tapis_shedding_regret,
  .tell_top = tapis_shedding_tell_top,
};
