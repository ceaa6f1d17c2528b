/** The chunks of a picture alone, without metadata, colour profiles or animation. */
const CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);

/** The most bytes of a photo: those that we make are far smaller. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;

const textAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * Whether bytes are a WebP as our photos are: a picture of bounded size and nothing beside it, each part as long as it
 * says. Whether the
 * picture can be drawn is left to the browser.
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  if (bytes.length > PHOTO_MAX_BYTES) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || textAt(bytes, 0) !== "RIFF" || textAt(bytes, 8) !== "WEBP") return false;
  if (view.getUint32(4, true) + 8 !== bytes.length) return false;
  let pictures = 0;
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return false;
    const name = textAt(bytes, at);
    if (!CHUNKS.has(name)) return false;
    if (name === "VP8 " || name === "VP8L") pictures += 1;
    const size = view.getUint32(at + 4, true);
    // A chunk of odd size has a byte of filling.
    at += 8 + size + (size % 2);
    if (at > bytes.length) return false;
  }
  return pictures === 1;
}
