/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of one finished game. */

#include "config.h"

#include "tapis-record-page.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-wrap-layout.h"

#define EMBLEM 72

struct _TapisRecordPage
{
  GtkWidget parent_instance;

  /* owned */
  TapisRecord *record;

  /* children */
  GtkWidget *scrolled;
  GtkWidget *first; /* the button that has the focus at first */
};

enum
{
  REPLAY,
  COPY,
  EXPORT,
  DELETE,
  N_SIGNALS,
};

static const char *const signal_names[N_SIGNALS] = { "replay", "copy",
                                                     "export", "delete" };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisRecordPage, tapis_record_page, GTK_TYPE_WIDGET)

static void
button_cb (GtkWidget *button, gpointer id)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, TAPIS_TYPE_RECORD_PAGE);

  g_signal_emit (self, signals[GPOINTER_TO_UINT (id)], 0);
}

static GtkWidget *
add_button (GtkWidget *buttons, const char *label, guint id,
            const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect (button, "clicked", G_CALLBACK (button_cb),
                    GUINT_TO_POINTER (id));
  gtk_widget_set_parent (button, buttons);
  return button;
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
add_row (AdwPreferencesGroup *group, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *spoken =
    value != NULL ? g_strdup_printf ("%s: %s", title, value)
                  : g_strdup (title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (value != NULL)
    {
      GtkWidget *label = gtk_label_new (value);

      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      gtk_widget_set_can_focus (label, FALSE);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  /* its title would be read once more */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_preferences_group_add (group, row);
  return row;
}

/* Everybody, the winner first. */
static GtkWidget *
new_players (TapisRecord *record)
{
  AdwPreferencesGroup *group =
    ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint n = tapis_record_get_n_seats (record);

  adw_preferences_group_set_title (group, _("Result"));
  for (guint place = 0; place <= n; place++)
    for (guint seat = 0; seat < n; seat++)
      {
        const char *level = tapis_record_get_level (record, seat);
        g_autofree char *points = NULL;
        g_autofree char *sentence = NULL;
        GtkWidget *row;

        if (tapis_record_get_place (record, seat) != place)
          continue;
        points = tapis_record_say_points (
          record, tapis_record_get_score (record, seat));
        sentence = tapis_record_say_place (record, seat);
        row = add_row (group, sentence, points);
        if (level != NULL)
          adw_action_row_set_subtitle (
            ADW_ACTION_ROW (row),
            tapis_words_level_title (cg_player_find (level)));
      }
  return GTK_WIDGET (group);
}

static void
add_number (AdwPreferencesGroup *group, const char *title, guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  add_row (group, title, text);
}

static GtkWidget *
new_facts (TapisRecord *record)
{
  AdwPreferencesGroup *group =
    ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_auto (GStrv) rules = tapis_words_house_rules (
    tapis_record_get_rules (record), tapis_record_get_setup (record));

  adw_preferences_group_set_title (group, _("About This Game"));
  if (tapis_record_get_deal (record) != 0)
    add_number (group, _("Deal number"), tapis_record_get_deal (record));
  if (tapis_record_get_n_rounds (record) > 1)
    add_number (group, _("Rounds"), tapis_record_get_n_rounds (record));
  add_number (group, _("Moves"), tapis_record_get_n_moves (record));
  if (tapis_record_get_practice (record))
    add_row (group, _("A practice game: the statistics do not count it."),
             NULL);
  else if (tapis_record_get_aside (record))
    add_row (group,
             _("Played before the statistics began anew: they do not count "
               "it."), NULL);
  for (guint i = 0; rules[i] != NULL; i++)
    add_row (group, rules[i], NULL);
  return GTK_WIDGET (group);
}

static GtkWidget *
new_buttons (TapisRecordPage *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (buttons, tapis_wrap_layout_new (10, 0.5));
  /* Translators: a button: shows a finished game once more, move by move. */
  self->first = add_button (buttons, _("_Replay"), REPLAY,
                            "suggested-action");
  /* Translators: a button: puts a whole game as text on the clipboard. */
  add_button (buttons, _("_Copy as Text"), COPY, NULL);
  /* Translators: a button: writes a whole game as text to a file. */
  add_button (buttons, _("_Export…"), EXPORT, NULL);
  add_button (buttons, _("_Delete"), DELETE, "destructive-action");
  return buttons;
}

static void
tapis_record_page_dispose (GObject *object)
{
  TapisRecordPage *self = TAPIS_RECORD_PAGE (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->record);

  G_OBJECT_CLASS (tapis_record_page_parent_class)->dispose (object);
}

static void
tapis_record_page_class_init (TapisRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_record_page_dispose;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (signal_names[i], G_TYPE_FROM_CLASS (klass),
                               G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "recordpage");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_record_page_init (TapisRecordPage *self)
{
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
tapis_record_page_new (void)
{
  return g_object_new (TAPIS_TYPE_RECORD_PAGE, NULL);
}

void
tapis_record_page_set_record (TapisRecordPage *self, TapisRecord *record)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *date = NULL;
  const CgRules *rules;

  g_return_if_fail (TAPIS_IS_RECORD_PAGE (self));
  g_set_object (&self->record, record);
  rules = tapis_record_get_rules (record);

  gtk_box_append (GTK_BOX (head), tapis_emblem_new (rules->id, EMBLEM));
  gtk_box_append (GTK_BOX (head),
                  new_label (tapis_record_get_result (record), "title-1"));
  date = tapis_record_say_date (record);
  gtk_box_append (GTK_BOX (head), new_label (date, "dim-label"));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), new_buttons (self));
  gtk_box_append (GTK_BOX (box), new_players (record));
  gtk_box_append (GTK_BOX (box), new_facts (record));
  gtk_widget_add_css_class (box, "page");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 620);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  tapis_names_mend (self->scrolled, _(rules->title));
  gtk_widget_grab_focus (self->first);
}

TapisRecord *
tapis_record_page_get_record (TapisRecordPage *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD_PAGE (self), NULL);
  return self->record;
}
