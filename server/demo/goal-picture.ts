import sharp from "sharp";

const WIDTH = 800;
const HEIGHT = 500;

type Colour = readonly [red: number, green: number, blue: number];

const SKY: readonly [Colour, Colour] = [
  [38, 92, 128],
  [250, 190, 120],
];
const SUN: Colour = [255, 240, 200];
const FAR: Colour = [58, 122, 118];
const NEAR: Colour = [20, 84, 62];
const SEA: readonly [Colour, Colour] = [
  [226, 168, 118],
  [16, 62, 84],
];

const SHORE = 0.72;

const mix = ([from, to]: readonly [Colour, Colour], part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** The heights of two ranges of hills; 0 is the upper edge of the picture, 1 the lower. */
const farHills = (x: number) =>
  0.52 - 0.16 * Math.exp(-(((x - 0.68) / 0.12) ** 2)) + 0.02 * Math.sin(x * 17);
const nearHills = (x: number) =>
  0.66 - 0.1 * Math.exp(-(((x - 0.18) / 0.2) ** 2)) + 0.012 * Math.sin(x * 31);

function colourAt(x: number, y: number): Colour {
  if (y > SHORE) return mix(SEA, Math.min(1, (y - SHORE) / 0.22 + 0.06 * Math.sin(y * 190)));
  if (y > nearHills(x)) return NEAR;
  if (y > farHills(x)) return mix([FAR, NEAR], (y - 0.36) / 0.6);
  const toSun = Math.hypot((x - 0.4) * (WIDTH / HEIGHT), y - 0.34);
  const sky = mix(SKY, Math.min(1, y / 0.55));
  if (toSun < 0.07) return SUN;
  return mix([sky, SUN], 0.5 * Math.exp(-(toSun - 0.07) * 9));
}

/** Draws an island at sunset as a PNG, the photo of a savings goal. */
export function goalPicture(): Promise<Uint8Array> {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1)
      pixels.set(colourAt(column / WIDTH, row / HEIGHT), (row * WIDTH + column) * 3);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
