import { wordsIn, type KnownEntry } from "./known-entries.ts";

/** How many entries are suggested at most. */
export const SUGGESTED = 5;

/**
 * The entries that a text may come to: first those that begin as it does, then those with a word for the beginning of
 * each of its words; the newest first. For no text the most frequent of late.
 */
export function suggestedEntries(
  entries: readonly KnownEntry[],
  typed: string,
): readonly KnownEntry[] {
  const words = wordsIn(typed);
  if (words === "")
    return entries.toSorted((left, right) => right.lately - left.lately).slice(0, SUGGESTED);
  const begun = entries.filter((entry) => entry.words.startsWith(words));
  if (begun.length >= SUGGESTED) return begun.slice(0, SUGGESTED);
  const beginnings = words.split(" ").map((word) => ` ${word}`);
  const containing = entries.filter((entry) => {
    const text = ` ${entry.words}`;
    return !entry.words.startsWith(words) && beginnings.every((word) => text.includes(word));
  });
  return [...begun, ...containing].slice(0, SUGGESTED);
}

/** The category of the last entry with the words of a text, or else with the most of its first words; null without one. */
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
