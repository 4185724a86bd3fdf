/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The form of a word in a sentence, and the form of a sentence for the gender
 * of a person. English has one form of "the queen of hearts" for all sentences;
 * many languages decline it. Therefore whoever puts a word into a sentence says
 * which part the word plays there, its role. The form is looked up in the
 * domain TAPIS_FORMS_DOMAIN, in the context that is the name of the role.
 * Languages that do not decline have no such form: then the plain translation
 * is taken.
 *
 * po/forms.py makes the template of that domain: each word, marked as below, in
 * the roles of its kind, and the sentences that are marked with P_() or PP_().
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* --- roles --- */

/** The roles. Each has a name, which is the context of the forms, and an
 * example for translators. A language that makes no difference between two
 * roles gives the same form twice, or none. */
#define TAPIS_ROLES(ROLE)                                                     \
  ROLE (DOER, "doer", "who does something: “Fox lays the 7 of hearts.”")      \
  ROLE (SUBJECT, "subject", "who or what is or lies, who wins or plays: "     \
        "“Fox wins.”, “The strongest is the 7 of hearts.”")                   \
  ROLE (OWNER, "owner", "who has something: “Fox has 3 cards in hand.”")      \
  ROLE (OBJECT, "object", "what or who is laid, attacked, skipped: “You lay " \
        "the 7 of hearts.”, “You attack Fox.”")                               \
  ROLE (WANTED, "wanted", "what is asked for or needed: “After a 7 you need " \
        "a 9.”, “Fox asks for hearts.”")                                      \
  ROLE (MISSING, "missing", "what somebody does not have or do: “You do not " \
        "have the 7 of hearts.”")                                             \
  ROLE (AS, "as", "what something is taken for: “The 3 counts as a 7.”, "     \
        "“The next card must be a 9.”")                                       \
  ROLE (WITH, "with", "with what or whom: “With the 7 of hearts the total "   \
        "goes over 31.”")                                                     \
  ROLE (OF, "of", "whose, or of or between which: “the joker of Fox”, “the "  \
        "row of sevens”, “a war between sevens”")                             \
  ROLE (AFTER, "after", "after what: “After a 7 you need a 9.”")              \
  ROLE (THAN, "than", "what something is compared with: “a lower card than "  \
        "the 7 of cups”")                                                     \
  ROLE (TO, "to", "to or for whom, up to what: “Give the pile to Fox.”, “up " \
        "to a 7”")                                                            \
  ROLE (FOR, "for", "what for: “You exchange the 7 of hearts for the 9 of "   \
        "clubs.”, “for 3 cards”")                                             \
  ROLE (CALLED, "called", "who is called: “Fox: lay a card.”")                \
  ROLE (LISTED, "listed", "in a list, on a label, or alone: “You can play: "  \
        "the 7 of hearts.”, “Fox: 3 cards”")

#define ROLE(ID, name, example) TAPIS_ROLE_##ID,
typedef enum
{
  TAPIS_ROLES (ROLE)
  TAPIS_N_ROLES,
} TapisRole;
#undef ROLE

/* --- words --- */

/** N_() and NN_() for names of cards with their article, and for words with a
 * number before them. These have roles, and so have the words in the contexts
 * "rank", "ranks", "number", "suit", "suits" and "player's name". */
#define THE_(card) (card)
#define COUNTED_(one, many) one, many

/** The form of @word, which is in English, for @role; or else its translation
 * in @context, which may be %NULL. Lent. */
const char *tapis_form (TapisRole role, const char *context, const char *word);

/** The same for a word with a number: the form of @one and @many for @n, a
 * format with one number. Lent. */
const char *tapis_form_n (TapisRole role, const char *one, const char *many,
                          guint n) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* --- people --- */

/** Somebody of whom a sentence tells, or to whom it is told. Where a function
 * gets %NULL instead, the sentence is told to a person of whom nothing is
 * known. */
typedef struct
{
  const char *name;
  const char *animal; /* the English name of the avatar, if @name is that of an
                       * avatar; NULL: somebody has typed the name */
  const char *gender; /* "feminine", "masculine", "neuter", or NULL */
  gboolean    you;    /* is called "you", not by name */
} TapisPerson;

/** Whether @who is called "you". */
static inline gboolean
tapis_is_you (const TapisPerson *who)
{
  return who == NULL || who->you;
}

/** The name of @who in the form of @role, isolated where it is written in the
 * other direction. Free with g_free(). */
char *tapis_name_in (TapisRole role, const TapisPerson *who);

/** N_() and NN_() for a sentence that is told to a person, or of one. Such a
 * sentence can have another form for each gender. */
#define P_(sentence) (sentence)
#define PP_(one, many) one, many

/** The translation of @sentence, P_(), for the gender of @who, to whom or of
 * whom it is told. Of several persons @who is the one who does something. Lent.
 */
const char *tapis_told (const TapisPerson *who, const char *sentence)
  G_GNUC_FORMAT (2);

/** The same in the form for @n: PP_(). Lent. */
const char *tapis_told_n (const TapisPerson *who, const char *one,
                          const char *many, gulong n)
  G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/** The genders that the language of the program distinguishes in sentences,
 * ended by %NULL; the first one is taken for persons who have chosen none. Most
 * languages distinguish none. Free with g_strfreev(). */
char **tapis_genders (void);

/** The gender of that name ("feminine"), static; %NULL where there is none. */
const char *tapis_gender_from_id (const char *id);

/** @gender if the language distinguishes it, or else the first of those that it
 * distinguishes; %NULL if there are none. */
const char *tapis_gender_settle (const char *gender);

/** What a gender is called where a person chooses it. */
const char *tapis_gender_title (const char *gender);

G_END_DECLS
