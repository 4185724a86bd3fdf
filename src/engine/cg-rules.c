/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The conveniences on top of the contract: names of refusals and events,
 * options as text, states on the heap. Knows no game. */

#include "cg-rules.h"

#include <glib/gi18n.h>
#include <string.h>

const CgChoice cg_choices_switch[] = {
  { "off", N_("Off") },
  { "on", N_("On") },
  { NULL, NULL },
};

/* --- names --------------------------------------------------------------- */

static const char *const refusal_ids[] = {
  [CG_LEGAL] = "legal",
  [CG_REFUSE_GAME_OVER] = "game-over",
  [CG_REFUSE_NOT_A_MOVE] = "not-a-move",
  [CG_REFUSE_NOT_NOW] = "not-now",
  [CG_REFUSE_NOT_YOUR_CARD] = "not-your-card",
  [CG_REFUSE_NOT_FACE_UP] = "not-face-up",
  [CG_REFUSE_SAME_CARD] = "same-card",
  [CG_REFUSE_TOO_LOW] = "too-low",
  [CG_REFUSE_TOO_HIGH] = "too-high",
  [CG_REFUSE_SUIT] = "suit",
  [CG_REFUSE_BELOW_SIX] = "below-six",
  [CG_REFUSE_ANSWER_ATTACK] = "answer-attack",
  [CG_REFUSE_ACE_ON_COURT] = "ace-on-court",
  [CG_REFUSE_NOT_BELOW] = "not-below",
  [CG_REFUSE_DIFFERENT_RANKS] = "different-ranks",
  [CG_REFUSE_JOKER_ALONE] = "joker-alone",
  [CG_REFUSE_MUST_LAY] = "must-lay",
  [CG_REFUSE_NOTHING_TO_PICK_UP] = "nothing-to-pick-up",
  [CG_REFUSE_HAND_FIRST] = "hand-first",
  [CG_REFUSE_NO_SUCH_CARD] = "no-such-card",
  [CG_REFUSE_ONESELF] = "oneself",
  [CG_REFUSE_SEAT_IS_OUT] = "seat-is-out",
  [CG_REFUSE_ONLY_FOURS] = "only-fours",
  [CG_REFUSE_NOTHING_TO_PASS] = "nothing-to-pass",
  [CG_REFUSE_ROUND_OVER] = "round-over",
  [CG_REFUSE_DECLARE] = "declare",
  [CG_REFUSE_NOT_STUCK] = "not-stuck",
  [CG_REFUSE_NO_CLEANING] = "no-cleaning",
  [CG_REFUSE_NOT_NEXT_RANK] = "not-next-rank",
  [CG_REFUSE_MUST_BEGIN] = "must-begin",
  [CG_REFUSE_MUST_GO_ON] = "must-go-on",
  [CG_REFUSE_NOTHING_TO_ANNOUNCE] = "nothing-to-announce",
  [CG_REFUSE_NO_EIGHT] = "no-eight",
  [CG_REFUSE_NO_PILE] = "no-pile",
  [CG_REFUSE_ANNOUNCE_FIRST] = "announce-first",
  [CG_REFUSE_OVER_31] = "over-31",
  [CG_REFUSE_CARD_FITS] = "card-fits",
};
G_STATIC_ASSERT (G_N_ELEMENTS (refusal_ids) == CG_N_REFUSALS);

static const char *const event_ids[] = {
  [CG_EVENT_EXCHANGED] = "exchanged",
  [CG_EVENT_READY] = "ready",
  [CG_EVENT_LAID] = "laid",
  [CG_EVENT_COPIED] = "copied",
  [CG_EVENT_DREW] = "drew",
  [CG_EVENT_BURNT] = "burnt",
  [CG_EVENT_PICKED_UP] = "picked-up",
  [CG_EVENT_TOOK_UP] = "took-up",
  [CG_EVENT_FLIPPED] = "flipped",
  [CG_EVENT_DEMANDS_SUIT] = "demands-suit",
  [CG_EVENT_DEMANDS_LOW] = "demands-low",
  [CG_EVENT_SKIPPED] = "skipped",
  [CG_EVENT_ATTACKED] = "attacked",
  [CG_EVENT_ANSWERED] = "answered",
  [CG_EVENT_REVERSED] = "reversed",
  [CG_EVENT_ROTATED] = "rotated",
  [CG_EVENT_DISCARDED] = "discarded",
  [CG_EVENT_PASSED] = "passed",
  [CG_EVENT_OUT_LOST] = "out-lost",
  [CG_EVENT_OUT_WON] = "out-won",
  [CG_EVENT_LEADS] = "leads",
  [CG_EVENT_SCORED] = "scored",
  [CG_EVENT_GAME_OVER] = "game-over",
  [CG_EVENT_DEALT] = "dealt",
  [CG_EVENT_ROUND_OVER] = "round-over",
  [CG_EVENT_SHOWED] = "showed",
  [CG_EVENT_DECLARED] = "declared",
  [CG_EVENT_ZEROED] = "zeroed",
  [CG_EVENT_STRAW] = "straw",
  [CG_EVENT_STAKED] = "staked",
  [CG_EVENT_WITHOUT] = "without",
  [CG_EVENT_TOOK_BOX] = "took-box",
  [CG_EVENT_FORGOT] = "forgot",
  [CG_EVENT_BOX_CLOSED] = "box-closed",
  [CG_EVENT_STARTS_AGAIN] = "starts-again",
  [CG_EVENT_NEW_SEQUENCE] = "new-sequence",
  [CG_EVENT_STOPPED] = "stopped",
  [CG_EVENT_PAID] = "paid",
  [CG_EVENT_SHORT] = "short",
  [CG_EVENT_GRAND_OPERA] = "grand-opera",
  [CG_EVENT_KEPT] = "kept",
  [CG_EVENT_RUINED] = "ruined",
  [CG_EVENT_SWAPPED] = "swapped",
  [CG_EVENT_CHOSE] = "chose",
  [CG_EVENT_REVEALED] = "revealed",
  [CG_EVENT_REVOLUTION] = "revolution",
  [CG_EVENT_JACKS_CANCEL] = "jacks-cancel",
  [CG_EVENT_WAR] = "war",
  [CG_EVENT_TOOK_TRICK] = "took-trick",
  [CG_EVENT_JOKER_TAKES] = "joker-takes",
  [CG_EVENT_JOKER_WAR] = "joker-war",
  [CG_EVENT_JOKERS_CANCEL] = "jokers-cancel",
  [CG_EVENT_SEER] = "seer",
  [CG_EVENT_SEERS_CANCEL] = "seers-cancel",
  [CG_EVENT_SEERS_ONLY] = "seers-only",
  [CG_EVENT_SEES_COUNTS] = "sees-counts",
  [CG_EVENT_MAY_SWAP] = "may-swap",
  [CG_EVENT_TOOK_PILE] = "took-pile",
  [CG_EVENT_ELIMINATED] = "eliminated",
  [CG_EVENT_LIMIT] = "limit",
  [CG_EVENT_COMBINATION] = "combination",
  [CG_EVENT_NOTHING] = "nothing",
  [CG_EVENT_TOTAL] = "total",
  [CG_EVENT_GO] = "go",
  [CG_EVENT_LAST_CARD] = "last-card",
  [CG_EVENT_TARGET] = "target",
};
G_STATIC_ASSERT (G_N_ELEMENTS (event_ids) == CG_N_EVENTS);

