/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The learner's count before an announcement in Noddy: its buttons, the cards
 * that these buttons lift, its sentences, and what came of it. Decides no rule:
 * the engine lists the combinations. */

#include "noddy-model-private.h"

#include "model/words/tapis-words-language.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- the count --- */

/* Returns whether what the viewer does not find does not count (rule NO-17). */
static gboolean
is_strict (TapisNoddy *self)
{
  return !tapis_noddy_counts_all (tapis_game_get_state (TAPIS_GAME (self)));
}

static void
tell (TapisNoddy *self, const char *message)
{
  tapis_set_string ((char **) &self->now.message, message);
  g_signal_emit_by_name (self, "counted");
}

void
tapis_noddy_begin_message (TapisNoddy *self)
{
  tell (self, self->counted_hand != 0 && !self->now.yourself &&
                  self->count.n == 0
                ? _("Your cards score nothing with the turn-up.")
                : "");
}

/* Begins the count again with the same cards. */
static void
reset_count (TapisNoddy *self)
{
  self->count.found = 0;
  self->helped = FALSE;
  tapis_set_string ((char **) &self->now.found, "");
  tapis_noddy_begin_message (self);
}

/* The group of a saved game with what was found by viewers who counted alone. A
 * key is the number of the announcement among the moves, from 0; its value is
 * TapisNoddyCount.found. */
#define FOUND "found"

int
tapis_noddy_get_found (TapisNoddy *self, guint ply)
{
  g_autofree char *key = g_strdup_printf ("%u", ply);
  GKeyFile *extra = tapis_game_get_extra (TAPIS_GAME (self));

  return g_key_file_has_key (extra, FOUND, key, NULL)
           ? g_key_file_get_integer (extra, FOUND, key, NULL)
           : -1;
}

/* Judges the count of the viewer, who has just announced. It is not judged if
 * the program has counted. */
static void
judge_count (TapisNoddy *self)
{
  GKeyFile *extra = tapis_game_get_extra (TAPIS_GAME (self));
  g_autofree char *key = NULL;

  self->judged = tapis_game_get_n_plies (TAPIS_GAME (self));
  key = g_strdup_printf ("%u", self->judged - 1);
  g_clear_pointer (&self->verdict, g_free);
  g_key_file_remove_key (extra, FOUND, key, NULL);
  if (!self->now.yourself || self->helped)
    return;
  g_key_file_set_integer (extra, FOUND, key, (int) self->count.found);
  /* more than two combinations would make too long a sentence; the score sheet
   * shows them all */
  self->verdict = tapis_noddy_say_count (&self->count, 2);
}

void
tapis_noddy_follow_count (TapisNoddy *self)
{
  TapisGame *game = TAPIS_GAME (self);
  const CgState *s = tapis_noddy_state (self);
  int viewer = tapis_game_now (game)->viewer;
  gboolean counting = s->phase == NODDY_ANNOUNCE && s->to_move == viewer &&
                      !tapis_game_get_replaying (game) &&
                      tapis_game_get_player_state (game, viewer)->person;

  if (self->now.counting && s->hand[viewer] == self->counted_hand &&
      (s->announced >> viewer & 1))
    judge_count (self);
  /* if the hand and the turn-up are those of the last count, for example after
   * an announcement was undone, that count goes on where it was */
  if (counting && (s->hand[viewer] != self->counted_hand ||
                   s->turn_up != self->counted_turn_up))
    {
      CgCard cards[CG_MAX_ZONE];

      cg_zone_cards (&cg_rules_noddy, tapis_game_get_state (game), NODDY_HAND,
                     viewer, cards);
      tapis_noddy_count_begin (&self->count, cards, s->turn_up);
      self->counted_hand = s->hand[viewer];
      self->counted_turn_up = s->turn_up;
      self->sought = FALSE;
      reset_count (self);
    }
  self->now.counting = counting;
  self->now.alone = counting && (self->sought || is_strict (self));
  self->now.yourself |= self->now.alone;
}

