const PLAIN = /^[\u0020-\u007e]*$/;

/** A text as a search sees it: without accents and in small letters. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // Most texts have no accents to lose, and finding that out costs least.
  return PLAIN.test(small) ? small : small.normalize("NFD").replace(/\p{M}+/gu, "");
}
