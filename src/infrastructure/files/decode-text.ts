import { decodeOld } from "./old-encodings.ts";

/** The number of bytes in which zeros are counted. */
const SEARCHED_BYTES = 400;

/** The mark at the beginning of a file, and of each file of those that were joined to one. */
const MARK = /\ufeff/g;

/**
 * Decodes the text of a file: by its byte order mark, by the zeros of UTF-16, as UTF-8 if it is valid, else as an
 * encoding of one byte a character.
 */
export const decodeText = (bytes: Uint8Array): string => decoded(bytes).replace(MARK, "");

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = bytes.subarray(0, SEARCHED_BYTES);
  if (isWide(start, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (isWide(start, 0)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCutOff(bytes) ?? decodeOld(bytes);
  }
}

/** Decodes UTF-8 that is cut off within a character. */
function decodeCutOff(bytes: Uint8Array): string | null {
  for (let missing = 1; missing <= 3 && missing < bytes.length; missing += 1)
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, -missing));
      return (bytes.at(-missing) ?? 0) >= 0xc2 && /[^\0-\x7f]/.test(text) ? text : null;
    } catch {
      // With one byte less it may be valid.
    }
  return null;
}

/**
 * Whether most first or second bytes of each two are zero, as in UTF-16 without a byte order mark: all but those of signs
 * such as € and –.
 */
function isWide(start: Uint8Array, zero: 0 | 1): boolean {
  let zeros = 0;
  for (let at = zero; at < start.length; at += 2) if (start[at] === 0) zeros += 1;
  return zeros * 10 > Math.floor(start.length / 2) * 6 && start[1 - zero] !== 0;
}
