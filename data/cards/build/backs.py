# SPDX-License-Identifier: GPL-3.0-or-later
#
# The backs. Nothing on a back says which way is up.

import math

from parts import *

BACKS = {  # ground, strand, lit strand, line
  'teal': ('#0f4442', '#1c6f6a', '#2b8a82', '#0c3937'),
  'terracotta': ('#6e2a14', '#b9522c', '#d4744a', '#7c3216'),
  'indigo': ('#1c1f4d', '#38458f', '#5868b8', '#181a41'),
}


def strand(x, y, w, upright, fill, line):
  m = w * .06
  box = r('', x + (w * .12 if upright else -m), y + (-m if upright else w * .12),
          w * .76 if upright else w + 2 * m, w + 2 * m if upright else w * .76, w * .2, fill=fill)
  out = [box]
  for k in (.36, .64):
    d = ('M%s,%s L%s,%s' % ((x + w * k, y + w * .08, x + w * k, y + w * .92) if upright else
                            (x + w * .08, y + w * k, x + w * .92, y + w * k)))
    out.append('<path class="l" stroke="%s" stroke-width="%s" d="%s"/>' % (
      line, num(w * .07), unparse(parse(d))))
  return ''.join(out)


def back(name, height=350, spanish=False):
  ground, dull, lit, line = BACKS[name]
  slanted = name == 'teal'
  w = {'teal': 15, 'terracotta': 16, 'indigo': 12}[name]
  # a plain weave, or a twill: over two, under two
  n, over = (4, 2) if name == 'indigo' else (2, 1)
  cells = ''.join(strand(x * w, y * w, w, (x + y) // over % 2,
                         lit if (x + y) // over % 2 else dull, line)
                  for x in range(n) for y in range(n))
  cx, cy = 125, height / 2
  middle = MIDDLES[name][spanish](ground)
  h = height - 24
  body = ('<defs><pattern id="w" width="%d" height="%d" patternUnits="userSpaceOnUse" '
            'patternTransform="translate(%s %s)%s">%s</pattern></defs>'
            % (n * w, n * w, num(cx), num(cy), ' rotate(45)' if slanted else '', cells)
          + r('', 12, 12, 226, h, 9, fill=ground)
          + '<rect x="12" y="12" width="226" height="%d" rx="9" fill="url(#w)"/>' % h
          + '<rect class="l lg" x="20" y="20" width="210" height="%d" rx="5" stroke-width="3"/>' % (h - 16)
          + at(cx, cy, middle))
  return svg(250, height, body)


def lozenge(ground):
  out = ['<path d="M0,-66L48,0L0,66L-48,0Z" fill="%s"/>' % ground,
         '<path class="l lg" d="M0,-66L48,0L0,66L-48,0Z" stroke-width="3.5"/>']
  for turn, k in ((0, 1), (180, 1), (90, .65), (270, .65)):
    out.append(at(0, 0, p('g', 'M0,-46 C-3,-34 -14,-26 -14,-14 C-14,-6 -7,-3 0,-3 Z'),
                  p('dg', 'M0,-46 C3,-34 14,-26 14,-14 C14,-6 7,-3 0,-3 Z'),
                  turn=turn, scale=k))
  return ''.join(out) + c('pg', 0, 0, 5)


def roundel(ground):
  out = ['<circle r="54" fill="%s"/>' % ground,
         '<circle class="l lg" r="54" stroke-width="3.5"/>',
         '<circle class="l lg" r="47" stroke-width="1.5"/>']
  near = 40 / (2 * math.cos(math.pi / 8))
  side = (near * math.cos(math.pi / 8), near * math.sin(math.pi / 8))
  for i in range(8):
    out.append(at(0, 0, p('g', 'M1.500,0 L%s,%s L41,0 Z' % (side[0] + 1.5, -side[1])),
                  p('dg', 'M1.500,0 L%s,%s L41,0 Z' % (side[0] + 1.5, side[1])), turn=45 * i))
  return ''.join(out)


# The Spanish pack's: floor tiles.

def rosette(ground):
  """Two squares make a star of eight points."""
  a, b = 58, 58 / math.sqrt(2)
  square = 'M-%s,-%s L%s,-%s L%s,%s L-%s,%s Z' % ((num(b),) * 8)
  turned = 'M0,-%s L%s,0 L0,%s L-%s,0 Z' % ((num(a),) * 4)
  out = ['<path d="%s" fill="%s"/>' % (unparse(parse(d)), ground) for d in (square, turned)]
  out += [s('lg', d, 3.5) for d in (square, turned)]
  for i in range(8):
    out.append(at(0, 0, p('g', 'M0,-32 L0,-11 L-9,-19 Z'), p('dg', 'M0,-32 L0,-11 L9,-19 Z'), turn=45 * i))
  return ''.join(out) + c('pg', 0, 0, 5)


def tile(ground):
  """A square tile: a flower with a quarter of another in each corner."""
  out = [r('', -56, -56, 112, 112, 4, fill=ground),
         '<rect class="l lg" x="-56" y="-56" width="112" height="112" rx="4" stroke-width="3.5"/>']
  for i in range(4):
    out.append(at(0, 0, p('dg', 'M-49,-49 L-20,-49 C-20,-32 -32,-20 -49,-20 Z'),
                  p('g', 'M-49,-49 L-30,-49 C-30,-38 -38,-30 -49,-30 Z'), turn=90 * i))
    out.append(at(0, 0, p('g', 'M0,0 C-16,-14 -14,-34 0,-46 Z'), p('dg', 'M0,0 C16,-14 14,-34 0,-46 Z'), turn=90 * i))
    out.append(at(0, 0, p('pg', 'M0,-10 L5,-18 L0,-27 L-5,-18 Z'), turn=90 * i + 45))
  return ''.join(out) + c('pg', 0, 0, 7) + c('dg', 0, 0, 3)


MIDDLES = {  # French, Spanish
  'teal': (lozenge, rosette),
  'terracotta': (roundel, tile),
  'indigo': (rosette, roundel),
}
