import type { PrintedReport } from "../../../application/exports/report-printer.ts";
import { composed, printedSigns, type IsKnown } from "./printed-signs.ts";

const LEGIBLE = /[\p{L}\p{N}]/u;

/**
 * Returns what is printed for a text, which may be one of the names or have some of them in it. No two names are printed
 * alike: one that has lost signs is followed by a number if it would be like another one, and has a name of its own if no
 * letter or digit of it is left.
 */
export function printedTexts(
  { all, unnamed }: PrintedReport["names"],
  isKnown: IsKnown,
): (words: string) => string {
  const clean = (words: string) => printedSigns(words, isKnown);
  const names = [...new Set(all)];
  const whole = names.filter((name) => clean(name) === name);
  const printed = new Map(whole.map((name) => [name, name]));
  const taken = new Set(whole);
  for (const name of names.filter((one) => !printed.has(one))) {
    const left = clean(name);
    const isLegible = left === composed(name) || LEGIBLE.test(left);
    const choices = isLegible ? (n: number) => (n === 1 ? left : `${left} (${n})`) : unnamed;
    const own = firstFree(choices, taken);
    printed.set(name, own);
    taken.add(own);
  }
  const changed = [...printed].filter(([name]) => clean(name) !== composed(name));
  const within = new Map(changed.map(([name, own]) => [composed(name), own]));
  return (words) => printed.get(words) ?? clean(replaced(composed(words), within));
}

/** A text in which other ones stand in the place of some, the longest first. */
function replaced(text: string, places: ReadonlyMap<string, string>): string {
  const longestFirst = [...places].toSorted(([one], [other]) => other.length - one.length);
  let done = "";
  for (let at = 0; at < text.length;) {
    const [found = text.charAt(at), own = found] =
      longestFirst.find(([place]) => text.startsWith(place, at)) ?? [];
    done += own;
    at += found.length;
  }
  return done;
}

function firstFree(choices: (number: number) => string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(choices(number))) number += 1;
  return choices(number);
}
