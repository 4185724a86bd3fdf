/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tapis-lab show: a position drawn for a person in a terminal. Knows no game:
 * what lies where comes from the zones, the rest from the position's text. */

#include "lab.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COLUMNS 78
#define INDENT 13

/* Cards are as wide as they look: suits are one column of three bytes. */
static guint
print_card (CgCard card, gboolean colour)
{
  static const char *const suits[] = { "♠", "♥", "♦", "♣" };
  char text[CG_CARD_TEXT_SIZE];
  gboolean red;

  cg_card_to_text (card, text);
  if (!cg_card_is_french (card))
    {
      fputs (text, stdout);
      return (guint) strlen (text);
    }
  text[strlen (text) - 1] = '\0';
  red = colour && (cg_card_suit (card) == CG_HEARTS ||
                   cg_card_suit (card) == CG_DIAMONDS);
  printf ("%s%s%s%s", red ? "\033[31m" : "", text,
          suits[cg_card_suit (card)], red ? "\033[0m" : "");
  return (guint) strlen (text) + 1;
}

static void
print_zone (const CgRules *rules,
            const CgState *state,
            guint          zone,
            int            seat,
            gboolean       colour)
{
  CgCard list[CG_MAX_ZONE];
  guint n = rules->cards (state, zone, seat, list);
  guint column = INDENT;

  printf ("%-8s%3u ", rules->zones[zone].id, n);
  for (guint i = 0; i < n; i++)
    {
      if (column > COLUMNS - 4)
        {
          printf ("\n%*s", INDENT - 1, "");
          column = INDENT;
        }
      putchar (' ');
      column += print_card (list[i], colour) + 1;
    }
  putchar ('\n');
}

static gboolean
is_zone (const CgRules *rules, const char *key)
{
  const char *dot = strchr (key, '.');
  gsize length = dot != NULL ? (gsize) (dot - key) : strlen (key);

  for (guint i = 0; rules->zones[i].id != NULL; i++)
    if (strlen (rules->zones[i].id) == length &&
        strncmp (rules->zones[i].id, key, length) == 0)
      return TRUE;
  return FALSE;
}

/* What the position says besides where the cards are. */
static void
print_rest (const CgRules *rules, const CgState *state)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) names = NULL;
  guint column = 0;

  rules->write_position (state, keys);
  names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    if (!is_zone (rules, names[i]))
      {
        g_autofree char *value =
          g_key_file_get_value (keys, CG_GROUP_POSITION, names[i], NULL);
        guint width = (guint) (strlen (names[i]) + strlen (value) + 1);

        if (column > 0 && column + width + 2 > COLUMNS)
          {
            putchar ('\n');
            column = 0;
          }
        printf ("%s%s=%s", column > 0 ? "  " : "", names[i], value);
        column += width + (column > 0 ? 2 : 0);
      }
  putchar ('\n');
}

int
lab_show (const LabArgs *args)
{
  g_autoptr (CgSession) session =
    lab_load (args->n_words > 0 ? args->words[0] : NULL);
  gboolean colour = isatty (STDOUT_FILENO);
  const CgSetup *setup;
  const CgRules *rules;
  const CgState *state;
  int to_move;

  if (session == NULL)
    return LAB_BAD_DATA;
  rules = cg_session_rules (session);
  state = cg_session_state (session);
  setup = cg_session_setup (session);
  to_move = rules->to_move (state);
  printf ("%s, %u seats, seat %u dealt, %u moves", rules->id,
          setup->seats, setup->dealer, cg_session_n_played (session));
  if (cg_session_is_over (session))
    fputs (", over", stdout);
  else if (cg_session_round_is_over (session))
    fputs (", round over: “deal” goes on", stdout);
  putchar ('\n');
  print_rest (rules, state);
  putchar ('\n');
  for (guint zone = 0; rules->zones[zone].id != NULL; zone++)
    if (!rules->zones[zone].per_seat)
      print_zone (rules, state, zone, 0, colour);
  for (int seat = 0; seat < setup->seats; seat++)
    {
      printf ("\n%s seat %d\n", seat == to_move ? ">" : " ", seat);
      for (guint zone = 0; rules->zones[zone].id != NULL; zone++)
        if (rules->zones[zone].per_seat)
          print_zone (rules, state, zone, seat, colour);
    }
  return LAB_OK;
}
