#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start-up beside a bare window.

    startup.py [--runs N] [--brief] PRELOAD BARE PROGRAM [ARGUMENT…]

Starts BARE and PROGRAM in turn, N times each after one start that does not
count, with the GL and with the cairo renderer, and prints the median of
  - the time from exec to the first drawn frame, and the processor time that
    went into it, which a busy machine changes less,
  - the memory (PSS) three seconds after exec,
  - the processor time of all threads in the five seconds after that,
and what Tapis takes more than the bare window, as figures for tests/measure.
With --brief there are three starts each, with the GL renderer only, and nobody
looks at what is done when nothing is to be done. To be run on a screen of its
own (with-display).
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

SETTLE = 3.0        # s
IDLE = 5.0          # s


def pss(pid):
    """MiB."""
    for line in Path(f'/proc/{pid}/smaps_rollup').read_text().split('\n'):
        if line.startswith('Pss:'):
            return int(line.split()[1]) / 1024
    raise ValueError('no Pss')


def processor_time(pid):
    """ms, of all its threads, a user's and the system's."""
    # behind the name, which may hold blanks, the third field comes first
    fields = Path(f'/proc/{pid}/stat').read_text().rpartition(')')[2].split()
    return 1e3 * sum(map(int, fields[11:13])) / os.sysconf('SC_CLK_TCK')


def name_for_gtk(renderer):
    """What GSK_RENDERER is to be for it: GTK 4.14 has another one beside the
    old GL renderer, and GTK 4.18 no old one."""
    version = subprocess.run(['pkg-config', '--modversion', 'gtk4'],
                             check=True, capture_output=True, text=True).stdout
    new = [int(part) for part in version.split('.')[:2]] >= [4, 14]
    return 'ngl' if renderer == 'gl' and new else renderer


def start(command, renderer, preload, idle):
    """First frame in ms and in ms of processor time, MiB, and ms of processor
    time spent idling (or None)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, 'frame')
        environment = dict(os.environ, GSK_RENDERER=name_for_gtk(renderer),
                           LD_PRELOAD=preload, FIRST_FRAME_FILE=str(path))
        began = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        with subprocess.Popen(command, env=environment,
                              stdin=subprocess.DEVNULL) as child:
            try:
                end = began + int(SETTLE * 1e9)
                time.sleep(SETTLE)
                while not path.exists():
                    if child.poll() is not None or time.monotonic_ns() > \
                            end + 20e9:
                        sys.exit(f'{command[0]}: no frame was drawn')
                    time.sleep(0.05)
                memory = pss(child.pid)
                used = None
                if idle:
                    used = processor_time(child.pid)
                    time.sleep(IDLE)
                    used = processor_time(child.pid) - used
                drawn, work = map(int, path.read_text().split())
            finally:
                child.terminate()
                child.wait()
    return (drawn - began) / 1e6, work / 1e6, memory, used


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--runs', type=int)
    parser.add_argument('--brief', action='store_true')
    parser.add_argument('preload')
    parser.add_argument('bare')
    parser.add_argument('program', nargs=argparse.REMAINDER)
    given = parser.parse_args()

    runs = given.runs or (3 if given.brief else 7)
    for renderer in ('gl',) if given.brief else ('gl', 'cairo'):
        measured = {}
        commands = {'bare': [given.bare], 'tapis': given.program}
        for run in range(runs + 1):
            for name, command in commands.items():
                values = start(command, renderer, given.preload,
                               idle=run == runs and not given.brief)
                if run > 0:
                    measured.setdefault(name, []).append(values)
        middle = {}
        for name, values in measured.items():
            frame, work, memory = (median(v[i] for v in values)
                                   for i in range(3))
            idle = values[-1][3] or 0
            middle[name] = frame, work, memory
            print(f'{renderer} {name} first_frame_ms={frame:.0f} '
                  f'cpu_ms={work:.0f} pss_mib={memory:.1f} '
                  f'idle_cpu_ms={idle:.1f} '
                  f'(frames from {min(v[0] for v in values):.0f} '
                  f'to {max(v[0] for v in values):.0f}, {len(values)} runs)')
        time_more = middle['tapis'][0] - middle['bare'][0]
        work_more = middle['tapis'][1] - middle['bare'][1]
        memory_more = middle['tapis'][2] - middle['bare'][2]
        print(f'{renderer} more cpu_ms={work_more:+.0f}')
        print(f'figure: start-{renderer}-ms {time_more:.0f}')
        print(f'figure: start-{renderer}-MiB {memory_more:.1f}', flush=True)
        if not given.brief:
            print(f'figure: idle-{renderer}-ms '
                  f'{measured["tapis"][-1][3] or 0:.1f}', flush=True)


if __name__ == '__main__':
    main()
