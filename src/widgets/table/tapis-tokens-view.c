/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tokens in stacks, as large as their place. Knows no rule. */

#include "config.h"

#include "tapis-tokens-view.h"

#include "widgets/cards/tapis-card-art.h"

/* A token lies on the one below it by so much of its size; a stack that is
 * higher than its place is squeezed. */
#define STEP 0.16

/* Between two stacks, as a share of a token. */
#define GAP 0.12

/* A token takes at least this share of the height. */
#define LEAST 0.55

#define N_STACKS 3

struct _TapisTokensView
{
  GtkWidget parent_instance;

  /* state */
  TapisTokens tokens;
};

G_DEFINE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, GTK_TYPE_WIDGET)

static void
snapshot_stack (GtkSnapshot *snapshot, GtkWidget *widget, guint value, guint n,
                double x, double size)
{
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  double step = n > 1 ? MIN (size * STEP, (height - size) / (n - 1)) : 0;
  g_autoptr (GdkTexture) texture =
    tapis_card_art_token (value, (int) (size * scale + 0.5));

  for (guint i = 0; i < n; i++)
    gtk_snapshot_append_texture (
      snapshot, texture,
      &GRAPHENE_RECT_INIT ((float) x, (float) (height - size - i * step),
                           (float) size, (float) size));
}

static void
tapis_tokens_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisTokensView *self = TAPIS_TOKENS_VIEW (widget);
  const struct
  {
    guint value;
    guint n;
  } stacks[N_STACKS] = {
    { 10, self->tokens.tens },
    { 5, self->tokens.fives },
    { 1, self->tokens.ones },
  };
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  guint most = 0, n = 0;
  double size, x;

  for (guint i = 0; i < N_STACKS; i++)
    {
      n += stacks[i].n > 0;
      most = MAX (most, stacks[i].n);
    }
  if (n == 0 || width <= 0 || height <= 0)
    return;
  /* all three stacks have room, so that nothing jumps when one comes */
  size = MIN (width / (N_STACKS + (N_STACKS - 1) * GAP),
              MAX (height / (1 + (most - 1) * STEP), height * LEAST));
  x = (width - n * size - (n - 1) * size * GAP) / 2;
  for (guint i = 0; i < N_STACKS; i++)
    {
      if (stacks[i].n == 0)
        continue;
      snapshot_stack (snapshot, widget, stacks[i].value, stacks[i].n, x,
                      size);
      x += size * (1 + GAP);
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
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
