/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: the pages of the help (help/C and its translations), which the
 * build makes into resources of the program (build-aux/manual.py). */

#pragma once

#include "engine/cg-rules.h"

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  TAPIS_MANUAL_TEXT, /* a paragraph */
  TAPIS_MANUAL_ITEM, /* of a list */
  TAPIS_MANUAL_STEP, /* of a numbered list */
  TAPIS_MANUAL_NOTE,
} TapisManualKind;

typedef struct
{
  TapisManualKind kind;
  char           *markup; /* Pango's; links are "page" or "page#section" */
} TapisManualBlock;

typedef struct _TapisManualPage TapisManualPage;

/** What is shown at once: the beginning of a page, a section up to its first
 * list of terms, one of these terms, or a row of a table. */
typedef struct
{
  TapisManualPage  *page;
  char             *section; /* the id of its section; "" where it has none */
  guint             level;   /* of its title; the title of a page has 1 */
  char             *title;   /* "" where it continues the part before it */
  TapisManualBlock *blocks;
  guint             n_blocks;
  char            **rules;   /* the numbers of the rules that it tells */
  char             *option;  /* the house rule that it explains, or NULL */
  char            **lessons; /* the ids of the lessons that teach it */
  char            **refusals; /* names of cg_refusal_id() that it explains */
} TapisManualPart;

struct _TapisManualPage
{
  char          *id;
  char          *guide; /* its group: "games", "house-rules" or "table" */
  char          *title;
  char          *about; /* a sentence that says what it is about */
  const CgRules *rules; /* the game that it is about, or NULL */
  gboolean       house; /* it is about the house rules of that game */
  GPtrArray     *parts; /* of TapisManualPart */
};

typedef struct _TapisManual TapisManual;

/** The manual in the language of the day, or else in English. Borrowed; it and
 * everything in it live as long as the program. */
const TapisManual *tapis_manual_get (void);

/** All pages: of TapisManualPage. */
GPtrArray *tapis_manual_list_pages (const TapisManual *self);

/** The page of that id, or %NULL. */
TapisManualPage *tapis_manual_find_page (const TapisManual *self,
                                         const char        *id);

/** The part that tells the rule @number ("BN-20"), or %NULL. Of several parts
 * the one that tells the fewest rules; pages of house rules come last. */
TapisManualPart *tapis_manual_find_rule (const TapisManual *self,
                                         const char        *number);

/** The part that explains the refusal called @refusal (see cg_refusal_id()) in
 * the game of @rules; %NULL where there is none. */
TapisManualPart *tapis_manual_find_refusal (const TapisManual *self,
                                            const CgRules     *rules,
                                            const char        *refusal);

/** The house rule that @part explains, among those of its game, or %NULL. */
const CgOption *tapis_manual_part_get_option (const TapisManualPart *part);

/** What a button that opens the lesson with the id @lesson is called: "Lesson:
 * The 7". %NULL where there is no such lesson. Free with g_free(). */
char *tapis_manual_name_lesson (const TapisManual *self, const char *lesson);

/** The text of @block without markup; free with g_free(). */
char *tapis_manual_block_text (const TapisManualBlock *block);

/* --- searching ------------------------------------------------------------ */

/** Where something was found, in bytes. */
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

/** Whether each word of @query stands somewhere in @part. */
gboolean tapis_manual_part_matches (const TapisManualPart *part,
                                    const char            *query);

G_END_DECLS
