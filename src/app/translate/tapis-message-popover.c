/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the messages of which a text is made, one at a time, with fields for
 * their translations. A translation that was typed but not saved is kept as a
 * draft until the program ends. */

#include "tapis-message-popover.h"

#include <glib/gi18n.h>

#include "tapis-message.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisMessagePopover
{
  GtkPopover parent_instance;

  /* owned */
  TapisWorkshop *workshop;
  GPtrArray *messages; /* elements: GVariant "a{sv}", as the workshop sends them
                        */
  GPtrArray *texts;   /* elements: GtkTextBuffer, one for each plural form */
  GStrv seen;         /* the translation in the file as it was shown last, one
                       * string for each plural form */

  /* template */
  GtkStack *stack;
  GtkWidget *several, *none, *one;
  GtkListBox *list;
  GtkWidget *back;
  GtkLabel *kind, *english, *comment;
  GtkWidget *fields;
  GtkWidget *meanwhile;
  GtkLabel *theirs;
  GtkLabel *wrong, *hints;
  GtkWidget *place;
  GtkLabel *words, *same, *where;

  /* state */
  guint shown; /* the index in `messages` of the message that is shown */
};

G_DEFINE_FINAL_TYPE (TapisMessagePopover, tapis_message_popover,
                     GTK_TYPE_POPOVER)

/* Returns all drafts: translations that were typed but not saved. The keys are
 * the numbers of the messages. A value is a GVariant of the type DRAFT: the
 * typed translation, and the one that was in the file then. Both have one
 * string for each plural form. */
static GHashTable *
get_drafts (void)
{
  static GHashTable *drafts;

  if (drafts == NULL)
    drafts = g_hash_table_new_full (NULL, NULL, NULL,
                                    (GDestroyNotify) g_variant_unref);
  return drafts;
}

#define DRAFT "(^as^as)"

/* --- the message ---------------------------------------------------------- */

/* The first function returns the message that is shown. The second one returns
 * the number of this message, which is its key in the table of drafts. */
static GVariant *
shown_message (TapisMessagePopover *self)
{
  return g_ptr_array_index (self->messages, self->shown);
}

static gpointer
shown_key (TapisMessagePopover *self)
{
  return GUINT_TO_POINTER (
    tapis_message_number (shown_message (self), "number"));
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Shows in @label the strings in the entry @name of @message, one in each line.
 */
static void
show_lines (GtkLabel *label, GVariant *message, const char *name)
{
  g_auto (GStrv) texts = tapis_message_list (message, name);
  g_autofree char *lines = g_strjoinv ("\n", texts);

  show_text (label, lines);
}

/* The height of a field, in lines of text. */
#define LINES 4

/* --- fields --------------------------------------------------------------- */

static GtkTextBuffer *
add_field (TapisMessagePopover *self, const char *label, const char *text,
           gboolean written)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-message-field.ui");
  gpointer scrolled = gtk_builder_get_object (builder, "field");
  gpointer view = gtk_builder_get_object (builder, "view");
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);

  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_set_modified (buffer, !written);
  tapis_names_set (view, label, NULL);
  /* set the height, because the text view does not know the height of its text
   * before it is shown */
  gtk_scrolled_window_set_min_content_height (
    scrolled, LINES * tapis_widget_line_height (GTK_WIDGET (self), 1));
  gtk_box_append (GTK_BOX (self->fields), scrolled);
  return g_object_ref (buffer);
}

/* Shows @there, the translation in the file, together with the typed one. It
 * has changed since it was last shown, and the person must see it before it is
 * overwritten. */
static void
show_theirs (TapisMessagePopover *self, const char *const *there)
{
  g_autofree char *lines = g_strjoinv ("\n", (char **) there);

  g_strfreev (self->seen);
  self->seen = g_strdupv ((char **) there);
  gtk_label_set_text (self->theirs, *lines != '\0' ? lines : "…");
  gtk_widget_set_visible (self->meanwhile, TRUE);
}

