/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: the pages of the help (help/C and its translations), which the
 * build turns into resources of the program (build-aux/manual.py). */

#pragma once

#include "engine/cg-rules.h"

#include <glib-object.h>

G_BEGIN_DECLS

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
  char           *markup; /* the text in Pango markup; links are "page" or
                           * "page#section" */
} TapisManualBlock;

typedef struct _TapisManualPage TapisManualPage;

/** A part of a page, which is shown as one piece: the beginning of the page, a
 * section up to its first list of terms, one of these terms, or a row of a
 * table. */
typedef struct
{
  TapisManualPage  *page;
  char             *section; /* the id of the section that holds the part; "":
                              * none */
  guint             level;   /* the level of @title; the title of a page has
                              * 1 */
  char             *title;   /* the title of the part; "": the part continues
                              * the one before it */
  TapisManualBlock *blocks;
  guint             n_blocks;
  char            **rules;   /* the numbers of the rules that this part tells */
  char             *option;  /* the id of the house rule that this part
                              * explains, or NULL */
  char            **lessons; /* the ids of the lessons that teach what this part
                              * tells */
  char            **refusals; /* the refusals that this part explains, by their
                               * names from cg_refusal_id() */
} TapisManualPart;

struct _TapisManualPage
{
  char          *id;
  char          *guide; /* the group of the page: "games", "house-rules" or
                         * "table" */
  char          *title;
  char          *about; /* a sentence that says what the page is about */
  const CgRules *rules; /* the game that the page is about, or NULL */
  gboolean       house; /* TRUE: the page is about the house rules of that
                         * game */
  GPtrArray     *parts; /* of TapisManualPart */
};

typedef struct _TapisManual TapisManual;

/** Returns the manual in the current language, or in English if it is not
 * translated. Borrowed; the manual and everything in it live as long as the
 * program. */
const TapisManual *tapis_manual_get (void);

/** Returns all pages, as an array of TapisManualPage. */
GPtrArray *tapis_manual_list_pages (const TapisManual *self);

/** Returns the page with the id @id, or %NULL. */
TapisManualPage *tapis_manual_find_page (const TapisManual *self,
                                         const char        *id);

/** Returns the part that tells the rule @number ("BN-20"), or %NULL. If several
 * parts tell it, returns the part that tells the fewest rules; pages about
 * house rules come last. */
TapisManualPart *tapis_manual_find_rule (const TapisManual *self,
                                         const char        *number);

/** Returns the part that explains the refusal called @refusal (see
 * cg_refusal_id()) in the game of @rules; %NULL if there is none. */
TapisManualPart *tapis_manual_find_refusal (const TapisManual *self,
                                            const CgRules     *rules,
                                            const char        *refusal);

/** Returns the house rule that @part explains, one of the options of its game,
 * or %NULL. */
const CgOption *tapis_manual_part_get_option (const TapisManualPart *part);

/** Returns the label of a button that opens the lesson with the id @lesson:
 * "Lesson: The 7". %NULL if there is no such lesson. Free with g_free(). */
char *tapis_manual_name_lesson (const TapisManual *self, const char *lesson);

/** Returns the text of @block without markup; free with g_free(). */
char *tapis_manual_block_text (const TapisManualBlock *block);

/* --- searching ------------------------------------------------------------ */

/** Where a word was found in a text: the bytes from @start up to, but without,
 * @end. */
typedef struct
{
  guint start;
  guint end;
} TapisManualHit;

/** Finds the words of @query in @text, whatever their case and accents. Returns
 * an array of TapisManualHit in the order of @text; free with g_array_unref().
 * Sets *@all to whether each word of @query was found. */
GArray *tapis_manual_search_text (const char *text, const char *query,
                                  gboolean *all);

/** Returns whether @query has a word, and is not only blanks. */
gboolean tapis_manual_has_words (const char *query);

/** Return whether each word of @query stands somewhere in @text, in @part. */
gboolean tapis_manual_text_matches (const char *text, const char *query);
gboolean tapis_manual_part_matches (const TapisManualPart *part,
                                    const char            *query);

G_END_DECLS
