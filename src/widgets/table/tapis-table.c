/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table as a widget. It owns its parts; passes measuring, allocation,
 * drawing, actions and settings on to them; and connects their signals. It must
 * not know the rules. */

#include "tapis-table.h"

#include "model/words/tapis-words-language.h"
#include "tapis-asking.h"
#include "tapis-clock.h"
#include "tapis-cries.h"
#include "tapis-ground.h"
#include "tapis-handling.h"
#include "tapis-input.h"
#include "tapis-own-place.h"
#include "tapis-play.h"
#include "tapis-side.h"
#include "tapis-table-layout.h"
#include "tapis-table-motion.h"
#include "tapis-turn-focus.h"
#include "tapis-voice.h"
#include "tapis-zones.h"
#include "widgets/cards/tapis-flights.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisTable
{
  GtkWidget parent_instance;

  /* owned */
  TapisTableParts parts;
  TapisPlay *play;

  /* state */
  gboolean buttonless; /* tapis_table_show_buttons() has hidden the buttons */
};

enum
{
  PROP_COMPUTER_PAUSE = 1,
  PROP_SPEED,
  PROP_STEP_MODE,
  PROP_LOG_VISIBLE,
  PROP_ANNOUNCEMENTS,
  PROP_ONE_TAP,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisTable, tapis_table, GTK_TYPE_WIDGET)

/* --- the widget ----------------------------------------------------------- */

/* Returns "log-visible", the only property that can be read. */
static void
tapis_table_get_property (GObject *object, guint id, GValue *value,
                          GParamSpec *pspec)
{
  TapisTable *self = TAPIS_TABLE (object);

  g_value_set_boolean (value, tapis_side_get_log_visible (self->parts.side));
}

static void
tapis_table_set_property (GObject *object, guint id, const GValue *value,
                          GParamSpec *pspec)
{
  TapisTable *self = TAPIS_TABLE (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      self->parts.computer_pause = g_value_get_uint (value);
      break;
    case PROP_SPEED:
      tapis_table_motion_set_speed (self->parts.motion,
                                    (TapisSpeed) g_value_get_int (value));
      break;
    case PROP_STEP_MODE:
      tapis_clock_set_step_mode (self->parts.clock,
                                 g_value_get_boolean (value));
      break;
    case PROP_LOG_VISIBLE:
      tapis_side_set_log_visible (self->parts.side,
                                  g_value_get_boolean (value));
      break;
    case PROP_ANNOUNCEMENTS:
      self->parts.announcements =
        (TapisAnnouncements) g_value_get_int (value);
      break;
    case PROP_ONE_TAP:
      self->parts.one_tap = (TapisOneTap) g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_table_dispose (GObject *object)
{
  tapis_table_set_game (TAPIS_TABLE (object), NULL, FALSE);
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_table_parent_class)->dispose (object);
}

static void
tapis_table_finalize (GObject *object)
{
  TapisTable *self = TAPIS_TABLE (object);

  tapis_play_free (self->play);
  tapis_table_layout_free (self->parts.layout);
  tapis_asking_free (self->parts.asking);
  tapis_handling_free (self->parts.handling);
  tapis_clock_free (self->parts.clock);
  tapis_turn_focus_free (self->parts.focus);
  tapis_side_free (self->parts.side);
  tapis_cries_free (self->parts.cries);
  tapis_table_motion_free (self->parts.motion);
  tapis_ground_free (self->parts.ground);
  tapis_own_place_free (self->parts.own);
  tapis_voice_free (self->parts.voice);

  G_OBJECT_CLASS (tapis_table_parent_class)->finalize (object);
}

static void
tapis_table_measure (GtkWidget *widget, GtkOrientation orientation,
                     int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  tapis_table_layout_measure (TAPIS_TABLE (widget)->parts.layout, orientation,
                              minimum, natural);
}

static void
tapis_table_size_allocate (GtkWidget *widget, int width, int height,
                           int baseline)
{
  TapisTable *self = TAPIS_TABLE (widget);

  tapis_table_layout_allocate (self->parts.layout, width, height);
  gtk_widget_size_allocate (self->parts.layer,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
  tapis_play_lay_out (self->play);
  g_signal_emit_by_name (self, "allocated");
}

static gboolean
tapis_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return tapis_zones_focus (&TAPIS_TABLE (widget)->parts, direction);
}

static void
tapis_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  tapis_table_motion_draw (TAPIS_TABLE (widget)->parts.motion, snapshot);
  GTK_WIDGET_CLASS (tapis_table_parent_class)->snapshot (widget, snapshot);
}

