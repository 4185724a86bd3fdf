# SPDX-License-Identifier: GPL-3.0-or-later
#
# The Spanish pack: marks of the suits, short for corners and chips and long
# for the field, and the four aces. The figures are in figures.py.
#
# Marks and aces stand around the origin and keep their colours in every
# style; each has a dark rim, so that gold is seen on paper too.

import math

from parts import *

SUITS = ('oros', 'copas', 'espadas', 'bastos')

# A long mark's box; a short one's is 100 by 100, as in the French pack.
LONG = (70, 216)


def rim(colour, d, width=5):
  """The outline behind a shape."""
  return ('<path fill="%s" stroke="%s" stroke-width="%s" d="%s"/>'
          % (colour, colour, num(width), unparse(parse(d))))


RIMS = {'oros': '#7a4a00', 'copas': '#5c0915', 'espadas': '#173057', 'bastos': '#123c20'}


# --- marks -----------------------------------------------------------------

def coin():
  return (c('gde', 0, 0, 48) + c('g', 0, 0, 43.5) + c('dg', 0, 0, 36) + c('rdd', 0, 0, 31)
          + star('pg', 0, 0, 29, .5, 8) + c('g', 0, 0, 13) + c('rdd', 0, 0, 6))


CUP = sym('M0,-46 L-37,-46 L-37,-36 C-36,-12 -26,2 -8,9 L-8,22 '
          'C-12,31 -29,33 -30,46 L0,46')


def cup():
  return (rim(RIMS['copas'], CUP, 4)
          + p('rd', sym('M0,-44 L-34,-36 C-33,-14 -23,1 -6,7 L0,7'))
          + p('sh', 'M3,-44 L34,-36 C33,-14 23,1 6,7 L3,7 Z')
          + r('g', -36, -45, 72, 12, 3) + p('dg', 'M3,-45 L33,-45 L36,-42 L36,-36 L33,-33 L3,-33 Z')
          + p('g', 'M0,-28 L9,-16 L0,-4 L-9,-16 Z') + p('dg', 'M0,-28 L9,-16 L0,-4 Z')
          + both(c('pg', -19, -21, 4))
          + p('g', sym('M0,7 L-7,8 L-7,23 C-12,32 -28,34 -29,45 L0,45'))
          + p('dg', 'M2,7 L7,8 L7,23 C12,32 28,34 29,45 L2,45 Z')
          + e('rd', 0, 15, 11, 5.5))


def sword_at(top, bottom, blade, guard):
  """Upright, its point at the top; half widths of blade and guard."""
  hilt = bottom - max(guard * 1.05, 30)
  outline = ('M0,%s L%s,%s L%s,%s L-%s,%s L-%s,%s Z'
             % (top, blade, top + blade * 1.7, blade, hilt, blade, hilt, blade, top + blade * 1.7))
  ball = guard * .17
  edge = RIMS['espadas']
  return (rim(edge, outline)
          + '<path fill="none" stroke="%s" stroke-width="%s" d="M-%s,%sL%s,%s"/>' % (
            edge, num(ball * 2 + 5), num(guard - ball), num(hilt + 2), num(guard - ball), num(hilt + 2))
          + '<path fill="none" stroke="%s" stroke-width="%s" d="M0,%sL0,%s"/>' % (
            edge, num(blade * 1.1 + 5), num(hilt), num(bottom - 9))
          + c('ble', 0, bottom - 9, 9)
          + p('bl', outline)
          + p('bld', 'M0,%s L%s,%s L%s,%s L0,%s Z' % (
            top, blade, top + blade * 1.7, blade, hilt, hilt))
          + s('lw', 'M0,%s L0,%s' % (top + blade * 2, hilt - blade * 2), blade * .28)
          + '<path fill="none" stroke="%s" stroke-width="%s" d="M-%s,%sL%s,%s"/>' % (
            GOLD, num(ball * 2), num(guard - ball), num(hilt + 2), num(guard - ball), num(hilt + 2))
          + r('rd', -blade * .55, hilt + 4, blade * 1.1, bottom - hilt - 12)
          + c('g', 0, bottom - 9, 6.5))


