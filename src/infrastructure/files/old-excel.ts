/** The banks that are known to give old Excel files, by a word that stands in them. */
const BANKS = ["Santander"] as const;

/** How many bytes are looked at. */
const LOOKED_AT = 2 * 1024 * 1024;

/** The bank that an old Excel file names in one of the two ways in which it keeps texts, or null. */
export function bankIn(bytes: Uint8Array): string | null {
  const text = new TextDecoder("windows-1252").decode(bytes.subarray(0, LOOKED_AT));
  const narrow = text.replaceAll("\0", "");
  return BANKS.find((bank) => narrow.includes(bank)) ?? null;
}
