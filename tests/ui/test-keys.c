/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of every kind by Enter, Space, the arrows, Home, End and digits
 * and nothing else: the focus is always on what makes a move when it is a
 * person's turn, whatever move is meant is a few keys away, and Enter after a
 * hint plays it.
 *
 * Counted is every turn of every game, however large the hand. Needed is a key
 * for each card of the move, or for what is done without cards, and one that
 * lays, where choosing does not; all others only lead somewhere. The shortest
 * way is taken: step by step, from either end, or from a card that a digit
 * leads to; it is also told how long the way by arrows, Home and End is. */

#include "config.h"

#include "desk.h"
#include "tests/each-game.h"
#include "keys.h"
#include "model/game/tapis-game-kind.h"
#include "parts.h"
#include "players/cg-players.h"
#include "widgets/table/tapis-table.h"

/* a hint without a computer player who thinks */
void tapis_game_mark_hint (TapisGame *self, CgMove move);
void tapis_game_refresh   (TapisGame *self);

/* so many keys that only lead somewhere a move may take, on average */
#define MOST_EXTRA 1.5

/* what has been played of a kind of game, and by how many keys */
typedef struct
{
  guint turns;
  guint needed; /* keys without which no move is made */
  guint used;
  guint saved;  /* more without digits: by arrows, Home and End */
} Count;

/* so many keys have digits saved */
static guint saved;

/* who plays like that every so many turns asks for a hint */
#define HINTS_EVERY 5

/* A person's turn, or the result of a round or of the game. */
static gboolean
is_turn (Desk *desk)
{
  const TapisGameNow *now = tapis_game_now (desk->game);

  return desk_is_laid_out (desk) &&
         (now->viewer_to_move || part_has_result (desk->table));
}

static GtkWidget *
get_focus (Desk *desk)
{
  return gtk_root_get_focus (GTK_ROOT (desk->window));
}

static void
press (Desk *desk, guint key)
{
  desk->keys++;
  keys_press (desk->window, key, 0);
}

static char *
describe (Desk *desk)
{
  GtkWidget *focus = get_focus (desk);
  g_autofree char *legal = tapis_game_tell_legal (desk->game);

  return g_strdup_printf (
    "%s, after %u moves, the focus on %s “%s”: %s",
    tapis_game_get_game_id (desk->game), tapis_game_get_n_plies (desk->game),
    focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing",
    TAPIS_IS_CARD_VIEW (focus)
      ? tapis_card_get_name (
          tapis_card_view_get_card (TAPIS_CARD_VIEW (focus)))
    : GTK_IS_BUTTON (focus) && gtk_button_get_label (GTK_BUTTON (focus))
      ? gtk_button_get_label (GTK_BUTTON (focus))
      : "",
    legal);
}

/* What the keys would play now can be played. */
static void
check_focus (Desk *desk)
{
  GtkWidget *focus = get_focus (desk);
  gboolean good = FALSE;

  if (TAPIS_IS_CARD_VIEW (focus))
    good = tapis_game_count_move (desk->game,
                                  tapis_card_view_get_card (
                                    TAPIS_CARD_VIEW (focus))) > 0;
  else if (TAPIS_IS_SEAT_VIEW (focus))
    good = tapis_seat_view_get_state (TAPIS_SEAT_VIEW (focus))->targetable;
  else if (part_middle (desk->table) != NULL && focus != NULL &&
           gtk_widget_is_ancestor (focus, part_middle (desk->table)))
    good = focus ==
           tapis_middle_find_move (TAPIS_MIDDLE (part_middle (desk->table)));
  else if (GTK_IS_BUTTON (focus))
    good = gtk_widget_is_ancestor (focus, part_actions (desk->table)) &&
           !gtk_widget_has_css_class (focus, "refused");
  if (!good)
    {
      g_autofree char *where = describe (desk);

      g_error ("nothing to play by a key: %s", where);
    }
}

/* --- what makes a move ---------------------------------------------------- */

/* The cards of @move, its button and its player, as a hint would mark them. */
typedef struct
{
  GPtrArray *cards; /* views */
  GtkWidget *other;
} Parts;

static void
add_hinted (GtkWidget *widget, Parts *parts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (TAPIS_IS_CARD_VIEW (widget) && gtk_widget_get_focusable (widget) &&
      tapis_card_get_state (
        tapis_card_view_get_card (TAPIS_CARD_VIEW (widget)))->hinted)
    g_ptr_array_add (parts->cards, widget);
  else if (gtk_widget_has_css_class (widget, "hinted") &&
           gtk_widget_get_focusable (widget))
    parts->other = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_hinted (child, parts);
}

static void
find_parts (Desk *desk, CgMove move, Parts *parts)
{
  GtkWidget *focus = get_focus (desk);

  parts->cards = g_ptr_array_new ();
  parts->other = NULL;
  tapis_game_mark_hint (desk->game, move);
  tapis_game_refresh (desk->game);
  add_hinted (GTK_WIDGET (desk->table), parts);
  tapis_game_mark_hint (desk->game, CG_NO_MOVE);
  tapis_game_refresh (desk->game);
  g_assert_true (get_focus (desk) == focus);
}

