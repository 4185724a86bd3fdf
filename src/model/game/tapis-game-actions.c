/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of buttons that are shown now, and why a button cannot be used. */

#include "tapis-game-private.h"

gboolean
tapis_game_is_aid (TapisGame *self, const char *id)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  TapisActionNow list[TAPIS_MAX_ACTIONS];
  guint n = TAPIS_GAME_GET_CLASS (self)->list_aids (self, strings, list);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, id))
      return TRUE;
  return FALSE;
}

/* Fills in @out with a button for each of the moves that the selected cards
 * make, and the button "Back", which makes no move. Returns how many buttons
 * there are. */
static guint
list_choices (TapisGame *self, GPtrArray *strings,
              TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPositionView *view = tapis_game_get_view (self);
  guint n = priv->kind->choices (priv->kind, tapis_game_get_state (self),
                                 view->chosen, view->position.n_chosen, strings,
                                 out);

  g_assert (n < TAPIS_MAX_ACTIONS);
  out[n] = (TapisActionNow) {
    TAPIS_ACTION_CANCEL, CG_NO_MOVE,
    /* Translators: a button: lays nothing after all. */
    C_("button", "Back"), _("Nothing is laid; you keep your cards."),
    .suggested = FALSE,
  };
  return n + 1;
}

/* Fills in @out with the aids of the subclass (buttons that make no move), then
 * the other buttons of the game. Returns how many buttons there are. */
static guint
list_usual (TapisGame *self, GPtrArray *strings,
            TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPositionView *view = tapis_game_get_view (self);
  gboolean suggested = FALSE;
  guint n_aids = TAPIS_GAME_GET_CLASS (self)->list_aids (self, strings, out);
  guint n =
    n_aids + priv->kind->says->actions (priv->kind, tapis_game_get_state (self),
                                        view->chosen, view->position.n_chosen,
                                        view->made.move, strings, out + n_aids);

  g_assert (n <= TAPIS_MAX_ACTIONS);
  for (guint i = 0; i < n_aids; i++)
    suggested |= out[i].suggested;
  for (guint i = n_aids; i < n; i++)
    {
      out[i].suggested &= !suggested;
      if (TAPIS_GAME_GET_CLASS (self)->fill_in != NULL)
        TAPIS_GAME_GET_CLASS (self)->fill_in (self, &out[i]);
    }
  return n;
}

static guint
list_actions (TapisGame *self, GPtrArray *strings,
              TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->mode == MODE_REPLAY)
    return 0;
  switch (priv->phase)
    {
    case PHASE_CHOOSING:
      return list_choices (self, strings, out);
    case PHASE_ROUND_OVER:
      /* A lesson deals the next round itself. */
      if (priv->mode == MODE_LESSON)
        return 0;
      out[0] = (TapisActionNow) {
        TAPIS_ACTION_NEXT_ROUND, CG_NO_MOVE,
        /* Translators: a button: deals the next round of a match. */
        C_("button", "Next Deal"),
        _("Deals the cards for the next round; scores carry over."),
        .suggested = TRUE,
      };
      return 1;
    case PHASE_WATCHING:
    case PHASE_HURRYING:
      out[0] = (TapisActionNow) {
        TAPIS_ACTION_SKIP, CG_NO_MOVE,
        /* Translators: a button: the person who plays here is out, and the
         * computer players play on to the end without anybody waiting for
         * it. */
        C_("button", "Skip to the End"),
        _("You are out: the others play on to the end, and you see the "
          "result."),
        .suggested = TRUE,
        /* The button is at the last place. The person has just laid their last
         * card with the button at the first place, and might click there once
         * more by mistake. */
        .place = (guint) priv->kind->places,
      };
      return 1;
    default:
      return list_usual (self, strings, out);
    }
}

gboolean
tapis_game_find_action (TapisGame *self, const char *id, GPtrArray *strings,
                        TapisActionNow *action)
{
  TapisActionNow list[TAPIS_MAX_ACTIONS];
  guint n = list_actions (self, strings, list);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, id))
      {
        *action = list[i];
        return TRUE;
      }
  return FALSE;
}

/* Returns what a person must do before they can play cards that they have not
 * chosen yet. Free with g_free(). */
static char *
tell_first (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (tapis_game_get_view (self)->naming)
    return priv->kind->says->prompt (
      priv->kind, tapis_game_get_state (self),
      tapis_game_get_person (self, priv->now.viewer));
  return g_strdup (_("First choose one or more cards."));
}

