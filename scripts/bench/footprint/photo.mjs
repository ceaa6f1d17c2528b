import sharp from "sharp";
import { numbersFrom } from "./numbers-from.mjs";

const [WIDTH, HEIGHT] = [1600, 1200];
const CHANNELS = 3;

/** Makes a JPEG that compresses like a photo: noise of equal strength in each octave, as in natural pictures. */
export async function likePhoto() {
  const next = numbersFrom(7);
  const sum = new Float32Array(WIDTH * HEIGHT * CHANNELS);
  for (let cells = 4; cells <= 512; cells *= 2) {
    const grid = Uint8Array.from({ length: cells * cells * CHANNELS }, () => next() * 256);
    const layer = await sharp(grid, { raw: { width: cells, height: cells, channels: CHANNELS } })
      .resize(WIDTH, HEIGHT, { fit: "fill", kernel: "cubic" })
      .raw()
      .toBuffer();
    for (let index = 0; index < sum.length; index += 1) sum[index] += (layer[index] - 128) / 4;
  }
  const pixels = Uint8Array.from(sum, (value) => Math.max(0, Math.min(255, 128 + value)));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
