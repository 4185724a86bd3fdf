#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the seats' emblems: round, flat, known at 32 pixels by outline alone.
# Uses the path helpers of ../cards/build-cards.py.
#
#     python3 data/avatars/build-avatars.py           writes next to itself
#     python3 data/avatars/build-avatars.py --check   fails if it would change one

import importlib.util
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location(
  'cards', os.path.join(HERE, '..', 'cards', 'build-cards.py'))
cards = importlib.util.module_from_spec(spec)
spec.loader.exec_module(cards)

num, parse, unparse, sym = cards.num, cards.parse, cards.unparse, cards.sym

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->
<!-- Built by build-avatars.py: change the parts there. -->
"""


def f(fill, d):
  return '<path fill="%s" d="%s"/>' % (fill, unparse(parse(d)))


def m(fill, d):
  """Half an outline from the top middle to the bottom middle, mirrored."""
  return '<path fill="%s" d="%s"/>' % (fill, sym(d))


def line(stroke, width, d):
  return ('<path fill="none" stroke="%s" stroke-width="%s" stroke-linecap="round" '
          'stroke-linejoin="round" d="%s"/>' % (stroke, num(width), unparse(parse(d))))


def dot(fill, x, y, r, ry=None):
  if ry is None:
    return '<circle fill="%s" cx="%s" cy="%s" r="%s"/>' % (fill, num(x), num(y), num(r))
  return '<ellipse fill="%s" cx="%s" cy="%s" rx="%s" ry="%s"/>' % (
    fill, num(x), num(y), num(r), num(ry))


def both(*parts):
  return ''.join(parts) + '<g transform="scale(-1 1)">' + ''.join(parts) + '</g>'


def eye(x, y, r=4.5, iris='#1d1d20'):
  out = dot(iris, x, y, r)
  if iris != '#1d1d20':
    out += dot('#1d1d20', x, y, r * .55)
  return out + dot('#fff', x - r * .3, y - r * .35, r * .32)


def fox():
  o, d, w, k = '#e2701f', '#b9500f', '#fdf3e4', '#2a1c16'
  return '#86a7b0', [
    both(f(d, 'M-36,-40 L-8,-20 L-34,2 Z'), f(k, 'M-36,-40 L-27,-34 L-33,-22 Z'),
         f('#7c3410', 'M-30,-29 L-15,-18 L-29,-6 Z')),
    m(o, 'M0,-24 C-14,-24 -28,-16 -34,0 L-40,14 C-28,18 -14,28 0,38'),
    both(f(w, 'M-40,14 L-31,0 C-18,-2 -8,8 -3,22 L0,38 C-14,28 -28,18 -40,14 Z')),
    m(d, 'M0,-24 C-4,-12 -6,4 -4,20 L0,24'),
    m(k, 'M0,27 C-6,27 -8,30 -6,34 L0,40'),
    both(eye(-15, 1, 4.5)),
  ]


def owl():
  b, d, l, g = '#8a5a34', '#5f3b20', '#e9d2a8', '#f0b429'
  return '#343a72', [
    m(d, 'M0,-26 C-10,-28 -24,-32 -36,-42 C-38,-28 -38,-16 -36,-8 C-42,8 -40,34 -26,50 L0,54'),
    m(b, 'M0,-14 C-12,-26 -24,-30 -33,-36 C-34,-24 -33,-10 -31,-4 C-34,16 -28,36 -18,50 L0,50'),
    both(dot(l, -14.5, -4, 15.5), dot(g, -14.5, -4, 10), dot('#1d1d20', -14.5, -4, 6.2),
         dot('#fff', -17, -7, 2.2)),
    m(g, 'M0,2 C-5,4 -6,10 0,19'),
    ''.join(f(l, 'M%s,%s Q%s,%s %s,%s Q%s,%s %s,%s Z' % (
      x - 4.5, y, x, y + 9, x + 4.5, y, x, y + 2.5, x - 4.5, y))
      for x, y in ((-10, 24), (0, 26), (10, 24), (-5, 35), (5, 35))),
    f(d, 'M-36,-42 C-24,-32 -10,-26 0,-14 C10,-26 24,-32 36,-42 C24,-38 10,-32 0,-22 C-10,-32 -24,-38 -36,-42 Z'),
  ]


def hare():
  b, d, w, p = '#b89470', '#947150', '#f7ecdc', '#e8a79a'
  return '#5f8a3a', [
    both(f(d, 'M-6,-12 C-14,-24 -24,-40 -22,-52 C-10,-52 -2,-32 -2,-14 Z'),
         f(p, 'M-8,-18 C-14,-28 -20,-38 -19,-47 C-11,-44 -6,-30 -5,-17 Z')),
    m(b, 'M0,-16 C-14,-16 -24,-6 -25,10 C-25,26 -14,38 0,38'),
    both(f(w, 'M0,12 C-6,10 -14,14 -17,22 C-17,32 -10,38 0,38 Z')),
    m('#c76a63', 'M0,15 C-5,15 -6,18 -4,20 L0,23'),
    line('#7a5a40', 2, 'M0,23 L0,28 M-5,31 Q-1,31 0,28 Q1,31 5,31'),
    f('#fff', 'M-4,31 L4,31 L4,38 L-4,38 Z'), line('#cbb89f', 1.2, 'M0,31 L0,38'),
    both(dot(w, -14, 4, 7.5, 8), eye(-14, 4, 5.2)),
  ]


def badger():
  w, k, g = '#fbf7ef', '#26262b', '#8f9299'
  return '#a34a2c', [
    both(dot(k, -29, -24, 10), dot(w, -30, -26, 5)),
    m(g, 'M0,-36 C-24,-36 -38,-20 -38,0 C-36,14 -26,22 -12,44 L0,46'),
    m(w, 'M0,-36 C-18,-36 -30,-24 -30,-8 C-28,8 -20,20 -10,38 L0,42'),
    both(f(k, 'M-9,-35 C-22,-34 -30,-24 -30,-8 C-28,4 -22,14 -15,26 C-8,16 -5,2 -6,-14 C-6,-24 -7,-30 -9,-35 Z')),
    m(k, 'M0,28 C-9,28 -11,33 -8,39 C-6,43 -3,44 0,44'),
    dot('#6b6d75', -3, 32, 2.4, 1.6),
    both(dot(w, -16, 2, 4.4), dot(k, -16, 2, 2.6)),
  ]


def heron():
  g, d, w, k, y = '#8ea6b5', '#5d7688', '#f4f6f5', '#23303c', '#eaa41c'
  return '#27577a', [
    f(d, 'M-48,30 C-30,22 -8,26 4,40 L10,60 L-50,60 Z'),
    f(w, 'M-14,-18 C-30,-10 -22,10 -12,18 C-4,26 -10,36 -22,44 L6,48 C16,36 14,20 6,12 '
         'C-4,4 -2,-2 10,-6 L14,-20 Z'),
    f(g, 'M-14,-18 C-30,-10 -22,10 -12,18 C-4,26 -10,36 -22,44 L-12,46 C-2,36 2,26 -6,18 '
         'C-16,8 -18,-4 -6,-12 Z'),
    f(w, 'M-18,-16 C-18,-30 -2,-36 10,-28 L18,-20 C16,-8 4,-2 -6,-6 C-12,-8 -18,-10 -18,-16 Z'),
    f(y, 'M12,-26 L47,-12 C36,-8 22,-8 12,-10 Z'), f('#c27f0c', 'M14,-15 L47,-12 C36,-8 22,-8 12,-10 Z'),
    f(k, 'M14,-25 C4,-34 -10,-34 -20,-28 C-30,-22 -36,-24 -44,-28 C-38,-16 -26,-14 -16,-18 C-6,-22 4,-24 14,-19 Z'),
    dot(y, 7, -16.5, 4), dot('#1d1d20', 7, -16.5, 2.3),
  ]


def otter():
  b, d, l, k = '#7c5237', '#5b3a25', '#dcbf99', '#2a1d16'
  return '#2f7fa3', [
    both(dot(d, -33, -16, 8), dot('#a87858', -33, -16, 4)),
    m(b, 'M0,-34 C-24,-34 -38,-18 -38,2 C-38,24 -24,38 0,38'),
    m(l, 'M0,0 C-8,-4 -26,2 -30,16 C-30,30 -16,38 0,38'),
    m(k, 'M0,-1 C-10,-2 -13,3 -9,9 C-6,12 -3,13 0,13'),
    dot('#7d6a60', -4, 3, 2.4, 1.5),
    line(k, 2.2, 'M0,13 L0,20 M-11,20 Q-6,27 0,20 Q6,27 11,20'),
    both(eye(-18, -7, 4.6)),
    both(line('#fdf7ec', 1.6, 'M-20,16 L-42,12'), line('#fdf7ec', 1.6, 'M-20,20 L-42,22'),
         line('#fdf7ec', 1.6, 'M-19,24 L-38,32')),
  ]


def lynx():
  o, d, w, k = '#d3a163', '#a9763d', '#fbf3e3', '#2a211b'
  return '#8a2f3c', [
    both(line(k, 3.4, 'M-32,-36 L-38,-47'), f(d, 'M-34,-40 L-4,-24 L-32,-2 Z'),
         f(k, 'M-34,-40 L-24,-35 L-33,-24 Z'), f('#f0d3a8', 'M-29,-30 L-15,-21 L-28,-9 Z')),
    both(f(w, 'M-24,-2 L-44,12 L-36,16 L-44,28 L-34,28 L-36,40 L-22,34 L-4,30 Z')),
    m(o, 'M0,-28 C-18,-28 -30,-16 -31,0 C-32,14 -24,28 -14,33 L0,36'),
    both(f(w, 'M0,12 C-6,8 -16,10 -18,20 C-18,30 -10,36 0,36 Z')),
    m('#b3574c', 'M0,12 C-6,12 -7,15 -5,18 L0,22'),
    line(k, 2, 'M0,22 L0,26 M-8,28 Q-3,30 0,26 Q3,30 8,28'),
    both(f(w, 'M-23,-3 Q-14,-12 -6,1 Q-14,6 -23,-3 Z'), dot('#5d8f3c', -14, -2.2, 4.2),
         dot('#1d1d20', -14, -2.2, 2.2)),
    both(line(d, 2.6, 'M-6,-25 L-5,-14'), line(d, 2.6, 'M-13,-23 L-11,-14'),
         line(d, 2.4, 'M-29,4 L-21,8'), line(d, 2.4, 'M-28,11 L-21,13')),
    line(d, 2.6, 'M0,-26 L0,-15'),
    both(''.join(dot(k, x, y, .9) for x, y in ((-6, 21), (-10, 24), (-11, 20)))),
  ]


def hedgehog():
  b, d, l, k = '#6b4a34', '#4a3123', '#efd9b4', '#2a1d16'
  spikes = []
  n = 22
  for i in range(n):
    a = math.radians(150 + 240 * i / (n - 1))
    r1, r2 = 42, 29
    b0 = math.radians(240 / (n - 1) * .62)
    spikes.append('M%s,%s L%s,%s L%s,%s Z' % (
      r2 * math.cos(a - b0), 4 + r2 * math.sin(a - b0), r1 * math.cos(a), 4 + r1 * math.sin(a),
      r2 * math.cos(a + b0), 4 + r2 * math.sin(a + b0)))
  inner = []
  for i in range(15):
    a = math.radians(160 + 220 * i / 14)
    b0 = math.radians(9)
    inner.append('M%s,%s L%s,%s L%s,%s Z' % (
      20 * math.cos(a - b0), 6 + 20 * math.sin(a - b0), 33 * math.cos(a), 6 + 33 * math.sin(a),
      20 * math.cos(a + b0), 6 + 20 * math.sin(a + b0)))
  return '#c98a1f', [
    ''.join(f(d, s) for s in spikes), dot(d, 0, 6, 33),
    ''.join(f(b, s) for s in inner), dot(b, 0, 9, 25),
    both(dot('#c9a273', -21, 8, 6.5)),
    m(l, 'M0,2 C-6,-4 -16,-4 -20,4 C-24,16 -20,30 -10,36 C-6,38 -3,39 0,39'),
    both(eye(-9.5, 12, 4)),
    m(k, 'M0,19 C-6,19 -7,23 -5,26 C-3,28 -1,28.500 0,28.500'),
    line(k, 1.8, 'M-6,31 Q0,36 6,31'),
    both(dot('#e2a48c', -13.5, 22, 3.4)),
  ]


def swift():
  k, d, w = '#2b2a3a', '#4a4860', '#f6e9d2'
  return '#e0905a', [
    dot('#f4bf83', 14, 12, 18),
    '<g transform="rotate(24) translate(0 2)">',
    both(f(d, 'M-2,-14 C-16,-30 -38,-22 -47,12 C-36,-6 -20,-8 -4,4 Z'),
         f(k, 'M-2,-10 C-14,-22 -34,-16 -47,12 C-36,-2 -20,-2 -4,8 Z')),
    m(k, 'M0,-30 C-6,-28 -8,-20 -8,-10 C-8,6 -5,16 -4,22 L-9,42 L0,30'),
    m(w, 'M0,-24 C-4,-23 -5,-19 -4,-15 L0,-12'),
    '</g>',
  ]


def toad():
  g, d, l, y = '#7c9b3f', '#5b7729', '#c9d48f', '#f2c230'
  return '#5a3a6e', [
    m(d, 'M0,20 C-20,20 -44,30 -48,52 L0,56'),
    both(dot(g, -20, -16, 14.5)),
    m(g, 'M0,-16 C-26,-16 -43,-4 -43,14 C-43,28 -24,36 0,36'),
    m(l, 'M0,12 C-18,12 -34,12 -41,9 C-40,26 -22,36 0,36'),
    line(d, 3, 'M-41,9 C-26,16 26,16 41,9'),
    both(dot(y, -20, -17, 10), f('#1d1d20', 'M-27,-17 Q-20,-22 -13,-17 Q-20,-12 -27,-17 Z'),
         dot('#fff', -23, -19.5, 1.8)),
    both(dot(d, -3.5, 1, 1.7), dot(d, -33, -1, 3), dot(d, -27, 5, 2), dot(d, -9, -9, 2.4),
         dot('#aeb96f', -18, 25, 2.6), dot('#aeb96f', -8, 29, 2)),
  ]


def person():
  s, d = '#f2cda6', '#dba880'
  return '#3f5d73', [
    f('#e5a50a', 'M-42,60 C-42,32 -26,20 0,20 C26,20 42,32 42,60 Z'),
    f('#b97a06', 'M0,20 C26,20 42,32 42,60 L0,60 Z'),
    f(d, 'M-9,8 L9,8 L10,24 Q0,34 -10,24 Z'),
    m(s, 'M0,-32 C-14,-32 -20,-22 -20,-8 C-20,8 -10,18 0,18'),
    f('#4b3020', 'M-23,-4 C-28,-28 -14,-40 0,-40 C16,-40 28,-28 23,-4 C20,-10 18,-16 14,-22 C4,-16 -8,-16 -16,-20 C-18,-14 -20,-8 -23,-4 Z'),
    both(dot('#2a1d16', -8, -3, 2.4)), line('#8a4a35', 2.2, 'M-6,8 Q0,12.500 6,8'),
  ]


SEATS = (fox, owl, hare, badger, heron, otter, lynx, hedgehog, swift, toad, person)


def main():
  drawings = {}
  for seat in SEATS:
    ground, parts = seat()
    text = (HEAD + '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-48 -48 96 96">\n'
            '<defs><clipPath id="c"><circle r="48"/></clipPath></defs>'
            '<circle r="48" fill="%s"/>\n<g clip-path="url(#c)">%s</g>\n'
            '<circle r="47" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>\n</svg>\n'
            % (ground, ''.join(parts)))
    drawings[os.path.join(HERE, seat.__name__ + '.svg')] = text
  return cards.finish(drawings)


if __name__ == '__main__':
  sys.exit(main())
