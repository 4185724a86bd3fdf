/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand `tapis-lab show` draws a position in a terminal, so that a
 * person can play from it. It shows the cards of each zone, everything else in
 * the position, and the legal moves of the seat to move. The zones and values
 * of a seat are shown together. Everything is taken from the zones, the text of
 * the position and the texts of the moves, so this file does not need to know
 * any game.
 *
 * Cards are written as in the text of a position, except for the suits. These
 * are ♠ ♥ ♦ ♣ in the French pack. In the Spanish pack they are two letters,
 * because "1o" and "10" look alike: the 12 of oros is "12or", but "12o" in a
 * move. ▮ is a hidden card. */

#include "lab.h"

#include "engine/cg-position.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COLUMNS 78

/* If there are more moves than this, only the shortest moves with each verb
 * (the first word of a move) are printed. */
#define MANY_MOVES 20

typedef struct
{
  CgSession     *session;
  const CgRules *rules;
  const CgState *state; /* the position; if --seat is given, as that seat sees
                         * it */
  GKeyFile      *keys;  /* @state as a key file */
  char         **names; /* the names of the keys in @keys, ended by NULL */
  gboolean       colour;
  guint          name_width; /* the width of the longest name, in columns */
} Drawing;

/* --- cards ---------------------------------------------------------------- */

static void
append_card (GString *out, CgCard card, gboolean colour)
{
  static const struct
  {
    const char *text;
    const char *colour;
  } suits[][4] = {
    { { "♠", "" }, { "♥", "31" }, { "♦", "31" }, { "♣", "" } },
    { { "or", "33" }, { "co", "31" }, { "es", "34" }, { "ba", "32" } },
  };
  gboolean spanish = cg_card_is_spanish (card);
  guint suit = cg_card_suit (card);
  char text[CG_CARD_TEXT_SIZE];

  if (card == CG_CARD_HIDDEN)
    {
      g_string_append (out, "▮");
      return;
    }
  cg_card_to_text (card, text);
  if (!spanish && !cg_card_is_french (card))
    {
      g_string_append (out, text);
      return;
    }
  text[strlen (text) - 1] = '\0';
  if (colour && *suits[spanish][suit].colour != '\0')
    g_string_append_printf (out, "\033[%sm%s%s\033[0m",
                            suits[spanish][suit].colour, text,
                            suits[spanish][suit].text);
  else
    g_string_append_printf (out, "%s%s", text, suits[spanish][suit].text);
}

/* Appends to @out a word from a value of a position, for example "7H+7D@1".
 * Cards in the word are drawn. */
static void
append_word (GString *out, const char *word, gboolean colour)
{
  while (*word != '\0')
    {
      gsize length = strcspn (word, "+@,;:");
      const char *equals = memchr (word, '=', length);
      CgCard card;

      /* "*=12" is one card (a joker), but "KH=3" is a card and a number */
      if (!cg_card_from_text (word, (gssize) length, &card) && equals != NULL)
        length = (gsize) (equals - word);
      if (length > 0 && cg_card_from_text (word, (gssize) length, &card))
        append_card (out, card, colour);
      else
        g_string_append_len (out, word, (gssize) length);
      word += length;
      if (*word != '\0')
        g_string_append_c (out, *word++);
    }
}

/* --- lines ---------------------------------------------------------------- */

/* Returns the width of @text in the terminal, in columns. Escape sequences for
 * colours have no width. */
static guint
width_of (const char *text)
{
  guint width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (*text == '\033')
        text = strchr (text, 'm');
      else
        width++;
    }
  return width;
}

/* Prints @words, separated by spaces. A word that does not fit into the line is
 * printed on a new line, below the first word. @indent is the number of columns
 * that are already used in the first line. */
static void
print_words (const GPtrArray *words, guint indent)
{
  guint column = indent;

  for (guint i = 0; i < words->len; i++)
    {
      guint width = width_of (words->pdata[i]);

      if (i > 0 && column + width >= COLUMNS)
        {
          printf ("\n%*s", (int) indent, "");
          column = indent;
        }
      printf ("%s%s", column > indent ? " " : "", (char *) words->pdata[i]);
      column += width + (column > indent);
    }
  putchar ('\n');
}

/* Prints a line with the first @length bytes of @name, the number @n (nothing
 * if it is negative), and @words. */
static void
print_line (const Drawing *d, const char *name, gsize length, int n,
            const GPtrArray *words)
{
  printf ("  %-*.*s", (int) d->name_width, (int) length, name);
  if (n >= 0)
    printf (" %3d", n);
  else
    printf ("%4s", "");
  if (words->len > 0)
    printf ("  ");
  print_words (words, d->name_width + 8);
}

