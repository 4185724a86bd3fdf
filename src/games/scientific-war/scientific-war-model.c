/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game of Bataille scientifique for the table: which cards make a move,
 * which cards are seen where, and how the last trick has ended. Decides no
 * rule: it asks the engine. */

#include "scientific-war-model-private.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* --- what moves are made of --- */

/* Returns the key by which a hand is sorted: from the 2 to the ace; the joker
 * comes last. */
static guint
order (const TapisGameKind *kind, const CgState *state, CgCard card)
{
  guint rank = cg_card_rank (card);

  return rank == 0 ? G_MAXUINT
                   : scientific_war_rank_strength (rank, FALSE) * 4 +
                       cg_card_suit (card);
}

static gboolean
compose (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, CgMove *move, const char **sentence)
{
  switch (chosen[0].zone)
    {
    case SCIENTIFIC_WAR_HAND:
      if (n > 1)
        {
          *sentence = N_("Choose only one card.");
          return FALSE;
        }
      *move = chosen[0].card;
      return TRUE;
    case SCIENTIFIC_WAR_PILE:
      *sentence = N_("Your pile stays face down until your hand is empty.");
      return FALSE;
    case SCIENTIFIC_WAR_CHOSEN:
      *sentence = N_("This card is chosen; all are revealed together.");
      return FALSE;
    default:
      *sentence = N_("The player who takes the next trick takes the pot too.");
      return FALSE;
    }
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  /* Translators: said of a card, in Bataille scientifique. */
  return C_("card", "You can choose it for the trick.");
}

/* Implements TapisGameKind.distance. A card usually goes from the hand of its
 * owner to the owner's place for chosen cards, and from there to the player who
 * takes the trick, or to the pot. */
static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  if (from.zone == to.zone && from.seat == to.seat)
    return 0;
  if (from.seat == to.seat || from.zone == SCIENTIFIC_WAR_CHOSEN ||
      from.zone == SCIENTIFIC_WAR_POT)
    return 1;
  return 2;
}

/* --- what is seen where (rules BS-25 and BS-44) --- */

static TapisPlace
seen_at (int viewer, TapisPlace place)
{
  if (place.seat != viewer && (place.zone == SCIENTIFIC_WAR_HAND ||
                               place.zone == SCIENTIFIC_WAR_PILE))
    place.zone = SCIENTIFIC_WAR_OWNED;
  return place;
}

/* Returns whether the cards in @place are face down for @viewer. A seer sees
 * what the others have chosen (rule BS-22). */
static gboolean
face_down (const TapisGameKind *kind, const CgState *s, int viewer,
           TapisPlace place)
{
  switch (place.zone)
    {
    case SCIENTIFIC_WAR_HAND:
      return place.seat != viewer;
    case SCIENTIFIC_WAR_CHOSEN:
      return place.seat != viewer &&
             !scientific_war_sees_pick (s, viewer, place.seat);
    default:
      return place.zone != SCIENTIFIC_WAR_POT;
    }
}

static gboolean
in_play (const TapisGameKind *kind, const CgState *state, int seat)
{
  return state->active >> seat & 1;
}

/* --- the class --- */

static const TapisSecrecy secrecy = {
  .seen_at = seen_at,
  .face_down = face_down,
};

const TapisGameKind tapis_kind_scientific_war = {
  .rules = &cg_rules_scientific_war,
  .words = &tapis_words_scientific_war,
  .says = &tapis_position_words_scientific_war,
  .quiz = &tapis_quiz_scientific_war,
  .order = order,
  .distance = distance,
  .secrecy = &secrecy,
  .compose = compose,
  .one_only = tapis_always,
  .usable = usable,
  .in_play = in_play,
};

/* --- how the last trick has ended --- */

void
tapis_scientific_war_tell (TapisGame *game, char **caption, char **reason)
{
  GListModel *log = tapis_game_now (game)->log;
  GString *why = g_string_new (NULL);
  gboolean joker = FALSE;

  *caption = NULL;
  for (guint i = tapis_game_get_trick (game)->first;
       i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);
      const CgEvent *event = tapis_log_entry_get_event (entry);

      switch (event->kind)
        {
        case CG_EVENT_TOOK_TRICK:
        case SCIENTIFIC_WAR_EVENT_WAR:
          g_free (*caption);
          *caption = tapis_scientific_war_outcome (
            event, tapis_game_get_person (game, event->seat), joker);
          break;
        case SCIENTIFIC_WAR_EVENT_JOKER_TAKES:
        case SCIENTIFIC_WAR_EVENT_JOKER_WAR:
          joker = TRUE;
          /* fall through */
        case SCIENTIFIC_WAR_EVENT_REVOLUTION:
        case SCIENTIFIC_WAR_EVENT_JACKS_CANCEL:
        case SCIENTIFIC_WAR_EVENT_JOKERS_CANCEL:
          tapis_add (why, tapis_game_say_event (game, event));
          break;
        default:
          break;
        }
    }
  if (*caption == NULL)
    *caption = g_strdup ("");
  *reason = g_string_free (why, FALSE);
}

/* --- for the middle of the table --- */

gboolean
tapis_scientific_war_low_strong (TapisGame *game)
{
  return tapis_game_get_state (game)->reversed;
}

static char *
say_hand (guint n)
{
  /* Translators: under a player's name, as short as can be: how many cards are
   * in hand. */
  return g_strdup_printf (C_("seat", "hand %d"), (int) n);
}

char *
tapis_scientific_war_dup_note (TapisGame *game, int seat)
{
  g_autofree CgState *view = NULL;
  const CgState *s;
  guint size;
  int viewer;

  if (seat < 0)
    return say_hand (88);
  viewer = tapis_game_now (game)->viewer;
  view = cg_state_seen_by (&cg_rules_scientific_war,
                           tapis_game_get_state (game), viewer);
  s = view;
  g_return_val_if_fail (seat < s->seats, NULL);
  size = scientific_war_hand_size (s, seat);
  if (!(s->active >> seat & 1))
    return NULL;
  if (s->seer >> seat & 1)
    /* Translators: under a player's name, as short as can be: sees what the
     * others choose before choosing. */
    return g_strdup (C_("seat", "seer"));
  if (s->may_swap >> seat & 1)
    /* Translators: under a player's name, as short as can be: may swap hand
     * and pile. */
    return g_strdup (C_("seat", "may swap"));
  if (seat == viewer)
    {
      guint n = cg_set_size (s->seat[seat].pile);

      /* Translators: under the person's name, as short as can be: how many
       * cards are in their pile. */
      return n > 0 ? g_strdup_printf (C_("seat", "pile %u"), n) : NULL;
    }
  return size == SCIENTIFIC_WAR_UNKNOWN ? NULL : say_hand (size);
}
