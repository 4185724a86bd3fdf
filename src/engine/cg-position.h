/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of fields of a game (CgRules.fields). It has a row for each key of
 * a position's text: the kind of value, where the state holds it, and its
 * range. By this table the engine writes positions as text, and reads them with
 * every key and range checked. A row that has a role is also a zone, a place
 * for cards: by these rows the engine lists the cards of a zone, hides them
 * from a seat, and deals hidden cards anew. For what only one game has, a row
 * names a function of that game. */

#pragma once

#include "cg-rules.h"

G_BEGIN_DECLS

/** The kinds of errors in the text of a position or of a save. */
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

/** The kind of value that a key has, and the type of the member of the state
 * that holds it. */
typedef enum
{
  CG_FIELD_NUMBER, /* a whole number of any size: @min … @max */
  CG_FIELD_SEAT,   /* a number: @min (0, or CG_NO_SEAT) … the last seat */
  CG_FIELD_WORD,   /* a number: the index of one of @words */
  CG_FIELD_BITS,   /* a set of numbers from @min to @max, each a bit of an
                    * integer */
  CG_FIELD_SEATS,  /* a set of seats, each a bit of an integer; the key of an
                    * empty set is left out */
  CG_FIELD_ORDER,  /* guint8[]: different seats in some order, as many as @count
                    * says; the key of an empty list is left out */
  CG_FIELD_CARD,   /* a CgCard; the key is left out if there is no card */
  CG_FIELD_CARDS,  /* CgCard[]: a list of at most @max cards, as many as @count
                    * says */
  CG_FIELD_ROW,    /* CgCard[]: as many cards as the array has places or fewer;
                    * CG_CARD_NONE fills the free places at its end */
  CG_FIELD_SET,    /* a CgSet */
  CG_FIELD_ONCE,   /* a guint64, a set of cards of one pack: bit n is set for a
                    * card whose low six bits are n; jokers take the bits from
                    * 56 on */
  CG_FIELD_LAYS,   /* the cards that were laid and who laid them, at most @max
                    * times. @lay lists them, @add takes one that was read. If
                    * the state also holds the same cards as a CgSet or as a
                    * guint64 of bits, CG_FIELD_AT() says where. A trick is
                    * such a field: CG_FIELD_TRICK() in cg-trick.h */
  CG_FIELD_REST,   /* no member of the state: the zone of all cards that lie in
                    * no other zone. This row stands after the other zones */
} CgFieldKind;

/** Whether a key may be missing from a text. Its member then keeps the value
 * that cg_clear() gave it. If the keys of zones are missing, the last of these
 * zones gets all the cards that the text does not mention. */
typedef enum
{
  CG_FIELD_ALWAYS,
  CG_FIELD_IF_ANY,   /* left out if the number is @none or if there is no card
                      */
  CG_FIELD_MAY_MISS, /* always written, but may be missing */
} CgFieldNeed;

/** The key that is being read, for the functions that read its value. */
typedef struct
{
  const CgRules *rules;
  CgState       *state;
  int            n_seats;
  GKeyFile      *keys;
  const char    *key;  /* the whole key: "hand.0" */
  int            seat; /* the seat of "hand.0", or CG_NO_SEAT */
  GError       **error;
} CgReading;

/** A row of the table: one key of a position, or one key for each seat. The row
 * "hand" stands for the keys "hand.0", "hand.1" and so on. */
struct _CgField
{
  const char *key; /* NULL ends a table */
  CgFieldKind kind;
  CgFieldNeed need;

  /* For a zone: its role and who sees its cards; see CG_ZONE(). */
  CgZoneRole role;
  CgSeenBy   seen;

  /* For zones that each seat has: whether the other seats do not know how a
   * seat's cards are divided among its mixed zones. A redacted state may then
   * hold all of these cards in one of the mixed zones; only their sum is true.
   */
  gboolean mixed;

  guint per_seat; /* 0: there is one; 1: one for each seat; 2: one for each
                   * pair of seats */

  /* Where the state holds the value, in bytes from its beginning: set by
   * CG_FIELD_AT(), CG_FIELD_EACH() or CG_FIELD_IN_EACH(). */
  gsize at;
  gsize size;
  gsize each; /* bytes from one seat's value to the next seat's */

  /* The range of numbers, and the number that means "none". */
  int                min;
  int                max;
  int                none;
  const char *const *words;  /* ended by NULL */
  gsize              count;  /* where the state holds the length of a list, a
                              * guint8: CG_FIELD_COUNT() */

  /* Where a redacted state holds a number (a guint8) about cards that it hides:
   * for a set, how many cards are left out of it (@hidden, CG_FIELD_HIDDEN()),
   * or how many the set would have with them (@held, CG_FIELD_HELD()). For
   * CG_FIELD_REST, @hidden is a number that is not 0 in a redacted state. */
  gsize hidden;
  gsize held;
  gsize each_hidden; /* bytes from one seat's number to the next seat's */

  /* Returns the highest number, if it depends on the setup; else NULL. */
  int (*max_of) (const CgState *state);

