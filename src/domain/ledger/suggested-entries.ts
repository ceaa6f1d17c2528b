import { wordsIn, type KnownEntry } from "./known-entries.ts";

/** The most entries that are suggested. */
export const MAX_SUGGESTED = 5;

/**
 * The entries that match a text: first those that begin with it, then those in which each of its words begins a word;
 * the newest first. For an empty text, the most frequent recent ones.
 */
export function suggestedEntries(
  entries: readonly KnownEntry[],
  typed: string,
): readonly KnownEntry[] {
  const words = wordsIn(typed);
  if (words === "")
    return entries.toSorted((left, right) => right.lately - left.lately).slice(0, MAX_SUGGESTED);
  const begun = entries.filter((entry) => entry.words.startsWith(words));
  if (begun.length >= MAX_SUGGESTED) return begun.slice(0, MAX_SUGGESTED);
  const beginnings = words.split(" ").map((word) => ` ${word}`);
  const containing = entries.filter((entry) => {
    const text = ` ${entry.words}`;
    return !entry.words.startsWith(words) && beginnings.every((word) => text.includes(word));
  });
  return [...begun, ...containing].slice(0, MAX_SUGGESTED);
}

/** The category of the last entry whose words are the longest beginning of the text's words; null if there is none. */
export function guessedCategory(entries: readonly KnownEntry[], typed: string): string | null {
  const words = `${wordsIn(typed)} `;
  let best: KnownEntry | null = null;
  for (const entry of entries)
    if (
      entry.words.length > (best?.words.length ?? 0) &&
      words.startsWith(entry.words) &&
      words[entry.words.length] === " "
    )
      best = entry;
  return best?.category ?? null;
}
