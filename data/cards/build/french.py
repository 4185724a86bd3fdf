# SPDX-License-Identifier: GPL-3.0-or-later
#
# The French pack: marks of the suits, twelve courts, the joker and the aces'
# ornament.
#
# A court is half a figure in a frame whose origin is the middle of the card's
# width; the other half is the same turned round. y grows downwards from the
# card's top edge; 250 units are the card's width.

import math

from parts import *

# --- marks of the suits ----------------------------------------------------
# In a box of 100 by 100 around the origin.

PIPS = {
  'spades': sym('M0,-47 C-8,-30 -42,-8 -42,16 C-42,30 -32,38 -21,38 '
                'C-13,38 -7,34 -4,28 C-5,37 -10,44 -19,47 L0,47'),
  'hearts': sym('M0,-26 C-4,-37 -13,-43 -23,-43 C-36,-43 -45,-33 -45,-20 '
                'C-45,6 -16,22 0,46'),
  'diamonds': sym('M0,-49 C-9,-30 -22,-13 -37,0 C-22,13 -9,30 0,49'),
  'clubs': sym('M0,-47 C-12,-47 -21,-38 -21,-26 C-21,-20 -19,-15 -15,-11 '
               'C-18,-12 -21,-12.5 -24,-12.5 C-36,-12.5 -45,-3.500 -45,8.5 '
               'C-45,20.5 -36,29.5 -24,29.5 C-15,29.5 -8,25 -4,18.5 '
               'C-4.500,32 -9,43 -19,47 L0,47'),
}

SUITS = ('spades', 'hearts', 'diamonds', 'clubs')
IS_RED = {'spades': False, 'hearts': True, 'diamonds': True, 'clubs': False}


def pip(suit, x, y, size, cls='suit'):
  return ('<path class="%s" transform="translate(%s %s) scale(%s)" d="%s"/>'
          % (cls, num(x), num(y), size / 100, PIPS[suit]))


# --- clothes ---------------------------------------------------------------

SHOULDERS = ('M-82,240 L-78,163 C-70,144 -44,140 -18,130 L18,130 '
             'C44,140 70,144 78,163 L82,240 Z')
SHOULDERS_NARROW = ('M-82,240 L-64,172 C-58,152 -38,142 -15,131 L15,131 '
                    'C38,142 58,152 64,172 L82,240 Z')


def robe(cls, narrow=False):
  d = SHOULDERS_NARROW if narrow else SHOULDERS
  right = ('M0,130 L15,131 C38,142 58,152 64,172 L82,240 L0,240 Z' if narrow
           else 'M0,130 L18,130 C44,140 70,144 78,163 L82,240 L0,240 Z')
  return p(cls, d) + p('sh', right)


def ermine():
  """A white cape with black tails."""
  out = [p('w', 'M-80,172 C-70,146 -42,142 -17,128 L17,128 C42,142 70,146 80,172 '
           'C56,160 32,166 0,182 C-32,166 -56,160 -80,172 Z'),
         p('shw', 'M0,128 L17,128 C42,142 70,146 80,172 C56,160 32,166 0,182 Z')]
  for x, y, t in ((-56, 153, 12), (-37, 149, 8), (-19, 147, 4), (-28, 160, 6),
                  (-9, 163, 0), (19, 147, -4), (37, 149, -8), (56, 153, -12),
                  (28, 160, -6), (9, 163, 0)):
    out.append(at(x, y, p('k', 'M0,-4 Q3,2 1.500,5 L0,3 L-1.500,5 Q-3,2 0,-4 Z'), turn=t))
  return ''.join(out)


# --- the kings -------------------------------------------------------------

def king_spades():
  hair, hair2 = HAIRS['black']
  beard1, beard2 = '#4a4044', '#332b2e'
  back = p('', 'M-28,60 C-36,84 -36,120 -42,142 L42,142 C36,120 36,84 28,60 Z', fill=hair2)
  beard = (
    '<path fill="%s" d="%s"/>' % (beard1, unparse(parse(
      'M-24.500,84 C-22,92 -20,97 -15,100 C-8,104 8,104 15,100 C20,97 22,92 24.500,84 '
      'C27,108 14,134 0,158 C-14,134 -27,108 -24.500,84 Z')))
    + '<path fill="%s" d="%s"/>' % (beard2, unparse(parse(
      'M0,103 C8,103.500 12,102 15,100 C20,97 22,92 24.500,84 C27,108 14,134 0,158 Z')))
    + '<path fill="%s" d="%s"/>' % (beard1, unparse(parse(
      'M0,101 C-6,99 -13,101 -18,108 C-10,108 -4,108 0,106 C4,108 10,108 18,108 '
      'C13,101 6,99 0,101 Z'))))
  crown = (p('g', 'M-28,66 L-33,34 L-19,50 L-14,26 L-5,47 L0,20 L5,47 L14,26 L19,50 '
             'L33,34 L28,66 Z')
           + p('dg', 'M0,20 L5,47 L14,26 L19,50 L33,34 L28,66 L0,66 Z')
           + r('main', -29, 58, 58, 9, 2) + pearls([(x, 62.5) for x in (-22, -11, 0, 11, 22)])
           + pearls([(-33, 33), (-14, 25), (0, 19), (14, 25), (33, 33)], 3.4, 'g'))
  return [back, robe('main'), ermine(),
          s('lg', 'M-34,158 Q0,196 34,158', 4), c('g', 0, 178, 8), c('second', 0, 178, 4.5),
          head('fair'), beard, lips(107.5, 5, full=False),
          eyes(), brows(hair, tilt=1.6, width=3.4), crown,
          sword(54, 22, 141), hand(54, 139, 'fair')]


