import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** Makes a picture with so many colours that no format stores a palette. */
function gradient(width: number, height: number, channels: 3 | 4): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels[at] = x >> 4;
      pixels[at + 1] = y >> 4;
      pixels[at + 2] = (x + y) >> 5;
      if (channels === 4) pixels[at + 3] = 255 - (x >> 5);
      at += channels;
    }
  }
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false });
}

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 40, g: 150, b: 90, alpha: 0.5 } },
  });

const DEEP = { bitdepth: 10, chromaSubsampling: "4:4:4", effort: 0 } as const;

/** Makes a GIF with a frame that is removed after it is shown, so that two are held. */
async function rememberedGif(width: number, height: number) {
  const gif = await gradient(width, height, 3).gif({ effort: 1 }).toBuffer();
  const flags = gif.indexOf(Buffer.from([0x21, 0xf9, 4])) + 3;
  gif[flags] = ((gif[flags] ?? 0) & ~0x1c) | (3 << 2);
  return gif;
}

/** Makes a picture for print: made small, since converting screen colours to CMYK is slow. */
async function printed(side: number) {
  const small = await gradient(side / 7, side / 7, 3)
    .toColourspace("cmyk")
    .tiff()
    .toBuffer();
  const options = { kernel: "nearest" } as const;
  return sharp(small).pipelineColourspace("cmyk").resize(side, side, options).toColourspace("cmyk");
}

const fullJpeg = { progressive: true, chromaSubsampling: "4:4:4" };

/** The pictures of each format that take the most memory and are still accepted. */
export const LARGEST: Readonly<Record<string, () => Promise<Buffer>>> = {
  "JPEG, 40 megapixels": () => gradient(7_746, 5_163, 3).jpeg().toBuffer(),
  "PNG, 40 megapixels": () => plain(8_192, 4_882).png().toBuffer(),
  "JPEG on its side, 40 megapixels": () =>
    gradient(8_192, 4_882, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "progressive JPEG": () => gradient(4_080, 4_080, 3).jpeg(fullJpeg).toBuffer(),
  "progressive JPEG for print": async () => (await printed(3_535)).jpeg(fullJpeg).toBuffer(),
  "PNG of 16 bits": () => plain(7_060, 4_710).toColourspace("rgb16").png().toBuffer(),
  "interlaced PNG": () => gradient(4_080, 4_080, 4).png({ progressive: true }).toBuffer(),
  "interlaced PNG of 16 bits": () =>
    gradient(2_886, 2_886, 4).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
  "lossless WebP": () => gradient(4_470, 4_470, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  GIF: () => rememberedGif(3_160, 3_160),
  AVIF: () => gradient(2_000, 2_000, 4).avif(DEEP).toBuffer(),
};

/** Pictures just above the limit of their format; the AVIF is 1 763 bytes that would take a gigabyte. */
export const TOO_LARGE: Readonly<Record<string, () => Promise<Buffer>>> = {
  AVIF: () => readFile(new URL("../photos/huge.avif", import.meta.url)),
  GIF: () => plain(3_170, 3_170).gif({ effort: 1 }).toBuffer(),
  WebP: () => plain(4_480, 4_480).webp({ effort: 0 }).toBuffer(),
  "interlaced PNG": () => plain(4_090, 4_090).png({ progressive: true }).toBuffer(),
  "progressive JPEG": () => plain(4_090, 4_090).jpeg({ progressive: true }).toBuffer(),
};
