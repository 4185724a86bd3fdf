/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of cards, suits, tokens and emblems as textures, drawn from our own
 * SVG. Knows what a card looks like; knows no game, no widget and no rule.
 *
 * All functions belong to the main thread. Nothing is loaded before the first
 * picture is asked for. Sizes are device pixels: a widget multiplies its size
 * by its scale factor, so that a card is crisp on every screen.
 *
 * Textures come from a cache of at most %TAPIS_CARD_ART_CACHE_BYTES; asking
 * again for the same picture gives the same texture. A widget keeps the
 * reference it was given and asks anew when its size, its style or the
 * language changes. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** Sizes outside of these bounds are brought inside. */
#define TAPIS_CARD_ART_MIN_WIDTH 16
#define TAPIS_CARD_ART_MAX_WIDTH 1024

/** A card narrower than this shows one large pip, or one large head, in place
 * of the pip field. In application pixels: see tapis_card_art_face(). */
#define TAPIS_CARD_ART_COMPACT_WIDTH 80

/** The cache forgets the pictures not asked for longest beyond this. */
#define TAPIS_CARD_ART_CACHE_BYTES (16u * 1024 * 1024)

/** Corner radius of a card as a share of its width, for shadows and rings. */
#define TAPIS_CARD_ART_RADIUS 0.06

/**
 * TapisCardIndex:
 * @TAPIS_CARD_INDEX_LANGUAGE: letters of the interface language (fr: R D V A)
 * @TAPIS_CARD_INDEX_ENGLISH: K Q J A whatever the language
 * @TAPIS_CARD_INDEX_NUMBERS: 13 12 11 1
 */
typedef enum
{
  TAPIS_CARD_INDEX_LANGUAGE,
  TAPIS_CARD_INDEX_ENGLISH,
  TAPIS_CARD_INDEX_NUMBERS,
} TapisCardIndex;

/** The backs there are. */
typedef enum
{
  TAPIS_CARD_BACK_TEAL,
  TAPIS_CARD_BACK_TERRACOTTA,
  TAPIS_CARD_BACK_INDIGO,
  TAPIS_CARD_N_BACKS,
} TapisCardBack;

/**
 * TapisCardStyle:
 * @index: which letters stand in the corners
 * @back: the pattern of the back
 * @pack: the pack that jokers and backs are of; a card with a suit tells itself
 * @four_colour: diamonds and clubs get a colour of their own; on Spanish cards
 *   number and frame have the suit's colour
 * @large_index: index about twice as large, over one large pip or head
 * @high_contrast: pure white paper, strong edge, darker suits (7:1)
 * @dark: a slightly quieter paper, for a dark table
 * @scale: device pixels per application pixel, 1 … 4; 0 counts as 1
 *
 * How a person wants their cards. All zeros is the plain style.
 */
typedef struct
{
  TapisCardIndex index;
  TapisCardBack back;
  CgPack pack;
  guint four_colour : 1;
  guint large_index : 1;
  guint high_contrast : 1;
  guint dark : 1;
  guint scale : 3;
} TapisCardStyle;

/**
 * tapis_card_art_face:
 * @card: a card of either pack or a joker; %CG_CARD_HIDDEN gives the back
 * @width: device pixels
 *
 * The face of @card, @width by the height of its pack. A declared joker shows
 * its number. A card without a face (%CG_CARD_NONE, any other byte) gives blank
 * paper, so that a table never breaks.
 *
 * A Spanish card has its number in all languages, and the pinta: breaks in the
 * short sides of its frame, none for oros, one for copas, two for espadas,
 * three for bastos. They stand by the index, so that a fan shows them.
 *
 * Whether the face is compact is decided by @width / @style->scale, the size a
 * person sees.
 *
 * Returns: (transfer full): never %NULL
 */
GdkTexture *    tapis_card_art_face         (CgCard card, int width,
                                             const TapisCardStyle *style);

/** The mark of @card's suit, as wide as high, on nothing, for a chip such as
 * "hearts"; a star for a joker and all else. Returns: (transfer full): never
 * %NULL */
GdkTexture *    tapis_card_art_mark         (CgCard card, int size,
                                             const TapisCardStyle *style);

/** How much of a face of @style's pack, @width device pixels wide, must stay in
 * sight in a fan for the index to be read, from its left edge: a share of the
 * width, from 0 to 1. */
double          tapis_card_art_strip        (int                   width,
                                             const TapisCardStyle *style);

/** The colour of @card's index in @style, for text on the papers of cards: at
 * least 7:1. */
void            tapis_card_art_colour       (CgCard                card,
                                             const TapisCardStyle *style,
                                             GdkRGBA              *colour);

/** The colour of the paper of cards in @style. */
void            tapis_card_art_paper        (const TapisCardStyle *style,
                                             GdkRGBA              *paper);

/** The text in the corner of @card: "10", or a letter as @style wants it; ""
 * when it has none. Static: not to be freed. */
const char *    tapis_card_art_index        (CgCard                card,
                                             const TapisCardStyle *style);

/**
 * tapis_card_art_emblem:
 * @id: of a seat ("fox", a drawing in data/avatars) or of a game (in
 *   data/emblems)
 * @size: device pixels
 *
 * A round emblem. Returns: (transfer full) (nullable): %NULL when there is no
 * emblem of that name
 */
GdkTexture *    tapis_card_art_emblem       (const char *id, int size);

/** A token of @value 1, 5 or 10 with its number, told apart by shape, pattern
 * and colour, in a square of @size device pixels. Returns: (transfer full):
 * %NULL only for another @value */
GdkTexture *    tapis_card_art_token        (guint value, int size);

/** The drawing @name of the program's resources ("tokens/…"), on nothing, in
 * device pixels. Returns: (transfer full): never %NULL */
GdkTexture *    tapis_card_art_drawing      (const char *name, int width,
                                             int height);

/** How many bytes of pixels the cache holds: for tests and benchmarks. */
gsize           tapis_card_art_cache_bytes  (void);

/** Forgets everything: cached pictures and parsed SVG. */
void            tapis_card_art_clear        (void);

G_END_DECLS
