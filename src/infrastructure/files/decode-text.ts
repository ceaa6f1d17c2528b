/** The number of bytes in which zeros are counted. */
const SEARCHED_BYTES = 400;

/**
 * Decodes the text of a file: by its byte order mark, by the zeros of UTF-16, as UTF-8 if it is valid, else as
 * Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (isWide(bytes.subarray(0, SEARCHED_BYTES))) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCutOff(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
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

/** Whether most second bytes are zero, as in UTF-16 without a byte order mark: all but those of signs such as € and –. */
function isWide(start: Uint8Array): boolean {
  let zeros = 0;
  for (let at = 1; at < start.length; at += 2) if (start[at] === 0) zeros += 1;
  return zeros * 10 > Math.floor(start.length / 2) * 6 && start[0] !== 0;
}
