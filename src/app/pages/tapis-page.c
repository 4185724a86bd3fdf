/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the pages of the window. This file must not know its
 * subclasses. */

#include "tapis-page.h"

#include <glib/gi18n.h>

#include "tapis-plain.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-path.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/kit/tapis-beside-layout.h"
#include "widgets/kit/tapis-wrap-layout.h"

typedef struct
{
  char *texts[TAPIS_PAGE_N_TEXTS]; /* owned */
  GtkWidget *focus_widget;         /* see the property "focus-widget"; not
                                    * owned; or NULL */
  GtkWidget *last; /* weak: the widget of the page that had the focus last; or
                    * NULL */
  gulong     follows;              /* the handler that follows the focus of the
                                    * window; or 0 */
  char      *path; /* owned: the path to the widget that had the focus when the
                    * page was left (tapis-path.h) */
} TapisPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TapisPage, tapis_page, GTK_TYPE_WIDGET)

#define PROP_FOCUS_WIDGET TAPIS_PAGE_N_TEXTS /* the id of the property; the ids
                                              * of the texts are lower */

static void
focus_first (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);

  if (priv->focus_widget != NULL)
    gtk_widget_grab_focus (priv->focus_widget);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static gboolean
focus_zone (TapisPage *self, gboolean forward)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL &&
         gtk_widget_child_focus (GTK_WIDGET (self),
                                 forward ? GTK_DIR_TAB_FORWARD
                                         : GTK_DIR_TAB_BACKWARD);
}

/* --- where one is on the page --------------------------------------------- */

static void
focus_moved_cb (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));

  if (tapis_widget_holds (GTK_WIDGET (self), focus) &&
      gtk_widget_get_mapped (focus))
    g_set_weak_pointer (&priv->last, focus);
}

static void
tapis_page_root (GtkWidget *widget)
{
  TapisPage *self = TAPIS_PAGE (widget);
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);

  GTK_WIDGET_CLASS (tapis_page_parent_class)->root (widget);
  priv->follows = g_signal_connect_swapped (
    gtk_widget_get_root (widget), "notify::focus-widget",
    G_CALLBACK (focus_moved_cb), self);
}

static void
tapis_page_unroot (GtkWidget *widget)
{
  TapisPagePrivate *priv =
    tapis_page_get_instance_private (TAPIS_PAGE (widget));

  g_clear_signal_handler (&priv->follows, gtk_widget_get_root (widget));
  GTK_WIDGET_CLASS (tapis_page_parent_class)->unroot (widget);
}

/* Moves the focus to the widget that had it when the page was left. If that
 * widget cannot have the focus, tries its next sibling. Returns whether one of
 * them has the focus now. */
static gboolean
focus_place (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  GtkWidget *place = tapis_path_follow (GTK_WIDGET (self), priv->path);
  GtkWidget *next;

  if (place == NULL || gtk_widget_grab_focus (place))
    return place != NULL;
  next = gtk_widget_get_next_sibling (place);
  return next != NULL && gtk_widget_grab_focus (next);
}

/* Adds to @list all widgets of @type among @widget and its descendants, except
 * for a table and its descendants, because a table keeps its own state. */
static void
add_parts (GtkWidget *widget, GType type, GPtrArray *list)
{
  if (TAPIS_IS_TABLE (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_parts (child, type, list);
}

static GPtrArray *
list_parts (TapisPage *self, GType type)
{
  GPtrArray *list = g_ptr_array_new ();

  add_parts (GTK_WIDGET (self), type, list);
  return list;
}

/* Stores the path to the widget of this page that has the focus now or had it
 * last. */
static void
note_path (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);

  if (priv->last == NULL)
    return;
  g_free (priv->path);
  priv->path = tapis_path_to (GTK_WIDGET (self), priv->last);
}

void
tapis_page_enter (TapisPage *self, gboolean back)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  g_autofree char *before = g_strdup (priv->path);
  g_autoptr (GPtrArray) scrolls = NULL;
  g_autofree double *values = NULL;

  g_return_if_fail (TAPIS_IS_PAGE (self));

  if (TAPIS_PAGE_GET_CLASS (self)->enter != NULL)
    {
      TAPIS_PAGE_GET_CLASS (self)->enter (self);
      /* if that widget has a different position now, the page is shown from its
       * top */
      note_path (self);
      back = back && priv->last != NULL &&
             g_strcmp0 (before, priv->path) == 0;
    }
  scrolls = list_parts (self, GTK_TYPE_SCROLLED_WINDOW);
  values = g_new0 (double, scrolls->len);
  for (guint i = 0; i < scrolls->len; i++)
    if (back)
      values[i] = tapis_widget_get_scroll (scrolls->pdata[i]);
    else
      tapis_widget_set_scroll (scrolls->pdata[i], 0);
  if (!back || !focus_place (self))
    tapis_page_focus (self);
  /* moving the focus may have scrolled the page: restore the scroll positions
   */
  for (guint i = 0; back && i < scrolls->len; i++)
    tapis_widget_set_scroll (scrolls->pdata[i], values[i]);
}

