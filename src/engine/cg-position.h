/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading and writing the parts of a position in a key file, for the rules'
 * write_position() and read_position(). Every reader fails with an error that
 * names group and key. */

#pragma once

#include "cg-rules.h"

G_BEGIN_DECLS

/** What is wrong with a text that should be a position or a save. */
typedef enum
{
  CG_SAVE_ERROR_SYNTAX,   /* not a key file, or too large */
  CG_SAVE_ERROR_FORMAT,   /* of a newer major format */
  CG_SAVE_ERROR_GAME,     /* of a game that is not known */
  CG_SAVE_ERROR_SETUP,    /* seats or options that the game has not */
  CG_SAVE_ERROR_POSITION, /* the position is broken */
  CG_SAVE_ERROR_MOVE,     /* a move that is not legal there */
} CgSaveError;

#define CG_SAVE_ERROR (cg_save_error_quark ())
GQuark cg_save_error_quark (void);

#define CG_GROUP_POSITION "position"

/** The key of a place that each seat has: "hand.0". Valid until the next call
 * with the same @key buffer. */
#define CG_KEY_SIZE 32
const char *cg_position_key (char        key[CG_KEY_SIZE],
                             const char *id,
                             int         seat);

void cg_position_set_number (GKeyFile   *keys,
                             const char *key,
                             int         value);

/** Reads a number from @min to @max. */
gboolean cg_position_get_number (GKeyFile   *keys,
                                 const char *key,
                                 int         min,
                                 int         max,
                                 int        *value,
                                 GError    **error);

/** Writes one of @words (ended by %NULL) by its index. */
void cg_position_set_word (GKeyFile          *keys,
                           const char        *key,
                           const char *const *words,
                           int                index);

gboolean cg_position_get_word (GKeyFile          *keys,
                               const char        *key,
                               const char *const *words,
                               int               *index,
                               GError           **error);

/** Writes cards, one space between two; %CG_CARD_NONE is "-". */
void cg_position_set_cards (GKeyFile     *keys,
                            const char   *key,
                            const CgCard *cards,
                            guint         n_cards);

/** Reads at most @max cards of @pack (undeclared jokers too, hidden cards not).
 */
gboolean cg_position_get_cards (GKeyFile   *keys,
                                const char *key,
                                CgPack      pack,
                                CgCard     *cards,
                                guint       max,
                                guint      *n_cards,
                                GError    **error);

/** The same for a multiset. */
void     cg_position_set_set (GKeyFile   *keys,
                              const char *key,
                              CgPack      pack,
                              CgSet       set);
gboolean cg_position_get_set (GKeyFile   *keys,
                              const char *key,
                              CgPack      pack,
                              CgSet      *set,
                              GError    **error);

/** Appends the text of one lay, cards and who laid them: "8S+8H@2". */
void cg_position_append_lay (GString      *text,
                             const CgCard *cards,
                             guint         n_cards,
                             int           seat);

/** Adds a lay that was read, and may refuse it; @word is its text. */
typedef gboolean (*CgAddLay) (CgState      *state,
                              const CgCard *cards,
                              guint         n_cards,
                              int           seat,
                              const char   *word,
                              GError      **error);

/** Reads at most @max lays, one space between two, of up to %CG_EVENT_CARDS
 * cards of any kind and a seat below @n_seats, and adds each to @state. */
gboolean cg_position_get_lays (GKeyFile   *keys,
                               const char *key,
                               guint       n_seats,
                               guint       max,
                               CgAddLay    add,
                               CgState    *state,
                               GError    **error);

/** Writes seats in their order, one space between two; none: no key. */
void cg_position_set_seats (GKeyFile     *keys,
                            const char   *key,
                            const guint8 *seats,
                            guint         n);

/** Reads different seats below @n_seats, in their order, into @seats, which has
 * room for that many; none when the key is missing. */
gboolean cg_position_get_seats (GKeyFile   *keys,
                                const char *key,
                                guint       n_seats,
                                guint8     *seats,
                                guint8     *n,
                                GError    **error);

/** Writes the numbers of the bits that are set, ascending, one space between
 * two; none: no key. */
void cg_position_set_bits (GKeyFile   *keys,
                           const char *key,
                           guint       bits);

/** Reads such numbers from @min to @max; none when the key is missing. */
gboolean cg_position_get_bits (GKeyFile   *keys,
                               const char *key,
                               guint       min,
                               guint       max,
                               guint      *bits,
                               GError    **error);

/** Writes the cards of the place @zone (an index of the rules' zones) under its
 * id, of @seat where each seat has one, as CgRules.cards lists them. */
void cg_position_set_zone (GKeyFile      *keys,
                           const CgRules *rules,
                           const CgState *state,
                           guint          zone,
                           int            seat);

gboolean cg_position_has (GKeyFile   *keys,
                          const char *key);

/** Fails on a key that a position has not: one that is not in @plain, not in
 * @per_seat with a seat below @n_seats ("hand.0") and not in @per_pair with two
 * ("knows.0.1"). The lists are ended by %NULL; @per_pair may be %NULL. */
gboolean cg_position_check_keys (GKeyFile          *keys,
                                 const char *const *plain,
                                 const char *const *per_seat,
                                 const char *const *per_pair,
                                 guint              n_seats,
                                 GError           **error);

/** What an error says, as UTF-8 even where a quoted word ends within a
 * character; free with g_free(). */
char *cg_position_reason (const char *format,
                          va_list     args) G_GNUC_PRINTF (1, 0);

/** Sets the error %CG_SAVE_ERROR_POSITION "key: reason", and returns %FALSE. */
gboolean cg_position_error (GError    **error,
                            const char *key,
                            const char *format,
                            ...) G_GNUC_PRINTF (3, 4);

G_END_DECLS
