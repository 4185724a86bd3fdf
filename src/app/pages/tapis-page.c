/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the window's pages. Knows none of them. */

#include "config.h"

#include "tapis-page.h"

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
  GtkWidget *focus_widget;         /* a child of the page, or NULL */
  GtkWidget *last;                 /* weak: what in it had the focus last */
  gulong     follows;              /* the focus of its window, if it has one */
  char      *path;                 /* owned: where that was as it was left */
} TapisPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TapisPage, tapis_page, GTK_TYPE_WIDGET)

#define PROP_FOCUS_WIDGET TAPIS_PAGE_N_TEXTS /* after those of the texts */

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

/* Moves the focus to where it was, or beside it where that has gone. */
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

/* All that scrolls below @widget, but for a table, which sees to that. */
static void
list_scrolls (GtkWidget *widget, GPtrArray *scrolls)
{
  if (TAPIS_IS_TABLE (widget))
    return;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_ptr_array_add (scrolls, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_scrolls (child, scrolls);
}

void
tapis_page_enter (TapisPage *self, gboolean back)
{
  g_autoptr (GPtrArray) scrolls = g_ptr_array_new ();
  g_autofree double *values = NULL;

  g_return_if_fail (TAPIS_IS_PAGE (self));

  if (TAPIS_PAGE_GET_CLASS (self)->enter != NULL)
    TAPIS_PAGE_GET_CLASS (self)->enter (self);
  list_scrolls (GTK_WIDGET (self), scrolls);
  values = g_new0 (double, scrolls->len);
  for (guint i = 0; i < scrolls->len; i++)
    if (back)
      values[i] = tapis_widget_get_scroll (scrolls->pdata[i]);
    else
      tapis_widget_set_scroll (scrolls->pdata[i], 0);
  if (!back || !focus_place (self))
    tapis_page_focus (self);
  /* the focus has scrolled to itself */
  for (guint i = 0; back && i < scrolls->len; i++)
    tapis_widget_set_scroll (scrolls->pdata[i], values[i]);
}

/* Notes where the focus is, or was last. */
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
tapis_page_leave (TapisPage *self)
{
  g_return_if_fail (TAPIS_IS_PAGE (self));

  note_path (self);
  if (TAPIS_PAGE_GET_CLASS (self)->leave != NULL)
    TAPIS_PAGE_GET_CLASS (self)->leave (self);
}

/* --- what is kept of the page --------------------------------------------- */

#define KEPT_TYPE "(msadmv)" /* the path, the scrolls, the page's own value */

GVariant *
tapis_page_keep (TapisPage *self)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  g_autoptr (GPtrArray) scrolls = g_ptr_array_new ();
  GVariantBuilder values = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ad"));

  g_return_val_if_fail (TAPIS_IS_PAGE (self), NULL);

  note_path (self);
  list_scrolls (GTK_WIDGET (self), scrolls);
  for (guint i = 0; i < scrolls->len; i++)
    g_variant_builder_add (&values, "d",
                           tapis_widget_get_scroll (scrolls->pdata[i]));
  return g_variant_new (KEPT_TYPE, priv->path, &values,
                        TAPIS_PAGE_GET_CLASS (self)->keep != NULL
                          ? TAPIS_PAGE_GET_CLASS (self)->keep (self)
                          : NULL);
}

void
tapis_page_open (TapisPage *self, GVariant *kept)
{
  TapisPagePrivate *priv = tapis_page_get_instance_private (self);
  g_autoptr (GVariantIter) values = NULL;
  g_autoptr (GVariant) own = NULL;
  g_autoptr (GPtrArray) scrolls = g_ptr_array_new ();
  double value;

  g_return_if_fail (TAPIS_IS_PAGE (self));
  g_return_if_fail (g_variant_is_of_type (kept, G_VARIANT_TYPE (KEPT_TYPE)));

  g_free (priv->path);
  g_variant_get (kept, KEPT_TYPE, &priv->path, &values, &own);
  if (own != NULL && TAPIS_PAGE_GET_CLASS (self)->open != NULL)
    TAPIS_PAGE_GET_CLASS (self)->open (self, own);
  list_scrolls (GTK_WIDGET (self), scrolls);
  for (guint i = 0;
       i < scrolls->len && g_variant_iter_next (values, "d", &value);
       i++)
    tapis_widget_set_scroll (scrolls->pdata[i], value);
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
  static const char *const names[] = { NULL, "title", "help", "keys",
                                       "back" };
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
  g_signal_new ("announce", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  /* types that templates use */
  tapis_plain_ensure ();
  g_type_ensure (TAPIS_TYPE_EMBLEM);
  g_type_ensure (TAPIS_TYPE_BESIDE_LAYOUT);
  g_type_ensure (TAPIS_TYPE_WRAP_LAYOUT);
}

static void
tapis_page_init (TapisPage *self)
{
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

GtkWidget *
tapis_page_renew (TapisPage *before)
{
  TapisPagePrivate *old = tapis_page_get_instance_private (before);
  TapisPagePrivate *priv;
  TapisPage *self;

  g_return_val_if_fail (TAPIS_IS_PAGE (before), NULL);

  self = g_object_new (G_OBJECT_TYPE (before), NULL);
  priv = tapis_page_get_instance_private (self);
  priv->path = g_strdup (old->path);
  if (TAPIS_PAGE_GET_CLASS (self)->renew != NULL)
    TAPIS_PAGE_GET_CLASS (self)->renew (self, before);
  return GTK_WIDGET (self);
}

void
tapis_page_announce (TapisPage *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_PAGE (self));

  g_signal_emit_by_name (self, "announce", sentence);
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
  return TAPIS_COACH (coach);
}
