/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Noddy think. Everything is seen from the start
 * of the play: the non-dealer (NODDY_LEADER) leads one of three cards, the
 * dealer answers with one of three, each chooses once more between two, and
 * the rest is forced. What both have announced is known to both, so the hands
 * that each can have are a list that both can write. Reads redacted states and
 * changes nothing. */

#pragma once

#include "players/cg-player.h"
#include "noddy-player.h"
#include "noddy-rules.h"

G_BEGIN_DECLS

/** The players of a deal by their part in it. */
enum { NODDY_LEADER, NODDY_DEALER };

#define NODDY_CARD(card) (G_GUINT64_CONSTANT (1) << (card))

/* More points than the play of a deal brings anybody. */
#define NODDY_MAX_GAIN 48

/** What the leader wants: a number for each outcome of the play, by the points
 * that leader and dealer make in it. */
typedef float NoddyAim[NODDY_MAX_GAIN][NODDY_MAX_GAIN];

/** The play of one deal, as both players know it. */
typedef struct
{
  NoddyState  start;      /* nothing laid yet; the hands are not in it */
  int         seat[2];    /* who leads, who deals */
  guint64    *hands[2];   /* all that each can have */
  guint       n_hands[2];
  guint      *with[2][52]; /* the numbers of those with that card */
  guint       n_with[2][52];
  float      *prior[2];   /* how likely each is */
  float      *joint;      /* [leader's hand][dealer's]: how much likelier both
                           * are together; NULL: as likely, unless they share a
                           * card */
  guint64     own;        /* the hand of who thinks: always looked at */
  guint64     laid[2];    /* by each */
  gboolean    all[2];     /* to see what all hands of a part would do, also
                           * those that others stand for */
  guint       budget;     /* of simulations */
  guint      *simulations; /* counts those that are made */
  NoddyAim    aim;
  float       unit;       /* what 1 of the aim is as a share, 0 to 1, of the
                           * match or the single deal */
  const gint *cancel;     /* see CgBudget */
} NoddyPlay;

/** What is known of the deal on the table; @points: only points count, whatever
 * the score. @budget: simulations, 0: as many as do. A simulation is one hand
 * of each, played out to the end in one order; @simulations counts them. Free
 * with noddy_play_free(). */
NoddyPlay *noddy_play_new (const NoddyState *s,
                           gboolean          points,
                           guint             budget,
                           const gint       *cancel,
                           guint            *simulations);

void noddy_play_free (NoddyPlay *play);

/** The number of @hand among the hands of @part. */
guint noddy_play_find (const NoddyPlay *play,
                       int              part,
                       guint64          hand);

/** Where @card of that hand is among three numbers a hand. */
static inline guint
noddy_place (const NoddyPlay *play,
             int              part,
             guint            number,
             guint            card)
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

/** How often the best play is gone through, when it has so many outcomes. */
static inline guint
noddy_rounds (guint64 simulations, guint64 outcomes)
{
  return (guint) CLAMP (simulations * 6 / MAX (outcomes, 1), 6, 60);
}

/** Lays @card for whose turn it is, or says “Go !” where it does not fit; does
 * nothing when the deal is over. */
void noddy_lay (NoddyState *s,
                CgCard      card);

/** Whether a card fits. */
static inline gboolean
noddy_fits (const NoddyState *s, CgCard card)
{
  return noddy_fitting (31 - noddy_total (s)) >> card & 1;
}

/** What the outcome is worth to the leader. */
static inline float
noddy_worth (const NoddyPlay *play, const NoddyState *s)
{
  int leader = play->seat[NODDY_LEADER];
  int dealer = play->seat[NODDY_DEALER];

  return play->aim[s->score[leader] - play->start.score[leader]]
                  [s->score[dealer] - play->start.score[dealer]];
}

/* --- the play after two cards -------------------------------------------- */

/** A game of two choices: of the leader between two cards, then of the dealer,
 * who sees the leader's, between two. An order of a hand is one of the two ways
 * to lay its cards: 2n and 2n + 1 are those of hand n. */
typedef struct
{
  guint    n_hands[2];
  guint64 *hands[2];  /* the two cards that are left */
  guint   *source[2]; /* the number of the hand of three */
  float   *weight[2]; /* how likely each is, with the cards laid */
  CgCard  *first[2];  /* of each order */
  CgCard  *second[2];
  guint    stride;    /* orders of the dealer, rounded up */
  guint    n_seconds; /* cards that the leader may lay */
  guint8   number[52];/* of such a card */
  float   *worth;     /* to the leader, [leader's order][dealer's order] */
  float   *lays[2];   /* how often each order is chosen: [order], and for the
                       * dealer [number of the leader's card][order] */
} NoddyEndgame;

