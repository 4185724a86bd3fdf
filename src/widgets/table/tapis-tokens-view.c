/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws tokens in stacks, as large as the widget allows. It must not know the
 * rules. */

#include "tapis-tokens-view.h"

#include "widgets/cards/tapis-card-art.h"

/* The offset of a token from the one below it, as a share of the size of a
 * token. It is less in a stack that would be higher than the widget. */
#define STEP 0.16

/* The gap between two stacks, as a share of the size of a token. */
#define GAP 0.12

/* The width in pixels of a token that flies to a place where no tokens are
 * seen. */
#define UNSEEN 16

/* The least size of a token, as a share of the height of the widget. */
#define LEAST 0.55

#define N_STACKS 3

static const guint8 values[N_STACKS] = { 10, 5, 1 };

struct _TapisTokensView
{
  GtkWidget parent_instance;

  /* state */
  TapisTokens tokens;
  TapisTokens shown; /* the tokens that are drawn; equal to "tokens" unless
                      * "held" is TRUE */
  gboolean held;
};

G_DEFINE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, GTK_TYPE_WIDGET)

/* Returns the field of @tokens for the value @value. */
static guint *
field (TapisTokens *tokens, guint value)
{
  return value == 10  ? &tokens->tens
         : value == 5 ? &tokens->fives
                      : &tokens->ones;
}

guint
tapis_tokens_count (const TapisTokens *tokens, guint value)
{
  return *field ((TapisTokens *) tokens, value);
}

/* Sets @size to the size of a token, and @x to the left edge of the stack of
 * each value, both in pixels. Returns FALSE if there are no tokens or no
 * room. */
static gboolean
lay_out (TapisTokensView *self, double *size, double x[N_STACKS])
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  guint most = 0, n = 0;
  double next;

  for (guint i = 0; i < N_STACKS; i++)
    {
      guint here = tapis_tokens_count (&self->shown, values[i]);

      n += here > 0;
      most = MAX (most, here);
    }
  if (n == 0 || width <= 0 || height <= 0)
    return FALSE;
  /* the size allows for all three stacks, so that it does not change when
   * another stack appears */
  *size = MIN (width / (N_STACKS + (N_STACKS - 1) * GAP),
               MAX (height / (1 + (most - 1) * STEP), height * LEAST));
  next = (width - n * *size - (n - 1) * *size * GAP) / 2;
  for (guint i = 0; i < N_STACKS; i++)
    {
      x[i] = next;
      if (tapis_tokens_count (&self->shown, values[i]) > 0)
        next += *size * (1 + GAP);
    }
  return TRUE;
}

/* Returns the offset in pixels of each token from the one below it, in a stack
 * of @n tokens. */
static double
step_of (TapisTokensView *self, guint n, double size)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return n > 1 ? MIN (size * STEP, (height - size) / (n - 1)) : 0;
}

static void
tapis_tokens_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisTokensView *self = TAPIS_TOKENS_VIEW (widget);
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  double size, x[N_STACKS];

  if (!lay_out (self, &size, x))
    return;
  for (guint i = 0; i < N_STACKS; i++)
    {
      guint n = tapis_tokens_count (&self->shown, values[i]);
      double step = step_of (self, n, size);
      g_autoptr (GdkTexture) texture = NULL;

      if (n == 0)
        continue;
      texture = tapis_card_art_token (values[i], (int) (size * scale + 0.5));
      for (guint k = 0; k < n; k++)
        gtk_snapshot_append_texture (
          snapshot, texture,
          &GRAPHENE_RECT_INIT ((float) x[i], (float) (height - size - k * step),
                               (float) size, (float) size));
    }
}

static void
tapis_tokens_view_class_init (TapisTokensViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tapis_tokens_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tokens");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tapis_tokens_view_init (TapisTokensView *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tapis_tokens_view_new (void)
{
  return g_object_new (TAPIS_TYPE_TOKENS_VIEW, NULL);
}

void
tapis_tokens_view_set_tokens (TapisTokensView *self, const TapisTokens *tokens)
{
  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  self->tokens = *tokens;
  if (!self->held)
    self->shown = *tokens;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const TapisTokens *
tapis_tokens_view_get_tokens (TapisTokensView *self)
{
  g_return_val_if_fail (TAPIS_IS_TOKENS_VIEW (self), NULL);

  return &self->tokens;
}

void
tapis_tokens_view_see (TapisTokensView *self, guint value, GtkWidget *above,
                       TapisSight *sight)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double size, x[N_STACKS];

  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  *sight = (TapisSight) { .width = UNSEEN };
  if (!gtk_widget_get_child_visible (widget))
    widget = gtk_widget_get_parent (widget);
  else if (lay_out (self, &size, x))
    for (guint i = 0; i < N_STACKS; i++)
      if (values[i] == value)
        {
          guint n = tapis_tokens_count (&self->shown, value);

          sight->width = (int) size;
          tapis_sight_take_place (
            sight, widget, x[i] + size / 2,
            gtk_widget_get_height (widget) - size / 2 -
              (n > 0 ? n - 1 : 0) * step_of (self, n, size),
            above);
          return;
        }
  tapis_sight_take_place (sight, widget, gtk_widget_get_width (widget) / 2.0,
                          gtk_widget_get_height (widget) / 2.0, above);
}

void
tapis_tokens_view_hold (TapisTokensView *self, const TapisTokens *had)
{
  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  self->held = TRUE;
  self->shown = *had;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_tokens_view_settle (TapisTokensView *self)
{
  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  if (!self->held)
    return;
  self->held = FALSE;
  self->shown = self->tokens;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_tokens_view_send (TapisTokensView *self, guint value)
{
  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  /* if there is no token of this value, the player has changed other tokens
   * into it; from now on the tokens after the change are shown */
  if (*field (&self->shown, value) > 0)
    *field (&self->shown, value) -= 1;
  else
    tapis_tokens_view_settle (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_tokens_view_land (TapisTokensView *self, guint value)
{
  g_return_if_fail (TAPIS_IS_TOKENS_VIEW (self));

  if (self->held)
    *field (&self->shown, value) += 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
