/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game's table of fields: each key of a position once, with its kind, where
 * its value is in the state, and in what range. The keys that have a role are
 * the game's zones, its places for cards. By CgRules.fields a position is
 * written in the table's order, and read in the same order with every key and
 * every range checked; and the engine lists, hides and deals the cards of the
 * zones. What only one game has is code that a field calls. */

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

/* --- the table ------------------------------------------------------------ */

/** What stands behind a key, and the type of the state's member. */
typedef enum
{
  CG_FIELD_NUMBER, /* a whole number of any size: @min … @max */
  CG_FIELD_SEAT,   /* a number: @min (0, or CG_NO_SEAT) … the last seat */
  CG_FIELD_WORD,   /* a number: the index of one of @words */
  CG_FIELD_BITS,   /* a number of which bits are set: those of @min … @max, … */
  CG_FIELD_SEATS,  /* … those of seats; none: the key is missing */
  CG_FIELD_ORDER,  /* guint8[]: different seats, as many as @count says; none:
                    * the key is missing */
  CG_FIELD_CARD,   /* a CgCard */
  CG_FIELD_CARDS,  /* CgCard[], at most @max; as many as @count says */
  CG_FIELD_ROW,    /* CgCard[], at most all; behind them CG_CARD_NONE */
  CG_FIELD_SET,    /* a CgSet */
  CG_FIELD_ONCE,   /* a guint64 of cards of one pack: bit n is set for a card
                    * whose low six bits are n; jokers are counted from bit 56
                    * on */
  CG_FIELD_LAYS,   /* what was laid and who laid it, at most @max times: listed
                    * by @lay, taken by @add. Where the state also holds the
                    * same cards as one of the two kinds before, it is there */
  CG_FIELD_REST,   /* no member: all cards that are in no other zone, where the
                    * states need not hold them; comes after those zones */
} CgFieldKind;

/** Whether a key may be missing; then the state stays as cg_clear() left it. Of
 * the zones that may miss, the last one that is missing gets all the cards that
 * the text does not mention. */
typedef enum
{
  CG_FIELD_ALWAYS,
  CG_FIELD_IF_ANY,   /* written unless the value is @none, or no card at all */
  CG_FIELD_MAY_MISS, /* always written, but may be missing */
} CgFieldNeed;

/** A key that is being read: what the functions below are given. */
typedef struct
{
  const CgRules *rules;
  CgState       *state;
  int            n_seats;
  GKeyFile      *keys;
  const char    *key;  /* the whole key: "hand.0" */
  int            seat; /* whose it is, or CG_NO_SEAT */
  GError       **error;
} CgReading;

/** A key of a position, or of each seat: "hand" is "hand.0", "hand.1" …. */
struct _CgField
{
  const char *key; /* NULL ends a table */
  CgFieldKind kind;
  CgFieldNeed need;

  /* of a zone: what it is and who sees its cards, CG_ZONE() */
  CgZoneRole role;
  CgSeenBy   seen;

  /* Of a zone that each seat has: a redacted state need not tell how many cards
   * lie there. Where a seat knows which cards another one owns, but not how
   * they are divided among several of that one's zones, it sees all of them in
   * one of its mixed zones; together they hold as many cards as there are. */
  gboolean mixed;

  guint per_seat; /* 1: each seat has one; 2: each pair of seats */

  /* where it is: CG_FIELD_AT(), CG_FIELD_EACH() or CG_FIELD_IN_EACH() */
  gsize at;
  gsize size;
  gsize each; /* bytes from one seat's to the next one's */

  /* the range, and what is no value */
  int                min;
  int                max;
  int                none;
  const char *const *words;  /* ended by NULL */
  gsize              count;  /* CG_FIELD_COUNT(): of a guint8 */

  /* of sets: how many cards a redacted state leaves out, CG_FIELD_HIDDEN(), or
   * how many there are in all, CG_FIELD_HELD_IN(); of the rest: not 0 in a
   * redacted state. A guint8 */
  gsize hidden;
  gsize held;
  gsize each_hidden; /* bytes from one seat's number to the next one's */

  /* @max where it depends on the setup */
  int (*max_of) (const CgState *state);

  /* NULL, or why a position of that setup, and of that seat, has not the key */
  const char *(*absent) (const CgState *state, int seat);

  /* NULL, or what is wrong with the value that has just been read; brings up
   * to date what follows from it */
  const char *(*settle) (CgState *state, int seat);