  /* Returns NULL if a position of this setup has the key (of @seat), or why it
   * must not have it. May be NULL. */
  const char *(*absent) (const CgState *state, int seat);

  /* Checks the value that has just been read, and updates the members of @state
   * that follow from it. Returns NULL, or what is wrong. May be NULL. */
  const char *(*settle) (CgState *state, int seat);

  /* Lists the cards of the lay number @i, from 0, and sets *@seat to who laid
   * them. Returns how many cards there are; 0 after the last lay. */
  guint (*lay) (const CgField *field, const CgState *state, guint i,
                CgCard cards[CG_EVENT_CARDS], int *seat);

  /* Adds a lay that has been read to the state. If the lay cannot be, sets an
   * error, in which @word is the text of the lay, and returns FALSE. */
  gboolean (*add) (const CgReading *reading, const CgField *field,
                   const CgCard *cards, guint n_cards, int seat,
                   const char *word);

  /* Functions that write and read the value if none of the kinds fits. For a
   * value of each pair of seats, one call deals with all pairs of one seat:
   * @key is "knows.0" and the keys are "knows.0.1", "knows.0.2" …. */
  void     (*write) (const CgState *state, int seat, const char *key,
                     GKeyFile *keys);
  gboolean (*read)  (const CgReading *reading);
};

#define CG_FIELD_AT(Type, member) \
  .at = offsetof (Type, member), .size = sizeof (((Type *) 0)->member)

/** The value is an item of @array, which has one item for each seat. */
#define CG_FIELD_EACH(Type, array) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0]), \
  .each = sizeof (((Type *) 0)->array[0])

/** The value is the member @member of an item of @array, which has one struct
 * for each seat. */
#define CG_FIELD_IN_EACH(Type, array, member) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0].member), \
  .each = sizeof (((Type *) 0)->array[0])

#define CG_FIELD_COUNT(Type, member) .count = offsetof (Type, member)

#define CG_FIELD_HIDDEN(Type, member) \
  .hidden = offsetof (Type, member), .each_hidden = 1
#define CG_FIELD_HELD(Type, member) \
  .held = offsetof (Type, member), .each_hidden = 1

/** Makes a row a zone: CG_ZONE (HAND, OWNER) is a hand that its owner sees. */
#define CG_ZONE(ROLE, WHO) .role = CG_ZONE_##ROLE, .seen = CG_SEEN_BY_##WHO

/** Writes the position @state to the group [position] of @keys. */
void cg_position_write (const CgRules *rules, const CgState *state,
                        GKeyFile *keys);

/** Reads the group [position] of @keys into @out, which has room for a state of
 * @setup. Every value must be one that cg_position_write() could have written.
 * Otherwise the function sets an error that names the key, and returns %FALSE;
 * @out is undefined then. Whether the values fit together, cg_validate() tells.
 */
gboolean cg_position_read (const CgRules *rules, const CgSetup *setup,
                           GKeyFile *keys, CgState *out, GError **error);

/* --- values, for the code of one game --------------------------------------
 */

/** Writes the key of a value that each seat has, such as "hand.0", into @key
 * and returns @key. */
#define CG_KEY_SIZE 32
const char *cg_position_key (char key[CG_KEY_SIZE], const char *id, int seat);

gboolean cg_position_has (GKeyFile *keys, const char *key);

void cg_position_set_number (GKeyFile *keys, const char *key, int value);

/** Writes @cards with one space between two; %CG_CARD_NONE is "-". */
void cg_position_set_cards (GKeyFile *keys, const char *key,
                            const CgCard *cards, guint n_cards);

/** Writes the cards of the multiset @set of @pack with one space between two.
 */
void cg_position_set_set (GKeyFile *keys, const char *key, CgPack pack,
                          CgSet set);

/** Reads a number from @min to @max. */
gboolean cg_read_number (const CgReading *reading, int min, int max,
                         int *value);

/** Reads cards of the pack of the rules, among them jokers without a declared
 * number. Hidden cards are refused. */
gboolean cg_read_set (const CgReading *reading, CgSet *set);

/** Reads a set of different cards as bits; see %CG_FIELD_ONCE. Jokers are
 * refused in a game without jokers. */
gboolean cg_read_once (const CgReading *reading, guint64 *cards);

/** Reads at most @field's max lays with one space between two, and gives each
 * to @field's add(). The text of a lay is up to %CG_EVENT_CARDS cards and the
 * seat that laid them: "8S+8H@2". */
gboolean cg_read_lays (const CgReading *reading, const CgField *field);

/** Returns whether the text has the key. */
gboolean cg_read_has (const CgReading *reading);

/** Sets the error %CG_SAVE_ERROR_POSITION "key: reason", and returns %FALSE. */
gboolean cg_read_error (const CgReading *reading,
                        const char      *format,
                        ...) G_GNUC_PRINTF (2, 3);

/** Formats the text of an error. The result is valid UTF-8 even if a quoted
 * word was cut within a character. Free with g_free(). */
char *cg_position_reason (const char *format,
                          va_list     args) G_GNUC_PRINTF (1, 0);

G_END_DECLS