def sword_mark():
  return sword_at(-46, 48, 12, 36)


def long_sword():
  return sword_at(-104, 106, 11, 31)


CLUB = ('M0,-47 C14,-47 22,-42 22,-33 L20,-15 C30,-19 37,-9 31,0 C28,4 23,5 17.5,4 '
        'L10,41 C9,48 -9,48 -10,41 L-13.5,22 C-23,25 -30,15 -24,7 C-22,4 -19,3 -17,3 '
        'L-20,-18 C-31,-17 -36,-31 -27,-36 C-25,-37 -23,-36 -22,-35 C-21,-43 -13,-47 0,-47 Z')
CLUB_SHADE = ('M5,-47 C16,-46 22,-42 22,-33 L20,-15 C30,-19 37,-9 31,0 C28,4 23,5 17.5,4 '
              'L10,41 C9,46 6,47 1,47 L7,0 Z')


def club():
  return at(-3, 2, rim(RIMS['bastos'], CLUB) + p('gr', CLUB) + p('grd', CLUB_SHADE)
          + e('pg', 0, -38.5, 14, 5.5) + e('dg', 0, -38.5, 8, 3)
          + c('pg', -27, -27, 4.6) + c('pg', 28.5, -7, 4.6) + c('pg', -21.5, 14.5, 4.2)
          + r('rd', -10.5, 32, 21, 6), turn=34, scale=1)


LONG_CLUB = ('M0,-104 C14,-104 22,-99 22,-90 L20,-60 C30,-64 34,-54 29,-47 C26,-43 22,-43 18.5,-44 '
             'L16,-10 C23,-10 28,-1 22,5 C20,7 17,7 14.5,6 L10,96 C9,104 -9,104 -10,96 '
             'L-12,62 C-19,64 -25,56 -21,49 C-19,46 -15,45 -13,46 L-15.5,2 C-23,4 -29,-4 -25,-11 '
             'C-23,-14 -19,-15 -16.5,-14 L-19,-62 C-27,-60 -33,-69 -28,-77 C-26,-80 -23,-80 -21,-79 '
             'L-22,-90 C-22,-99 -14,-104 0,-104 Z')
LONG_CLUB_SHADE = ('M5,-104 C16,-103 22,-99 22,-90 L20,-60 C30,-64 34,-54 29,-47 C26,-43 22,-43 18.5,-44 '
                   'L16,-10 C23,-10 28,-1 22,5 C20,7 17,7 14.5,6 L10,96 C9,101 6,103 1,103 L6,0 Z')


def long_club():
  return (rim(RIMS['bastos'], LONG_CLUB) + p('gr', LONG_CLUB) + p('grd', LONG_CLUB_SHADE)
          + e('pg', 0, -95, 14, 5.5) + e('dg', 0, -95, 8, 3)
          + c('pg', -25, -70, 4.4) + c('pg', 26, -53, 4.4) + c('pg', -22.5, -5.500, 4)
          + c('pg', 20.5, -2, 4) + c('pg', -18.500, 55, 3.6)
          + r('rd', -11.5, 72, 23, 6) + r('g', -11, 78, 22, 4))


MARKS = {'oros': coin, 'copas': cup, 'espadas': sword_mark, 'bastos': club,
         'espadas-long': long_sword, 'bastos-long': long_club}


def mark(name):
  w, h = LONG if name.endswith('-long') else (100, 100)
  return svg(w, h, join_circles(MARKS[name]()), '%s %s %d %d' % (num(-w / 2), num(-h / 2), w, h))


# --- aces ------------------------------------------------------------------
# In a box of 220 by 350 around the origin; the upper left and lower right
# corners, 54 by 92, stay empty for the index.

ACE = (220, 350)


def wave(turn, near, far, half):
  """A curved ray of the sun."""
  return at(0, 0, p('rd', 'M-%s,-%s C-%s,-%s 4,-%s -3,-%s C14,-%s %s,-%s %s,-%s Z' % (
    half, near, half, near + 10, near + 14, far, near + 16, half + 3, near + 8, half, near)), turn=turn)


