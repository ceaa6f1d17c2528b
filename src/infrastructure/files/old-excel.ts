/** The banks known to offer old Excel files, by a word that stands in them. */
const BANKS = ["Santander"] as const;

/** The number of bytes that are searched. */
const SEARCHED_BYTES = 2 * 1024 * 1024;

/** The bank that an old Excel file names, in either of its two text encodings; or null. */
export function bankIn(bytes: Uint8Array): string | null {
  const text = new TextDecoder("windows-1252").decode(bytes.subarray(0, SEARCHED_BYTES));
  const narrow = text.replaceAll("\0", "");
  return BANKS.find((bank) => narrow.includes(bank)) ?? null;
}