const char *
cg_refusal_id (CgRefusalKind kind)
{
  g_assert ((guint) kind < CG_N_REFUSALS);
  return refusal_ids[kind];
}

const char *
cg_event_id (CgEventKind kind)
{
  g_assert ((guint) kind < CG_N_EVENTS);
  return event_ids[kind];
}

gboolean
cg_event_reveals (CgEventKind kind)
{
  return kind == CG_EVENT_DREW || kind == CG_EVENT_FLIPPED ||
         kind == CG_EVENT_ROTATED || kind == CG_EVENT_REVEALED ||
         kind == CG_EVENT_DEALT || kind == CG_EVENT_STOPPED;
}

CgEvent *
cg_events_append (CgEvents *events, CgEventKind kind, int seat)
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

/* --- setup and options ----------------------------------------------------- */

void
cg_setup_init (CgSetup *setup, const CgRules *rules)
{
  *setup = (CgSetup) { .seats = rules->preset_seats };
  for (guint i = 0; rules->options[i].id != NULL; i++)
    setup->options[i] = rules->options[i].preset;
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
cg_option_value_from_text (const CgOption *option,
                           const char     *text,
                           gint16         *value)
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
cg_setup_read_options (CgSetup       *setup,
                       const CgRules *rules,
                       const char    *text,
                       char         **reason)
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
        break; /* after the last semicolon */
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

  /* one way to write each number: no "+", no space, no zeros in front */
  if (!g_ascii_isdigit (*digits) ||
      (*digits == '0' && (digits[1] != '\0' || digits != text)))
    return FALSE;
  return g_ascii_string_to_signed (text, 10, min, max, value, NULL);
}

/* --- states on the heap ------------------------------------------------------ */

CgState *
cg_state_new (const CgRules *rules, const CgSetup *setup)
{
  return g_malloc0 (rules->state_size (setup));
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

  rules->redact (view, seat);
  return view;
}

gsize
cg_state_size (const CgRules *rules, const CgState *state)
{
  CgSetup setup;

  rules->get_setup (state, &setup);
  return rules->state_size (&setup);
}

void
cg_deal (const CgRules *rules,
         const CgSetup *setup,
         guint64        deal,
         CgState       *out)
{
  CgRandom random;

  cg_random_seed (&random, deal);
  rules->deal (setup, &random, out);
}

guint8
cg_draw_dealer (const CgRules *rules,
                const CgSetup *setup,
                guint64        deal,
                CgCard         cut[CG_MAX_SEATS])
{
  CgCard own[CG_MAX_SEATS];
  CgRandom random;

  if (cut == NULL)
    cut = own;
  memset (cut, CG_CARD_NONE, CG_MAX_SEATS);
  if (rules->draw_dealer == NULL)
    return setup->dealer;
  /* its own chance, so that who deals tells nothing of the cards dealt */
  cg_random_seed (&random, deal ^ G_GUINT64_CONSTANT (0xdea1) << 48);
  return (guint8) rules->draw_dealer (setup, &random, cut);
}

void
cg_result_place_by_score (CgResult *result, guint n_seats)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      result->place[seat] = 1;
      for (guint other = 0; other < n_seats; other++)
        result->place[seat] += result->score[other] > result->score[seat];
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
cg_next_round (const CgRules *rules,
               guint64        deal,
               guint          round,
               CgState       *state,
               CgEvents      *events)
{
  CgRandom random;

  /* rounds are numbers far apart, so that none is the first of another match */
  cg_random_seed (&random,
                  deal ^ round * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  rules->next_round (state, &random, events);
}

char *
cg_move_to_text (const CgRules *rules, const CgState *state, CgMove move)
{
  GString *text = g_string_new (NULL);

  rules->write_move (state, move, text);
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
