/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the buttons for what a person can do now besides choosing cards. This
 * file must not know the rules of any game. */

#include "tapis-action-bar.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words.h"
#include "widgets/kit/tapis-bar-layout.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/kit/tapis-wrap-layout.h"

struct _TapisActionBar
{
  GtkWidget parent_instance;

  /* owned, unless the field says otherwise */
  GListModel *actions; /* the actions of the game that get a button here */
  GPtrArray *shown;    /* the TapisAction of each button */
  GPtrArray *buttons;  /* the button of each action in "shown"; the buttons are
                        * borrowed */
  GString *typed;      /* the digits that a person has typed to choose a
                        * button */

  /* template */
  GtkWidget *result;
  GtkWidget *hint;
  GtkWidget *undo;

  /* state */
  guint places;          /* how many buttons of the game the bar has room for */
  gboolean waiting;      /* computer players move only when a person asks */
  gboolean choosing;     /* a person chooses one of several moves */
  gboolean bare;         /* there are no buttons for hint and undo */
  gboolean sheet;        /* the result is shown, which has its own buttons */
  gboolean quiet;        /* tooltips are off until the pointer leaves the bar */
  gboolean undo_refused; /* nothing can be taken back */
};

G_DEFINE_FINAL_TYPE (TapisActionBar, tapis_action_bar, GTK_TYPE_WIDGET)

/* --- tooltips ------------------------------------------------------------- */

/* Gives @button the tooltip @text. */
static void
explain (GtkWidget *button, const char *text)
{
  TapisActionBar *self = TAPIS_ACTION_BAR (gtk_widget_get_parent (button));

  tapis_tooltip_set (button, text);
  if (self != NULL && self->quiet)
    gtk_widget_set_has_tooltip (button, FALSE);
}

static void
set_quiet (TapisActionBar *self, gboolean quiet)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  self->quiet = quiet;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_has_tooltip (
      child, !quiet && gtk_widget_get_tooltip_text (child) != NULL);
}

/* Hides the tooltips of the bar, because a person who has pressed a button
 * looks at the cards next, and a tooltip might cover them. */
static void
pressed_cb (TapisActionBar *self)
{
  set_quiet (self, TRUE);
}

static void
pointer_cb (TapisActionBar *self)
{
  set_quiet (self, FALSE);
}

/* --- buttons -------------------------------------------------------------- */

static void
update_button (TapisAction *action, GtkWidget *button)
{
  const TapisActionState *now = tapis_action_get_state (action);
  gboolean sensitive = now->refusal == NULL;
  const char *description = sensitive ? now->description : now->refusal;

  tapis_widget_toggle_class (button, "hinted", now->hinted);
  tapis_bar_layout_set_text (GTK_BUTTON (button), now->label, now->brief,
                             now->caption);
  /* if the button is too narrow for the names of the cards, its tooltip shows
   * them */
  explain (button, sensitive && now->brief != NULL ? now->label : description);
  tapis_widget_toggle_class (button, "suggested-action",
                             sensitive && now->suggested);
  tapis_widget_toggle_class (button, "refused", !sensitive);
  tapis_names_set (button, now->label,
                   description != NULL ? description : "");
  tapis_bar_layout_put (button, FALSE, now->place);
}

static const TapisActionState *
state_of (TapisActionBar *self, guint i)
{
  return tapis_action_get_state (g_ptr_array_index (self->shown, i));
}

static void
clicked_cb (TapisActionBar *self, GtkWidget *button)
{
  guint i;

  if (g_ptr_array_find (self->buttons, button, &i))
    g_signal_emit_by_name (self, "chosen", state_of (self, i)->id);
}

/* Returns the first button of the game that is not refused now, or NULL. */
static GtkWidget *
first_usable (TapisActionBar *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (state_of (self, i)->refusal == NULL)
      return g_ptr_array_index (self->buttons, i);
  return NULL;
}

/* Shows the buttons of the game. While the result is shown, the button for the
 * next round is hidden, because the result has such a button itself. */
static void
show_buttons (TapisActionBar *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_set_visible (
      g_ptr_array_index (self->buttons, i),
      !self->sheet || !g_str_equal (state_of (self, i)->id, "next-round"));
}

static gboolean
has_captions (TapisActionBar *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (state_of (self, i)->caption != NULL)
      return TRUE;
  return FALSE;
}

/* The number of buttons that every table has: hint and undo. */
#define N_TOOLS 2

