/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards on their way, one picture after the other: from the deal over many
 * moves and back again no card is ever gone from the table, in any game, and no
 * token either. With TAPIS_FILM=FOLDER every frame is kept there, to be looked
 * at. */

#include "config.h"

#include <math.h>

#include "desktop.h"
#include "frames.h"
#include "tests/each-game.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/cards/tapis-card-art.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/table/tapis-tokens-view.h"

#define PLIES 14
#define BACK 3

/* What the frames since the last change have shown. */
typedef struct
{
  TapisTable *table;
  const char *what;
  guint       n;
  guint       flying;
} Film;

/* The cards that have a widget on the table. */
static guint
count_views (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (TAPIS_IS_CARD_VIEW (widget))
    return gtk_widget_get_width (widget) > 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_views (child);
  return n;
}

/* The frames of a film that is to be kept. */
static GPtrArray *frames;

/* Keeps them; not while they are made, for that takes long. */
static void
keep_frames (Film *film)
{
  static guint number;

  for (guint i = 0; i < frames->len; i++)
    {
      g_autofree char *path = g_strdup_printf (
        "%s/%04u %s.png", g_getenv ("TAPIS_FILM"), ++number, film->what);

      frames_save (g_ptr_array_index (frames, i), GTK_WIDGET (film->table),
                   path);
    }
  g_ptr_array_set_size (frames, 0);
}

/* Each of them is drawn, where it is or where it flies. */
static void
frame_cb (GdkFrameClock *clock, Film *film)
{
  g_autoptr (GskRenderNode) node =
    frames_dup_node (GTK_WIDGET (film->table));
  guint there = count_views (GTK_WIDGET (film->table));
  guint drawn = frames_count_cards (node);

  film->n++;
  if (g_getenv ("TAPIS_FILM") != NULL)
    g_ptr_array_add (frames, gsk_render_node_ref (node));
  film->flying += part_is_flying (film->table);
  if (drawn < there)
    g_error ("%s, %s, frame %u: %u of %u cards are drawn",
             tapis_game_get_game_id (tapis_table_get_game (film->table)),
             film->what, film->n, drawn, there);
}

/* Looks at the first frames of a change, and at the one after its end; at all
 * of them where they are kept. */
static void
watch (Film *film, const char *what)
{
  gboolean all = g_getenv ("TAPIS_FILM") != NULL;

  film->what = what;
  film->n = 0;
  while (!tapis_table_is_laid_out (film->table) ||
         ((film->n < 2 || all) && part_is_flying (film->table)))
    g_main_context_iteration (NULL, TRUE);
  tapis_table_finish (film->table);
  frames_wait (GTK_WIDGET (film->table));
  keep_frames (film);
}

/* Any legal move. */
static void
play_any (TapisGame *game, const CgRules *rules, guint turn)
{
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  guint n = rules->moves (state, moves);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (n, >, 0);
  cg_write_move (rules, state, moves[(turn * 7919 + n / 2) % n], text);
  g_assert_true (tapis_game_play_text (game, text->str));
}

static void
test_game (gconstpointer data)
{
  const CgRules *rules = data;
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  g_autoptr (TapisGame) game = NULL;
  Film film = { .table = table };
  CgSetup setup;
  gulong handler;

  cg_setup_init (&setup, rules);
  game = tapis_game_new (rules, &setup, 5, NULL);
  tapis_game_set_practice (game, TRUE);
  g_object_set (table, "step-mode", TRUE, NULL);
  window = desktop_show (table, 800, 600);
  handler = g_signal_connect (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), "after-paint",
    G_CALLBACK (frame_cb), &film);

  tapis_table_set_game (table, game, TRUE);
  watch (&film, "the deal");
  for (guint turn = 0; turn < PLIES && tapis_game_now (game)->to_move >= 0;
       turn++)
    {
      play_any (game, rules, turn);
      watch (&film, "a move");
    }
  for (guint i = 0; i < BACK && tapis_game_undo (game); i++)
    watch (&film, "a move taken back");
  for (guint i = 0; i < BACK && tapis_game_redo (game); i++)
    watch (&film, "a move made again");
  /* there was something to see */
  g_assert_cmpuint (film.flying, >, 10);

  g_signal_handler_disconnect (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), handler);
  gtk_window_destroy (window);
}

