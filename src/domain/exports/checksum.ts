/** The remainders of each byte for the polynomial of CRC-32. */
const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const remainder = (rest: number, byte: number) =>
  (rest >>> 8) ^ (REMAINDERS[(rest ^ byte) & 0xff] ?? 0);

/** A checksum of texts, one after the other: the CRC-32 of their UTF-16 code units, as eight hexadecimal digits. */
export type Checksum = {
  readonly add: (text: string) => void;
  readonly value: () => string;
};

/** Begins a checksum; it changes with any single damaged character. */
export function checksum(): Checksum {
  let rest = -1;
  return {
    add: (text) => {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        rest = remainder(remainder(rest, unit & 0xff), unit >>> 8);
      }
    },
    value: () => (~rest >>> 0).toString(16).padStart(8, "0"),
  };
}
