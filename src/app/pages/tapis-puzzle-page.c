/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of puzzles: the coach asks, the learner answers on the table. */

#include "config.h"

#include "tapis-puzzle-page.h"

#include <glib/gi18n.h>

#include "tapis-preferences.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisPuzzlePage
{
  TapisPage parent_instance;

  /* owned */
  GPtrArray *mistakes; /* or NULL */
  TapisPuzzle *puzzle; /* or NULL */
  char *said;

  /* children */
  TapisCoach *coach;
  TapisTable *table;

  /* state */
  guint number; /* of the mistake that is asked about */
  guint update_idle;
};

G_DEFINE_FINAL_TYPE (TapisPuzzlePage, tapis_puzzle_page, TAPIS_TYPE_PAGE)

/* --- what is shown -------------------------------------------------------- */

static void
enable_actions (TapisPuzzlePage *self)
{
  TapisCoachButtons buttons = 0;

  if (self->puzzle != NULL)
    switch (tapis_puzzle_now (self->puzzle)->state)
      {
      case TAPIS_PUZZLE_ASK:
        buttons = TAPIS_COACH_HINT | TAPIS_COACH_SHOW;
        break;
      case TAPIS_PUZZLE_WRONG:
        buttons = TAPIS_COACH_CONTINUE | TAPIS_COACH_SHOW;
        break;
      case TAPIS_PUZZLE_RIGHT:
        buttons = TAPIS_COACH_CONTINUE;
        break;
      case TAPIS_PUZZLE_THINK:
        break;
      }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.continue",
                                 (buttons & TAPIS_COACH_CONTINUE) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.hint",
                                 (buttons & TAPIS_COACH_HINT) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.show",
                                 (buttons & TAPIS_COACH_SHOW) != 0);
  tapis_coach_set_buttons (self->coach, buttons);
}

/* The lesson is offered once somebody needs it: after a hint or an answer. */
static void
offer_lesson (TapisPuzzlePage *self, const TapisPuzzleNow *now)
{
  gboolean needed = now->state == TAPIS_PUZZLE_WRONG ||
                    now->state == TAPIS_PUZZLE_RIGHT || now->n_wrong > 0 ||
                    now->helped;

  tapis_coach_offer_lesson (self->coach, needed ? now->link : NULL);
}

static gboolean
update_cb (gpointer data)
{
  TapisPuzzlePage *self = data;
  const TapisPuzzleNow *now = tapis_puzzle_now (self->puzzle);
  gboolean in_bubble = tapis_coach_has_focus (self->coach) ||
                       tapis_widget_find_focus (GTK_WIDGET (self)) == NULL;

  self->update_idle = 0;
  enable_actions (self);
  offer_lesson (self, now);
  if (g_strcmp0 (now->text, self->said) != 0)
    {
      tapis_coach_say (self->coach, now->text);
      tapis_page_announce (TAPIS_PAGE (self), now->text);
      g_free (self->said);
      self->said = g_strdup (now->text);
    }
  /* a page that is built anew is not in the window yet, which has the focus */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return G_SOURCE_REMOVE;
  if (now->state == TAPIS_PUZZLE_ASK && in_bubble)
    tapis_table_focus_hand (self->table);
  else if (now->state == TAPIS_PUZZLE_WRONG ||
           now->state == TAPIS_PUZZLE_RIGHT)
    tapis_coach_focus (self->coach);
  return G_SOURCE_REMOVE;
}

