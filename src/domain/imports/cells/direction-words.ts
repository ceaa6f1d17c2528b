import { foldName } from "../tables/header.ts";
import type { Directions } from "../tables/layout.ts";
import { cellText, type Cell } from "../tables/sheet.ts";

export type Way = "income" | "expense";

/** Words that state nothing but the direction of an amount, folded. */
export const MONEY_DIRECTIONS: Directions = {
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

/** The same, and kinds of movements with only one direction. */
export const DIRECTION_WORDS: Directions = {
  income: [...MONEY_DIRECTIONS.income, ...KINDS.income],
  expense: [...MONEY_DIRECTIONS.expense, ...KINDS.expense],
};

/** The direction in a cell; null if it has no known word. */
export function wayIn(words: Directions, cell: Cell | undefined): Way | null {
  const text = cellText(cell);
  if (text === "+") return "income";
  if (/^[-−–]$/.test(text)) return "expense";
  const word = foldName(text);
  if (words.income.includes(word)) return "income";
  if (words.expense.includes(word)) return "expense";
  return words.otherwise ?? null;
}

/** Whether a column has words of direction only. */
export function saysOnly(cells: readonly Cell[], known: Directions): boolean {
  const said = cells.filter((cell) => cellText(cell) !== "");
  return said.length > 0 && said.every((cell) => wayIn(known, cell) !== null);
}

const PAYMENTS = ["pagamento", "payment"];
const PURCHASES = ["compra", "purchase"];

/**
 * The words by which a column shows the direction. Purchases and payments without any incoming word may be those of a
 * card, which receives payments: then payments show nothing.
 */
export function clearWords(cells: readonly Cell[], known: Directions): Directions {
  const isOfCard = cells.some((cell) => PURCHASES.includes(foldName(cellText(cell))));
  if (!isOfCard || cells.some((cell) => wayIn(known, cell) === "income")) return known;
  return { ...known, expense: known.expense.filter((word) => !PAYMENTS.includes(word)) };
}