/* Brings the buttons of the game into the order in which they are seen, because
 * the arrow keys go from one to the next. The second place is at the left of
 * the first. */
static void
order_buttons (TapisActionBar *self)
{
  GtkWidget *before = NULL;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      gboolean left = !self->choosing && state_of (self, i)->place == 2;

      gtk_widget_insert_after (button, GTK_WIDGET (self),
                               left ? NULL : before);
      if (!left || before == NULL)
        before = button;
    }
}

/* Gives each button a fixed place. While a person chooses one of several moves,
 * puts the buttons in rows instead, without those for hint and undo. */
static void
choose_layout (TapisActionBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  order_buttons (self);
  gtk_widget_set_visible (self->hint, !self->choosing && !self->bare);
  gtk_widget_set_visible (self->undo, !self->choosing && !self->bare);
  if (self->choosing)
    {
      gtk_widget_set_layout_manager (
        widget, g_object_new (TAPIS_TYPE_WRAP_LAYOUT, "spacing", 6, "align",
                              50, "even", has_captions (self), NULL));
      for (GtkWidget *child = gtk_widget_get_first_child (widget);
           child != NULL; child = gtk_widget_get_next_sibling (child))
        gtk_widget_set_child_visible (child, TRUE);
      return;
    }
  tapis_bar_layout_put (self->result, FALSE, self->places);
  gtk_widget_set_layout_manager (
    widget,
    tapis_bar_layout_new (self->places, self->bare ? 0 : N_TOOLS));
}

/* Makes the button for @action and inserts it at the index @i. */
static void
add_button (TapisActionBar *self, guint i, TapisAction *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_insert_after (button, GTK_WIDGET (self), NULL);
  g_ptr_array_insert (self->buttons, (int) i, button);
  g_ptr_array_insert (self->shown, (int) i, g_object_ref (action));
  g_signal_connect_object (action, "changed", G_CALLBACK (update_button),
                           button, 0);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  update_button (action, button);
  tapis_bar_layout_prepare (GTK_BUTTON (button));
}

static void
items_changed_cb (TapisActionBar *self, guint position, guint removed,
                  guint added, GListModel *actions)
{
  GtkWidget *usable;
  gboolean focus = FALSE;

  for (guint i = 0; i < removed; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, position);

      focus = focus || gtk_widget_has_focus (button);
      g_ptr_array_remove_index (self->buttons, position);
      g_ptr_array_remove_index (self->shown, position);
      gtk_widget_unparent (button);
    }
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      add_button (self, i, action);
    }
  show_buttons (self);
  choose_layout (self);
  if (!focus)
    return;
  usable = first_usable (self);
  if (usable != NULL)
    gtk_widget_grab_focus (usable);
  else
    g_signal_emit_by_name (self, "focus-lost");
}

/* Returns @child, or the first sibling after it (before it if @back is TRUE),
 * that is visible and sensitive. Returns NULL if there is none. */
