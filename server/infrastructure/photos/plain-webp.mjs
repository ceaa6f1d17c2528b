/** The chunks of a picture alone, without metadata, colour profiles or animation. */
const CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);

/**
 * Whether bytes are a WebP as our photos are: a picture and nothing beside it, each part as long as it says. Whether the
 * picture can be drawn is not looked at.
 *
 * @param {Buffer} bytes
 */
export function isPlainWebp(bytes) {
  /** @param {number} at */
  const textAt = (at) => bytes.toString("latin1", at, at + 4);
  if (bytes.length < 20 || textAt(0) !== "RIFF" || textAt(8) !== "WEBP") return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let pictures = 0;
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return false;
    const name = textAt(at);
    if (!CHUNKS.has(name)) return false;
    if (name === "VP8 " || name === "VP8L") pictures += 1;
    const size = bytes.readUInt32LE(at + 4);
    // A chunk of odd size has a byte of filling.
    at += 8 + size + (size % 2);
    if (at > bytes.length) return false;
  }
  return pictures === 1;
}
