/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A browser without a screen, that has a finger. What the page and its server
 * say to each other is in GTK's sources, gdk/broadway/broadway-protocol.h and
 * broadway.js. */

#include "config.h"

#include "fingers.h"

#include <gio/gio.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/prctl.h>

#define PATIENCE 30 /* s: until the server is there */

/* what the server says … */
enum
{
  OP_GRAB_POINTER,
  OP_UNGRAB_POINTER,
  OP_NEW_SURFACE,
  OP_SHOW_SURFACE,
  OP_HIDE_SURFACE,
  OP_RAISE_SURFACE,
  OP_LOWER_SURFACE,
  OP_DESTROY_SURFACE,
  OP_MOVE_RESIZE,
  OP_SET_TRANSIENT_FOR,
  OP_DISCONNECTED,
  OP_SURFACE_UPDATE,
  OP_SET_SHOW_KEYBOARD,
  OP_UPLOAD_TEXTURE,
  OP_RELEASE_TEXTURE,
  OP_SET_NODES,
  OP_ROUNDTRIP,
};

/* … and what the page says */
enum
{
  EVENT_ENTER = 0,
  EVENT_LEAVE = 1,
  EVENT_TOUCH = 5,
  EVENT_GRAB_NOTIFY = 9,
  EVENT_UNGRAB_NOTIFY = 10,
  EVENT_CONFIGURE_NOTIFY = 11,
  EVENT_SCREEN_SIZE_CHANGED = 12,
  EVENT_ROUNDTRIP_NOTIFY = 14,
};

typedef struct
{
  guint id;
  int x, y;
  int width, height;
  gboolean visible;
} Surface;

/* the page: owned by its thread, but for what the lock guards */
static struct
{
  GSubprocess *server;
  GSocketConnection *connection;
  GThread *thread;

  GMutex lock;
  GArray *surfaces; /* Surface, in the order in which they were made */
  guint grab;       /* the surface that takes all, or 0 */
  guint inside;     /* where the pointer is */
  guint32 serial;
  guint begun;      /* touches that the program has seen … */
  guint seen;       /* … and seen end */
} page;

/* --- saying --------------------------------------------------------------- */

/* Sends @event with @n numbers; the lock is held. */
static void
say (guint32 event, guint n, ...)
{
  static const guint8 mask[4] = { 0, 0, 0, 0 };
  g_autoptr (GByteArray) frame = g_byte_array_new ();
  guint32 time = (guint32) (g_get_monotonic_time () / 1000);
  guint32 numbers[16] = { event, page.serial, MAX (time, 1) };
  guint8 head[2] = { 0x82, (guint8) (0x80 | (n + 3) * 4) };
  va_list more;

  g_assert_cmpuint (n + 3, <=, G_N_ELEMENTS (numbers));
  va_start (more, n);
  for (guint i = 0; i < n; i++)
    numbers[i + 3] = (guint32) va_arg (more, int);
  va_end (more);
  for (guint i = 0; i < n + 3; i++)
    numbers[i] = GUINT32_TO_BE (numbers[i]);
  g_byte_array_append (frame, head, sizeof head);
  g_byte_array_append (frame, mask, sizeof mask);
  g_byte_array_append (frame, (guint8 *) numbers, (n + 3) * 4);
  g_output_stream_write_all (
    g_io_stream_get_output_stream (G_IO_STREAM (page.connection)),
    frame->data, frame->len, NULL, NULL, NULL);
}

/* --- listening ------------------------------------------------------------ */

static guint
find_surface (guint id)
{
  for (guint i = 0; i < page.surfaces->len; i++)
    if (g_array_index (page.surfaces, Surface, i).id == id)
      return i;
  g_error ("Broadway speaks of an unknown surface %u", id);
}

static Surface *
get_surface (guint id)
{
  return &g_array_index (page.surfaces, Surface, find_surface (id));
}

