/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The functions of cg-rules.h that are common to all games: the ids of refusals
 * and events, options as text, and states on the heap. */

#include "cg-rules.h"

#include <string.h>

#include "cg-position-private.h"

const CgChoice cg_choices_switch[] = {
  /* Nobody sees these labels: the window shows such an option as a switch. */
  { "off", "Off" },
  { "on", "On" },
  { NULL, NULL },
};

/* --- names --------------------------------------------------------------- */

static const char *const refusal_ids[CG_REFUSE_GAME] = {
  [CG_LEGAL] = "legal",
  [CG_REFUSE_GAME_OVER] = "game-over",
  [CG_REFUSE_ROUND_OVER] = "round-over",
  [CG_REFUSE_NOT_A_MOVE] = "not-a-move",
  [CG_REFUSE_NOT_NOW] = "not-now",
  [CG_REFUSE_NOT_YOUR_CARD] = "not-your-card",
  [CG_REFUSE_FOLLOW_SUIT] = "follow-suit",
};

static const CgEventInfo event_infos[CG_EVENT_GAME] = {
  [CG_EVENT_LAID] = { .id = "laid", .cards = CG_CARDS_COUNTED,
                      .shows = TRUE },
  [CG_EVENT_DREW] = { .id = "drew", .reveals = TRUE },
  [CG_EVENT_PASSED] = { .id = "passed" },
  [CG_EVENT_LEADS] = { .id = "leads", .cards = CG_CARDS_COUNTED },
  [CG_EVENT_TOOK_TRICK] = { .id = "took-trick", .takes = TRUE },
  [CG_EVENT_SCORED] = { .id = "scored" },
  [CG_EVENT_OUT_LOST] = { .id = "out-lost" },
  [CG_EVENT_OUT_WON] = { .id = "out-won" },
  [CG_EVENT_DEALT] = { .id = "dealt", .cards = 1, .reveals = TRUE },
  [CG_EVENT_ROUND_OVER] = { .id = "round-over", .of_all = TRUE },
  [CG_EVENT_GAME_OVER] = { .id = "game-over", .of_all = TRUE },
};

const char *
cg_refusal_id (const CgRules *rules, guint kind)
{
  const char *const *own = rules->refusals;

  if (kind < CG_REFUSE_GAME)
    return refusal_ids[kind];
  for (guint i = CG_REFUSE_GAME; own != NULL && *own != NULL; i++, own++)
    if (i == kind)
      return *own;
  return NULL;
}

const CgEventInfo *
cg_event_info (const CgRules *rules, guint kind)
{
  const CgEventInfo *own = rules->events;

  if (kind < CG_EVENT_GAME)
    return kind != CG_EVENT_NONE ? &event_infos[kind] : NULL;
  for (guint i = CG_EVENT_GAME; own != NULL && own->id != NULL; i++, own++)
    if (i == kind)
      return own;
  return NULL;
}

const char *
cg_event_id (const CgRules *rules, guint kind)
{
  const CgEventInfo *info = cg_event_info (rules, kind);

  return info != NULL ? info->id : NULL;
}

CgEvent *
cg_events_append (CgEvents *events, guint kind, int seat)
{
  CgEvent *event;

  g_assert (events->n < CG_MAX_EVENTS);
  event = &events->list[events->n++];
  *event = (CgEvent) {
    .kind = (guint8) kind,
    .seat = (gint8) seat,
    .other = CG_NO_SEAT,
  };
  memset (event->cards, CG_CARD_NONE, sizeof event->cards);
  return event;
}

/* --- setup and options -----------------------------------------------------
 */

void
cg_setup_init (CgSetup *setup, const CgRules *rules)
{
  *setup = (CgSetup) { .seats = rules->default_seats };
  for (guint i = 0; rules->options[i].id != NULL; i++)
    setup->options[i] = rules->options[i].default_value;
}

