/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy for the table: which cards a move uses, the scores, and the properties
 * of TapisNoddy. The score sheet is in noddy-model-sheet.c, the learner's count
 * in noddy-model-aids.c, the sentences in noddy-words-position.c. Decides no
 * rule: it asks the engine. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>

enum
{
  PROP_COUNT_YOURSELF = 1,
  PROP_COUNT_MESSAGE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (TapisNoddy, tapis_noddy, TAPIS_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (
                                 TAPIS_TYPE_SEEKABLE,
                                 tapis_noddy_seekable_init))

/* --- the cards that a move uses --- */

/* An announcement uses the hand and the turn-up (NO-10), so that these can be
 * chosen for counting. */
static guint
uses (const TapisGameKind *kind, const CgState *state, CgMove move,
      TapisUse out[TAPIS_MAX_USES])
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
compose (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, CgMove *move, const char **sentence)
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

/* The rows of the account of a deal: what points are scored for. */
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

static void
changed (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  tapis_noddy_begin_count (self);
  tapis_noddy_sheet_show (self);
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
tapis_noddy_get_property (GObject *object, guint id, GValue *value,
                          GParamSpec *pspec)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  switch (id)
    {
    case PROP_COUNT_YOURSELF:
      g_value_set_boolean (value, self->yourself);
      break;
    case PROP_COUNT_MESSAGE:
      g_value_set_string (value, self->message);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_set_property (GObject *object, guint id, const GValue *value,
                          GParamSpec *pspec)
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
tapis_noddy_finalize (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  g_object_unref (self->found);
  g_free (self->message);
  g_object_unref (self->sheet);
  g_array_unref (self->scored);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->finalize (object);
}

static void
tapis_noddy_class_init (TapisNoddyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  TapisGameClass *game_class = TAPIS_GAME_CLASS (klass);

  object_class->get_property = tapis_noddy_get_property;
  object_class->set_property = tapis_noddy_set_property;
  object_class->finalize = tapis_noddy_finalize;
  game_class->noted = tapis_noddy_sheet_noted;
  game_class->forgot = tapis_noddy_sheet_forgot;
  game_class->changed = changed;
  game_class->list_aids = tapis_noddy_list_aids;
  game_class->why_not_aid = tapis_noddy_why_not_aid;
  game_class->use_aid = tapis_noddy_use_aid;

  props[PROP_COUNT_YOURSELF] =
    g_param_spec_boolean ("count-yourself", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS);
  props[PROP_COUNT_MESSAGE] =
    g_param_spec_string ("count-message", NULL, NULL, "",
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_noddy_init (TapisNoddy *self)
{
  self->found = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
  tapis_noddy_sheet_init (self);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT_YOURSELF]);
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
  const NoddyState *s;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  s = tapis_noddy_state (self);
  return s->option[NODDY_GAME] == NODDY_MATCH ? s->goal : 0;
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
  return G_LIST_MODEL (self->sheet);
}

int
tapis_noddy_get_row_seat (TapisNoddy *self, guint position)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), CG_NO_SEAT);
  g_return_val_if_fail (position < tapis_noddy_state (self)->n_row, CG_NO_SEAT);
  return noddy_row_seat (tapis_noddy_state (self), position);
}
