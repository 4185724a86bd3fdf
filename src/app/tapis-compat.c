/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What newer GTK and libadwaita do better than the oldest that we support.
 * Knows nothing of cards. */

#include "config.h"

#include "tapis-compat.h"

#include "widgets/kit/tapis-names.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- asking --------------------------------------------------------------- */

typedef struct
{
  GtkWindow *window;
  TapisAnswerFunc callback;
  gpointer user_data;
  GDestroyNotify destroy;
} Question;

static void
response_cb (GObject    *dialog,
             const char *response,
             Question   *question)
{
  if (g_strcmp0 (response, "agree") == 0)
    question->callback (question->window, question->user_data);
}

static void
free_question (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  if (question->destroy != NULL)
    question->destroy (question->user_data);
  g_free (question);
}

#if ADW_CHECK_VERSION (1, 5, 0)
/* The dialog measures its large heading for less width than that has where it
 * is not broken; it shows a smaller one then. */
static void
break_heading (GtkWidget *widget, const char *heading)
{
  if (GTK_IS_LABEL (widget) &&
      g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), heading) == 0)
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    break_heading (child, heading);
}
#endif

void
tapis_compat_ask (GtkWindow       *window,
                  const char      *heading,
                  const char      *body,
                  const char      *agree,
                  gboolean         destructive,
                  TapisAnswerFunc  callback,
                  gpointer         user_data,
                  GDestroyNotify   destroy)
{
  Question *question;
  GObject *dialog;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (callback != NULL);

  question = g_new (Question, 1);
  *question = (Question) { window, callback, user_data, destroy };

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#if ADW_CHECK_VERSION (1, 5, 0)
  {
    AdwDialog *alert = adw_alert_dialog_new (heading, body);

    adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert),
                                    "cancel", _("_Cancel"),
                                    "agree", agree,
                                    NULL);
    adw_alert_dialog_set_response_appearance (
      ADW_ALERT_DIALOG (alert), "agree",
      destructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED);
    adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert),
                                           destructive ? "cancel" : "agree");
    adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
    dialog = G_OBJECT (alert);
    g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                           question, free_question, 0);
    break_heading (adw_dialog_get_child (alert), heading);
    adw_dialog_present (alert, GTK_WIDGET (window));
    /* it holds its child only now */
    tapis_names_mend (GTK_WIDGET (alert), heading);
  }
#else
  {
    GtkWidget *message = adw_message_dialog_new (window, heading, body);

    adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (message),
                                      "cancel", _("_Cancel"),
                                      "agree", agree,
                                      NULL);
    adw_message_dialog_set_response_appearance (
      ADW_MESSAGE_DIALOG (message), "agree",
      destructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (message),
                                             destructive ? "cancel"
                                                         : "agree");
    adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (message),
                                           "cancel");
    dialog = G_OBJECT (message);
    g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                           question, free_question, 0);
    tapis_names_mend (message, heading);
    gtk_window_present (GTK_WINDOW (message));
  }
#endif
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* --- writing a file ------------------------------------------------------- */

typedef struct
{
  GtkWindow *window;
  GtkFileChooserNative *chooser;
  char *text;
  TapisSavedFunc callback;
} Writing;

static void
write_response_cb (GObject *native,
                   int      response,
                   Writing *writing)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *problem = NULL;

      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));
      G_GNUC_END_IGNORE_DEPRECATIONS
      if (!g_file_replace_contents (file, writing->text,
                                    strlen (writing->text), NULL, FALSE, 0,
                                    NULL, NULL, &error))
        /* Translators: %s is what the system says, such as "disk full". */
        problem = g_strdup_printf (_("The file cannot be written: %s."),
                                   error->message);
      writing->callback (writing->window, problem);
    }
  g_object_unref (writing->chooser);
  g_free (writing->text);
  g_free (writing);
}

void
tapis_compat_save_text (GtkWindow      *window,
                        const char     *title,
                        const char     *name,
                        const char     *text,
                        TapisSavedFunc  callback)
{
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing) { window, NULL, g_strdup (text), callback };
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  writing->chooser = gtk_file_chooser_native_new (
    title, window, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (writing->chooser),
                                     name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (writing->chooser), TRUE);
  g_signal_connect (writing->chooser, "response",
                    G_CALLBACK (write_response_cb), writing);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (writing->chooser));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* --- about ---------------------------------------------------------------- */

