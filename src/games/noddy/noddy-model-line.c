/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of Noddy's score sheet. */

#include "config.h"

#include "noddy-model-line.h"

struct _TapisNoddyLine
{
  GObject parent_instance;

  TapisNoddyScore score;
  char *reason;
  char *description;
};

G_DEFINE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, G_TYPE_OBJECT)

static void
tapis_noddy_line_finalize (GObject *object)
{
  TapisNoddyLine *self = TAPIS_NODDY_LINE (object);

  g_free (self->reason);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_noddy_line_parent_class)->finalize (object);
}

static void
tapis_noddy_line_class_init (TapisNoddyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_noddy_line_finalize;
}

static void
tapis_noddy_line_init (TapisNoddyLine *self)
{
}

TapisNoddyLine *
tapis_noddy_line_new (const TapisNoddyScore *score,
                      const char            *reason,
                      const char            *description)
{
  TapisNoddyLine *self = g_object_new (TAPIS_TYPE_NODDY_LINE, NULL);

  self->score = *score;
  self->reason = g_strdup (reason);
  self->description = g_strdup (description);
  return self;
}

const TapisNoddyScore *
tapis_noddy_line_get_score (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return &self->score;
}

const char *
tapis_noddy_line_get_reason (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->reason;
}

const char *
tapis_noddy_line_get_description (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->description;
}

gboolean
tapis_noddy_line_equals (TapisNoddyLine *self, TapisNoddyLine *other)
{
  /* the description tells kind, cards, points and total */
  return self->score.deal == other->score.deal &&
         self->score.part == other->score.part &&
         self->score.seat == other->score.seat &&
         self->score.nth == other->score.nth &&
         g_str_equal (self->description, other->description);
}