static GtkWidget *
find_button (GtkWidget *child, gboolean back)
{
  while (child != NULL && !(gtk_widget_get_visible (child) &&
                            gtk_widget_is_sensitive (child)))
    child = back ? gtk_widget_get_prev_sibling (child)
                 : gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
tapis_action_bar_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TapisActionBar *self = TAPIS_ACTION_BAR (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    return tapis_action_bar_focus_first (self);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  /* Up and Down leave the bar, unless its buttons are in several rows */
  if (!self->choosing &&
      (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN))
    return FALSE;
  child = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP
            ? find_button (gtk_widget_get_prev_sibling (child), TRUE)
            : find_button (gtk_widget_get_next_sibling (child), FALSE);
  if (child != NULL)
    gtk_widget_grab_focus (child);
  else
    gtk_widget_error_bell (widget);
  return TRUE;
}

static void
tapis_action_bar_dispose (GObject *object)
{
  TapisActionBar *self = TAPIS_ACTION_BAR (object);

  tapis_action_bar_set_actions (self, NULL, 1);
  tapis_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (tapis_action_bar_parent_class)->dispose (object);
}

static void
tapis_action_bar_finalize (GObject *object)
{
  TapisActionBar *self = TAPIS_ACTION_BAR (object);

  g_ptr_array_unref (self->buttons);
  g_ptr_array_unref (self->shown);
  g_string_free (self->typed, TRUE);

  G_OBJECT_CLASS (tapis_action_bar_parent_class)->finalize (object);
}

static void
tapis_action_bar_class_init (TapisActionBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_action_bar_dispose;
  object_class->finalize = tapis_action_bar_finalize;
  widget_class->focus = tapis_action_bar_focus;

  tapis_class_add_signal (klass, "chosen", 1, G_TYPE_STRING);
  tapis_class_add_signal (klass, "focus-lost", 0);

  tapis_widget_class_set_template (widget_class,
                                   "widgets/table/tapis-action-bar.ui");
  tapis_bind_children (widget_class, TapisActionBar, result, hint, undo);
  tapis_bind_callbacks (widget_class, pointer_cb, pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "actionbuttons");
}

static void
tapis_action_bar_init (TapisActionBar *self)
{
  self->buttons = g_ptr_array_new ();
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
  self->typed = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places = 1;
  tapis_bar_layout_put (self->hint, TRUE, 1);
  tapis_bar_layout_put (self->undo, TRUE, 2);
  tapis_bar_layout_prepare (GTK_BUTTON (self->result));
  choose_layout (self);
  tapis_names_mend (GTK_WIDGET (self), NULL);
}

/* Returns whether the button of @action is in the bar, not in the middle of the
 * table. */
static gboolean
is_in_bar (gpointer action, gpointer data)
{
  return tapis_action_get_state (action)->place != TAPIS_ACTION_IN_MIDDLE;
}

void
tapis_action_bar_set_actions (TapisActionBar *self, GListModel *actions,
                              guint places)
{
  g_return_if_fail (TAPIS_IS_ACTION_BAR (self));
  g_return_if_fail (places > 0);

  self->places = places;
  if (self->actions != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->actions, self);
      items_changed_cb (self, 0, self->buttons->len, 0, self->actions);
    }
  g_clear_object (&self->actions);
  if (actions != NULL)
    {
      self->actions = G_LIST_MODEL (gtk_filter_list_model_new (
        g_object_ref (actions),
        GTK_FILTER (gtk_custom_filter_new (is_in_bar, NULL, NULL))));
      g_signal_connect_swapped (self->actions, "items-changed",
                                G_CALLBACK (items_changed_cb), self);
      items_changed_cb (self, 0, 0, g_list_model_get_n_items (self->actions),
                        self->actions);
    }
}

GtkWidget *
tapis_action_bar_find (TapisActionBar *self, TapisAction *action)
{
  guint i;

  return g_ptr_array_find (self->shown, action, &i)
           ? g_ptr_array_index (self->buttons, i)
           : NULL;
}

gboolean
tapis_action_bar_is_refused (TapisActionBar *self, GtkWidget *button)
{
  guint i;

  return g_ptr_array_find (self->buttons, button, &i)
           ? state_of (self, i)->refusal != NULL
           : button == self->undo && self->undo_refused;
}

/* Sets what the hint button does: it shows a good move, or, if computer players
 * are @waiting to be asked for their next move, it makes that move. */
static void
set_waiting (TapisActionBar *self, gboolean waiting)
{
  const char *text = _("Show a good move and say why");

  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  gtk_button_set_icon_name (GTK_BUTTON (self->hint),
                            waiting ? "media-skip-forward-symbolic"
                                    : "tapis-hint-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->hint),
                                  waiting ? "table.next" : "table.hint");
  tapis_widget_toggle_class (self->hint, "suggested-action", waiting);
  if (waiting)
    /* Translators: at the table, when computer players wait for it: their next
     * move. A noun; short. */
    text = C_("button", "Next Move");
  explain (self->hint, text);
  tapis_names_set (self->hint,
                   /* Translators: at the table: shows a good move. A noun;
                    * short. */
                   waiting ? text : C_("button", "Hint"), waiting ? "" : text);
}

void
tapis_action_bar_set_bare (TapisActionBar *self, gboolean bare)
{
  g_return_if_fail (TAPIS_IS_ACTION_BAR (self));

  self->bare = bare;
  choose_layout (self);
}

void
tapis_action_bar_set_result (TapisActionBar *self, gboolean shown,
                             gboolean offered)
{
  g_return_if_fail (TAPIS_IS_ACTION_BAR (self));

  self->sheet = shown;
  gtk_widget_set_visible (self->result, offered);
  show_buttons (self);
}