void
tapis_page_leave (TapisPage *self)
{
  g_return_if_fail (TAPIS_IS_PAGE (self));

  note_path (self);
  if (TAPIS_PAGE_GET_CLASS (self)->leave != NULL)
    TAPIS_PAGE_GET_CLASS (self)->leave (self);
}

/* --- what is kept of the page --------------------------------------------- */

/* The type of the value that tapis_page_keep() returns: the path to the widget
 * with the focus, the scroll position of each scrolled window, the selected
 * entry of each drop-down list, and the value of the virtual function `keep`.
 */
#define KEPT_TYPE "(msadaumv)"

GVariant *
tapis_page_keep (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  g_autoptr (GPtrArray) scrolls = NULL;
  g_autoptr (GPtrArray) choices = NULL;
  GVariantBuilder values = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ad"));
  GVariantBuilder chosen = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("au"));

  g_return_val_if_fail (TAPIS_IS_PAGE (self), NULL);

  note_path (self);
  scrolls = list_parts (self, GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0; i < scrolls->len; i++)
    g_variant_builder_add (&values, "d",
                           tapis_widget_get_scroll (scrolls->pdata[i]));
  choices = list_parts (self, GTK_TYPE_DROP_DOWN);
  for (guint i = 0; i < choices->len; i++)
    g_variant_builder_add (&chosen, "u",
                           gtk_drop_down_get_selected (choices->pdata[i]));
  return g_variant_new (KEPT_TYPE, priv->path, &values, &chosen,
                        TAPIS_PAGE_GET_CLASS (self)->keep != NULL
                          ? TAPIS_PAGE_GET_CLASS (self)->keep (self)
                          : NULL);
}

void
tapis_page_open (TapisPage *self, GVariant *kept)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  g_autoptr (GVariantIter) values = NULL;
  g_autoptr (GVariantIter) chosen = NULL;
  g_autoptr (GVariant) own = NULL;
  g_autoptr (GPtrArray) scrolls = NULL;
  g_autoptr (GPtrArray) choices = NULL;
  double value;
  guint choice;

  g_return_if_fail (TAPIS_IS_PAGE (self));
  g_return_if_fail (g_variant_is_of_type (kept, G_VARIANT_TYPE (KEPT_TYPE)));

  g_free (priv->path);
  g_variant_get (kept, KEPT_TYPE, &priv->path, &values, &chosen, &own);
  choices = list_parts (self, GTK_TYPE_DROP_DOWN);
  for (guint i = 0;
       i < choices->len && g_variant_iter_next (chosen, "u", &choice); i++)
    gtk_drop_down_set_selected (choices->pdata[i], choice);
  if (own != NULL && TAPIS_PAGE_GET_CLASS (self)->open != NULL)
    TAPIS_PAGE_GET_CLASS (self)->open (self, own);
  scrolls = list_parts (self, GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0;
       i < scrolls->len && g_variant_iter_next (values, "d", &value); i++)
    tapis_widget_set_scroll (scrolls->pdata[i], value);
}

/* --- layout --------------------------------------------------------------- */

/* The minimum and natural height of every page, in pixels. */
#define LOW 120

static GtkSizeRequestMode
constant_size (GtkWidget *page)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Reports a constant height: a page works with any height, because its content
 * scrolls. Measuring the height of the content would cost one more layout of
 * all its texts. */
static void
measure (GtkWidget *page, GtkOrientation orientation, int for_size,
         int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? LOW : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (page);
       child != NULL && orientation == GTK_ORIENTATION_HORIZONTAL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, wish = 0;

      if (gtk_widget_should_layout (child))
        gtk_widget_measure (child, orientation, -1, &least, &wish, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wish);
    }
}

/* Allocates the children one below another. The child with "vexpand" gets the
 * height that the other children do not need. That child scrolls, and its
 * height is not measured, because this would cost one more layout of all its
 * texts. */
static void
allocate (GtkWidget *page, int width, int height, int baseline)
{
  GtkAllocation place = { 0, 0, width, 0 };
  int left = height;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && !gtk_widget_get_vexpand (child))
      left -= tapis_widget_natural_height (child, width);
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        place.height = gtk_widget_get_vexpand (child)
                         ? MAX (left, 0)
                         : MIN (tapis_widget_natural_height (child, width),
                                MAX (height - place.y, 0));
        gtk_widget_size_allocate (child, &place, -1);
        place.y += place.height;
      }
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_page_set_property (GObject *object, guint id, const GValue *value,
                         GParamSpec *pspec)
{
  TapisPagePrivate *priv =
    tapis_page_get_instance_private (TAPIS_PAGE (object));

  if (id == PROP_FOCUS_WIDGET)
    {
      priv->focus_widget = g_value_get_object (value);
      return;
    }
  g_free (priv->texts[id]);
  priv->texts[id] = g_value_dup_string (value);
  if (id == TAPIS_PAGE_TITLE)
    tapis_names_set (GTK_WIDGET (object), priv->texts[id], NULL);
}