guint
cg_option_n_values (const CgOption *option)
{
  guint n = 0;

  if (option->choices == NULL)
    return (guint) (option->max - option->min) / (guint) option->step + 1;
  while (option->choices[n].id != NULL)
    n++;
  return n;
}

gint16
cg_option_value_at (const CgOption *option, guint position)
{
  return (gint16) (option->choices != NULL
                     ? (int) position
                     : option->min + (int) position * option->step);
}

static gboolean
option_has_value (const CgOption *option, int value)
{
  if (option->choices != NULL)
    return value >= 0 && value < (int) cg_option_n_values (option);
  return value >= option->min && value <= option->max &&
         (value - option->min) % option->step == 0;
}

const char *
cg_setup_validate (const CgSetup *setup, const CgRules *rules)
{
  guint i;

  if (setup->seats < rules->min_seats || setup->seats > rules->max_seats)
    return "the game is not for that many seats";
  if (setup->dealer >= setup->seats)
    return "the dealer has no seat";
  for (i = 0; rules->options[i].id != NULL; i++)
    if (!option_has_value (&rules->options[i], setup->options[i]))
      return "an option has a value that it does not know";
  for (; i < CG_MAX_OPTIONS; i++)
    if (setup->options[i] != 0)
      return "there are more options than the game has";
  return NULL;
}

int
cg_option_index (const CgRules *rules, const char *id)
{
  for (int i = 0; rules->options[i].id != NULL; i++)
    if (strcmp (rules->options[i].id, id) == 0)
      return i;
  return -1;
}

const char *
cg_option_value_to_text (const CgOption *option, int value, char number[12])
{
  if (option->choices != NULL)
    return option->choices[value].id;
  g_snprintf (number, 12, "%d", value);
  return number;
}

gboolean
cg_option_value_from_text (const CgOption *option, const char *text,
                           gint16 *value)
{
  gint64 number;

  if (option->choices != NULL)
    {
      for (gint16 i = 0; option->choices[i].id != NULL; i++)
        if (strcmp (option->choices[i].id, text) == 0)
          {
            *value = i;
            return TRUE;
          }
      return FALSE;
    }
  if (!cg_number_from_text (text, option->min, option->max, &number) ||
      !option_has_value (option, (int) number))
    return FALSE;
  *value = (gint16) number;
  return TRUE;
}

gboolean
cg_setup_read_options (CgSetup *setup, const CgRules *rules, const char *text,
                       char **reason)
{
  g_auto (GStrv) words = g_strsplit (text, ";", -1);
  gboolean given[CG_MAX_OPTIONS] = { FALSE };

  *reason = NULL;
  for (guint i = 0; words[i] != NULL && *reason == NULL; i++)
    {
      char *word = g_strstrip (words[i]);
      char *equals = strchr (word, '=');
      int option;

      if (*word == '\0' && words[i + 1] == NULL)
        break; /* nothing follows the last semicolon */
      if (equals != NULL)
        *equals = '\0';
      option = cg_option_index (rules, word);
      if (equals == NULL)
        *reason = g_strdup_printf ("“%.30s” is not an option and its value",
                                   word);
      else if (option < 0)
        *reason = g_strdup_printf ("the game has no option “%.30s”", word);
      else if (given[option])
        *reason = g_strdup_printf ("“%s” is there twice", word);
      else if (!cg_option_value_from_text (&rules->options[option],
                                           equals + 1,
                                           &setup->options[option]))
        *reason = g_strdup_printf ("“%s” cannot be “%.30s”", word,
                                   equals + 1);
      else
        given[option] = TRUE;
    }
  return *reason == NULL;
}

gboolean
cg_number_from_text (const char *text, gint64 min, gint64 max, gint64 *value)
{
  const char *digits = text + (*text == '-');

  /* Only one way of writing a number is accepted: no "+", no space, no zeros in
   * front. */
  if (!g_ascii_isdigit (*digits) ||
      (*digits == '0' && (digits[1] != '\0' || digits != text)))
    return FALSE;
  return g_ascii_string_to_signed (text, 10, min, max, value, NULL);
}