/* How @card looks where it lies now; (transfer full). */
static GdkTexture *
dup_face (TapisTable *table, TapisCard *card)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (table));
  TapisCardStyle style = tapis_card_theme_get_style (CG_PACK_FRENCH, scale);
  graphene_rect_t place;

  g_assert_true (
    tapis_table_locate (table, card, NULL, GTK_WIDGET (table), &place));
  return tapis_card_art_face (tapis_card_get_state (card)->face,
                              (int) ceilf (place.size.width) * scale, &style);
}

/* @card lies above all others that fly, or wait for it. */
static void
check_on_top (TapisTable *table, TapisCard *card)
{
  g_autoptr (GskRenderNode) node = frames_dup_node (part_flights (table));
  g_autoptr (GdkTexture) face = dup_face (table, card);

  g_assert_true (frames_find_top_picture (node) == face);
}

/* The whole pile comes into a hand, and lies as it did until it goes. */
static void
test_pick_up (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "norwegian", 2, "",
    "phase=play\nto-move=0\ndirection=clockwise\n"
    "stock=5H 5C\npile=3H@1 4D@0 5S@1 6S@0 7D@1\n"
    "hand.0=9S JS KH\nup.0=2H 9H 10C\ndown.0=6H QS 3D\n"
    "hand.1=8C 4C\nup.1=2D 8H 10D\ndown.1=6D QC 3C");
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Film film = { .table = table };
  TapisCard *top;

  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  top = tapis_pile_get_card (tapis_game_get_pile (game, "pile", -1), 4);
  g_assert_true (tapis_game_play_text (game, "pick-up"));
  film.n = 0;
  while (film.n == 0)
    g_main_context_iteration (NULL, TRUE);
  check_on_top (table, top);
  watch (&film, "the pile is picked up");
  g_assert_cmpuint (film.flying, >, 0);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

static void
closing_cb (GdkFrameClock *clock, TapisTable *table)
{
  g_autoptr (GskRenderNode) node = frames_dup_node (part_flights (table));
  TapisPile *hand =
    tapis_game_get_pile (tapis_table_get_game (table), "hand", 0);
  gboolean moves = FALSE;

  if (!part_is_flying (table))
    return;
  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      g_autoptr (GdkTexture) face =
        dup_face (table, tapis_pile_get_card (hand, i));
      gboolean drawn = frames_draw_picture (node, face);

      g_assert_true (drawn || !moves);
      moves |= drawn;
    }
  g_assert_true (moves);
}

/* A hand closes up: whatever lies on a card that moves aside goes on lying on
 * it, also what need not move. */
static void
test_closing (void)
{
  const CgRules *rules = cg_game_find ("scientific-war");
  g_autoptr (TapisGame) game = NULL;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Film film = { .table = table };
  GtkWindow *window;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  game = tapis_game_new (rules, &setup, 5, NULL);
  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (closing_cb), table);
  play_any (game, rules, 0);
  watch (&film, "the hand closes up");
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), table);
  gtk_window_destroy (window);
}

/* What the frames of a burn have shown. */
typedef struct
{
  TapisTable *table;
  TapisCard  *ten;
  guint       cards; /* on the table */
  guint       n;     /* frames */
  gboolean    rested;
  guint       after; /* frames since then */
} Burn;

static void
rested_cb (Burn *burn)
{
  burn->rested = TRUE;
}

/* The ten is above all others, from the hand to the pile and to where both
 * end. */
static void
burn_cb (GdkFrameClock *clock, Burn *burn)
{
  g_autoptr (GskRenderNode) all = frames_dup_node (GTK_WIDGET (burn->table));

  if (!part_is_flying (burn->table))
    return;
  /* in the first one all wait, each in its place */
  if (burn->n++ > 0)
    check_on_top (burn->table, burn->ten);
  /* nothing that lies there is gone before the pile lies on it */
  if (!burn->rested)
    g_assert_cmpuint (frames_count_cards (all), >=, burn->cards);
  burn->after += burn->rested;
}

