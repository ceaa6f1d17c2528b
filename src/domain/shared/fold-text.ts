const PLAIN = /^[\u0020-\u007e]*$/;

/** Folds a text for searching: without accents and in lower case. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // A cheap test first, since most texts have no accents.
  return PLAIN.test(small) ? small : small.normalize("NFD").replace(/\p{M}+/gu, "");
}
