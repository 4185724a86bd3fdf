/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Translation mode: the language that is translated, its files, and the windows
 * that show it. */

#include "tapis-translator-private.h"

#include "model/words/tapis-translations.h"
#include "widgets/kit/tapis-widget.h"

G_DEFINE_FINAL_TYPE (TapisTranslator, tapis_translator, G_TYPE_OBJECT)

/* The delay between a change of a po file and reading the files, in
 * milliseconds. A program that saves a file may change it several times. */
#define SETTLES 40

/* The types of the replies of the workshop to "compile" and "status". */
#define COMPILED "(sauaua(sus))"
#define STATUS "(a(suuu)a(susu))"

static const char *const compile_request[] = { "compile", NULL };
static const char *const status_request[] = { "status", NULL };
static const char *const files_request[] = { "files", NULL };

/* --- what the po files say ------------------------------------------------ */

static void
take_numbers (GHashTable *table, GVariant *reply, gsize child)
{
  g_autoptr (GVariant) numbers = g_variant_get_child_value (reply, child);
  GVariantIter iter;
  guint number;

  g_hash_table_remove_all (table);
  g_variant_iter_init (&iter, numbers);
  while (g_variant_iter_next (&iter, "u", &number))
    g_hash_table_add (table, GUINT_TO_POINTER (number));
}

/* Takes the numbers of untranslated and of fuzzy messages from @reply, the
 * reply to "compile". Returns the folder of the new catalogues, owned by
 * @reply, or NULL if the translations have not changed. */
static const char *
take_compiled (TapisTranslator *self, GVariant *reply)
{
  const char *folder;

  g_variant_get_child (reply, 0, "&s", &folder);
  if (*folder == '\0')
    return NULL;
  take_numbers (self->missing, reply, 1);
  take_numbers (self->fuzzy, reply, 2);
  return folder;
}

/* Returns a text from @reply, the reply to "compile", that says which file
 * cannot be read and why. Returns NULL if all files can be read. */
static char *
take_broken (GVariant *reply)
{
  g_autoptr (GVariant) broken = g_variant_get_child_value (reply, 3);
  const char *file, *what;
  guint line;

  if (g_variant_n_children (broken) == 0)
    return NULL;
  g_variant_get_child (broken, 0, "(&su&s)", &file, &line, &what);
  return g_strdup_printf ("%s:%u: %s", file, line, what);
}

static void
status_cb (GObject *workshop, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TapisTranslator) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) status =
    g_task_propagate_pointer (G_TASK (result), &error);

  if (self->bar == NULL)
    return;
  if (status == NULL)
    tapis_translation_bar_set_text (self->bar, TAPIS_BAR_BROKEN,
                                    error->message);
  else
    tapis_translation_bar_set_status (self->bar, status);
}

static void
ask_status (TapisTranslator *self)
{
  tapis_workshop_ask (self->workshop, status_request, STATUS, status_cb,
                      g_object_ref (self));
}

/* --- the bar -------------------------------------------------------------- */

static void
problem_cb (TapisTranslator *self, guint number)
{
  g_autoptr (TapisTexts) texts = tapis_texts_of (GTK_WIDGET (self->bar));

  g_array_set_size (texts->numbers, 0);
  g_ptr_array_set_size (texts->unmarked, 0);
  g_array_append_val (texts->numbers, number);
  translator_open (self, GTK_WIDGET (self->bar), texts);
}

static void
aim_cb (TapisTranslator *self, gboolean aiming)
{
  if (self->aiming != aiming)
    translator_aim (self, aiming);
}

static TapisTranslationBar *
new_bar (TapisTranslator *self)
{
  TapisTranslationBar *bar = g_object_new (TAPIS_TYPE_TRANSLATION_BAR, NULL);

  g_signal_connect_object (bar, "aim", G_CALLBACK (aim_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "left", G_CALLBACK (translator_show_left), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "problem", G_CALLBACK (problem_cb), self,
                           G_CONNECT_SWAPPED);
  return bar;
}

/* Adds the bar of translation mode to the main window, below its content. */
static void
add_bar (TapisTranslator *self)
{
  GtkWidget *content = adw_application_window_get_content (self->window);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_set_weak_pointer (&self->bar, new_bar (self));
  g_object_ref (content);
  adw_application_window_set_content (self->window, NULL);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), content);
  g_object_unref (content);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  adw_application_window_set_content (self->window, box);
}

static void
compiled_cb (GObject *workshop, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TapisTranslator) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
    g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *broken = NULL;
  const char *folder = NULL;

  if (reply != NULL)
    folder = take_compiled (self, reply);
  if (folder != NULL)
    {
      translator_end_walk (self);
      tapis_translations_reload (folder);
      translator_look_for_left (self);
      ask_status (self);
    }
  broken = reply != NULL ? take_broken (reply) : g_strdup (error->message);
  if (self->bar != NULL)
    tapis_translation_bar_set_text (self->bar, TAPIS_BAR_BROKEN, broken);
}

