# SPDX-License-Identifier: GPL-3.0-or-later
#
# What lies on the board of the yellow dwarf: tokens of 1, 5 and 10, and the
# dwarf himself with the seven of diamonds. The program writes the numbers.

import math

from parts import *
import french

# --- tokens ----------------------------------------------------------------
# In a box of 100 by 100 around the origin: a disc, a small and a large plaque,
# each seen a little from above.

VALUES = (1, 5, 10)


def disc():
  dashes = ''.join(at(0, 0, p('ble', 'M-6,-43 L6,-43 L5,-33 L-5,-33 Z'), turn=45 * i) for i in range(8))
  return (c('ble', 0, 6, 43.5) + c('bld', 0, 4, 41) + c('ble', 0, -4, 43.5) + c('pg', 0, -4, 41)
          + at(0, -4, g(dashes, transform='scale(.96)')) + c('ble', 0, -4, 30) + c('w', 0, -4, 27.5))


def small_plaque():
  corners = ''.join(p('w', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (x - 6, y, x, y - 6, x + 6, y, x, y + 6))
                    for x in (-32, 32) for y in (-26, 20))
  return (r('rde', -45, -33, 90, 76, 16) + r('rdd', -42.5, -30, 85, 70.5, 14)
          + r('rde', -45, -40, 90, 74, 16) + r('rd', -42.5, -37.5, 85, 69, 13.5)
          + corners + r('rde', -25, -30, 50, 54, 9) + r('w', -22.5, -27.5, 45, 49, 7))


def octagon(w, h, k, y=0):
  return ('M%s,%s L%s,%s L%s,%s L%s,%s L%s,%s L%s,%s L%s,%s L%s,%s Z' % (
    -w + k, y - h, w - k, y - h, w, y - h + k, w, y + h - k, w - k, y + h, -w + k, y + h, -w, y + h - k, -w, y - h + k))


def large_plaque():
  stripes = ''.join(r('g', x, -2 - h, 4, 2 * h) for x, h in ((-43, 17), (-36.5, 23), (32.5, 23), (39, 17)))
  return (p('gre', octagon(49, 34, 15, 7)) + p('grd', octagon(46.5, 31.5, 14, 7))
          + p('gre', octagon(49, 34, 15, -2)) + p('gr', octagon(46.5, 31.5, 14, -2))
          + stripes + p('gre', octagon(31, 27, 9, -2)) + p('g', octagon(28.5, 24.5, 8, -2)) + p('w', octagon(25, 21, 6, -2)))


TOKENS = {1: disc, 5: small_plaque, 10: large_plaque}


def token(value):
  return svg(100, 100, join_circles(TOKENS[value]()), '-50 -50 100 100')


# --- the dwarf -------------------------------------------------------------
# In a box of 240 by 280; x = 0 is its middle, y = 0 its upper edge.

WIDTH = 240
HEIGHT = 280

YELLOW = '#f2c230'
AMBER = '#d69a12'
BROWN = '#4a2f10'


def y_(d):
  return '<path fill="%s" d="%s"/>' % (YELLOW, unparse(parse(d)))


def a_(d):
  return '<path fill="%s" d="%s"/>' % (AMBER, unparse(parse(d)))


def dwarf_beard():
  hair, hair2 = '#f4f0e8', '#d6cfc2'
  full = ('M-40,98 C-52,112 -54,134 -46,150 C-44,164 -32,176 -22,178 C-14,190 -6,196 0,202 '
          'C6,196 14,190 22,178 C32,176 44,164 46,150 C54,134 52,112 40,98 L0,108 Z')
  return (p('', full, fill=hair)
          + p('', 'M40,98 C52,112 54,134 46,150 C44,164 32,176 22,178 C14,190 6,196 0,202 L3,110 Z', fill=hair2)
          + s('lf', 'M-24,132 C-22,150 -16,164 -10,174', 2) + s('lf', 'M-4,140 C-2,158 0,170 4,182', 2)
          + s('lf', 'M24,134 C24,150 20,162 16,172', 2))


def dwarf_face():
  light, dark = SKINS['rosy']
  return (c('', -38, 94, 9, fill=light) + c('', 38, 94, 9, fill=dark)
          + p('', 'M-36,80 C-40,104 -30,128 0,130 C30,128 40,104 36,80 Z', fill=light)
          + p('', 'M36,80 C40,104 30,128 2,130 L2,80 Z', fill=dark)
          + '<circle cx="-22" cy="110" r="8" fill="%s" fill-opacity=".4"/>' % RED
          + '<circle cx="22" cy="110" r="8" fill="%s" fill-opacity=".4"/>' % RED)