/* A puzzle tells of everything by itself: it is shown all at once. */
static void
queue_update (TapisPuzzlePage *self)
{
  if (self->update_idle == 0)
    self->update_idle =
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
forget_puzzle (TapisPuzzlePage *self)
{
  g_clear_handle_id (&self->update_idle, g_source_remove);
  if (self->puzzle != NULL)
    g_signal_handlers_disconnect_by_data (self->puzzle, self);
  tapis_coach_set_game (self->coach, NULL);
  g_clear_object (&self->puzzle);
  g_clear_pointer (&self->said, g_free);
}

static void
show_puzzle (TapisPuzzlePage *self)
{
  g_autofree char *count =
    /* Translators: where one is among puzzles. */
    g_strdup_printf (_("Puzzle %u of %u"), self->number + 1,
                     self->mistakes->len);

  g_signal_connect_swapped (self->puzzle, "changed",
                            G_CALLBACK (queue_update), self);
  tapis_coach_set_heading (self->coach, count);
  tapis_page_announce (TAPIS_PAGE (self), count);
  tapis_coach_set_game (self->coach, tapis_puzzle_now (self->puzzle)->game);
  update_cb (self);
}

/* Asks about the mistake that is next; FALSE where there is none left. */
static gboolean
ask (TapisPuzzlePage *self)
{
  forget_puzzle (self);
  if (self->number < self->mistakes->len)
    self->puzzle = tapis_puzzle_new (
      g_ptr_array_index (self->mistakes, self->number), NULL);
  if (self->puzzle == NULL)
    return FALSE;
  show_puzzle (self);
  return TRUE;
}

/* --- what a learner does -------------------------------------------------- */

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisPuzzlePage *self = TAPIS_PUZZLE_PAGE (widget);

  tapis_table_finish (self->table);
  if (g_str_equal (name, "lesson.hint"))
    tapis_puzzle_hint (self->puzzle);
  else if (g_str_equal (name, "lesson.show"))
    tapis_puzzle_show (self->puzzle);
  else if (tapis_puzzle_now (self->puzzle)->state == TAPIS_PUZZLE_WRONG)
    tapis_puzzle_go_on (self->puzzle);
  else
    {
      self->number++;
      if (ask (self))
        tapis_table_focus_hand (self->table);
      else
        gtk_widget_activate_action (widget, "win.back", NULL);
    }
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_puzzle_page_focus (TapisPage *page)
{
  tapis_table_focus_hand (TAPIS_PUZZLE_PAGE (page)->table);
}

static gboolean
tapis_puzzle_page_focus_zone (TapisPage *page, gboolean forward)
{
  return tapis_coach_focus_zone (TAPIS_PUZZLE_PAGE (page)->coach, forward);
}

static void
tapis_puzzle_page_leave (TapisPage *page)
{
  TapisPuzzlePage *self = TAPIS_PUZZLE_PAGE (page);

  forget_puzzle (self);
  enable_actions (self);
}

static void
tapis_puzzle_page_dispose (GObject *object)
{
  TapisPuzzlePage *self = TAPIS_PUZZLE_PAGE (object);

  if (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    forget_puzzle (self);
  g_clear_pointer (&self->mistakes, g_ptr_array_unref);

  G_OBJECT_CLASS (tapis_puzzle_page_parent_class)->dispose (object);
}

/* Which of the mistakes is asked about. */
static GVariant *
tapis_puzzle_page_keep (TapisPage *page)
{
  return g_variant_new_uint32 (TAPIS_PUZZLE_PAGE (page)->number);
}

static void
tapis_puzzle_page_open (TapisPage *page, GVariant *kept)
{
  TAPIS_PUZZLE_PAGE (page)->number = g_variant_get_uint32 (kept);
}

static void
tapis_puzzle_page_class_init (TapisPuzzlePageClass *klass)
{
  static const TapisWidgetAction actions[] = {
    { "lesson.continue", NULL, go_action, 0, 0 },
    { "lesson.hint", NULL, go_action, 0, 0 },
    { "lesson.show", NULL, go_action, 0, 0 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_puzzle_page_dispose;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_puzzle_page_focus;
  TAPIS_PAGE_CLASS (klass)->focus_zone = tapis_puzzle_page_focus_zone;
  TAPIS_PAGE_CLASS (klass)->leave = tapis_puzzle_page_leave;
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
  TAPIS_PAGE_CLASS (klass)->keep = tapis_puzzle_page_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_puzzle_page_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "puzzle-page");
}

static void
tapis_puzzle_page_init (TapisPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->coach = tapis_page_add_coach (TAPIS_PAGE (self), &self->table);
  tapis_preferences_bind_table (G_OBJECT (self->table));
  enable_actions (self);
}

void
tapis_puzzle_page_set_mistakes (TapisPuzzlePage *self, GPtrArray *mistakes,
                                guint first)
{
  g_return_if_fail (TAPIS_IS_PUZZLE_PAGE (self));
  g_return_if_fail (first < mistakes->len);

  g_ptr_array_ref (mistakes);
  g_clear_pointer (&self->mistakes, g_ptr_array_unref);
  self->mistakes = mistakes;
  self->number = first;
  ask (self);
}

guint
tapis_puzzle_page_get_number (TapisPuzzlePage *self)
{
  g_return_val_if_fail (TAPIS_IS_PUZZLE_PAGE (self), 0);

  return self->number;
}