/* Returns why the button @action cannot be used now, or NULL if it can be used.
 * Free with g_free(). */
static char *
why_not_action (TapisGame *self, const TapisActionNow *action)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisMade *made = &tapis_game_get_view (self)->made;
  const char *refused_for;
  char *not_now;

  if (g_str_equal (action->id, TAPIS_ACTION_NEXT_ROUND))
    return NULL;
  if (g_str_equal (action->id, TAPIS_ACTION_SKIP))
    return priv->phase == PHASE_HURRYING
             ? g_strdup (_("The others play on to the end…"))
             : NULL;
  not_now = tapis_game_why_not_now (self);
  if (not_now != NULL)
    return not_now;
  if (tapis_game_is_aid (self, action->id))
    return TAPIS_GAME_GET_CLASS (self)->why_not_aid (self, action->id);
  if (action->move != CG_NO_MOVE)
    return tapis_game_why_not_move (self, action->move, &refused_for);
  if (g_str_equal (action->id, TAPIS_ACTION_CANCEL) || made->legal)
    return NULL;
  return made->move == CG_NO_MOVE && made->sentence == NULL
    ? tell_first (self)
    : tapis_game_why_not_made (self, made, &refused_for);
}

/* Returns the object of the button @id, which is created when it is first
 * needed. */
static TapisAction *
action_object (TapisGamePrivate *priv, const char *id)
{
  TapisAction *object = g_hash_table_lookup (priv->known_actions, id);

  if (object == NULL)
    {
      object = tapis_action_new (id);
      g_hash_table_insert (priv->known_actions,
                           (gpointer) tapis_action_get_state (object)->id,
                           object);
    }
  return object;
}

/* Returns the label that the button @action has while no card is selected, or
 * NULL if its label is the same now. */
static const char *
find_brief (TapisGame *self, const TapisActionNow *action, GPtrArray *strings)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisActionNow list[TAPIS_MAX_ACTIONS];
  guint n;

  if (priv->phase == PHASE_CHOOSING || priv->choice.selection->len == 0)
    return NULL;
  n = priv->kind->says->actions (priv->kind, tapis_game_get_state (self), NULL,
                                 0, CG_NO_MOVE, strings, list);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (list[i].id, action->id))
      return g_str_equal (list[i].label, action->label) ? NULL
                                                        : list[i].label;
  return NULL;
}

/* Changes @store so that it holds @objects in their order. An object that is
 * already in the store is moved only if its position changes. */
static void
replace_items (GListStore *store, GPtrArray *objects)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (store)); i-- > 0;)
    {
      g_autoptr (GObject) object =
        g_list_model_get_item (G_LIST_MODEL (store), i);

      if (!g_ptr_array_find (objects, object, NULL))
        g_list_store_remove (store, i);
    }
  for (guint i = 0; i < objects->len; i++)
    {
      guint at = i;
      gboolean there = g_list_store_find (store, objects->pdata[i], &at);

      if (there && at != i)
        g_list_store_remove (store, at);
      if (!there || at != i)
        g_list_store_insert (store, i, objects->pdata[i]);
    }
}

void
tapis_game_refresh_actions (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) objects = g_ptr_array_new ();
  TapisActionNow list[TAPIS_MAX_ACTIONS];
  guint n = list_actions (self, strings, list);
  guint place = 0;

  for (guint i = 0; i < n; i++)
    {
      TapisAction *action = action_object (priv, list[i].id);
      TapisActionState now = *tapis_action_get_state (action);
      g_autofree char *refusal = why_not_action (self, &list[i]);
      g_autofree char *description =
        g_strdup (refusal != NULL ? refusal : list[i].description);

      now.label = list[i].label;
      now.brief = find_brief (self, &list[i], strings);
      now.caption = list[i].caption;
      now.refusal = refusal;
      now.suggested = list[i].suggested && refusal == NULL;
      now.hinted = list[i].move != CG_NO_MOVE &&
                   list[i].move == priv->thinking.hinted;
      if (now.hinted)
        tapis_add_sentence (&description, tapis_words_hinted ());
      now.description = description;
      now.place = list[i].place > 0 ? list[i].place : place + 1;
      if (now.place != TAPIS_ACTION_IN_MIDDLE)
        place = now.place;
      tapis_action_set_state (action, &now);
      g_ptr_array_add (objects, action);
    }
  replace_items (G_LIST_STORE (priv->now.actions), objects);
}