def king_hearts():
  hair, hair2 = HAIRS['auburn']
  curls = [(-27, 92, 7), (-26, 104, 8.5), (-20, 115, 9.5), (-10, 122, 10), (0, 125, 10.5)]
  back = ''.join(c('', sx * x, y, rr, fill=hair2) for x, y, rr in
                 ((-31, 76, 9), (-34, 90, 9.5), (-34, 105, 9)) for sx in (1, -1))
  beard = (''.join(c('', x, y, rr, fill=hair) for x, y, rr in curls)
           + ''.join(c('', -x, y, rr, fill=hair2) for x, y, rr in curls[:-1])
           + '<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M-25,88 C-19,98 -14,101 0,101 L0,130 L-16,124 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M25,88 C19,98 14,101 0,101 L0,130 L16,124 Z')))
           + '<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M0,100 C-5,97 -14,98 -20,104 C-14,109 -4,108 0,105 C4,108 14,109 20,104 '
             'C14,98 5,97 0,100 Z'))))
  # a closed crown: red cap, two arches, a ball
  crown = (p('main', 'M-29,64 C-42,44 -26,34 0,34 C26,34 42,44 29,64 Z')
           + p('sh', 'M0,34 C26,34 42,44 29,64 L0,64 Z')
           + s('lg', 'M-29,63 C-42,44 -24,33 0,33 C24,33 42,44 29,63', 5)
           + s('lg', 'M0,33 L0,62', 5)
           + pearls([(-30, 44), (-17, 36), (17, 36), (30, 44), (0, 46)], 2.2)
           + r('g', -31, 57, 62, 11, 3) + p('dg', 'M0,57 L31,57 L31,68 L0,68 Z')
           + ''.join(c('second', x, 62.5, 3) for x in (-20, 0, 20))
           + pearls([(-10, 62.5), (10, 62.5)], 2.4)
           + c('g', 0, 27, 6) + r('g', -1.8, 15, 3.6, 9) + r('g', -5, 17.500, 10, 3.4))
  chest = (p('second', 'M-20,131 L20,131 L26,240 L-26,240 Z')
           + ''.join(c('g', 0, y, 3) for y in (150, 164, 178, 192))
           + p('g', 'M-18,130 L-10,130 L-20,240 L-32,240 Z')
           + p('dg', 'M18,130 L10,130 L20,240 L32,240 Z'))
  sceptre = (staff(54, 52, 190, 'g', 5) + c('dg', 54, 72, 5) + c('dg', 54, 118, 5)
             + fleur(54, 46, 1.15))
  return [back, robe('main'), chest, head('rosy'), beard, lips(107.5, 5, full=False),
          eyes(), brows(hair2, width=3.4), crown, sceptre, hand(54, 138, 'rosy', 'w')]


def king_diamonds():
  hair, hair2 = HAIRS['black']
  # a wound turban with a jewel and an aigrette
  turban = (p('w', 'M-31,72 C-40,52 -28,34 -2,32 C26,30 40,50 31,72 C14,62 -14,62 -31,72 Z')
            + p('main', 'M-31,72 C-34,58 -20,44 8,33 C16,34 22,37 26,42 C4,48 -14,58 -20,67 Z')
            + p('second', 'M31,72 C34,62 28,52 18,46 C12,49 8,51 4,54 C12,57 18,61 21,67 Z')
            + p('sh', 'M0,32 C26,30 40,50 31,72 C22,66 10,64 0,64 Z')
            + p('g', 'M0,28 C6,34 6,40 0,45 C-6,40 -6,34 0,28 Z')
            + s('lg', 'M0,34 Q-2,25 -9,23', 2.4) + s('lg', 'M0,34 L0,20', 2.4)
            + s('lg', 'M0,34 Q2,25 9,23', 2.4)
            + pearls([(-10, 22.5), (0, 19), (10, 22.5)], 2.8)
            + p('g', 'M0,41 L10,54 L0,67 L-10,54 Z') + p('second', 'M0,46 L6,54 L0,62 L-6,54 Z'))
  beard = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M-24.500,86 C-22,96 -16,103 -9,103 L9,103 C16,103 22,96 24.500,86 '
             'L23,112 C22,122 17,128 12,140 L3,128 L0,128 L-3,128 L-12,140 '
             'C-17,128 -22,122 -23,112 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M0,103 L9,103 C16,103 22,96 24.500,86 L23,112 C22,122 17,128 12,140 L3,128 L0,128 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M0,102 C-6,98 -14,104 -22,104 C-28,104 -31,100 -31,96 C-36,104 -30,111 -20,111 '
             'C-10,111 -3,109 0,106 C3,109 10,111 20,111 C30,111 36,104 31,96 '
             'C31,100 28,104 22,104 C14,104 6,98 0,102 Z'))))
  coat = (p('w', 'M-16,130 L16,130 L0,180 Z')
          + p('second', 'M-18,129 L-8,129 L6,196 L-6,240 L-34,240 Z')
          + p('second', 'M18,129 L8,129 L-2,176 L6,196 L34,240 Z') + p('sh', 'M18,129 L8,129 L-2,176 L6,196 L34,240 Z')
          + ''.join(p('g', 'M%s,%s l0,0 Z' % (0, 0)) for _ in ())
          + s('lg', 'M-18,130 L8,204', 2.5) + s('lg', 'M18,130 L0,180', 2.5))
  diamonds = ''.join(at(x, y, p('g', 'M0,-6 L4.500,0 L0,6 L-4.500,0 Z'))
                     for x, y in ((-52, 164), (-38, 156), (-38, 176), (-52, 186), (38, 156)))
  return [robe('main'), diamonds, coat, head('brown'), beard, lips(109, 4.5, full=False),
          eyes(), brows(hair2, width=3.6, tilt=1), turban,
          axe(50, 28, 190), hand(50, 138, 'brown', 'g')]


