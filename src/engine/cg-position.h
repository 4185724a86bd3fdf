/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of fields of a game (CgRules.fields). It has a row for each key of
 * a position's text: the kind of the value, where the state holds it, and its
 * range. With this table, the engine writes positions as text and reads them;
 * it checks every key and range. A row that has a role is also a zone: a group
 * of cards, such as a hand. The engine uses these rows to list the cards of a
 * zone, to hide them from a seat, and to fill in hidden cards by chance. If
 * only one game has a kind of value, the row names a function of that game. */

#pragma once

#include "cg-rules.h"

/** The kinds of errors in the text of a position or of a save. */
typedef enum
{
  CG_SAVE_ERROR_SYNTAX,   /* not a key file, empty, too large, or without the
                           * group [game] */
  CG_SAVE_ERROR_FORMAT,   /* the number of the format is missing, or newer than
                           * CG_SAVE_FORMAT */
  CG_SAVE_ERROR_GAME,     /* the game is missing or unknown */
  CG_SAVE_ERROR_SETUP,    /* faulty seats, options, deal or sitting */
  CG_SAVE_ERROR_POSITION, /* the position is missing or not valid */
  CG_SAVE_ERROR_MOVE,     /* a move cannot be read or is not legal */
} CgSaveError;

#define CG_SAVE_ERROR (cg_save_error_quark ())
GQuark cg_save_error_quark (void);

#define CG_GROUP_POSITION "position"

/* --- the table ------------------------------------------------------------ */

/** The kind of value of a key, and the type of the state's member that holds
 * it. An integer has one or two bytes. A @name is a member of the row. */
typedef enum
{
  CG_FIELD_NUMBER, /* an integer from @min to @max */
  CG_FIELD_SEAT,   /* an integer: a seat; @min is 0 or CG_NO_SEAT */
  CG_FIELD_WORD,   /* an integer: the index of one of @words */
  CG_FIELD_BITS,   /* an integer: a set of numbers from @min to @max, with a bit
                    * for each number. The key of an empty set is left out */
  CG_FIELD_SEATS,  /* an integer: a set of seats, with a bit for each seat. The
                    * key of an empty set is left out */
  CG_FIELD_ORDER,  /* guint8[]: a list of different seats, with its length at
                    * @count. The key of an empty list is left out */
  CG_FIELD_CARD,   /* a CgCard. The key is left out if there is no card */
  CG_FIELD_CARDS,  /* CgCard[]: a list of at most @max cards, with its length at
                    * @count */
  CG_FIELD_ROW,    /* CgCard[]: a list of at most as many cards as the array has
                    * items; the items after the last card are CG_CARD_NONE */
  CG_FIELD_SET,    /* a CgSet */
  CG_FIELD_ONCE,   /* a guint64: a set of cards of one pack. Bit n is set for a
                    * card whose low six bits are n; n jokers set the lowest n
                    * bits from 56 on */
  CG_FIELD_LAYS,   /* at most @max lays: cards that were laid together, and the
                    * seat that laid them. @lay lists them, @add adds one that
                    * was read. If the state also holds these cards as a CgSet
                    * or as the guint64 of CG_FIELD_ONCE, CG_FIELD_AT() names
                    * that member. A trick is such a field: see CG_FIELD_TRICK()
                    * in cg-trick.h */
  CG_FIELD_REST,   /* no member of the state: the zone of all cards that lie in
                    * no other zone. Its row follows those of the other zones */
} CgFieldKind;

/** Whether a key may be missing from a text. If it is missing, its member keeps
 * the value that cg_clear() set. If the keys of zones with CG_FIELD_MAY_MISS
 * are missing, the last of these zones gets all the cards that the text does
 * not name. */
typedef enum
{
  CG_FIELD_ALWAYS,
  CG_FIELD_IF_ANY,   /* not written if the number is @none or if there is no
                      * card */
  CG_FIELD_MAY_MISS, /* always written, but may be missing when a text is read
                      */
} CgFieldNeed;

