import type { Receipts } from "../../../src/application/receipts/receipts.ts";
import type {
  TransactionRecords,
  Transactions,
} from "../../../src/application/entries/transactions.ts";
import type { ReceiptMark } from "../../../src/domain/receipts/receipt-mark.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { openLine, over } from "./line.ts";

type Marked = { readonly record: Transaction; readonly receipt: ReceiptMark };

/** The marks of some records' receipts, last recorded first. */
export const fakeReceiptMarks = (marked: readonly Marked[], line = openLine()): Receipts => ({
  lookUp: ({ taxNumber, atcud }) =>
    over(line, () => {
      const ofIssuer = marked.filter(({ receipt }) => receipt.taxNumber === taxNumber);
      const last = ofIssuer.find(({ record }) => record.kind === "expense")?.record;
      const same = ofIssuer.find(({ receipt }) => atcud !== null && receipt.atcud === atcud);
      return {
        shop: last ? { description: last.description, category: last.category } : null,
        recorded: same
          ? { kind: same.record.kind, id: same.record.id, date: same.record.date }
          : null,
      };
    }),
});

/** Records entries, and adds the marks of their receipts to the front of a list. */
export function markingTo(transactions: Transactions, marked: Marked[]): Transactions {
  const marking = (records: TransactionRecords): TransactionRecords => ({
    ...records,
    create: async ({ receipt, ...draft }, as) => {
      const made = await records.create(draft, as);
      if (receipt) marked.unshift({ record: made.record, receipt });
      return made;
    },
  });
  return { income: marking(transactions.income), expense: marking(transactions.expense) };
}
