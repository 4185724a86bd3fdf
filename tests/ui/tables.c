/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables to look at in a test. */

#include "config.h"

#include "parts.h"
#include "tables.h"
#include "widgets/table/tapis-told-line.h"

TapisGame *
new_game (const CgRules *rules, guint seats)
{
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  setup.dealer = (guint8) (seats - 1);
  return tapis_game_new (rules, &setup, 5, NULL);
}

void
lay_out (TapisTable *table, int width, int height)
{
  int share;

  /* again where text of another size was chosen, as the next frame does */
  do
    {
      share = tapis_table_get_text_share (table);
      gtk_widget_measure (GTK_WIDGET (table), GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (table),
                                &(GtkAllocation) { 0, 0, width, height }, -1);
    }
  while (tapis_table_get_text_share (table) != share);
  /* the line of what happened has its text in the next frame */
  if (part_line (table) != NULL)
    {
      tapis_told_line_update (TAPIS_TOLD_LINE (part_line (table)));
      gtk_widget_measure (GTK_WIDGET (table), GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (table),
                                &(GtkAllocation) { 0, 0, width, height }, -1);
    }
}

void
describe (GtkWidget *widget, char *text, gsize size)
{
  g_snprintf (text, (gulong) size, "%s%s%s", G_OBJECT_TYPE_NAME (widget),
              GTK_IS_LABEL (widget) ? " " : "",
              GTK_IS_LABEL (widget)
                ? gtk_label_get_text (GTK_LABEL (widget))
                : "");
}

void
check_label (GtkLabel *label, int width, int height)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int w, h;

  if (*gtk_label_get_text (label) == '\0')
    return;
  pango_layout_get_pixel_size (layout, &w, &h);
  if (pango_layout_is_ellipsized (layout) ||
      w > gtk_widget_get_width (GTK_WIDGET (label)) ||
      h > gtk_widget_get_height (GTK_WIDGET (label)))
    g_error ("“%s” (%d×%d) is cut off in %d×%d on a table of %d×%d",
             gtk_label_get_text (label), w, h,
             gtk_widget_get_width (GTK_WIDGET (label)),
             gtk_widget_get_height (GTK_WIDGET (label)), width, height);
}

void
press_first (TapisGame *game)
{
  g_autoptr (TapisAction) action =
    g_list_model_get_item (tapis_game_now (game)->actions, 0);

  if (action != NULL && tapis_action_get_state (action)->refusal == NULL)
    g_assert_true (tapis_game_run_action (game,
                                          tapis_action_get_state (action)->id));
}
