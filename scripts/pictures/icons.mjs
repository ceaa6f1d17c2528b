// Draws the icons of public/ that cannot be SVG from favicon.svg. Run it when that has changed.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const FAVICON = "public/favicon.svg";
const FRAME = /<rect [^>]*\/>/;

const source = await readFile(FAVICON, "utf8");

/** The icon without its round corners: a system cuts its own shape, and the drawing keeps clear of the edge. */
const square = source.replace(FRAME, '<rect width="32" height="32" fill="url(#g)"/>');

const drawn = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Wraps a PNG in the ICO container for the oldest browsers. */
function asIcon(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile("public/favicon.ico", asIcon(await drawn(source, 32), 32));
await writeFile("public/icon-192.png", await drawn(source, 192));
await writeFile("public/icon-512.png", await drawn(source, 512));
await writeFile("public/icon-maskable-192.png", await drawn(square, 192));
await writeFile("public/icon-maskable-512.png", await drawn(square, 512));
await writeFile("public/apple-touch-icon.png", await drawn(square, 180));
