import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";

const PROGRAM = fileURLToPath(import.meta.resolve("zxing-wasm/writer/zxing_writer.wasm"));

/** Draws a receipt with its code; by default as high as a phone's picture. */
async function drawn(text: string, width: number, height: number) {
  const wasmBinary = (await readFile(PROGRAM)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { svg } = await writeBarcode(text, { format: "QRCode", addQuietZones: true });
  const side = Math.round(Math.min(width, height) / 2);
  const code = await sharp(Buffer.from(svg))
    .resize(side, side, { kernel: "nearest" })
    .flatten({ background: "#fff" })
    .rotate(7, { background: "#fff" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#8a7f72" } }).composite([
    { input: code, gravity: "center" },
  ]);
}

/** Makes a photo of a receipt, as a file to choose. */
export async function receiptPhoto(text: string, name = "talao.png") {
  const buffer = await (await drawn(text, 1500, 2000)).png().toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** Makes a film of that receipt (.mjpeg). */
export async function receiptFilm(text: string): Promise<Buffer> {
  const frame = await (await drawn(text, 640, 480)).jpeg({ quality: 90 }).toBuffer();
  return Buffer.concat(Array.from({ length: 5 }, () => frame));
}
