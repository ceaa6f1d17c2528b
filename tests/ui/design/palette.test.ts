import { describe, expect, it } from "vitest";
import { SLICES } from "../../../src/ui/design/palette.ts";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How linear light reaches each eye: Machado, Oliveira and Fernandes (2009), at full severity. */
const EYES: Readonly<Record<string, Matrix>> = {
  "any eye": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "an eye without red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "an eye without green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "an eye without blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Below this distance in CIELAB two fields that touch begin to look like one. */
const APART = 20;

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const lightOf = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;

const TO_XYZ: Matrix = [
  [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
];

function seen(hex: string, eye: Matrix): Triple {
  const light = times(eye, lightOf(hex)).map((part) => Math.min(1, Math.max(0, part)));
  const bent = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const [x, y, z] = times(TO_XYZ, light as unknown as Triple).map(bent) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (left: string, right: string, eye: Matrix) => {
  const [a, b] = [seen(left, eye), seen(right, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** The slices that touch in a ring of so many. */
const neighbours = (count: number) =>
  SLICES.slice(0, count).map((slice, index) => [slice, SLICES[(index + 1) % count] ?? ""] as const);

describe("slices that touch in the ring", () => {
  it.each(Object.entries(EYES))("can be told apart by %s", (_, eye) => {
    for (const count of [2, 3, 4, 5, 6])
      for (const [left, right] of neighbours(count))
        expect(distance(left, right, eye), `${left} beside ${right}`).toBeGreaterThan(APART);
  });
});
