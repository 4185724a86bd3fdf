/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tapis-lab show: a position drawn for a person in a terminal, who can play
 * from it: what lies where, what else the position says, each seat's beside
 * its cards, and what the seat to move may do. Knows no game: all of it comes
 * from the zones, the position's text and the texts of the moves.
 *
 * Cards are written as in the position, but for their suits: ♠ ♥ ♦ ♣ of the
 * French pack, two letters of the Spanish ("12or": the 12 of oros, "12o" in a
 * move), for "1o" and "10" look alike. ▮ is a card that cannot be seen. */

#include "lab.h"

#include "engine/cg-position.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COLUMNS 78

/* How many moves are listed; of more only the shortest of each kind. */
#define MANY_MOVES 20

typedef struct
{
  CgSession     *session;
  const CgRules *rules;
  const CgState *state; /* perhaps as one seat sees it */
  GKeyFile      *keys;  /* the position */
  char         **names; /* of the keys */
  gboolean       colour;
  guint          name_width;
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

/* A word of a position's value with the cards in it drawn: "7H+7D@1". */
static void
append_word (GString *out, const char *word, gboolean colour)
{
  while (*word != '\0')
    {
      gsize length = strcspn (word, "+@,;:");
      const char *equals = memchr (word, '=', length);
      CgCard card;

      /* "*=12" is one card, "KH=3" a card and a number */
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

/* The columns that @text takes, colours not counted. */
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

/* Prints words, one space between two, and goes on below the first where the
 * line is full. The line has @indent columns already. */
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

/* "name     N  word word …"; a negative number is not printed. */
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

static GPtrArray *
words_of_value (const Drawing *d, const char *key)
{
  g_autofree char *value =
    g_key_file_get_value (d->keys, CG_GROUP_POSITION, key, NULL);
  g_auto (GStrv) words = g_strsplit (value, " ", -1);
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

/* The seat that a key is of ("bank.2"), or CG_NO_SEAT. */
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

/* A place's cards: the position's text says more of them than a list does,
 * such as who laid them. */
static void
print_zone (const Drawing *d, guint zone, int seat)
{
  const CgField *place = cg_zone (d->rules, zone);
  g_autoptr (GPtrArray) words = NULL;
  CgCard list[CG_MAX_ZONE];
  char key[CG_KEY_SIZE];
  guint n = cg_zone_cards (d->rules, d->state, zone, seat, list);

  g_strlcpy (key, place->key, sizeof key);
  if (place->per_seat > 0)
    cg_position_key (key, place->key, seat);
  if (g_key_file_has_key (d->keys, CG_GROUP_POSITION, key, NULL))
    {
      words = words_of_value (d, key);
    }
  else
    {
      words = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < n; i++)
        {
          GString *word = g_string_new (NULL);

          append_card (word, list[i], d->colour);
          g_ptr_array_add (words, g_string_free (word, FALSE));
        }
    }
  print_line (d, place->key, strlen (place->key), (int) n, words);
}

/* The other keys of @seat, or those of no seat; empty ones say nothing. */
static void
print_keys (const Drawing *d, int seat)
{
  for (guint i = 0; d->names[i] != NULL; i++)
    if (seat_of_key (d, d->names[i]) == seat && !is_zone (d, d->names[i]))
      {
        g_autoptr (GPtrArray) words = words_of_value (d, d->names[i]);

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

/* The moves in groups by their first word: "lay  7H, 7H 7D, KS". */
static void
print_moves (const Drawing *d, int seat)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) groups =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  CgMove list[CG_MAX_MOVES];
  guint n = d->rules->moves (d->state, list);
  guint width = 0;
  guint most;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = cg_move_to_text (d->rules, d->state, list[i]);
      gsize length = strcspn (text, " ");
      g_autofree char *verb = g_strndup (text, length);
      guint g;

      if (!g_ptr_array_find_with_equal_func (verbs, verb, g_str_equal, &g))
        {
          g = verbs->len;
          g_ptr_array_add (verbs, g_strdup (verb));
          g_ptr_array_add (groups, g_ptr_array_new_with_free_func (g_free));
          width = MAX (width, (guint) length);
        }
      if (text[length] != '\0')
        g_ptr_array_add (groups->pdata[g], g_strdup (text + length + 1));
    }

  printf ("\nseat %d may, in %u way%s:\n", seat, n, n == 1 ? "" : "s");
  most = n > MANY_MOVES ? MAX (MANY_MOVES / verbs->len, 3) : n;
  for (guint g = 0; g < verbs->len; g++)
    {
      GPtrArray *group = groups->pdata[g];
      guint left = group->len > most ? group->len - most : 0;

      if (left > 0)
        {
          /* single cards tell more than combinations of few; the sorting is
           * stable */
          g_ptr_array_sort (group, compare_words);
          g_ptr_array_set_size (group, (int) most);
          g_ptr_array_add (group, g_strdup_printf ("… and %u more", left));
        }
      for (guint i = 0; i + 1 < group->len; i++)
        {
          char *text = group->pdata[i];

          group->pdata[i] = g_strconcat (text, ",", NULL);
          g_free (text);
        }
      if (group->len == 0)
        printf ("  %s", (char *) verbs->pdata[g]);
      else
        printf ("  %-*s  ", (int) width, (char *) verbs->pdata[g]);
      print_words (group, width + 4);
    }
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