def king_clubs():
  hair, hair2 = HAIRS['white']
  back = p('', 'M-29,72 C-40,84 -34,96 -40,106 C-36,116 -42,124 -38,136 L38,136 '
           'C42,124 36,116 40,106 C34,96 40,84 29,72 Z', fill=hair2)
  beard = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M-24.500,84 C-24,94 -18,102 -9,103 L9,103 C18,102 24,94 24.500,84 '
             'C32,96 24,106 30,116 C22,122 28,134 20,140 C16,150 6,150 0,166 '
             'C-6,150 -16,150 -20,140 C-28,134 -22,122 -30,116 C-24,106 -32,96 -24.500,84 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M0,103 L9,103 C18,102 24,94 24.500,84 C32,96 24,106 30,116 C22,122 28,134 20,140 '
             'C16,150 6,150 0,166 Z')))
           + s('lf', 'M-12,112 C-16,122 -10,128 -13,138', 1.6)
           + s('lf', 'M0,118 C-3,128 3,138 0,150', 1.6)
           + s('lf', 'M12,112 C16,122 10,128 13,138', 1.6)
           + '<path fill="%s" d="%s"/>' % ('#fdfbf7', unparse(parse(
             'M0,101 C-7,97 -18,100 -24,108 C-14,110 -4,110 0,106 C4,110 14,110 24,108 '
             'C18,100 7,97 0,101 Z'))))
  # a wide crown of three trefoils
  def trefoil(x, y, k=1):
    return at(x, y, c('g', 0, -6, 5.5), c('g', -6, 1, 5.5), c('g', 6, 1, 5.5), c('second', 0, -1, 2.4), scale=k)
  crown = (p('g', 'M-28,67 L-30,48 L-24,48 L-18,55 L-7,48 L-4,38 L4,38 L7,48 L18,55 L24,48 L30,48 L28,67 Z')
           + p('dg', 'M0,38 L4,38 L7,48 L18,55 L24,48 L30,48 L28,67 L0,67 Z')
           + trefoil(-27, 46, .9) + trefoil(0, 34, 1.1) + trefoil(27, 46, .9)
           + r('main', -29, 58, 58, 9, 2)
           + ''.join(at(x, 62.5, p('g', 'M0,-3.500 L3.500,0 L0,3.500 L-3.500,0 Z')) for x in (-20, -7, 7, 20)))
  stripes = ''.join(p('g', 'M%s,134 L%s,134 L%s,240 L%s,240 Z' % (x, x + 5, x * 1.25 + 6, x * 1.25))
                    for x in (-62, -46))
  return [back, robe('main'), p('second', 'M-34,136 L34,136 L20,240 L-20,240 Z'), stripes,
          s('lg', 'M-34,136 L-22,240', 4), s('lg', 'M34,136 L22,240', 4),
          head('fair'), beard, lips(108.5, 5, full=False),
          eyes(), brows('#d4cec2', width=4), crown,
          hand(50, 140, 'fair', 'w', 'main'), orb(50, 118),
          at(50, 134, p('', 'M-15,-6 Q-14,3 -8,6 L8,6 Q14,3 15,-6 Q10,1 0,1 Q-10,1 -15,-6 Z',
                        fill=SKINS['fair'][0]))]


# --- the queens ------------------------------------------------------------

def gown(cls, skin, neckline='M-40,147 C-26,150 -16,158 0,162 C16,158 26,150 40,147'):
  light, dark = SKINS[skin]
  return ('<path fill="%s" d="%s"/>' % (light, unparse(parse(
            'M-9,118 L9,118 L10,131 C20,138 34,140 44,146 L44,175 L-44,175 L-44,146 '
            'C-34,140 -20,138 -10,131 Z')))
          + '<path fill="%s" d="%s"/>' % (dark, unparse(parse(
            'M-9,119 C-4,126 4,126 9,119 L10,131 C20,138 34,140 44,146 L44,175 L4,175 L4,134 '
            'C0,133 -6,130 -9,126 Z')))
          + p(cls, 'M-82,240 L-70,168 C-66,152 -54,146 -42,145 %s C56,146 66,152 70,168 L82,240 Z'
              % neckline.replace('M-40,147', 'L-40,147'))
          + p('sh', 'M0,162 C16,158 26,150 40,147 C56,146 66,152 70,168 L82,240 L0,240 Z'))


def queen_spades():
  hair, hair2 = HAIRS['black']
  skin = 'fair'
  # a tall hennin with a veil falling on both sides
  veil = (p('w', 'M0,20 C-30,30 -44,72 -50,150 L-30,156 C-34,110 -30,84 -22,66 L22,66 '
            'C30,84 34,110 30,156 L50,150 C44,72 30,30 0,20 Z', fill_opacity='.85')
          + p('shw', 'M0,20 C30,30 44,72 50,150 L30,156 C34,110 30,84 22,66 L0,66 Z'))
  cone = (p('main', 'M-21,70 L-4,22 Q0,18 4,22 L21,70 Z')
          + p('sh', 'M0,20 Q2,20 4,22 L21,70 L0,70 Z')
          + s('lg', 'M-14.500,53 L12.500,44', 2.6) + s('lg', 'M-10,40 L8.500,32', 2.6)
          + p('g', 'M-25,74 C-22,62 22,62 25,74 L24,66 C18,54 -18,54 -24,66 Z')
          + pearls([(-17, 64), (-9, 61.3), (0, 60.4), (9, 61.3), (17, 64)], 2.1))
  hairs = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
    'M-24,90 C-27,70 -16,60 0,60 C16,60 27,70 24,90 C21,80 12,70 0,70 C-12,70 -21,80 -24,90 Z'))))
  sceptre = (staff(55, 56, 190, 'g', 4.5) + c('g', 55, 50, 9)
             + p('dg', 'M55,41 C60,41 64,45 64,50 C64,55 60,59 55,59 C58,54 58,46 55,41 Z')
             + p('g', 'M55,41 L60,34 L55,26 L50,34 Z') + c('dg', 55, 64, 4) + c('dg', 55, 122, 4))
  return [veil, gown('main', skin),
          s('lg', 'M-40,147 C-26,150 -16,158 0,162 C16,158 26,150 40,147', 4),
          s('lw', 'M-13,134 Q0,148 13,134', 2.4), p('second', 'M0,142 L4,148 L0,156 L-4,148 Z'),
          p('second', 'M-14,166 L0,172 L14,166 L20,240 L-20,240 Z'),
          s('lg', 'M-14,166 L-20,240', 2.5), s('lg', 'M14,166 L20,240', 2.5),
          head(skin, slim=True, ears=False), hairs, lips(109, 5.2), eyes(lash=True),
          brows(hair, y=78, width=2, half=6), cone,
          sceptre, hand(55, 139, skin, 'w')]


