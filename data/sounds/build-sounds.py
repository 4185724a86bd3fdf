#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table: build-sounds.py DIRECTORY

Nothing is recorded: cards are short bursts of noise, tokens and chimes a few
sines that die away. The same program makes the same files, so that they need
not be kept. All are equally loud: their loudest twentieth of a second has the
same mean power, of what an ear and a small loudspeaker make of it. Their names
are those of tapis_sound_get_name()."""

import array
import math
import random
import sys
import wave
from pathlib import Path

RATE = 44100
# Of full scale: the mean power of the loudest WINDOW, in seconds, and the
# highest peak.
LOUDNESS = 0.064
PEAK = 0.36
WINDOW = 0.05
# In Hz: what is lower is heard less.
BASS = 250
# So long, in seconds, every part fades out: what is cut off clicks.
FADE = 0.008


class Sound:
    """Samples that parts are mixed into; all times in seconds."""

    def __init__(self, length, seed):
        self.samples = [0.0] * int(length * RATE)
        self.random = random.Random(seed)

    def mix(self, start, part):
        """Adds samples from that time on; what is too long is cut, and all
        of it fades out."""
        first = int(start * RATE)
        part = part[:len(self.samples) - first]
        fade = int(FADE * RATE)
        for i, value in enumerate(part):
            left = math.pi * min(1, (len(part) - i) / fade)
            self.samples[first + i] += value * (1 - math.cos(left)) / 2

    def noise(self, start, length, gain, low, high, decay, attack=0.001):
        """Noise between two pitches, in Hz, that dies away: after `decay` it
        has a third of its strength. A pitch may be a pair: from, to."""
        count = int(length * RATE)
        part = []
        slow = fast = before = 0.0
        low, high = [p if isinstance(p, tuple) else (p, p)
                     for p in (low, high)]
        for i in range(count):
            share = i / count
            value = self.random.uniform(-1, 1)
            # two filters of first order, one below and one above
            a = 1 - math.exp(-2 * math.pi *
                             (high[0] + (high[1] - high[0]) * share) / RATE)
            b = 1 - math.exp(-2 * math.pi *
                             (low[0] + (low[1] - low[0]) * share) / RATE)
            fast += a * (value - fast)
            before += a * (fast - before)
            slow += b * (before - slow)
            time = i / RATE
            part.append(gain * (before - slow) * min(1, time / attack) *
                        math.exp(-time / decay))
        self.mix(start, part)

    def tone(self, start, gain, pitch, decay, attack=0.002, partials=((1, 1),),
             to=None, length=None):
        """A tone of that pitch, in Hz, that may glide; `partials`: the pitch
        of each as a multiple, and its strength. Higher ones die sooner."""
        length = length or min(decay * 6, len(self.samples) / RATE - start)
        count = int(length * RATE)
        end = to or pitch
        part = [0.0] * count
        for multiple, strength in partials:
            phase = 0.0
            fade = decay / (1 + 0.35 * (multiple - 1))
            for i in range(count):
                time = i / RATE
                here = pitch * (end / pitch) ** (i / count) * multiple
                phase += 2 * math.pi * here / RATE
                part[i] += (gain * strength * math.sin(phase) *
                            min(1, time / attack) * math.exp(-time / fade))
        self.mix(start, part)

    def finish(self):
        """Makes it as loud as all the others."""
        window = int(WINDOW * RATE)
        share = 1 - math.exp(-2 * math.pi * BASS / RATE)
        power, most, low = 0.0, 0.0, 0.0
        heard = []
        for i, value in enumerate(self.samples):
            low += share * (value - low)
            heard.append((value - low) ** 2)
            power += heard[i]
            if i >= window:
                power -= heard[i - window]
            most = max(most, power)
        peak = max(abs(value) for value in self.samples)
        factor = min(LOUDNESS / math.sqrt(most / window), PEAK / peak)
        return array.array('h', (round(32767 * factor * value)
                                 for value in self.samples))


WOOD = ((1, 1), (2.76, 0.25), (5.4, 0.06))      # a marimba's bar
COIN = ((1, 1), (1.61, 0.7), (2.37, 0.45))      # what is not in tune clinks
CHIME = ((1, 1), (2, 0.22), (3.01, 0.08))


def flick(sound, start, gain=1.0, pitch=2600):
    """A card that comes to lie on cloth: a hiss and a soft thud."""
    sound.noise(start, 0.06, gain, pitch * 0.45, pitch, 0.014)
    sound.tone(start + 0.004, 0.10 * gain, 170, 0.018, to=120)


def clink(sound, start, gain=1.0, pitch=2350):
    """A token on another."""
    sound.tone(start, 0.5 * gain, pitch, 0.035, 0.0008, COIN)
    sound.noise(start, 0.01, 0.3 * gain, 1500, 6000, 0.003)


def drum(sound, start, gain=1.0, pitch=115):
    """A skin, with overtones that a small loudspeaker has too."""
    sound.tone(start, gain, pitch * 1.5, 0.075, 0.002,
               ((1, 1), (1.59, 0.6), (2.14, 0.4), (2.65, 0.2)), to=pitch)
    sound.noise(start, 0.05, 0.5 * gain, 200, 1400, 0.012)


def card(sound):
    flick(sound, 0)


def cards(sound):
    for i, gain in enumerate((1, 0.8, 0.9)):
        flick(sound, 0.055 * i, gain, 2300 + 350 * i)


def shuffle(sound):
    time = 0.0
    for i in range(17):
        flick(sound, time, 0.35 + 0.65 * math.sin(math.pi * (i + 1) / 18),
              2000 + sound.random.uniform(0, 1200))
        time += 0.034 - 0.0012 * i


def pick_up(sound):
    """Cards that are swept together, towards somebody."""
    sound.noise(0, 0.3, 1, (350, 1300), (1000, 4200), 0.2, 0.06)
    flick(sound, 0.23, 0.9, 1800)


def skip(sound):
    """Knocked on wood twice: not me."""
    sound.tone(0, 1, 392, 0.028, partials=WOOD)
    sound.tone(0.095, 0.8, 330, 0.03, partials=WOOD)


def token(sound):
    clink(sound, 0)
    clink(sound, 0.06, 0.7, 2780)


def box(sound):
    """Many tokens, that rise."""
    for i in range(7):
        clink(sound, 0.052 * i, 0.7 + 0.05 * i, 1900 * 1.09 ** i)


def twist(sound):
    """Up and back again: now it is otherwise."""
    sound.tone(0, 1, 420, 0.4, 0.02, ((1, 1), (2, 0.2)), to=720, length=0.13)
    sound.tone(0.13, 0.8, 720, 0.16, 0.004, ((1, 1), (2, 0.2)), to=470,
               length=0.16)


def attack(sound):
    """A blow, and what falls."""
    sound.noise(0, 0.06, 1.2, 400, 3000, 0.016)
    sound.tone(0, 0.9, 340, 0.09, 0.001, ((1, 1), (2, 0.5), (3, 0.3)), to=95)


def burn(sound):
    """A flame that flares up and crackles."""
    sound.noise(0, 0.5, 1, 180, (500, 1500), 0.2, 0.03)
    for _ in range(26):
        start = 0.03 + 0.43 * sound.random.random() ** 1.3
        sound.noise(start, 0.008, sound.random.uniform(0.2, 0.7), 1400, 6500,
                    0.0018, 0.0004)


def war(sound):
    """Drums."""
    for start, gain in ((0, 0.8), (0.11, 0.5), (0.17, 0.6), (0.23, 0.7),
                        (0.34, 1)):
        drum(sound, start, gain)


def out(sound):
    """Three on wood, the last one higher: that is that."""
    for start, pitch in ((0, 392), (0.09, 392), (0.21, 523)):
        sound.tone(start, 0.9, pitch, 0.07, partials=WOOD)


def turn(sound):
    """Two soft notes that nothing else has: somebody waits for you."""
    sound.tone(0, 0.8, 659, 0.09, 0.004, CHIME)
    sound.tone(0.09, 1, 880, 0.12, 0.004, CHIME)


def lost(sound):
    sound.tone(0, 1, 440, 0.11, 0.006, CHIME)
    sound.tone(0.16, 0.8, 330, 0.16, 0.006, CHIME)


def win(sound):
    for i, pitch in enumerate((523, 659, 784, 1047)):
        sound.tone(0.085 * i, 0.7 + 0.1 * i, pitch, 0.13, 0.004, CHIME)


def refused(sound):
    """Low and dry, and over before it is said why."""
    sound.tone(0, 1, 185, 0.022, 0.003, ((1, 1), (2, 0.3)))
    sound.tone(0.055, 0.8, 165, 0.022, 0.003, ((1, 1), (2, 0.3)))


# What makes each, and how long it is, in seconds.
SOUNDS = {
    'card': (card, 0.08),
    'cards': (cards, 0.18),
    'shuffle': (shuffle, 0.46),
    'skip': (skip, 0.22),
    'token': (token, 0.16),
    'pick-up': (pick_up, 0.32),
    'twist': (twist, 0.3),
    'box': (box, 0.46),
    'attack': (attack, 0.26),
    'burn': (burn, 0.5),
    'war': (war, 0.52),
    'out': (out, 0.42),
    'turn': (turn, 0.36),
    'lost': (lost, 0.5),
    'win': (win, 0.6),
    'refused': (refused, 0.13),
}


def make(name):
    """The samples of the sound of that name."""
    write, length = SOUNDS[name]
    sound = Sound(length, name)
    write(sound)
    return sound.finish()


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        samples = make(name)
        if sys.byteorder == 'big':
            samples.byteswap()
        with wave.open(str(folder / f'{name}.wav'), 'wb') as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == '__main__':
    main()
