const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 8_192;

/** The memory for a decoder's data of a whole image. */
const MAX_DECODED_BYTES = 100_000_000;

/**
 * Returns the bytes that a decoder holds per pixel of an image: the worst measurement of each format. JPEG and PNG are
 * read row by row unless they are progressive or interlaced.
 *
 * @param {import("sharp").Metadata} header
 */
function keptPerPixel({ format, isProgressive, channels, depth }) {
  const bytes = depth === "ushort" ? 2 : 1;
  if (format === "jpeg") return isProgressive ? 2 * channels : 1;
  if (format === "png") return isProgressive ? 1.5 * channels * bytes : 1.5 * bytes;
  if (format === "webp") return 5;
  if (format === "gif") return 10;
  return 25;
}

/**
 * Returns why an image is too large to decode, judging by its header; null if it is not.
 *
 * @param {import("sharp").Metadata} header
 */
export function sizeFault(header) {
  const { width, height } = header;
  if (Math.max(width, height) > MAX_SIDE) return "side-too-long";
  const pixels = Math.min(MAX_PIXELS, MAX_DECODED_BYTES / keptPerPixel(header));
  return width * height > pixels ? "too-many-pixels" : null;
}