def queen_hearts():
  hair, hair2 = HAIRS['auburn']
  skin = 'fair'
  do = ('<path fill="%s" d="%s"/>' % (hair, sym(
          'M0,46 C-8,38 -20,36 -28,42 C-44,52 -44,78 -30,98 C-26,104 -22,106 0,106'))
        + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
          'M0,46 C8,38 20,36 28,42 C44,52 44,78 30,98 C26,104 22,106 0,106 Z')))
        + ''.join(c('', x, y, 7, fill=hair) for x, y in ((-37, 60), (-38, 74), (-33, 88)))
        + ''.join(c('', -x, y, 7, fill=hair2) for x, y in ((-37, 60), (-38, 74), (-33, 88))))
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
    'M0,70 C-7,62 -18,64 -24,92 C-31,74 -22,54 0,54 C22,54 31,74 24,92 C18,64 7,62 0,70 Z'))))
  # the ruff: a fan of pleats
  ruff = []
  for i in range(13):
    a = math.radians(180 + 15 * i)
    a2 = a + math.radians(7.5)
    ruff.append((math.cos(a) * 46, 122 - math.sin(a) * 18 * -1, math.cos(a2) * 42))
  pleats = ''.join(
    at(0, 126, e('w' if i % 2 else 'w2', 0, -30, 8, 17), turn=-105 + 17.5 * i) for i in range(13))
  pleats = at(0, 0, pleats)
  crown = (p('g', 'M-17,46 L-22,26 L-11,36 L-7,22 L0,34 L7,22 L11,36 L22,26 L17,46 Q0,41 -17,46 Z')
           + p('dg', 'M0,34 L7,22 L11,36 L22,26 L17,46 Q9,43.500 0,43.500 Z')
           + pearls([(-22, 25), (-7, 21), (7, 21), (22, 25)], 2.8)
           + c('second', 0, 39, 2.6))
  flower = (s('lleaf', 'M53,150 C55,120 52,100 52,72', 3.5) + leaf(53, 112, -150, .9)
            + leaf(53.5, 98, -30, .9) + rose(52, 58, 1.05))
  return [do, gown('main', skin), pleats_low(), head(skin, slim=True, ears=False), front,
          lips(109, 5.5), eyes(lash=True), brows(hair2, y=78, width=2, half=6), crown,
          p('second', 'M-12,160 Q0,166 12,160 L20,240 L-20,240 Z'),
          ''.join(s('lg', 'M-14,%s L0,%s L14,%s' % (y, y + 7, y), 2.5) for y in (172, 184, 196)),
          flower, hand(53, 139, skin, 'w')]


def pleats_low():
  out = []
  for i in range(11):
    a = -75 + 15 * i
    out.append(at(0, 112, e('w' if i % 2 else 'w2', 0, 24, 6.5, 15), turn=a))
  return ''.join(out)


def queen_diamonds():
  hair, hair2 = HAIRS['wheat']
  skin = 'rosy'
  back = p('', 'M-27,76 C-34,92 -36,108 -38,118 Q0,146 38,118 C36,108 34,92 27,76 Z', fill=hair2)

  def braid(sx):
    out = ''
    for i in range(5):
      y, x = 116 + i * 13, sx * (30 + i * 2.2)
      out += e('', x, y, 8.5 - i * .4, 8.5, fill=hair if sx < 0 else hair2)
      out += s('lf', 'M%s,%s Q%s,%s %s,%s' % (x - 6, y - 3, x, y + 4, x + 6, y - 3), 1.4)
    return out
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M0,56 C-22,54 -34,74 -30,110 C-24,108 -22,98 -23,88 C-14,86 -4,78 0,66 '
             'C4,78 14,86 23,88 C22,98 24,108 30,110 C34,74 22,54 0,56 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M0,56 L0,66 C4,78 14,86 23,88 C22,98 24,108 30,110 C34,74 22,54 0,56 Z'))))
  tiara = (p('g', 'M-29,66 C-20,56 20,56 29,66 L36,40 L22,48 L17,30 L8,44 L0,20 L-8,44 '
             'L-17,30 L-22,48 L-36,40 Z')
           + p('dg', 'M0,58.500 C14,58.500 24,61 29,66 L36,40 L22,48 L17,30 L8,44 L0,20 Z')
           + p('main', 'M0,34 L6,44 L0,54 L-6,44 Z')
           + pearls([(-36, 39), (-17, 29), (0, 19), (17, 29), (36, 39)], 3)
           + pearls([(-20, 55), (20, 55)], 2.2, 'second'))
  mirror = (staff(54, 86, 190, 'g', 5.5) + c('dg', 54, 98, 5) + e('g', 54, 66, 17, 22)
            + e('glass', 54, 66, 12.5, 17.5)
            + p('glass2', 'M45,76 L58,51 Q64,55 65,60 L54,82 Q48,81 45,76 Z')
            + c('g', 54, 42, 4))
  return [back, gown('second', skin), s('lg', 'M-40,147 C-26,150 -16,158 0,162 C16,158 26,150 40,147', 5),
          p('main', 'M0,166 L22,240 L-22,240 Z'),
          ''.join(at(x, y, p('g', 'M0,-5 L4,0 L0,5 L-4,0 Z')) for x, y in ((-54, 160), (-44, 174), (-58, 180), (-28, 166), (-32, 184))),
          s('lw', 'M-14,134 Q0,152 14,134', 2.4), c('main', 0, 144, 3.4),
          braid(-1), braid(1), head(skin, slim=True, ears=False), front,
          lips(109, 5.2), eyes(lash=True), brows(hair2, y=79, width=2.2, half=6), tiara,
          mirror, hand(53, 139, skin, 'g', 'second')]