def ace_oros():
  """The sun on a coin."""
  rays = [p('dg', 'M-9,-70 L0,-104 L9,-70 Z') for i in range(12)]
  out = [at(0, 0, ray, turn=30 * i) for i, ray in enumerate(rays)]
  out += [wave(30 * i + 15, 68, 102, 8) for i in range(12)]
  out += [c('gde', 0, 0, 78), c('g', 0, 0, 74), c('dg', 0, 0, 66), c('rdd', 0, 0, 61)]
  out += [at(0, 0, p('pg', 'M0,-60 L7,-50 L0,-40 L-7,-50 Z'), turn=22.5 * i) for i in range(16)]
  out += [c('gde', 0, 0, 43), c('pg', 0, 0, 41)]
  out.append('<path fill="%s" d="M0,-41A41,41 0 0 1 0,41L0,20C8,20 9,14 7,10C4,3 2,-6 1,-16Z"/>' % GOLD)
  for sx in (-1, 1):
    x = sx * 16
    out += [p('w', 'M%s,-7 Q%s,-16 %s,-7 Q%s,1 %s,-7 Z' % (x - 8, x, x + 8, x, x - 8)),
            c('k', x, -7.5, 4), s('lgde', 'M%s,-8 Q%s,-17 %s,-8' % (x - 9, x, x + 9), 2.2),
            s('lgde', 'M%s,-18 Q%s,-25 %s,-18' % (x - 9, x, x + 9), 3)]
  out += [p('rd', 'M-10,22 Q-4,17 0,20 Q4,17 10,22 Q0,32 -10,22 Z'),
          both('<circle cx="-25" cy="9" r="6" fill="%s" fill-opacity=".35"/>' % RED)]
  small = c('gde', 0, 0, 13) + c('g', 0, 0, 11) + star('rdd', 0, 0, 8, .5, 8) + c('pg', 0, 0, 2.5)
  sprig = (s('lleaf', 'M0,-142 C14,-150 30,-150 44,-140', 2.5)
           + ''.join(leaf(x, y, t, .9) for x, y, t in (
             (14, -147, -34), (14, -147, 34), (28, -148, -22), (28, -148, 44), (42, -141, 18))))
  crest = at(0, 0, both(sprig), at(0, -140, small))
  return ''.join(out) + crest + at(0, 0, crest, turn=180)


def shield():
  """Four red pales on gold."""
  out = p('gde', sym('M0,-31 L-25,-31 L-25,-6 C-24,12 -12,22 0,30')) + p('g', sym('M0,-28 L-22,-28 L-22,-6 C-21,10 -11,18 0,26'))
  return out + both(p('rdd', 'M-18,-28 L-13,-28 L-13,13.5 C-15,11 -17,8 -18,5 Z'),
                    p('rdd', 'M-8,-28 L-3,-28 L-3,24 L-8,20 Z'))


