import { foldText } from "../shared/fold-text.ts";
import { nameCase } from "../shared/name-case.ts";
import { plainWords } from "../shared/plain-words.ts";
import { isBetween, isOperation } from "./operation-words.ts";

/** The abbreviations of the one operation that readers would miss: a withdrawal. */
const WITHDRAWAL = new Set(["lev", "levantamento"]);

/** Numbers of cards, terminals and references, alone or with letters; days and times. */
const NUMBER = /(?:\d[\s.\-/*]?){4}|^\W*\d{1,2}[-/.,:]\d{1,2}(?:[-/.]\d\d)?\W*$|\d:\d/;
const MASK = /^(?:\*{2,}|X{3,})\d*$/;
const COUNTRY = /^(?:PT|PRT|[^\p{L}\d])$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** A telephone number as `bankText` masks it. */
const TELEPHONE = /^\*{6}\d{3}$/;

/**
 * A description in its most readable form. A bank's text, in capitals, loses its operation, numbers, days and country,
 * and gets the case of names: `COMPRA 1234 CONTINENTE BRAGA` is `Continente Braga`. If nothing else is left, the
 * operation stays. A text with any lower-case letter stays as it is.
 */
export function readableText(description: string): string {
  if (/\p{Ll}/u.test(description) || !/\p{Lu}/u.test(description)) return description;
  const words = description.replace(/\*+(?=\p{L})/gu, " ").split(/\s+/);
  const telling = tellingWords(words);
  const kept =
    telling.length > 0 ? telling : words.filter((word) => TELEPHONE.test(word) || !isNumber(word));
  return nameCase(kept.join(" ")).trim() || description;
}

/** The original description, if the readable form lacks any of its words; else null. */
export function unreadText(description: string): string | null {
  return foldText(readableText(description)) === foldText(description) ? null : description;
}

/** The words without those of the operation. */
function tellingWords(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let moved = false;
  for (const word of words) {
    const plain = plainWords(word);
    const isHow = saysHow(plain);
    if (isHow && isWithdrawal(plain)) kept.push(word);
    else if (isNumber(word) && !isYearOf(word, kept.at(-1))) dropHow(kept);
    else if (kept.length > 0) kept.push(word);
    else if (isHow) moved = true;
    else if (plain.length > 0 && !(moved && plain.every(isBetween))) kept.push(word);
  }
  while (kept.length > 1 && COUNTRY.test(kept.at(-1) ?? "")) kept.pop();
  return kept;
}

const isNumber = (word: string): boolean => NUMBER.test(word) || MASK.test(word);

const isWithdrawal = (plain: readonly string[]): boolean =>
  plain.some((word) => WITHDRAWAL.has(word));

const saysHow = (plain: readonly string[]): boolean =>
  plain.some(isOperation) && plain.every((word) => isOperation(word) || isBetween(word));

/** A year belongs to the word right before it: `IUC 2026`. */
const isYearOf = (word: string, before: string | undefined): boolean =>
  YEAR.test(word) && before !== undefined && !saysHow(plainWords(before));

/** Drops the words of an operation that precede a number, as they belong to it: `CARTAO 1234`, `REF. 123456`. */
function dropHow(kept: string[]): void {
  while (kept.length > 0) {
    const plain = plainWords(kept.at(-1) ?? "");
    if (isWithdrawal(plain) || (plain.length > 0 && !saysHow(plain))) return;
    kept.pop();
  }
}