void
tapis_compat_show_about (GtkWindow *window)
{
  const char *properties[] = {
    "application-name", "Tapis",
    "application-icon", APPLICATION_ID,
    "version", VERSION,
    "developer-name", _("The Tapis developers"),
    "copyright", _("© The Tapis developers"),
    "website", "https://github.com/tapisgames/tapis",
    "issue-url", "https://github.com/tapisgames/tapis/issues",
    "comments",
    _("Learn and play traditional card games that hardly any program plays."),
    /* Translators: put your names here, one a line */
    "translator-credits", _("translator-credits"),
    NULL,
  };
  GObject *about;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#if ADW_CHECK_VERSION (1, 5, 0)
  about = G_OBJECT (adw_about_dialog_new ());
#else
  about = G_OBJECT (adw_about_window_new ());
#endif
  for (guint i = 0; properties[i] != NULL; i += 2)
    /* an untranslated credit is no credit */
    if (g_strcmp0 (properties[i + 1], "translator-credits") != 0)
      g_object_set (about, properties[i], properties[i + 1], NULL);
  g_object_set (about, "license-type", GTK_LICENSE_GPL_3_0, NULL);
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (window));
#else
  gtk_window_set_transient_for (GTK_WINDOW (about), window);
  gtk_window_present (GTK_WINDOW (about));
#endif
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* --- announcing ----------------------------------------------------------- */

typedef struct
{
  GString *text;
  guint idle;
  guint count;
} Speech;

static void
free_speech (gpointer data)
{
  Speech *speech = data;

  g_clear_handle_id (&speech->idle, g_source_remove);
  g_string_free (speech->text, TRUE);
  g_free (speech);
}

static gboolean
speak_cb (gpointer user_data)
{
  GtkWindow *window = user_data;
  Speech *speech = g_object_get_data (G_OBJECT (window), "tapis-speech");

  speech->idle = 0;
#if GTK_CHECK_VERSION (4, 14, 0)
  /* What is said first is said when nobody looks at the window yet, and an
   * announcement would be lost: a name stays. */
  if (speech->count > 0)
    {
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      gtk_accessible_announce (GTK_ACCESSIBLE (window), speech->text->str,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
      G_GNUC_END_IGNORE_DEPRECATIONS
      g_string_truncate (speech->text, 0);
      return G_SOURCE_REMOVE;
    }
#endif
  /* A changed name of the window is spoken. The same sentence twice would be
   * no change: an invisible space makes it one. */
  if (speech->count++ % 2 == 1)
    g_string_append (speech->text, "\342\200\213");
  gtk_accessible_update_property (GTK_ACCESSIBLE (window),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  speech->text->str, -1);
  g_string_truncate (speech->text, 0);
  return G_SOURCE_REMOVE;
}

void
tapis_compat_announce (GtkWindow  *window,
                       const char *text)
{
  Speech *speech;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (text == NULL || *text == '\0')
    return;
  speech = g_object_get_data (G_OBJECT (window), "tapis-speech");
  if (speech == NULL)
    {
      speech = g_new0 (Speech, 1);
      speech->text = g_string_new (NULL);
      g_object_set_data_full (G_OBJECT (window), "tapis-speech", speech,
                              free_speech);
    }
  if (speech->text->len > 0)
    g_string_append_c (speech->text, ' ');
  g_string_append (speech->text, text);
  if (speech->idle == 0)
    speech->idle = g_idle_add (speak_cb, window);
}

/* --- help ----------------------------------------------------------------- */

void
tapis_compat_show_help (GtkWindow           *window,
                        const char          *page,
                        GAsyncReadyCallback  callback)
{
  g_autofree char *uri = NULL;

  uri = page != NULL ? g_strdup_printf ("help:tapis/%s", page)
                     : g_strdup ("help:tapis");
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_show_uri_full (window, uri, GDK_CURRENT_TIME, NULL, callback, NULL);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

gboolean
tapis_compat_show_help_finish (GtkWindow     *window,
                               GAsyncResult  *result,
                               GError       **error)
{
  gboolean shown;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  shown = gtk_show_uri_full_finish (window, result, error);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return shown;
}
