import { MAX_AMOUNT } from "../../shared/cents.ts";
import { parseAmount } from "../../shared/parse-amount.ts";
import { accepted, refused, type Result } from "../../shared/result.ts";
import { plainDigits, type DecimalMark } from "./amount-marks.ts";
import { isInOtherCurrency } from "./other-currency.ts";
import { cellText, type Cell } from "../tables/sheet.ts";

/** Why a cell is not read as an amount of euros. */
export type AmountRefusal = "amount" | "too-large" | "currency";

/** Longer texts are no amounts. */
const MAX_AMOUNT_LENGTH = 40;

/** A leading apostrophe is a guard against formulas; the sign may be on either side, and doubled. */
const SHAPE =
  /^'?(?:EUR|€)?\s*([+-]{0,2})\s*(?:EUR|€)?\s*([\d.,'’\s]+?)\s*(?:EUR|€)?\s*(-?)\s*(?:EUR|€)?$/i;

/** Every character that programs write as a minus. */
const MINUSES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A text with the usual minus for any other. */
export const withMinuses = (text: string): string => text.replace(MINUSES, "-");

/** What a bank writes for no amount. */
const NOTHING = /^-{1,3}$/;

/** Whether a cell says that there is no amount. */
export const isNothing = (text: string): boolean => NOTHING.test(withMinuses(text));

/** `12,00 D`, `12.00CR`: an accountant's letters behind an amount; a single letter only behind cents. */
const WITH_LETTERS =
  /^((?:EUR)?[^a-z]*\d)\s*(?:EUR|€)?\s*(CR|DR|DB|(?<=[.,]\d{1,2}\s*(?:EUR|€)?\s*)[CD])\.?$/i;

/** Accountants put money out in brackets, which are then the only sign. */
const IN_BRACKETS = /^'?(?:EUR|€)?\s*\(([^()+-]+)\)\s*(?:EUR|€)?$/i;

/**
 * Reads an amount in any notation of banks, in signed cents: `1.234,56`, `1 234,56`, `--12,00`, `-7291.31`, `12,00-`,
 * `(12,00)`, `12,00 D`, `1.150,00 EUR`, or a number of euros. `1,250` is refused unless the table's decimal mark is known. Null for
 * an empty cell, or one with nothing but a dash; an amount in another currency is refused as such.
 */
export function readAmount(
  cell: Cell | undefined,
  decimal: DecimalMark | null = null,
): Result<number, AmountRefusal> | null {
  if (typeof cell === "number") return fromEuros(cell);
  const text = withMinuses(cellText(cell));
  if (text === "" || NOTHING.test(text)) return null;
  if (text.length > MAX_AMOUNT_LENGTH) return refused("amount");
  if (isInOtherCurrency(text)) return refused("currency");
  const [, marked, letters = ""] = WITH_LETTERS.exec(text) ?? [];
  if (marked !== undefined) return withLetters(readAmount(marked, decimal), letters);
  const unbracketed = text.replace(IN_BRACKETS, "-$1");
  const [, before = "", digits, after = ""] = SHAPE.exec(unbracketed) ?? [];
  if (digits === undefined || (before !== "" && after !== "")) return refused("amount");
  const plain = plainDigits(digits, decimal);
  if (plain === null) return refused("amount");
  const amount = parseAmount(plain);
  if (!amount.ok) return refused(amount.reason === "too-large" ? "too-large" : "amount");
  return accepted(signed(amount.value, (before + after).includes("-")));
}

/** An amount with the direction of its letters; refused if it has a minus and came in. */
function withLetters(read: ReturnType<typeof readAmount>, letters: string) {
  if (read?.ok !== true) return read;
  if (/^d/i.test(letters)) return accepted(signed(Math.abs(read.value), true));
  return read.value < 0 ? refused("amount" as const) : read;
}

/** Reads the plain decimals of CAMT and OFX, in signed cents: `-12.5`, `+1234`, `.5`, `- 3,00`, with a point or a comma. */
export function readDecimal(text: string): Result<number, "amount" | "too-large"> {
  const [, sign, whole = "", fraction = ""] =
    /^([+-]?)\s*(?=[.,]?\d)(\d{0,15})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (sign === undefined || /[1-9]/.test(fraction.slice(2))) return refused("amount");
  const amount = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  return amount > MAX_AMOUNT ? refused("too-large") : accepted(signed(amount, sign === "-"));
}

/** A number of a spreadsheet, which may differ from whole cents by binary rounding. */
function fromEuros(euros: number): Result<number, "amount" | "too-large"> {
  const amount = Math.round(euros * 100);
  if (!Number.isFinite(euros) || Math.abs(amount - euros * 100) > 1e-3) return refused("amount");
  return Math.abs(amount) > MAX_AMOUNT
    ? refused("too-large")
    : accepted(signed(Math.abs(amount), amount < 0));
}

const signed = (amount: number, negative: boolean) => (negative && amount !== 0 ? -amount : amount);