/* --- going there ---------------------------------------------------------- */

static GPtrArray *
list_places (GtkWidget *parent)
{
  GPtrArray *places = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_focusable (child) && gtk_widget_get_mapped (child))
      g_ptr_array_add (places, child);
  return places;
}

/* What is pressed to go to @card by its number. */
static guint
get_digit (GtkWidget *card)
{
  guint rank =
    TAPIS_IS_CARD_VIEW (card)
      ? cg_card_rank (tapis_card_get_state (tapis_card_view_get_card (
                                              TAPIS_CARD_VIEW (card)))->face)
      : 0;

  return rank == 0 ? 0 : rank < 10 ? GDK_KEY_0 + rank : GDK_KEY_0;
}

/* The shortest way from @focus to @target, which lie side by side: from where
 * the focus is, from either end, or from a card that a digit leads to, and from
 * there step by step. */
static void
go_along (Desk *desk, GtkWidget *focus, GtkWidget *target)
{
  g_autoptr (GPtrArray) places = list_places (gtk_widget_get_parent (target));
  guint from, to, key = 0, times = 0;
  int best, plain, last = (int) places->len - 1, begin;

  g_assert_true (g_ptr_array_find (places, focus, &from));
  g_assert_true (g_ptr_array_find (places, target, &to));
  begin = (int) from;
  best = ABS ((int) to - begin);
#define TRY(place, a_key, n)                                                  \
  if ((int) (n) + ABS ((int) to - (place)) < best)                            \
    {                                                                         \
      begin = place;                                                          \
      key = a_key;                                                            \
      times = n;                                                              \
      best = (int) (n) + ABS ((int) to - begin);                              \
    }
  TRY (0, GDK_KEY_Home, 1)
  TRY (last, GDK_KEY_End, 1)
  plain = best;
  for (guint digit = GDK_KEY_0; digit <= GDK_KEY_9; digit++)
    for (guint i = 1, n = 0; i <= places->len; i++)
      {
        guint place = (from + i) % places->len;

        if (get_digit (g_ptr_array_index (places, place)) != digit)
          continue;
        n++;
        TRY ((int) place, digit, n)
      }
#undef TRY
  saved += (guint) (plain - best);
  for (guint i = 0; i < times; i++)
    press (desk, key);
  for (; begin < (int) to; begin++)
    press (desk, GDK_KEY_Right);
  for (; begin > (int) to; begin--)
    press (desk, GDK_KEY_Left);
}

static graphene_point_t
centre_of (Desk *desk, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (desk->table),
                                            &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

/* Leads the focus to @target by arrows, Home and End. */
static void
go_to (Desk *desk, GtkWidget *target)
{
  GtkWidget *parent = gtk_widget_get_parent (target);

  for (guint i = 0; i < 20 && get_focus (desk) != target; i++)
    {
      GtkWidget *focus = get_focus (desk);
      graphene_point_t here, there;

      g_assert_nonnull (focus);
      here = centre_of (desk, focus);
      there = centre_of (desk, target);
      if (gtk_widget_get_parent (focus) == parent &&
          parent != GTK_WIDGET (desk->table))
        go_along (desk, focus, target);
      else if (TAPIS_IS_SEAT_VIEW (target) &&
               gtk_widget_get_parent (focus) == GTK_WIDGET (desk->table) &&
               TAPIS_IS_SEAT_VIEW (focus))
        press (desk, here.x < there.x ? GDK_KEY_Right : GDK_KEY_Left);
      else
        press (desk, there.y < here.y ? GDK_KEY_Up : GDK_KEY_Down);
    }
  if (get_focus (desk) != target)
    {
      g_autofree char *where = describe (desk);

      g_error ("no arrow leads to %s: %s", G_OBJECT_TYPE_NAME (target), where);
    }
}

/* --- whole games ---------------------------------------------------------- */

/* Presses Enter where the focus is until a move is made, or something is asked.
 * Returns how often. */
static guint
enter (Desk *desk, guint most)
{
  guint serial = tapis_game_get_serial (desk->game);
  guint n = 0;

  while (n < most && serial == tapis_game_get_serial (desk->game) &&
         !tapis_game_now (desk->game)->choosing)
    {
      press (desk, GDK_KEY_Return);
      n++;
    }
  return n;
}

/* Plays @move, one of @n, from where the focus is. Returns of how many keys it
 * is made at least: one a card, and one that lays. */
static guint
play (Desk *desk, CgMove move, guint n)
{
  GtkWidget *middle = part_middle (desk->table);
  guint serial = tapis_game_get_serial (desk->game);
  guint needed = 0;
  Parts parts;

  /* what is the only move, or is lost as soon as a card is laid, has the focus
   */
  if (n == 1 || get_focus (desk) == tapis_middle_find_move (
                                      TAPIS_MIDDLE (middle)))
    return enter (desk, 12);
  find_parts (desk, move, &parts);
  for (guint i = 0; i < parts.cards->len; i++)
    {
      go_to (desk, g_ptr_array_index (parts.cards, i));
      if (i + 1 == parts.cards->len)
        needed += enter (desk, parts.other == NULL ? 2 : 1);
      else
        {
          press (desk, GDK_KEY_space);
          needed++;
        }
    }
  g_ptr_array_unref (parts.cards);
  if (serial != tapis_game_get_serial (desk->game))
    return needed;
  find_parts (desk, move, &parts);
  g_assert_nonnull (parts.other);
  go_to (desk, parts.other);
  press (desk, GDK_KEY_Return);
  g_ptr_array_unref (parts.cards);
  return needed + 1;
}

/* A hint for @move: the focus goes there, and Enter plays it. */
static void
play_hint (Desk *desk, CgMove move)
{
  guint plies = tapis_game_get_n_plies (desk->game);

  g_autofree char *hint = NULL;

  tapis_game_give_hint (desk->game, move, NULL);
  hint = g_strdup (tapis_game_now (desk->game)->hint);
  check_focus (desk);
  keys_press (desk->window, GDK_KEY_Return, 0);
  if (tapis_game_get_n_plies (desk->game) <= plies ||
      tapis_game_get_move (desk->game, plies) != move)
    {
      g_autofree char *where = describe (desk);

      g_error ("Enter after the hint “%s” does not play it, but says “%s”: %s",
               hint, gtk_label_get_text (GTK_LABEL (part_prompt (desk->table))),
               where);
    }
}

static TapisGame *
new_game (const CgRules *rules, guint seats, guint64 deal)
{
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) CLAMP (seats, rules->min_seats, rules->max_seats);
  /* a match of several rounds where the rounds are short */
  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (g_str_equal (rules->options[i].id, "game"))
      setup.options[i] = 1;
  return tapis_game_new (rules, &setup, deal, NULL);
}