def ace_copas():
  """A covered chalice."""
  edge = RIMS['copas']
  bowl = sym('M0,-62 L-66,-62 L-66,-44 C-64,8 -46,36 -15,48 L-13,60 L-13,92 '
             'C-20,120 -58,124 -62,156 L0,156')
  handles = (('<path fill="none" stroke="%s" stroke-width="16" d="M-60,-38C-104,-42 -104,22 -44,26"/>' % edge)
             + '<path fill="none" stroke="%s" stroke-width="10" d="M-60,-38C-104,-42 -104,22 -44,26"/>' % GOLD)
  lid = sym('M0,-142 C-12,-142 -12,-126 -7,-122 C-36,-114 -58,-94 -62,-66 L0,-66')
  return (both(handles) + rim(edge, bowl, 6) + rim(edge, lid, 6)
          # the lid
          + p('g', lid) + p('dg', 'M0,-142 C12,-142 12,-126 7,-122 C36,-114 58,-94 62,-66 L4,-66 Z')
          + p('rd', sym('M0,-112 C-24,-106 -44,-92 -50,-74 L0,-74')) + p('sh', 'M4,-112 C24,-106 44,-92 50,-74 L4,-74 Z')
          + c('rd', 0, -132, 6)
          + both(p('pg', 'M-24,-92 L-17,-84 L-24,-76 L-31,-84 Z')) + p('pg', 'M0,-104 L8,-92 L0,-80 L-8,-92 Z')
          # the bowl
          + r('g', -66, -62, 132, 20, 4) + p('dg', 'M4,-62 L62,-62 L66,-58 L66,-42 L4,-42 Z')
          + both(c('rd', -24, -52, 5.5), c('bld', -46, -52, 5)) + c('bld', 0, -52, 5)
          + p('rd', sym('M0,-38 L-62,-38 C-58,6 -42,32 -13,42 L0,42'))
          + p('sh', 'M4,-38 L62,-38 C58,6 42,32 13,42 L4,42 Z')
          + shield()
          + both(c('pg', -46, -24, 4), c('pg', -40, -2, 4), c('pg', -27, 18, 4))
          # stem and foot
          + p('g', sym('M0,46 L-15,48 L-12,60 L-12,92 C-19,121 -56,126 -60,154 L0,154'))
          + p('dg', 'M4,46 L15,48 L12,60 L12,92 C19,121 56,126 60,154 L4,154 Z')
          + e('rde', 0, 72, 24, 13) + e('rd', 0, 72, 21, 10) + both(c('pg', -10, 72, 3)) + c('pg', 0, 73, 3.4)
          + p('rd', sym('M0,124 C-22,128 -40,136 -46,146 L0,146')) + p('sh', 'M4,124 C22,128 40,136 46,146 L4,146 Z')
          + both(c('pg', -20, 139, 3.4)) + c('pg', 0, 136, 4))


def crown_ring(y):
  """An open crown; what stands in it is drawn before."""
  points = ('M-50,%s L-60,%s L-36,%s L-26,%s L-12,%s L0,%s L12,%s L26,%s L36,%s L60,%s L50,%s '
            'Q0,%s -50,%s Z' % (y, y - 46, y - 22, y - 54, y - 22, y - 50, y - 22, y - 54, y - 22,
                                y - 46, y, y + 16, y))
  return (rim('#7a4a00', points) + p('g', points)
          + p('dg', 'M0,%s L12,%s L26,%s L36,%s L60,%s L50,%s Q26,%s 0,%s Z' % (
            y - 50, y - 22, y - 54, y - 22, y - 46, y, y + 8, y + 8))
          + p('rd', 'M-50,%s Q0,%s 50,%s L52,%s Q0,%s -52,%s Z' % (y - 2, y + 14, y - 2, y - 12, y + 3, y - 12))
          + both(c('pg', -40, y - 4.5, 3.4), c('pg', -21, y - .5, 3.4),
                 c('gde', -60, y - 48, 6), c('g', -60, y - 48, 4.5), c('gde', -26, y - 56, 6), c('g', -26, y - 56, 4.5))
          + c('pg', 0, y + 1, 3.8))


def ace_espadas():
  """A sword through a crown, a ribbon round the blade."""
  blade = sword_at(-168, 172, 15, 52)
  return ribbon_behind() + blade + crown_ring(-62) + ribbon_front()


def stroke(d, colour, width, **kw):
  return '<path fill="none" stroke="%s" stroke-width="%s" d="%s"%s/>' % (
    colour, num(width), unparse(parse(d)), attrs(kw))


def ribbon_part(d, colour, light=None):
  return (stroke(d, RIMS['copas'], 25, stroke_linecap='butt') + stroke(d, colour, 20, stroke_linecap='butt')
          + (stroke(d, light, 2.5) if light else ''))


def swallow_tail(x, y, turn):
  """The end of a ribbon that comes from the left."""
  d = 'M-2,-10 L26,-10 L16,0 L26,10 L-2,10 Z'
  return at(x, y, rim(RIMS['copas'], d), p('rd', d), turn=turn)


# The ribbon winds round the blade: some of it is behind.
def ribbon_behind():
  return ribbon_part('M-46,24 C-46,44 46,34 46,58', '#8f0c22')


