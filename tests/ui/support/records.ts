import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { numberedIds } from "../../support/numbered.ts";

const nextId = numberedIds(1);

/** An expense of 20 November 2026, unless told otherwise. */
export const recordWith = (changes: Partial<Transaction> = {}): Transaction => ({
  id: transactionId(nextId()),
  kind: "expense",
  date: civilDate(2026, 11, 20),
  category: "Alimentação",
  amount: cents(1_250),
  description: null,
  ...changes,
});

/** As a reader sees it: the spaces that never break are spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\u00a0", " ");
