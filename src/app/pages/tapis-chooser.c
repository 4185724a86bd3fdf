/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card a game. Knows games only from the registry. */

#include "config.h"

#include "tapis-chooser.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-wrap-layout.h"

#define PICTURE 96
#define SPACING 16
#define GAP 6

/* Below this a card has its buttons below the picture, in pixels; and so broad
 * is a card where there are several beside each other. */
#define NARROW 380
#define COLUMN 420
#define BETWEEN 18

/* As low as the page may become, in pixels. */
#define LOW 120

struct _TapisChooser
{
  GtkWidget parent_instance;

  /* owned */
  TapisStore *store;
  GPtrArray *resume; /* a button a game, in the registry's order */
  GPtrArray *start;
  GPtrArray *facts; /* a label a game */

  /* state */
  GtkWidget *left_by; /* the button by which the page was left, or NULL */
  guint tell_idle;
};

G_DEFINE_FINAL_TYPE (TapisChooser, tapis_chooser, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
left_cb (TapisChooser *self,
         GtkWidget    *button)
{
  self->left_by = button;
}

static GtkWidget *
new_button (TapisChooser  *self,
            const CgRules *rules,
            const char    *label,
            const char    *name,
            const char    *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rules->id);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (left_cb), self);
  /* or both would be spoken, one after the other */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tapis_words_game_blurb (rules), -1);
  return button;
}

/* A narrow card has its buttons below the picture too, not beside nothing. */
static int
buttons_width (int width)
{
  return width < NARROW ? width : width - PICTURE - SPACING;
}

static int
height_of (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                      NULL, NULL);
  return natural;
}

/* A horizontal box looks for the narrowest words that are as low as its other
 * children, and so lays every text out dozens of times before the first frame.
 * The picture's width is known: the words have the rest. */
static void
measure_card (GtkWidget      *card,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  GtkWidget *buttons = gtk_widget_get_last_child (card);
  GtkWidget *words = gtk_widget_get_prev_sibling (buttons);
  int above;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (words, orientation, -1, minimum, natural, NULL,
                          NULL);
      *minimum += PICTURE + SPACING;
      *natural += PICTURE + SPACING;
      return;
    }
  if (for_size < 0)
    gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size,
                        NULL, NULL);
  above = height_of (words, for_size - PICTURE - SPACING);
  if (for_size < NARROW)
    above = MAX (above, PICTURE);
  *natural = MAX (PICTURE, above + GAP +
                             height_of (buttons, buttons_width (for_size)));
  *minimum = *natural;
}

static void
allocate_card (GtkWidget *card,
               int        width,
               int        height,
               int        baseline)
{
  gboolean rtl = gtk_widget_get_direction (card) == GTK_TEXT_DIR_RTL;
  GtkWidget *buttons = gtk_widget_get_last_child (card);
  GtkWidget *words = gtk_widget_get_prev_sibling (buttons);
  int wide = buttons_width (width);
  int low = height_of (buttons, wide);

  gtk_widget_size_allocate (
    gtk_widget_get_first_child (card),
    &(GtkAllocation) { rtl ? width - PICTURE : 0, 0, PICTURE, PICTURE }, -1);
  gtk_widget_size_allocate (
    words,
    &(GtkAllocation) { rtl ? 0 : PICTURE + SPACING, 0,
                       width - PICTURE - SPACING, height - low - GAP }, -1);
  /* at the bottom, so that those of a row of cards are in a line */
  gtk_widget_size_allocate (
    buttons,
    &(GtkAllocation) { rtl ? 0 : width - wide, height - low, wide, low }, -1);
}

static GtkSizeRequestMode
height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static char *
tell_facts (const CgRules *rules)
{
  g_autofree char *seats = tapis_words_game_seats (rules);

  /* Translators: "2 to 11 players · 10 to 20 minutes" */
  return g_strdup_printf (_("%s · %s"), seats,
                          tapis_words_game_length (rules));
}