def queen_clubs():
  hair, hair2 = HAIRS['black']
  skin = 'deep'
  hair, hair2 = '#3a2e2c', '#231a18'
  afro = (''.join(c('', x, y, rr, fill=hair) for x, y, rr in (
            (0, 62, 30), (-26, 70, 20), (-33, 90, 17), (26, 70, 20), (33, 90, 17),
            (-28, 106, 13), (28, 106, 13), (-15, 52, 20), (15, 52, 20)))
          + ''.join(c('', x, y, rr, fill=hair2) for x, y, rr in (
            (30, 74, 16), (36, 92, 13), (29, 107, 11), (20, 56, 15))))
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
    'M-23.500,92 C-30,66 -16,56 0,56 C16,56 30,66 23.500,92 C21,76 12,69 0,69 C-12,69 -21,76 -23.500,92 Z'))))
  crown = (p('g', 'M-27,64 C-16,54 16,54 27,64 L25,57 C14,47 -14,47 -25,57 Z')
           + at(0, 51, p('g', 'M0,-2 C-11,-10 -10,-24 0,-35 C10,-24 11,-10 0,-2 Z'),
                p('dg', 'M0,-2 L0,-35 C10,-24 11,-10 0,-2 Z'))
           + at(-8, 52, p('g', 'M0,0 C-14,-2 -20,-12 -20,-25 C-8,-20 -2,-10 0,0 Z'))
           + at(8, 52, p('dg', 'M0,0 C14,-2 20,-12 20,-25 C8,-20 2,-10 0,0 Z'))
           + c('main', 0, 55, 4.2))
  hoops = both(s('lg', 'M-24,99 C-31,101 -31,112 -24,112 C-17,112 -18,101 -24,99', 2.6))
  flower = (s('lleaf', 'M54,150 C53,126 56,104 54,74', 3.5) + leaf(54, 124, -145, 1.05)
            + leaf(54.500, 112, -35, 1.05) + tulip(54, 62, 1.15))
  necklace = ''.join(e('g' if i % 2 else 'second', -32 + 64 * i / 10,
                       140 + 18 * math.sin(math.pi * i / 10), 4, 5) for i in range(11))
  return [afro, gown('main', skin), necklace,
          ''.join(c('g', x, y, 3) for x, y in ((-58, 164), (-46, 174), (-60, 184), (-30, 178))),
          p('second', 'M-12,162 L0,166 L12,162 L24,240 L-24,240 Z'),
          s('lg', 'M-12,162 L-24,240', 3), s('lg', 'M12,162 L24,240', 3),
          head(skin, slim=True, ears=False), front, hoops,
          lips(109.5, 6), eyes(lash=True), brows('#17130f', y=78, width=2.2, half=6), crown,
          flower, hand(54, 139, skin, 'g')]


# --- the jacks -------------------------------------------------------------

def tunic(cls):
  return robe(cls, narrow=True)


def jack_spades():
  hair, hair2 = HAIRS['black']
  skin = 'olive'
  bob = ('<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
           'M-28,70 C-34,92 -33,112 -30,124 C-18,126 18,126 30,124 C33,112 34,92 28,70 Z'))))
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M-30,124 C-34,104 -32,84 -27,66 L-10,62 C-16,76 -20,92 -19,123 C-22,126 -27,126 -30,124 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M30,124 C34,104 32,84 27,66 L10,62 C16,76 20,92 19,123 C22,126 27,126 30,124 Z'))))
  # a great beret pulled to the left, with a feather
  beret = (plume('M18,54 C14,38 18,24 32,15 C38,28 36,44 26,58 Z', 'M22,54 C22,40 25,30 31,21', 'second')
           + p('main', 'M-27,71 C-54,70 -50,44 -24,39 C4,33 28,42 28,66 C12,60 -12,62 -27,71 Z')
           + p('sh', 'M12.500,41.300 C22,45.800 28,54 28,66 C20,63 14,62 8,61.500 C13,54 14.500,48 12.500,41.300 Z')
           + p('g', 'M-28,72 C-12,60 12,58 29,68 L28,60 C12,51 -14,53 -29,64 Z')
           + c('g', 20, 56, 5) + c('second', 20, 56, 2.6))
  jerkin = (p('second', 'M-15,131 L15,131 L22,240 L-22,240 Z')
            + ''.join(c('g', 0, y, 2.8) for y in (146, 158, 170, 182))
            + p('w', 'M-17,129 L0,140 L17,129 L13,146 L0,138 L-13,146 Z')
            + ''.join(s('lg', 'M%s,%s L%s,%s' % (-56 + i * 12, 158 - i * 5, -64 + i * 10, 240), 3) for i in range(3)))
  return [bob, tunic('main'), jerkin, head(skin, ears=False), front, lips(109.5, 5.5, full=False),
          eyes(), brows(hair, y=79, width=2.8), beret,
          halberd(55, 24, 190), hand(55, 139, skin, 'g')]