void noddy_endgame_free (NoddyEndgame *endgame);

/** The number of the hand of two cards @left. */
guint noddy_endgame_find (const NoddyEndgame *endgame,
                          int                 part,
                          guint64             left);

/** What each order of that hand of @part is worth to it. @seen: to the dealer
 * after the leader's card of that number; not asked of the leader. */
void noddy_endgame_expect (const NoddyEndgame *endgame,
                           int                 part,
                           guint               hand,
                           guint               seen,
                           float               worth[2]);

/** What the dealer may expect with that hand before the leader's card. */
float noddy_endgame_expect_dealer (const NoddyEndgame *endgame,
                                   guint               hand);

/** The first card: what the leader should lead, and what the dealer should
 * expect of him, who may err a little. Where there are many hands of the dealer
 * some stand for all; where there are too many, it comes from the play by
 * ranks. */
typedef struct
{
  gboolean exact;  /* suits were looked at; else noddy_refine_leads() helps */
  float   *best;   /* three numbers a hand of the leader */
  float   *likely;
  float   *worth;  /* what each hand of the leader may expect */
} NoddyLeads;

/* --- the play after one card --------------------------------------------- */

typedef struct _NoddyMiddleLearning NoddyMiddleLearning;

typedef struct
{
  const NoddyPlay     *play;
  CgCard               lead;
  NoddyEndgame        *after[52]; /* by the dealer's reply, or NULL */
  float               *replies;   /* how often each hand of the dealer answers
                                   * with each of its cards, ascending: three
                                   * numbers a hand */
  gboolean            *looked_at[2]; /* which hands */
  guint64              size;      /* how many outcomes there are */
  NoddyMiddleLearning *learning;
} NoddyMiddle;

/** Works out the best play after @lead, for a leader of whom @leads tells how
 * likely it was, with about so many simulations. Free with
 * noddy_middle_free(). */
NoddyMiddle *noddy_middle_new (const NoddyPlay  *play,
                               CgCard            lead,
                               const NoddyLeads *leads,
                               guint64           simulations);

void noddy_middle_free (NoddyMiddle *middle);

/** What the leader may expect with the hand of that number. */
float noddy_middle_expect (const NoddyMiddle *middle,
                           guint              number);

/** How often each hand of the leader leads each of its cards, ascending: three
 * numbers a hand. @values: what each comes to, all 0 before. All hands are
 * looked at, whatever @simulations, which only says how thoroughly. Free with
 * g_free(). */
float *noddy_learn_leads (const NoddyPlay *play,
                          guint64          simulations,
                          float           *values);

/* --- the strong player --------------------------------------------------- */

void noddy_leads_init (NoddyLeads      *leads,
                       const NoddyPlay *play);

/** How often to lead each of three cards: as @best tells, but the less often
 * the less it comes to, which is @expected. */
void noddy_refine_leads (const float *best,
                         const float *expected,
                         float       *lays);

void noddy_leads_clear (NoddyLeads *leads);

/** What is laid hardly ever becomes never; the sum 1. */
void noddy_trim (float *lays,
                 guint  n);

/* Points that are as good as none. */
#define NODDY_SAME 0.03f

/** The simulations of the budget that are for what follows the first card: one
 * play of it by the dealer, or as many as the leader can lead. */
static inline guint64
noddy_middle_simulations (const NoddyPlay *play, guint n_plays)
{
  return play->budget / 2 / n_plays;
}

/** CgKnowledge.hard. */
CgMove noddy_choose_hard (const CgState *redacted,
                          guint64        seed,
                          guint          simulations,
                          const gint    *cancel);

/** CgKnowledge.judge. Values are what who plays as the strong player does may
 * expect against another who does, as chances to win: of the match by what a
 * player who lacks so many points wins (with 31 to go for both a point is
 * 0.03), or of the single deal, where a draw is a half and a point more that
 * changes nothing 0.01. What is less than NODDY_SAME of a point worse than the
 * best move is as good: then that is the move. */
void noddy_judge (const CgState          *redacted,
                  const CgSearchQuestion *question,
                  CgSearchResult         *result);

G_END_DECLS