static guint32
take (const guint8 **at, guint bytes)
{
  guint32 number = 0;

  for (guint i = 0; i < bytes; i++)
    number |= (guint32) (*at)[i] << 8 * i;
  *at += bytes;
  return number;
}

static void
obey_about_surface (guint op, const guint8 **at)
{
  guint id = take (at, 2);
  Surface *surface;
  guint flags;

  switch (op)
    {
    case OP_NEW_SURFACE:
      {
        Surface made = { .id = id };

        made.x = (gint16) take (at, 2);
        made.y = (gint16) take (at, 2);
        made.width = (int) take (at, 2);
        made.height = (int) take (at, 2);
        g_array_append_val (page.surfaces, made);
        break;
      }
    case OP_SHOW_SURFACE:
      get_surface (id)->visible = TRUE;
      break;
    case OP_HIDE_SURFACE:
    case OP_DESTROY_SURFACE:
      if (page.grab == id)
        page.grab = 0;
      if (page.inside == id)
        page.inside = 0;
      if (op == OP_HIDE_SURFACE)
        get_surface (id)->visible = FALSE;
      else
        g_array_remove_index (page.surfaces, find_surface (id));
      break;
    case OP_RAISE_SURFACE:
    case OP_LOWER_SURFACE:
      break;
    case OP_MOVE_RESIZE:
      flags = take (at, 1);
      surface = get_surface (id);
      if (flags & 1)
        {
          surface->x = (gint16) take (at, 2);
          surface->y = (gint16) take (at, 2);
        }
      if (flags & 2)
        {
          surface->width = (int) take (at, 2);
          surface->height = (int) take (at, 2);
        }
      say (EVENT_CONFIGURE_NOTIFY, 5, id, surface->x, surface->y,
           surface->width, surface->height);
      break;
    case OP_SET_TRANSIENT_FOR:
      take (at, 2);
      break;
    case OP_SET_NODES:
      *at += 4 * take (at, 4);
      break;
    case OP_ROUNDTRIP:
      say (EVENT_ROUNDTRIP_NOTIFY, 2, id, take (at, 4));
      break;
    case OP_GRAB_POINTER:
      page.grab = id;
      take (at, 1);
      say (EVENT_GRAB_NOTIFY, 0);
      break;
    default:
      g_error ("Broadway says %u, which is not known", op);
    }
}

/* Follows the commands in a message of @n bytes. */
static void
obey (const guint8 *at, gsize n)
{
  const guint8 *end = at + n;

  while (at < end)
    {
      guint op = take (&at, 1);

      page.serial = take (&at, 4);
      switch (op)
        {
        case OP_UNGRAB_POINTER:
          page.grab = 0;
          say (EVENT_UNGRAB_NOTIFY, 0);
          break;
        case OP_SET_SHOW_KEYBOARD:
          take (&at, 2);
          break;
        case OP_UPLOAD_TEXTURE:
          take (&at, 4);
          at += take (&at, 4);
          break;
        case OP_RELEASE_TEXTURE:
          take (&at, 4);
          break;
        case OP_DISCONNECTED:
          return;
        default:
          obey_about_surface (op, &at);
        }
    }
}

static gboolean
read_all (GInputStream *input, gpointer data, gsize n)
{
  gsize got;

  return g_input_stream_read_all (input, data, n, &got, NULL, NULL) &&
         got == n;
}

/* Reads messages until the server ends. */
static gpointer
listen (gpointer data)
{
  GInputStream *input =
    g_io_stream_get_input_stream (G_IO_STREAM (page.connection));
  guint8 head[10];

  while (read_all (input, head, 2))
    {
      gsize n = head[1] & 0x7f;
      guint longer = n == 126 ? 2 : n == 127 ? 8 : 0;
      g_autofree guint8 *message = NULL;

      if (!read_all (input, head + 2, longer))
        break;
      if (longer > 0)
        n = 0;
      for (guint i = 0; i < longer; i++)
        n = n << 8 | head[2 + i];
      message = g_malloc (n + 1);
      if (!read_all (input, message, n))
        break;
      g_mutex_lock (&page.lock);
      obey (message, n);
      g_mutex_unlock (&page.lock);
    }
  return NULL;
}

