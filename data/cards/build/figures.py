# SPDX-License-Identifier: GPL-3.0-or-later
#
# The figures of the Spanish pack, at full length: sotes on foot, cavalls on
# horseback, crowned reis, and the joker. Each holds the mark of the suit.
#
# x = 0 is the middle of the card, y = 0 its upper edge; the card is 250 wide
# and 389 high. The upper left and the lower right corner are kept for the
# index: nothing stands left of -68 above 98, nor right of 68 below 292.

import math

from parts import *
import french
import spanish

WIDTH = 250
HEIGHT = 389

# What "main", "second" and "trim" mean for a suit.
CLOTHES = {
  'oros': {'main': 'am', 'second': 'bld', 'trim': 'rd'},
  'copas': {'main': 'rd', 'second': 'bld', 'trim': 'g'},
  'espadas': {'main': 'bld', 'second': 'rd', 'trim': 'g'},
  'bastos': {'main': 'grd', 'second': 'am', 'trim': 'rd'},
  'joker': {'main': 'tl', 'second': 'tc', 'trim': 'g'},
}


def dress(text, suit):
  def one(match):
    return ' class="%s"' % ' '.join(CLOTHES[suit].get(n, n) for n in match.group(1).split())
  return re.sub(r' class="([^"]*)"', one, text)


# --- limbs -----------------------------------------------------------------

def limb(cls, points, widths, **kw):
  """Rounded bones from joint to joint, half as wide as each of widths."""
  d = ''
  for (x, y), w in zip(points, widths):
    h = w / 2
    d += 'M%s,%sa%s,%s 0 1 1 %s,0a%s,%s 0 1 1 %s,0Z' % (
      num(x - h), num(y), num(h), num(h), num(w), num(h), num(h), num(-w))
  for (x0, y0), (x1, y1), w0, w1 in zip(points, points[1:], widths, widths[1:]):
    k = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y1 - y0) / k / 2, -(x1 - x0) / k / 2
    d += 'M%s,%sL%s,%sL%s,%sL%s,%sZ' % tuple(num(v) for v in (
      x0 + nx * w0, y0 + ny * w0, x1 + nx * w1, y1 + ny * w1,
      x1 - nx * w1, y1 - ny * w1, x0 - nx * w0, y0 - ny * w0))
  return '<path class="%s" d="%s"%s/>' % (cls, d, attrs(kw))


def arm(sleeve, points, skin, cuff='trim', wide=24):
  """Shoulder, elbow, hand; the fist is drawn apart, over what it holds."""
  widths = (wide, wide - 4, wide - 9)
  (ex, ey), (hx, hy) = points[1], points[2]
  k = math.hypot(hx - ex, hy - ey)
  ux, uy = (hx - ex) / k, (hy - ey) / k
  return (limb(sleeve, points, widths) + limb('sh', points, widths)
          + limb(sleeve, [(x - 2.5, y - 1.5) for x, y in points], [w - 6 for w in widths])
          + limb(cuff, [(hx - ux * 9, hy - uy * 9), (hx - ux * 5, hy - uy * 5)], (wide - 6, wide - 6)))


def fist(x, y, skin, turn=0, k=.78):
  """Round a shaft that runs up and down."""
  light, dark = SKINS[skin]
  return at(x, y,
            r('', -10, -9, 20, 19, 6, fill=light),
            s('lf', 'M-9,-3.500 L5,-3.500', 1.3), s('lf', 'M-10,1.200 L5,1.200', 1.3),
            s('lf', 'M-9,5.800 L5,5.800', 1.3),
            p('', 'M4,-9 Q11,-9 11,-3 L11,3 Q11,9 6,10 Q9,0 4,-9 Z', fill=dark),
            turn=turn, scale=k)


def shoe(x, y, cls='k', side=1, k=1):
  return at(x, y, p(cls, 'M-8,-6 L7,-6 C10,0 22,2 30,9 L-8,9 Z'), flip_x=side < 0, scale=k)


def head_at(x, chin, *parts, k=.88, flip_x=False):
  return at(x, chin - 119 * k, *parts, scale=k, flip_x=flip_x)


def ground(cls='gr', shade='grd', half=84, y=362):
  """A strip of grass or of floor; the lower right corner stays free."""
  right = min(half, 66)
  return (p(cls, 'M-%s,%s Q-%s,%s 0,%s Q%s,%s %s,%s Q0,%s -%s,%s Z' % (
            half, y + 4, half - 20, y - 8, y - 6, right - 14, y - 7, right, y + 4, y + 13, half, y + 4))
          + p(shade, 'M-%s,%s Q0,%s %s,%s Q0,%s -%s,%s Z' % (
            half, y + 4, y + 5, right, y + 4, y + 13, half, y + 4)))


def held(suit, x, y, size, turn=0):
  """The mark of the suit, its middle at x, y; long ones are so high."""
  name = suit + '-long' if suit in ('espadas', 'bastos') else suit
  return at(x, y, join_circles(spanish.MARKS[name]()), turn=turn,
            scale=round(size / (216 if name.endswith('-long') else 100), 3))


# --- sotes -----------------------------------------------------------------

def sota_body(left_leg, right_leg, shoes, boot_tops=None):
  """Hose and shoes, or boots."""
  legs = (limb(left_leg, [(-14, 240), (-19, 300), (-20, 352)], (27, 20, 13))
          + limb(right_leg, [(14, 240), (20, 300), (23, 352)], (27, 20, 13))
          + limb('sh', [(18, 244), (24, 300), (26, 350)], (16, 11, 6))
          + limb('sh', [(-10, 244), (-15, 300), (-17, 350)], (14, 10, 6)))
  if boot_tops:
    legs += (p(shoes, 'M-32,306 L-7,306 L-12,358 L-29,358 Z') + p(shoes, 'M8,306 L33,306 L32,358 L15,358 Z')
             + r(boot_tops, -34, 303, 29, 8, 3) + r(boot_tops, 6, 303, 29, 8, 3))
  return legs + shoe(-21, 354, shoes, -1) + shoe(23, 354, shoes, 1)


def bodice(cls='main', belt='trim'):
  return (p(cls, 'M-16,124 L16,124 C36,128 46,134 50,146 L30,204 L-30,204 L-50,146 C-46,134 -36,128 -16,124 Z')
          + p('sh', 'M4,124 L16,124 C36,128 46,134 50,146 L30,204 L4,204 Z')
          + r(belt, -31, 198, 62, 9, 3))


def skirt(cls='main'):
  return (p(cls, 'M-28,198 L28,198 C36,216 44,232 48,252 C30,260 -30,260 -48,252 C-44,232 -36,216 -28,198 Z')
          + p('sh', 'M4,198 L28,198 C36,216 44,232 48,252 C36,257 20,258 8,258 Z'))


