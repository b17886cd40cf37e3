#!/usr/bin/env python3
"""Writes counts.txt: how many pixels of generated picture pairs differ, by pixelmatch on PyPI.

Run with Python and `pip install pixelmatch==0.4.0`. The pairs are made by the generator below, which
PicturePairs.swift repeats step by step, so that no picture has to be kept.
"""
import pathlib

from pixelmatch.core import pixelmatch

MASK = (1 << 64) - 1


class Random:
    """SplitMix64: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, limit):
        return self.next() % limit


class Picture:
    def __init__(self, width, height, color):
        self.width, self.height = width, height
        self.pixels = bytearray(bytes(color) * (width * height))

    def mix(self, x, y, color, quarters):
        """Puts a colour over a pixel, in sixteenths of full cover; integers only."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        at = (y * self.width + x) * 4
        for channel in range(4):
            old = self.pixels[at + channel]
            self.pixels[at + channel] = (old * (16 - quarters) + color[channel] * quarters) // 16

    def rect(self, x, y, width, height, color):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.mix(column, row, color, 16)

    def disc(self, cx, cy, radius, color):
        """A disc with a soft edge: sixteen samples a pixel; centre and radius in quarters of pixels."""
        for y in range((cy - radius) // 4 - 1, (cy + radius) // 4 + 2):
            for x in range((cx - radius) // 4 - 1, (cx + radius) // 4 + 2):
                cover = 0
                for sy in range(4):
                    for sx in range(4):
                        dx, dy = x * 4 + sx - cx, y * 4 + sy - cy
                        if dx * dx + dy * dy <= radius * radius:
                            cover += 1
                if cover:
                    self.mix(x, y, color, cover)

    def line(self, x0, y0, x1, y1, color):
        """A line without soft edges."""
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            x = x0 + (x1 - x0) * step // steps
            y = y0 + (y1 - y0) * step // steps
            self.mix(x, y, color, 16)


def color(random, transparent):
    value = [random.below(256) for _ in range(3)]
    return value + [random.below(256) if transparent else 255]


def pair(seed):
    """Two pictures of one size: the second is the first with shapes moved, recoloured and added."""
    random = Random(seed)
    width, height = 1 + random.below(48), 1 + random.below(48)
    transparent = random.below(4) == 0
    ground = color(random, transparent)
    a, b = Picture(width, height, ground), Picture(width, height, ground)
    for _ in range(1 + random.below(6)):
        kind, change = random.below(3), random.below(6)
        x, y = random.below(width), random.below(height)
        w, h = 1 + random.below(24), 1 + random.below(24)
        tint = color(random, transparent)
        other = list(tint)
        if change == 1:
            other[random.below(3)] ^= 1 + random.below(255)
        dx, dy, grown = 0, 0, 0
        if change == 2:
            dx = 1
        elif change == 3:
            dx, dy = random.below(3), random.below(3)
        elif change == 4:
            grown = 1
        if kind == 0:
            a.rect(x, y, w, h, tint)
            b.rect(x + dx, y + dy, w + grown, h, other)
        elif kind == 1:
            # Soft edges by a quarter of a pixel elsewhere: what anti-aliasing does.
            a.disc(x * 4, y * 4, w * 2, tint)
            b.disc(x * 4 + dx, y * 4 + dy, w * 2 + grown, other)
        else:
            a.line(x, y, x + w, y + h, tint)
            b.line(x + dx, y + dy, x + w + grown, y + h, other)
    for _ in range(random.below(8)):
        # Noise of one pixel.
        b.mix(random.below(width), random.below(height), color(random, transparent), 16)
    return a, b


def main():
    lines = ["# seed width height threshold counted-with-soft-edges counted-without"]
    thresholds = [0.0, 0.05, 0.1, 0.3]
    for seed in range(1, 301):
        a, b = pair(seed)
        threshold = thresholds[seed % 4]
        counts = [
            pixelmatch(a.pixels, b.pixels, a.width, a.height, threshold=threshold, includeAA=all_)
            for all_ in (True, False)
        ]
        lines.append(f"{seed} {a.width} {a.height} {threshold} {counts[0]} {counts[1]}")
    target = pathlib.Path(__file__).with_name("counts.txt")
    target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
