#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks with a browser at a window that is served over the network.

    see-page.py BROWSER URL PICTURE

BROWSER is Chromium by any of its names; it is started without a screen, opens
URL and waits until a window has been drawn there: a surface that can be seen,
with drawn parts in it. Says what it saw, puts a picture of the page into
PICTURE, and fails after a minute without a window.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # s

# The toolkit's page: a surface is an element that knows its surface; what is
# drawn in it are pictures and coloured boxes.
LOOK = """
JSON.stringify([...document.querySelectorAll('*')]
  .filter(e => e.surface)
  .map(e => ({
    box: e.getBoundingClientRect(),
    pictures: [...e.querySelectorAll('img')].filter(
      i => i.complete && i.naturalWidth > 0).length,
    parts: e.querySelectorAll('*').length,
  })))
"""


class Browser:
    """A browser without a screen, asked over a pair of pipes: messages are
    JSON, each ended by a zero."""

    def __init__(self, program, home):
        there, self.write = os.pipe()
        self.read, back = os.pipe()

        def pipes():
            # the browser reads from 3 and writes to 4
            for old, new in ((there, 103), (back, 104)):
                os.dup2(old, new)
            os.dup2(103, 3)
            os.dup2(104, 4)

        # pylint: disable=consider-using-with,subprocess-popen-preexec-fn
        self.process = subprocess.Popen(
            [program, '--headless', '--no-sandbox', '--disable-gpu',
             '--disable-dev-shm-usage', '--no-proxy-server',
             '--window-size=1280,900', f'--user-data-dir={home}',
             '--remote-debugging-pipe', 'about:blank'],
            preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there)
        os.close(back)
        self.buffer = b''
        self.number = 0

    def ask(self, method, session=None, **parameters):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': parameters}
        if session:
            message['sessionId'] = session
        os.write(self.write, json.dumps(message).encode() + b'\0')
        while True:
            while b'\0' not in self.buffer:
                data = os.read(self.read, 1 << 16)
                if not data:
                    sys.exit('the browser has ended')
                self.buffer += data
            text, self.buffer = self.buffer.split(b'\0', 1)
            answer = json.loads(text)
            if answer.get('id') == self.number:
                if 'error' in answer:
                    sys.exit(f'{method}: {answer["error"]}')
                return answer['result']

    def end(self):
        self.process.terminate()
        self.process.wait()


def windows(browser, session):
    """The surfaces on the page that can be seen and have something in them."""
    said = browser.ask('Runtime.evaluate', session, expression=LOOK)
    found = json.loads(said['result'].get('value', '[]'))
    return [surface for surface in found
            if surface['box']['width'] > 200 and
            surface['box']['height'] > 200 and surface['pictures'] > 5]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    program, address, picture = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        browser = Browser(program, home)
        try:
            page = browser.ask('Target.createTarget', url=address)['targetId']
            session = browser.ask('Target.attachToTarget', targetId=page,
                                  flatten=True)['sessionId']
            end = time.monotonic() + PATIENCE
            while not (found := windows(browser, session)):
                if time.monotonic() > end:
                    break
                time.sleep(0.2)
            shot = browser.ask('Page.captureScreenshot', session)
            Path(picture).write_bytes(base64.b64decode(shot['data']))
        finally:
            browser.end()
    for surface in found:
        box = surface['box']
        print(f'a window of {box["width"]:.0f} × {box["height"]:.0f}, '
              f'{surface["parts"]} parts, {surface["pictures"]} of them '
              'pictures')
    print(picture)
    if not found:
        sys.exit('no window on the page')


if __name__ == '__main__':
    main()
