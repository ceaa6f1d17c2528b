// Makes a photo of the image on standard input, in a process of its own: its memory returns to the system, and a crash
// of a decoder affects nothing else. It is JavaScript because it runs without a compiler.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { isPlainWebp } from "./plain-webp.mjs";
import { sizeFault } from "./size-fault.mjs";

/** The only image formats of the library open to untrusted files. */
const READERS = ["JpegBuffer", "PngBuffer", "WebpBuffer", "NsgifBuffer", "HeifBuffer"];

const MAX_WIDTH = 1024;
/** Twice the width: all that a screen shows of the tallest picture. */
const MAX_HEIGHT = 2048;

/** The exit code of a refusal; the fault is on standard output instead of a photo. */
const REFUSED_EXIT_CODE = 64;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: READERS.map((reader) => `VipsForeignLoad${reader}`) });

/** @param {Buffer} upload */
async function faultOf(upload) {
  // Reads the header alone, which tells the size before anything is decoded.
  const header = await sharp(upload, { limitInputPixels: false }).metadata();
  if (header.format === "heif" && header.compression !== "av1") return "not-an-image";
  return sizeFault(header);
}

/** @param {Buffer} upload */
const photoOf = (upload) =>
  sharp(upload, {
    limitInputPixels: false,
    failOn: "error",
    sequentialRead: true,
    autoOrient: true,
  })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .webp()
    .toBuffer();

/** How much larger than its photo a photo may be that stays as it is: more would be something else beside a picture. */
const MAX_SIZE_FACTOR = 1.5;

/** @param {Buffer} picture */
async function isPhoto(picture) {
  if (!isPlainWebp(picture)) return false;
  const { width, height } = await sharp(picture).metadata();
  return width <= MAX_WIDTH && height <= MAX_HEIGHT;
}

/** @param {Buffer} picture */
async function photoOrSame(picture) {
  const photo = await photoOf(picture);
  const stays = picture.length <= MAX_SIZE_FACTOR * photo.length + 1024 && (await isPhoto(picture));
  return stays ? picture : photo;
}

const mayStay = process.argv.includes("may-stay");

/** @param {string} fault */
function refuse(fault) {
  process.exitCode = REFUSED_EXIT_CODE;
  process.stdout.write(fault);
}

try {
  const upload = await buffer(process.stdin);
  const fault = await faultOf(upload);
  if (fault === null) process.stdout.write(await (mayStay ? photoOrSame : photoOf)(upload));
  else refuse(fault);
} catch (error) {
  // Exceeding the memory limit shows as a failed allocation.
  refuse(/memory/i.test(String(error)) ? "too-many-pixels" : "not-an-image");
}
