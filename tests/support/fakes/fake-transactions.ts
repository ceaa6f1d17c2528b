import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { transactionId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";
import { onceEach } from "./once.ts";

/** Income and expenses in memory, with some to begin with. */
export function fakeTransactions(
  begun: readonly Transaction[] = [],
  line = openLine(),
): Transactions {
  const records = new Map(begun.map((record) => [record.id, record]));
  const removed = new Map<TransactionId, TransactionKind>();
  const once = onceEach<Transaction>();
  let made = 0;

  const check = (kind: TransactionKind, { category }: TransactionDraft) => {
    if (!CATEGORIES[kind].includes(category)) reject(422, fieldIssues["bad-category"]);
  };
  const find = (kind: TransactionKind, id: TransactionId) => {
    if (removed.get(id) === kind) reject(404, serverProblems["record-removed"]);
    if (records.get(id)?.kind !== kind) reject(404, serverProblems["no-such-record"]);
  };

  return {
    list: (kind, { from, to }) =>
      over(line, () =>
        [...records.values()].filter(
          (record) =>
            record.kind === kind &&
            (from === undefined || record.date >= from) &&
            (to === undefined || record.date <= to),
        ),
      ),
    create: (kind, draft, key) =>
      over(line, () => {
        check(kind, draft);
        return once(key, [kind, draft], () => {
          const record = { ...draft, kind, id: transactionId(`transaction-${(made += 1)}`) };
          records.set(record.id, record);
          return record;
        });
      }),
    update: (kind, id, draft) =>
      over(line, () => {
        check(kind, draft);
        find(kind, id);
        const record = { ...draft, kind, id };
        records.set(id, record);
        return record;
      }),
    remove: (kind, id) =>
      over(line, () => {
        find(kind, id);
        records.delete(id);
        removed.set(id, kind);
      }),
  };
}
