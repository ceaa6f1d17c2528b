/** What would steer a terminal or turn a line around instead of being read. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** A foreign text as one plain line, cut to a length in UTF-16 units; markup in it stays text. */
export function plainText(text: string, longest: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim();
  if (line.length <= longest) return line;
  // A pair of surrogates that the cut would part is left out as a whole.
  const cut = line.slice(0, longest - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
