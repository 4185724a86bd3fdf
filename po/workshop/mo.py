# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled catalogues, as the C library reads them. Needs nothing but Python."""

import struct


def compiled(texts):
    """The bytes of the catalogue that holds texts: what the program looks up,
    and what it is given."""
    pairs = sorted((key.encode(), text.encode())
                   for key, text in texts.items())
    tables = [[], []]
    data = bytearray()
    start = 28 + 16 * len(pairs)
    for which, table in enumerate(tables):
        for pair in pairs:
            table += [len(pair[which]), start + len(data)]
            data += pair[which] + b'\0'
    places = tables[0] + tables[1]
    head = struct.pack('<7I', 0x950412de, 0, len(pairs), 28,
                       28 + 8 * len(pairs), 0, start)
    return head + struct.pack(f'<{len(places)}I', *places) + data