/* Writes to @out the cards that can be selected for counting (the viewer's hand
 * and the turn-up), and returns how many these are. */
static guint
list_cards (TapisNoddy *self, TapisCard *out[NODDY_HAND_CARDS + 1])
{
  TapisGame *game = TAPIS_GAME (self);
  TapisPile *const piles[] = {
    tapis_game_find_pile (game, CG_ZONE_HAND, tapis_game_now (game)->viewer),
    tapis_game_find_pile (game, CG_ZONE_TURN_UP, CG_NO_SEAT),
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    for (guint j = 0; j < tapis_pile_get_n_cards (piles[i]); j++)
      out[n++] = tapis_pile_get_card (piles[i], j);
  return n;
}

/* Writes to @out the cards that the viewer has selected for counting, and
 * returns how many these are. */
static guint
list_chosen (TapisNoddy *self, CgCard out[NODDY_HAND_CARDS + 1])
{
  TapisCard *cards[NODDY_HAND_CARDS + 1];
  guint n_cards = list_cards (self, cards);
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    if (tapis_card_get_state (cards[i])->selected)
      out[n++] = tapis_card_get_state (cards[i])->face;
  return n;
}

/* Selects the cards of @c and no other cards. The table shows selected cards
 * lifted. */
static void
lift (TapisNoddy *self, const NoddyCombination *c)
{
  TapisCard *cards[NODDY_HAND_CARDS + 1];
  guint n = list_cards (self, cards);

  for (guint i = 0; i < n; i++)
    {
      gboolean wanted = memchr (c->cards, tapis_card_get_state (cards[i])->face,
                                c->n_cards) != NULL;

      if (tapis_card_get_state (cards[i])->selected != wanted)
        tapis_game_activate_card (TAPIS_GAME (self), cards[i]);
    }
}

/* Adds the combination count.list[@which] to the text of what has been found,
 * and sets the message to a sentence about that combination. */
static void
take (TapisNoddy *self, guint which)
{
  const NoddyCombination *c = &self->count.list[which];
  g_autofree char *name = tapis_noddy_heading ((NoddyKind) c->kind,
                                               c->n_cards);
  /* Translators: a combination and its points: "Fifteen (2)". */
  g_autofree char *one = g_strdup_printf (C_("score sheet", "%s (%u)"), name,
                                          c->points);
  g_autofree char *found = tapis_words_facts (self->now.found, one, NULL);
  g_autofree char *message = tapis_noddy_say_combination (
    c, tapis_noddy_count_points (&self->count));

  tapis_set_string ((char **) &self->now.found, found);
  if (tapis_noddy_count_left (&self->count) == 0 && !self->now.alone)
    tapis_add_sentence (&message, _("That is all."));
  tell (self, message);
}

static void
count_on (TapisNoddy *self)
{
  int which = tapis_noddy_count_next (&self->count);

  if (which < 0)
    return;
  lift (self, &self->count.list[which]);
  take (self, (guint) which);
}

static void
find (TapisNoddy *self, TapisNoddyName name)
{
  CgCard cards[NODDY_HAND_CARDS + 1];
  guint n = list_chosen (self, cards);
  guint which = 0;
  TapisNoddyVerdict verdict =
    tapis_noddy_count_try (&self->count, name, cards, n, &which);

  if (verdict == TAPIS_NODDY_FOUND)
    {
      take (self, which);
      tapis_game_clear_selection (TAPIS_GAME (self));
    }
  else
    {
      g_autofree char *sentence = tapis_noddy_say_verdict (
        name,
        is_strict (self) && verdict != TAPIS_NODDY_FOUND_BEFORE
          ? TAPIS_NODDY_WRONG /* not that there is something near */
          : verdict,
        cards, n);

      tell (self, sentence);
    }
}

/* --- the buttons of the count --- */

guint
tapis_noddy_list_aids (TapisGame *game, GPtrArray *strings, TapisActionNow *out)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  guint left = tapis_noddy_count_left (&self->count);
  guint n = 0;

  if (!self->now.counting)
    return 0;
  if (self->now.yourself)
    for (; n < TAPIS_NODDY_N_NAMES; n++)
      out[n] = (TapisActionNow) {
        tapis_noddy_names[n].id, CG_NO_MOVE,
        g_dpgettext2 (NULL, "score", tapis_noddy_names[n].label),
        _(tapis_noddy_names[n].help), .place = TAPIS_ACTION_IN_MIDDLE,
      };
  else if (left > 0)
    out[n++] = (TapisActionNow) {
      "count", CG_NO_MOVE,
      left == self->count.n
        /* Translators: a button: the first combination is counted */
        ? C_("button", "Count")
        /* Translators: a button: the next combination is counted */
        : C_("button", "Count Next"),
      _("Counts the next combination of your cards and the turn-up, and lifts "
        "its cards."), .suggested = TRUE,
    };
  return n;
}