/* A ten is laid on the pile, and only then all of it goes; it lies on top. */
static void
test_burn (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "norwegian", 2, "",
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\n"
    "pile=4H@1 5C@0 9D@1\nhand.0=10S KS\nup.0=\ndown.0=\n"
    "hand.1=8C 4C 5D\nup.1=\ndown.1=\n");
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  TapisPile *burnt = tapis_game_get_pile (game, "burnt", -1);
  Film film = { .table = table };
  Burn burn = { .table = table };
  GtkWindow *window;
  guint n = tapis_pile_get_n_cards (burnt);

  g_object_set (table, "step-mode", TRUE, "speed", TAPIS_SPEED_SLOW, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  burn.ten = tapis_pile_get_card (tapis_game_get_pile (game, "hand", 0), 0);
  burn.cards = count_views (GTK_WIDGET (table));
  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  g_assert_cmpuint (tapis_pile_get_n_cards (burnt), ==, n + 4);
  g_assert_true (tapis_pile_get_card (burnt, n + 3) == burn.ten);
  film.what = "the pile burns";
  g_signal_connect_swapped (part_flights (table), "rested",
                            G_CALLBACK (rested_cb), &burn);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (burn_cb), &burn);
  part_wait (table);
  keep_frames (&film);
  g_assert_cmpuint (burn.after, >, 0);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &burn);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

/* What the frames have shown while a face-down card was turned over. */
typedef struct
{
  TapisTable *table;
  GdkTexture *face;  /* of that card, as large as the cards of the pile */
  guint       cards; /* that were drawn before */
  guint       rests; /* how often cards have stopped */
  guint       seen;  /* the frames in which the card was seen where it lay */
} Turned;

static gboolean
is_crying (TapisTable *table)
{
  GtkWidget *cry = part_of_class (GTK_WIDGET (table), "cry");

  return cry != NULL && gtk_widget_get_visible (cry);
}

static void
stopped_cb (Turned *turned)
{
  turned->rests++;
}

/* As soon as the card has been turned over, it is above all others; the pile
 * has not moved yet, and nothing tells yet what comes of it. */
static void
turned_cb (GdkFrameClock *clock, Turned *turned)
{
  g_autoptr (GskRenderNode) flying = NULL;
  g_autoptr (GskRenderNode) all = NULL;

  if (turned->rests != 1 || turned->seen > 0 || !part_is_flying (turned->table))
    return;
  flying = frames_dup_node (part_flights (turned->table));
  all = frames_dup_node (GTK_WIDGET (turned->table));
  g_assert_true (frames_find_top_picture (flying) == turned->face);
  g_assert_cmpuint (frames_count_cards (all), >=, turned->cards);
  g_assert_false (is_crying (turned->table));
  /* the pile's count and what is asked would tell what comes of it */
  g_assert_true (
    gtk_widget_has_css_class (GTK_WIDGET (turned->table), "veiled"));
  turned->seen++;
}

/* Another player turns a face-down card over: everybody sees it where it lay,
 * large, before it fits, burns or comes back with the pile. Afterwards it is
 * cried what came of it. */