/* What “Resume” goes on with. The first frame need not wait for it. */
static gboolean
tell_cb (gpointer user_data)
{
  TapisChooser *self = user_data;

  self->tell_idle = 0;
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      gboolean running =
        gtk_widget_get_visible (g_ptr_array_index (self->resume, i));
      g_autofree char *text =
        running ? tapis_store_tell_running (self->store, cg_games[i]->id)
                : NULL;
      g_autofree char *facts = tell_facts (cg_games[i]);

      gtk_label_set_text (g_ptr_array_index (self->facts, i),
                          text != NULL ? text : facts);
    }
  return G_SOURCE_REMOVE;
}

/* The picture beside the words. */
static GtkWidget *
new_card (TapisChooser  *self,
          const CgRules *rules)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = tapis_emblem_new (rules->id, PICTURE);
  g_autofree char *facts = tell_facts (rules);
  /* Translators: what a button does, spoken: %s is a game's name */
  g_autofree char *resume_name =
    g_strdup_printf (_("Resume %s"), _(rules->title));
  /* Translators: what a button does, spoken: %s is a game's name */
  g_autofree char *start_name =
    g_strdup_printf (_("New game of %s"), _(rules->title));
  GtkWidget *resume = new_button (self, rules, _("_Resume"), resume_name,
                                  "win.resume");
  GtkWidget *start = new_button (self, rules, _("_New Game"), start_name,
                                 "win.setup");
  /* Translators: what a button does, spoken: %s is a game's name */
  g_autofree char *learn_name =
    g_strdup_printf (_("Learn %s"), _(rules->title));
  GtkWidget *learn = new_button (self, rules, _("_Learn"), learn_name,
                                 "win.learn");

  gtk_widget_set_layout_manager (
    card, gtk_custom_layout_new (height_for_width, measure_card,
                                 allocate_card));
  gtk_box_append (GTK_BOX (card), picture);
  gtk_box_append (GTK_BOX (words), new_label (_(rules->title), "title-2"));
  gtk_box_append (GTK_BOX (words),
                  new_label (tapis_words_game_blurb (rules), "blurb"));
  gtk_box_append (GTK_BOX (words), new_label (facts, "dim-label"));
  g_ptr_array_add (self->facts, gtk_widget_get_last_child (words));
  gtk_widget_add_css_class (buttons, "buttons");
  gtk_widget_set_layout_manager (buttons, tapis_wrap_layout_new (8, 0));
  gtk_box_append (GTK_BOX (buttons), resume);
  gtk_box_append (GTK_BOX (buttons), start);
  gtk_box_append (GTK_BOX (buttons), learn);
  gtk_box_append (GTK_BOX (card), words);
  gtk_box_append (GTK_BOX (card), buttons);
  gtk_widget_add_css_class (card, "game");
  gtk_widget_add_css_class (card, rules->id);

  g_ptr_array_add (self->resume, resume);
  g_ptr_array_add (self->start, start);
  return card;
}

/* --- the page ------------------------------------------------------------- */

static guint
count_columns (int width)
{
  return (guint) CLAMP ((width + BETWEEN) / (COLUMN + BETWEEN), 1, 3);
}

/* The height of the row of cards that begins with @card, and the first of the
 * next row. */
static GtkWidget *
measure_row (GtkWidget *card, guint columns, int width, int *height)
{
  *height = 0;
  for (guint i = 0; i < columns && card != NULL; i++)
    {
      *height = MAX (*height, height_of (card, width));
      card = gtk_widget_get_next_sibling (card);
    }
  return card;
}

static int
column_width (int width, guint columns)
{
  return (width - BETWEEN * ((int) columns - 1)) / (int) columns;
}

static void
measure_page (GtkWidget      *page,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  GtkWidget *card = gtk_widget_get_first_child (page);
  guint columns;
  int height;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (; card != NULL; card = gtk_widget_get_next_sibling (card))
        {
          int least;

          gtk_widget_measure (card, orientation, -1, &least, NULL, NULL,
                              NULL);
          *minimum = MAX (*minimum, least);
        }
      *natural = 3 * COLUMN + 2 * BETWEEN;
      return;
    }
  if (for_size < 0)
    for_size = 3 * COLUMN + 2 * BETWEEN;
  columns = count_columns (for_size);
  while (card != NULL)
    {
      card = measure_row (card, columns, column_width (for_size, columns),
                          &height);
      *natural += height + (*natural > 0 ? BETWEEN : 0);
    }
  *minimum = *natural;
}

