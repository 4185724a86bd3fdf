#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table (data/sounds): each that the model asks for is made,
short, there at once, without clicks, as loud as the others, and unlike them, so
that a game can be followed by ear."""

import importlib.util
import math
import re
import sys

from tap import ROOT, Tap, text

sys.dont_write_bytecode = True
SHORTEST, LONGEST = 0.05, 0.6  # seconds
LOUDNESS = 1.5                 # so many decibels apart at most
STEPS = 12                     # parts of a sound that are compared
ONSET = 0.01                   # seconds until a sound is there
STEP = 0.15                    # between two of one move: TAPIS_MOTION_SOUND
CARDS = ('card', 'cards', 'pick-up', 'shuffle')
OWN = ('turn', 'lost', 'win')
BASS = 250                     # Hz: what is lower is heard less


def load():
    spec = importlib.util.spec_from_file_location(
        'sounds', ROOT / 'data/sounds/build-sounds.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def loudness(samples, rate):
    """The mean power of the loudest twentieth of a second, in decibels, without
    much of what is low."""
    window = rate // 20
    power = [0.0]
    low = 0.0
    for value in samples:
        low += (value - low) * (1 - math.exp(-2 * math.pi * BASS / rate))
        power.append(power[-1] + (value - low) ** 2)
    most = max(power[i + window] - power[i]
               for i in range(0, max(1, len(samples) - window), 16))
    return 10 * math.log10(most / window / 32767 ** 2)


def peak(samples):
    """The highest of them, of full scale."""
    return max(map(abs, samples), default=0) / 32767


def onset(samples, rate):
    """Seconds until a tenth of its strength is there."""
    least = peak(samples) * 3276.7
    return next(i for i, v in enumerate(samples) if abs(v) > least) / rate


def is_cut(samples, rate):
    """Whether it begins in the middle, or is silent from one moment to the
    next."""
    size = rate // 500
    peaks = [peak(samples[i:i + size]) for i in range(0, len(samples), size)]
    return (peak(samples[:2]) > max(peaks) / 10 or
            any(before > max(peaks) / 5 and after < before / 10
                for before, after in zip(peaks, peaks[1:] + [0])))


def loudest_move(made, rate):
    """The highest peak there can be of one move, of full scale: its cards, two
    things that they mean, and what it means to those at this device, each a
    step after the other."""
    size = int(STEP * rate)

    def highest(names, step):
        return max(peak(made[name][step * size:(step + 1) * size])
                   for name in names) if step >= 0 else 0

    means = [name for name in made
             if name not in CARDS + OWN and name != 'refused']
    return max(highest(CARDS, step) + highest(means, step - 1) +
               highest(means, step - 2) + highest(OWN, step - 3)
               for step in range(8))


def outline(samples, rate):
    """How long it is, and in each part how strong and how high: what an ear
    goes by."""
    size = len(samples) // STEPS
    parts = [samples[i * size:(i + 1) * size] for i in range(STEPS)]
    strong = [math.sqrt(sum(v * v for v in part) / size) for part in parts]
    most = max(strong)
    crossed = [sum(a * b < 0 for a, b in zip(part, part[1:])) for part in parts]
    return (math.log2(len(samples) / rate),
            [value / most for value in strong],
            [math.log2(max(n, 1) * rate / size / 2) for n in crossed])


def distance(one, other):
    """1 is a doubled length, or an octave throughout, or another rhythm."""
    length = abs(one[0] - other[0])
    rhythm = sum(abs(a - b) for a, b in zip(one[1], other[1])) / STEPS * 3
    weights = [max(a, b) for a, b in zip(one[1], other[1])]
    pitch = sum(w * abs(a - b)
                for w, a, b in zip(weights, one[2], other[2])) / sum(weights)
    return length + rhythm + pitch


def main():
    tap = Tap()
    module = load()
    asked = re.findall(r'\[TAPIS_SOUND_\w+\] = "([^"]+)"',
                       text('src/model/words/tapis-sound.c'))
    built = re.findall(r"'([a-z-]+)'", re.search(
        r'foreach name : \[(.*?)\]', text('data/sounds/meson.build'),
        re.S)[1])
    tap.case('every sound that is asked for is made, and no other', (
        f'{name}: not in all of tapis-sound.c, build-sounds.py, meson.build'
        for name in sorted(set(asked) ^ set(module.SOUNDS) |
                           set(asked) ^ set(built))))
    made = {name: module.make(name) for name in module.SOUNDS}
    tap.case('the same program makes the same sounds', (
        name for name in ('card', 'burn') if module.make(name) != made[name]))
    tap.case('they are short', (
        f'{name}: {len(samples) / module.RATE:.2f} s'
        for name, samples in made.items()
        if not SHORTEST <= len(samples) / module.RATE <= LONGEST))
    loud = {name: loudness(samples, module.RATE)
            for name, samples in made.items()}
    tap.case('they are equally loud', (
        f'{name}: {value:.1f} dB' for name, value in loud.items()
        if max(loud.values()) - value > LOUDNESS))
    tap.case('they are there at once', (
        f'{name}: {1000 * onset(samples, module.RATE):.0f} ms'
        for name, samples in made.items()
        if onset(samples, module.RATE) >= ONSET))
    tap.case('they begin and end without a click', (
        name for name, samples in made.items()
        if is_cut(samples, module.RATE) or peak(samples[-40:]) > 0.01))
    together = loudest_move(made, module.RATE)
    tap.case('what comes together is not too loud', (
        [f'{together:.2f} of full scale'] if together >= 1 else []))
    outlines = {name: outline(samples, module.RATE)
                for name, samples in made.items()}
    pairs = sorted((distance(outlines[a], outlines[b]), a, b)
                   for a in outlines for b in outlines if a < b)
    if '--pairs' in sys.argv:
        for value, a, b in pairs:
            print(f'# {value:.2f} {a} {b}')
    tap.case('no two of them are alike', (
        f'{a} and {b}: {value:.2f}' for value, a, b in pairs if value < 0.8))
    tap.done()


main()
