import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f9e63" } });

/** Makes a plain picture, 40 by 20. */
export const picture = (format: "png" | "jpeg" | "webp" | "gif" | "avif" | "tiff") =>
  canvas(40, 20).toFormat(format).toBuffer();

/** Makes a picture of noise, which no format compresses well. */
export const noisyPicture = (format: "png" | "jpeg" | "webp" | "gif" | "avif") =>
  sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      background: "#2f9e63",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

export const pictureOfSize = (width: number, height: number) =>
  canvas(width, height).png().toBuffer();

/** Makes a photo as a phone takes it: rotated, with the location and a comment in its metadata. */
export const photoWithPlace = () =>
  canvas(40, 20)
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: "em casa", Make: "Telefone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 42/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>em casa</a></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Makes a GIF of a red and a blue frame. */
export async function animatedGif() {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame("#ff0000"), await frame("#0000ff")];
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Makes a valid black and white PNG of any size, of a few kilobytes. */
export function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Bytes that have the form of a WebP. */
export function webpOf(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const write = (text: string, at: number) =>
    new TextEncoder().encodeInto(text, bytes.subarray(at));
  write("RIFF", 0);
  view.setUint32(4, size - 8, true);
  write("WEBPVP8 ", 8);
  view.setUint32(16, size - 20, true);
  return bytes;
}