/** The argument of functions that read a value: the key, and the state into
 * which its value is read. */
typedef struct
{
  const CgRules *rules;
  CgState       *state;
  int            n_seats;
  GKeyFile      *keys;
  const char    *key;  /* the whole key, such as "hand.0" */
  int            seat; /* the seat in the key, or CG_NO_SEAT */
  GError       **error;
} CgReading;

/** A row of the table: one key of a position, or one key for each seat. The row
 * "hand" means the keys "hand.0", "hand.1" and so on. */
struct _CgField
{
  const char *key; /* NULL at the end of the table */
  CgFieldKind kind;
  CgFieldNeed need;

  /* The role of a zone and who sees its cards, set by CG_ZONE(). */
  CgZoneRole role;
  CgSeenBy   seen;

  /* TRUE for zones that each seat has, if the other seats do not know which of
   * these zones of a seat a card is in. A redacted state may hold all cards of
   * a seat's mixed zones in one of them; only their total number is then
   * correct. */
  gboolean mixed;

  guint per_seat; /* 0: one value; 1: one for each seat; 2: one for each pair of
                   * seats */

  /* Where the state holds the value, and its size, in bytes: set by
   * CG_FIELD_AT(), CG_FIELD_EACH() or CG_FIELD_IN_EACH(). */
  gsize at;
  gsize size;
  gsize each; /* bytes from the value of one seat to that of the next */

  /* The lowest and the highest number, and the number that means "none". */
  int                min;
  int                max;
  int                none;
  const char *const *words;  /* the words of CG_FIELD_WORD, ended by NULL */
  gsize              count;  /* where the state holds the length of a list, a
                              * guint8; set by CG_FIELD_COUNT() */

  /* Where a redacted state holds the number (a guint8) of cards that it hides;
   * 0 if it does not. For a set, either how many cards are missing from it
   * (@hidden, set by CG_FIELD_HIDDEN()), or how many it has together with the
   * missing ones (@held, set by CG_FIELD_HELD()). For CG_FIELD_REST, the number
   * at @hidden is not 0 if the state is redacted. */
  gsize hidden;
  gsize held;
  gsize each_hidden; /* bytes from the number of one seat to that of the next */

  /* Returns the highest number if it depends on the setup; @max is not used
   * then. NULL if it does not. */
  int (*max_of) (const CgState *state);

  /* Returns NULL if positions with the setup of @state have the key (of @seat),
   * otherwise why they do not have it. May be NULL. */
  const char *(*absent) (const CgState *state, int seat);

  /* Called after the value has been read: checks it, and updates the members of
   * @state that follow from it. Returns NULL if the value is valid, otherwise
   * what is wrong. May be NULL. */
  const char *(*settle) (CgState *state, int seat);

  /* For CG_FIELD_LAYS: fills in @cards with the cards of the lay number @i,
   * from 0, and *@seat with the seat that laid them. Returns how many cards
   * there are, or 0 after the last lay. */
  guint (*lay) (const CgField *field, const CgState *state, guint i,
                CgCard cards[CG_EVENT_CARDS], int *seat);

  /* For CG_FIELD_LAYS: adds a lay that has been read to the state. If this lay
   * is not possible, sets an error that quotes @word, the text of the lay, and
   * returns FALSE. */
  gboolean (*add) (const CgReading *reading, const CgField *field,
                   const CgCard *cards, guint n_cards, int seat,
                   const char *word);

  /* Functions that write and read the value if no kind fits it; otherwise NULL.
   * If @per_seat is 2, one call writes or reads the values of one seat with all
   * other seats: @key is then "knows.0", and the keys are "knows.0.1",
   * "knows.0.2" and so on. */
  void     (*write) (const CgState *state, int seat, const char *key,
                     GKeyFile *keys);
  gboolean (*read)  (const CgReading *reading);
};

#define CG_FIELD_AT(Type, member) \
  .at = offsetof (Type, member), .size = sizeof (((Type *) 0)->member)