  /* Lists the cards of lay number @i, and who laid them; 0 after the last. */
  guint (*lay) (const CgState *state, guint i, CgCard cards[CG_EVENT_CARDS],
                int *seat);

  /* Takes a lay that was read, or refuses it; @word is its text. */
  gboolean (*add) (const CgReading *reading, const CgCard *cards, guint n_cards,
                   int seat, const char *word);

  /* Code instead of a kind. Pairs are written and read all at once that a seat
   * has: the key is "knows.0", the keys are "knows.0.1" …. */
  void     (*write) (const CgState *state, int seat, const char *key,
                     GKeyFile *keys);
  gboolean (*read)  (const CgReading *reading);
};

#define CG_FIELD_AT(Type, member) \
  .at = offsetof (Type, member), .size = sizeof (((Type *) 0)->member)

/** An array with one item for each seat. */
#define CG_FIELD_EACH(Type, array) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0]), \
  .each = sizeof (((Type *) 0)->array[0])

/** A member of the struct that each seat has in an array. */
#define CG_FIELD_IN_EACH(Type, array, member) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0].member), \
  .each = sizeof (((Type *) 0)->array[0])

#define CG_FIELD_COUNT(Type, member) .count = offsetof (Type, member)

#define CG_FIELD_HIDDEN(Type, member) \
  .hidden = offsetof (Type, member), .each_hidden = 1
#define CG_FIELD_HIDDEN_IN(Type, array, member) \
  .hidden = offsetof (Type, array[0].member), \
  .each_hidden = sizeof (((Type *) 0)->array[0])
#define CG_FIELD_HELD_IN(Type, array, member) \
  .held = offsetof (Type, array[0].member), \
  .each_hidden = sizeof (((Type *) 0)->array[0])

/** A zone: CG_ZONE (HAND, OWNER). */
#define CG_ZONE(ROLE, WHO) .role = CG_ZONE_##ROLE, .seen = CG_SEEN_BY_##WHO

/** Writes the position's keys, the group [position], to @keys. */
void cg_position_write (const CgRules *rules, const CgState *state,
                        GKeyFile *keys);

/** Reads them for @setup. Anything but what writing gives for some position
 * fails with an error that names the key, and leaves @out undefined; whether
 * the parts make a position together, cg_validate() tells. */
gboolean cg_position_read (const CgRules *rules, const CgSetup *setup,
                           GKeyFile *keys, CgState *out, GError **error);

/* --- values, for the code of one game --------------------------------------
 */

/** The key of a place that each seat has: "hand.0". Valid until the next call
 * with the same @key buffer. */
#define CG_KEY_SIZE 32
const char *cg_position_key (char key[CG_KEY_SIZE], const char *id, int seat);

gboolean cg_position_has (GKeyFile *keys, const char *key);

void cg_position_set_number (GKeyFile *keys, const char *key, int value);

/** Writes cards, one space between two; %CG_CARD_NONE is "-". */
void cg_position_set_cards (GKeyFile *keys, const char *key,
                            const CgCard *cards, guint n_cards);

/** The same for a multiset. */
void cg_position_set_set (GKeyFile *keys, const char *key, CgPack pack,
                          CgSet set);

/** Reads a number from @min to @max. */
gboolean cg_read_number (const CgReading *reading, int min, int max,
                         int *value);

/** Reads cards of the rules' pack (undeclared jokers too, hidden cards not). */
gboolean cg_read_set (const CgReading *reading, CgSet *set);

/** The same as bits, see %CG_FIELD_ONCE: none is there twice, and there are
 * jokers only in a game that has some. */
gboolean cg_read_once (const CgReading *reading, guint64 *cards);

/** Reads at most @max lays, one space between two, of up to %CG_EVENT_CARDS
 * cards of any kind and a seat, and gives each to @field's add(). */
gboolean cg_read_lays (const CgReading *reading, const CgField *field);

/** Whether the key is there. */
gboolean cg_read_has (const CgReading *reading);

/** Sets the error %CG_SAVE_ERROR_POSITION "key: reason", and returns %FALSE. */
gboolean cg_read_error (const CgReading *reading,
                        const char      *format,
                        ...) G_GNUC_PRINTF (2, 3);

/** What an error says, as UTF-8 even where a quoted word ends within a
 * character; free with g_free(). */
char *cg_position_reason (const char *format,
                          va_list     args) G_GNUC_PRINTF (1, 0);

G_END_DECLS
