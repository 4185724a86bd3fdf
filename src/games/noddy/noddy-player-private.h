/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the strong player of Noddy solves the play of a deal. The non-dealer
 * (NODDY_LEADER) leads one of three cards, the dealer replies with one of
 * three, each chooses once more between two, and the rest is forced. Both know
 * both announcements, so both can list the hands that each can have.
 *
 *   -play.c      lists the hands and their outcomes' worth, estimates the leads
 *   -middle.c    learns the play after a lead; of the leads, by learning all
 *   -endgame.c   learns the play after lead and reply
 *   -outcomes.c  plays out the last four cards
 *   -hard.c      chooses and judges moves by these
 *
 * Learning is regret matching: in each round every hand of one part (leader or
 * dealer) is weighed by how likely it is to be there, and the other part learns
 * what each choice is worth against them. */

#pragma once

#include "players/cg-player.h"
#include "noddy-player.h"
#include "noddy-rules.h"

G_BEGIN_DECLS

/** The parts of the two players in a deal. */
enum { NODDY_LEADER, NODDY_DEALER };

#define NODDY_CARD(card) (G_GUINT64_CONSTANT (1) << (card))

/* More points than anybody can score in the play of a deal. */
#define NODDY_MAX_GAIN 48

/** The worth to the leader of each outcome of the play, by the points that
 * leader and dealer score in it. */
typedef float NoddyAim[NODDY_MAX_GAIN][NODDY_MAX_GAIN];

/** The play of one deal, as both players know it. */
typedef struct
{
  GPtrArray  *memory;     /* of the arrays */
  NoddyState  start;      /* before the first card, without hands */
  int         seat[2];    /* of each part */
  guint64    *hands[2];   /* the hands that each part can have */
  guint       n_hands[2];
  guint      *with[2][52]; /* the indices of those with that card */
  guint       n_with[2][52];
  float      *prior[2];   /* the weight of each hand */
  float      *joint;      /* [leader's hand][dealer's]: a factor of both their
                           * weights; NULL: 1, or 0 if they share a card */
  guint64     own;        /* the thinking player's hand: always looked at */
  guint64     laid[2];    /* the cards laid by each part */
  gboolean    all[2];     /* for measurements: look at all hands of a part,
                           * also those that others stand for */
  guint       budget;     /* in simulations */
  guint      *simulations; /* counts those that were made */
  NoddyAim    aim;
  float       unit;       /* what a worth of 1 is as a chance, 0 to 1, to win
                           * the match or the single deal */
  const gint *cancel;     /* see CgBudget */
} NoddyPlay;

/** Zeroed memory for @n items that is freed with @memory. */
#define noddy_new(memory, type, n)                                            \
  ((type *) noddy_allocate (memory, n, sizeof (type)))

static inline gpointer
noddy_allocate (GPtrArray *memory, gsize n, gsize size)
{
  g_ptr_array_add (memory, g_malloc0_n (MAX (n, 1), size));
  return memory->pdata[memory->len - 1];
}

/** What is known of the deal on the table. @points: aim at points, whatever the
 * score. @budget: simulations, 0 (default): enough; a simulation is one hand of
 * each part played out to the end in one order. @simulations: counts those that
 * were made. Free with noddy_play_free(). */
NoddyPlay *noddy_play_new (const NoddyState *s, gboolean points, guint budget,
                           const gint *cancel, guint *simulations);

void noddy_play_free (NoddyPlay *play);

/** The index of @hand among the hands of @part. */
guint noddy_play_find (const NoddyPlay *play, int part, guint64 hand);

/** The index of @card of hand @number in an array with three entries a hand,
 * for its cards in ascending order. */
static inline guint
noddy_place (const NoddyPlay *play, int part, guint number, guint card)
{
  guint64 below = play->hands[part][number] & (NODDY_CARD (card) - 1);

  return number * NODDY_HAND_CARDS + (below != 0) +
         ((below & (below - 1)) != 0);
}

static inline gboolean
noddy_is_cancelled (const NoddyPlay *play)
{
  return play->cancel != NULL && g_atomic_int_get (play->cancel) != 0;
}

/** The number of rounds of learning for that many @outcomes. */
static inline guint
noddy_rounds (guint64 simulations, guint64 outcomes)
{
  return (guint) CLAMP (simulations * 6 / MAX (outcomes, 1), 6, 60);
}

/** Lays @card for the seat to move, or says “Go !” if it does not fit; does
 * nothing once the deal is over. */
void noddy_lay (NoddyState *s, CgCard card);

/** Whether @card fits. */
static inline gboolean
noddy_fits (const NoddyState *s, CgCard card)
{
  return noddy_fitting (31 - noddy_total (s)) >> card & 1;
}

/* --- the play after two cards ------------------------------------------- */

/** A game of two choices: of the leader between two cards, then of the dealer,
 * who sees the leader's, between two. An order is one of the two ways to lay
 * the cards of a hand: 2n and 2n + 1 are those of hand n. */
typedef struct
{
  guint    n_hands[2];
  guint64 *hands[2];  /* the two cards that are left */
  guint   *source[2]; /* the index of the hand of three */
  float   *weight[2]; /* the weight of each, with the cards laid */
  CgCard  *first[2];  /* of each order */
  CgCard  *second[2];
  guint    stride;    /* the number of the dealer's orders, rounded up */
  guint    n_seconds; /* the number of cards that the leader may lay */
  guint8   number[52];/* the index of such a card */
  float   *worth;     /* to the leader, [leader's order][dealer's order] */
  float   *lays[2];   /* how often each order is chosen, 0 to 1: [order], and
                       * for the dealer [index of the leader's card][order] */

  /* while it is learnt; the arrays are as `lays`, or by the dealer's order */
  float *regret[2];
  float *now[2];      /* how often each order is chosen in this round */
  float *gain[2];     /* the gain of each order in this round */
  float *made;        /* the gain of each of the dealer's orders */
  float *weights;     /* of the dealer's orders */
  float *weighed;
} NoddyEndgame;

