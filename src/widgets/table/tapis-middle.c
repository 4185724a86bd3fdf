/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the middles of all tables. It must not know any game. */

#include "tapis-middle.h"

#include "tapis-middle-piles.h"
#include "tapis-middle-trick.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

/* A zone of the game (a place for cards), with the widgets that show it. */
typedef struct
{
  GtkWidget *view;
  GtkWidget *caption;   /* shows the pile's caption; may be NULL */
  GSignalGroup *signals; /* owned, or NULL: makes the caption follow the pile */
  char *zone;           /* owned: the id of the zone */
  int seat;
  int width;    /* the width of the caption in pixels */
  guint serial; /* the serial number of the Pango context at the last
                 * measurement of the caption, or 0 */
} Part;

typedef struct
{
  /* owned */
  TapisGame *game;
  GSignalGroup *signals; /* the signals of the game that the middle follows */
  GPtrArray *parts;      /* a Part for each pile */
  GHashTable *signs;     /* name that lessons use → child */

  GtkWidget *demand; /* a child, or NULL */

  /* state */
  const char *made_for; /* the id of the game for which the piles were made;
                         * interned, or NULL */
  int card;
  int table_width;
  gboolean still;
} TapisMiddlePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TapisMiddle, tapis_middle,
                                     GTK_TYPE_WIDGET)

static TapisMiddlePrivate *
private_of (TapisMiddle *self)
{
  return tapis_middle_get_instance_private (self);
}

/* --- what it does where a class says nothing ------------------------------ */

static void
update_demand (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = private_of (self);
  const char *demand;

  if (priv->game == NULL || priv->demand == NULL)
    return;
  demand = tapis_game_now (priv->game)->demand;
  gtk_label_set_text (GTK_LABEL (priv->demand), demand);
  /* a screen reader would announce an empty label by the name of its type */
  tapis_names_show_child (priv->demand, *demand != '\0');
  tapis_tooltip_set_above (
    priv->demand, tapis_game_now (priv->game)->demand_description);
}

static GtkWidget *
find_pile (TapisMiddlePrivate *priv, TapisPile *pile)
{
  for (guint i = 0; i < priv->parts->len; i++)
    {
      const Part *part = g_ptr_array_index (priv->parts, i);

      if (tapis_pile_view_get_pile (TAPIS_PILE_VIEW (part->view)) == pile)
        return part->view;
    }
  return NULL;
}

static gboolean
real_see (TapisMiddle *self, TapisPile *pile, TapisCard *card, GtkWidget *above,
          TapisSight *sight, TapisCardView **view)
{
  GtkWidget *here = find_pile (private_of (self), pile);

  if (here == NULL)
    return FALSE;
  *view = tapis_pile_view_see (TAPIS_PILE_VIEW (here), card, above, sight);
  return TRUE;
}

static guint
real_stops (TapisMiddle *self, GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS],
            guint *first)
{
  TapisMiddlePrivate *priv = private_of (self);
  guint n = 0;

  *first = 0;
  for (guint i = 0; i < priv->parts->len && n < TAPIS_MIDDLE_MAX_STOPS; i++)
    out[n++] = ((Part *) g_ptr_array_index (priv->parts, i))->view;
  return n;
}

/* --- piles ---------------------------------------------------------------- */

static void
card_activated_cb (TapisMiddle *self, TapisCard *card, TapisTouch touch,
                   TapisPileView *view)
{
  tapis_game_touch_card (private_of (self)->game, card, touch);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

static void
chosen_cb (TapisMiddle *self, TapisPileView *view)
{
  g_signal_emit_by_name (self, "pile-chosen",
                         tapis_pile_view_get_pile (view));
}

static void
focus_lost_cb (TapisMiddle *self)
{
  g_signal_emit_by_name (self, "focus-lost");
}

/* Returns the width in pixels that the caption would have if each number in it
 * had at least two digits. */
static int
measure_caption (Part *part)
{
  guint serial =
    pango_context_get_serial (gtk_widget_get_pango_context (part->caption));

  if (part->serial != serial)
    {
      const char *text = gtk_label_get_text (GTK_LABEL (part->caption));
      g_autoptr (GString) widest = g_string_new (NULL);

      for (const char *c = text; *c != '\0'; c++)
        {
          g_string_append_c (widest, g_ascii_isdigit (*c) ? '0' : *c);
          if (g_ascii_isdigit (*c) && !g_ascii_isdigit (c[1]) &&
              (c == text || !g_ascii_isdigit (c[-1])))
            g_string_append_c (widest, '0');
        }
      part->width = tapis_widget_text_width (part->caption, widest->str, 1,
                                             PANGO_WEIGHT_NORMAL);
      part->serial = serial;
    }
  return part->width;
}

static void
update_caption (Part *part)
{
  TapisPile *pile = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (part->view));
  const char *caption =
    pile != NULL ? tapis_pile_get_words (pile)->caption : "";

  if (pile != NULL && *caption == '\0')
    caption = tapis_pile_get_words (pile)->name;
  gtk_label_set_text (GTK_LABEL (part->caption), caption);
  part->serial = 0;
}

