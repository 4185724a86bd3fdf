/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions whose implementation depends on the versions of GTK and libadwaita.
 * No other file compares these versions. */

#include "config.h"

#include "tapis-compat.h"

#include "widgets/kit/tapis-names.h"

#include <glib/gi18n.h>
#include <string.h>

/* what is here is newer than the baseline, or deprecated since */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* --- dialogs that are open ------------------------------------------------ */

#define DIALOG_KEY "tapis-dialog"

void
tapis_compat_name_dialog (GtkWidget *dialog, const char *action)
{
  g_return_if_fail (GTK_IS_WIDGET (dialog));

  g_object_set_data (G_OBJECT (dialog), DIALOG_KEY,
                     (gpointer) g_intern_string (action));
}

/* Returns whether @dialog is an open dialog of @window. Releases the reference
 * of the caller to @dialog. */
static gboolean
is_dialog_of (gpointer dialog, GtkWindow *window)
{
  g_autoptr (GtkWidget) held = dialog;

  return g_object_get_data (G_OBJECT (held), DIALOG_KEY) != NULL &&
         (!GTK_IS_WINDOW (held) ||
          gtk_window_get_transient_for (GTK_WINDOW (held)) == window);
}

static GtkWidget *
find_in (GListModel *list, GtkWindow *window)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      gpointer dialog = g_list_model_get_item (list, i);

      if (is_dialog_of (dialog, window))
        return dialog;
    }
  return NULL;
}

GtkWidget *
tapis_compat_find_dialog (GtkWindow *window, const char **action)
{
  GtkWidget *dialog;
  const char *name;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  dialog = find_in (gtk_window_get_toplevels (), window);
#if ADW_CHECK_VERSION (1, 5, 0)
  if (dialog == NULL)
    {
      g_autoptr (GListModel) list = adw_application_window_get_dialogs (
        ADW_APPLICATION_WINDOW (window));

      dialog = find_in (list, window);
    }
#endif
  if (dialog == NULL)
    return NULL;
  name = g_object_get_data (G_OBJECT (dialog), DIALOG_KEY);
  if (*name != '\0')
    *action = name;
  return dialog;
}

void
tapis_compat_close_dialog (GtkWidget *dialog)
{
  g_object_set_data (G_OBJECT (dialog), DIALOG_KEY, NULL);
#if ADW_CHECK_VERSION (1, 5, 0)
  if (ADW_IS_DIALOG (dialog))
    {
      adw_dialog_force_close (ADW_DIALOG (dialog));
      return;
    }
#endif
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- asking --------------------------------------------------------------- */

typedef struct
{
  GtkWindow *window;
  TapisAnswerFunc callback;
  gpointer user_data;
  GDestroyNotify destroy;
} Question;

static void
response_cb (GObject *dialog, const char *response, Question *question)
{
  if (g_strcmp0 (response, "agree") == 0)
    question->callback (question->window, question->user_data);
}

static void
free_question (gpointer data, GClosure *closure)
{
  Question *question = data;

  if (question->destroy != NULL)
    question->destroy (question->user_data);
  g_free (question);
}

#if ADW_CHECK_VERSION (1, 5, 0)
/* Makes the label with the text @heading in @widget wrap. By default the dialog
 * shows the heading in smaller letters if it does not fit into one line. */
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
tapis_compat_ask (GtkWindow *window, const char *heading, const char *body,
                  const char *agree, TapisAnswerFunc callback,
                  gpointer user_data, GDestroyNotify destroy)
{
  Question *question;
  /* Translators: gives up what has been asked about. A verb. */
  const char *cancel = C_("button", "_Cancel");
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (callback != NULL);

  question = g_new (Question, 1);
  *question = (Question) { window, callback, user_data, destroy };

#if ADW_CHECK_VERSION (1, 5, 0)
  dialog = GTK_WIDGET (adw_alert_dialog_new (heading, body));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", cancel, "agree", agree,
                                  NULL);
  adw_alert_dialog_set_response_appearance (
    ADW_ALERT_DIALOG (dialog), "agree", ADW_RESPONSE_DESTRUCTIVE);
#else
  dialog = adw_message_dialog_new (window, heading, body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", cancel, "agree", agree,
                                    NULL);
  adw_message_dialog_set_response_appearance (
    ADW_MESSAGE_DIALOG (dialog), "agree", ADW_RESPONSE_DESTRUCTIVE);
#endif
  g_object_set (dialog, "default-response", "cancel", "close-response",
                "cancel", NULL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         question, free_question, 0);
  tapis_compat_name_dialog (dialog, "");
#if ADW_CHECK_VERSION (1, 5, 0)
  break_heading (adw_dialog_get_child (ADW_DIALOG (dialog)), heading);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  /* after adw_dialog_present(), because the dialog does not contain its child
   * before */
  tapis_names_mend (dialog, heading);
#else
  tapis_names_mend (dialog, heading);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/* --- writing a file ------------------------------------------------------- */

static void
write_response_cb (GtkNativeDialog *native, int response,
                   TapisSavedFunc callback)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      const char *text = g_object_get_data (G_OBJECT (native), "tapis-text");
      g_autoptr (GFile) file =
        gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));
      g_autoptr (GError) error = NULL;
      g_autofree char *problem = NULL;

      if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0,
                                    NULL, NULL, &error))
        /* Translators: %s is what the system says, such as "disk full". */
        problem = g_strdup_printf (_("The file cannot be written: %s."),
                                   error->message);
      callback (gtk_native_dialog_get_transient_for (native), problem);
    }
  g_object_unref (native);
}

