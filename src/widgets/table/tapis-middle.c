/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the middles of all tables have in common. Knows no game. */

#include "config.h"

#include "tapis-middle.h"

typedef struct
{
  /* owned */
  TapisGame *game;
  GPtrArray *piles; /* children: TapisPileView */

  /* children, or NULL */
  GtkWidget *demand;
  GtkWidget *deck;

  /* state */
  GtkWidget *const *seats; /* the table's, by seat */
  guint n_seats;
  int card;
  int table_width;
} TapisMiddlePrivate;

enum
{
  TELL,
  PILE_CHOSEN,
  FOCUS_LOST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TapisMiddle, tapis_middle,
                                     GTK_TYPE_WIDGET)

/* --- what it does where a class says nothing ------------------------------ */

static void
update_demand (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  const char *demand;

  if (priv->game == NULL || priv->demand == NULL)
    return;
  demand = tapis_game_get_demand (priv->game);
  gtk_label_set_text (GTK_LABEL (priv->demand), demand);
  gtk_widget_set_opacity (priv->demand, *demand != '\0' ? 1 : 0);
  /* a label without text would be read as the name of its type */
  gtk_accessible_update_state (GTK_ACCESSIBLE (priv->demand),
                               GTK_ACCESSIBLE_STATE_HIDDEN, *demand == '\0',
                               -1);
  gtk_widget_set_tooltip_text (
    priv->demand, tapis_game_get_demand_description (priv->game));
}

static void
real_set_game (TapisMiddle *self,
               TapisGame   *game)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  if (priv->game != NULL)
    g_signal_handlers_disconnect_by_func (priv->game, update_demand, self);
  g_set_object (&priv->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify::demand",
                           G_CALLBACK (update_demand), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::demand-description",
                           G_CALLBACK (update_demand), self,
                           G_CONNECT_SWAPPED);
  update_demand (self);
}

static gboolean
real_see (TapisMiddle    *self,
          TapisPile      *pile,
          TapisCard      *card,
          GtkWidget      *above,
          TapisSight     *sight,
          TapisCardView **view)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  for (guint i = 0; i < priv->piles->len; i++)
    {
      TapisPileView *here = g_ptr_array_index (priv->piles, i);

      if (tapis_pile_view_get_pile (here) != pile)
        continue;
      *view = tapis_pile_view_see (here, card, above, sight);
      return TRUE;
    }
  return FALSE;
}

static guint
real_stops (TapisMiddle *self,
            GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
            guint       *first)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  guint n = 0;

  *first = 0;
  for (guint i = 0; i < priv->piles->len && n < TAPIS_MIDDLE_MAX_STOPS; i++)
    out[n++] = g_ptr_array_index (priv->piles, i);
  return n;
}

static GtkWidget *
real_find (TapisMiddle *self,
           TapisPile   *what,
           const char  *sign)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  if (what == NULL)
    return g_strcmp0 (sign, "demand") == 0 ? priv->demand : NULL;
  for (guint i = 0; i < priv->piles->len; i++)
    if (tapis_pile_view_get_pile (g_ptr_array_index (priv->piles, i)) == what)
      return g_ptr_array_index (priv->piles, i);
  return NULL;
}

static gboolean
real_accepts (TapisMiddle *self,
              double       x,
              double       y)
{
  return TRUE;
}

static void
real_request (TapisMiddle *self,
              int          card,
              int          table_width,
              int         *width,
              int         *height)
{
  *width = *height = card;
}

/* --- piles ---------------------------------------------------------------- */

static void
card_activated_cb (TapisMiddle   *self,
                   TapisCard     *card,
                   TapisTouch     touch,
                   TapisPileView *view)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  tapis_game_touch_card (priv->game, card, touch);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

static void
chosen_cb (TapisMiddle   *self,
           TapisPileView *view)
{
  g_signal_emit (self, signals[PILE_CHOSEN], 0,
                 tapis_pile_view_get_pile (view));
}

static void
focus_lost_cb (TapisMiddle *self)
{
  g_signal_emit (self, signals[FOCUS_LOST], 0);
}

GtkWidget *
tapis_middle_add_pile (TapisMiddle    *self,
                       TapisPileShape  shape,
                       gboolean        interactive,
                       gboolean        focusable)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  GtkWidget *view;

  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  view = tapis_pile_view_new (shape, interactive, focusable);
  g_signal_connect_swapped (view, "card-activated",
                            G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (view, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (view, "focus-lost", G_CALLBACK (focus_lost_cb),
                            self);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  g_ptr_array_add (priv->piles, view);
  return view;
}

GtkWidget *
tapis_middle_add_demand (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  priv->demand = gtk_label_new (NULL);
  gtk_widget_add_css_class (priv->demand, "demand");
  gtk_widget_set_parent (priv->demand, GTK_WIDGET (self));
  return priv->demand;
}

/* --- the widget ----------------------------------------------------------- */

static gboolean
tapis_middle_contains (GtkWidget *widget,
                       double     x,
                       double     y)
{
  /* beside its parts one reaches what lies below */
  return FALSE;
}

static void
tapis_middle_dispose (GObject *object)
{
  TapisMiddle *self = TAPIS_MIDDLE (object);
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  GtkWidget *child;

  tapis_middle_set_game (self, NULL, NULL, 0);
  g_ptr_array_set_size (priv->piles, 0);
  priv->demand = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_middle_parent_class)->dispose (object);
}

