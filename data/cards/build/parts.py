# SPDX-License-Identifier: GPL-3.0-or-later
#
# What all the drawings are made of: colours, paths, faces, things held, and
# how a drawing becomes SVG. It knows no card.
#
# y grows downwards; a head stands at x = 0 with its chin at 119.

import math
import re

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->
<!-- Built by build-cards.py: change the parts there. -->
"""

INK = '#1d1d20'
RED = '#c8102e'
NAVY = '#20365c'
GOLD = '#e5a50a'
DEEP_GOLD = '#b97a06'
PALE_GOLD = '#f6d37a'
PAPER = '#fdfbf7'
BLUE = '#5288c4'
GREEN = '#3f9150'
TEAL = '#1c6f6a'
TERRACOTTA = '#c2562d'

SKINS = {
  'fair': ('#f6cfae', '#e3ac85'),
  'rosy': ('#f2bd97', '#d9966f'),
  'olive': ('#dba274', '#bd8054'),
  'brown': ('#a86c48', '#874f32'),
  'deep': ('#77492f', '#5a3421'),
}

HAIRS = {
  'black': ('#2b2426', '#17130f'),
  'brown': ('#6d4029', '#52301f'),
  'auburn': ('#b04d22', '#8a3815'),
  'wheat': ('#e3b65c', '#c6933a'),
  'grey': ('#9aa0a8', '#7c828b'),
  'white': ('#f1ede4', '#d4cec2'),
}


# --- paths -----------------------------------------------------------------

def num(x):
  s = '%.1f' % x
  s = s[:-2] if s.endswith('.0') else s
  return '0' if s == '-0' else s


def parse(d):
  """Absolute M L C Q Z only: a list of (letter, points)."""
  out = []
  for letter, rest in re.findall(r'([MLCQZ])([^MLCQZ]*)', d):
    v = [float(t) for t in re.findall(r'-?\d*\.?\d+', rest)]
    pts = list(zip(v[0::2], v[1::2]))
    step = {'M': 1, 'L': 1, 'C': 3, 'Q': 2, 'Z': 0}[letter]
    if letter == 'Z':
      out.append(('Z', []))
      continue
    for i in range(0, len(pts), step):
      out.append((letter if i == 0 or letter != 'M' else 'L', pts[i:i + step]))
  return out


def unparse(segments):
  out = []
  for letter, pts in segments:
    out.append(letter + ' '.join('%s,%s' % (num(x), num(y)) for x, y in pts))
  return ''.join(out)


def flip(d):
  """The path mirrored left to right."""
  return unparse([(l, [(-x, y) for x, y in p]) for l, p in parse(d)])


def sym(d):
  """Closes an outline drawn from the top middle down one side to the bottom
  middle with its mirror image."""
  seg = [s for s in parse(d) if s[0] != 'Z']
  ends = [s[1][-1] for s in seg]
  out = list(seg)
  for i in range(len(seg) - 1, 0, -1):
    letter, pts = seg[i]
    back = [ends[i - 1]] if letter == 'L' else pts[:-1][::-1] + [ends[i - 1]]
    out.append((letter, [(-x, y) for x, y in back]))
  return unparse(out) + 'Z'


def p(cls, d, **kw):
  """A filled path."""
  return '<path class="%s" d="%s"%s/>' % (cls, unparse(parse(d)), attrs(kw))


def s(cls, d, width, **kw):
  """A stroked path: the class names are line classes ("lk", "lg" ...)."""
  return ('<path class="l %s" stroke-width="%s" d="%s"%s/>'
          % (cls, num(width), unparse(parse(d)), attrs(kw)))


def c(cls, x, y, r, **kw):
  return ('<circle class="%s" cx="%s" cy="%s" r="%s"%s/>'
          % (cls, num(x), num(y), num(r), attrs(kw)))


def e(cls, x, y, rx, ry, **kw):
  return ('<ellipse class="%s" cx="%s" cy="%s" rx="%s" ry="%s"%s/>'
          % (cls, num(x), num(y), num(rx), num(ry), attrs(kw)))


def r(cls, x, y, w, h, rx=0, **kw):
  return ('<rect class="%s" x="%s" y="%s" width="%s" height="%s"%s%s/>'
          % (cls, num(x), num(y), num(w), num(h),
             ' rx="%s"' % num(rx) if rx else '', attrs(kw)))


def attrs(kw):
  return ''.join(' %s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items())


def g(*parts, **kw):
  return '<g%s>%s</g>' % (attrs(kw), ''.join(parts))


def at(x, y, *parts, turn=0, scale=1, flip_x=False):
  t = 'translate(%s %s)' % (num(x), num(y))
  if turn:
    t += ' rotate(%s)' % num(turn)
  if flip_x:
    t += ' scale(%s %s)' % (-scale, scale)
  elif scale != 1:
    t += ' scale(%s)' % scale
  return g(*parts, transform=t)


def both(*parts):
  """The parts and their mirror images."""
  return ''.join(parts) + g(*parts, transform='scale(-1 1)')


# --- faces -----------------------------------------------------------------
# The head stands at x = 0; chin at 119, top of the skull at 58.

FACE = sym('M0,58 C-16,58 -24,68 -24,84 C-24,104 -13,119 0,119')
FACE_SLIM = sym('M0,58 C-15,58 -22.500,68 -22.500,84 C-22.500,103 -11,120 0,120')
# the light falls from the left; the nose's bridge is the edge of the shade
SHADE = ('M0,56 L26,56 L26,122 L0,122 L0,103 C5,103 6.500,100 5.500,97.500 '
         'C4,93 1.500,88 1,80 Z')


def head(skin, slim=False, ears=True, jaw=''):
  light, dark = SKINS[skin]
  shape = FACE_SLIM if slim else FACE
  if slim:  # a gown brings its own neck
    out = ['<path fill="%s" d="%s"/>' % (dark, unparse(parse(
      'M-9,106 L9,106 L9,124 Q1,131 -9,121 Z')))]
  else:
    out = [r('', -9, 108, 18, 26, fill=dark)]
  if ears:
    out += [e('', -23.5, 90, 4, 6.5, fill=light), e('', 23.5, 90, 4, 6.5, fill=dark)]
  out.append('<path d="%s" fill="%s"/>' % (shape, light))
  # shade clipped by hand: the right half of the face with the nose cut out
  edge = 22.5 if slim else 24
  out.append('<path d="%s" fill="%s"/>' % (
    unparse(parse('M0,58 C%s,58 %s,68 %s,84 C%s,103.500 12,119.500 0,119.500 L0,103 '
                  'C6,103.500 7.500,100 6,97 C3.500,92 1.500,88 1,79 Z'
                  % (edge * .66, edge, edge, edge))), dark))
  return ''.join(out)


def eyes(cls='k', lid='lk', y=87, dx=10.5, white=True, lash=False):
  out = []
  for sx in (-1, 1):
    x = sx * dx
    if white:
      out.append(p('w', 'M%s,%s Q%s,%s %s,%s Q%s,%s %s,%s Z' % (
        x - 5.5, y + .5, x, y - 5.5, x + 5.5, y + .5, x, y + 4.5, x - 5.5, y + .5)))
    out.append(c(cls, x, y - .3, 2.7))
    out.append(s(lid, 'M%s,%s Q%s,%s %s,%s' % (
      x - 6, y + .3, x, y - 6.3, x + 6, y + .3), 1.7))
    if lash:
      out.append(s(lid, 'M%s,%s L%s,%s' % (
        x + sx * 5, y - 1, x + sx * 8.5, y - 4), 1.7))
  return ''.join(out)


def brows(colour, y=78, dx=10.5, tilt=0, width=2.6, half=6.5):
  out = ''
  for sx in (-1, 1):
    x = sx * dx
    inner, outer = x - sx * half, x + sx * half
    out += ('<path class="l" stroke="%s" stroke-width="%s" d="%s"/>' % (
      colour, num(width), unparse(parse('M%s,%s Q%s,%s %s,%s' % (
        inner, y + 1 + tilt, x, y - 2.5, outer, y + 1 - tilt * .4)))))
  return out


def lips(y=110, half=6, cls='lip', full=True):
  d = ('M%s,%s Q-3,%s 0,%s Q3,%s %s,%s Q0,%s %s,%s Z' % (
    -half, y, y - 3.6, y - 1.6, y - 3.6, half, y, y + (5.5 if full else 3.5), -half, y))
  return p(cls, d)


def collar_shadow():
  return p('sh', 'M-9,119 Q0,127 9,117 L9,122 Q0,131 -9,124 Z')


def hand(x, y, skin, cuff='g', sleeve='main', turn=0):
  """A fist around a shaft that runs through x, seen from the front; the
  sleeve comes from below."""
  light, dark = SKINS[skin]
  return at(x, y,
            p(sleeve, 'M-12,12 L12,12 L22,60 L-26,60 Z'),
            p('sh', 'M2,12 L12,12 L22,60 L2,60 Z'),
            r(cuff, -13, 9, 26, 7, 2),
            r('', -10, -9, 20, 19, 6, fill=light),
            s('lf', 'M-9,-3.500 L5,-3.500', 1.2),
            s('lf', 'M-10,1.200 L5,1.200', 1.2),
            s('lf', 'M-9,5.800 L5,5.800', 1.2),
            p('', 'M4,-9 Q11,-9 11,-3 L11,3 Q11,9 6,10 Q9,0 4,-9 Z', fill=dark),
            turn=turn)


def beads(cls, x0, y0, x1, y1, n, radius):
  return ''.join(c(cls, x0 + (x1 - x0) * i / (n - 1), y0 + (y1 - y0) * i / (n - 1), radius)
                 for i in range(n))


# --- things held -----------------------------------------------------------

def sword(x, top, bottom):
  return (p('steel', 'M%s,%s L%s,%s L%s,%s L%s,%s L%s,%s Z' % (
            x, top, x + 5, top + 12, x + 5, bottom - 22, x - 5, bottom - 22, x - 5, top + 12))
          + p('steel2', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (
            x, top, x + 5, top + 12, x + 5, bottom - 22, x, bottom - 22))
          + r('g', x - 17, bottom - 24, 34, 6, 3)
          + c('g', x - 17, bottom - 21, 4) + c('g', x + 17, bottom - 21, 4)
          + r('dg', x - 3.5, bottom - 18, 7, 40))


def staff(x, top, bottom, cls='dg', width=6):
  return r(cls, x - width / 2, top, width, bottom - top, 1)


def halberd(x, top, bottom):
  return (staff(x, top + 20, bottom, 'wood')
          + p('steel', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (
            x, top, x + 5, top + 20, x, top + 34, x - 5, top + 20))
          # the blade towards the figure, the hook away from it
          + p('steel', 'M%s,%s C%s,%s %s,%s %s,%s L%s,%s C%s,%s %s,%s %s,%s L%s,%s L%s,%s Z' % (
            x - 2, top + 30, x - 8, top + 27, x - 12, top + 24, x - 19, top + 20,
            x - 19, top + 58, x - 12, top + 54, x - 8, top + 51, x - 2, top + 48,
            x + 2, top + 48, x + 2, top + 30))
          + p('steel2', 'M%s,%s L%s,%s Q%s,%s %s,%s L%s,%s Z' % (
            x + 2, top + 31, x + 8, top + 33, x + 14, top + 36, x + 16, top + 46,
            x + 2, top + 44))
          + r('g', x - 4, top + 50, 8, 5, 1))


def axe(x, top, bottom):
  return (staff(x, top + 4, bottom, 'wood')
          + p('steel', 'M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z' % (
            x - 2, top + 16, x - 9, top + 16, x - 12, top + 10, x - 15, top + 4,
            x - 22, top + 16, x - 22, top + 32, x - 15, top + 44,
            x - 12, top + 38, x - 9, top + 32, x - 2, top + 32))
          + p('steel2', 'M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z' % (
            x + 2, top + 16, x + 9, top + 16, x + 12, top + 10, x + 15, top + 4,
            x + 22, top + 16, x + 22, top + 32, x + 15, top + 44,
            x + 12, top + 38, x + 9, top + 32, x + 2, top + 32))
          + r('g', x - 5, top + 14, 10, 20, 2) + c('g', x, top + 3, 5))


def fleur(x, y, size=1):
  return at(x, y,
            p('g', 'M0,-17 C6,-9 6,-2 2,5 L-2,5 C-6,-2 -6,-9 0,-17 Z'),
            both(p('g', 'M-3,5 C-5,-6 -14,-8 -15,0 C-15,4 -12,5 -10,4 '
                   'C-11,0 -7,-1 -6,6 Z')),
            r('dg', -8, 4, 16, 4, 2), scale=size)


def rose(x, y, size=1, petal='main'):
  return at(x, y,
            ''.join(at(0, 0, e(petal, 0, -8, 7.5, 8.5), turn=t) for t in (0, 72, 144, 216, 288)),
            c('sh', 0, 0, 9), c(petal, 0, 0, 7.5),
            s('lp', 'M-4,1 Q0,-6 4,-1 Q3,5 -1,3 Q-2,0 1,0', 1.5), scale=size)


def tulip(x, y, size=1, petal='second'):
  return at(x, y,
            p(petal, 'M0,10 C-15,10 -15,-6 -12,-16 L-5,-7 L0,-18 L5,-7 L12,-16 '
              'C15,-6 15,10 0,10 Z'),
            p('sh', 'M0,10 L0,-18 L5,-7 L12,-16 C15,-6 15,10 0,10 Z'), scale=size)


def leaf(x, y, turn, size=1, cls='leaf'):
  return at(x, y, p(cls, 'M0,0 C6,-7 16,-8 22,-2 C16,5 6,6 0,0 Z'), turn=turn, scale=size)


def orb(x, y):
  return (c('g', x, y, 15) + p('dg', 'M%s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s C%s,%s %s,%s %s,%s Z' % (
            x, y - 15, x + 9, y - 15, x + 15, y - 8, x + 15, y,
            x + 15, y + 8, x + 9, y + 15, x, y + 15, x + 6, y + 8, x + 6, y - 8, x, y - 15))
          + s('lw', 'M%s,%s Q%s,%s %s,%s' % (x - 14, y, x, y + 7, x + 14, y), 2.5)
          + r('g', x - 2.5, y - 33, 5, 19) + r('g', x - 8, y - 28, 16, 5)
          + c('main', x, y + 3.5, 3.2))


def plume(d, spine, cls, line='lp'):
  return p(cls, d) + s(line, spine, 1.6)


def pearls(points, radius=2.6, cls='w'):
  return ''.join(c(cls, x, y, radius) for x, y in points)


# --- drawings as SVG -------------------------------------------------------

# What a part's class means. A few classes stay in the drawing, because the
# program gives them other colours; all others become plain attributes, which
# a reader takes in much faster than a style sheet.
PAINT = {
  'g': GOLD, 'dg': DEEP_GOLD, 'pg': PALE_GOLD, 'k': INK, 'w': PAPER, 'w2': '#ded8cc',
  'lip': '#a3392f', 'steel': '#c9d1d6', 'steel2': '#8f9ba3', 'wood': '#8a5a33',
  'leaf': '#3f7d4e', 'glass': '#bfd9dc', 'glass2': '#e4f1f0', 'joker': '#1c6f6a',
  'rd': RED, 'rdd': '#8f0c22', 'rde': '#5c0915', 'bl': BLUE, 'bld': '#2a5590', 'ble': '#173057',
  'am': '#e0a021', 'tc': TERRACOTTA, 'tl': TEAL, 'gr': GREEN, 'grd': '#236a38', 'gre': '#123c20', 'gde': '#7a4a00', 'hair': '#6d4029',
  'sh': '#000" fill-opacity=".2', 'shw': '#31405c" fill-opacity=".16',
}
LINES = {
  'lk': INK, 'lg': GOLD, 'ldg': DEEP_GOLD, 'lw': PAPER, 'lp': PAPER + '" stroke-opacity=".7',
  'lrd': RED, 'lam': '#e0a021', 'lble': '#173057', 'lgde': '#7a4a00', 'lgre': '#123c20', 'lrde': '#5c0915',
  'lf': '#000" stroke-opacity=".3', 'lwood': '#8a5a33', 'lleaf': '#3f7d4e',
}


def paint(text):
  """Turns classes that never change into attributes."""
  def one(match):
    names = match.group(1).split()
    out, kept = '', []
    for name in names:
      if name in PAINT and name != 'joker':
        out += ' fill="%s"' % PAINT[name]
      elif name in LINES:
        out += ' stroke="%s"' % LINES[name]
      elif name == 'l':
        out += ' fill="none"'
      elif name:
        kept.append(name)
    return (' class="%s"' % ' '.join(kept) if kept else '') + out
  return re.sub(r' class="([^"]*)"', one, text)


def svg(width, height, body, view=None):
  return (HEAD + '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%s"'
          ' stroke-linecap="round" stroke-linejoin="round">\n%s\n</svg>\n'
          % (width, height, view or '0 0 %d %d' % (width, height), paint(body)))


def many(cls, shapes):
  """One path of many shapes that do not overlap."""
  return '<path class="%s" d="%s"/>' % (cls, ''.join(unparse(parse(d)) for d in shapes))


def join_circles(text):
  """Neighbouring circles of one class become one path, which is quicker."""
  def arcs(match):
    out = ''
    for x, y, radius in re.findall(r'cx="([^"]*)" cy="([^"]*)" r="([^"]*)"', match.group(0)):
      d = num(2 * float(radius))
      out += 'M%s,%sa%s,%s 0 1 0 %s,0a%s,%s 0 1 0 -%s,0' % (
        num(float(x) - float(radius)), y, radius, radius, d, radius, radius, d)
    return '<path class="%s" d="%s"/>' % (match.group(1), out)
  return re.sub(r'<circle class="([^"]+)" cx="[^"]*" cy="[^"]*" r="[^"]*"/>'
                r'(?:<circle class="\1" cx="[^"]*" cy="[^"]*" r="[^"]*"/>)+', arcs, text)


def star(cls, x, y, radius, inner=.45, n=5):
  pts = []
  for i in range(2 * n):
    a = math.pi * i / n - math.pi / 2
    k = radius * (inner if i % 2 else 1)
    pts.append('%s,%s' % (num(x + k * math.cos(a)), num(y + k * math.sin(a))))
  return '<path class="%s" d="M%sZ"/>' % (cls, 'L'.join(pts))


def bell(x, y, radius=5.5):
  return (c('g', x, y, radius) + r('dg', x - radius, y - .8, 2 * radius, 2)
          + c('k', x, y + radius * .55, radius * .28))
