import { foldName } from "./header.ts";
import type { Directions } from "./layout.ts";
import { cellText, type Cell } from "./sheet.ts";

export type Way = "income" | "expense";

/** Words that say of an amount nothing but which way it goes, folded. */
export const SIDES: Directions = {
  income:
    "c cr cred credit credito i in entra entrada receita income inflow moneyin haber abono".split(
      " ",
    ),
  expense:
    "d db dr deb debit debito o out sai saida despesa expense outflow moneyout debe cargo".split(
      " ",
    ),
};

const KINDS: Directions = {
  income: "deposito deposit recebimento".split(" "),
  expense: "compra purchase pagamento payment levantamento withdrawal".split(" "),
};

/** Those, and kinds of movements that go one way. */
export const DIRECTION_WORDS: Directions = {
  income: [...SIDES.income, ...KINDS.income],
  expense: [...SIDES.expense, ...KINDS.expense],
};

/** Which way a cell says; null where it says nothing that the words know. */
export function wayIn(words: Directions, cell: Cell | undefined): Way | null {
  const word = foldName(cellText(cell));
  if (words.income.includes(word)) return "income";
  if (words.expense.includes(word)) return "expense";
  return words.otherwise ?? null;
}

/** Whether a column has words of direction, and nothing else. */
export function saysOnly(cells: readonly Cell[], known: Directions): boolean {
  const said = cells.filter((cell) => cellText(cell) !== "");
  return said.length > 0 && said.every((cell) => wayIn(known, cell) !== null);
}

const PAYMENTS = ["pagamento", "payment"];
const PURCHASES = ["compra", "purchase"];

/**
 * The words that a column tells the direction by. Purchases and payments with nothing that comes in may be those of a card,
 * to which payments come in: then payments tell nothing.
 */
export function clearWords(cells: readonly Cell[], known: Directions): Directions {
  const isOfCard = cells.some((cell) => PURCHASES.includes(foldName(cellText(cell))));
  if (!isOfCard || cells.some((cell) => wayIn(known, cell) === "income")) return known;
  return { ...known, expense: known.expense.filter((word) => !PAYMENTS.includes(word)) };
}