static void
act_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (g_str_equal (name, "table.log"))
    tapis_side_toggle_log (self->parts.side);
  else if (self->parts.game != NULL && parameter != NULL)
    tapis_play_type_digit (self->play, g_variant_get_int32 (parameter));
  else if (self->parts.game != NULL)
    tapis_play_act (self->play, name);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  props[PROP_COMPUTER_PAUSE] =
    g_param_spec_uint ("computer-pause", NULL, NULL, 0, 60000, 900, flags);
  props[PROP_SPEED] =
    g_param_spec_int ("speed", NULL, NULL, TAPIS_SPEED_NONE, TAPIS_SPEED_SLOW,
                      TAPIS_SPEED_NORMAL, flags);
  props[PROP_STEP_MODE] =
    g_param_spec_boolean ("step-mode", NULL, NULL, FALSE, flags);
  props[PROP_LOG_VISIBLE] =
    g_param_spec_boolean ("log-visible", NULL, NULL, TRUE,
                          flags | G_PARAM_READABLE);
  props[PROP_ANNOUNCEMENTS] =
    g_param_spec_int ("announcements", NULL, NULL, TAPIS_ANNOUNCE_ALL,
                      TAPIS_ANNOUNCE_OWN_TURN, TAPIS_ANNOUNCE_ALL, flags);
  props[PROP_ONE_TAP] =
    g_param_spec_int ("one-tap", NULL, NULL, TAPIS_ONE_TAP_AUTOMATIC,
                      TAPIS_ONE_TAP_NEVER, TAPIS_ONE_TAP_AUTOMATIC, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_table_class_init (TapisTableClass *klass)
{
  static const TapisWidgetAction actions[] = {
    { "table.log", NULL, G_CALLBACK (act_cb), 0, 0 },
    { "table.digit", "i", G_CALLBACK (act_cb), 0, 0 },
    { "table.ask", NULL, NULL, GDK_KEY_Menu, 0 },
    { "table.ask", NULL, NULL, GDK_KEY_F10, GDK_SHIFT_MASK },
    { "table.first", NULL, NULL, GDK_KEY_Home, 0 },
    { "table.first", NULL, NULL, GDK_KEY_KP_Home, 0 },
    { "table.last", NULL, NULL, GDK_KEY_End, 0 },
    { "table.last", NULL, NULL, GDK_KEY_KP_End, 0 },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tapis_table_get_property;
  object_class->set_property = tapis_table_set_property;
  object_class->dispose = tapis_table_dispose;
  object_class->finalize = tapis_table_finalize;
  widget_class->measure = tapis_table_measure;
  widget_class->size_allocate = tapis_table_size_allocate;
  widget_class->focus = tapis_table_focus;
  widget_class->snapshot = tapis_table_snapshot;
  install_properties (object_class);

  tapis_class_add_signal (klass, "announce", 1, G_TYPE_STRING);
  tapis_class_add_signal (klass, "next-game", 0);
  tapis_class_add_signal (klass, "allocated", 0);
  tapis_class_add_signal (klass, "pass-on", 0);

  tapis_play_install (widget_class, act_cb);
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
  gtk_widget_class_set_css_name (widget_class, "tabletop");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_table_init (TapisTable *self)
{
  TapisTableParts *p = &self->parts;
  GtkWidget *widget = GTK_WIDGET (self);

  p->table = self;
  p->computer_pause = 900;
  /* the order matters: of several gestures, GTK asks the one first that was
   * added last */
  tapis_input_add (p);
  p->handling = tapis_handling_new (p);
  p->asking = tapis_asking_new (p);
  p->focus = tapis_turn_focus_new (p);
  p->clock = tapis_clock_new (p);
  p->side = tapis_side_new (p);
  p->cries = tapis_cries_new (p);
  p->ground = tapis_ground_new (p);
  p->layout = tapis_table_layout_new (p);
  /* the order matters: widgets that are added later are drawn above the
   * others */
  p->line = tapis_told_line_new (self);
  p->prompt =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                  PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (p->prompt, "prompt");
  gtk_widget_set_parent (p->prompt, widget);
  p->voice = tapis_voice_new (p);
  p->offer = tapis_lesson_offer_new (self);
  p->own = tapis_own_place_new (p);
  p->bar = g_object_new (TAPIS_TYPE_ACTION_BAR, NULL);
  g_signal_connect_swapped (p->bar, "focus-lost",
                            G_CALLBACK (tapis_turn_focus_lose), p->focus);
  gtk_widget_set_parent (GTK_WIDGET (p->bar), widget);
  p->layer = g_object_new (TAPIS_TYPE_FLIGHTS, NULL);
  gtk_widget_set_parent (p->layer, widget);
  p->motion = tapis_table_motion_new (p);
  self->play = tapis_play_new (p);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
tapis_table_new (void)
{
  return g_object_new (TAPIS_TYPE_TABLE, NULL);
}

/* --- the game ------------------------------------------------------------- */

/* Shows the buttons, unless they are not wanted. In a replay they are hidden
 * too, because there is nothing to do. */
static void
update_buttons (TapisTable *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->parts.bar),
                          !self->buttonless &&
                            (self->parts.game == NULL ||
                             !tapis_game_get_replaying (self->parts.game)));
}

void
tapis_table_set_game (TapisTable *self, TapisGame *game, gboolean dealt)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  if (self->parts.game == game)
    return;
  if (self->parts.game != NULL)
    {
      tapis_play_set_game (self->play, NULL, FALSE);
      gtk_widget_remove_css_class (widget,
                                   tapis_game_get_game_id (self->parts.game));
    }
  g_set_object (&self->parts.game, game);
  tapis_table_motion_forget (self->parts.motion);
  tapis_table_motion_settle (self->parts.motion);
  tapis_side_fill (self->parts.side);
  tapis_action_bar_set_actions (
    self->parts.bar, game != NULL ? tapis_game_now (game)->actions : NULL,
    game != NULL ? tapis_game_get_places (game) : 1);
  tapis_ground_set_game (self->parts.ground, game);
  if (game == NULL)
    {
      /* removes the prompt, which asks for a move of the old game */
      tapis_voice_prompt (self->parts.voice);
      return;
    }
  tapis_clock_leave_forced (self->parts.clock);
  gtk_widget_add_css_class (widget, tapis_game_get_game_id (game));
  tapis_names_set (widget, tapis_game_get_title (game), NULL);
  update_buttons (self);
  tapis_play_set_game (self->play, game, dealt);
}

/* The type of the value that tapis_table_keep() returns: the state of the log,
 * guide and result (tapis_side_keep()), whether the result is open, whether it
 * was closed, whether the game is being skipped to its end
 * (tapis_game_hurry()), and whether a hint is shown or being looked for. */
#define KEPT_TYPE "(vbbbb)"

GVariant *
tapis_table_keep (TapisTable *self)
{
  const TapisGameNow *now;
  TapisClockPhase phase;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), NULL);

  now = self->parts.game != NULL ? tapis_game_now (self->parts.game) : NULL;
  phase = tapis_clock_get_phase (self->parts.clock);
  return g_variant_new (KEPT_TYPE, tapis_side_keep (self->parts.side),
                        phase == TAPIS_CLOCK_RESULT, phase == TAPIS_CLOCK_LOOK,
                        now != NULL && now->hurrying,
                        now != NULL && (now->advising || now->hint != NULL));
}

