import { plainWords } from "../shared/plain-words.ts";
import { isBetween, isOperation } from "./operation-words.ts";
import { endOfPlace } from "./municipalities.ts";

const MONTHS = new Set(
  (
    "jan fev mar abr mai jun jul ago set out nov dez janeiro fevereiro marco abril maio junho julho " +
    "agosto setembro outubro novembro dezembro"
  ).split(" "),
);

const LINKS = new Set("de do da dos das em".split(" "));

/**
 * The words that identify a description: without the operation (COMPRA, TRF, DD, MB WAY), without numbers and dates,
 * and without the place at the end. If nothing else is left, all of its words.
 */
export function keyWords(text: string): string {
  const plain = plainWords(text);
  const lettered = plain.filter((word) => !/\d/u.test(word));
  const from = lettered.findIndex((word) => !isOperation(word) && !isBetween(word));
  const telling = from === -1 ? [] : lettered.slice(from);
  let end = telling.length;
  while (end > 1) {
    const shorter = withoutLast(telling, end);
    if (shorter === end) break;
    end = Math.max(1, shorter);
  }
  return (end === 0 ? plain : telling.slice(0, end)).join(" ");
}

/** The end of the words without their last place, month or linking word. */
function withoutLast(words: readonly string[], end: number): number {
  const last = words[end - 1] ?? "";
  return MONTHS.has(last) || LINKS.has(last) ? end - 1 : endOfPlace(words, end);
}
