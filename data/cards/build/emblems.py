# SPDX-License-Identifier: GPL-3.0-or-later
#
# The games' emblems: a round cloth of the game's hue with a brass edge, and
# on it one thing that the game is known by, plain enough for 24 pixels.
# In a box of 96 by 96 around the origin.

import math

from parts import *
import french
import spanish
import tokens


def emblem(cloth, shade, *parts):
  body = ('<circle r="48" fill="%s"/>' % cloth
          + '<path fill="%s" d="M-48,0A48,48 0 0 0 48,0A48,34 0 0 1 -48,0Z"/>' % shade
          + ''.join(parts)
          + '<circle r="46.5" fill="none" stroke="%s" stroke-width="3"/>' % GOLD)
  return svg(96, 96, join_circles(body), '-48 -48 96 96')


def balco():
  """A balcony in the sun of the oros."""
  sun = at(0, -15, ''.join(at(0, 0, p('pg' if i % 2 else 'g', 'M-3.500,-17 L0,-27 L3.500,-17 Z'), turn=30 * i) for i in range(12)),
           c('gde', 0, 0, 18.5), c('g', 0, 0, 16.5), c('rdd', 0, 0, 11.5), star('pg', 0, 0, 10.5, .5, 8), c('rdd', 0, 0, 2.5))
  baluster = sym('M0,8 L-2.5,8 L-2.5,11 C-6,16 -6,20 -2.8,23 L-2.8,26 L0,26')
  balusters = ''.join('<path class="w" d="%s" transform="translate(%s 0)"/>' % (baluster, num(x)) for x in range(-26, 27, 13))
  balcony = (p('', 'M-35,6 L35,6 L31,30 L-31,30 Z', fill='#6e2a14')
             + r('w', -38, 2, 76, 6.500, 2) + balusters + r('w', -32, 26, 64, 5, 1.5) + r('w2', -31, 31, 62, 2))
  return emblem('#a8482a', '#8c3a20', sun, balcony)


def yellow_dwarf():
  head = (tokens.dwarf_face() + tokens.dwarf_beard() + tokens.dwarf_features() + tokens.dwarf_hat())
  return emblem('#7d5a12', '#664809',
                at(-2, -41, tokens.rimmed(head, 'd', tokens.BROWN, 6), scale=.405))


def scientific_war():
  """A card where the atoms have their nucleus."""
  def ring(turn, dot):
    a = math.radians(dot)
    return at(0, 0, '<ellipse rx="37" ry="14" fill="none" stroke="%s" stroke-width="3.4"/>' % GOLD,
              c('pg', 37 * math.cos(a), 14 * math.sin(a), 4.6), turn=turn)
  card = (r('', -12.5, -17, 25, 35, 3, fill='#1d2148') + r('w', -11.5, -17, 23, 32.500, 2.5)
          + french.pip('hearts', 0, -1, 17, 'rd'))
  return emblem('#343a72', '#2a2f5f', ring(90, -60), ring(30, 140), ring(-30, 40), card)


def noddy():
  """Pegs on a board, and the card turned up."""
  card = at(-6, -14, r('', -15, -20, 30, 42, 3, fill='#3c2814'), r('w', -15, -21.500, 30, 42, 3),
            french.pip('spades', 0, -.5, 22, 'k'), turn=-12)
  holes = ''.join(c('', x, y, 2.3, fill='#4b2d12') for y in (16, 26) for x in range(-24, 25, 8))
  board = (p('', 'M-37,8 L37,8 L29,34 L-29,34 Z', fill='#8a5a2c')
           + p('', 'M-37,8 L37,8 L36,11.5 L-36,11.5 Z', fill='#e0b070')
           + p('', 'M-36,11.5 L36,11.5 L29,31.5 L-29,31.5 Z', fill='#c48a4a') + holes)
  def peg(x, y, light, dark):
    return (p('', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (x - 4, y - 27, x + 4, y - 27, x + 2, y, x - 2, y), fill=light)
            + p('', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (x, y - 27, x + 4, y - 27, x + 2, y, x, y), fill=dark)
            + c('', x, y - 28, 5.5, fill=light) + c('', x + 1.5, y - 27, 3, fill=dark))
  return emblem('#5e3f22', '#4d321a', card, board, peg(16, 16, '#e2364f', '#a50d28'), peg(24, 26, '#5b96d6', '#2a5590'))


def plain():
  """Two cards on the cloth of a game that has no emblem of its own."""
  def card(x, turn, suit, colour):
    return at(x, 2, r('', -17, -25, 34, 50, 3.500, fill='#26352f'), r('w', -16, -25, 32, 48, 3), french.pip(suit, 0, -1.500, 24, colour), turn=turn)
  return emblem('#45594f', '#384a41', card(-11, -16, 'hearts', 'rd'), card(11, 14, 'spades', 'k'))


EMBLEMS = {'balco': balco, 'yellow-dwarf': yellow_dwarf, 'scientific-war': scientific_war, 'noddy': noddy, 'plain': plain}
