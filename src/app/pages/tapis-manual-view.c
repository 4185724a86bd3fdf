/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual in the window: the rules and the help. */

#include "tapis-manual-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tapis-manual-force.h"
#include "tapis-manual-row.h"
#include "tapis-plain.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* A search lists at most this many results. */
#define MOST_FOUND 60

struct _TapisManualView
{
  TapisPage parent_instance;

  /* template */
  GtkWidget *back;
  GtkWidget *search;
  GtkLabel *found;
  GtkScrolledWindow *scrolled;
  GtkListBox *list;

  /* owned */
  GPtrArray *before; /* elements: char *; the places that were shown before the
                      * current one, the latest last; for their format see
                      * `shown` */
  char *shown;       /* the place that is shown: "PAGE#INDEX", with the id of a
                      * page and the index of one of its parts; "": the list of
                      * all pages */

  /* state */
  TapisManualPage *page; /* the page that is shown; NULL: the list of all pages
                          */
  const CgRules *rules;  /* the game to which `setup` belongs; NULL: `setup` is
                          * not set */
  CgSetup setup;
  TapisManualWhere where;
  GtkWidget *read; /* the row that had the focus last, or NULL */
  GtkWidget *target; /* the row to which the list will scroll as soon as the row
                      * has a size, or NULL */
  guint tick;
};

G_DEFINE_FINAL_TYPE (TapisManualView, tapis_manual_view, TAPIS_TYPE_PAGE)

/* If the page is about a game, shows in its rows which house rules are in
 * force. */
static void
tell_rules (TapisManualView *self)
{
  if (self->page != NULL && self->page->rules != NULL)
    tapis_manual_force_tell (GTK_WIDGET (self->list), self->page->rules,
                             self->rules == self->page->rules ? &self->setup
                                                              : NULL,
                             self->where);
}