def folds(cls, xs, top=210, bottom=252):
  return ''.join(s(cls, 'M%s,%s L%s,%s' % (x * .7, top, x, bottom - abs(x) * .06), 2) for x in xs)


def akimbo(sleeve, skin, cuff='trim'):
  return arm(sleeve, [(-42, 142), (-72, 178), (-36, 206)], skin, cuff) + fist(-35, 207, skin, 60, .7)


def raised(sleeve, skin, hand=(78, 122), cuff='trim', elbow=(66, 178)):
  return arm(sleeve, [(42, 142), elbow, hand], skin, cuff)


def sota_oros():
  skin = 'fair'
  hair, hair2 = HAIRS['auburn']
  back = p('', 'M-30,72 C-40,92 -40,118 -36,132 L36,132 C40,118 40,92 30,72 Z', fill=hair2)
  fringe = p('', 'M-29,100 C-32,76 -26,56 0,54 C26,56 32,76 29,100 C26,92 25,84 24,78 '
             'C8,84 -10,80 -20,72 C-25,80 -27,90 -29,100 Z', fill=hair)
  beret = (p('second', 'M-38,62 C-52,42 -26,30 4,32 C34,34 50,46 40,64 C20,54 -16,54 -38,62 Z')
           + p('sh', 'M6,32 C34,34 50,46 40,64 C30,58 18,56 6,55 Z')
           + p('trim', 'M-36,64 C-16,54 20,54 39,65 L38,71 C18,61 -16,61 -34,70 Z')
           + p('w', 'M-30,60 C-62,56 -74,36 -70,14 C-60,30 -44,38 -24,42 Z')
           + p('w2', 'M-30,60 C-54,50 -66,34 -70,14 C-60,30 -44,38 -24,42 Z')
           + c('g', -28, 54, 6))
  cape = (p('second', 'M-44,134 C-66,170 -72,236 -60,292 L-14,268 L14,140 Z')
          + p('sh', 'M-30,160 C-44,200 -50,250 -46,286 L-14,268 L0,160 Z'))
  slashes = ''.join(p('w', 'M%s,150 L%s,150 L%s,190 L%s,190 Z' % (x - 3, x + 3, x * .75 + 2.5, x * .75 - 2.5))
                    for x in (-26, 0, 26))
  return [ground(), cape, sota_body('second', 'second', 'rdd'), skirt(), bodice(), slashes, folds('lf', (-28, -10, 10, 28)),
          head_at(0, 116, back, head(skin), lips(109, 5), eyes(lash=True), brows(hair2, y=78), fringe, beret),
          p('w', 'M-20,122 Q0,134 20,122 L24,134 Q0,148 -24,134 Z'),
          akimbo('main', skin), raised('main', skin), held('oros', 78, 78, 66), fist(78, 116, skin)]


def sota_copas():
  skin = 'brown'
  hair, hair2 = HAIRS['black']
  curls = ''.join(c('', sx * x, y, rr, fill=hair2 if sx > 0 else hair) for sx in (1, -1) for x, y, rr in
                  ((22, 62, 11), (30, 78, 11), (32, 95, 10), (30, 110, 9)))
  top = ''.join(c('', x, y, rr, fill=hair) for x, y, rr in ((-18, 60, 10), (-5, 55, 11), (9, 55, 11), (20, 61, 9)))
  # a hood worn as a hat, its long tail over the shoulder
  tail = (p('second', 'M30,40 C56,40 62,70 58,104 C56,126 60,140 54,160 C44,140 42,120 42,100 C42,76 38,62 22,58 Z'))
  tail = g(tail, transform='scale(-1 1)')
  hat = (p('second', 'M-34,56 C-40,34 -16,22 6,26 C30,22 46,36 40,54 Z')
         + p('sh', 'M6,26 C30,22 46,36 40,54 L4,55 Z')
         + p('trim', 'M-40,60 C-44,48 -30,46 0,48 C30,46 46,48 42,60 C44,68 24,70 0,69 C-24,70 -42,68 -40,60 Z')
         + p('dg', 'M4,48 C30,46 46,48 42,60 C44,68 24,70 4,69 Z'))
  tunic_ = (p('main', 'M-28,198 L28,198 C40,224 46,262 48,296 C30,304 -30,304 -48,296 C-46,262 -40,224 -28,198 Z')
            + p('sh', 'M4,198 L28,198 C40,224 46,262 48,296 C36,301 22,302 10,302 Z')
            + p('trim', 'M-48.500,284 C-30,292 30,292 48.500,284 L48,296 C30,304 -30,304 -48,296 Z'))
  spots = ''.join(p('g', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (x, y - 7, x + 5, y, x, y + 7, x - 5, y))
                  for x, y in ((-22, 156), (0, 166), (22, 156), (-14, 182), (14, 182), (-24, 228), (0, 222), (24, 228),
                               (-32, 262), (-10, 258), (12, 258), (34, 262)))
  return [ground(), sota_body('second', 'trim', 'k'), tunic_, bodice('main', 'second'), spots,
          head_at(0, 118, curls, head(skin), lips(109, 5.5), eyes(), brows(hair2, y=78), top, hat, tail),
          p('w', 'M-20,123 Q0,135 20,123 L18,133 Q0,144 -18,133 Z'),
          akimbo('second', skin), raised('second', skin), held('copas', 79, 76, 72), fist(79, 118, skin)]