def jack_hearts():
  hair, hair2 = HAIRS['wheat']
  skin = 'fair'
  bowl = ('<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
            'M-30,72 C-34,90 -36,104 -40,112 C-30,118 30,118 40,112 C36,104 34,90 30,72 Z'))))
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
             'M-32,70 C-34,92 -36,104 -40,112 C-30,116 -24,108 -21,82 C-10,86 10,86 21,82 '
             'L26,60 L-26,60 Z')))
           + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
             'M4,60 L26,60 L32,70 C34,92 36,104 40,112 C30,116 24,108 21,82 C16,84 10,84.500 4,84.800 Z'))))
  # a flat cap with three upright leaves
  cap = (at(12, 46, leaf(0, 2, -104, 1.25, 'second'), leaf(0, 4, -62, 1.25, 'second'),
            leaf(0, 4, -24, 1.1, 'second'))
         + p('main', 'M-34,68 C-38,48 -18,42 0,42 C18,42 38,48 34,68 Q0,60 -34,68 Z')
         + p('sh', 'M0,42 C18,42 38,48 34,68 Q18,64 0,64 Z')
         + p('g', 'M-36,72 Q0,61 36,72 L36,64 Q0,53 -36,64 Z')
         + c('g', 13, 50, 5) + c('w', 13, 50, 2.6))
  # a sealed letter
  letter = at(48, 106, r('w', -19, -15, 38, 30, 2), p('shw', 'M-19,13 L0,-3 L19,13 L19,15 L-19,15 Z'),
              p('w', 'M-19,-13 Q-19,-15 -17,-15 L17,-15 Q19,-15 19,-13 L0,4 Z'),
              s('lf', 'M-18.500,-13.500 L0,4 L18.500,-13.500', 1.4),
              at(0, 1, p('main', 'M0,9 C-11,0 -10,-8 -5,-8 Q-1,-8 0,-4 Q1,-8 5,-8 C10,-8 11,0 0,9 Z')),
              turn=9)
  tunics = (p('w', 'M-20,128 Q0,146 20,128 L24,142 Q0,160 -24,142 Z') + p('sh', 'M0,138 Q12,136 20,128 L24,142 Q14,150 0,151 Z')
            + ''.join(pipless_heart(x, y) for x, y in ((-48, 168), (-30, 178), (-8, 172), (14, 172))))
  return [bowl, tunic('main'), tunics, head(skin, ears=False), front, lips(109.5, 5.2, full=False),
          eyes(), cap,
          hand(50, 139, skin, 'w'), letter,
          at(47, 125, r('', -4, -8, 9, 14, 4.5, fill=SKINS[skin][0]), turn=-20)]


def pipless_heart(x, y):
  return at(x, y, p('g', 'M0,5 C-6,0 -6,-5 -3,-5 Q0,-5 0,-2 Q0,-5 3,-5 C6,-5 6,0 0,5 Z'))


def jack_diamonds():
  hair, hair2 = HAIRS['brown']
  skin = 'rosy'
  back = p('', 'M-28,72 C-32,90 -30,104 -24,110 L24,110 C30,104 32,90 28,72 Z', fill=hair2)
  front = ('<path fill="%s" d="%s"/>' % (hair, unparse(parse(
    'M-27,98 C-30,80 -26,66 -18,62 L0,66 C-6,74 -16,78 -21,80 C-21,88 -22,98 -27,98 Z')))
    + '<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
    'M27,98 C30,80 26,66 18,62 L-4,64 C4,74 14,79 21,80 C21,88 22,98 27,98 Z'))))
  # a chaperon: a wound ring, a crest of cloth and a long tail
  hood = (p('main', 'M-26,58 C-42,60 -44,84 -40,110 C-39,124 -43,140 -47,152 L-31,156 '
              'C-27,132 -31,104 -27,84 Z')
          + s('lg', 'M-47,151 L-31,155', 3.5) + s('lf', 'M-34,72 C-37,96 -33,120 -38,148', 1.6)
          + p('second', 'M-20,52 C-26,32 -8,20 10,24 C2,30 2,36 14,38 C22,40 26,46 24,54 Z')
          + r('main', -35, 48, 70, 21, 10.5) + p('sh', 'M4,48 L24.500,48 C39,50 39,67 24.500,69 L4,69 C8,62 8,55 4,48 Z')
          + ''.join(s('lg', 'M%s,49 Q%s,59 %s,68' % (x, x + 8, x - 2), 2.4) for x in (-22, -6, 10, 26))
          + c('g', -31, 40, 0))
  key = (staff(54, 78, 176, 'g', 6)
         + '<path class="g" fill-rule="evenodd" d="M54,38C62,38 68,44 68,52C68,56 66,60 63,62'
           'C71,63 74,69 72,75C70,81 62,83 57,78L57,84L51,84L51,78C46,83 38,81 36,75C34,69 37,63 45,62'
           'C42,60 40,56 40,52C40,44 46,38 54,38Z M54,44C49,44 46,48 46,52C46,56 50,59 54,59'
           'C58,59 62,56 62,52C62,48 59,44 54,44Z"/>'
         + r('dg', 50, 84, 8, 5, 2))
  coat = (p('w', 'M-14,130 L14,130 L0,150 Z')
          + ''.join(at(x, y, p('g', 'M0,-9 L7,0 L0,9 L-7,0 Z'), p('main', 'M0,-5 L4,0 L0,5 L-4,0 Z'))
                    for x, y in ((-44, 166), (-22, 160), (0, 168), (-32, 186), (22, 160)))
          + s('lg', 'M-15,131 L0,152 L15,131', 3))
  return [back, tunic('second'), coat, head(skin), front, lips(109.5, 5.5),
          eyes(), brows(hair2, y=80, width=2.6), hood,
          at(-3, 0, key), hand(51, 138, skin, 'g', 'second')]