static const char *
get_query (TapisManualView *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

static gboolean
is_searching (TapisManualView *self)
{
  return tapis_manual_has_words (get_query (self));
}

/* --- rows ----------------------------------------------------------------- */

static void go_to_place (TapisManualView *self, const char *place);

static void
follow_cb (TapisManualView *self, const char *to)
{
  tapis_manual_view_show (self, to);
}

static void
clear_list (TapisManualView *self)
{
  self->read = NULL;
  self->target = NULL;
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
}

static void
enter_cb (TapisManualView *self, GtkEventController *controller)
{
  self->read = gtk_event_controller_get_widget (controller);
}

static void
add_part (TapisManualView *self, TapisManualPart *part)
{
  GtkWidget *row = tapis_manual_row_new (tapis_manual_get (), part);
  GtkEventController *controller = gtk_event_controller_focus_new ();

  g_signal_connect_object (controller, "enter", G_CALLBACK (enter_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, controller);
  g_signal_connect_object (row, "follow", G_CALLBACK (follow_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
}

static char *
name_part (TapisManualPart *part)
{
  for (guint i = 0; i < part->page->parts->len; i++)
    if (g_ptr_array_index (part->page->parts, i) == part)
      return g_strdup_printf ("%s#%u", part->page->id, i);
  g_assert_not_reached ();
}

/* Adds a row that opens @part. */
static void
add_way (TapisManualView *self, TapisManualPart *part, const char *title,
         const char *about)
{
  GtkWidget *row = g_object_new (
    TAPIS_TYPE_ACTION_ROW, "title", title, "subtitle", about, "activatable",
    TRUE, NULL);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow),
                               GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  g_object_set_data_full (G_OBJECT (row), "place", name_part (part), g_free);
  tapis_names_set (row, title, about);
  gtk_list_box_append (self->list, row);
}

static void
row_activated_cb (TapisManualView *self, GtkListBoxRow *row)
{
  const char *place = g_object_get_data (G_OBJECT (row), "place");

  if (place != NULL)
    {
      g_autofree char *to = g_strdup (place);

      g_ptr_array_add (self->before, g_strdup (self->shown));
      go_to_place (self, to);
    }
}

/* --- pages ---------------------------------------------------------------- */

static void
add_page (TapisManualView *self, TapisManualPage *page)
{
  for (guint i = 0; i < page->parts->len; i++)
    add_part (self, g_ptr_array_index (page->parts, i));
}

/* Fills the list with the parts of the page. The rules of a game and its house
 * rules are two pages of the manual, but are shown as one page. */
static void
fill_page (TapisManualView *self)
{
  const CgRules *rules = self->page->rules;
  g_autofree char *id =
    rules != NULL ? g_strconcat (rules->id, "-house-rules", NULL) : NULL;
  TapisManualPage *house = tapis_manual_find_page (tapis_manual_get (), id);

  if (rules == NULL)
    add_page (self, self->page);
  else
    add_page (self, tapis_manual_find_page (tapis_manual_get (), rules->id));
  if (house != NULL)
    add_page (self, house);
  tell_rules (self);
}

/* Fills the list with the titles of all pages, in the sections of the page
 * "index" of the help. */
static void
fill_contents (TapisManualView *self)
{
  const TapisManual *manual = tapis_manual_get ();
  TapisManualPage *index = tapis_manual_find_page (manual, "index");
  GPtrArray *pages = tapis_manual_list_pages (manual);

  for (guint i = 0; i < index->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (index->parts, i);

      add_part (self, part);
      for (guint j = 0; j < pages->len; j++)
        {
          TapisManualPage *page = g_ptr_array_index (pages, j);

          if (*part->section != '\0' &&
              g_str_equal (page->guide, part->section))
            add_way (self, g_ptr_array_index (page->parts, 0), page->title,
                     page->about);
        }
    }
}

/* Fills the list with the parts of the manual that match the search, at most
 * MOST_FOUND. Returns how many parts match. */
static guint
fill_found (TapisManualView *self)
{
  GPtrArray *pages = tapis_manual_list_pages (tapis_manual_get ());
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (pages, i);

      for (guint j = 0; j < page->parts->len; j++)
        {
          TapisManualPart *part = g_ptr_array_index (page->parts, j);

          if (g_str_equal (page->id, "index") ||
              !tapis_manual_part_matches (part, get_query (self)))
            continue;
          if (n++ < MOST_FOUND)
            add_way (self, part,
                     *part->title != '\0' ? part->title : page->title,
                     page->title);
        }
    }
  return n;
}

static guint
filter_page (TapisManualView *self)
{
  gboolean searching = is_searching (self);
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      TapisManualPart *part =
        tapis_manual_row_get_part (TAPIS_MANUAL_ROW (row));
      gboolean matches =
        !searching || tapis_manual_part_matches (part, get_query (self));

      gtk_widget_set_visible (row, matches);
      tapis_manual_row_mark (TAPIS_MANUAL_ROW (row),
                             matches && searching ? get_query (self) : "");
      n += matches ? 1 : 0;
    }
  return n;
}

static void
tell_found (TapisManualView *self, guint n)
{
  g_autofree char *text =
    n == 0 ? g_strdup (_("No results found."))
           : g_strdup_printf (
               /* Translators: in the rules: how many places have the words that
                * are looked for. */
               ngettext ("%u match.", "%u matches.", n), n);

  tapis_page_tell_found (TAPIS_PAGE (self), self->found,
                         is_searching (self) ? text : NULL);
}

static void
search (TapisManualView *self)
{
  guint n = 0;

  if (self->page == NULL)
    {
      clear_list (self);
      if (is_searching (self))
        n = fill_found (self);
      else
        fill_contents (self);
    }
  else
    n = filter_page (self);
  tell_found (self, n);
}

static void
search_changed_cb (TapisManualView *self)
{
  search (self);
}

static void
stop_search_cb (TapisManualView *self)
{
  if (*get_query (self) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.close-manual", NULL);
}

/* --- where one is --------------------------------------------------------- */

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TapisManualView *self = TAPIS_MANUAL_VIEW (widget);
  graphene_rect_t bounds;

  if (self->target != NULL &&
      (gtk_widget_get_height (self->target) == 0 ||
       !gtk_widget_compute_bounds (self->target, GTK_WIDGET (self->list),
                                   &bounds)))
    return G_SOURCE_CONTINUE; /* the row has no size yet */
  if (self->target != NULL)
    tapis_widget_set_scroll (self->scrolled, (double) bounds.origin.y);
  self->target = NULL;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
go_to_row (TapisManualView *self, GtkWidget *row)
{
  if (row == NULL)
    return;
  self->target = row;
  gtk_widget_grab_focus (row);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb,
                                               NULL, NULL);
}

static void
next_match_cb (TapisManualView *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  row = row != NULL ? gtk_widget_get_next_sibling (row)
                    : gtk_widget_get_first_child (GTK_WIDGET (self->list));
  while (row != NULL && !gtk_widget_get_visible (row))
    row = gtk_widget_get_next_sibling (row);
  go_to_row (self, row);
}

static GtkWidget *
find_row (TapisManualView *self, const TapisManualPart *part)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && TAPIS_IS_MANUAL_ROW (row) &&
         tapis_manual_row_get_part (TAPIS_MANUAL_ROW (row)) != part)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Shows @place; see the field `shown` for its format. Returns the row of the
 * part, or the first row of the list of all pages. */