void
tapis_table_open (TapisTable *self, TapisGame *game, GVariant *kept)
{
  g_autoptr (GVariant) side = NULL;
  gboolean open, closed, hurrying, hint;

  g_return_if_fail (TAPIS_IS_TABLE (self));

  g_variant_get (kept, KEPT_TYPE, &side, &open, &closed, &hurrying, &hint);
  tapis_side_open (self->parts.side, side);
  tapis_clock_keep_result (self->parts.clock, open, closed);
  tapis_table_set_game (self, game, FALSE);
  if (hurrying)
    tapis_game_hurry (game);
  if (hint)
    tapis_game_ask_hint (game);
}

TapisGame *
tapis_table_get_game (TapisTable *self)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), NULL);

  return self->parts.game;
}

gboolean
tapis_table_is_laid_out (TapisTable *self)
{
  TapisClockPhase phase;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  phase = tapis_clock_get_phase (self->parts.clock);
  return phase != TAPIS_CLOCK_DEALT && phase != TAPIS_CLOCK_MOVED;
}

void
tapis_table_finish (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  tapis_table_motion_finish (self->parts.motion);
}

/* --- how it is shown ------------------------------------------------------ */

void
tapis_table_set_guided (TapisTable *self, gboolean guided)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  if (self->parts.guided == guided)
    return;
  self->parts.guided = guided;
  self->parts.coached = TRUE;
  tapis_clock_leave_forced (self->parts.clock);
  tapis_action_bar_set_bare (self->parts.bar, guided);
  tapis_clock_settle (self->parts.clock);
}

