/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one looks up while playing. Knows no game. */

#include "config.h"

#include "tapis-guide-view.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-lesson-link.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/kit/tapis-names.h"

/* the width of a card beside its text */
#define CARD_WIDTH 46

struct _TapisGuideView
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *scrolled;
  GtkWidget *list;

  /* state */
  CgPack pack;
};

G_DEFINE_FINAL_TYPE (TapisGuideView, tapis_guide_view, GTK_TYPE_WIDGET)

/* --- rows ----------------------------------------------------------------- */

/* What a row tells: its heading, and the picture's card. */
#define HEADING "tapis-heading"
#define CARD "tapis-card"

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
add_row (TapisGuideView *self,
         const char     *heading,
         GtkWidget      *child,
         const char     *name,
         const char     *description)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  g_object_set_data (G_OBJECT (row), HEADING, (gpointer) heading);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  return row;
}

static void
draw_card (TapisGuideView *self,
           GtkWidget      *picture)
{
  CgCard card =
    (CgCard) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (picture), CARD));
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  TapisCardStyle style =
    tapis_card_theme_get_style (tapis_card_theme_get_default (), scale);
  g_autoptr (GdkTexture) texture = NULL;

  style.pack = self->pack;
  texture = tapis_card_art_face (card, CARD_WIDTH * scale, &style);
  gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (texture));
}

static void
add_special_card (TapisGuideView         *self,
                  const TapisSpecialCard *special,
                  const TapisLessonLink  *link)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *place = gtk_overlay_new ();
  GtkWidget *picture = g_object_new (GTK_TYPE_PICTURE, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *row;

  /* a picture by itself grows with a long text */
  gtk_overlay_add_overlay (GTK_OVERLAY (place), picture);
  gtk_widget_set_size_request (
    place, CARD_WIDTH, tapis_card_art_height (self->pack, CARD_WIDTH));
  gtk_widget_set_valign (place, GTK_ALIGN_START);
  g_object_set_data (G_OBJECT (picture), CARD,
                     GUINT_TO_POINTER ((guint) special->card));
  draw_card (self, picture);
  gtk_box_append (GTK_BOX (box), place);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), new_label (special->title, "heading"));
  gtk_box_append (GTK_BOX (texts), new_label (special->text, NULL));
  if (link != NULL)
    {
      GtkWidget *learn = gtk_button_new ();
      GtkWidget *label = new_label (link->label, NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0.5);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_button_set_child (GTK_BUTTON (learn), label);
      /* a button is called only by a label of its own making */
      gtk_accessible_update_property (
        GTK_ACCESSIBLE (learn), GTK_ACCESSIBLE_PROPERTY_LABEL,
        gtk_label_get_text (GTK_LABEL (label)), -1);
      gtk_widget_add_css_class (learn, "learn");
      gtk_widget_set_halign (learn, GTK_ALIGN_START);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (learn), "s",
                                        link->lesson);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (learn), "win.lesson");
      gtk_box_append (GTK_BOX (texts), learn);
    }
  gtk_box_append (GTK_BOX (box), texts);
  row = add_row (self, _("Special Cards"), box, special->title,
                 special->text);
  g_object_set_data (G_OBJECT (row), CARD, picture);
}

static void
add_house_rule (TapisGuideView *self,
                const char     *sentence)
{
  add_row (self, _("House Rules"), new_label (sentence, NULL), sentence, "");
}

/* A heading stands over the first row of its part; over the first part it
 * does not scroll. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  const char *heading = g_object_get_data (G_OBJECT (row), HEADING);

  if (before == NULL ||
      g_strcmp0 (heading, g_object_get_data (G_OBJECT (before), HEADING)) == 0)
    gtk_list_box_row_set_header (row, NULL);
  else if (gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, new_label (heading, "title-4"));
}

static void
theme_changed_cb (TapisGuideView *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *picture = g_object_get_data (G_OBJECT (row), CARD);

      if (picture != NULL)
        draw_card (self, picture);
    }
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_guide_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_guide_view_parent_class)->dispose (object);
}

static void
tapis_guide_view_class_init (TapisGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_guide_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guide");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_guide_view_init (TapisGuideView *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title = new_label (_("Special Cards"), "title-4");
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");
  const char *name = _("Special cards and house rules");

  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
    GTK_ORIENTATION_VERTICAL);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (bar), title);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_tooltip_text (close, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"),
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "table.guide");
  gtk_box_append (GTK_BOX (bar), close);
  gtk_widget_add_css_class (bar, "bar");
  gtk_widget_set_parent (bar, GTK_WIDGET (self));

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, NULL,
                                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled),
                                 self->list);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor",
                    G_CALLBACK (theme_changed_cb), NULL);
}

GtkWidget *
tapis_guide_view_new (void)
{
  return g_object_new (TAPIS_TYPE_GUIDE_VIEW, NULL);
}

void
tapis_guide_view_set_game (TapisGuideView *self,
                           TapisGame      *game,
                           gboolean        links)
{
  g_autofree TapisSpecialCard *cards = NULL;
  const char *const *rules;
  GtkWidget *row;
  guint n = 0;

  g_return_if_fail (TAPIS_IS_GUIDE_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  if (game == NULL)
    return;
  self->pack = tapis_game_get_pack (game);
  cards = tapis_game_list_special_cards (game, &n);
  for (guint i = 0; i < n; i++)
    add_special_card (self, &cards[i],
                      links
                        ? tapis_lesson_link_for_card (game, cards[i].card)
                        : NULL);
  rules = tapis_game_get_house_rules (game);
  for (guint i = 0; rules[i] != NULL; i++)
    add_house_rule (self, rules[i]);
  if (rules[0] == NULL)
    add_house_rule (self, _("The usual game: no rule is different."));
  tapis_names_mend (self->scrolled,
                    _("Special cards and house rules"));
}

void
tapis_guide_view_focus_first (TapisGuideView *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (TAPIS_IS_GUIDE_VIEW (self));

  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}
