/** The characters of Windows-1252 with another code in Unicode that banks use. */
const WINDOWS: Readonly<Record<string, number>> = { "€": 0x80, "–": 0x96, "—": 0x97, "’": 0x92 };

/** Encodes a text in Windows-1252; throws for a character outside of it. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (character) => {
    const byte = WINDOWS[character] ?? character.codePointAt(0) ?? 0;
    if (byte > 0xff) throw new RangeError(`not in Windows-1252: ${character}`);
    return byte;
  });

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Encodes in UTF-16LE, without a byte order mark. */
export const utf16le = (text: string): Uint8Array =>
  Uint8Array.from(Array.from({ length: text.length * 2 }), (_, at) => {
    const unit = text.charCodeAt(at >> 1);
    return at % 2 === 0 ? unit & 0xff : unit >> 8;
  });

/** Encodes in UTF-16BE, without a byte order mark. */
export const utf16be = (text: string): Uint8Array =>
  utf16le(text).map((_, at, bytes) => bytes[at ^ 1] ?? 0);

const LETTERS = "áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚºª";

/** The bytes of these letters in old encodings. */
const OLD = {
  macintosh: "8788898b8d8e909297999b9ce7cbe5cc8283e6eaeeefcdf2bcbb",
  cp850: "a08583c6878288a1a293e4a3b5b7b6c78090d2d6e0e2e5e9a7a6",
  cp860: "a0858384878288a1a29394a386918f8e8090898b9f8c9996a7a6",
} as const;

/** Encodes Portuguese letters in an encoding of old computers; throws for a character outside of it. */
export const encodedAs =
  (encoding: keyof typeof OLD) =>
  (text: string): Uint8Array =>
    Uint8Array.from(Array.from(text), (character) => {
      const at = LETTERS.indexOf(character);
      if (at !== -1) return Number.parseInt(OLD[encoding].slice(2 * at, 2 * at + 2), 16);
      if (character > "\u007f") throw new RangeError(`not in ${encoding}: ${character}`);
      return character.charCodeAt(0);
    });