/* Makes @part show its zone of @game, or nothing if @game is NULL. */
static void
show_part (Part *part, TapisGame *game)
{
  TapisPile *pile = game != NULL && part->seat <
                                      (int) tapis_game_get_n_seats (game)
                      ? tapis_game_get_pile (game, part->zone, part->seat)
                      : NULL;

  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (part->view), pile);
  if (part->caption == NULL)
    return;
  g_signal_group_set_target (part->signals, pile);
  update_caption (part);
}

static void
part_free (gpointer data)
{
  Part *part = data;

  g_clear_object (&part->signals);
  g_clear_pointer (&part->caption, gtk_widget_unparent);
  g_clear_pointer (&part->view, gtk_widget_unparent);
  g_free (part->zone);
  g_free (part);
}

GtkWidget *
tapis_middle_add_pile (TapisMiddle *self, const char *zone, int seat,
                       TapisPileShape shape, gboolean interactive,
                       gboolean focusable)
{
  TapisMiddlePrivate *priv = private_of (self);
  Part *part;

  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  part = g_new0 (Part, 1);
  part->zone = g_strdup (zone);
  part->seat = seat;
  part->view = tapis_pile_view_new (shape, interactive, focusable);
  g_object_connect (part->view,
                    "swapped-signal::card-activated", card_activated_cb, self,
                    "swapped-signal::chosen", chosen_cb, self,
                    "swapped-signal::focus-lost", focus_lost_cb, self,
                    NULL);
  gtk_widget_set_parent (part->view, GTK_WIDGET (self));
  g_ptr_array_add (priv->parts, part);
  return part->view;
}

GtkWidget *
tapis_middle_add_caption (TapisMiddle *self, GtkWidget *pile_view)
{
  TapisMiddlePrivate *priv = private_of (self);
  GtkWidget *caption = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (caption, "pile-caption");
  gtk_widget_set_parent (caption, GTK_WIDGET (self));
  for (guint i = 0; i < priv->parts->len; i++)
    {
      Part *part = g_ptr_array_index (priv->parts, i);

      if (part->view != pile_view)
        continue;
      part->caption = caption;
      part->signals = g_signal_group_new (TAPIS_TYPE_PILE);
      g_signal_group_connect_swapped (part->signals, "changed",
                                      G_CALLBACK (update_caption), part);
    }
  return caption;
}

int
tapis_middle_list_piles (TapisGame *game,
                         TapisPile *out[TAPIS_MIDDLE_MAX_PILES])
{
  GListModel *piles = tapis_game_now (game)->piles;
  TapisPile *stock = tapis_game_find_pile (game, CG_ZONE_STOCK, -1);
  int n = 0;

  if (stock != NULL)
    out[n++] = stock;
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      if (tapis_pile_get_seat (pile) < 0 && pile != stock &&
          n < TAPIS_MIDDLE_MAX_PILES)
        out[n++] = pile; /* remains valid, because the game owns the pile */
    }
  return n;
}

gboolean
tapis_middle_renew_piles (TapisMiddle *self, TapisGame *game)
{
  TapisMiddlePrivate *priv = private_of (self);
  const char *id = g_intern_string (tapis_game_get_game_id (game));

  if (priv->made_for == id)
    return FALSE;
  priv->made_for = id;
  g_ptr_array_set_size (priv->parts, 0);
  return TRUE;
}

void
tapis_middle_place_pile (GtkWidget *pile_view, int card,
                         const GdkRectangle *place)
{
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (pile_view), card);
  tapis_widget_allocate (pile_view, place);
}

