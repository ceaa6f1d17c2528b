import type { Cents } from "../../domain/shared/cents.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import { formatEuros } from "../format.ts";

/** What an account moved with a record and does not count. */
export const uncountedText = (uncounted: Cents): string =>
  `mais ${formatEuros(uncounted)} que não contam`;

/** All that a record moved: `40,00 €`, or `40,00 €, mais 20,00 € que não contam`. */
export const movedText = ({
  amount,
  uncounted,
}: Pick<Transaction, "amount" | "uncounted">): string =>
  uncounted === undefined
    ? formatEuros(amount)
    : `${formatEuros(amount)}, ${uncountedText(uncounted)}`;

/** All that a record moves, below the part that does not count. */
export const altogetherText = (moved: Cents): string => `Ao todo ${formatEuros(moved)}`;
