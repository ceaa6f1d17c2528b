import type { KnownEntry } from "../domain/ledger/known-entries.ts";
import { readableText } from "../domain/guessing/readable-text.ts";
import type { WrittenRecord } from "../domain/ledger/written.ts";
import type { Transaction } from "../domain/transactions/transaction.ts";
import { budgetFormTexts } from "./budgets/budgets.ts";
import { formatEuros } from "./format.ts";
import { transactionName } from "./transactions/transaction-name.ts";

/** The name of a movement in a sentence. */
export const transactionLabel = (transaction: Transaction): string =>
  `${transactionName(transaction)}, ${formatEuros(transaction.amount)}`;

/** The text of an earlier entry that is offered again. */
export const knownText = ({ description, category, amount }: KnownEntry) =>
  description === null
    ? { text: category, detail: formatEuros(amount) }
    : { text: readableText(description), detail: `${category} · ${formatEuros(amount)}` };

/** A record as the question before its removal names it, with the kind of a movement. */
export const removalTarget = (record: WrittenRecord) => ({
  id: record.kept.record.id,
  revision: record.kept.revision,
  label: labelOf(record),
  ...(record.type === "transactions" && { kind: record.kept.record.kind }),
});

/** The name of a record of any kind. */
export function labelOf(record: WrittenRecord): string {
  switch (record.type) {
    case "transactions":
      return transactionLabel(record.kept.record);
    case "budgets":
      return budgetFormTexts.label(record.kept.record.category, record.kept.record.month);
    case "goals":
    case "categories":
      return record.kept.record.name;
    case "accounts":
      return record.kept.record.label;
    case "rules":
      return record.kept.record.contains;
    case "recurrences":
      return transactionName(record.kept.record);
  }
}