static void
add_fields (TapisMessagePopover *self, GVariant *message)
{
  g_auto (GStrv) labels = tapis_message_list (message, "labels");
  g_auto (GStrv) forms = tapis_message_list (message, "forms");
  GVariant *draft = g_hash_table_lookup (get_drafts (), shown_key (self));
  g_auto (GStrv) typed = NULL;
  g_auto (GStrv) seen = NULL;

  if (draft != NULL)
    g_variant_get (draft, DRAFT, &typed, &seen);
  if (draft != NULL && g_strv_length (typed) != g_strv_length (forms))
    draft = NULL;
  gtk_widget_set_visible (self->meanwhile, FALSE);
  g_strfreev (self->seen);
  self->seen = g_strdupv (forms);
  if (draft != NULL &&
      !g_strv_equal ((const char *const *) seen,
                     (const char *const *) forms))
    show_theirs (self, (const char *const *) forms);
  g_ptr_array_set_size (self->texts, 0);
  tapis_widget_clear (self->fields);
  for (guint i = 0; forms[i] != NULL; i++)
    {
      g_autofree char *label = NULL;

      if (labels[0] == NULL)
        /* Translators: read aloud: the field for the translation of a
         * message. */
        label = g_strdup (C_("translation mode", "Translation"));
      else
        /* Translators: above the field for a plural form; %s are numbers that
         * take it: "0, 1". */
        label = g_strdup_printf (C_("translation mode", "Translation for %s"),
                                 labels[i]);
      if (labels[0] != NULL)
        {
          GtkWidget *above = gtk_label_new (label);

          gtk_label_set_xalign (GTK_LABEL (above), 0);
          gtk_label_set_wrap (GTK_LABEL (above), TRUE);
          gtk_widget_add_css_class (above, "caption");
          gtk_box_append (GTK_BOX (self->fields), above);
        }
      g_ptr_array_add (self->texts,
                       add_field (self, label,
                                  draft != NULL ? typed[i] : forms[i],
                                  draft == NULL));
    }
}

static GStrv
read_fields (TapisMessagePopover *self)
{
  GStrv texts = g_new0 (char *, self->texts->len + 1);

  for (guint i = 0; i < self->texts->len; i++)
    g_object_get (g_ptr_array_index (self->texts, i), "text", &texts[i], NULL);
  return texts;
}

static gboolean
is_written (TapisMessagePopover *self)
{
  for (guint i = 0; i < self->texts->len; i++)
    if (gtk_text_buffer_get_modified (g_ptr_array_index (self->texts, i)))
      return FALSE;
  return TRUE;
}

static void
keep_draft (TapisMessagePopover *self)
{
  g_auto (GStrv) texts = read_fields (self);

  if (!is_written (self))
    g_hash_table_insert (
      get_drafts (), shown_key (self),
      g_variant_ref_sink (g_variant_new (DRAFT, texts, self->seen)));
}

/* --- showing -------------------------------------------------------------- */

static void
focus_field (TapisMessagePopover *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->fields);

  while (first != NULL && !GTK_IS_SCROLLED_WINDOW (first))
    first = gtk_widget_get_next_sibling (first);
  if (first != NULL)
    gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD);
}

/* Shows the parts of the message that can change when it is saved: its errors,
 * hints, kind, and place in the file. */
static void
show_verdict (TapisMessagePopover *self)
{
  GVariant *message = shown_message (self);
  g_autofree char *place = tapis_message_place (message);
  g_autofree char *kind = tapis_message_kind (message);

  show_lines (self->wrong, message, "wrong");
  show_lines (self->hints, message, "hints");
  show_text (self->kind, kind);
  gtk_button_set_label (GTK_BUTTON (self->place), place);
}

static void
show_message (TapisMessagePopover *self, guint i)
{
  GVariant *message = g_ptr_array_index (self->messages, i);
  const char *plural = tapis_message_text (message, "plural");
  g_autofree char *english =
    g_strconcat (tapis_message_text (message, "english"),
                 *plural != '\0' ? "\n" : "", plural, NULL);
  g_autofree char *words =
    /* Translators: translation mode: above words of the glossary. */
    tapis_message_pairs (message, "words", _("Words of the glossary:"));
  g_autofree char *same =
    /* Translators: translation mode: above other messages, with a context
     * each, that have the same English text. */
    tapis_message_pairs (message, "same", _("The same English elsewhere:"));

  self->shown = i;
  show_text (self->english, english);
  show_text (self->comment, tapis_message_text (message, "comment"));
  show_text (self->words, words);
  show_text (self->same, same);
  show_lines (self->where, message, "where");
  add_fields (self, message);
  show_verdict (self);
  gtk_widget_set_visible (self->back,
                          self->messages->len > 1);
  gtk_stack_set_visible_child (self->stack, self->one);
  focus_field (self);
}