def jack_clubs():
  hair, hair2 = HAIRS['brown']
  skin = 'deep'
  hair, hair2 = HAIRS['black']
  back = ('<path fill="%s" d="%s"/>' % (hair2, unparse(parse(
    'M-28,72 C-40,84 -34,96 -40,104 C-38,116 -34,124 -26,128 L26,128 C34,124 38,116 40,104 '
    'C34,96 40,84 28,72 Z'))))
  tache = ('<path fill="%s" d="%s"/>' % ('#17130f', unparse(parse(
    'M0,103 C-6,100 -10,105 -17,101 C-16,107 -7,109 0,106 C7,109 16,107 17,101 C10,105 6,100 0,103 Z')))
    + p('', 'M-4,115 Q0,112 4,115 L0,124 Z', fill='#17130f'))
  hat = (p('main', 'M-22,62 C-22,40 -14,32 0,33 C16,32 24,42 22,62 Z')
         + p('sh', 'M4,33 C18,34 23,44 22,62 L4,62 Z')
         + p('second', 'M-23,56 Q0,50 23,56 L23,64 Q0,58 -23,64 Z')
         + p('main', 'M-50,70 C-30,56 30,54 52,58 C44,72 30,70 0,69 C-24,69 -36,74 -50,70 Z')
         + p('sh', 'M6,56.500 C26,55.500 42,56 52,58 C44,72 30,70 6,69 Z')
         + p('w', 'M-12,60 C-22,46 -46,44 -58,60 C-66,72 -66,88 -58,100 C-58,92 -54,92 -48,96 '
             'C-50,88 -46,86 -40,88 C-42,80 -38,76 -32,76 C-26,70 -18,66 -12,60 Z')
         + p('shw', 'M-12,60 C-26,62 -44,66 -52,88 L-48,96 C-50,88 -46,86 -40,88 C-42,80 -38,76 -32,76 '
             'C-26,70 -18,66 -12,60 Z')
         + s('lf', 'M-14,60 C-32,56 -50,66 -56,90', 1.4)
         + c('g', -14, 59, 5.5) + c('second', -14, 59, 2.8))
  spear = (staff(54, 34, 190, 'wood', 5) + p('steel', 'M54,22 L60,36 L54,44 L48,36 Z')
           + p('steel2', 'M54,22 L60,36 L54,44 Z'))
  doublet = (p('w', 'M-24,130 L0,142 L24,130 L32,150 L6,152 L0,146 L-6,152 L-32,150 Z')
             + p('sh', 'M0,142 L24,130 L32,150 L6,152 L0,146 Z')
             + p('g', 'M-64,168 L-54,156 L30,240 L12,240 Z')
             + p('second', 'M-64,176 L-58,168 L16,240 L8,240 Z'))
  return [back, tunic('main'), doublet, head(skin), tache, lips(110.500, 4.5, full=False),
          eyes(), brows('#17130f', y=79, width=2.8), hat,
          spear, hand(54, 139, skin, 'w')]


COURTS = {
  ('jack', 'spades'): jack_spades, ('jack', 'hearts'): jack_hearts,
  ('jack', 'diamonds'): jack_diamonds, ('jack', 'clubs'): jack_clubs,
  ('queen', 'spades'): queen_spades, ('queen', 'hearts'): queen_hearts,
  ('queen', 'diamonds'): queen_diamonds, ('queen', 'clubs'): queen_clubs,
  ('king', 'spades'): king_spades, ('king', 'hearts'): king_hearts,
  ('king', 'diamonds'): king_diamonds, ('king', 'clubs'): king_clubs,
}


# --- whole cards -----------------------------------------------------------

PANEL = (54, 12, 142, 326)  # x, y, width, height

def style(main, second):
  return ('<style>.main{fill:%s}.second{fill:%s}.suit{fill:%s}.joker{fill:%s}'
          '.ground{fill:#f5e9d3}.ray{fill:#eddcbc}</style>'
          % (main, second, main if main == RED else INK, PAINT['joker']))


def cut(polygon, a, b):
  """The part of a convex polygon to the right of the line from a to b."""
  def side(q):
    return (b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0])
  out = []
  for i, q in enumerate(polygon):
    last = polygon[i - 1]
    s0, s1 = side(last), side(q)
    if (s0 >= 0) != (s1 >= 0):
      k = s0 / (s0 - s1)
      out.append((last[0] + k * (q[0] - last[0]), last[1] + k * (q[1] - last[1])))
    if s1 >= 0:
      out.append(q)
  return out


def rays():
  """Light behind the head, cut to the panel's shape so that nothing need be
  clipped to its round corners."""
  x, y, w, h = PANEL
  left, right, top, bottom, c = -w / 2, w / 2, y, 240, 4
  frame = [(left + c, top), (right - c, top), (right, top + c), (right, bottom),
           (left, bottom), (left, top + c)]
  out = []
  n = 24
  for i in range(0, n, 2):
    ray = [(0, 90)] + [(400 * math.cos(2 * math.pi * k / n), 90 + 400 * math.sin(2 * math.pi * k / n))
                       for k in (i, i + 1)]
    for k, end in enumerate(frame):
      ray = cut(ray, frame[k - 1], end)
    if ray:
      out.append('M' + 'L'.join('%s,%s' % (num(px), num(py)) for px, py in ray) + 'Z')
  return '<path class="ray" d="%s"/>' % ''.join(out)


def court(rank, suit):
  main, second = (RED, NAVY) if IS_RED[suit] else (NAVY, RED)
  return framed(COURTS[rank, suit](), main, second, belt(rank), pip(suit, -54, 32, 26))


def framed(figure, main, second, band, mark):
  x, y, w, h = PANEL
  lean = 20
  half = join_circles(''.join(figure))
  band = join_circles(band)
  # half of the panel above the slanting belt
  clip = ('M%s,%sL%s,%sL%s,%sL%s,%sZ' % (-w / 2, y, w / 2, y, w / 2, 175 - lean, -w / 2, 175 + lean))
  band = at(0, 175, band, turn=math.degrees(math.atan2(-2 * lean, w)))
  defs = ('<defs><clipPath id="c"><path d="%s"/></clipPath>'
          '<clipPath id="f"><rect x="%s" y="%s" width="%s" height="%s" rx="7"/></clipPath>'
          '<g id="h"><g class="half" clip-path="url(#c)">%s%s</g></g></defs>'
          % (clip, num(-w / 2), y, w, h, rays(), half))
  body = (style(main, second) + defs
          + '<g transform="translate(125 0)"><g class="panel" clip-path="url(#f)">'
          + '<rect class="ground" x="%s" y="%s" width="%s" height="%s" rx="7"/>' % (num(-w / 2), y, w, h)
          + '<use href="#h"/><use class="again" href="#h" transform="rotate(180 0 175)"/>'
          + '<g class="belt">' + band + '</g></g>'
          + '<g class="frame">'
          + '<rect class="l lg edge" x="%s" y="%s" width="%s" height="%s" rx="7" stroke-width="2.5"/></g>'
          % (num(-w / 2), y, w, h)
          + '<g class="marks">' + mark + g(mark, **{'class': 'again', 'transform': 'rotate(180 0 175)'})
          + '</g></g>')
  return svg(250, 350, body)


