/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommands that show something about a position, or make moves in it. */

#include "lab.h"

#include "model/words/tapis-quote.h"
#include "model/words/tapis-words.h"
#include "players/cg-reasons.h"

#include <stdio.h>
#include <string.h>

static void
print_position (const CgRules *rules, const CgState *state)
{
  g_autofree char *text = cg_position_to_text (rules, state);

  fputs (text, stdout);
}

/* Prints the whole game as a save. A position alone would not be enough to deal
 * the next round of a match. */
static void
print_save (CgSession *session)
{
  g_autofree char *text = cg_session_to_text (session, NULL);

  fputs (text, stdout);
}

/* Prints the values that @option can have: "a|b|c" or "1..5". */
static void
print_values (const CgOption *option)
{
  if (option->choices == NULL)
    printf ("%d..%d", option->min, option->max);
  if (option->choices == NULL && option->step != 1)
    printf (" step %d", option->step);
  for (guint i = 0; option->choices != NULL && option->choices[i].id != NULL;
       i++)
    printf ("%s%s", i > 0 ? "|" : "", option->choices[i].id);
}

int
lab_games (const LabArgs *args)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const CgRules *rules = cg_games_all[i];
      char number[12];

      printf ("%s %u-%u\n", rules->id, rules->min_seats, rules->max_seats);
      for (const CgOption *o = rules->options; o->id != NULL; o++)
        {
          printf ("  %s=", o->id);
          print_values (o);
          printf (" (%s)\n",
                  cg_option_value_to_text (o, o->default_value, number));
        }
    }
  return LAB_OK;
}

int
lab_deal (const LabArgs *args)
{
  g_autoptr (CgSession) session = NULL;
  CgSetup setup;
  const CgRules *rules = lab_read_setup (args, args->words[0], &setup);

  if (rules == NULL)
    return LAB_BAD_USAGE;
  setup.dealer = cg_draw_dealer (rules, &setup, args->seed, NULL);
  session = cg_session_new (rules, &setup, args->seed);
  print_save (session);
  return LAB_OK;
}

char **
lab_list_moves (const CgRules *rules, const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);
  char **texts = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    texts[i] = cg_move_to_text (rules, state, moves[i]);
  return texts;
}

int
lab_moves (const LabArgs *args, CgSession *session)
{
  g_auto (GStrv) moves = lab_list_moves (cg_session_rules (session),
                                         cg_session_state (session));

  for (guint i = 0; moves[i] != NULL; i++)
    puts (moves[i]);
  return LAB_OK;
}

/* Prints the name of @refusal and a sentence with the reason: "too-low: …". */
static void
print_refusal (FILE *to, const CgRules *rules, const CgState *state,
               CgRefusal refusal)
{
  g_autofree char *sentence = tapis_words_refusal (rules, state, refusal);

  fprintf (to, "%s: %s\n", cg_refusal_id (rules, refusal.kind), sentence);
}

/* Returns why the move @text is refused; the kind of the refusal is CG_LEGAL if
 * the move is legal. Sets *@move to the move. If @text is not a move, the
 * refusal says so, or says that the round or the game is over. */
static CgRefusal
refusal_of (const CgRules *rules, const CgState *state, const char *text,
            CgMove *move)
{
  CgRefusal refusal = CG_REFUSAL_NONE;

  if (cg_read_move (rules, state, text, move))
    return rules->why_not (state, *move);
  refusal.kind = rules->to_move (state) != CG_NO_SEAT ? CG_REFUSE_NOT_A_MOVE
               : cg_is_over (rules, state) ? CG_REFUSE_GAME_OVER
                                           : CG_REFUSE_ROUND_OVER;
  return refusal;
}

int
lab_why (const LabArgs *args, CgSession *session)
{
  CgRefusal refusal;
  CgMove move;

  refusal = refusal_of (cg_session_rules (session), cg_session_state (session),
                        args->words[0], &move);
  if (refusal.kind == CG_LEGAL)
    puts ("legal");
  else
    print_refusal (stdout, cg_session_rules (session),
                   cg_session_state (session), refusal);
  return LAB_OK;
}