def sota_espadas():
  skin = 'rosy'
  hair, hair2 = HAIRS['wheat']
  back = p('', 'M-30,70 C-38,84 -36,104 -33,114 L33,114 C36,104 38,84 30,70 Z', fill=hair2)
  # an open helmet with a crest
  helm = (p('rd', 'M-6,34 C-20,6 10,-6 46,8 C58,14 66,28 64,44 C54,30 34,22 10,32 Z')
          + p('rdd', 'M46,8 C58,14 66,28 64,44 C54,30 34,22 10,32 C24,18 40,16 46,8 Z')
          + p('steel', 'M-31,84 C-38,48 -22,30 0,30 C22,30 38,48 31,84 L25,92 C25,76 20,70 0,70 C-20,70 -25,76 -25,92 Z')
          + p('steel2', 'M2,30 C22,30 38,48 31,84 L25,92 C25,76 20,70 2,70 Z')
          + p('g', 'M-32,72 C-24,60 24,60 32,72 L31,81 C22,69 -22,69 -31,81 Z') + r('g', -3.5, 30, 7, 34, 3)
          + both(c('g', -29, 82, 4)))
  breast = (p('steel', 'M-16,126 L16,126 C34,130 42,136 44,148 L30,200 L-30,200 L-44,148 C-42,136 -34,130 -16,126 Z')
            + p('steel2', 'M2,126 L16,126 C34,130 42,136 44,148 L30,200 L2,206 Z')
            + s('lg', 'M-40,150 Q0,176 40,150', 4) + s('lg', 'M0,168 L0,198', 3)
            + both(p('main', 'M-34,128 C-56,128 -62,144 -58,160 C-50,152 -42,152 -32,154 Z')))
  panes = ''.join(p('main' if i % 2 else 'second', 'M%s,203 L%s,203 L%s,252 L%s,252 Z' % (
    x * .68, (x + 15) * .68, x + 16, x - 1)) for i, x in enumerate(range(-48, 44, 16)))
  cloak = (p('second', 'M40,134 C58,180 58,250 52,300 L10,270 L-10,150 Z') + p('sh', 'M40,134 C58,180 58,250 52,300 L34,286 L20,150 Z'))
  return [ground(), g(cloak, transform='scale(-1 1)'), sota_body('main', 'main', 'wood', 'g'), panes,
          p('sh', 'M4,203 L32,203 L46,252 L4,252 Z'), breast, r('trim', -32, 196, 64, 9, 3), c('second', 0, 200.5, 6),
          head_at(0, 117, back, head(skin, ears=False), lips(109, 5), eyes(), brows(hair2, y=79), helm),
          p('steel2', 'M-17,118 Q0,130 17,118 L20,130 Q0,142 -20,130 Z'),
          akimbo('main', skin, 'steel2'), raised('main', skin, (80, 160), 'steel2', (64, 196)),
          held('espadas', 80, 98, 168), fist(80, 160, skin)]


def sota_bastos():
  skin = 'olive'
  hair, hair2 = HAIRS['brown']
  back = p('', 'M-30,70 C-40,96 -40,118 -34,126 L34,126 C40,118 40,96 30,70 Z', fill=hair2)
  side = p('', 'M-30,96 C-33,80 -29,66 0,62 C29,66 33,80 30,96 C26,84 20,76 0,74 C-20,76 -26,84 -30,96 Z', fill=hair)
  # a pointed huntsman's hat, its brim turned up behind
  hat = (p('main', 'M-30,62 C-26,36 -6,22 16,14 C24,26 32,44 32,62 Z') + p('sh', 'M6,18 L16,14 C24,26 32,44 32,62 L8,62 Z')
         + p('gr', 'M-50,66 C-34,58 30,54 40,62 C48,56 52,48 52,40 C62,54 54,76 38,74 C12,68 -20,72 -50,66 Z')
         + p('second', 'M-30,58 C-14,54 18,54 32,58 L32,65 C16,61 -14,62 -33,66 Z')
         + p('rd', 'M-22,58 C-40,40 -42,20 -34,2 C-24,16 -14,34 -12,56 Z') + s('lp', 'M-17,57 C-28,38 -32,20 -34,4', 1.6))
  coat = (p('main', 'M-28,198 L28,198 C40,220 50,250 52,274 L8,270 L0,230 L-8,270 L-52,274 C-50,250 -40,220 -28,198 Z')
          + p('sh', 'M4,198 L28,198 C40,220 50,250 52,274 L8,270 L3,244 Z'))
  # a doublet laced in front, horn at the belt
  laces = (p('w', 'M-9,126 L9,126 L6,198 L-6,198 Z') + ''.join(
    s('lrd', 'M-7,%s L7,%s' % (y, y + 9), 2.2) + s('lrd', 'M7,%s L-7,%s' % (y, y + 9), 2.2) for y in (140, 154, 168, 182)))
  horn = (p('pg', 'M14,208 C22,226 42,226 50,210 L55,214 C50,240 20,242 8,212 Z') + p('dg', 'M50,210 L55,214 C50,240 20,242 8,212 C20,230 44,230 50,210 Z')
          + s('lrd', 'M12,206 C20,198 44,196 52,210', 2))
  return [ground(), sota_body('second', 'second', 'wood', 'pg'), coat, bodice(), laces, p('second', 'M-50,146 C-48,134 -36,128 -16,124 L-9,126 L-10,136 C-28,140 -38,146 -44,160 Z'),
          p('second', 'M50,146 C48,134 36,128 16,124 L9,126 L10,136 C28,140 38,146 44,160 Z'),
          head_at(0, 118, back, head(skin), lips(109, 5.5), eyes(), brows(hair2, y=78), side, hat),
          arm('main', [(-42, 144), (-66, 184), (-62, 224)], skin), fist(-62, 230, skin, 0, .7), horn,
          raised('main', skin, (64, 190), elbow=(59, 196)),
          held('bastos', 75, 122, 182, 8), fist(67, 183, skin, 8)]


# --- reis ------------------------------------------------------------------

def royal_robe(lining='w', inner='second'):
  """A mantle to the ground, open over a long robe."""
  mantle = ('M-18,124 L18,124 C44,130 56,142 58,158 C64,220 66,300 66,358 C40,368 -50,368 -78,358 '
            'C-74,300 -66,220 -58,158 C-56,142 -44,130 -18,124 Z')
  return (p('main', mantle) + p('sh', 'M18,124 C44,130 56,142 58,158 C64,220 66,300 66,358 C56,362 46,364 34,365 L22,140 Z')
          + p(inner, 'M-17,124 L17,124 C24,190 32,290 36,366 L-38,366 C-34,290 -26,190 -17,124 Z')
          + p('sh', 'M4,124 L17,124 C24,190 32,290 36,366 L4,367 Z')
          + p(lining, 'M-18,124 L-8,124 C-14,200 -30,300 -34,366 L-50,366 C-44,290 -30,200 -18,124 Z')
          + p(lining, 'M18,124 L8,124 C14,200 28,300 32,366 L46,365 C42,290 30,200 18,124 Z')
          + p('shw', 'M18,124 L8,124 C14,200 28,300 32,366 L46,365 C42,290 30,200 18,124 Z'))


def tails(points):
  return ''.join(at(x, y, p('k', 'M0,-5 Q3,2 1.500,6 L0,3.5 L-1.500,6 Q-3,2 0,-5 Z')) for x, y in points)


ERMINE_EDGE = [(-16, 150), (-19, 180), (-25, 212), (-30, 246), (-35, 280), (-39, 314), (-42, 346),
               (16, 150), (19, 180), (24, 212), (28, 246), (32, 280), (36, 314), (39, 346)]