static void
row_cb (TapisMessagePopover *self, GtkListBoxRow *row)
{
  show_message (self, (guint) gtk_list_box_row_get_index (row));
}

static void
back_cb (TapisMessagePopover *self)
{
  keep_draft (self);
  g_ptr_array_set_size (self->texts, 0);
  gtk_stack_set_visible_child (self->stack, self->several);
  gtk_widget_child_focus (self->several, GTK_DIR_TAB_FORWARD);
}

static void
show_all (TapisMessagePopover *self)
{
  for (guint i = 0; i < self->messages->len; i++)
    {
      GVariant *message = g_ptr_array_index (self->messages, i);
      g_auto (GStrv) forms = tapis_message_list (message, "forms");
      const char *text =
        forms[0] != NULL && *forms[0] != '\0' ? forms[0] : "…";
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *english =
        tapis_message_new_label (tapis_message_text (message, "english"));

      gtk_box_append (GTK_BOX (box), tapis_message_new_label (text));
      gtk_box_append (GTK_BOX (box), english);
      gtk_widget_add_css_class (english, "dim-label");
      gtk_widget_add_css_class (english, "caption");
      gtk_widget_add_css_class (box, "translate-row");
      gtk_list_box_append (self->list, box);
    }
  if (self->messages->len == 0)
    gtk_stack_set_visible_child (self->stack, self->none);
  else if (self->messages->len == 1)
    show_message (self, 0);
  else
    gtk_stack_set_visible_child (self->stack, self->several);
}

static void
looked_cb (GObject *workshop, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TapisMessagePopover) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) messages =
    g_task_propagate_pointer (G_TASK (result), &error);

  /* the popover may have been closed before the reply came */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) == NULL)
    return;
  if (messages == NULL)
    g_warning ("%s", error->message);
  for (gsize i = 0; messages != NULL && i < g_variant_n_children (messages);
       i++)
    g_ptr_array_add (self->messages,
                     g_variant_get_child_value (messages, i));
  show_all (self);
  gtk_popover_popup (GTK_POPOVER (self));
  focus_field (self);
}

/* --- writing -------------------------------------------------------------- */

static void
looked_again_cb (GObject *workshop, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TapisMessagePopover) self = user_data;
  g_autoptr (GVariant) messages =
    g_task_propagate_pointer (G_TASK (result), NULL);
  GVariant *message;

  if (messages == NULL || g_variant_n_children (messages) == 0)
    return;
  message = g_variant_get_child_value (messages, 0);
  for (guint i = 0; i < self->messages->len; i++)
    if (tapis_message_number (g_ptr_array_index (self->messages, i),
                              "number") ==
        tapis_message_number (message, "number"))
      {
        g_variant_unref (g_ptr_array_index (self->messages, i));
        g_ptr_array_index (self->messages, i) = message;
        if (i == self->shown)
          show_verdict (self);
        return;
      }
  g_variant_unref (message);
}

static void
look_again (TapisMessagePopover *self)
{
  g_autofree char *number =
    g_strdup_printf ("%u", GPOINTER_TO_UINT (shown_key (self)));

  tapis_workshop_ask (self->workshop,
                      (const char *[]) { "look", number, NULL }, "aa{sv}",
                      looked_again_cb, g_object_ref (self));
}

/* Removes the draft of the message that is shown, because the fields now
 * contain the translation that is in the file. */
static void
forget_draft (TapisMessagePopover *self)
{
  g_hash_table_remove (get_drafts (), shown_key (self));
  for (guint i = 0; i < self->texts->len; i++)
    gtk_text_buffer_set_modified (g_ptr_array_index (self->texts, i), FALSE);
  gtk_widget_set_visible (self->meanwhile, FALSE);
}

static void
take_cb (TapisMessagePopover *self)
{
  for (guint i = 0; i < self->texts->len; i++)
    gtk_text_buffer_set_text (g_ptr_array_index (self->texts, i),
                              self->seen[i], -1);
  forget_draft (self);
  focus_field (self);
}