/* Prints @event in one line, for example "laid seat=0 count=2 cards=7H,7D". */
static void
print_event (const CgRules *rules, const CgEvent *event)
{
  char card[CG_CARD_TEXT_SIZE];

  fputs (cg_event_id (rules, event->kind), stdout);
  if (event->seat != CG_NO_SEAT)
    printf (" seat=%d", event->seat);
  if (event->other != CG_NO_SEAT)
    printf (" other=%d", event->other);
  if (event->count != 0)
    printf (" count=%u", event->count);
  if (event->rank != 0)
    printf (" rank=%u", event->rank);
  for (guint suit = 0, n = 0; suit < 4; suit++)
    if (event->suits >> suit & 1)
      printf ("%s%c", n++ == 0 ? " suits=" : ",", "SHDC"[suit]);
  if (event->what != 0)
    printf (" what=%u", event->what);
  if (event->points != 0)
    printf (" points=%d", event->points);
  if (event->total != 0)
    printf (" total=%d", event->total);
  for (guint i = 0; i < CG_EVENT_CARDS && event->cards[i] != CG_CARD_NONE; i++)
    printf ("%s%s", i == 0 ? " cards=" : ",",
            cg_card_to_text (event->cards[i], card));
  putchar ('\n');
}

static void
print_events (const LabArgs *args, const CgRules *rules, const CgEvents *events)
{
  for (guint i = 0; args->events && i < events->n; i++)
    print_event (rules, &events->list[i]);
}

int
lab_play (const LabArgs *args, CgSession *session)
{
  const CgRules *rules = cg_session_rules (session);

  for (guint i = 0; i < args->n_words; i++)
    {
      CgEvents events = { 0 };
      CgMove move;
      CgRefusal refusal;

      if (strcmp (args->words[i], "deal") == 0 &&
          cg_session_round_is_over (session))
        {
          cg_session_next_round (session, &events);
          print_events (args, rules, &events);
          continue;
        }
      refusal = refusal_of (rules, cg_session_state (session),
                            args->words[i], &move);
      if (refusal.kind != CG_LEGAL)
        {
          g_autofree char *word = tapis_quote_in ("“%s”", args->words[i]);

          fprintf (stderr, "move %u:1: %s: ", i + 1, word);
          print_refusal (stderr, rules, cg_session_state (session), refusal);
          return LAB_BAD_DATA;
        }
      cg_session_play (session, move, &events);
      print_events (args, rules, &events);
    }
  if (args->save)
    print_save (session);
  else if (!args->events)
    print_position (rules, cg_session_state (session));
  return LAB_OK;
}

int
lab_view (const LabArgs *args, CgSession *session)
{
  g_autofree CgState *view = NULL;
  g_autofree char *text = NULL;
  const CgRules *rules = cg_session_rules (session);
  gint64 seat;

  if (!cg_number_from_text (args->words[0], 0,
                            cg_session_setup (session)->seats - 1, &seat))
    return lab_usage_error ("“%s” is not a seat from 0 to %d", args->words[0],
                            cg_session_setup (session)->seats - 1);
  view = cg_state_seen_by (rules, cg_session_state (session), (int) seat);
  text = args->in_words ? lab_describe (rules, view, (int) seat)
                        : cg_position_to_text (rules, view);
  fputs (text, stdout);
  return LAB_OK;
}

int
lab_advise (const LabArgs *args, CgSession *session)
{
  static const TapisPerson seats[] = {
    { .name = "seat 0" }, { .name = "seat 1" }, { .name = "seat 2" },
    { .name = "seat 3" }, { .name = "seat 4" }, { .name = "seat 5" },
    { .name = "seat 6" }, { .name = "seat 7" }, { .name = "seat 8" },
    { .name = "seat 9" }, { .name = "seat 10" },
  };
  const CgPlayer *player = cg_player_find (args->words[0]);
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;
  const CgRules *rules = cg_session_rules (session);
  CgBudget budget = { .simulations = (guint) args->simulations };
  CgReason reason;
  CgMove move;

  G_STATIC_ASSERT (G_N_ELEMENTS (seats) == CG_MAX_SEATS);
  if (player == NULL)
    return lab_usage_error ("there is no player “%s”", args->words[0]);
  if (rules->to_move (cg_session_state (session)) == CG_NO_SEAT)
    {
      puts (cg_refusal_id (rules, cg_session_is_over (session)
                                    ? CG_REFUSE_GAME_OVER
                                    : CG_REFUSE_ROUND_OVER));
      return LAB_OK;
    }
  move = cg_player_advise (player, rules, cg_session_state (session),
                           args->seed, &budget, &reason);
  text = cg_move_to_text (rules, cg_session_state (session), move);
  sentence = tapis_words_reason (rules, &reason, seats);
  if (args->save && cg_session_play (session, move, NULL).kind == CG_LEGAL)
    print_save (session);
  else
    printf ("%s\n%s%s%s\n", text, cg_reason_id (rules, reason.kind),
            sentence != NULL ? ": " : "", sentence != NULL ? sentence : "");
  return LAB_OK;
}

int
lab_replay (const LabArgs *args, CgSession *session)
{
  print_position (cg_session_rules (session), cg_session_state (session));
  return LAB_OK;
}