def ribbon_front():
  return (swallow_tail(76, -20, -40) + swallow_tail(-72, 102, 140)
          + ribbon_part('M78,-22 C58,-4 30,-10 4,-4 C-28,2 -46,6 -46,26', RED, '#e0566a')
          + ribbon_part('M46,56 C46,76 28,74 0,80 C-34,86 -52,80 -74,104', RED, '#e0566a'))


def ace_bastos():
  """A great club in leaf."""
  trunk = ('M0,-168 C22,-168 38,-158 38,-142 L34,-92 C52,-100 62,-82 52,-70 C47,-64 40,-64 31,-66 '
           'L27,-8 C42,-12 50,4 41,14 C37,19 30,19 25,17 L16,154 C15,170 -15,170 -16,154 '
           'L-22,84 C-38,88 -46,72 -37,62 C-33,58 -28,57 -24,58 L-28,-18 C-44,-14 -54,-30 -45,-42 '
           'C-41,-47 -35,-48 -30,-46 L-33,-106 C-50,-104 -58,-122 -48,-132 C-45,-135 -41,-136 -38,-135 '
           'L-38,-142 C-38,-158 -22,-168 0,-168 Z')
  shade = ('M8,-168 C26,-166 38,-157 38,-142 L34,-92 C52,-100 62,-82 52,-70 C47,-64 40,-64 31,-66 '
           'L27,-8 C42,-12 50,4 41,14 C37,19 30,19 25,17 L16,154 C15,164 10,167 2,167 L10,0 Z')
  def cut(x, y, k):
    return c('gde', x, y, k + 1.5) + c('pg', x, y, k) + c('dg', x, y, k * .5)
  def spray(x, y, turn, n=4, k=1.35, flip_x=False):
    out = s('lgre', 'M0,0 C16,-4 36,-4 54,-10', 3)
    for i in range(n):
      u = 12 + i * 13
      out += leaf(u, -3 - i * 1.5, -46, k, 'gr') + leaf(u, -3 - i * 1.5, 30, k, 'grd')
    out += leaf(54, -10, -12, k, 'gr')
    return at(x, y, out, turn=turn, flip_x=flip_x)
  sprays = (spray(28, -36, -14) + spray(22, 62, 14, 3) + spray(-26, 20, 0, flip_x=True)
            + spray(-20, 116, -14, 3, flip_x=True) + spray(-30, -66, -8, 3, flip_x=True))
  flower = rose_bloom(78, -58) + rose_bloom(-76, 8)
  return (sprays + rim(RIMS['bastos'], trunk, 6) + p('gr', trunk) + p('grd', shade)
          + e('gde', 0, -150, 27, 11) + e('pg', 0, -150, 25, 9.5) + e('dg', 0, -150, 16, 5.5) + e('pg', 0, -150, 8, 2.6)
          + cut(-45, -120, 7) + cut(46, -82, 7.5) + cut(-39, -32, 7) + cut(36, 4, 7) + cut(-33, 72, 6.5)
          + s('lgre', 'M-12,-128 C-16,-104 -8,-90 -12,-66', 2.5) + s('lgre', 'M-8,-50 C-4,-30 -12,-8 -8,14', 2.5)
          + s('lgre', 'M-6,34 C-2,54 -8,72 -4,96', 2.5)
          + p('rd', 'M-20,112 L20,112 L19,126 L-19,126 Z') + p('sh', 'M4,112 L20,112 L19,126 L4,126 Z')
          + p('g', 'M-19,128 L19,128 L18,136 L-18,136 Z') + flower)


def rose_bloom(x, y, k=1.1):
  return at(x, y,
            ''.join(at(0, 0, e('rd', 0, -8, 7.5, 8.5), turn=t) for t in (0, 72, 144, 216, 288)),
            c('rdd', 0, 0, 8), c('g', 0, 0, 5), scale=k)


ACES = {'oros': ace_oros, 'copas': ace_copas, 'espadas': ace_espadas, 'bastos': ace_bastos}


def ace(suit):
  w, h = ACE
  return svg(w, h, join_circles(ACES[suit]()), '%s %s %d %d' % (num(-w / 2), num(-h / 2), w, h))