/* --- starting and ending -------------------------------------------------- */

/* How often the program was told that a finger came down, or was lifted. */
static gboolean
seen_cb (GSignalInvocationHint *hint, guint n, const GValue *values,
         gpointer data)
{
  GdkEvent *event = g_value_get_pointer (&values[1]);

  page.begun += gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;
  page.seen += gdk_event_get_event_type (event) == GDK_TOUCH_END;
  return TRUE;
}

/* Asks for the page's socket. */
static gboolean
open_page (guint port)
{
  static const char request[] =
    "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Origin: http://127.0.0.1\r\n"
    "Sec-WebSocket-Key: dGFwaXMgb24gYSB0YWJsZQ==\r\n"
    "Sec-WebSocket-Protocol: broadway\r\nSec-WebSocket-Version: 13\r\n\r\n";
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GString) answer = g_string_new (NULL);
  char next;

  page.connection = g_socket_client_connect_to_host (client, "127.0.0.1",
                                                     (guint16) port, NULL,
                                                     NULL);
  if (page.connection == NULL)
    return FALSE;
  g_output_stream_write_all (
    g_io_stream_get_output_stream (G_IO_STREAM (page.connection)), request,
    strlen (request), NULL, NULL, NULL);
  while (!g_str_has_suffix (answer->str, "\r\n\r\n") &&
         read_all (g_io_stream_get_input_stream (
                     G_IO_STREAM (page.connection)),
                   &next, 1))
    g_string_append_c (answer, next);
  if (!g_str_has_prefix (answer->str, "HTTP/1.1 101"))
    g_error ("Broadway does not open its page: %s", answer->str);
  return TRUE;
}

static guint
find_free_port (void)
{
  g_autoptr (GSocketListener) listener = g_socket_listener_new ();

  return g_socket_listener_add_any_inet_port (listener, NULL, NULL);
}

/* A test that fails leaves no server behind. */
static void
die_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

gboolean
fingers_start (int width, int height)
{
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autofree char *program = g_find_program_in_path ("gtk4-broadwayd");
  guint number = find_free_port ();
  g_autofree char *port = g_strdup_printf ("%u", number);
  g_autofree char *display = g_strdup_printf (":%u", number);
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  if (program == NULL)
    return FALSE;
  page.surfaces = g_array_new (FALSE, FALSE, sizeof (Surface));
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE |
                                        G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_subprocess_launcher_set_child_setup (launcher, die_with_parent, NULL,
                                         NULL);
  page.server = g_subprocess_launcher_spawn (launcher, NULL, program,
                                             "--address", "127.0.0.1",
                                             "--port", port, display, NULL);
  g_assert_nonnull (page.server);
  while (!open_page (number))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_usleep (10000);
    }
  page.thread = g_thread_new ("page", listen, NULL);
  g_mutex_lock (&page.lock);
  say (EVENT_SCREEN_SIZE_CHANGED, 3, width, height, 1);
  g_mutex_unlock (&page.lock);
  /* the page has a renderer of its own; with Cairo's the server ends */
  g_unsetenv ("GSK_RENDERER");
  g_setenv ("GDK_BACKEND", "broadway", TRUE);
  g_setenv ("BROADWAY_DISPLAY", display, TRUE);
  return TRUE;
}

void
fingers_stop (void)
{
  g_subprocess_force_exit (page.server);
  g_subprocess_wait (page.server, NULL, NULL);
  g_thread_join (page.thread);
  g_object_unref (page.connection);
  g_object_unref (page.server);
  g_array_unref (page.surfaces);
}

