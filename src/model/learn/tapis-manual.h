/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: the pages of the help (help/C and their translations), which the
 * build has made into resources of the program (build-aux/manual.py). Knows no
 * widget; of the games only the registry. */

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

/** What one reads at once: the beginning of a page, a section up to its first
 * list of terms, one of these terms, a row of a table. */
typedef struct
{
  TapisManualPage  *page;
  char             *section; /* in which it lies; "": in none */
  guint             level;   /* of its title: 1 is that of a page */
  char             *title;   /* "": it goes on with what stands before it */
  TapisManualBlock *blocks;
  guint             n_blocks;
  char            **rules;   /* the numbers of the rules that it tells */
  char             *option;  /* the house rule that it explains, or NULL */
  char            **lessons; /* the ids of those that teach it */
  char            **refusals; /* for which it is the reason: cg_refusal_id() */
} TapisManualPart;

struct _TapisManualPage
{
  char          *id;
  char          *guide; /* where: "games", "house-rules", "table" */
  char          *title;
  char          *about; /* a sentence */
  const CgRules *rules; /* of which game, or NULL */
  gboolean       house; /* it is of the game's house rules */
  GPtrArray     *parts; /* of TapisManualPart */
};

typedef struct _TapisManual TapisManual;

/** The manual in the language that is spoken, or else in English. Lent; it and
 * all that is in it live as long as the program. */
const TapisManual *tapis_manual_get (void);

/** All pages: of TapisManualPage. */
GPtrArray *tapis_manual_list_pages (const TapisManual *self);

/** The page of that id, or %NULL. */
TapisManualPage *tapis_manual_find_page (const TapisManual *self,
                                         const char        *id);

/** The first part of the page of the rules that tells the rule @number
 * ("BN-20"), or %NULL; a term goes before a section that names many rules. */
TapisManualPart *tapis_manual_find_rule (const TapisManual *self,
                                         const char        *number);

/** The part that tells why a game of @rules refuses something (see
 * cg_refusal_id()); %NULL: none does. */
TapisManualPart *tapis_manual_find_refusal (const TapisManual *self,
                                            const CgRules     *rules,
                                            const char        *refusal);

/** The house rule that @part explains, among those of its game, or %NULL. */
const CgOption *tapis_manual_part_get_option (const TapisManualPart *part);

/** What a button to that lesson is called: "Lesson: The 7"; %NULL: there is no
 * such lesson. Free with g_free(). */
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

/** Where the words of @query stand in @text, whatever their case and their
 * accents: of TapisManualHit, in their order. Free with g_array_unref(). @all:
 * set to whether each word of @query is there. */
GArray *tapis_manual_search_text (const char *text, const char *query,
                                  gboolean *all);

/** Whether each word of @query stands somewhere in @part. */
gboolean tapis_manual_part_matches (const TapisManualPart *part,
                                    const char            *query);

G_END_DECLS