/** The index of the hand of two cards @left. */
guint noddy_endgame_find (const NoddyEndgame *endgame, int part, guint64 left);

/** The worth of each order of @hand to its @part. @seen: for the dealer, the
 * index of the leader's card. */
void noddy_endgame_expect (const NoddyEndgame *endgame, int part, guint hand,
                           guint seen, float worth[2]);

/** The worth of @hand to the dealer before the leader's card. */
float noddy_endgame_expect_dealer (const NoddyEndgame *endgame, guint hand);

/** How often each hand of the leader leads each of its cards: an estimate of
 * the best leads, and of the likely ones, with small errors. Where the dealer
 * can have many hands, some stand for all; with too many, only ranks count. */
typedef struct
{
  gboolean exact;  /* suits count; otherwise see noddy_refine_leads() */
  float   *best;   /* three entries for each hand of the leader */
  float   *likely;
  float   *worth;  /* of each hand */
} NoddyLeads;

/* --- the play after one card -------------------------------------------- */

typedef struct
{
  GPtrArray       *memory;    /* of all that follows */
  const NoddyPlay *play;
  CgCard           lead;
  NoddyEndgame    *after[52]; /* by the dealer's reply, or NULL */
  float           *replies;   /* how often each hand of the dealer replies with
                               * each card: see noddy_place() */
  gboolean        *looked_at[2]; /* of each hand */
  guint64          size;      /* the number of outcomes */

  /* while it is learnt */
  float *chance[2]; /* of each hand; 0: it stands for none */
  float *value;     /* of each hand in one endgame */
  float *regret;    /* of the replies, and so on */
  float *lays;
  float *gain;
} NoddyMiddle;

/** Learns the play after @lead, if the leader leads as @leads says, with about
 * that many @simulations. Free with noddy_middle_free(). */
NoddyMiddle *noddy_middle_new (const NoddyPlay *play, CgCard lead,
                               const NoddyLeads *leads, guint64 simulations);

void noddy_middle_free (NoddyMiddle *middle);

/** The worth of hand @number to the leader. */
float noddy_middle_expect (const NoddyMiddle *middle, guint number);

/** How often each hand of the leader leads each card: see noddy_place(). All
 * hands are looked at; @simulations sets the number of rounds. @values: zeros,
 * set to the worth of each lead. Free with g_free(). */
float *noddy_learn_leads (const NoddyPlay *play, guint64 simulations,
                          float *values);

/* --- for learning only -------------------------------------------------- */

/** A table of the outcomes of all that can follow a lead. */
typedef struct _NoddyOutcomes NoddyOutcomes;

NoddyOutcomes *noddy_outcomes_new (const NoddyPlay *play, CgCard lead);

void noddy_outcomes_free (NoddyOutcomes *outcomes);

/** Fills in the `worth` of @endgame, which follows @reply. Where at the end of
 * a match a flush brings one part to the target and the other would have
 * reached it later in the same play, the leader is taken to have won. */
void noddy_outcomes_fill (NoddyOutcomes *outcomes, CgCard reply,
                          NoddyEndgame *endgame);

/** The endgame after the lead of @middle and @reply, of the hands of both that
 * are looked at. The weights are still 0. */
NoddyEndgame *noddy_endgame_new (const NoddyMiddle *middle, CgCard reply,
                                 NoddyOutcomes *outcomes);

/** One round of the dealer's learning against the leader's current strategy.
 * @weight: the weight of this round, at least 0
 * @value: set to the value of each hand of the dealer, in points: the sum over
 *   the leader's hands, each by its weight */
void noddy_teach_dealer (NoddyEndgame *endgame, float weight, float *value);

/** The same for the leader. */
void noddy_teach_leader (NoddyEndgame *endgame, float weight, float *value);

/** Ends the learning: makes the sums in `lays` shares. */
void noddy_endgame_settle (NoddyEndgame *endgame);

/* --- the strong player -------------------------------------------------- */

void noddy_leads_init (NoddyLeads *leads, const NoddyPlay *play);

/** Sets @lays, how often to lead each of three cards: as @best says, but less
 * often the less it is worth, which is @expected. */
void noddy_refine_leads (const float *best, const float *expected, float *lays);

void noddy_leads_clear (NoddyLeads *leads);

/** Sets rare choices of @lays to 0, and scales the sum to 1. */
void noddy_trim (float *lays, guint n);

/* A difference in points that is taken for none. */
#define NODDY_SAME 0.03f

/** The part of the budget for each of @n_plays plays after a lead. */
static inline guint64
noddy_middle_simulations (const NoddyPlay *play, guint n_plays)
{
  return play->budget / 2 / n_plays;
}

/** CgKnowledge.hard. */
CgMove noddy_choose_hard (const CgState *redacted, guint64 seed,
                          guint simulations, const gint *cancel);

/** CgKnowledge.judge. Values are chances to win against a player as strong: the
 * match, by the points that both lack (at 31 each, a point is 0.03), or the
 * single deal, where a draw is a half and a point that does not change the
 * winner 0.01. A move less than NODDY_SAME of a point worse than the best is
 * taken for the best. */
void noddy_judge (const CgState *redacted, const CgSearchQuestion *question,
                  CgSearchResult *result);

G_END_DECLS