GtkWidget *
tapis_middle_add_demand (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = private_of (self);

  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  priv->demand = gtk_label_new (NULL);
  /* the text may contain a long name */
  gtk_label_set_ellipsize (GTK_LABEL (priv->demand), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (priv->demand, "demand");
  gtk_widget_set_parent (priv->demand, GTK_WIDGET (self));
  tapis_middle_add_sign (self, "demand", priv->demand);
  return priv->demand;
}

void
tapis_middle_add_sign (TapisMiddle *self, const char *sign, GtkWidget *widget)
{
  g_hash_table_insert (private_of (self)->signs, (gpointer) sign, widget);
}

/* --- the widget ----------------------------------------------------------- */

static void
measure_needs (TapisMiddlePrivate *priv, int card, int table_width,
               TapisMiddleNeeds *needs)
{
  *needs = (TapisMiddleNeeds) {
    .pack = priv->game != NULL ? tapis_game_get_pack (priv->game)
                               : CG_PACK_FRENCH,
    .card = card,
    .table = table_width,
  };
  if (priv->demand != NULL)
    needs->chip = tapis_widget_natural_height (priv->demand, -1);
  for (guint i = 0; i < priv->parts->len; i++)
    {
      Part *part = g_ptr_array_index (priv->parts, i);

      if (part->caption == NULL)
        continue;
      if (needs->line == 0)
        needs->line = tapis_widget_natural_height (part->caption, -1);
      needs->caption = MAX (needs->caption, measure_caption (part));
    }
}

static void
tapis_middle_size_allocate (GtkWidget *widget, int width, int height,
                            int baseline)
{
  TapisMiddle *self = TAPIS_MIDDLE (widget);
  TapisMiddlePrivate *priv = private_of (self);
  TapisMiddleNeeds needs;

  measure_needs (priv, priv->card, priv->table_width, &needs);
  TAPIS_MIDDLE_GET_CLASS (self)->place (self, &needs, width, height);
}

static gboolean
tapis_middle_contains (GtkWidget *widget, double x, double y)
{
  /* a click between the parts of the middle goes to the widget below */
  return FALSE;
}

static void
tapis_middle_dispose (GObject *object)
{
  TapisMiddle *self = TAPIS_MIDDLE (object);
  TapisMiddlePrivate *priv = private_of (self);

  tapis_middle_set_game (self, NULL);
  g_ptr_array_set_size (priv->parts, 0);
  g_clear_object (&priv->signals);
  priv->demand = NULL;
  g_hash_table_remove_all (priv->signs);
  tapis_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (tapis_middle_parent_class)->dispose (object);
}

static void
tapis_middle_finalize (GObject *object)
{
  TapisMiddlePrivate *priv = private_of (TAPIS_MIDDLE (object));

  g_ptr_array_unref (priv->parts);
  g_hash_table_unref (priv->signs);

  G_OBJECT_CLASS (tapis_middle_parent_class)->finalize (object);
}

/* Handles Enter on a part that does not use this key itself: plays the chosen
 * cards, if there are any. */
static gboolean
enter_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TapisGame *game = private_of (TAPIS_MIDDLE (widget))->game;

  if (game == NULL || tapis_game_get_selection_count (game) == 0)
    return FALSE;
  g_signal_emit_by_name (widget, "pile-chosen", NULL);
  return TRUE;
}

