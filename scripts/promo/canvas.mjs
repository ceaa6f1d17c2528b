// The raw pixels of a frame: the page above, the caption below, the cursor over both.
import sharp from "sharp";

export const WIDTH = 1280;
export const HEIGHT = 720;
/** The height of the caption below the page, in px. */
export const BAND = 64;
export const PAGE_HEIGHT = HEIGHT - BAND;

const PIXEL = 3;

/** Returns the pixels of a picture of the full width. */
export const pixelsOf = (png) => sharp(png).removeAlpha().raw().toBuffer();

/** Joins a page's picture and a caption's to one frame. */
export const joined = (page, band) => Buffer.concat([page, band]);

/** Blends two frames; `part` from 0 to 1. */
export function mixed(from, to, part) {
  const frame = Buffer.allocUnsafe(from.length);
  const weight = Math.round(part * 256);
  for (let index = 0; index < frame.length; index += 1)
    frame[index] = (from[index] * (256 - weight) + to[index] * weight) >> 8;
  return frame;
}

/** Makes a sprite of a drawing, with its transparency. */
export async function sprite(svg) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns a copy of a frame with a sprite at a position of its upper left corner. */
export function withSprite(frame, { data, width, height }, left, top) {
  const copy = Buffer.from(frame);
  for (let row = Math.max(0, -top); row < Math.min(height, HEIGHT - top); row += 1)
    for (let column = Math.max(0, -left); column < Math.min(width, WIDTH - left); column += 1) {
      const source = (row * width + column) * 4;
      const alpha = data[source + 3];
      const target = ((top + row) * WIDTH + left + column) * PIXEL;
      for (let channel = 0; channel < PIXEL; channel += 1)
        copy[target + channel] += ((data[source + channel] - copy[target + channel]) * alpha) / 255;
    }
  return copy;
}