static GtkWidget *
show_place (TapisManualView *self, const char *place)
{
  g_autofree char *id = g_strndup (place, strcspn (place, "#"));
  TapisManualPage *page = tapis_manual_find_page (tapis_manual_get (), id);
  gboolean same = self->page != NULL && page != NULL &&
                  (page == self->page || (page->rules != NULL &&
                                          page->rules == self->page->rules));

  g_free (self->shown);
  self->shown = g_strdup (place);
  self->page = page;
  if (!same)
    {
      clear_list (self);
      if (page != NULL)
        fill_page (self);
    }
  search (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "manual.back",
                                 self->before->len > 0);
  gtk_widget_set_visible (self->back, self->before->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "manual.contents",
                                 page != NULL);
  return page != NULL
           ? find_row (self, g_ptr_array_index (
                               page->parts,
                               g_ascii_strtoull (strchr (place, '#') + 1, NULL,
                                                 10)))
           : gtk_widget_get_first_child (GTK_WIDGET (self->list));
}

static void
go_to_place (TapisManualView *self, const char *place)
{
  go_to_row (self, show_place (self, place));
}

static void
back_action (TapisManualView *self)
{
  g_autofree char *place = NULL;

  if (self->before->len == 0)
    return;
  place = g_ptr_array_steal_index (self->before, self->before->len - 1);
  go_to_place (self, place);
}

static void
contents_action (TapisManualView *self)
{
  tapis_manual_view_show (self, NULL);
}