def shoulder_cape():
  return (p('w', 'M-60,170 C-58,144 -42,132 -17,124 L17,124 C42,132 58,144 60,170 C44,162 22,170 0,182 C-22,170 -44,162 -60,170 Z')
          + p('shw', 'M4,124 L17,124 C42,132 58,144 60,170 C44,162 22,170 4,180 Z')
          + tails([(-46, 152), (-32, 142), (-30, 158), (-14, 152), (14, 152), (32, 142), (30, 158), (46, 152), (-10, 168), (10, 168)]))


def open_crown(gem='rd', cls='g', dark='dg'):
  return (p(cls, 'M-30,66 L-37,30 L-20,47 L-15,22 L-6,45 L0,16 L6,45 L15,22 L20,47 L37,30 L30,66 Z')
          + p(dark, 'M0,16 L6,45 L15,22 L20,47 L37,30 L30,66 L0,66 Z')
          + r(gem, -31, 57, 62, 10, 2) + pearls([(x, 62) for x in (-22, -11, 0, 11, 22)], 2.6)
          + ''.join(c('g', x, y, 3.8) for x, y in ((-37, 29), (-15, 21), (0, 14), (15, 21), (37, 29))))


def beard_parts(hair, hair2, length=40, points=1):
  y = 119 + length
  tip = ('C28,110 16,%s 0,%s' % (y - 18, y) if points == 1 else
         'C28,112 22,%s 14,%s L6,%s L0,%s' % (y - 14, y, y - 14, y - 18))
  full = 'M-24.500,82 C-23,94 -20,99 -14,100 L14,100 C20,99 23,94 24.500,82 ' + tip
  mirror = {1: ' C-16,%s -28,110 -24.500,82 Z' % (y - 18),
            2: ' L-6,%s L-14,%s C-22,%s -28,112 -24.500,82 Z' % (y - 14, y, y - 14)}[points]
  return (p('', full + mirror, fill=hair)
          + p('', 'M0,100 L14,100 C20,99 23,94 24.500,82 ' + tip + ' Z', fill=hair2)
          + p('', 'M0,101 C-6,98 -14,100 -19,108 C-10,109 -4,108 0,106 C4,108 10,109 19,108 C14,100 6,98 0,101 Z', fill=hair))


def floor():
  """Tiles under a king."""
  return ground('dg', 'wood', 88)


def rei_oros():
  skin = 'fair'
  hair, hair2 = HAIRS['white']
  back = p('', 'M-29,64 C-38,90 -38,120 -42,138 L42,138 C38,120 38,90 29,64 Z', fill=hair2)
  sceptre = (at(-84, 238, staff(0, -88, 118, 'dg', 6), fleur(0, -100, 1.2), c('g', 0, -86, 6)))
  pattern = ''.join(star('am', 0, y, 8, .5, 8) for y in (214, 246, 278, 310, 342))
  return [floor(), sceptre, royal_robe(), tails(ERMINE_EDGE), pattern,
          arm('main', [(-46, 150), (-70, 196), (-84, 216)], skin, 'bld'), fist(-84, 222, skin),
          arm('main', [(46, 150), (66, 186), (78, 132)], skin, 'bld'), shoulder_cape(),
          s('lrd', 'M-32,152 Q0,196 32,152', 4), c('gde', 0, 176, 9), c('g', 0, 176, 7), c('rd', 0, 176, 3.5),
          head_at(0, 118, back, head(skin), beard_parts(hair, hair2, 44), lips(107.500, 5, full=False),
                  eyes(), brows(hair2, y=78, width=3.4), open_crown()),
          held('oros', 78, 84, 68), fist(78, 124, skin)]


def rei_copas():
  skin = 'rosy'
  hair, hair2 = HAIRS['auburn']
  back = ''.join(c('', sx * x, y, rr, fill=hair2) for x, y, rr in
                 ((-30, 74, 9), (-34, 88, 10), (-35, 104, 10), (-31, 118, 9)) for sx in (1, -1))
  # a closed crown over a red cap
  crown = (p('rd', 'M-29,62 C-44,42 -26,30 0,30 C26,30 44,42 29,62 Z') + p('sh', 'M2,30 C26,30 44,42 29,62 L2,62 Z')
           + s('lg', 'M-29,61 C-43,42 -24,30 0,30 C24,30 43,42 29,61', 5) + s('lg', 'M0,30 L0,62', 5)
           + r('g', -31, 56, 62, 11, 3) + p('dg', 'M2,56 L31,56 L31,67 L2,67 Z')
           + ''.join(c('bld', x, 61.5, 3) for x in (-20, 0, 20)) + pearls([(-10, 61.5), (10, 61.5)], 2.6)
           + c('g', 0, 22, 7) + r('g', -2, 6, 4, 12) + r('g', -6, 9.500, 12, 4))
  # a big man: a broad robe belted high, a wide collar
  robe_ = (p('main', 'M-16,124 L16,124 C46,128 62,144 64,166 C70,230 68,300 66,358 C40,368 -50,368 -80,358 '
             'C-76,300 -76,230 -64,166 C-62,144 -46,128 -16,124 Z')
           + p('sh', 'M4,124 L16,124 C46,128 62,144 64,166 C70,230 68,300 66,358 C50,364 26,366 4,366 Z')
           + p('g', 'M-80,346 C-50,357 40,357 66.5,347 L66,358 C40,368 -50,368 -80,358 Z')
           + p('dg', 'M4,354 C30,354 52,352 66.5,347 L66,358 C50,364 26,366 4,366 Z')
           + p('g', 'M-11,190 L11,190 L15,366 L-17,366 Z') + p('dg', 'M4,190 L11,190 L15,366 L5,366 Z')
           + ''.join(p('bld', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (0, y - 9, 6, y, 0, y + 9, -6, y)) for y in (232, 262, 292, 322))
           + p('second', 'M-67,196 C-30,210 30,210 66,196 L67,210 C30,224 -30,224 -68,210 Z')
           + p('g', 'M-10,200 L10,200 L10,222 L-10,222 Z') + c('rd', 0, 211, 5))
  collar = (p('second', 'M-62,172 C-60,146 -44,132 -17,124 L17,124 C44,132 60,146 62,172 C36,186 -36,186 -62,172 Z')
            + p('sh', 'M4,124 L17,124 C44,132 60,146 62,172 C46,181 24,183 4,183 Z')
            + ''.join(c('g', x, y, 3.4) for x, y in ((-50, 164), (-34, 171), (-17, 175), (0, 176), (17, 175), (34, 171), (50, 164))))
  return [floor(), robe_, arm('main', [(-50, 156), (-82, 196), (-40, 214)], skin, 'bld', 28), fist(-36, 214, skin, 70),
          arm('main', [(50, 156), (66, 192), (78, 134)], skin, 'bld', 28), collar,
          head_at(0, 120, back, head(skin), beard_parts(hair, hair2, 30),
                  ''.join(c('', x, y, 9, fill=hair if x < 2 else hair2) for x, y in (
                    (-22, 112), (-16, 124), (-6, 132), (6, 132), (16, 124), (22, 112))),
                  p('', 'M0,101 C-6,98 -14,100 -21,109 C-10,111 -4,109 0,106 C4,109 10,111 21,109 C14,100 6,98 0,101 Z', fill=hair),
                  lips(107.500, 5, full=False), eyes(), brows(hair2, y=78, width=3.4), crown),
          held('copas', 79, 84, 76), fist(79, 126, skin)]