static double
extra (const Count *count)
{
  return (double) (count->used - count->needed) / count->turns;
}

static void
tell_count (const char *what, const Count *count)
{
  g_test_message ("%s: %u moves by %u keys, %u of them needed: %.2f more a "
                  "move; by arrows alone %.2f", what, count->turns,
                  count->used, count->needed, extra (count),
                  extra (count) + (double) count->saved / count->turns);
}

/* A game as one plays it, now and then by a hint that is drawn, to its end or
 * for so many turns; adds to @all what it has taken. */
static void
check_game (const CgRules *rules, guint seats, guint64 deal, guint most,
            Count *all)
{
  Desk desk;
  CgRandom random;
  Count count = { 0 };
  g_autofree char *name = NULL;

  cg_random_seed (&random, deal);
  desk_sit_down (&desk, new_game (rules, seats, deal));
  /* nobody looks: drawing would take most of the time */
  gtk_widget_set_opacity (GTK_WIDGET (desk.table), 0);
  for (guint i = 0; i < most; i++)
    {
      const CgState *state = tapis_game_get_state (desk.game);
      CgMove moves[CG_MAX_MOVES];
      guint n, serial;

      desk_wait (&desk, is_turn, "a turn");
      serial = tapis_game_get_serial (desk.game);
      if (part_has_result (desk.table))
        {
          /* on to the next round; the next game would be another one */
          g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                                 part_result (desk.table)));
          if (tapis_game_now (desk.game)->over)
            break;
          keys_press (desk.window, GDK_KEY_Return, 0);
          g_assert_cmpuint (serial, !=, tapis_game_get_serial (desk.game));
          continue;
        }
      check_focus (&desk);
      n = rules->moves (state, moves);
      if (i % HINTS_EVERY == HINTS_EVERY - 1)
        {
          play_hint (&desk, moves[cg_random_below (&random, n)]);
          continue;
        }
      desk.keys = 0;
      saved = 0;
      count.needed +=
        play (&desk,
              cg_player_advise (&cg_player_medium, rules, state,
                                cg_random_next (&random), NULL, NULL),
              n);
      count.used += desk.keys;
      count.saved += saved;
      count.turns++;
      if (serial == tapis_game_get_serial (desk.game))
        {
          g_autofree char *where = describe (&desk);

          g_error ("the move is not made: %s", where);
        }
    }
  g_assert_cmpuint (count.turns, >, 2);
  name = g_strdup_printf ("%s, %u seats, deal %" G_GUINT64_FORMAT, rules->id,
                          tapis_game_get_n_seats (desk.game), deal);
  tell_count (name, &count);
  all->turns += count.turns;
  all->needed += count.needed;
  all->used += count.used;
  all->saved += count.saved;
  desk_stand_up (&desk);
}

static void
test_whole_games (gconstpointer data)
{
  const CgRules *rules = data;
  gboolean soak = g_getenv ("TAPIS_SOAK") != NULL;
  Count all = { 0 };

  check_game (rules, 3, 2, 50, &all);
  for (guint seats = rules->min_seats; soak && seats <= rules->max_seats;
       seats++)
    for (guint64 deal = 1; deal <= 4; deal++)
      check_game (rules, seats, deal, 400, &all);
  tell_count (rules->id, &all);
  g_assert_cmpfloat (extra (&all), <=, MOST_EXTRA);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  test_each_game (cg_games, "/keys/whole-games", test_whole_games);
  return g_test_run ();
}