void
tapis_compat_save_text (GtkWindow *window, const char *title, const char *name,
                        const char *text, TapisSavedFunc callback)
{
  GtkFileChooserNative *chooser;

  chooser = gtk_file_chooser_native_new (
    title, window, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_object_set_data_full (G_OBJECT (chooser), "tapis-text", g_strdup (text),
                          g_free);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (write_response_cb),
                    callback);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- about ---------------------------------------------------------------- */

void
tapis_compat_show_about (GtkWindow *window, const char *action)
{
  /* libadwaita reads the copyright and the comments as markup */
  g_autofree char *copyright =
    g_markup_escape_text (_("© The Tapis developers"), -1);
  g_autofree char *comments = g_markup_escape_text (
    _("Learn and play traditional card games that are hard to find "
      "elsewhere."),
    -1);
  /* libadwaita 1.5 and later read the name of the developers as plain text in
   * one place and as markup in another, so that no way to write "&" is right */
  g_autofree char *developers =
    g_strdelimit (g_strdup (_("The Tapis developers")), "&<", '+');
  const char *properties[] = {
    "application-name", "Tapis",
    "application-icon", APPLICATION_ID,
    "version", VERSION,
    "developer-name", developers,
    "copyright", copyright,
    "website", "https://github.com/tapisgames/tapis",
    "issue-url", "https://github.com/tapisgames/tapis/issues",
    "comments", comments,
    /* Translators: put your names here, one a line */
    "translator-credits", _("translator-credits"),
    NULL,
  };
  GObject *about;

#if ADW_CHECK_VERSION (1, 5, 0)
  about = G_OBJECT (adw_about_dialog_new ());
#else
  about = G_OBJECT (adw_about_window_new ());
#endif
  for (guint i = 0; properties[i] != NULL; i += 2)
    /* in a language without a translation there are no translators to name */
    if (g_strcmp0 (properties[i + 1], "translator-credits") != 0)
      g_object_set (about, properties[i], properties[i + 1], NULL);
  g_object_set (about, "license-type", GTK_LICENSE_GPL_3_0, NULL);
  tapis_compat_name_dialog (GTK_WIDGET (about), action);
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (window));
#else
  gtk_window_set_transient_for (GTK_WINDOW (about), window);
  gtk_window_present (GTK_WINDOW (about));
#endif
}

/* --- announcing ----------------------------------------------------------- */

void
tapis_compat_announce (GtkWindow *window, const char *text, guint before)
{
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_WINDOW (window));

#if GTK_CHECK_VERSION (4, 14, 0)
  /* Do not use gtk_accessible_announce() for the first announcement: a screen
   * reader does not listen to a new window yet, and the announcement would be
   * lost. A changed name (below) is not lost. */
  if (before > 0)
    {
      gtk_accessible_announce (GTK_ACCESSIBLE (window), text,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
      return;
    }
#endif
  /* A screen reader reads the name of the window when it changes. If the same
   * text is announced twice, the name must change too, so every second name
   * ends with an invisible space. */
  name = g_strconcat (text, before % 2 == 1 ? "\342\200\213" : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

G_GNUC_END_IGNORE_DEPRECATIONS
