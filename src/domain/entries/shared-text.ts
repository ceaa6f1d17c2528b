import type { Cents } from "../shared/cents.ts";
import { parseAmount } from "../shared/parse-amount.ts";
import { DESCRIPTION_MAX } from "../shared/text-limits.ts";

/** The description and the amount of an entry, as far as a text tells them. */
export type SharedEntry = { readonly description: string; readonly amount: Cents | null };

/** The longest text that is looked at, in UTF-16 units. */
const MAX_READ_LENGTH = 2000;

const SPACE = String.raw`[ \u00a0\u202f]`;
const CURRENCY = String.raw`(?:€|EUR(?![\p{L}\p{N}])|euros?(?![\p{L}\p{N}]))`;
const NUMBER = String.raw`\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d{2}|\d+(?:[.,]\d{1,2})?`;
const BEFORE = String.raw`(?<![\p{L}\p{N}.,])(?<before>${CURRENCY}${SPACE}?)?(?:[-−+]${SPACE}?)?(?<![\p{L}\d.,])`;
const AFTER = String.raw`(?![.,]?\d|${SPACE}?%)(?<after>${SPACE}?${CURRENCY})?(?!\p{L})`;

const AMOUNTS = new RegExp(`${BEFORE}(?<number>${NUMBER})${AFTER}`, "giu");

const WITH_CENTS = /[.,]\d{2}$/;

/** Signs that stand between an amount and its description, left over at an end. */
const LOOSE_ENDS = /^[\s\-–—:;,.·|]+|[\s\-–—:;,·|=]+$/g;

/**
 * Reads a text that another program shares: `Café 1,20` is a description and an amount. An amount is a number with two
 * decimals, or one beside `€`, `EUR` or `euros`; the number of a table, a year or a percentage is none. Of several
 * amounts the last one with cents counts, or else the last one. The rest of the text is the description, cut to its
 * limit.
 */
export function readSharedText(text: string): SharedEntry {
  const plain = text
    .slice(0, MAX_READ_LENGTH)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const found = [...plain.matchAll(AMOUNTS)].flatMap((match) => {
    const { number = "", before, after } = match.groups ?? {};
    const withCents = WITH_CENTS.test(number);
    const read = parseAmount(number);
    const counts = withCents || before !== undefined || after !== undefined;
    if (!counts || !read.ok || read.value === 0) return [];
    return [
      { amount: read.value, withCents, from: match.index, to: match.index + match[0].length },
    ];
  });
  const chosen = found.findLast(({ withCents }) => withCents) ?? found.at(-1);
  if (chosen === undefined) return { description: cut(plain), amount: null };
  const [before, after] = [plain.slice(0, chosen.from), plain.slice(chosen.to)].map((part) =>
    part.replaceAll(LOOSE_ENDS, ""),
  );
  const description = [before, after]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/ ?\( \)/, "");
  return { description: cut(description), amount: chosen.amount };
}

/** The beginning of a text that fits a description, without half a character at its end. */
const cut = (text: string): string =>
  text
    .slice(0, DESCRIPTION_MAX)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
