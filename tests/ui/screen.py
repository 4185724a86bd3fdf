#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is on the screen that `with-display` has started, without any program
that takes pictures: Xvfb keeps the screen in a file, TAPIS_SCREEN_FILE, in the
format of xwd.

    screen.py PICTURE [EDGE]    writes it as a PNG, without EDGE pixels around
    screen.py --still SECONDS   waits until something is on it, and nothing has
                                changed for so long
"""

import os
import struct
import sys
import time
import zlib
from pathlib import Path

# Of the 25 numbers of the header, in the order of the most significant byte.
NUMBERS = 25
SIZE, WIDTH, HEIGHT, ORDER, BITS, LINE, COLOURS = 0, 4, 5, 7, 11, 12, 19
PATIENCE = 120  # s: for a program to start, on a busy machine
COLOUR = 12  # bytes a colour of the map that follows the header


def pixels():
    """Width, height, bytes a line and the pixels: blue, green, red and one
    byte of nothing each."""
    data = Path(os.environ['TAPIS_SCREEN_FILE']).read_bytes()
    header = struct.unpack_from(f'>{NUMBERS}I', data)
    assert header[BITS] == 32 and header[ORDER] == 0, header
    start = header[SIZE] + header[COLOURS] * COLOUR
    return (header[WIDTH], header[HEIGHT], header[LINE],
            data[start:start + header[LINE] * header[HEIGHT]])


def png(edge=0, size=None):
    """The screen as the bytes of a PNG, without @edge pixels around, and not
    larger than @size."""
    screen_width, screen_height, line, data = pixels()
    width, height = screen_width - 2 * edge, screen_height - 2 * edge
    if size is not None:
        width, height = min(width, size[0]), min(height, size[1])
    rows = []
    for y in range(edge, edge + height):
        row = data[y * line + edge * 4:y * line + (edge + width) * 4]
        rgb = bytearray(len(row) // 4 * 3)
        for i in range(3):
            rgb[i::3] = row[2 - i::4]
        rows.append(b'\0' + rgb)

    def chunk(name, body):
        return (struct.pack('>I', len(body)) + name + body +
                struct.pack('>I', zlib.crc32(name + body)))

    head = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) +
            chunk(b'IDAT', zlib.compress(b''.join(rows))) +
            chunk(b'IEND', b''))


def wait_until_still(seconds):
    end = time.monotonic() + PATIENCE
    before = None
    since = 0
    while True:
        now = pixels()[-1]
        if now != before:
            before = now
            since = time.monotonic()
        elif time.monotonic() - since >= seconds and \
                now != now[:4] * (len(now) // 4):
            return
        if time.monotonic() > end:
            sys.exit('the screen is empty, or does not come to rest')
        time.sleep(0.05)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    if sys.argv[1] == '--still':
        wait_until_still(float(sys.argv[2]))
        return
    edge = int(sys.argv[2]) if len(sys.argv) == 3 else 0
    Path(sys.argv[1]).write_bytes(png(edge))


if __name__ == '__main__':
    main()
