/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs the workshop (po/workshop.py) as a process, sends requests to it, and
 * reads its replies. This file must not know any particular request. */

#include "tapis-workshop.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

struct _TapisWorkshop
{
  GObject parent_instance;

  /* owned */
  GSubprocess *process;
  GDataInputStream *replies;
  GMutex busy; /* locked from the writing of a request to its reply */
};

G_DEFINE_FINAL_TYPE (TapisWorkshop, tapis_workshop, G_TYPE_OBJECT)

/* A request of tapis_workshop_ask(), and the type of its reply. */
typedef struct
{
  GStrv request;
  char *type;
} Asked;

static void
asked_free (Asked *asked)
{
  g_strfreev (asked->request);
  g_free (asked->type);
  g_free (asked);
}

static gboolean
write_request (TapisWorkshop *self, const char *const *request, GError **error)
{
  g_autoptr (GVariant) value =
    g_variant_ref_sink (g_variant_new_strv (request, -1));
  g_autofree char *text = g_variant_print (value, FALSE);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  return g_output_stream_write_all (
    g_subprocess_get_stdin_pipe (self->process), line, strlen (line), NULL,
    NULL, error);
}

static GVariant *
parse (const char *line, const char *type, GError **error)
{
  g_autoptr (GVariant) refused = NULL;

  if (line == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED,
                           /* Translators: translation mode: a program that
                            * reads and writes translations. */
                           _("The workshop (po/workshop.py) has ended."));
      return NULL;
    }
  if (*line != '!')
    return g_variant_parse (G_VARIANT_TYPE (type), line, NULL, NULL, error);
  refused = g_variant_parse (G_VARIANT_TYPE_STRING, line + 1, NULL, NULL,
                             error);
  if (refused != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                         g_variant_get_string (refused, NULL));
  return NULL;
}

static void
tapis_workshop_finalize (GObject *object)
{
  TapisWorkshop *self = TAPIS_WORKSHOP (object);

  /* the workshop exits when its standard input is closed */
  g_clear_object (&self->replies);
  g_clear_object (&self->process);
  g_mutex_clear (&self->busy);

  G_OBJECT_CLASS (tapis_workshop_parent_class)->finalize (object);
}

static void
tapis_workshop_class_init (TapisWorkshopClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_workshop_finalize;
}

static void
tapis_workshop_init (TapisWorkshop *self)
{
  g_mutex_init (&self->busy);
}

TapisWorkshop *
tapis_workshop_new (const char *sources, const char *language, GError **error)
{
  g_autoptr (TapisWorkshop) self = g_object_new (TAPIS_TYPE_WORKSHOP, NULL);
  g_autofree char *program =
    g_build_filename (sources, "po", "workshop.py", NULL);

  /* without this, writing to a workshop that has exited would terminate this
   * program */
  signal (SIGPIPE, SIG_IGN);
  self->process = g_subprocess_new (
    G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error,
    "python3", program, "serve", language, NULL);
  if (self->process == NULL)
    return NULL;
  self->replies =
    g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->process));
  return g_steal_pointer (&self);
}

GVariant *
tapis_workshop_ask_now (TapisWorkshop *self, const char *const *request,
                        const char *type, GError **error)
{
  g_autofree char *line = NULL;
  g_autoptr (GError) wrong = NULL;

  g_mutex_lock (&self->busy);
  if (write_request (self, request, &wrong))
    line =
      g_data_input_stream_read_line_utf8 (self->replies, NULL, NULL, &wrong);
  g_mutex_unlock (&self->busy);
  if (wrong != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return NULL;
    }
  return parse (line, type, error);
}

static void
ask_in_thread (GTask *task, gpointer self, gpointer data,
               GCancellable *cancellable)
{
  const Asked *asked = data;
  GError *error = NULL;
  GVariant *reply = tapis_workshop_ask_now (
    self, (const char *const *) asked->request, asked->type, &error);

  if (reply != NULL)
    g_task_return_pointer (task, reply, (GDestroyNotify) g_variant_unref);
  else
    g_task_return_error (task, error);
}

void
tapis_workshop_ask (TapisWorkshop *self, const char *const *request,
                    const char *type, GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { g_strdupv ((char **) request), g_strdup (type) };
  g_task_set_task_data (task, asked, (GDestroyNotify) asked_free);
  g_task_run_in_thread (task, ask_in_thread);
}
