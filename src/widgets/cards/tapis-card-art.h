/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of cards, suits, tokens and emblems as textures, drawn from the
 * program's own SVG files. This file knows what a card looks like; it must not
 * know any game, widget or rule.
 *
 * All functions must be called from the main thread. Nothing is loaded before
 * the first picture is asked for. Sizes are device pixels: a widget multiplies
 * its size by its scale factor, so that a card is sharp on every screen.
 *
 * Textures come from a cache of at most %TAPIS_CARD_ART_CACHE_BYTES: two calls
 * with the same arguments return the same texture as long as it is cached. A
 * widget keeps a reference to its texture and asks for another one when its
 * size, its style or the language changes. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

/** The smallest and the largest width of a picture, in device pixels. A width
 * outside these limits is clamped to them. */
#define TAPIS_CARD_ART_MIN_WIDTH 16
#define TAPIS_CARD_ART_MAX_WIDTH 1024

/** A card that is narrower than this, in application pixels, is drawn compact:
 * instead of its whole face it shows one large mark of its suit or, if it is a
 * joker or a court card (jack, queen, king), one large head. */
#define TAPIS_CARD_ART_COMPACT_WIDTH 80

/** The largest size of the cache, in bytes. If the cache grows larger, the
 * least recently used pictures are freed. */
#define TAPIS_CARD_ART_CACHE_BYTES (16u * 1024 * 1024)

/** The radius of a card's corners, as a share of the card's width. Shadows of
 * cards and rings around cards use it too. */
#define TAPIS_CARD_ART_RADIUS 0.06

/**
 * TapisCardIndex:
 * @TAPIS_CARD_INDEX_LANGUAGE: letters of the interface language, such as R D V
 *   A in French
 * @TAPIS_CARD_INDEX_ENGLISH: the English letters K Q J A in every language
 * @TAPIS_CARD_INDEX_NUMBERS: the numbers 13 12 11 1
 *
 * The index (the text in the corner) of a king, queen, jack and ace of the
 * French pack.
 */
typedef enum
{
  TAPIS_CARD_INDEX_LANGUAGE,
  TAPIS_CARD_INDEX_ENGLISH,
  TAPIS_CARD_INDEX_NUMBERS,
} TapisCardIndex;

/** The patterns of a card's back. */
typedef enum
{
  TAPIS_CARD_BACK_TEAL,
  TAPIS_CARD_BACK_TERRACOTTA,
  TAPIS_CARD_BACK_INDIGO,
  TAPIS_CARD_N_BACKS,
} TapisCardBack;

/**
 * TapisCardStyle:
 * @index: the kind of index (text in the corner) of kings, queens, jacks and
 *   aces
 * @back: the pattern of the back
 * @pack: the pack to which jokers and backs belong; for any other card, its
 *   suit determines the pack
 * @four_colour: whether each suit has a colour of its own. If not, clubs have
 *   the colour of spades, and diamonds that of hearts. On Spanish cards the
 *   number and the frame have the colour of the suit.
 * @large_index: whether the index is about twice as large as usual; beside it,
 *   the card has one large mark of the suit or one large head
 * @high_contrast: whether the paper is pure white, the edge black and twice as
 *   wide as usual, and the suits are darker (a contrast of at least 7:1)
 * @dark: whether the paper is slightly darker than usual, for a dark table
 * @scale: device pixels per application pixel, from 1 to 4; 0 means 1
 *
 * The style in which a person wants cards to be drawn. A style whose fields are
 * all 0 is the default style.
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
 * @width: the width of the picture, in device pixels
 *
 * Returns a picture of the face of @card. A joker that a player has declared to
 * be a number shows that number. For a value that is not a card, such as
 * %CG_CARD_NONE, the picture is blank paper, so that a table can always be
 * drawn.
 *
 * A Spanish card shows its number in all languages. It shows its suit by the
 * pinta, the number of breaks in the short sides of its frame: none for oros,
 * one for copas, two for espadas, three for bastos. The breaks are above the
 * index, so that they are visible in a fan.
 *
 * A card whose width in application pixels, @width / @style->scale, is less
 * than %TAPIS_CARD_ART_COMPACT_WIDTH is drawn compact.
 *
 * Returns: (transfer full): never %NULL
 */
GdkTexture *    tapis_card_art_face         (CgCard card, int width,
                                             const TapisCardStyle *style);

/** Returns the mark of @card's suit without any paper, @size device pixels wide
 * and high, for example for a button with the text "hearts". For a joker, or a
 * value that is not a card, this is a star. Returns: (transfer full): never
 * %NULL */
GdkTexture *    tapis_card_art_mark         (CgCard card, int size,
                                             const TapisCardStyle *style);

/** Returns the width of the strip at the left edge of a card that contains the
 * index (the number or letter in the corner), as a share of the card's width,
 * from 0 to 1. In a fan the next card must not cover this strip. @width: the
 * width of the card, in device pixels */
double          tapis_card_art_strip        (int                   width,
                                             const TapisCardStyle *style);

/** Sets @colour to the colour of the index (the number or letter in the corner)
 * of @card in @style, for text on the paper of a card. Its contrast with the
 * paper is at least 7:1. */
void            tapis_card_art_colour       (CgCard                card,
                                             const TapisCardStyle *style,
                                             GdkRGBA              *colour);

/** Sets @paper to the colour of the paper of cards in @style. */
void            tapis_card_art_paper        (const TapisCardStyle *style,
                                             GdkRGBA              *paper);

/** Returns the index of @card (the text in its corner): a number, or a letter
 * of the kind that @style->index names. Returns "" if the card has no index.
 * The text is static. */
const char *    tapis_card_art_index        (CgCard                card,
                                             const TapisCardStyle *style);

/**
 * tapis_card_art_emblem:
 * @id: the name of a player's emblem, such as "fox" (a drawing in
 *   data/avatars), or the id of a game (a drawing in data/emblems)
 * @size: the width and height of the picture, in device pixels
 *
 * Returns the picture of a round emblem: (transfer full) (nullable): %NULL if
 * there is no emblem of that name
 */
GdkTexture *    tapis_card_art_emblem       (const char *id, int size);

/** Returns the picture of a token of @value 1, 5 or 10, with its number, in a
 * square of @size device pixels. The three tokens differ in shape, pattern and
 * colour. Returns: (transfer full): never %NULL for these values */
GdkTexture *    tapis_card_art_token        (guint value, int size);

/** Returns a picture of the SVG file @name of the program's resources
 * ("tokens/…"), without a background. @width and @height are in device pixels.
 * Returns: (transfer full): never %NULL */
GdkTexture *    tapis_card_art_drawing      (const char *name, int width,
                                             int height);

/** Returns the size of all pictures in the cache, in bytes. It is used by tests
 * and benchmarks. */
gsize           tapis_card_art_cache_bytes  (void);

/** Frees all cached pictures and all parsed SVG files. */
void            tapis_card_art_clear        (void);
