/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks up the form of a word in a sentence, and the form of a sentence for the
 * gender of a person. English has one form of "the queen of hearts" for all
 * sentences; many languages decline it. Therefore code that puts a word into a
 * sentence names the role of the word in the sentence: the subject, the object
 * and so on. The form is looked up in the gettext domain TAPIS_FORMS_DOMAIN,
 * with the name of the role as the context. A language that does not decline
 * has no forms there; the ordinary translation is then used.
 *
 * po/forms.py makes the template of that domain. The template has each word
 * that is marked with a macro of this file, in all roles that words of its kind
 * can have, and each sentence that is marked with P_() or PP_(). */

#pragma once

#include <glib.h>

/* --- roles --- */

/** The roles of a word in a sentence. The name of a role is the context of its
 * forms, and its example is for translators. If two roles have the same form in
 * a language, its translators give that form twice or not at all. */
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

/** Mark texts for translation, as N_() and NN_() do. THE_() marks the name of a
 * card with its article, COUNTED_() a word with a number before it. Such words
 * have a form for each role, and so have words in the contexts "rank", "ranks",
 * "number", "suit", "suits" and "player's name". */
#define THE_(card) (card)
#define COUNTED_(one, many) one, many

/** Returns the form of the English word @word for @role. If there is none,
 * returns the translation of @word in @context, which may be %NULL. The caller
 * must not free the text. */
const char *tapis_form (TapisRole role, const char *context, const char *word);

/** Returns the form for @role of a word with the number @n. @one and @many are
 * its singular and its plural, formats with one number. The caller must not
 * free the text. */
const char *tapis_form_n (TapisRole role, const char *one, const char *many,
                          guint n) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* --- people --- */

/** A player to whom or about whom a sentence speaks. If a function gets %NULL
 * in its place, the sentence speaks to a person of whom nothing is known. */
typedef struct
{
  const char *name;
  const char *animal; /* the English name of the avatar if @name is the
                       * translation of it; otherwise NULL */
  const char *gender; /* "feminine", "masculine", "neuter", or NULL */
  gboolean    you;    /* sentences call the player "you" and not by name */
} TapisPerson;

/** Returns whether sentences call @who "you". */
static inline gboolean
tapis_is_you (const TapisPerson *who)
{
  return who == NULL || who->you;
}

/** Returns the name of @who in the form for @role. If the name or the language
 * is written from right to left, invisible marks around the name keep the order
 * of the words around it. Free with g_free(). */
char *tapis_name_in (TapisRole role, const TapisPerson *who);

/** Mark sentences for translation, as N_() and NN_() do. The sentences speak to
 * a person or about a person, and can have a form for each gender. */
#define P_(sentence) (sentence)
#define PP_(one, many) one, many

/** Returns the translation of @sentence, marked with P_(), in the form for the
 * gender of @who, to whom or about whom the sentence speaks. If it is about
 * several persons, @who is the one who does something. The caller must not free
 * the text. */
const char *tapis_told (const TapisPerson *who, const char *sentence)
  G_GNUC_FORMAT (2);

/** Returns the translation of the sentence PP_(@one, @many) in the plural form
 * for @n and the form for the gender of @who. The caller must not free the
 * text. */
const char *tapis_told_n (const TapisPerson *who, const char *one,
                          const char *many, gulong n)
  G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/** Returns the ids of the genders that sentences distinguish in the language of
 * the program, ended by %NULL. The first gender is used for persons who have
 * not chosen one. In most languages the list is empty. Free with g_strfreev().
 */
char **tapis_genders (void);

/** Returns the static string of the gender @id ("feminine"), or %NULL if there
 * is no such gender. */
const char *tapis_gender_from_id (const char *id);

/** Returns @gender if the language of the program distinguishes it; otherwise
 * the first gender of tapis_genders(), or %NULL if the list is empty. */
const char *tapis_gender_settle (const char *gender);

/** Returns the title of @gender in the list in which a person chooses a gender.
 */
const char *tapis_gender_title (const char *gender);
