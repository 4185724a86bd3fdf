/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy as the table sees it: what its moves are made of, and the score sheet.
 * The learner's count before an announcement is in noddy-model-aids.c, what it
 * says in noddy-words-position.c. Decides no rule: it asks the engine. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

GParamSpec *tapis_noddy_props[N_NODDY_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (TapisNoddy, tapis_noddy, TAPIS_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (
                                 TAPIS_TYPE_SEEKABLE,
                                 tapis_noddy_seekable_init))

/* --- what moves are made of --- */

/* An announcement is made of the hand and the turn-up (NO-10), so that those
 * can be chosen for counting. */
static guint
uses (const TapisGameKind *kind,
      const CgState       *state,
      CgMove               move,
      TapisUse             out[TAPIS_MAX_USES])
{
  const NoddyState *s = noddy_state (state);
  CgCard hand[CG_MAX_ZONE];
  guint n;

  if (move == NODDY_MOVE_GO)
    return 0;
  if (move != NODDY_MOVE_ANNOUNCE)
    {
      out[0] = (TapisUse) { NODDY_HAND, -1, (CgCard) move };
      return 1;
    }
  n = cg_zone_cards (&cg_rules_noddy, state, NODDY_HAND, s->to_move, hand);
  for (guint i = 0; i < n; i++)
    out[i] = (TapisUse) { NODDY_HAND, -1, hand[i] };
  out[n] = (TapisUse) { NODDY_TURN_UP, 0, s->turn_up };
  return n + 1;
}

static gboolean
compose (const TapisGameKind *kind,
         const CgState       *state,
         const TapisUse      *chosen,
         guint                n,
         CgMove              *move,
         const char         **sentence)
{
  const NoddyState *s = noddy_state (state);

  switch (chosen[n - 1].zone)
    {
    case NODDY_ROW:
      *sentence = _("That card has been laid.");
      return FALSE;
    case NODDY_STOCK:
      *sentence = _("These cards are not in this deal.");
      return FALSE;
    case NODDY_TURN_UP:
      if (s->phase != NODDY_ANNOUNCE)
        *sentence = _("The turn-up counts for the announcements only.");
      return FALSE;
    default:
      *move = chosen[n - 1].card;
      return s->phase != NODDY_ANNOUNCE;
    }
}

static gboolean
one_only (const TapisGameKind *kind, const CgState *state)
{
  return noddy_state (state)->phase != NODDY_ANNOUNCE;
}

static gboolean
in_reach (const TapisGameKind *kind, const CgState *state, TapisPlace place)
{
  return noddy_state (state)->phase == NODDY_ANNOUNCE &&
         place.zone == NODDY_TURN_UP;
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  return noddy_state (state)->phase == NODDY_ANNOUNCE
           /* Translators: said of a card, while one looks for combinations. */
           ? C_("card", "It counts in your announcement.")
           : C_("card", "You can play it.");
}

static int
score (const TapisGameKind *kind, const CgState *state, int seat)
{
  return noddy_state (state)->score[seat];
}

/* The turned jack is part of the first deal (NO-3). */
static int
first_score (const TapisGameKind *kind, const CgState *start, int seat)
{
  const NoddyState *s = noddy_state (start);
  gboolean begun = s->announced != 0 || s->phase != NODDY_ANNOUNCE;
  int points = s->score[seat];

  return !begun && noddy_turned_seat (s) == seat && points >= 2 ? points - 2
                                                                : points;
}

/* What a deal is won for. */
enum
{
  ROW_TURNED_JACK,
  ROW_ANNOUNCED,
  ROW_PLAYED,
  ROW_LAST_CARD,
  N_ROWS,
};

static const char *const account[N_ROWS + 1] = {
  /* Translators: rows of an account, with each player's points */
  [ROW_TURNED_JACK] = N_("Turned jack"),
  [ROW_ANNOUNCED] = N_("Announced"),
  /* Translators: a row of an account: won while the cards were laid */
  [ROW_PLAYED] = N_("In the play"),
  [ROW_LAST_CARD] = N_("Last card, or 31"),
};

static int
account_row (const CgEvent *event, int seat, int *points)
{
  gboolean own = event->seat == seat;

  switch (event->kind)
    {
    case NODDY_EVENT_COMBINATION:
      *points = own ? event->points : 0;
      /* in a hand the jack of trumps is one point, turned two (NO-3) */
      return event->rank > 0 ? ROW_PLAYED
             : event->what == NODDY_KIND_NODDY && event->points == 2
               ? ROW_TURNED_JACK
               : ROW_ANNOUNCED;
    case NODDY_EVENT_LAST_CARD:
      *points = own ? event->points : 0;
      return ROW_LAST_CARD;
    default:
      return -1;
    }
}

/* --- what is played --- */

static void
noted (TapisGame *game, guint ply, const CgEvents *events)
{
  tapis_noddy_sheet_note (TAPIS_NODDY (game)->sheet, game, ply, events);
}

static void
forgot (TapisGame *game, guint n_plies)
{
  tapis_noddy_sheet_forget (TAPIS_NODDY (game)->sheet, n_plies);
}

static void
changed (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  const NoddyState *s = tapis_noddy_state (self);
  guint target = s->option[NODDY_GAME] == NODDY_MATCH ? s->goal : 0;

  tapis_noddy_begin_count (self);
  tapis_noddy_sheet_show (self->sheet, game);
  if (self->target == target)
    return;
  self->target = target;
  tapis_noddy_notify (self, PROP_TARGET);
}

static const char *const signs[] = { "scores", NULL };

static const TapisScoring scoring = {
  .score = score,
  .first = first_score,
  .account = account,
  .account_row = account_row,
};

const TapisGameKind tapis_kind_noddy = {
  .rules = &cg_rules_noddy,
  .words = &tapis_words_noddy,
  .says = &tapis_position_words_noddy,
  .scoring = &scoring,
  .quiz = &tapis_quiz_noddy,
  .get_type = tapis_noddy_get_type,
  .signs = signs,
  .uses = uses,
  .compose = compose,
  .one_only = one_only,
  .in_reach = in_reach,
  .usable = usable,
};

/* --- the object --- */

static void
tapis_noddy_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  switch (id)
    {
    case PROP_COUNTING:
      g_value_set_boolean (value, self->counting);
      break;
    case PROP_COUNT_YOURSELF:
      g_value_set_boolean (value, self->yourself);
      break;
    case PROP_COUNT_MESSAGE:
      g_value_set_string (value, self->message);
      break;
    case PROP_TARGET:
      g_value_set_uint (value, self->target);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  switch (id)
    {
    case PROP_COUNT_YOURSELF:
      tapis_noddy_set_count_yourself (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_dispose (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  g_clear_object (&self->found);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->dispose (object);
}

static void
tapis_noddy_finalize (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  tapis_noddy_sheet_free (self->sheet);
  g_free (self->message);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->finalize (object);
}

static void
tapis_noddy_class_init (TapisNoddyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  TapisGameClass *game_class = TAPIS_GAME_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_noddy_get_property;
  object_class->set_property = tapis_noddy_set_property;
  object_class->dispose = tapis_noddy_dispose;
  object_class->finalize = tapis_noddy_finalize;
  game_class->noted = noted;
  game_class->forgot = forgot;
  game_class->changed = changed;
  game_class->list_aids = tapis_noddy_list_aids;
  game_class->why_not_aid = tapis_noddy_why_not_aid;
  game_class->use_aid = tapis_noddy_use_aid;

  tapis_noddy_props[PROP_COUNTING] =
    g_param_spec_boolean ("counting", NULL, NULL, FALSE, flags);
  tapis_noddy_props[PROP_COUNT_YOURSELF] =
    g_param_spec_boolean ("count-yourself", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS);
  tapis_noddy_props[PROP_COUNT_MESSAGE] =
    g_param_spec_string ("count-message", NULL, NULL, "", flags);
  tapis_noddy_props[PROP_TARGET] =
    g_param_spec_uint ("target", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_NODDY_PROPS,
                                     tapis_noddy_props);
}

static void
tapis_noddy_init (TapisNoddy *self)
{
  self->found = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
  self->sheet = tapis_noddy_sheet_new ();
  self->message = g_strdup ("");
}

/* --- for the table --- */

gboolean
tapis_noddy_get_counting (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  return self->counting;
}

gboolean
tapis_noddy_get_count_yourself (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  return self->yourself;
}

void
tapis_noddy_set_count_yourself (TapisNoddy *self, gboolean yourself)
{
  g_return_if_fail (TAPIS_IS_NODDY (self));
  if (self->yourself == !!yourself)
    return;
  self->yourself = !!yourself;
  if (self->counting)
    {
      tapis_noddy_begin_message (self);
      tapis_game_clear_selection (TAPIS_GAME (self));
    }
  tapis_noddy_notify (self, PROP_COUNT_YOURSELF);
}

const char *
tapis_noddy_get_count_message (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return self->message;
}

guint
tapis_noddy_get_target (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  return self->target;
}

GListModel *
tapis_noddy_get_found (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return G_LIST_MODEL (self->found);
}

GListModel *
tapis_noddy_get_sheet (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return tapis_noddy_sheet_get_lines (self->sheet);
}

guint
tapis_noddy_get_score_before (TapisNoddy *self, int seat)
{
  GListModel *sheet;
  TapisNoddyScore last = { .points = 0 };
  guint before = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  sheet = tapis_noddy_sheet_get_lines (self->sheet);
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->seat != seat || score->points == 0)
        continue;
      if (score->deal != last.deal || score->part != last.part ||
          score->nth != last.nth)
        before = last.total;
      last = *score;
    }
  return before;
}

int
tapis_noddy_get_row_seat (TapisNoddy *self, guint position)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), CG_NO_SEAT);
  g_return_val_if_fail (position < tapis_noddy_state (self)->n_row, CG_NO_SEAT);
  return noddy_row_seat (tapis_noddy_state (self), position);
}

guint
tapis_noddy_get_row_points (TapisNoddy *self, guint position)
{
  GListModel *sheet;
  guint deal, points = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  sheet = tapis_noddy_sheet_get_lines (self->sheet);
  deal = tapis_noddy_state (self)->round;
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->deal == deal && score->nth == position + 1)
        points += score->points;
    }
  return points;
}

gboolean
tapis_noddy_row_scores_now (TapisNoddy *self, guint position)
{
  const NoddyState *s;
  GListModel *sheet;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  s = tapis_noddy_state (self);
  g_return_val_if_fail (position < s->n_row, FALSE);
  sheet = tapis_noddy_sheet_get_lines (self->sheet);
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->deal == s->round && score->nth == s->n_row &&
          memchr (score->cards, noddy_row_card (s, position),
                  score->n_cards) != NULL)
        return TRUE;
    }
  return FALSE;
}