static void
tapis_middle_class_init (TapisMiddleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_middle_dispose;
  object_class->finalize = tapis_middle_finalize;
  widget_class->size_allocate = tapis_middle_size_allocate;
  widget_class->contains = tapis_middle_contains;
  klass->see = real_see;
  klass->stops = real_stops;

  for (guint i = 0; i < G_N_ELEMENTS (tapis_enter_keys); i++)
    gtk_widget_class_add_binding (widget_class, tapis_enter_keys[i], 0,
                                  enter_cb, NULL);

  tapis_class_add_signal (klass, "tell", 1, G_TYPE_STRING);
  tapis_class_add_signal (klass, "pile-chosen", 1, TAPIS_TYPE_PILE);
  tapis_class_add_signal (klass, "focus-lost", 0);

  gtk_widget_class_set_css_name (widget_class, "middle");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
show_game (TapisMiddle *self)
{
  TapisMiddleClass *klass = TAPIS_MIDDLE_GET_CLASS (self);

  if (klass->game_changed != NULL)
    klass->game_changed (self, private_of (self)->game);
}

static void
tapis_middle_init (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = private_of (self);

  priv->parts = g_ptr_array_new_with_free_func (part_free);
  priv->signs = g_hash_table_new (g_str_hash, g_str_equal);
  priv->signals = g_signal_group_new (TAPIS_TYPE_GAME);
  tapis_middle_follow (self, "moved", G_CALLBACK (show_game));
  tapis_middle_follow (self, "notify::viewer", G_CALLBACK (show_game));
  tapis_middle_follow (self, "notify::demand", G_CALLBACK (update_demand));
}

/* --- what the table asks -------------------------------------------------- */

GType
tapis_middle_type_for (TapisGame *game)
{
  g_return_val_if_fail (TAPIS_IS_GAME (game), G_TYPE_INVALID);

  for (guint i = 0; tapis_table_kinds[i] != NULL; i++)
    if (g_str_equal (tapis_table_kinds[i]->game,
                     tapis_game_get_game_id (game)))
      return tapis_table_kinds[i]->get_middle_type ();
  return tapis_game_has_tricks (game) ? TAPIS_TYPE_MIDDLE_TRICK
                                      : TAPIS_TYPE_MIDDLE_PILES;
}

void
tapis_middle_set_game (TapisMiddle *self, TapisGame *game)
{
  TapisMiddlePrivate *priv = private_of (self);
  TapisMiddleClass *klass;

  g_return_if_fail (TAPIS_IS_MIDDLE (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  if (priv->game == game)
    return;
  /* the old game is removed before the new one is shown */
  if (game != NULL)
    tapis_middle_set_game (self, NULL);
  klass = TAPIS_MIDDLE_GET_CLASS (self);
  if (game != NULL && klass->prepare != NULL)
    klass->prepare (self, game);
  g_signal_group_set_target (priv->signals, game);
  for (guint i = 0; i < priv->parts->len; i++)
    show_part (g_ptr_array_index (priv->parts, i), game);
  g_set_object (&priv->game, game);
  update_demand (self);
  show_game (self);
}

void
tapis_middle_request (TapisMiddle *self, int card, int table_width, int *width,
                      int *height)
{
  TapisMiddleNeeds needs;

  measure_needs (private_of (self), card, table_width, &needs);
  TAPIS_MIDDLE_GET_CLASS (self)->request (self, &needs, width, height);
}

void
tapis_middle_set_card (TapisMiddle *self, int card, int table_width)
{
  TapisMiddlePrivate *priv = private_of (self);

  if (priv->card == card && priv->table_width == table_width)
    return;
  priv->card = card;
  priv->table_width = table_width;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tapis_middle_set_still (TapisMiddle *self, gboolean still)
{
  private_of (self)->still = still;
}

gboolean
tapis_middle_see (TapisMiddle *self, TapisPile *pile, TapisCard *card,
                  GtkWidget *above, TapisSight *sight, TapisCardView **view)
{
  *view = NULL;
  return TAPIS_MIDDLE_GET_CLASS (self)->see (self, pile, card, above, sight,
                                             view);
}

gboolean
tapis_middle_shows (TapisCard *card, gpointer middle)
{
  TapisMiddleClass *klass = TAPIS_MIDDLE_GET_CLASS (middle);

  return klass->shows != NULL && klass->shows (middle, card);
}

void
tapis_middle_see_deck (TapisMiddle *self, GtkWidget *above, TapisSight *sight)
{
  TapisMiddlePrivate *priv = private_of (self);
  TapisPile *stock =
    priv->game != NULL ? tapis_game_find_pile (priv->game, CG_ZONE_STOCK, -1)
                       : NULL;
  GtkWidget *deck = stock != NULL ? find_pile (priv, stock) : NULL;
  GtkWidget *from = deck != NULL ? deck : GTK_WIDGET (self);

  *sight = (TapisSight) {
    .width = deck != NULL
               ? tapis_pile_view_get_card_width (TAPIS_PILE_VIEW (deck))
               : priv->card,
    .pack = priv->game != NULL ? tapis_game_get_pack (priv->game)
                               : CG_PACK_FRENCH,
    .face = CG_CARD_HIDDEN,
  };
  tapis_sight_take_place (sight, from, gtk_widget_get_width (from) / 2.0,
                          gtk_widget_get_height (from) / 2.0, above);
}

guint
tapis_middle_stops (TapisMiddle *self, GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS],
                    guint *first)
{
  return TAPIS_MIDDLE_GET_CLASS (self)->stops (self, out, first);
}

GtkWidget *
tapis_middle_find_move (TapisMiddle *self)
{
  TapisMiddleClass *klass = TAPIS_MIDDLE_GET_CLASS (self);

  return klass->find_move != NULL ? klass->find_move (self) : NULL;
}

GtkWidget *
tapis_middle_find (TapisMiddle *self, TapisPile *what, const char *sign)
{
  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  if (what != NULL)
    return find_pile (private_of (self), what);
  return sign != NULL ? g_hash_table_lookup (private_of (self)->signs, sign)
                      : NULL;
}

/* --- what a subclass asks ------------------------------------------------- */

TapisGame *
tapis_middle_get_game (TapisMiddle *self)
{
  return private_of (self)->game;
}

gboolean
tapis_middle_get_still (TapisMiddle *self)
{
  return private_of (self)->still || !gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
tapis_middle_follow (TapisMiddle *self, const char *signal, GCallback callback)
{
  g_signal_group_connect_swapped (private_of (self)->signals, signal,
                                  callback, self);
}