static gboolean
is_shown (void)
{
  gboolean shown = FALSE;

  g_mutex_lock (&page.lock);
  for (guint i = 0; i < page.surfaces->len; i++)
    shown = shown || g_array_index (page.surfaces, Surface, i).visible;
  g_mutex_unlock (&page.lock);
  return shown;
}

void
fingers_clear (void)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  while (is_shown ())
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_thread_yield ();
    }
}

/* --- the finger ----------------------------------------------------------- */

/* The surface of the page that shows @surface, or NULL; the lock is held. No
 * two that are seen in a test are of the same size. */
static Surface *
find_shown (GdkSurface *surface)
{
  for (guint i = page.surfaces->len; i-- > 0;)
    {
      Surface *shown = &g_array_index (page.surfaces, Surface, i);

      if (shown->visible &&
          shown->width == gdk_surface_get_width (surface) &&
          shown->height == gdk_surface_get_height (surface))
        return shown;
    }
  return NULL;
}

/* The surface of the page that takes a finger coming down on @surface, once the
 * page shows it as the program does and nothing but an open popover takes all
 * touches; NULL until then. The lock is held. */
static Surface *
find_target (GdkSurface *surface)
{
  Surface *shown = find_shown (surface);

  return shown != NULL &&
             page.grab == (GDK_IS_POPUP (surface) ? shown->id : 0)
           ? shown
           : NULL;
}

/* Tells of the finger: 0 comes down, 1 moves, 2 is lifted. */
static void
touch (int what, GtkWidget *widget, double x, double y)
{
  static guint held;   /* where it came down */
  static guint number; /* of the touch */
  GtkNative *native = gtk_widget_get_native (widget);
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t place;
  const Surface *target;
  double dx, dy;
  int to_x, to_y;

  g_assert_true (gtk_widget_compute_point (
    widget, GTK_WIDGET (native),
    &GRAPHENE_POINT_INIT ((float) x, (float) y), &place));
  gtk_native_get_surface_transform (native, &dx, &dy);
  to_x = (int) (place.x + (float) dx);
  to_y = (int) (place.y + (float) dy);
  g_mutex_lock (&page.lock);
  while ((target = what == 0 ? find_target (surface)
                             : get_surface (held)) == NULL)
    {
      g_mutex_unlock (&page.lock);
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_thread_yield ();
      g_mutex_lock (&page.lock);
    }
  if (what == 0)
    {
      held = target->id;
      number++;
      if (page.inside != held)
        {
          say (EVENT_ENTER, 8, held, held, target->x + to_x,
               target->y + to_y, to_x, to_y, 0, 0);
          page.inside = held;
        }
    }
  say (EVENT_TOUCH, 9, what, held, number, TRUE, target->x + to_x,
       target->y + to_y, to_x, to_y, 0);
  g_mutex_unlock (&page.lock);
}

/* How long the program may need to see a touch, in microseconds. A machine that
 * is busy with other tests may need seconds. */
#define SOON (4 * G_TIME_SPAN_SECOND)

/* The first touch after a popover has closed may still be taken for one that
 * closes it, and is not told to anybody: then it is touched again. That must
 * not happen to a touch that the program has only not come to yet, for it would
 * be a tap. */
void
fingers_down (GtkWidget *widget, double x, double y)
{
  static gboolean hooked;
  guint begun = page.begun;

  if (!hooked)
    g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0,
                                seen_cb, NULL, NULL);
  hooked = TRUE;
  while (TRUE)
    {
      gint64 end = g_get_monotonic_time () + SOON;

      touch (0, widget, x, y);
      while (page.begun == begun && g_get_monotonic_time () < end)
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (1000);
      if (page.begun != begun)
        return;
      touch (2, widget, x, y);
    }
}

void
fingers_move (GtkWidget *widget, double x, double y)
{
  touch (1, widget, x, y);
}

void
fingers_up (GtkWidget *widget, double x, double y)
{
  guint seen = page.seen;
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  touch (2, widget, x, y);
  while (page.seen == seen)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}
