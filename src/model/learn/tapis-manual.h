/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: the pages of the help (help/C and its translations), which
 * build-aux/manual.py turns into resources of the program. */

#pragma once

#include "engine/cg-rules.h"

#include <glib-object.h>

typedef enum
{
  TAPIS_MANUAL_TEXT, /* a paragraph */
  TAPIS_MANUAL_ITEM, /* an item of a list */
  TAPIS_MANUAL_STEP, /* an item of a numbered list */
  TAPIS_MANUAL_NOTE,
} TapisManualKind;

typedef struct
{
  TapisManualKind kind;
  char           *markup; /* the text in Pango markup; the target of a link is
                           * the id of a page, or the id of a page, "#" and the
                           * id of a section */
} TapisManualBlock;

typedef struct _TapisManualPage TapisManualPage;

/** A part of a page, which is shown as a unit: the beginning of the page, a
 * section up to its first list of terms, one of these terms, or a row of a
 * table. */
typedef struct
{
  TapisManualPage  *page;
  char             *section; /* the id of the section to which the part belongs;
                              * "": none */
  guint             level;   /* the heading level of @title; the title of the
                              * page has the level 1 */
  char             *title;   /* the title of the part; "": the part continues
                              * the part before it */
  TapisManualBlock *blocks;
  guint             n_blocks;
  char            **rules;   /* the numbers of the rules that this part
                              * explains */
  char             *option;  /* the id of the option (a house rule) that this
                              * part explains, or NULL */
  char            **lessons; /* the ids of the lessons that teach the rules of
                              * this part */
  char            **refusals; /* the ids from cg_refusal_id() of the refusals
                               * that this part explains */
} TapisManualPart;

struct _TapisManualPage
{
  char          *id;
  char          *guide; /* the id of the group of pages to which the page
                         * belongs: "games", "house-rules" or "table" */
  char          *title;
  char          *about; /* a sentence that tells what the page is about */
  const CgRules *rules; /* the rules of the game that the page is about, or
                         * NULL */
  gboolean       house; /* the page is about the house rules of that game */
  GPtrArray     *parts; /* of TapisManualPart */
};

typedef struct _TapisManual TapisManual;

/** Returns the manual in the current language or, if it is not translated, in
 * English. Borrowed; the manual and everything in it are never freed. */
const TapisManual *tapis_manual_get (void);

/** Returns all pages: an array of TapisManualPage; borrowed. */
GPtrArray *tapis_manual_list_pages (const TapisManual *self);

/** Returns the page with the id @id, or %NULL if there is none. */
TapisManualPage *tapis_manual_find_page (const TapisManual *self,
                                         const char        *id);

/** Returns the part that explains the rule @number ("BN-20"), or %NULL if there
 * is none. If several parts explain it, returns the one that explains the
 * fewest rules; a part of a page about house rules is returned only if there is
 * no other. */
TapisManualPart *tapis_manual_find_rule (const TapisManual *self,
                                         const char        *number);

/** Returns the part that explains @refusal, an id from cg_refusal_id(), in the
 * game with @rules. Returns %NULL if there is none. */
TapisManualPart *tapis_manual_find_refusal (const TapisManual *self,
                                            const CgRules     *rules,
                                            const char        *refusal);

/** Returns the option of the game, that is, the house rule, that @part
 * explains, or %NULL. */
const CgOption *tapis_manual_part_get_option (const TapisManualPart *part);

/** Returns the label of a button that opens the lesson with the id @lesson,
 * such as "Lesson: The 7", or %NULL if there is no such lesson. Free with
 * g_free(). */
char *tapis_manual_name_lesson (const TapisManual *self, const char *lesson);

/** Returns the text of @block without markup; free with g_free(). */
char *tapis_manual_block_text (const TapisManualBlock *block);

/* --- searching ------------------------------------------------------------ */

/** An occurrence of a word in a text: it begins at the byte @start and ends
 * before the byte @end. */
typedef struct
{
  guint start;
  guint end;
} TapisManualHit;

/** Finds the words of @query in @text; case and accents are ignored. Returns an
 * array of TapisManualHit in the order of @text; free with g_array_unref().
 * Sets *@all to whether each word of @query was found. */
GArray *tapis_manual_search_text (const char *text, const char *query,
                                  gboolean *all);

/** Returns whether @query has at least one word, that is, a character that is
 * not a space. */
gboolean tapis_manual_has_words (const char *query);

/** Return whether each word of @query occurs in @text or, for the second
 * function, in @part. */
gboolean tapis_manual_text_matches (const char *text, const char *query);
gboolean tapis_manual_part_matches (const TapisManualPart *part,
                                    const char            *query);
