import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, reject } from "./line.ts";

/** Income and expenses in memory, with some to begin with. */
export function fakeTransactions(
  begun: readonly Transaction[] = [],
  line = openLine(),
  server = fakeLedger({ transactions: begun }, line),
) {
  const check = ({ kind, category }: Transaction) => {
    if (!CATEGORIES[kind].includes(category)) reject(422, fieldIssues["bad-category"]);
  };
  const of = (kind: TransactionKind) =>
    server.writes("transactions", check, (record) => record.kind === kind);
  const calls: Transactions = {
    create: (kind, draft, as) => of(kind).create({ ...draft, kind, id: as.id }, as),
    update: (kind, id, draft, as) => of(kind).update({ ...draft, kind, id }, as),
    remove: (kind, id, as) => of(kind).remove(id, as),
  };
  const list = (kind: TransactionKind): readonly Transaction[] =>
    server.living("transactions").filter((record) => record.kind === kind);
  return { ...calls, server, list };
}