void
tapis_table_show_buttons (TapisTable *self, gboolean shown)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  self->buttonless = !shown;
  update_buttons (self);
}

void
tapis_table_offer_lessons (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  self->parts.offers_lessons = TRUE;
}

/* --- telling -------------------------------------------------------------- */

void
tapis_table_tell (TapisTable *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (sentence != NULL);

  tapis_voice_tell (self->parts.voice, sentence);
}

void
tapis_table_give_tip (TapisTable *self, const TapisTip *tip)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (tip != NULL);

  tapis_play_give_tip (self->play, tip);
}

/* --- where something is --------------------------------------------------- */

gboolean
tapis_table_focus_zone (TapisTable *self, gboolean forward)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  return tapis_zones_focus_next (&self->parts, forward);
}

void
tapis_table_focus_hand (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  if (!tapis_turn_focus_move (self->parts.focus))
    gtk_widget_grab_focus (tapis_own_place_get_hand (self->parts.own));
}

void
tapis_table_cover (TapisTable *self, const graphene_rect_t *place)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  tapis_cries_cover (self->parts.cries, place);
}

int
tapis_table_needs_height (TapisTable *self, int width)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), 0);

  return tapis_table_layout_needs_height (self->parts.layout, width);
}

int
tapis_table_get_text_share (TapisTable *self)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), 100);

  return tapis_table_layout_get_text_share (self->parts.layout);
}

gboolean
tapis_table_locate (TapisTable *self, gpointer what, const char *sign,
                    GtkWidget *above, graphene_rect_t *place)
{
  GtkWidget *button;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  if (self->parts.game == NULL || (what == NULL && sign == NULL))
    return FALSE;
  if (!TAPIS_IS_ACTION (what))
    return tapis_ground_locate (self->parts.ground, what, sign, above, place);
  button = tapis_action_bar_find (self->parts.bar, what);
  return button != NULL && gtk_widget_get_mapped (button) &&
         gtk_widget_compute_bounds (button, above, place);
}