void
translator_refresh (TapisTranslator *self)
{
  tapis_workshop_ask (self->workshop, compile_request, COMPILED, compiled_cb,
                      g_object_ref (self));
}

/* --- files ---------------------------------------------------------------- */

static void
touched_cb (TapisTranslator *self)
{
  tapis_later (&self->saved, SETTLES, G_CALLBACK (translator_refresh), self);
}

static void
watch (TapisTranslator *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileMonitor *monitor = g_file_monitor_file (
    file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor == NULL)
    return;
  g_signal_connect_object (monitor, "changed", G_CALLBACK (touched_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->monitors, monitor);
}

static gboolean
watch_files (TapisTranslator *self, GError **error)
{
  g_autoptr (GVariant) files = tapis_workshop_ask_now (
    self->workshop, files_request, "as", error);
  g_autofree const char **paths = NULL;

  if (files == NULL)
    return FALSE;
  paths = g_variant_get_strv (files, NULL);
  for (guint i = 0; paths[i] != NULL; i++)
    watch (self, paths[i]);
  return TRUE;
}

/* --- windows -------------------------------------------------------------- */

/* Called for each widget that is realized: lets the person choose texts in each
 * popover. A popover handles its keys and clicks itself, so the event
 * controllers of its window do not get them. */
static gboolean
realize_hook (GSignalInvocationHint *hint, guint n, const GValue *values,
              gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER (widget))
    translator_let_choose (user_data, widget);
  return TRUE;
}

static void
windows_cb (TapisTranslator *self, guint position, guint removed, guint added,
            GListModel *windows)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      translator_let_choose (self, window);
      translator_follow_left (self, window);
    }
}

/* Called for each new window of the application. If it is the main window,
 * which has its content by now, adds the bar of translation mode to it. */
static void
window_added_cb (TapisTranslator *self, GtkWindow *window)
{
  if (self->window != NULL || !ADW_IS_APPLICATION_WINDOW (window))
    return;
  g_set_weak_pointer (&self->window, ADW_APPLICATION_WINDOW (window));
  add_bar (self);
  ask_status (self);
  /* also shows which files cannot be read */
  translator_refresh (self);
}

void
tapis_translator_attend (TapisTranslator *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  g_return_if_fail (TAPIS_IS_TRANSLATOR (self));

  gtk_css_provider_load_from_resource (
    style, "/io/github/tapisgames/Tapis/app/translate.css");
  gtk_style_context_add_provider_for_display (
    gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  self->hook =
    g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET),
                                0, realize_hook, self, NULL);
  g_signal_connect_object (windows, "items-changed", G_CALLBACK (windows_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (g_application_get_default (), "window-added",
                           G_CALLBACK (window_added_cb), self,
                           G_CONNECT_SWAPPED);
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_translator_dispose (GObject *object)
{
  TapisTranslator *self = TAPIS_TRANSLATOR (object);

  if (self->hook != 0)
    g_signal_remove_emission_hook (
      g_signal_lookup ("realize", GTK_TYPE_WIDGET), self->hook);
  self->hook = 0;
  g_clear_handle_id (&self->saved, g_source_remove);
  g_clear_handle_id (&self->left_idle, g_source_remove);
  g_clear_weak_pointer (&self->bar);
  g_clear_weak_pointer (&self->window);
  g_clear_pointer (&self->stops, g_ptr_array_unref);
  g_clear_pointer (&self->monitors, g_ptr_array_unref);
  g_clear_object (&self->workshop);

  G_OBJECT_CLASS (tapis_translator_parent_class)->dispose (object);
}

static void
tapis_translator_finalize (GObject *object)
{
  TapisTranslator *self = TAPIS_TRANSLATOR (object);

  g_hash_table_unref (self->missing);
  g_hash_table_unref (self->fuzzy);

  G_OBJECT_CLASS (tapis_translator_parent_class)->finalize (object);
}

static void
tapis_translator_class_init (TapisTranslatorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_translator_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_translator_finalize;
}

static void
tapis_translator_init (TapisTranslator *self)
{
  self->monitors = g_ptr_array_new_with_free_func (g_object_unref);
  self->missing = g_hash_table_new (NULL, NULL);
  self->fuzzy = g_hash_table_new (NULL, NULL);
}

TapisTranslator *
tapis_translator_new (const char *sources, const char *language,
                      GError **error)
{
  g_autoptr (TapisTranslator) self =
    g_object_new (TAPIS_TYPE_TRANSLATOR, NULL);
  g_autoptr (GVariant) compiled = NULL;
  const char *folder;

  self->workshop = tapis_workshop_new (sources, language, error);
  if (self->workshop == NULL || !watch_files (self, error))
    return NULL;
  compiled = tapis_workshop_ask_now (self->workshop, compile_request, COMPILED,
                                     error);
  if (compiled == NULL)
    return NULL;
  folder = take_compiled (self, compiled);
  tapis_translations_reload (folder);
  tapis_translations_set_language (language);
  return g_steal_pointer (&self);
}