static void
tapis_middle_finalize (GObject *object)
{
  TapisMiddlePrivate *priv =
    tapis_middle_get_instance_private (TAPIS_MIDDLE (object));

  g_ptr_array_unref (priv->piles);

  G_OBJECT_CLASS (tapis_middle_parent_class)->finalize (object);
}

static void
tapis_middle_class_init (TapisMiddleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_middle_dispose;
  object_class->finalize = tapis_middle_finalize;
  widget_class->contains = tapis_middle_contains;
  klass->set_game = real_set_game;
  klass->request = real_request;
  klass->see = real_see;
  klass->stops = real_stops;
  klass->find = real_find;
  klass->accepts = real_accepts;

  signals[TELL] = g_signal_new ("tell", G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PILE_CHOSEN] = g_signal_new ("pile-chosen",
                                       G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1,
                                       TAPIS_TYPE_PILE);
  signals[FOCUS_LOST] = g_signal_new ("focus-lost",
                                      G_TYPE_FROM_CLASS (klass),
                                      G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "middle");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_middle_init (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  priv->piles = g_ptr_array_new ();
}

/* --- what the table asks -------------------------------------------------- */

void
tapis_middle_set_game (TapisMiddle      *self,
                       TapisGame        *game,
                       GtkWidget *const *seats,
                       guint             n_seats)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  g_return_if_fail (TAPIS_IS_MIDDLE (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  priv->seats = seats;
  priv->n_seats = n_seats;
  if (priv->game != game)
    TAPIS_MIDDLE_GET_CLASS (self)->set_game (self, game);
}

void
tapis_middle_request (TapisMiddle *self,
                      int          card,
                      int          table_width,
                      int         *width,
                      int         *height)
{
  TAPIS_MIDDLE_GET_CLASS (self)->request (self, card, table_width, width,
                                          height);
}

void
tapis_middle_set_card (TapisMiddle *self,
                       int          card,
                       int          table_width)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  if (priv->card == card && priv->table_width == table_width)
    return;
  priv->card = card;
  priv->table_width = table_width;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
tapis_middle_see (TapisMiddle    *self,
                  TapisPile      *pile,
                  TapisCard      *card,
                  GtkWidget      *above,
                  TapisSight     *sight,
                  TapisCardView **view)
{
  *view = NULL;
  return TAPIS_MIDDLE_GET_CLASS (self)->see (self, pile, card, above, sight,
                                             view);
}

void
tapis_middle_see_deck (TapisMiddle *self,
                       GtkWidget   *above,
                       TapisSight  *sight)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  GtkWidget *from = priv->deck != NULL ? priv->deck : GTK_WIDGET (self);
  graphene_point_t place;

  *sight = (TapisSight) {
    .width = priv->deck != NULL
               ? tapis_pile_view_get_card_width (TAPIS_PILE_VIEW (priv->deck))
               : priv->card,
    .pack = priv->game != NULL ? tapis_game_get_pack (priv->game)
                               : CG_PACK_FRENCH,
    .face = CG_CARD_HIDDEN,
  };
  if (gtk_widget_compute_point (
        from, above,
        &GRAPHENE_POINT_INIT (gtk_widget_get_width (from) / 2.0f,
                              gtk_widget_get_height (from) / 2.0f),
        &place))
    {
      sight->x = place.x;
      sight->y = place.y;
    }
}

guint
tapis_middle_stops (TapisMiddle *self,
                    GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                    guint       *first)
{
  return TAPIS_MIDDLE_GET_CLASS (self)->stops (self, out, first);
}

GtkWidget *
tapis_middle_find_move (TapisMiddle *self)
{
  TapisMiddleClass *klass;

  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  klass = TAPIS_MIDDLE_GET_CLASS (self);
  return klass->find_move != NULL ? klass->find_move (self) : NULL;
}

GtkWidget *
tapis_middle_find (TapisMiddle *self,
                   TapisPile   *what,
                   const char  *sign)
{
  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), NULL);

  return TAPIS_MIDDLE_GET_CLASS (self)->find (self, what, sign);
}

gboolean
tapis_middle_accepts (TapisMiddle *self,
                      double       x,
                      double       y)
{
  return TAPIS_MIDDLE_GET_CLASS (self)->accepts (self, x, y);
}

/* --- what a subclass asks ------------------------------------------------- */

TapisGame *
tapis_middle_get_game (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  return priv->game;
}

int
tapis_middle_get_card (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  return priv->card;
}

int
tapis_middle_get_table_width (TapisMiddle *self)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  return priv->table_width;
}

void
tapis_middle_set_deck (TapisMiddle *self,
                       GtkWidget   *pile_view)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);

  priv->deck = pile_view;
}

gboolean
tapis_middle_find_seat (TapisMiddle      *self,
                        int               seat,
                        graphene_point_t *centre)
{
  TapisMiddlePrivate *priv = tapis_middle_get_instance_private (self);
  graphene_rect_t bounds;

  if (seat < 0 || seat >= (int) priv->n_seats || priv->seats[seat] == NULL ||
      !gtk_widget_compute_bounds (priv->seats[seat], GTK_WIDGET (self),
                                  &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, centre);
  return TRUE;
}

void
tapis_middle_tell (TapisMiddle *self,
                   const char  *sentence)
{
  g_signal_emit (self, signals[TELL], 0, sentence);
}