static void
tapis_page_dispose (GObject *object)
{
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_page_parent_class)->dispose (object);
}

static void
tapis_page_finalize (GObject *object)
{
  TapisPagePrivate *priv =
    tapis_page_get_instance_private (TAPIS_PAGE (object));

  for (guint i = 0; i < TAPIS_PAGE_N_TEXTS; i++)
    g_free (priv->texts[i]);
  g_clear_weak_pointer (&priv->last);
  g_free (priv->path);

  G_OBJECT_CLASS (tapis_page_parent_class)->finalize (object);
}

static void
tapis_page_class_init (TapisPageClass *klass)
{
  static const char *const names[] = { NULL,   "title", "heading", "subtitle",
                                       "help", "keys",  "back" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tapis_page_set_property;
  object_class->dispose = tapis_page_dispose;
  object_class->finalize = tapis_page_finalize;
  widget_class->root = tapis_page_root;
  widget_class->unroot = tapis_page_unroot;
  klass->focus = focus_first;
  klass->focus_zone = focus_zone;

  for (guint i = 1; i < TAPIS_PAGE_N_TEXTS; i++)
    g_object_class_install_property (
      object_class, i,
      g_param_spec_string (names[i], NULL, NULL, NULL,
                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
    object_class, PROP_FOCUS_WIDGET,
    g_param_spec_object ("focus-widget", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  tapis_class_add_signal (klass, "announce", 1, G_TYPE_STRING);

  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  /* register the types that the templates of pages use */
  tapis_plain_ensure ();
  g_type_ensure (TAPIS_TYPE_EMBLEM);
  g_type_ensure (TAPIS_TYPE_BESIDE_LAYOUT);
  g_type_ensure (TAPIS_TYPE_WRAP_LAYOUT);
}

static void
tapis_page_init (TapisPage *self)
{
  gtk_widget_set_layout_manager (
    GTK_WIDGET (self),
    gtk_custom_layout_new (constant_size, measure, allocate));
}

void
tapis_page_class_set_template (TapisPageClass *klass, const char *name)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  g_autofree char *path =
    g_strdup_printf ("/io/github/tapisgames/Tapis/app/tapis-%s.ui", name);
  g_auto (GStrv) parts = g_strsplit (name, "-", -1);
  g_autofree char *css_name = g_strjoinv (NULL, parts);

  gtk_widget_class_set_template_from_resource (widget_class, path);
  gtk_widget_class_set_css_name (widget_class, css_name);
}

const char *
tapis_page_get_text (GtkWidget *page, TapisPageText text)
{
  TapisPagePrivate *priv;

  if (!TAPIS_IS_PAGE (page))
    return NULL;
  priv = tapis_page_get_instance_private (TAPIS_PAGE (page));
  return priv->texts[text];
}

void
tapis_page_focus (TapisPage *self)
{
  g_return_if_fail (TAPIS_IS_PAGE (self));

  TAPIS_PAGE_GET_CLASS (self)->focus (self);
}

gboolean
tapis_page_focus_zone (TapisPage *self, gboolean forward)
{
  g_return_val_if_fail (TAPIS_IS_PAGE (self), FALSE);

  return TAPIS_PAGE_GET_CLASS (self)->focus_zone (self, forward);
}

void
tapis_page_name_for_game (TapisPage *self, const CgRules *rules)
{
  g_object_set (self, "heading", _(rules->title), "subtitle",
                tapis_page_get_text (GTK_WIDGET (self), TAPIS_PAGE_TITLE),
                NULL);
}

void
tapis_page_mend_names (TapisPage *self)
{
  tapis_names_mend (GTK_WIDGET (self),
                    tapis_page_get_text (GTK_WIDGET (self),
                                         TAPIS_PAGE_TITLE));
}

void
tapis_page_announce (TapisPage *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_PAGE (self));

  g_signal_emit_by_name (self, "announce", sentence);
}

void
tapis_page_tell_found (TapisPage *self, GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text != NULL)
    tapis_page_announce (self, text);
}

TapisCoach *
tapis_page_add_coach (TapisPage *self, TapisTable **table)
{
  GtkWidget *coach;

  g_return_val_if_fail (TAPIS_IS_PAGE (self), NULL);

  *table = TAPIS_TABLE (tapis_table_new ());
  g_object_set (*table, "log-visible", FALSE, NULL);
  tapis_table_set_guided (*table, TRUE);
  g_signal_connect_swapped (*table, "announce",
                            G_CALLBACK (tapis_page_announce), self);
  coach = tapis_coach_new (*table);
  gtk_widget_set_parent (coach, GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_bin_layout_new ());
  return TAPIS_COACH (coach);
}
