/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique as the table sees it: what its moves are made of and
 * which cards are seen where. The last trick is in -model-trick.c. Decides no
 * rule: it asks the engine. */

#include "config.h"

#include "scientific-war-model-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (TapisScientificWar, tapis_scientific_war,
                     TAPIS_TYPE_GAME)

/* --- what moves are made of --- */

/* From the 2 to the ace, then the joker. */
static guint
order (CgCard card)
{
  guint rank = cg_card_rank (card);

  if (rank == 0)
    return 15 * 4;
  return (rank == CG_ACE ? 14 : rank) * 4u + cg_card_suit (card);
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
          *sentence = N_("You choose one card only.");
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
      *sentence = N_("Whoever takes the next trick takes the pot too.");
      return FALSE;
    }
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  /* Translators: said of a card, in Bataille scientifique. */
  return C_("card", "You can choose it for the trick.");
}

/* A card goes from its owner to where it is laid, and from there to who takes
 * it or to the pot. */
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

/* --- what is seen where (BS-25, BS-44) --- */

static TapisPlace
seen_at (int viewer, TapisPlace place)
{
  if (place.seat != viewer && (place.zone == SCIENTIFIC_WAR_HAND ||
                               place.zone == SCIENTIFIC_WAR_PILE))
    place.zone = SCIENTIFIC_WAR_OWNED;
  return place;
}

/* The seer sees what the others have chosen (BS-22). */
static gboolean
face_down (const TapisGameKind *kind, const CgState *state, int viewer,
           TapisPlace place)
{
  const ScientificWarState *s = scientific_war_state (state);

  switch (place.zone)
    {
    case SCIENTIFIC_WAR_HAND:
      return place.seat != viewer;
    case SCIENTIFIC_WAR_CHOSEN:
      return place.seat != viewer &&
             !(viewer != CG_NO_SEAT &&
               scientific_war_sees_pick (s, viewer, place.seat));
    default:
      return place.zone != SCIENTIFIC_WAR_POT;
    }
}

static gboolean
in_play (const TapisGameKind *kind, const CgState *state, int seat)
{
  return scientific_war_state (state)->active >> seat & 1;
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
  .get_type = tapis_scientific_war_get_type,
  .order = order,
  .distance = distance,
  .secrecy = &secrecy,
  .compose = compose,
  .one_only = tapis_always,
  .usable = usable,
  .in_play = in_play,
};

static void
tapis_scientific_war_dispose (GObject *object)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (object);

  for (guint seat = 0; seat < SCIENTIFIC_WAR_MAX_SEATS; seat++)
    {
      g_clear_object (&self->now.shown[seat]);
      g_clear_object (&self->laid[seat]);
    }
  G_OBJECT_CLASS (tapis_scientific_war_parent_class)->dispose (object);
}

static void
tapis_scientific_war_finalize (GObject *object)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (object);

  g_free ((char *) self->now.caption);
  g_free ((char *) self->now.reason);
  G_OBJECT_CLASS (tapis_scientific_war_parent_class)->finalize (object);
}

/* The pictures of the cards of the last trick say who showed them: they are
 * made again. */
static void
retell (TapisGame *game)
{
  TapisScientificWar *self = TAPIS_SCIENTIFIC_WAR (game);

  for (guint seat = 0; seat < G_N_ELEMENTS (self->now.shown); seat++)
    g_clear_object (&self->now.shown[seat]);
}

static void
tapis_scientific_war_class_init (TapisScientificWarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  TAPIS_GAME_CLASS (klass)->changed = tapis_scientific_war_read_trick;
  TAPIS_GAME_CLASS (klass)->retell = retell;
  object_class->dispose = tapis_scientific_war_dispose;
  object_class->finalize = tapis_scientific_war_finalize;
}

static void
tapis_scientific_war_init (TapisScientificWar *self)
{
  self->now.caption = g_strdup ("");
  self->now.reason = g_strdup ("");
  self->now.taker = CG_NO_SEAT;
}

/* --- what the middle asks for --- */

const TapisScientificWarNow *
tapis_scientific_war_now (TapisScientificWar *self)
{
  g_return_val_if_fail (TAPIS_IS_SCIENTIFIC_WAR (self), NULL);
  return &self->now;
}

int
tapis_scientific_war_get_hand_size (TapisScientificWar *self, int seat)
{
  g_autofree CgState *view = NULL;
  guint size;

  g_return_val_if_fail (TAPIS_IS_SCIENTIFIC_WAR (self), -1);
  g_return_val_if_fail (seat >= 0 && seat < SCIENTIFIC_WAR_MAX_SEATS, -1);
  view = cg_state_seen_by (&cg_rules_scientific_war,
                           tapis_game_get_state (TAPIS_GAME (self)),
                           tapis_game_now (TAPIS_GAME (self))->viewer);
  size = scientific_war_hand_size (scientific_war_state (view), seat);
  return size == SCIENTIFIC_WAR_UNKNOWN ? -1 : (int) size;
}

char *
tapis_scientific_war_dup_note (TapisScientificWar *self, int seat)
{
  const ScientificWarState *s;
  int size;

  g_return_val_if_fail (TAPIS_IS_SCIENTIFIC_WAR (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < SCIENTIFIC_WAR_MAX_SEATS, NULL);
  s = scientific_war_state (tapis_game_get_state (TAPIS_GAME (self)));
  size = tapis_scientific_war_get_hand_size (self, seat);
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
  if (seat == tapis_game_now (TAPIS_GAME (self))->viewer)
    {
      guint n = tapis_pile_get_n_cards (
        tapis_game_find_pile (TAPIS_GAME (self), CG_ZONE_CAPTURED, seat));

      /* Translators: under the person's name, as short as can be: how many
       * cards lie in their pile. */
      return n > 0 ? g_strdup_printf (C_("seat", "pile %u"), n) : NULL;
    }
  if (size >= 0)
    /* Translators: under a player's name, as short as can be: how many cards
     * are in hand. */
    return g_strdup_printf (C_("seat", "hand %d"), size);
  return NULL;
}