def dwarf_features():
  """What lies over the beard: moustache, nose, eyes, brows, smile."""
  out = (p('lip', 'M-10,122 Q0,128 10,122 Q7,134 0,134 Q-7,134 -10,122 Z')
         + both(p('', 'M0,112 C-8,108 -20,110 -34,122 C-30,126 -14,130 0,122 Z', fill='#ffffff'))
         + p('shw', 'M0,112 C8,108 20,110 34,122 C30,126 14,130 0,122 Z')
         + e('', 0, 108, 12, 9.5, fill='#e0906a') + e('', -3, 105, 5, 3.5, fill='#f0b08c'))
  for sx in (-1, 1):
    x = sx * 16
    out += (p('w', 'M%s,97 Q%s,86 %s,97 Q%s,102 %s,97 Z' % (x - 8, x, x + 8, x, x - 8))
            + c('k', x + 1, 95, 3.8) + c('w', x - .4, 93.5, 1.2)
            + p('', 'M%s,84 Q%s,74 %s,84 Q%s,82 %s,84 Z' % (x - 11, x, x + 11, x, x - 11), fill='#e9e3d8'))
  return out


def dwarf_hat():
  return (y_('M-44,86 C-42,54 -26,24 6,8 C26,0 52,6 64,26 C48,24 40,30 38,40 C44,52 46,70 44,86 C20,74 -20,74 -44,86 Z')
          + a_('M20,4 C40,2 56,12 64,26 C48,24 40,30 38,40 C44,52 46,70 44,86 C34,80 22,77 10,77 C24,56 28,30 20,4 Z')
          + p('rd', 'M-46,82 C-24,66 24,66 46,82 C50,88 48,94 44,96 C22,80 -22,80 -44,96 C-48,94 -50,88 -46,82 Z')
          + p('sh', 'M4,70 C22,71 36,75 46,82 C50,88 48,94 44,96 C32,88 18,84 4,84 Z')
          + c('g', 65, 31, 9) + c('dg', 67, 33, 5.5))


def seven_of_diamonds():
  """A card 66 by 92 around the origin."""
  marks = ''.join(french.pip('diamonds', x, y, 21, 'rd') for x, y in (
    (-15, -29), (15, -29), (-15, 0), (15, 0), (-15, 29), (15, 29), (0, -14.5)))
  return r('', -34.5, -47.5, 69, 95, 6, fill=BROWN) + r('w', -33, -46, 66, 92, 5) + marks


def dwarf_body():
  light, dark = SKINS['rosy']
  legs = both(p('bld', 'M-44,216 L-6,216 L-8,250 L-42,250 Z')) + p('sh', 'M6,216 L44,216 L42,250 L8,250 Z')
  boots = (both(p('wood', 'M-44,240 L-8,240 L-6,268 L-58,268 C-60,254 -48,252 -44,240 Z'))
           + p('sh', 'M8,240 L44,240 C48,252 60,254 58,268 L6,268 Z')
           + both(r('', -48, 235, 42, 9, 4, fill='#6d4526')))
  coat = (y_('M-24,134 C-58,138 -70,160 -72,192 L-68,232 C-40,242 40,242 68,232 L72,192 C70,160 58,138 24,134 Z')
          + a_('M24,134 C58,138 70,160 72,192 L68,232 C50,238 28,240 8,240 L8,134 Z')
          + p('wood', 'M-72,198 C-40,210 40,210 72,198 L71,214 C40,226 -40,226 -71,214 Z')
          + p('sh', 'M4,207 C30,207 54,204 72,198 L71,214 C54,220 30,223 4,223 Z')
          + r('g', -13, 202, 26, 25, 4) + r('wood', -7, 208, 14, 13, 2))
  return legs + boots + coat


def dwarf_figure():
  light, dark = SKINS['rosy']
  left = (y_('M-52,146 C-78,150 -92,176 -92,198 L-70,204 C-68,190 -62,180 -50,178 Z')
          + c('', -82, 206, 12, fill=light) + r('rd', -95, 190, 28, 9, 4)
          # a purse
          + p('rdd', 'M-92,222 C-112,236 -112,264 -82,264 C-54,264 -54,236 -74,222 Z')
          + p('rdd', 'M-94,212 L-70,212 L-75,224 L-91,224 Z') + r('g', -93, 219, 21, 6, 3)
          + c('g', -83, 244, 9) + c('dg', -83, 244, 5.5))
  right = (a_('M50,148 C74,150 88,164 98,168 L106,150 L90,136 C78,130 64,132 50,140 Z'))
  hand_ = c('', 97, 160, 12, fill=light) + p('', 'M88,152 C92,146 102,146 106,152 L106,160 L88,160 Z', fill=dark)
  shapes = (left + right + dwarf_body() + dwarf_face() + dwarf_beard() + dwarf_features() + dwarf_hat()
            + at(77, 108, seven_of_diamonds(), turn=9, scale=.96)
            + r('rd', 78, 163, 26, 9, 4, transform='rotate(-28 91 167)') + hand_)
  return shapes


def rimmed(shapes, name, colour, width):
  """The shapes, and behind them their outline."""
  return ('<defs><g id="%s">%s</g></defs><use href="#%s" stroke="%s" stroke-width="%s"/><use href="#%s"/>'
          % (name, shapes, name, colour, num(width), name))


def dwarf():
  return svg(WIDTH, HEIGHT, '<g transform="translate(%s 0)">' % num(WIDTH / 2 - 3)
             + rimmed(join_circles(dwarf_figure()), 'd', BROWN, 5) + '</g>')