def rei_espadas():
  skin = 'brown'
  hair, hair2 = HAIRS['black']
  back = p('', 'M-29,64 C-36,84 -35,104 -31,120 L31,120 C35,104 36,84 29,64 Z', fill=hair2)
  cloak = (p('second', 'M-30,130 C-62,150 -78,260 -84,356 C-60,364 50,364 66,356 C66,260 58,150 30,130 Z')
           + p('sh', 'M10,130 L30,130 C58,150 66,260 66,356 C54,361 34,363 14,363 Z'))
  # a breastplate over a knee-long skirt of mail, greaves below
  legs = (limb('steel', [(-15, 270), (-19, 312), (-20, 352)], (27, 21, 16))
          + limb('steel2', [(15, 270), (20, 312), (22, 352)], (27, 21, 16))
          + both(e('g', -19, 308, 11, 7)))
  mail = (p('main', 'M-32,200 L32,200 C40,230 44,264 44,292 L30,300 L15,290 L0,300 L-15,290 L-30,300 L-44,292 C-44,264 -40,230 -32,200 Z')
          + p('sh', 'M4,200 L32,200 C40,230 44,264 44,292 L30,300 L15,290 L4,298 Z')
          + ''.join(star('g', x, y, 6, .5, 8) for x, y in ((-24, 236), (0, 246), (24, 236), (-28, 272), (28, 272), (0, 278))))
  breast = (p('steel', 'M-16,124 L16,124 C38,128 48,136 52,150 L34,204 L-34,204 L-52,150 C-48,136 -38,128 -16,124 Z')
            + p('steel2', 'M2,124 L16,124 C38,128 48,136 52,150 L34,204 L2,208 Z')
            + s('lg', 'M-40,140 C-30,178 -14,188 0,192 C14,188 30,178 40,140', 3.5)
            + p('g', 'M0,144 L9,160 L0,176 L-9,160 Z') + p('dg', 'M0,144 L9,160 L0,176 Z'))
  pauldrons = both(p('steel', 'M-30,128 C-58,126 -68,146 -64,166 C-54,158 -42,156 -34,158 Z')
                   + s('lg', 'M-63,164 C-54,157 -44,155 -35,157', 3))
  shield_ = at(-72, 248, p('ble', sym('M0,-49 L-33,-43 L-33,0 C-31,28 -14,44 0,54')),
               p('g', sym('M0,-45 L-29,-40 L-29,0 C-27,25 -12,39 0,48')),
               p('rd', sym('M0,-39 L-24,-35 L-24,0 C-22,22 -10,34 0,41')),
               p('sh', 'M0,-39 L24,-35 L24,0 C22,22 10,34 0,41 Z'),
               p('g', 'M-5,-37 L5,-37 L5,38 L0,41 L-5,38 Z'), p('g', 'M-24,-8 L24,-8 L23,4 L-23,4 Z'))
  crown = open_crown('bld')
  return [floor(), cloak, legs, shoe(-21, 354, 'steel2', -1), shoe(23, 354, 'steel2', 1), mail, breast,
          r('trim', -35, 199, 70, 10, 3), c('rd', 0, 204, 6.5),
          arm('main', [(-48, 152), (-70, 190), (-68, 224)], skin, 'steel2'),
          arm('main', [(48, 152), (68, 200), (82, 168)], skin, 'steel2'), pauldrons, shield_,
          head_at(0, 118, back, head(skin), beard_parts('#332b2e', '#211c1e', 20, 2), lips(107.500, 5, full=False),
                  eyes(), brows(hair2, y=79, width=3.6, tilt=1.4), crown),
          held('espadas', 84, 104, 172), fist(84, 168, skin)]


def rei_bastos():
  skin = 'deep'
  hair, hair2 = HAIRS['grey']
  back = ''
  # a turban under the crown
  hat = (p('main', 'M-31,76 C-42,54 -28,38 0,38 C28,38 42,54 31,76 C16,66 -16,66 -31,76 Z')
         + p('sh', 'M0,38 C28,38 42,54 31,76 C24,71 12,68 2,68 L14,54 Z')
         + s('lam', 'M-31,70 C-24,56 -8,46 12,42', 2.5) + s('lam', 'M-12,66 C-4,58 8,52 26,52', 2.5)
         + p('g', 'M-22,46 L-30,18 L-15,32 L-10,10 L0,29 L10,10 L15,32 L30,18 L22,46 C10,38 -10,38 -22,46 Z')
         + p('dg', 'M0,29 L10,10 L15,32 L30,18 L22,46 C16,42 8,40 0,40 Z')
         + ''.join(c('rd', x, y, 3.6) for x, y in ((-30, 17), (-10, 9), (10, 9), (30, 17)))
         + p('rd', 'M0,44 L8,55 L0,66 L-8,55 Z'))
  robe_ = royal_robe('am', 'rdd')
  bars = ''.join(p('rd', 'M%s,%s Q-1,%s %s,%s L%s,%s Q-1,%s %s,%s Z' % (
    -w - 2, y, y + 8, w, y, w + 1, y + 10, y + 18, -w - 3, y + 10)) for y, w in
    ((y, 6.5 + (y - 124) * .103) for y in (222, 250, 278, 306, 334)))
  sash = (p('g', 'M-17,190 Q0,200 16,190 L18,206 Q0,216 -19,206 Z') + p('g', 'M3,206 L12,206 L16,246 L8,240 L0,247 Z')
          + p('sh', 'M3,197 Q10,195 16,190 L18,206 Q16,208 12,209 L16,246 L8,240 L5,243 Z'))
  return [floor(), robe_, bars, sash,
          arm('main', [(-46, 152), (-78, 190), (-38, 212)], skin, 'am'), fist(-34, 213, skin, 70),
          arm('main', [(46, 152), (58, 206), (71, 190)], skin, 'am'),
          p('am', 'M-60,172 C-58,144 -42,132 -17,124 L17,124 C42,132 58,144 60,172 C50,160 36,152 17,150 L0,176 L-17,150 C-36,152 -50,160 -60,172 Z'),
          p('sh', 'M4,124 L17,124 C42,132 58,144 60,172 C50,160 36,152 17,150 L4,170 Z'),
          head_at(0, 118, back, head(skin), beard_parts(hair, hair2, 58), lips(107.500, 5, full=False),
                  eyes(), brows(hair2, y=78, width=3.6), hat),
          held('bastos', 79, 118, 190, 5), fist(74, 184, skin, 5)]