def belt(rank):
  body = [r('k', -90, -8, 180, 16), r('g', -90, -6, 180, 12)]
  if rank == 'king':
    body.append(many('main', ['M%s,-5 L%s,0 L%s,5 L%s,0 Z' % (x, x + 5, x, x - 5)
                              for x in range(-72, 73, 16)]))
    body += [c('w', x, 0, 1.8) for x in range(-64, 65, 16)]
  elif rank == 'queen':
    body += [c('w', x, 0, 3.4) for x in range(-72, 73, 12)]
  else:
    body.append(many('main', ['M%s,-6 L%s,-6 L%s,6 L%s,6 Z' % (x, x + 5, x, x - 5)
                              for x in range(-77, 78, 11)]))
  return ''.join(body)


# --- joker, ace ------------------------------------------------------------

def joker_head():
  """Head, cap and collar."""
  skin = 'fair'
  cap = (# the two horns, then the middle one
         p('main', 'M-4,72 C-8,40 -30,28 -50,44 C-58,52 -60,64 -58,74 C-52,62 -44,58 -36,62 '
           'C-30,66 -27,74 -26,84 Z')
         + p('second', 'M4,72 C8,40 30,28 50,44 C58,52 60,64 58,74 C52,62 44,58 36,62 '
             'C30,66 27,74 26,84 Z')
         + p('sh', 'M24,60 C36,46 50,52 58,74 C52,62 44,58 36,62 C30,66 27,74 26,84 L22,74 Z')
         + p('second', 'M-22,70 C-20,48 -12,34 0,22 L0,66 Z')
         + p('main', 'M22,70 C20,48 12,34 0,22 L0,66 Z')
         + p('sh', 'M22,70 C20,48 12,34 0,22 L0,66 Z')
         + p('g', 'M-28,86 C-26,66 -12,62 0,62 C12,62 26,66 28,86 C22,74 12,71 0,71 C-12,71 -22,74 -28,86 Z')
         + bell(-58, 79) + bell(58, 79) + bell(0, 21))
  tips = ((-58, 151), (-40, 180), (0, 190), (40, 180), (58, 151))
  edge = 'L-16,124 L-58,151 L-35,152 L-40,180 L-17,162 L0,190'
  collar = [p('second', 'M0,128 ' + edge + ' Z'), p('main', flip('M0,128 ' + edge + ' Z')),
            p('sh', flip('M0,128 ' + edge + ' Z')),
            p('g', 'M-19,128 Q0,144 19,128 L17,121 Q0,134 -17,121 Z')]
  collar += [c('g', x, y, 4.5) for x, y in tips]
  grin = (p('lip', 'M-12,104 Q0,109 12,104 Q9,116 0,116 Q-9,116 -12,104 Z')
          + p('w', 'M-10,105 Q0,109.500 10,105 Q8,109 0,109.500 Q-8,109 -10,105 Z'))
  cheeks = both('<circle cx="-15" cy="99" r="4" fill="%s" fill-opacity=".45"/>' % RED)
  return [''.join(collar), head(skin, ears=False), cheeks, grin,
          eyes(), brows('#52301f', y=77, width=2.6, tilt=-2), cap]


def joker():
  return [robe('main', narrow=True),
          p('second', 'M0,130 L15,131 C38,142 58,152 64,172 L82,240 L0,240 Z'), *joker_head()]


def joker_card():
  band = [r('k', -90, -8, 180, 16), r('g', -90, -6, 180, 12)]
  band += [p('main' if i % 2 else 'second', 'M%s,-6 L%s,-6 L%s,6 Z' % (x, x + 12, x + 6))
           for i, x in enumerate(range(-84, 84, 12))]
  return framed(joker(), TEAL, TERRACOTTA, ''.join(band), star('joker', -54, 31, 14))


def ace():
  """Two laurel branches around the place of the great mark, in a box of 200
  by 240 around the origin."""
  def branch(sx):
    out = [s('ldg', 'M%s,%s C%s,%s %s,%s %s,%s' % (
      sx * 10, 104, sx * 76, 84, sx * 92, 4, sx * 58, -70), 2.4)]
    n = 9
    for i in range(n):
      u = i / (n - 1) * .94 + .04
      b = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3)
      x = b[0] * 10 + b[1] * 76 + b[2] * 92 + b[3] * 58
      y = b[0] * 104 + b[1] * 84 + b[2] * 4 + b[3] * -70
      dx = 3 * ((1 - u) ** 2 * 66 + 2 * u * (1 - u) * 16 + u * u * -34)
      dy = 3 * ((1 - u) ** 2 * -20 + 2 * u * (1 - u) * -80 + u * u * -74)
      a = math.degrees(math.atan2(dy, sx * dx))
      k = .86 - .03 * i
      for side, cls in ((-38, 'g'), (38, 'dg')):
        out.append(leaf(sx * x, y, a + side * sx, k, cls))
    out.append(leaf(sx * 58, -70, -90 - sx * 24, .7, 'g'))
    return ''.join(out)
  lozenge = at(0, 104, p('g', 'M0,-9 L7,0 L0,9 L-7,0 Z'), p('dg', 'M0,-9 L7,0 L0,9 Z'))
  top = at(0, -92, p('g', 'M0,-9 L7,0 L0,9 L-7,0 Z'), p('dg', 'M0,-9 L7,0 L0,9 Z'),
           c('g', -15, 2, 3), c('dg', 15, 2, 3), c('g', -27, 8, 2.2), c('dg', 27, 8, 2.2))
  return (HEAD + '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" viewBox="-100 -120 200 240"'
          ' stroke-linecap="round">'
          + paint(branch(-1) + g(branch(-1), transform='scale(-1 1)') + lozenge + top)
          + '\n</svg>\n')
