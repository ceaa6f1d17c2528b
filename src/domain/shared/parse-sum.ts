import { cents, MAX_AMOUNT, type AmountFault, type Cents } from "./cents.ts";
import {
  dividedBy,
  fractionOf,
  minus,
  NOTHING,
  plus,
  rounded,
  times,
  type Fraction,
} from "./fraction.ts";
import { parseDecimal } from "./parse-amount.ts";
import { accepted, refused, type Result } from "./result.ts";
import { plainMarks } from "./typed-marks.ts";

/** The longest text that is evaluated. */
const MAX_SUM_LENGTH = 200;

const TIMES = /[×x·∙⋅✕✖]/gi;
const DIVIDED = /[÷:∕⁄]/g;
const CURRENCY_BEFORE_SIGN = /^(€|eur(?:os?)?) ?([-+]) ?/i;

/** An amount of which a bank writes the minus behind, or an accountant brackets in place of it. */
const BEHIND_OR_BRACKETS = /^([^-+*/()]+)-$|^\(([^-+*/()]+)\)$/;

/** Each sign, and what stands between two of them. */
const TOKENS = /[-+*/()]|[^-+*/()]+/g;

const CENT: Fraction = { top: 1n, bottom: 100n };

type Read = Result<Fraction, AmountFault>;

const plainSum = (text: string): string =>
  plainMarks(text)
    .replaceAll(TIMES, "*")
    .replaceAll(DIVIDED, "/")
    .replace(CURRENCY_BEFORE_SIGN, "$2$1");

/** Whether a text is a sum of amounts: it begins with `=` as in a spreadsheet, or has a sign between two amounts. */
export const isSum = (text: string): boolean => /^=|[^-+*/(= ] ?[-+*/]/.test(plainSum(text));

/**
 * As `parseAmount`, but also evaluates `+`, `−`, `×`, `÷` and brackets: `=12+3`, `3*4,50`, `(45-5)/2`. It is reckoned
 * exactly and then rounded to the cent, halves away from zero. The result may not be negative.
 */
export function parseSum(text: string): Result<Cents, AmountFault> {
  const amount = parseSignedSum(text);
  return amount.ok && amount.value < 0 ? refused("negative") : amount;
}

/** As `parseSum`, but the result may be negative: also `12,00-` and `(12,00)`. */
export function parseSignedSum(text: string): Result<Cents, AmountFault> {
  if (text.length > MAX_SUM_LENGTH) return refused("not-a-number");
  const sum = plainSum(text).replace(BEHIND_OR_BRACKETS, "-$1$2").replace(/^=/, "");
  const rest = sum.match(TOKENS)?.filter((token) => token !== " ") ?? [];
  const total = readTerms(rest);
  if (!total.ok) return total;
  if (rest.length > 0) return refused("not-a-number");
  const amount = rounded(dividedBy(total.value, CENT) ?? NOTHING);
  if (amount > MAX_AMOUNT || -amount > MAX_AMOUNT) return refused("too-large");
  return accepted(cents(Number(amount)));
}

/** Takes terms with their signs off the front. */
function readTerms(rest: string[]): Read {
  let total = NOTHING;
  let sign = takeOne(rest, "+", "-") ?? "+";
  for (;;) {
    const term = readFactors(rest);
    if (!term.ok) return term;
    total = sign === "+" ? plus(total, term.value) : minus(total, term.value);
    const next = takeOne(rest, "+", "-");
    if (next === null) return accepted(total);
    sign = next;
  }
}

/** Takes a term off the front. What is typed alone is an amount, with at most two decimals; a factor may have more. */
function readFactors(rest: string[]): Read {
  const typed = rest[0] !== "(";
  const first = readOperand(rest);
  if (!first.ok) return first;
  let product = first.value;
  let sign = takeOne(rest, "*", "/");
  if (typed && sign === null && (product.top * 100n) % product.bottom !== 0n)
    return refused("too-many-decimals");
  for (; sign !== null; sign = takeOne(rest, "*", "/")) {
    const next = readOperand(rest);
    if (!next.ok) return next;
    const reckoned = sign === "*" ? times(product, next.value) : dividedBy(product, next.value);
    if (reckoned === null) return refused("not-a-number");
    product = reckoned;
  }
  return accepted(product);
}

/** Takes a number, or a sum in brackets, off the front. */
function readOperand(rest: string[]): Read {
  const token = rest.shift() ?? "";
  if (token === "(") {
    const inner = readTerms(rest);
    return inner.ok && rest.shift() !== ")" ? refused("not-a-number") : inner;
  }
  const typed = parseDecimal(token);
  return typed === null || typed.negative
    ? refused("not-a-number")
    : accepted(fractionOf(typed.decimal));
}

/** Takes the next token off the front if it is one of these. */
function takeOne<Token extends string>(rest: string[], ...tokens: Token[]): Token | null {
  const found = tokens.find((token) => token === rest[0]) ?? null;
  if (found !== null) rest.shift();
  return found;
}
