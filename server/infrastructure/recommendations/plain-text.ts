/** Characters that would control a terminal or reverse a line. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** Converts a foreign text to one plain line, cut to a length in UTF-16 units; markup in it is shown as text. */
export function plainText(text: string, longest: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim();
  if (line.length <= longest) return line;
  // A surrogate pair that the cut would split is dropped.
  const cut = line.slice(0, longest - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
