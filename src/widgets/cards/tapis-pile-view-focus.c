/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keyboard focus in a pile: which card has the focus, and which card gets
 * it next. */

#include "tapis-pile-view-private.h"

static gboolean
focus_step (TapisPileView *self, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  guint position = 0;
  int next;

  if (focus == NULL ||
      !g_ptr_array_find (self->views, focus, &position))
    return FALSE;
  next = (int) position;
  switch (direction)
    {
    case GTK_DIR_LEFT:
      next -= 1;
      break;
    case GTK_DIR_RIGHT:
      next += 1;
      break;
    case GTK_DIR_UP:
      next -= self->per_row;
      break;
    case GTK_DIR_DOWN:
      next += self->per_row;
      /* the last row may be shorter: from a card with no card below it, the
       * focus goes to the last card of the last row */
      if (next >= (int) self->views->len &&
          next / self->per_row <= ((int) self->views->len - 1) / self->per_row)
        next = (int) self->views->len - 1;
      break;
    default:
      return FALSE;
    }
  /* beyond the first or the last card, the table decides where the focus goes
   */
  if (next < 0 || next >= (int) self->views->len)
    return FALSE;
  gtk_widget_grab_focus (g_ptr_array_index (self->views, next));
  return TRUE;
}

gboolean
pile_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TapisPileView *self = TAPIS_PILE_VIEW (widget);
  gboolean inside = gtk_widget_get_focus_child (widget) != NULL;

  if (!self->interactive && !self->walkable)
    {
      if (gtk_widget_get_focusable (widget) && !gtk_widget_is_focus (widget))
        return gtk_widget_grab_focus (widget);
      return FALSE;
    }
  if (inside)
    {
      if (direction == GTK_DIR_TAB_FORWARD ||
          direction == GTK_DIR_TAB_BACKWARD)
        return FALSE;
      return focus_step (self, direction);
    }
  return gtk_widget_grab_focus (widget);
}

gboolean
tapis_pile_view_focus_near (TapisPileView *self, double x)
{
  GtkWidget *found = NULL;
  double best = 0;
  int rank = -1;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), FALSE);

  if (!self->interactive)
    return gtk_widget_grab_focus (GTK_WIDGET (self));
  for (guint i = 0; i < self->views->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (self->views, i);
      const TapisCardState *card = tapis_card_get_state (
        tapis_card_view_get_card (TAPIS_CARD_VIEW (view)));
      int here = card->selected ? 2 : card->playable ? 1 : 0;
      graphene_rect_t bounds;
      double away = 0;

      if (gtk_widget_compute_bounds (view, GTK_WIDGET (self), &bounds))
        away = ABS (bounds.origin.x + bounds.size.width / 2 - x);
      if (here < rank || (here == rank && away >= best))
        continue;
      found = view;
      rank = here;
      best = away;
    }
  return found != NULL && gtk_widget_grab_focus (found);
}

gboolean
pile_view_grab_focus (GtkWidget *widget)
{
  TapisPileView *self = TAPIS_PILE_VIEW (widget);

  /* if each card can take the focus to be read, begin with the last card, which
   * was laid last */
  if (self->walkable)
    return tapis_pile_view_focus_end (self, TRUE);
  if (!self->interactive)
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))
      ->grab_focus (widget);
  return tapis_pile_view_focus_near (self, -G_MAXDOUBLE);
}

gboolean
tapis_pile_view_focus_card (TapisPileView *self, TapisCard *card)
{
  TapisCardView *view;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), FALSE);

  view = pile_view_find (self->views, card, NULL);
  return view != NULL && gtk_widget_grab_focus (GTK_WIDGET (view));
}

gboolean
tapis_pile_view_focus_end (TapisPileView *self, gboolean last)
{
  guint n;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), FALSE);

  n = self->views->len;
  return n > 0 && gtk_widget_grab_focus (g_ptr_array_index (
                    self->views, last ? n - 1 : 0));
}

gboolean
tapis_pile_view_focus_number (TapisPileView *self, guint least, guint most)
{
  GtkWidget *focus;
  guint n, at;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), FALSE);

  n = self->views->len;
  focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (focus == NULL || !g_ptr_array_find (self->views, focus, &at))
    at = n - 1;
  for (guint i = 1; i <= n; i++)
    {
      GtkWidget *view = g_ptr_array_index (self->views, (at + i) % n);
      CgCard face = tapis_card_get_state (
        tapis_card_view_get_card (TAPIS_CARD_VIEW (view)))->face;

      if (cg_card_rank (face) >= least &&
          cg_card_rank (face) <= most)
        return gtk_widget_grab_focus (view);
    }
  return FALSE;
}

TapisCard *
tapis_pile_view_get_focus_card (TapisPileView *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), NULL);

  focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  return TAPIS_IS_CARD_VIEW (focus)
           ? tapis_card_view_get_card (TAPIS_CARD_VIEW (focus))
           : NULL;
}
