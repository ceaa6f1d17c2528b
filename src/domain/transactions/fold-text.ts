/** A text as a search sees it: without accents and in small letters. */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