/* Returns the words of @text with their cards drawn. */
static GPtrArray *
draw_words (const Drawing *d, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        GString *word = g_string_new (NULL);

        append_word (word, words[i], d->colour);
        g_ptr_array_add (list, g_string_free (word, FALSE));
      }
  return list;
}

/* --- what lies where ------------------------------------------------------ */

/* Returns the seat to which @key belongs, such as 2 for "bank.2". Returns
 * CG_NO_SEAT if it belongs to none. */
static int
seat_of_key (const Drawing *d, const char *key)
{
  const char *dot = strrchr (key, '.');
  gint64 seat;

  if (dot != NULL &&
      cg_number_from_text (dot + 1, 0,
                           cg_session_setup (d->session)->seats - 1, &seat))
    return (int) seat;
  return CG_NO_SEAT;
}

static gsize
name_length (const Drawing *d, const char *key)
{
  return seat_of_key (d, key) == CG_NO_SEAT
           ? strlen (key)
           : (gsize) (strrchr (key, '.') - key);
}

static gboolean
is_zone (const Drawing *d, const char *key)
{
  gsize length = name_length (d, key);
  const CgField *zone;

  for (guint i = 0; (zone = cg_zone (d->rules, i)) != NULL; i++)
    if (strlen (zone->key) == length && strncmp (zone->key, key, length) == 0)
      return TRUE;
  return FALSE;
}

/* Prints the cards in the zone with the index @zone. If each seat has such a
 * zone, prints the zone of @seat. Uses the text of the position if it contains
 * the zone, because the text tells more than a list of the cards, for example
 * who laid them. */
static void
print_zone (const Drawing *d, guint zone, int seat)
{
  const CgField *place = cg_zone (d->rules, zone);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) words = NULL;
  CgCard list[CG_MAX_ZONE];
  char key[CG_KEY_SIZE], card[CG_CARD_TEXT_SIZE];
  guint n = cg_zone_cards (d->rules, d->state, zone, seat, list);

  g_strlcpy (key, place->key, sizeof key);
  if (place->per_seat > 0)
    cg_position_key (key, place->key, seat);
  text = g_key_file_get_value (d->keys, CG_GROUP_POSITION, key, NULL);
  if (text == NULL)
    {
      GString *cards = g_string_new (NULL);

      for (guint i = 0; i < n; i++)
        g_string_append_printf (cards, "%s ", cg_card_to_text (list[i], card));
      text = g_string_free (cards, FALSE);
    }
  words = draw_words (d, text);
  print_line (d, place->key, strlen (place->key), (int) n, words);
}

/* Prints the values of @seat in the position, except for its zones. With
 * CG_NO_SEAT, prints those that belong to no seat. */
static void
print_keys (const Drawing *d, int seat)
{
  for (guint i = 0; d->names[i] != NULL; i++)
    if (seat_of_key (d, d->names[i]) == seat && !is_zone (d, d->names[i]))
      {
        g_autofree char *value = g_key_file_get_value (
          d->keys, CG_GROUP_POSITION, d->names[i], NULL);
        g_autoptr (GPtrArray) words = draw_words (d, value);

        if (words->len > 0)
          print_line (d, d->names[i], name_length (d, d->names[i]), -1, words);
      }
}

static void
print_zones (const Drawing *d, int seat)
{
  const CgField *zone;

  for (guint i = 0; (zone = cg_zone (d->rules, i)) != NULL; i++)
    if (zone->per_seat == (seat != CG_NO_SEAT))
      print_zone (d, i, seat);
}

/* --- what may be done ----------------------------------------------------- */

/* Compares the texts of two moves for sorting: the text with fewer words comes
 * first. */
static int
compare_words (gconstpointer a, gconstpointer b)
{
  guint n[2] = { 0, 0 };
  const char *const *texts[2] = { a, b };

  for (guint i = 0; i < 2; i++)
    for (const char *p = *texts[i]; *p != '\0'; p++)
      n[i] += *p == ' ';
  return (int) n[0] - (int) n[1];
}

/* Prints the moves among @texts that begin with @verb, at most @most of them.
 * The verb is printed first, in a column of @width columns, and the other words
 * of the moves to its right. */
static void
print_group (char **texts, const char *verb, guint width, guint most)
{
  g_autoptr (GPtrArray) group = g_ptr_array_new_with_free_func (g_free);
  gsize length = strlen (verb);
  guint n;

  for (guint i = 0; texts[i] != NULL; i++)
    if (strncmp (texts[i], verb, length) == 0 && texts[i][length] == ' ')
      g_ptr_array_add (group, g_strconcat (texts[i] + length + 1, ",", NULL));
  n = group->len;
  if (n > most)
    {
      /* print the shortest moves, because a list of single cards tells more
       * than a few combinations */
      g_ptr_array_sort (group, compare_words);
      g_ptr_array_set_size (group, (int) most);
      g_ptr_array_add (group, g_strdup_printf ("… and %u more,", n - most));
    }
  if (n == 0)
    {
      printf ("  %s\n", verb);
      return;
    }
  /* remove the comma after the last move */
  *strrchr (group->pdata[group->len - 1], ',') = '\0';
  printf ("  %-*s  ", (int) width, verb);
  print_words (group, width + 4);
}