static void
find_action (TapisManualView *self)
{
  gtk_widget_grab_focus (self->search);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_manual_view_focus (TapisPage *page)
{
  TapisManualView *self = TAPIS_MANUAL_VIEW (page);

  if (self->read == NULL || !gtk_widget_grab_focus (self->read))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* The value that `keep` returns contains the place that is shown, the places
 * that were shown before, and the text of the search entry. */

static GVariant *
tapis_manual_view_keep (TapisPage *page)
{
  TapisManualView *self = TAPIS_MANUAL_VIEW (page);

  return g_variant_new (
    "(s@ass)", self->shown,
    g_variant_new_strv ((const char *const *) self->before->pdata,
                        self->before->len),
    get_query (self));
}

static void
tapis_manual_view_open (TapisPage *page, GVariant *kept)
{
  TapisManualView *self = TAPIS_MANUAL_VIEW (page);
  g_autofree const char **before = NULL;
  const char *shown, *query;

  g_variant_get (kept, "(&s^a&s&s)", &shown, &before, &query);
  gtk_editable_set_text (GTK_EDITABLE (self->search), query);
  for (guint i = 0; before[i] != NULL; i++)
    g_ptr_array_add (self->before, g_strdup (before[i]));
  /* do not move the focus or scroll: the window sets the focus, and the base
   * class restores the scroll position */
  self->read = show_place (self, shown);
}

static void
tapis_manual_view_finalize (GObject *object)
{
  TapisManualView *self = TAPIS_MANUAL_VIEW (object);

  g_ptr_array_unref (self->before);
  g_free (self->shown);

  G_OBJECT_CLASS (tapis_manual_view_parent_class)->finalize (object);
}

static void
tapis_manual_view_class_init (TapisManualViewClass *klass)
{
  static const TapisWidgetAction actions[] = {
    { "manual.back", NULL, G_CALLBACK (back_action), 0, 0 },
    { "manual.contents", NULL, G_CALLBACK (contents_action), 0, 0 },
    { "manual.find", NULL, G_CALLBACK (find_action),
      GDK_KEY_f, GDK_CONTROL_MASK },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_manual_view_finalize;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_manual_view_focus;
  TAPIS_PAGE_CLASS (klass)->keep = tapis_manual_view_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_manual_view_open;

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "manual-view");
  tapis_bind_children (widget_class, TapisManualView, back, search, found,
                       scrolled, list);
  tapis_bind_callbacks (widget_class, search_changed_cb, stop_search_cb,
                        next_match_cb, row_activated_cb);
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}

static void
tapis_manual_view_init (TapisManualView *self)
{
  self->before = g_ptr_array_new_with_free_func (g_free);
  self->shown = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->back, FALSE);
  tapis_page_mend_names (TAPIS_PAGE (self));
}

static void
show_new (TapisManualView *self, const char *place)
{
  gboolean fresh = gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL;

  /* end the search in the page that was shown before */
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (!fresh && !g_str_equal (place, self->shown))
    g_ptr_array_add (self->before, g_strdup (self->shown));
  go_to_place (self, place);
}

void
tapis_manual_view_show (TapisManualView *self, const char *to)
{
  TapisManualPage *page;
  g_autofree char *id = NULL;
  g_autofree char *place = NULL;
  const char *section;

  g_return_if_fail (TAPIS_IS_MANUAL_VIEW (self));

  section = to != NULL ? strchr (to, '#') : NULL;
  id = to != NULL ? g_strndup (to, strcspn (to, "#")) : NULL;
  page = tapis_manual_find_page (tapis_manual_get (), id);
  if (page == NULL || g_str_equal (page->id, "index"))
    {
      show_new (self, "");
      return;
    }
  for (guint i = 0; place == NULL && i < page->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (page->parts, i);

      if (section == NULL || g_str_equal (part->section, section + 1))
        place = name_part (part);
    }
  if (place == NULL)
    place = name_part (g_ptr_array_index (page->parts, 0));
  show_new (self, place);
}

void
tapis_manual_view_show_part (TapisManualView *self, TapisManualPart *part)
{
  g_autofree char *place = name_part (part);

  show_new (self, place);
}

void
tapis_manual_view_tell (TapisManualView *self, const CgRules *rules,
                        const CgSetup *setup, TapisManualWhere where)
{
  g_return_if_fail (TAPIS_IS_MANUAL_VIEW (self));

  self->rules = rules;
  self->where = where;
  if (rules != NULL)
    self->setup = *setup;
  tell_rules (self);
}

TapisManualPage *
tapis_manual_view_get_page (TapisManualView *self)
{
  g_return_val_if_fail (TAPIS_IS_MANUAL_VIEW (self), NULL);
  return self->page;
}