static void
allocate_page (GtkWidget *page,
               int        width,
               int        height,
               int        baseline)
{
  gboolean rtl = gtk_widget_get_direction (page) == GTK_TEXT_DIR_RTL;
  GtkWidget *card = gtk_widget_get_first_child (page);
  guint columns = count_columns (width);
  int wide = column_width (width, columns);
  int y = 0;

  while (card != NULL)
    {
      int row;
      GtkWidget *end = measure_row (card, columns, wide, &row);

      for (int x = 0; card != end; x += wide + BETWEEN)
        {
          gtk_widget_size_allocate (
            card, &(GtkAllocation) { rtl ? width - x - wide : x, y, wide,
                                     row }, -1);
          card = gtk_widget_get_next_sibling (card);
        }
      y += row + BETWEEN;
    }
}

/* The page scrolls: a window asks how high it would like to be at the width
 * that it would like to have, which lays every text out once more, and a
 * scrolled page is given the room there is all the same. */
static void
tapis_chooser_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1,
                        minimum, natural, NULL, NULL);
  else
    *minimum = *natural = LOW;
}

static void
tapis_chooser_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation) { 0, 0, width, height },
                            baseline);
}

static void
tapis_chooser_dispose (GObject *object)
{
  TapisChooser *self = TAPIS_CHOOSER (object);
  GtkWidget *child;

  g_clear_handle_id (&self->tell_idle, g_source_remove);
  g_clear_object (&self->store);
  g_ptr_array_set_size (self->resume, 0);
  g_ptr_array_set_size (self->start, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_chooser_parent_class)->dispose (object);
}

static void
tapis_chooser_finalize (GObject *object)
{
  TapisChooser *self = TAPIS_CHOOSER (object);

  g_ptr_array_unref (self->resume);
  g_ptr_array_unref (self->start);
  g_ptr_array_unref (self->facts);

  G_OBJECT_CLASS (tapis_chooser_parent_class)->finalize (object);
}

static void
tapis_chooser_class_init (TapisChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_chooser_finalize;
  widget_class->measure = tapis_chooser_measure;
  widget_class->size_allocate = tapis_chooser_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "chooser");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_chooser_init (TapisChooser *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->resume = g_ptr_array_new ();
  self->start = g_ptr_array_new ();
  self->facts = g_ptr_array_new ();
  gtk_widget_add_css_class (page, "page");
  for (guint i = 0; cg_games[i] != NULL; i++)
    gtk_box_append (GTK_BOX (page), new_card (self, cg_games[i]));
  gtk_widget_set_layout_manager (
    page, gtk_custom_layout_new (height_for_width, measure_page,
                                 allocate_page));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 3 * (COLUMN + 60));
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp),
                                      3 * (COLUMN + 60));
  adw_clamp_set_child (ADW_CLAMP (clamp), page);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
  tapis_names_mend (scrolled, _("All games"));
}

GtkWidget *
tapis_chooser_new (TapisStore *store)
{
  TapisChooser *self = g_object_new (TAPIS_TYPE_CHOOSER, NULL);

  self->store = g_object_ref (store);
  tapis_chooser_refresh (self);
  return GTK_WIDGET (self);
}

void
tapis_chooser_refresh (TapisChooser *self)
{
  GtkWidget *focus = NULL;

  g_return_if_fail (TAPIS_IS_CHOOSER (self));

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      GtkWidget *resume = g_ptr_array_index (self->resume, i);
      GtkWidget *start = g_ptr_array_index (self->start, i);
      gboolean running =
        tapis_store_has_running (self->store, cg_games[i]->id);

      gtk_widget_set_visible (resume, running);
      if (running)
        {
          gtk_widget_add_css_class (resume, "suggested-action");
          gtk_widget_remove_css_class (start, "suggested-action");
        }
      else
        gtk_widget_add_css_class (start, "suggested-action");
      if (focus == NULL)
        focus = running ? resume : start;
    }
  if (self->tell_idle == 0)
    self->tell_idle = g_idle_add_full (G_PRIORITY_LOW, tell_cb, self, NULL);
  /* back where one was; a game that is over has nothing to resume */
  if (self->left_by != NULL)
    focus = gtk_widget_get_visible (self->left_by)
              ? self->left_by
              : gtk_widget_get_next_sibling (self->left_by);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}