# --- cavalls ---------------------------------------------------------------

COATS = {  # light, dark, mane, hooves
  'grey': ('#c3cad1', '#98a1ab', '#6d7782', '#4a525b'),
  'chestnut': ('#b5622e', '#8c4518', '#e3b65c', '#4c2810'),
  'black': ('#4a4650', '#2f2c34', '#1d1a20', '#8f8a94'),
  'bay': ('#8a5330', '#653a1e', '#2b1d16', '#2b1d16'),
}


def hoof(x, y, colour, turn=0):
  return at(x, y, p('', 'M-7,-8 L7,-8 L11,5 L-11,5 Z', fill=colour), turn=turn)


def leg(colour, points, hoof_colour, turn=0, widths=(27, 15, 9)):
  x, y = points[-1]
  return limb('', points, widths, fill=colour) + hoof(x, y + 5, hoof_colour, turn)


def horse_head(light, dark, mane):
  """Facing left."""
  return (p('', 'M-46,112 C-54,104 -56,94 -54,86 C-46,92 -40,100 -38,110 Z', fill=dark)
          + p('', 'M-40,110 C-64,108 -72,128 -82,146 C-90,158 -106,170 -107,182 C-107,194 -96,199 -86,194 '
              'C-78,190 -72,184 -62,180 C-50,176 -40,160 -36,140 Z', fill=light)
          + p('', 'M-62,180 C-50,176 -40,160 -36,140 L-40,112 C-44,130 -52,150 -66,160 C-76,168 -82,180 -86,194 C-78,190 -72,184 -62,180 Z', fill=dark)
          + p('', 'M-58,112 C-64,102 -64,92 -60,84 C-52,90 -46,100 -46,112 Z', fill=light)
          + c('k', -72, 139, 4) + c('w', -73.5, 137.500, 1.3)
          + c('k', -101, 179, 2.6) + s('lf', 'M-104,190 C-98,190 -94,189 -90,186', 1.8)
          # mane between the ears
          + p('', 'M-50,104 C-62,104 -70,114 -72,126 C-64,118 -56,118 -48,122 Z', fill=mane))


def bridle(trim):
  return (s(trim, 'M-84,150 C-76,158 -72,168 -72,184', 4) + s(trim, 'M-52,112 C-54,132 -62,150 -77,164', 4)
          + s(trim, 'M-80,146 L-58,132', 4) + c('g', -77, 168, 4.5))


def horse(coat, line, trot):
  light, dark, mane, hooves = COATS[coat]
  tail = (p('', 'M70,206 C98,200 112,228 108,262 C106,276 100,286 92,290 C94,272 92,262 86,252 C80,242 72,236 66,228 Z', fill=mane))
  far = (leg(dark, [(-40, 262), (-38, 308), (-36, 346)], hooves)
         + leg(dark, [(28, 258), (38, 304), (26, 346)], hooves))
  neck_and_body = ('M-38,112 C-20,128 -14,160 -12,196 C6,208 28,204 46,200 C66,196 80,210 82,232 '
                   'C84,256 70,270 58,278 C30,284 -10,284 -40,278 C-62,274 -74,254 -72,234 '
                   'C-70,214 -62,196 -58,172 L-62,150 Z')
  body = (p('', neck_and_body, fill=light)
          + p('', 'M-70,246 C-50,262 40,268 80,240 C78,260 68,272 58,278 C30,284 -10,284 -40,278 C-58,275 -68,262 -70,246 Z', fill=dark)
          + p('', 'M-12,196 C-14,160 -20,128 -38,112 C-46,106 -50,102 -54,100 C-30,94 -4,116 2,150 C5,166 4,184 2,200 Z', fill=mane))
  if trot:
    fore = (limb('', [(-58, 256), (-84, 274), (-72, 306)], (27, 15, 9), fill=light) + hoof(-70, 312, hooves, -24))
  else:
    fore = leg(light, [(-56, 258), (-66, 306), (-76, 344)], hooves, 10)
  hind = leg(light, [(52, 250), (58, 300), (50, 346)], hooves, 0, (38, 15, 9))
  return tail + far + hind + body + fore + horse_head(light, dark, mane) + bridle(line)


def saddle(cloth='second', edge='trim'):
  return (p(cloth, 'M-24,198 C0,208 28,206 46,200 L52,262 L-26,266 Z') + p('sh', 'M14,206 C28,205 38,203 46,200 L52,262 L14,264 Z')
          + p(edge, 'M-25.500,254 L51.5,250 L52,262 L-26,266 Z')
          + s('lgde', 'M-26,256 C-40,252 -58,244 -70,232', 4.5) + s('lgde', 'M50,232 C60,232 72,228 81,224', 4.5)
          + p('wood', 'M-22,196 C-22,184 -14,184 -10,192 C4,200 26,200 38,194 C40,184 50,184 50,198 C34,210 -8,210 -22,196 Z'))


def rider_leg(hose, boot='k', spur=True):
  return (limb(hose, [(12, 202), (-14, 236), (-6, 268)], (30, 24, 17))
          + limb('sh', [(14, 208), (-6, 238), (-2, 268)], (14, 10, 7))
          + p(boot, 'M-17,256 L5,256 L6,286 L-26,288 C-28,280 -16,278 -15,272 Z')
          + s('lg', 'M-30,291 L10,290', 3.6) + s('lg', 'M-10,268 L-10,290', 2))


def rider_body(main='main', belt='trim'):
  return (p(main, 'M-14,122 L16,122 C32,126 42,132 46,144 L34,206 L-26,206 L-40,146 C-38,134 -30,126 -14,122 Z')
          + p('sh', 'M6,122 L16,122 C32,126 42,132 46,144 L34,206 L8,206 Z')
          + p(main, 'M-26,196 L34,196 L44,222 C20,230 -12,230 -34,222 Z') + p('sh', 'M8,196 L34,196 L44,222 C32,226 20,228 8,228 Z')
          + r(belt, -28, 190, 64, 9, 3))


def reins(line='lrd'):
  return s(line, 'M-36,186 C-50,192 -64,186 -76,170', 3)


def rein_arm(sleeve, skin, cuff='trim'):
  return arm(sleeve, [(-32, 140), (-44, 176), (-34, 188)], skin, cuff, 22) + fist(-36, 188, skin, 80, .66)