static void
written_cb (GObject *workshop, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TapisMessagePopover) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
    g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree const char **there = NULL;

  if (reply == NULL)
    {
      show_text (self->wrong, error->message);
      return;
    }
  look_again (self);
  g_variant_get_child (reply, 1, "^a&s", &there);
  if (there[0] != NULL)
    {
      if (g_strv_length ((char **) there) == self->texts->len)
        show_theirs (self, there);
      return;
    }
  g_strfreev (self->seen);
  self->seen = read_fields (self);
  forget_draft (self);
  g_signal_emit_by_name (self, "written");
}

static void
save_cb (TapisMessagePopover *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = read_fields (self);
  g_auto (GStrv) request = NULL;
  g_autofree char *number =
    g_strdup_printf ("%u", GPOINTER_TO_UINT (shown_key (self)));

  g_strv_builder_add_many (builder, "set", number, NULL);
  for (guint i = 0; texts[i] != NULL; i++)
    g_strv_builder_add_many (builder, self->seen[i], texts[i], NULL);
  request = g_strv_builder_end (builder);
  tapis_workshop_ask (self->workshop, (const char *const *) request,
                      "(asas)", written_cb, g_object_ref (self));
}

static void
copy_cb (TapisMessagePopover *self)
{
  gdk_clipboard_set_text (
    gtk_widget_get_clipboard (GTK_WIDGET (self)),
    gtk_button_get_label (GTK_BUTTON (self->place)));
}

static gboolean
key_cb (TapisMessagePopover *self, guint key, guint code,
        GdkModifierType modifiers)
{
  if (self->texts->len == 0 || !(modifiers & GDK_CONTROL_MASK) ||
      (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter))
    return FALSE;
  save_cb (self);
  return TRUE;
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_message_popover_closed (GtkPopover *popover)
{
  keep_draft (TAPIS_MESSAGE_POPOVER (popover));
}

static void
tapis_message_popover_dispose (GObject *object)
{
  TapisMessagePopover *self = TAPIS_MESSAGE_POPOVER (object);

  g_clear_object (&self->workshop);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->seen, g_strfreev);

  G_OBJECT_CLASS (tapis_message_popover_parent_class)->dispose (object);
}

static void
tapis_message_popover_class_init (TapisMessagePopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_message_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = tapis_message_popover_closed;
  tapis_class_add_signal (klass, "written", 0);

  tapis_widget_class_set_template (widget_class,
                                   "app/tapis-message-popover.ui");
  tapis_bind_children (widget_class, TapisMessagePopover, stack, several,
                       none, one, list, back, kind, english, comment, fields,
                       meanwhile, theirs, wrong, hints, place, words, same,
                       where);
  tapis_bind_callbacks (widget_class, row_cb, back_cb, copy_cb, save_cb,
                        take_cb);
}

static void
tapis_message_popover_init (TapisMessagePopover *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->messages =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->texts = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
tapis_message_popover_new (TapisWorkshop *workshop)
{
  TapisMessagePopover *self = g_object_new (TAPIS_TYPE_MESSAGE_POPOVER, NULL);

  self->workshop = g_object_ref (workshop);
  return GTK_WIDGET (self);
}

void
tapis_message_popover_look (TapisMessagePopover *self, const TapisTexts *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) request = NULL;

  g_return_if_fail (TAPIS_IS_MESSAGE_POPOVER (self));

  g_strv_builder_add (builder, "look");
  for (guint i = 0; i < texts->numbers->len; i++)
    {
      g_autofree char *number =
        g_strdup_printf ("%u", g_array_index (texts->numbers, guint, i));

      g_strv_builder_add (builder, number);
    }
  for (guint i = 0; i < texts->unmarked->len; i++)
    {
      g_autofree char *text =
        g_strconcat ("=", g_ptr_array_index (texts->unmarked, i), NULL);

      g_strv_builder_add (builder, text);
    }
  request = g_strv_builder_end (builder);
  tapis_workshop_ask (self->workshop, (const char *const *) request, "aa{sv}",
                      looked_cb, g_object_ref (self));
}