char *
tapis_noddy_why_not_aid (TapisGame *game, const char *id)
{
  CgCard cards[NODDY_HAND_CARDS + 1];

  return g_str_equal (id, "count") ||
             list_chosen (TAPIS_NODDY (game), cards) > 0
           ? NULL
           : g_strdup (_("First choose the cards, including the turn-up if "
                         "it is one of them."));
}

void
tapis_noddy_use_aid (TapisGame *game, const char *id)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  self->helped |= g_str_equal (id, "count");
  if (g_str_equal (id, "count"))
    count_on (self);
  else
    for (guint i = 0; i < TAPIS_NODDY_N_NAMES; i++)
      if (g_str_equal (id, tapis_noddy_names[i].id))
        find (self, (TapisNoddyName) i);
  tapis_game_refresh_choice (game);
  tapis_game_announce (game, self->now.message);
}

/* --- the announcement --- */

/* If the viewer counts, the button is suggested only after they have found
 * everything. It is never suggested where they have to judge alone whether
 * something is left: in a lesson, if missed points do not count, or if there is
 * nothing to find. If missed points do not count, it announces only what was
 * found. */
void
tapis_noddy_fill_in (TapisGame *game, TapisActionNow *action)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  gboolean left = tapis_noddy_count_left (&self->count) > 0;

  if (!self->now.counting || action->move != NODDY_MOVE_ANNOUNCE)
    return;
  if (self->now.yourself)
    action->suggested = self->count.n > 0 && !left && !self->now.alone;
  if (left && is_strict (self))
    action->move = NODDY_MOVE_CLAIM + self->count.found;
}

/* --- for lessons --- */

static void
begin (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  self->sought = TRUE;
  tapis_noddy_follow_count (self);
  reset_count (self);
  tapis_game_clear_selection (game);
}

static guint
count (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  return self->now.counting ? tapis_noddy_count_left (&self->count) : 0;
}

static char *
name_next (TapisGame *game)
{
  TapisNoddyCount count = TAPIS_NODDY (game)->count;
  int which = tapis_noddy_count_next (&count);

  return which < 0 ? NULL
                   : tapis_noddy_heading ((NoddyKind) count.list[which].kind,
                                          count.list[which].n_cards);
}

static void
find_next (TapisGame *game)
{
  count_on (TAPIS_NODDY (game));
  tapis_game_refresh_choice (game);
  tapis_game_announce (game, TAPIS_NODDY (game)->now.message);
}

static char *
tell_found (TapisGame *game)
{
  const TapisNoddyCount *count = &TAPIS_NODDY (game)->count;

  return tapis_noddy_say_count (count, count->n);
}

const TapisSeeking tapis_seeking_noddy = {
  .begin = begin,
  .count = count,
  .name_next = name_next,
  .find_next = find_next,
  .tell = tell_found,
};
