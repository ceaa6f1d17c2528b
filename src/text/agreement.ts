import { foldText } from "../domain/shared/fold-text.ts";

/** The pronoun or article that agrees with a name. */
export type Agreeing = "o" | "a" | "os" | "as";

/** Masculine words that end as feminine ones do. */
const MASCULINE = new Set(
  "dia mapa programa sistema tema problema drama poema cinema clima".split(" "),
);

/** Endings of words, without accents, by what agrees with them; the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, Agreeing])[] = [
  [/(?:as|coes|soes|gens|dades)$/, "as"],
  [/os$/, "os"],
  [/(?:a|cao|sao|gem|dade)$/, "a"],
];

/** What agrees with a name, by the ending of its first word; the masculine where that tells nothing. */
export function agreeing(name: string): Agreeing {
  const word = /\p{L}{2,}/u.exec(name)?.[0] ?? "";
  const folded = foldText(word);
  if (MASCULINE.has(folded) || word.toLowerCase().endsWith("á")) return "o";
  return ENDINGS.find(([ending]) => ending.test(folded))?.[1] ?? "o";
}

/** Whether a word that agrees is of several. */
export const isPlural = (word: Agreeing): boolean => word.endsWith("s");