/* --- states on the heap ------------------------------------------------------
 */

CgState *
cg_state_new (const CgRules *rules, const CgSetup *setup)
{
  return g_malloc0 (cg_setup_state_size (rules, setup));
}

gboolean
cg_has_choice (const CgRules *rules, const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];

  return rules->moves (state, moves) > 1;
}

CgState *
cg_state_copy (const CgRules *rules, const CgState *state)
{
  return g_memdup2 (state, cg_state_size (rules, state));
}

CgState *
cg_state_seen_by (const CgRules *rules, const CgState *state, int seat)
{
  CgState *view = cg_state_copy (rules, state);

  cg_redact (rules, view, seat);
  return view;
}

gsize
cg_state_size (const CgRules *rules, const CgState *state)
{
  CgSetup setup;

  cg_get_setup (rules, state, &setup);
  return cg_setup_state_size (rules, &setup);
}

void
cg_deal (const CgRules *rules, const CgSetup *setup, guint64 deal, CgState *out)
{
  CgRandom random;

  cg_random_seed (&random, deal);
  rules->deal (setup, &random, out);
}

guint8
cg_draw_dealer (const CgRules *rules, const CgSetup *setup, guint64 deal,
                CgCard cut[CG_MAX_SEATS])
{
  CgCard own[CG_MAX_SEATS];
  CgRandom random;

  if (cut == NULL)
    cut = own;
  memset (cut, CG_CARD_NONE, CG_MAX_SEATS);
  if (rules->draw_dealer == NULL)
    return setup->dealer;
  /* The seed differs from that of the deal, so that the choice of the dealer
   * tells nothing about the cards. */
  cg_random_seed (&random, deal ^ G_GUINT64_CONSTANT (0xdea1) << 48);
  return (guint8) rules->draw_dealer (setup, &random, cut);
}

int
cg_team (const CgRules *rules, const CgState *state, int seat)
{
  return rules->team != NULL ? rules->team (state, seat) : seat;
}

gboolean
cg_is_first_of_team (const CgRules *rules, const CgState *state, int seat)
{
  for (int other = 0; rules->team != NULL && other < seat; other++)
    if (rules->team (state, other) == rules->team (state, seat))
      return FALSE;
  return TRUE;
}

void
cg_result_place_by_score (const CgRules *rules, const CgState *state,
                          CgResult *result)
{
  int n = (int) cg_n_seats (rules, state);

  for (int seat = 0; seat < n; seat++)
    {
      result->place[seat] = 1;
      for (int other = 0; other < n; other++)
        result->place[seat] += result->score[other] > result->score[seat] &&
                               (rules->team == NULL ||
                                cg_is_first_of_team (rules, state, other));
    }
}

gboolean
cg_is_over (const CgRules *rules, const CgState *state)
{
  CgResult result;

  if (rules->to_move (state) != CG_NO_SEAT)
    return FALSE;
  if (rules->next_round == NULL)
    return TRUE;
  rules->result (state, &result);
  return !result.goes_on;
}

void
cg_next_round (const CgRules *rules, guint64 deal, guint round, CgState *state,
               CgEvents *events)
{
  CgRandom random;

  /* The seeds of later rounds are far from the numbers of deals, so that a
   * later round is not the same as the first round of another match. */
  cg_random_seed (&random,
                  deal ^ round * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  rules->next_round (state, &random, events);
}

char *
cg_move_to_text (const CgRules *rules, const CgState *state, CgMove move)
{
  GString *text = g_string_new (NULL);

  cg_write_move (rules, state, move, text);
  return g_string_free (text, FALSE);
}

CgMove
cg_random_move (const CgRules *rules, const CgState *state, CgRandom *random)
{
  CgMove list[CG_MAX_MOVES];

  if (rules->random_move != NULL)
    return rules->random_move (state, random);
  return list[cg_random_below (random, rules->moves (state, list))];
}