/** The value is an item of the member @array, which has one item for each seat.
 */
#define CG_FIELD_EACH(Type, array) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0]), \
  .each = sizeof (((Type *) 0)->array[0])

/** The value is the member @member of an item of the member @array, which has
 * one struct for each seat. */
#define CG_FIELD_IN_EACH(Type, array, member) \
  .per_seat = 1, CG_FIELD_AT (Type, array[0].member), \
  .each = sizeof (((Type *) 0)->array[0])

#define CG_FIELD_COUNT(Type, member) .count = offsetof (Type, member)

#define CG_FIELD_HIDDEN(Type, member) \
  .hidden = offsetof (Type, member), .each_hidden = 1
#define CG_FIELD_HELD(Type, member) \
  .held = offsetof (Type, member), .each_hidden = 1

/** Makes a row a zone. For example, CG_ZONE (HAND, OWNER) is a hand whose cards
 * only its owner sees. */
#define CG_ZONE(ROLE, WHO) .role = CG_ZONE_##ROLE, .seen = CG_SEEN_BY_##WHO

/** Writes the position @state to the group [position] of @keys. */
void cg_position_write (const CgRules *rules, const CgState *state,
                        GKeyFile *keys);

/** Reads the group [position] of @keys into @out, which has room for a state of
 * @setup. Each value must be one that cg_position_write() can write. Otherwise
 * the function sets an error that names the key and returns %FALSE, and the
 * content of @out is undefined. cg_validate() then checks whether the values
 * fit together. */
gboolean cg_position_read (const CgRules *rules, const CgSetup *setup,
                           GKeyFile *keys, CgState *out, GError **error);

/* --- values, for the code of one game --------------------------------------
 */

/** Writes the key @id with the number @seat, such as "hand.0", into @key and
 * returns @key. */
#define CG_KEY_SIZE 32
const char *cg_position_key (char key[CG_KEY_SIZE], const char *id, int seat);

gboolean cg_position_has (GKeyFile *keys, const char *key);

void cg_position_set_number (GKeyFile *keys, const char *key, int value);

/** Writes @cards as the value of @key, with one space between two cards;
 * %CG_CARD_NONE is "-". */
void cg_position_set_cards (GKeyFile *keys, const char *key,
                            const CgCard *cards, guint n_cards);

/** Writes the cards of the multiset @set of @pack as the value of @key, with
 * one space between two cards. */
void cg_position_set_set (GKeyFile *keys, const char *key, CgPack pack,
                          CgSet set);

/** Reads a number from @min to @max. Otherwise sets the error and returns
 * %FALSE, like all these functions. */
gboolean cg_read_number (const CgReading *reading, int min, int max,
                         int *value);

/** Reads cards of the game's pack and jokers that are not declared. A hidden
 * card is an error. */
gboolean cg_read_set (const CgReading *reading, CgSet *set);

/** Reads a set of different cards as bits; see %CG_FIELD_ONCE. A joker is an
 * error in a game without jokers. */
gboolean cg_read_once (const CgReading *reading, guint64 *cards);

/** Reads at most CgField.max lays, with one space between two, and passes each
 * to CgField.add. The text of a lay is one to %CG_EVENT_CARDS cards and the
 * seat that laid them: "8S+8H@2". */
gboolean cg_read_lays (const CgReading *reading, const CgField *field);

/** Returns whether the text has the key @reading->key. */
gboolean cg_read_has (const CgReading *reading);

/** Sets the error %CG_SAVE_ERROR_POSITION with the message "KEY: REASON", and
 * returns %FALSE. */
gboolean cg_read_error (const CgReading *reading,
                        const char      *format,
                        ...) G_GNUC_PRINTF (2, 3);

/** Formats the reason of an error. The result is valid UTF-8 even if the format
 * cuts a quoted word within a character. Free with g_free(). */
char *cg_position_reason (const char *format,
                          va_list     args) G_GNUC_PRINTF (1, 0);