void
tapis_action_bar_update (TapisActionBar *self, gboolean waiting,
                         gboolean offers_undo, const char *undo_refusal)
{
  const char *text =
    undo_refusal != NULL ? undo_refusal : _("Take your last move back");

  g_return_if_fail (TAPIS_IS_ACTION_BAR (self));

  set_waiting (self, waiting);
  tapis_widget_toggle_class (self->undo, "offered", offers_undo);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->undo), text) == 0)
    return;
  self->undo_refused = undo_refusal != NULL;
  explain (self->undo, text);
  tapis_widget_toggle_class (self->undo, "refused", self->undo_refused);
  tapis_names_set (self->undo, NULL, text);
}

void
tapis_action_bar_set_coming (TapisActionBar *self, gboolean coming)
{
  GtkWidget *usable = coming ? first_usable (self) : NULL;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      tapis_widget_toggle_class (button, "coming", button == usable);
    }
}

/* Returns the button whose number is the number typed so far, or NULL. */
static GtkWidget *
find_typed (TapisActionBar *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (g_str_equal (state_of (self, i)->label, self->typed->str))
      return g_ptr_array_index (self->buttons, i);
  return NULL;
}

/* Marks the usable buttons whose numbers are longer than the number typed so
 * far and begin with it. Returns their labels, which are borrowed; the array is
 * owned by the caller. */
static GPtrArray *
mark_longer (TapisActionBar *self)
{
  GPtrArray *labels = g_ptr_array_new ();

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      const char *label = state_of (self, i)->label;
      gboolean longer =
        self->typed->len > 0 && state_of (self, i)->refusal == NULL &&
        g_str_has_prefix (label, self->typed->str) &&
        label[self->typed->len] != '\0';

      tapis_widget_toggle_class (button, "begun", longer);
      if (longer)
        g_ptr_array_add (labels, (gpointer) label);
    }
  return labels;
}

void
tapis_action_bar_set_choosing (TapisActionBar *self, gboolean choosing)
{
  g_return_if_fail (TAPIS_IS_ACTION_BAR (self));

  self->choosing = choosing;
  choose_layout (self);
  g_string_truncate (self->typed, 0);
  g_ptr_array_unref (mark_longer (self));
  tapis_widget_toggle_class (GTK_WIDGET (self), "choosing", choosing);
}

char *
tapis_action_bar_type_digit (TapisActionBar *self, int digit)
{
  g_autoptr (GPtrArray) longer = NULL;
  GtkWidget *button = find_typed (self);

  /* 1 followed by 2 means 12, unless the focus has moved in between */
  if (button == NULL || !gtk_widget_has_focus (button))
    g_string_truncate (self->typed, 0);
  g_string_append_printf (self->typed, "%d", digit);
  button = find_typed (self);
  if (button == NULL)
    {
      g_string_printf (self->typed, "%d", digit);
      button = find_typed (self);
    }
  if (button == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return NULL;
    }
  gtk_widget_grab_focus (button);
  longer = mark_longer (self);
  if (longer->len > 0)
    return tapis_words_choice ((const char *const *) longer->pdata,
                               longer->len);
  g_signal_emit_by_name (button, "clicked");
  return NULL;
}

gboolean
tapis_action_bar_focus_move (TapisActionBar *self, gboolean hinted)
{
  GtkWidget *found = NULL;
  int rank = hinted ? 3 : 0;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      const TapisActionState *state = state_of (self, i);
      int here = state->hinted                   ? 4
                 : gtk_widget_has_focus (button) ? 3
                 : state->suggested              ? 2
                                                 : 1;

      if (state->refusal != NULL || here <= rank)
        continue;
      found = button;
      rank = here;
    }
  return found != NULL && gtk_widget_grab_focus (found);
}

gboolean
tapis_action_bar_focus_end (TapisActionBar *self, gboolean last)
{
  GtkWidget *child =
    find_button (last ? gtk_widget_get_last_child (GTK_WIDGET (self))
                      : gtk_widget_get_first_child (GTK_WIDGET (self)),
                 last);

  return child != NULL && gtk_widget_grab_focus (child);
}

gboolean
tapis_action_bar_focus_first (TapisActionBar *self)
{
  GtkWidget *child;

  g_return_val_if_fail (TAPIS_IS_ACTION_BAR (self), FALSE);

  child = find_button (first_usable (self), FALSE);
  return child != NULL ? gtk_widget_grab_focus (child)
                       : tapis_action_bar_focus_end (self, FALSE);
}
