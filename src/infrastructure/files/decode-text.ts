/** How many bytes are looked at to tell whether every other one is zero. */
const LOOKED_AT = 400;

/** The text of a file: by its byte order mark, by the zeros of UTF-16, as UTF-8 if it is, else as Windows wrote it. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (isWide(bytes.subarray(0, LOOKED_AT))) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCutOff(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-8 that ends in the middle of a character. */
function decodeCutOff(bytes: Uint8Array): string | null {
  for (let missing = 1; missing <= 3 && missing < bytes.length; missing += 1)
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, -missing));
      return (bytes.at(-missing) ?? 0) >= 0xc2 && /[^\0-\x7f]/.test(text) ? text : null;
    } catch {
      // One byte less may be whole.
    }
  return null;
}

/** Whether nearly every second byte is zero, as in UTF-16 without a mark. */
function isWide(start: Uint8Array): boolean {
  let zeros = 0;
  for (let at = 1; at < start.length; at += 2) if (start[at] === 0) zeros += 1;
  return zeros * 10 > Math.floor(start.length / 2) * 8 && start[0] !== 0;
}