class Rider:
  """The parts of a cavall, for the whole figure and for its bust."""

  def __init__(self, coat, line, cloth, leg, body, head, rein, arm, trot=True, behind=()):
    self.coat, self.line, self.cloth, self.leg, self.trot = coat, line, cloth, leg, trot
    self.behind, self.body, self.head, self.rein, self.arm = behind, body, head, rein, arm

  def whole(self):
    return [ground(y=358), *self.behind, horse(self.coat, self.line, self.trot), saddle(*self.cloth),
            rider_leg(*self.leg), *self.body, reins(self.line), *self.head, self.rein, *self.arm]

  def bust(self):
    """For a small card: the horse's head before the rider's breast."""
    light, dark, mane, _hooves = COATS[self.coat]
    neck = (p('', 'M-38,112 C-16,128 4,160 8,240 L-70,240 C-62,214 -58,190 -58,172 Z', fill=light)
            + p('', 'M8,240 C4,160 -16,128 -38,112 C-46,106 -50,102 -54,100 C-24,96 14,130 22,240 Z', fill=mane))
    return [*self.behind, *self.body, *self.head,
            at(48, 66, neck, horse_head(light, dark, mane), bridle(self.line), scale=.8)]


def cavall_oros():
  skin = 'olive'
  hair, hair2 = HAIRS['black']
  back = p('', 'M-29,72 C-36,90 -35,112 -31,122 L31,122 C35,112 36,90 29,72 Z', fill=hair2)
  hat = (p('second', 'M-48,66 C-30,54 30,54 50,64 C40,76 -36,76 -48,66 Z') + p('sh', 'M4,57 C24,56 40,58 50,64 C44,71 24,73 4,74 Z')
         + p('second', 'M-26,62 C-28,38 -16,30 2,30 C20,30 30,40 28,62 C12,56 -12,56 -26,62 Z') + p('sh', 'M6,30 C20,30 30,40 28,62 C22,59 14,58 6,57.500 Z')
         + p('trim', 'M-27,56 C-12,50 14,50 29,56 L29,63 C12,57 -12,57 -27,63 Z')
         + p('w', 'M22,52 C40,44 56,30 56,14 C42,18 26,26 18,44 Z') + p('w2', 'M22,52 C40,44 56,30 56,14 C48,28 34,40 22,52 Z'))
  tache = p('', 'M0,104 C-5,100 -12,102 -17,108 C-11,109 -4,109 0,107 C4,109 11,109 17,108 C12,102 5,100 0,104 Z', fill=hair2)
  return Rider(
    coat='grey', line='lrd', cloth=('second', 'main'), leg=('second', 'k'),
    body=[rider_body(), folds('lf', (-18, -4, 12, 26), 140, 188)],
    head=[head_at(2, 116, back, head(skin), tache, lips(111, 4, full=False), eyes(), brows(hair2, y=79), hat, k=.8),
          p('w', 'M-18,121 Q2,133 22,121 L26,132 Q2,146 -22,132 Z')],
    rein=rein_arm('main', skin),
    arm=[raised('main', skin, (80, 122), elbow=(68, 172)), held('oros', 80, 80, 62), fist(80, 116, skin)])


def cavall_copas():
  skin = 'fair'
  hair, hair2 = HAIRS['wheat']
  back = p('', 'M-30,66 C-44,92 -42,122 -38,140 L38,140 C42,122 44,92 30,66 Z', fill=hair2)
  fringe = p('', 'M-27,90 C-32,60 -14,52 0,52 C14,52 32,60 27,90 C22,80 10,76 0,74 C-10,76 -22,80 -27,90 Z', fill=hair)
  band = (p('g', 'M-29,66 C-14,58 14,58 29,66 L29,73 C14,65 -14,65 -29,73 Z') + c('bld', 0, 63.5, 5) + c('g', 0, 63.5, 2)
          + both(p('gr', 'M-8,60 C-14,52 -22,50 -28,54 C-24,60 -16,63 -8,62 Z', ), p('grd', 'M-20,62 C-28,56 -34,58 -38,64 C-32,68 -26,68 -20,66 Z')))
  cape = (p('second', 'M34,132 C66,150 84,180 92,206 C74,210 56,206 44,204 L20,150 Z') + p('sh', 'M46,140 C66,150 84,180 92,206 C80,208 70,208 60,206 Z'))
  return Rider(
    coat='chestnut', line='lble', cloth=('second', 'g'), leg=('second', 'wood'), trot=False, behind=[cape],
    body=[rider_body('main', 'g'), ''.join(p('g', 'M%s,%s L%s,%s L%s,%s L%s,%s Z' % (x, y - 7, x + 5, y, x, y + 7, x - 5, y)) for x, y in
                           ((-18, 152), (3, 162), (24, 152), (-10, 178), (16, 178)))],
    head=[head_at(2, 116, back, head(skin), lips(109, 5), eyes(lash=True), brows(hair2, y=79), fringe, band, k=.8),
          p('second', 'M-18,121 Q2,133 22,121 L26,130 Q2,144 -22,130 Z')],
    rein=rein_arm('main', skin, 'second'),
    arm=[raised('main', skin, (80, 126), 'second', (68, 174)), held('copas', 81, 82, 70), fist(81, 124, skin)])


def cavall_espadas():
  skin = 'deep'
  hair, hair2 = HAIRS['black']
  # a helmet with the visor up and a plume
  helm = (p('rd', 'M-2,30 C-8,0 28,-14 58,10 C66,20 66,36 58,48 C54,30 34,22 14,34 Z') + p('rdd', 'M58,10 C66,20 66,36 58,48 C54,30 34,22 14,34 C30,16 50,20 58,10 Z')
          + p('steel', 'M-31,118 C-36,90 -38,30 0,28 C38,30 36,90 31,118 L24,112 C27,84 22,70 0,70 C-22,70 -27,84 -24,112 Z')
          + p('steel2', 'M2,28 C38,30 36,90 31,118 L24,112 C27,84 22,70 2,70 Z')
          + p('steel2', 'M-34,56 C-20,40 20,40 34,56 L30,70 C16,56 -16,56 -30,70 Z') + both(c('g', -31, 66, 4.5))
          + s('lk', 'M-20,56 L-10,53', 2.2) + s('lk', 'M20,56 L10,53', 2.2))
  armour = (p('steel', 'M-14,122 L16,122 C32,126 42,132 46,144 L34,206 L-26,206 L-40,146 C-38,134 -30,126 -14,122 Z')
            + p('steel2', 'M4,122 L16,122 C32,126 42,132 46,144 L34,206 L4,206 Z')
            + p('rd', 'M-3,124 L9,124 L9,200 L-3,200 Z') + p('rd', 'M-34,152 L42,152 L40,164 L-32,164 Z')
            + p('main', 'M-27,196 L35,196 L46,224 C20,232 -12,232 -36,224 Z') + p('sh', 'M6,196 L35,196 L46,224 C32,228 20,230 6,230 Z') + r('trim', -29, 190, 66, 9, 3))
  return Rider(
    coat='black', line='lrd', cloth=('second', 'trim'), leg=('steel', 'steel2'), body=[armour],
    head=[head_at(2, 116, head(skin, ears=False), lips(109, 5), eyes(), brows(hair2, y=80), helm, k=.8),
          p('steel2', 'M-18,116 Q2,130 22,116 L26,128 Q2,142 -22,128 Z')],
    rein=rein_arm('main', skin, 'steel2'),
    arm=[raised('main', skin, (80, 150), 'steel2', (70, 190)), held('espadas', 80, 92, 158), fist(80, 149, skin)])


