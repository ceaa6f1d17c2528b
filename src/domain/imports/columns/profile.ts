import { foldName } from "../tables/header.ts";
import { isCurrency, isInOtherCurrency } from "../cells/other-currency.ts";
import { marksOf, type DecimalMark } from "../cells/amount-marks.ts";
import { isNothing, readAmount } from "../cells/read-amount.ts";
import { isDay } from "../cells/read-day.ts";
import { cellText, type Cell, type Sheet } from "../tables/sheet.ts";

/** The most different words of a column that are kept, and the longest. */
const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 40;

/** What the cells of a column are, over all rows with a day. */
export type ColumnProfile = {
  readonly rows: number;
  readonly filled: number;
  /** How many cells are days, amounts of any currency, amounts other than zero, or the code of a currency. */
  readonly days: number;
  readonly amounts: number;
  readonly moved: number;
  readonly currencies: number;
  /** How many cells have a word of three letters or more, and how many are short codes without spaces, as in `TRF`. */
  readonly texts: number;
  readonly codes: number;
  /** The length of all its texts, in UTF-16 units. */
  readonly length: number;
  /** Whether an amount has a written sign, or cents. */
  readonly isSigned: boolean;
  readonly hasCents: boolean;
  /** The decimal marks that its amounts show, and an amount, such as `1,250`, that shows neither. */
  readonly marks: readonly DecimalMark[];
  readonly unmarked: string | null;
  /** Its different texts, as in the file; null if they are more than twenty or long. */
  readonly words: readonly string[] | null;
};

/** The profile of each column of a table, from its rows with a day. */
export const profilesOf = (rows: Sheet, columns: number): readonly ColumnProfile[] =>
  Array.from({ length: columns }, (_, at) => profileOf(rows.map(({ cells }) => cells[at] ?? null)));

const CODE = /^[A-Z\d]{1,5}$/;

function profileOf(cells: readonly Cell[]): ColumnProfile {
  const filled = cells.filter((cell) => cellText(cell) !== "");
  const texts = filled.map(cellText);
  const count = (isOne: (text: string) => boolean) => texts.filter(isOne).length;
  const amounts = filled.flatMap((cell) => {
    const read = readAmount(cell);
    return read?.ok === true ? [{ cell, cents: read.value }] : [];
  });
  const told = filled.filter((cell) => typeof cell === "number" || isAmount(cellText(cell)));
  const words = wordsOf(texts);
  const marks = texts.flatMap((text, at) =>
    typeof filled[at] === "number" ? [] : [marksOf(text)],
  );
  return {
    rows: cells.length,
    filled: filled.length,
    days: filled.filter(isDay).length,
    amounts: told.length === 0 ? 0 : told.length + count(isNothing),
    moved: amounts.filter(({ cents }) => cents !== 0).length,
    currencies: count(isCurrency),
    texts: count((text) => /\p{L}{3}/u.test(text)),
    codes: count((text) => CODE.test(text)),
    length: texts.reduce((sum, text) => sum + text.length, 0),
    isSigned: amounts.some(({ cell, cents }) => cents < 0 || cellText(cell).includes("+")),
    hasCents: amounts.some(({ cell }) => /[.,]\d{1,2}(?!\d)/.test(cellText(cell))),
    marks: (["comma", "point"] as const).filter((mark) => marks.includes(mark)),
    unmarked: texts.find((_, at) => marks[at] === "open") ?? null,
    words,
  };
}

const isAmount = (text: string): boolean => {
  const read = readAmount(text);
  return (
    read?.ok === true ||
    (read?.ok === false && read.reason === "currency" && isInOtherCurrency(text)) ||
    marksOf(text) === "open"
  );
};

function wordsOf(texts: readonly string[]): readonly string[] | null {
  const words = new Map<string, string>();
  for (const text of texts) {
    if (text.length > MAX_WORD_LENGTH) return null;
    const key = foldName(text) || text;
    if (!words.has(key)) words.set(key, text);
    if (words.size > MAX_WORDS) return null;
  }
  return [...words.values()];
}

/** Whether the column has one text only, in at least two rows. */
export const isConstant = ({ words, filled }: ColumnProfile): boolean =>
  words?.length === 1 && filled > 1;

/** How many of the cells of a column of money may be none, as `n/d`: one in five. */
const CELLS_OF_ONE_ODD = 5;

/** Whether its cells are amounts, or nothing, but for a few. */
export const isMoney = ({ amounts, filled }: ColumnProfile): boolean =>
  filled > 0 && (filled - amounts) * CELLS_OF_ONE_ODD <= filled;