/* Prints the moves of @seat, grouped by their verbs: "lay 7H, 7H 7D, KS". */
static void
print_moves (const Drawing *d, int seat)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) texts = lab_list_moves (d->rules, d->state);
  guint n = g_strv_length (texts);
  guint width = 0;
  guint most;

  for (guint i = 0; i < n; i++)
    {
      char *verb = g_strndup (texts[i], strcspn (texts[i], " "));

      width = MAX (width, (guint) strlen (verb));
      if (g_ptr_array_find_with_equal_func (verbs, verb, g_str_equal, NULL))
        g_free (verb);
      else
        g_ptr_array_add (verbs, verb);
    }
  most = n > MANY_MOVES ? MAX (MANY_MOVES / verbs->len, 3) : n;
  printf ("\nseat %d may, in %u way%s:\n", seat, n, n == 1 ? "" : "s");
  for (guint i = 0; i < verbs->len; i++)
    print_group (texts, verbs->pdata[i], width, most);
  if (n > MANY_MOVES)
    puts ("  (all of them: tapis-lab moves)");
}

/* --- the whole ------------------------------------------------------------ */

static void
print_head (const Drawing *d)
{
  const CgSetup *setup = cg_session_setup (d->session);
  g_autoptr (GPtrArray) changed = g_ptr_array_new_with_free_func (g_free);
  char number[12];

  printf ("%s, %u seats, seat %u dealt%s, %u moves", d->rules->id,
          setup->seats, setup->dealer,
          d->rules->next_round != NULL ? " first" : "",
          cg_session_n_played (d->session));
  if (cg_session_is_over (d->session))
    fputs (", over", stdout);
  else if (cg_session_round_is_over (d->session))
    fputs (", round over: “deal” goes on", stdout);
  putchar ('\n');
  for (guint i = 0; d->rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &d->rules->options[i];

      if (setup->options[i] != option->default_value)
        g_ptr_array_add (changed, g_strdup_printf (
          "%s=%s", option->id,
          cg_option_value_to_text (option, setup->options[i], number)));
    }
  if (changed->len > 0)
    {
      fputs ("with ", stdout);
      print_words (changed, strlen ("with "));
    }
  if (d->rules->pack == CG_PACK_SPANISH)
    puts ("or: oros (o), co: copas (c), es: espadas (e), ba: bastos (b)");
  putchar ('\n');
}

static void
draw (const Drawing *d, int sees)
{
  int seats = cg_session_setup (d->session)->seats;
  int to_move = d->rules->to_move (d->state);
  CgResult result;

  print_head (d);
  print_keys (d, CG_NO_SEAT);
  print_zones (d, CG_NO_SEAT);
  if (to_move == CG_NO_SEAT)
    d->rules->result (cg_session_state (d->session), &result);
  for (int seat = 0; seat < seats; seat++)
    {
      printf ("\n%s seat %d", seat == to_move ? ">" : " ", seat);
      if (to_move == CG_NO_SEAT)
        printf (", place %u, score %d", result.place[seat],
                result.score[seat]);
      putchar ('\n');
      print_keys (d, seat);
      print_zones (d, seat);
    }
  if (to_move != CG_NO_SEAT && (sees == CG_NO_SEAT || sees == to_move))
    print_moves (d, to_move);
}

int
lab_show (const LabArgs *args, CgSession *session)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree CgState *view = NULL;
  g_auto (GStrv) names = NULL;
  Drawing drawing = { .session = session };

  if (args->seat >= cg_session_setup (session)->seats)
    return lab_usage_error ("“%d” is not a seat from 0 to %d", args->seat,
                            cg_session_setup (session)->seats - 1);
  drawing.rules = cg_session_rules (session);
  view = cg_state_copy (drawing.rules, cg_session_state (session));
  if (args->seat != CG_NO_SEAT)
    cg_redact (drawing.rules, view, args->seat);
  drawing.state = view;
  cg_position_write (drawing.rules, view, keys);
  names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL, NULL);
  drawing.keys = keys;
  drawing.names = names;
  drawing.colour = isatty (STDOUT_FILENO);
  drawing.name_width = 5;
  for (guint i = 0; names[i] != NULL; i++)
    drawing.name_width = MAX (drawing.name_width,
                              (guint) name_length (&drawing, names[i]));
  draw (&drawing, args->seat);
  return LAB_OK;
}
