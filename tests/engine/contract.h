/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of engine/cg-rules.h as checks of one position in one random
 * game of any game. Shared by test-contract.c, which chooses the games, and
 * the files of checks. Knows no game by name. */

#pragma once

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <string.h>

G_BEGIN_DECLS

/** A random game on its way. */
typedef struct
{
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal;   /* also the seed of `random` */
  guint          ply;    /* moves made in this round */
  gsize          size;
  CgState       *state;
  CgRandom       random; /* of the test, not of the game */
  guint8         pack[256]; /* how many of each card the game has */
  CgMove         moves[CG_MAX_MOVES];
  guint          n_moves;
} Trial;

/** Ends the test with what is needed to see it again: the game, the seats, the
 * options, the deal, the ply and the position. */
void trial_fail (Trial      *trial,
                 const char *where,
                 const char *format,
                 ...) G_GNUC_PRINTF (3, 4) G_GNUC_NORETURN;

#define CHECK(trial, condition, ...)              \
  G_STMT_START {                                  \
    if (G_UNLIKELY (!(condition)))                \
      trial_fail (trial, G_STRLOC, __VA_ARGS__);  \
  } G_STMT_END

/** Counts the cards of @state in all zones by kind; jokers are one kind, and
 * hidden cards another. */
void trial_count_cards (Trial *trial, const CgState *state, guint8 count[256]);

/* contract-play.c: at every ply */
void check_deal    (Trial *trial);
void list_moves    (Trial *trial);
void check_moves   (Trial *trial);
void check_zones   (Trial *trial);
void check_events  (Trial *trial, const CgEvents *events);
void check_next_round (Trial *trial, const CgEvents *events);

/* Returns whether another round follows. */
gboolean check_result (Trial *trial);

/* contract-views.c: what seats know, and texts */
void check_redaction (Trial *trial);
void check_texts     (Trial *trial);
void check_position  (Trial *trial);

/* contract-session.c: a whole session, its moves played already */
void check_save     (Trial *trial, CgSession *session);
void check_undo     (Trial *trial, CgSession *session);

G_END_DECLS
