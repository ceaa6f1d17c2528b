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
