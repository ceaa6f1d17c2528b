/** The longest reference that is stored, in UTF-16 units; OFX allows 255. */
export const REFERENCE_MAX = 255;

/** What banks write where a movement has no reference. */
const NONE = new Set(["NONREF", "NOTPROVIDED", "NOTAVAILABLE", "NONE", "NULL", "N/A", "NA"]);

/** A bank's own reference of a movement; undefined if the text is none. */
export function referenceIn(text: string): string | undefined {
  const reference = text
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, " ")
    .trim()
    .slice(0, REFERENCE_MAX)
    .toWellFormed()
    .trim();
  const isNone =
    NONE.has(reference.toUpperCase().replaceAll(" ", "")) || /^[0\-. ]*$/.test(reference);
  return isNone ? undefined : reference;
}