def cavall_bastos():
  skin = 'rosy'
  hair, hair2 = HAIRS['auburn']
  back = ''.join(c('', sx * x, y, rr, fill=hair2) for x, y, rr in ((-28, 70, 9), (-32, 84, 9), (-32, 98, 9)) for sx in (1, -1))
  beard = p('', 'M-24.500,86 C-22,98 -16,102 0,102 C16,102 22,98 24.500,86 C27,112 14,130 0,132 C-14,130 -27,112 -24.500,86 Z', fill=hair) + p(
    '', 'M0,102 C16,102 22,98 24.500,86 C27,112 14,130 0,132 Z', fill=hair2) + p(
    '', 'M0,103 C-5,100 -12,101 -18,108 C-11,110 -4,109 0,107 C4,109 11,110 18,108 C12,101 5,100 0,103 Z', fill=hair2)
  # a cap with ear flaps and oak leaves
  cap = (p('main', 'M-32,80 C-38,46 -24,32 0,32 C24,32 38,46 32,80 L26,84 C26,74 20,68 0,67 C-20,68 -26,74 -26,84 Z')
         + p('sh', 'M4,32 C24,32 38,46 32,80 L26,84 C26,74 20,68 4,67 Z')
         + p('second', 'M-33,68 C-22,54 22,54 33,68 L32,78 C22,66 -22,66 -32,78 Z') + p('sh', 'M4,58 C18,59 28,62 33,68 L32,78 C26,71 16,68 4,68 Z')
         + leaf(2, 34, -150, 1.5, 'gr') + leaf(2, 34, -30, 1.5, 'gr') + leaf(2, 36, -90, 1.5, 'gr') + c('rd', 2, 34, 5))
  tabard = ''.join(p('second', 'M%s,130 L%s,130 L%s,188 L%s,188 Z' % (x - 4, x + 4, x * .8 + 4, x * .8 - 4)) for x in (-22, 2, 26))
  return Rider(
    coat='bay', line='lam', cloth=('second', 'trim'), leg=('second', 'wood'), trot=False,
    body=[rider_body(), tabard, r('trim', -28, 190, 64, 9, 3)],
    head=[head_at(2, 116, back, head(skin), beard, lips(109, 5, full=False), eyes(), brows(hair2, y=79, width=3), cap, k=.8)],
    rein=rein_arm('main', skin), arm=[raised('main', skin, (72, 176), elbow=(64, 190)), held('bastos', 79, 112, 174, 8), fist(73, 170, skin, 8)])


FIGURES = {
  ('sota', 'oros'): sota_oros, ('sota', 'copas'): sota_copas,
  ('sota', 'espadas'): sota_espadas, ('sota', 'bastos'): sota_bastos,
  ('cavall', 'oros'): cavall_oros, ('cavall', 'copas'): cavall_copas,
  ('cavall', 'espadas'): cavall_espadas, ('cavall', 'bastos'): cavall_bastos,
  ('rei', 'oros'): rei_oros, ('rei', 'copas'): rei_copas,
  ('rei', 'espadas'): rei_espadas, ('rei', 'bastos'): rei_bastos,
}


# --- the joker -------------------------------------------------------------

def joker():
  skin = 'fair'
  def half(d):
    return p('second', d) + p('main', flip(d))
  legs = (limb('second', [(-14, 240), (-19, 300), (-20, 352)], (27, 20, 13))
          + limb('main', [(14, 240), (20, 300), (23, 352)], (27, 20, 13))
          + limb('sh', [(18, 244), (24, 300), (26, 350)], (16, 11, 6)))
  shoes = ''.join(at(x, 354, p(cls, 'M-8,-6 L7,-6 C12,2 24,4 32,-2 C36,-8 32,-14 28,-12 C36,-20 46,-8 40,2 C36,9 24,10 14,9 L-8,9 Z'),
                     bell(29, -13, 4.5), flip_x=side < 0)
                  for x, cls, side in ((-21, 'second', -1), (23, 'main', 1)))
  hem = 'M0,198 L-28,198 C-38,216 -46,234 -52,256 L-38,248 L-30,268 L-16,252 L0,272 Z'
  coat = 'M0,124 L-16,124 C-36,128 -46,134 -50,146 L-30,204 L0,204 Z'
  points = ''.join(c('g', x, y, 4) for x, y in ((-52, 256), (-30, 268), (0, 272), (30, 268), (52, 256)))
  # a fool's stick with the star of the jokers
  stick = (at(80, 134, staff(0, -60, 62, 'dg', 5), turn=4)
           + star('dg', 84, 68, 29, .45, 5).replace('/>', ' stroke="#7a4a00" stroke-width="4"/>')
           + star('g', 84, 68, 27, .45, 5) + star('pg', 84, 68, 13, .45, 5))
  return [ground('dg', 'wood'), legs, shoes, half(hem), p('sh', flip(hem)), points, half(coat), p('sh', flip(coat)),
          r('g', -31, 198, 62, 9, 3), arm('main', [(-42, 142), (-72, 178), (-36, 206)], skin, 'g'), fist(-35, 207, skin, 60, .7),
          arm('second', [(42, 142), (62, 184), (76, 140)], skin, 'g'),
          head_at(0, 116, *french.joker_head(), k=.84), stick, fist(79, 134, skin, 4)]


# --- as drawings -----------------------------------------------------------

def drawing(parts, suit):
  body = join_circles(dress(''.join(parts), suit))
  return svg(WIDTH, HEIGHT, '<g transform="translate(125 0)">' + body + '</g>')


def figure(rank, suit):
  made = FIGURES[rank, suit]()
  return drawing(made.whole() if rank == 'cavall' else made, suit)


def bust(suit):
  return drawing(FIGURES['cavall', suit]().bust(), suit)


def joker_card():
  return drawing(joker(), 'joker')
