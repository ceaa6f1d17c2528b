import { IV_BYTES, type Sealed } from "./seal.ts";

/** A sealed text as letters, for a storage that holds only text. */
export const sealedToText = ({ iv, bytes }: Sealed): string =>
  btoa([...iv, ...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join(""));

/** Reads what `sealedToText` wrote; throws for anything else. */
export function sealedFromText(text: string): Sealed {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { iv: bytes.slice(0, IV_BYTES), bytes: bytes.slice(IV_BYTES).buffer };
}