static void
test_turned (void)
{
  static const struct
  {
    const char *move;
    CgCard      card;
    guint       stops;
    const char *cry;
  } cases[] = {
    { "flip 1", CG_FRENCH (7, CG_DIAMONDS), 1, "Picks up!" },
    { "flip 2", CG_FRENCH (10, CG_HEARTS), 2, "Burns!" },
    { "flip 3", CG_FRENCH (CG_KING, CG_HEARTS), 1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TapisGame) game = desktop_new_game (
        "norwegian", 2, "",
        "phase=play\nto-move=1\ndirection=clockwise\nstock=\n"
        "pile=5C@0 9D@0\nhand.0=8C 4C 5D\nup.0=\ndown.0=\n"
        "hand.1=\nup.1=\ndown.1=7D 10H KH\n");
      TapisTable *table = TAPIS_TABLE (tapis_table_new ());
      TapisCardStyle style = tapis_card_theme_get_style (
        CG_PACK_FRENCH, gtk_widget_get_scale_factor (GTK_WIDGET (table)));
      Film film = { .table = table };
      Turned turned = { .table = table };
      GtkWindow *window;
      graphene_rect_t place;

      g_object_set (table, "step-mode", TRUE, NULL);
      tapis_table_set_game (table, game, FALSE);
      window = desktop_show (table, 800, 600);
      watch (&film, "the start");
      g_assert_true (tapis_table_locate (
        table, tapis_pile_get_card (tapis_game_get_pile (game, "pile", -1), 1),
        NULL, GTK_WIDGET (table), &place));
      turned.face = tapis_card_art_face (
        cases[i].card,
        (int) ceilf (place.size.width) *
          gtk_widget_get_scale_factor (GTK_WIDGET (table)), &style);
      turned.cards = count_views (GTK_WIDGET (table));
      g_signal_connect_swapped (part_flights (table), "rested",
                                G_CALLBACK (stopped_cb), &turned);
      g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                        "after-paint", G_CALLBACK (turned_cb), &turned);
      g_assert_true (tapis_game_play_text (game, cases[i].move));
      g_assert_false (is_crying (table));
      part_wait (table);
      while (gtk_widget_has_css_class (GTK_WIDGET (table), "veiled"))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (turned.rests, ==, cases[i].stops);
      g_assert_cmpuint (turned.seen, ==, 1);
      g_signal_handlers_disconnect_by_data (
        gtk_widget_get_frame_clock (GTK_WIDGET (table)), &turned);
      g_assert_cmpint (is_crying (table), ==, cases[i].cry != NULL);
      if (cases[i].cry != NULL)
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part_of_class (
                           GTK_WIDGET (table), "cry"))), ==, cases[i].cry);
      g_clear_object (&turned.face);
      gtk_window_destroy (window);
    }
}

/* The tokens that are drawn below @widget. */
static guint
count_tokens (GtkWidget *widget)
{
  guint n = 0;

  if (TAPIS_IS_TOKENS_VIEW (widget) || TAPIS_IS_FLIGHTS (widget))
    {
      g_autoptr (GskRenderNode) node = frames_dup_node (widget);

      return frames_count_pictures (node);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_tokens (child);
  return n;
}

/* What the frames of tokens have shown: how many are drawn, and fly. */
typedef struct
{
  TapisTable *table;
  guint       drawn;
  guint       flew; /* the most at once */
} Purse;

static void
purse_cb (GdkFrameClock *clock, Purse *purse)
{
  guint flying = count_tokens (part_flights (purse->table));

  purse->flew = MAX (purse->flew, flying);
  if (part_is_flying (purse->table))
    g_assert_cmpuint (count_tokens (GTK_WIDGET (purse->table)), ==,
                      purse->drawn);
}

/* The queen’s box, 9 points as 5 and four times 1, goes to who takes it: the
 * very same tokens, none of which is ever gone or there twice. */
static void
test_tokens (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "yellow-dwarf", 3, "",
    "round=1\nphase=begin\nto-move=0\n"
    "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\n"
    "pile=\nbank.0=105\n"
    "hand.0=AH 2C 3D 4S 4H 5H 5D 6D 7H 8S 8C 9H 10H KS QS\nbank.1=105\n"
    "hand.1=AD AC 2S 2H 3S 4D 4C 6C 7C 10S 10D QH KH KD JD\nbank.2=105\n"
    "hand.2=2D 3C 5S 6S 6H 7S 7D 8H 8D 9S 9D JS JC QC KC\n"
    "stub=AS 3H 5C 9C 10C JH QD");
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Purse purse = { .table = table };
  Film film = { .table = table };

  g_object_set (table, "step-mode", TRUE, "speed", TAPIS_SPEED_SLOW, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_assert_true (tapis_game_play_text (game, "lay QS"));
  watch (&film, "the queen is laid");
  purse.drawn = count_tokens (GTK_WIDGET (table));
  g_assert_cmpuint (purse.drawn, >, 60);
  film.what = "announce";
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (purse_cb), &purse);
  g_assert_true (tapis_game_play_text (game, "announce"));
  part_wait (table);
  keep_frames (&film);
  g_assert_cmpuint (purse.flew, ==, 5);
  /* 114 points are other tokens than 105 and 9: change is made at last */
  frames_wait (GTK_WIDGET (table));
  g_assert_cmpuint (count_tokens (GTK_WIDGET (table)), ==, purse.drawn - 5);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &purse);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

