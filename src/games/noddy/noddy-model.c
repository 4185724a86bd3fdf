/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game of Noddy for the table: which cards a move uses, and the scores.
 * Decides no rule: it asks the engine. The score sheet is in
 * noddy-model-sheet.c, the learner's count in noddy-model-aids.c, the sentences
 * are in noddy-words-position.c. */

#include "noddy-model-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS_TYPE_GAME)

/* --- the cards that a move uses --- */

/* Implements TapisGameKind.uses: lists the cards that @move uses. An
 * announcement uses the hand and the turn-up (rule NO-10), so that these cards
 * can be selected for counting. */
static guint
uses (const TapisGameKind *kind, const CgState *s, CgMove move,
      TapisUse out[TAPIS_MAX_USES])
{
  CgCard hand[CG_MAX_ZONE];
  guint n;

  if (move == NODDY_MOVE_GO)
    return 0;
  if (move < 52)
    {
      out[0] = (TapisUse) { NODDY_HAND, -1, (CgCard) move };
      return 1;
    }
  n = cg_zone_cards (&cg_rules_noddy, s, NODDY_HAND, s->to_move, hand);
  for (guint i = 0; i < n; i++)
    out[i] = (TapisUse) { NODDY_HAND, -1, hand[i] };
  out[n] = (TapisUse) { NODDY_TURN_UP, 0, s->turn_up };
  return n + 1;
}

static gboolean
compose (const TapisGameKind *kind, const CgState *s, const TapisUse *chosen,
         guint n, CgMove *move, const char **sentence)
{
  switch (chosen[n - 1].zone)
    {
    case NODDY_ROW:
      *sentence = N_("That card has been laid.");
      return FALSE;
    case NODDY_STOCK:
      *sentence = N_("These cards are not in this deal.");
      return FALSE;
    case NODDY_TURN_UP:
      if (s->phase != NODDY_ANNOUNCE)
        *sentence = N_("The turn-up counts for the announcements only.");
      return FALSE;
    default:
      *move = chosen[n - 1].card;
      return s->phase != NODDY_ANNOUNCE;
    }
}

static gboolean
one_only (const TapisGameKind *kind, const CgState *state)
{
  return state->phase != NODDY_ANNOUNCE;
}

static gboolean
in_reach (const TapisGameKind *kind, const CgState *state, TapisPlace place)
{
  return state->phase == NODDY_ANNOUNCE && place.zone == NODDY_TURN_UP;
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  return state->phase == NODDY_ANNOUNCE
           /* Translators: said of a card, while one looks for combinations. */
           ? C_("card", "It counts in your announcement.")
           : C_("card", "You can lay it.");
}

static int
score (const TapisGameKind *kind, const CgState *state, int seat)
{
  return state->score[seat];
}

/* Implements TapisScoring.first: returns the score of @seat before the first
 * deal. The two points for a turned jack are won in the first deal (rule NO-3),
 * so they are not part of that score. */
static int
first_score (const TapisGameKind *kind, const CgState *s, int seat)
{
  gboolean begun = s->announced != 0 || s->phase != NODDY_ANNOUNCE;
  int points = s->score[seat];

  return !begun && noddy_turned_seat (s) == seat && points >= 2 ? points - 2
                                                                : points;
}

static gboolean
is_announced (const CgEvent *event)
{
  return event->rank == 0;
}

/* The rows of the account that is shown after a deal. Each row is one way of
 * scoring points. */
static const TapisAccountRow account[] = {
  /* Translators: rows of an account, with each player's points */
  { NC_("account", "Turned jack"), NODDY_EVENT_COMBINATION, .sign = 1,
    .when = noddy_is_turned_jack },
  { NC_("account", "Announced"), NODDY_EVENT_COMBINATION, .sign = 1,
    .when = is_announced },
  /* Translators: a row of an account: points that the other player had not
   * found in their own cards */
  { NC_("account", "Missed by the other"), NODDY_EVENT_TAKEN, .sign = 1 },
  /* Translators: a row of an account: won while the cards were laid */
  { NC_("account", "In play"), NODDY_EVENT_COMBINATION, .sign = 1 },
  { NC_("account", "Last card, or 31"), NODDY_EVENT_LAST_CARD, .sign = 1 },
  { .title = NULL },
};

static guint
target (const CgState *s)
{
  return s->option[NODDY_GAME] == NODDY_MATCH ? (guint) s->goal : 0;
}

static void
changed (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  self->now.target = target (tapis_game_get_state (game));
  tapis_noddy_follow_count (self);
  tapis_noddy_sheet_show (self);
}

static const char *const signs[] = { "scores", NULL };

static const TapisScoring scoring = {
  .score = score,
  .first = first_score,
  .target = target,
  .account = account,
};

/* Implements TapisGameKind.forced. An announcement is not made automatically,
 * because the person wants to look at the cards and to count them first. */
static TapisForced
forced (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return move == NODDY_MOVE_GO ? TAPIS_FORCED_PASS
         : move < 52           ? TAPIS_FORCED_MOVE
                               : TAPIS_FORCED_NOT;
}

const TapisGameKind tapis_kind_noddy = {
  .rules = &cg_rules_noddy,
  .words = &tapis_words_noddy,
  .says = &tapis_position_words_noddy,
  .scoring = &scoring,
  .quiz = &tapis_quiz_noddy,
  .seeking = &tapis_seeking_noddy,
  .get_type = tapis_noddy_get_type,
  .signs = signs,
  .uses = uses,
  .compose = compose,
  .one_only = one_only,
  .in_reach = in_reach,
  .usable = usable,
  .forced = forced,
};

/* --- the object --- */

static void
tapis_noddy_finalize (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  g_free ((char *) self->now.message);
  g_free ((char *) self->now.found);
  g_free ((char *) self->now.account);
  g_free (self->verdict);
  g_object_unref (self->now.sheet);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->finalize (object);
}

/* Called after the table has shown a move: tells the verdict on the count if
 * the move was its announcement. */
static void
moved_cb (TapisNoddy *self, guint ply)
{
  if (self->verdict != NULL && self->judged == ply)
    tapis_game_comment (TAPIS_GAME (self), self->verdict);
}

static void
tapis_noddy_class_init (TapisNoddyClass *klass)
{
  TapisGameClass *game_class = TAPIS_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_noddy_finalize;
  game_class->changed = changed;
  game_class->list_aids = tapis_noddy_list_aids;
  game_class->why_not_aid = tapis_noddy_why_not_aid;
  game_class->use_aid = tapis_noddy_use_aid;
  game_class->fill_in = tapis_noddy_fill_in;

  g_signal_new ("counted", TAPIS_TYPE_NODDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
}

static void
tapis_noddy_init (TapisNoddy *self)
{
  self->now.sheet = G_LIST_MODEL (g_list_store_new (TAPIS_TYPE_NODDY_LINE));
  self->now.message = g_strdup ("");
  self->now.found = g_strdup ("");
  self->now.account = g_strdup ("");
  g_signal_connect_after (self, "moved", G_CALLBACK (moved_cb), NULL);
}

/* --- for the table --- */

const TapisNoddyNow *
tapis_noddy_now (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return &self->now;
}

void
tapis_noddy_set_count_yourself (TapisNoddy *self, gboolean yourself)
{
  g_return_if_fail (TAPIS_IS_NODDY (self));
  if (self->now.yourself == !!yourself)
    return;
  self->now.yourself = !!yourself;
  if (self->now.counting)
    {
      tapis_noddy_begin_message (self);
      tapis_game_clear_selection (TAPIS_GAME (self));
    }
  g_signal_emit_by_name (self, "counted");
}