/* A round that is over with the next move. */
static TapisGame *
new_last_move (const CgRules *rules, const CgSetup *setup)
{
  g_autoptr (TapisGame) all = tapis_game_new (rules, setup, 5, NULL);
  TapisGame *game = tapis_game_new (rules, setup, 5, NULL);
  guint n = 0;

  while (!tapis_game_now (all)->round_over)
    play_any (all, rules, n++);
  for (guint turn = 0; turn + 1 < n; turn++)
    play_any (game, rules, turn);
  return game;
}

/* All is settled, and no card that nobody saw is seen turning over. */
static void
test_settlement (void)
{
  const CgRules *rules = cg_game_find ("yellow-dwarf");
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Film film = { .table = table };

  cg_setup_init (&setup, rules);
  game = new_last_move (rules, &setup);
  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  film.what = "the settlement";
  play_any (game, rules, tapis_game_get_n_plies (game));
  g_assert_true (tapis_game_now (game)->round_over);
  part_wait (table);
  frames_wait (GTK_WIDGET (table));
  keep_frames (&film);
  g_assert_cmpuint (film.flying, >, 1);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

/* --- the end, and what is heard ------------------------------------------- */

static GArray *heard; /* of TapisSound */
static double loud;
static TapisTable *listening;
static gboolean burns; /* a card is laid on a pile that goes then */

static void
hear (TapisSound sound, double volume)
{
  /* a card sounds when it has landed, though the pile goes with it */
  if (sound == TAPIS_SOUND_CARD && listening != NULL)
    g_assert_cmpint (burns, ==, part_is_flying (listening));
  g_array_append_val (heard, sound);
  loud = volume;
}

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* What was heard since the last time, as "card burn"; waits until nothing is
 * to come any more, and until a move would be heard again. */
static char *
listen (TapisTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean over;
  guint n;

  part_wait (table);
  do
    {
      n = heard->len;
      over = FALSE;
      g_timeout_add (TAPIS_MOTION_HEARD, over_cb, &over);
      while (!over)
        g_main_context_iteration (NULL, TRUE);
    }
  while (n != heard->len);
  for (guint i = 0; i < heard->len; i++)
    g_string_append_printf (
      text, "%s%s", i > 0 ? " " : "",
      tapis_sound_get_name (g_array_index (heard, TapisSound, i)));
  g_array_set_size (heard, 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_heard(table, text)                                             \
  G_STMT_START                                                                \
  {                                                                           \
    g_autofree char *is = listen (table);                                     \
                                                                              \
    g_assert_cmpstr (is, ==, text);                                           \
  }                                                                           \
  G_STMT_END

/* You have two cards left, and win with the last one. */
static TapisGame *
new_last_cards (void)
{
  return desktop_new_game (
    "norwegian", 2, "",
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=4H@1\n"
    "hand.0=10S KS\nup.0=\ndown.0=\nhand.1=8C 4C 5C\nup.1=\ndown.1=\n");
}

/* Whether a light goes over the cloth. */
static gboolean
gleams (TapisTable *table)
{
  g_autoptr (GskRenderNode) node = frames_dup_node (GTK_WIDGET (table));

  return frames_has_light (node);
}

static void
test_ending (void)
{
  g_autoptr (TapisGame) game = new_last_cards ();
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Film film = { .table = table };

  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  watch (&film, "the pile burns");
  g_assert_false (gleams (table));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  film.what = "the end";
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  g_assert_true (tapis_game_now (game)->over);
  while (!tapis_table_is_laid_out (table) || part_is_flying (table))
    {
      g_assert_false (gleams (table));
      g_main_context_iteration (NULL, TRUE);
    }
  frames_wait (GTK_WIDGET (table));
  g_assert_true (gleams (table));
  while (gleams (table))
    g_main_context_iteration (NULL, TRUE);
  keep_frames (&film);
  /* once: not when it is made again */
  tapis_game_undo (game);
  watch (&film, "taken back");
  g_assert_false (gleams (table));
  /* without motion there is none */
  g_object_set (table, "speed", TAPIS_SPEED_NONE, NULL);
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  watch (&film, "without motion");
  g_assert_false (gleams (table));
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

/* In step with the cards, one thing after the other, and not at all where it is
 * not wanted. */
static void
test_sounds (void)
{
  g_autoptr (TapisGame) game = new_last_cards ();
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  GtkSettings *settings = gtk_settings_get_default ();

  heard = g_array_new (FALSE, FALSE, sizeof (TapisSound));
  listening = table;
  tapis_sounds_set_player (hear);
  tapis_sounds_set_volume (0.5);
  tapis_game_set_practice (game, TRUE);
  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, TRUE);
  window = desktop_show (table, 800, 600);
  assert_heard (table, "shuffle turn");
  g_assert_cmpfloat (loud, ==, 0.5);

  g_assert_false (tapis_game_play_text (game, "lay 4S"));
  assert_heard (table, "refused");
  burns = TRUE;
  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  g_assert_cmpuint (heard->len, ==, 0); /* it still flies */
  assert_heard (table, "card burn");
  burns = FALSE;
  g_assert_true (tapis_game_undo (game));
  assert_heard (table, "");

  /* moves that chase each other */
  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  assert_heard (table, "win");
  g_assert_true (tapis_game_undo (game));
  assert_heard (table, "");

  /* off in the desktop's settings, and here */
  g_object_set (settings, "gtk-enable-event-sounds", FALSE, NULL);
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  assert_heard (table, "");
  g_object_set (settings, "gtk-enable-event-sounds", TRUE, NULL);
  g_assert_true (tapis_game_undo (game));
  tapis_sounds_set_volume (0);
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  assert_heard (table, "");

  tapis_sounds_set_player (NULL);
  listening = NULL;
  gtk_window_destroy (window);
  g_array_unref (heard);
}

/* --- the ring of the focus ------------------------------------------------ */

/* What is drawn of @widget, as text. */
static char *
draw (GtkWidget *widget)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  frames_wait (widget);
  node = frames_dup_node (widget);
  bytes = gsk_render_node_serialize (node);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* The ring of a card is gone as soon as the toolkit shows the focus no longer,
 * and the card has not moved: only what is chosen is raised. */
static void
test_ring (void)
{
  g_autoptr (TapisGame) game = new_last_cards ();
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  g_autofree char *before = NULL;
  g_autofree char *ring = NULL;
  g_autofree char *after = NULL;
  GtkWindow *window;
  GtkWidget *view;

  g_object_set (table, "step-mode", TRUE, "speed", TAPIS_SPEED_NONE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  part_wait (table);
  view = GTK_WIDGET (part_card (table, tapis_pile_get_card (hand, 0)));
  gtk_widget_grab_focus (view);
  gtk_window_set_focus_visible (window, FALSE);
  before = draw (view);
  gtk_window_set_focus_visible (window, TRUE);
  ring = draw (view);
  g_assert_cmpstr (ring, !=, before);
  g_assert_cmpfloat (tapis_card_view_get_raise (TAPIS_CARD_VIEW (view)), ==,
                     0);
  gtk_window_set_focus_visible (window, FALSE);
  after = draw (view);
  g_assert_cmpstr (after, ==, before);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);
  frames =
    g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  test_each_game (cg_games_all, "/motion", test_game);
  g_test_add_func ("/motion/pick-up", test_pick_up);
  g_test_add_func ("/motion/closing", test_closing);
  g_test_add_func ("/motion/burn", test_burn);
  g_test_add_func ("/motion/turned", test_turned);
  g_test_add_func ("/motion/tokens", test_tokens);
  g_test_add_func ("/motion/settlement", test_settlement);
  g_test_add_func ("/motion/ending", test_ending);
  g_test_add_func ("/motion/sounds", test_sounds);
  g_test_add_func ("/motion/ring", test_ring);
  return g_test_run ();
}
