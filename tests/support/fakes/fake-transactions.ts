import type { Divide } from "../../../src/application/entries/division.ts";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { dividedInto, fitsIn } from "../../../src/domain/transactions/division.ts";
import {
  changed,
  type Transaction,
  type TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { DIVISION_REFUSED } from "../../../src/text/transactions/division.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject, rejectField, standInTheWay } from "./line.ts";

/** Income and expenses in memory, with initial ones. */
export function fakeTransactions(
  begun: readonly Transaction[] = [],
  line = openLine(),
  server = fakeLedger({ transactions: begun }, line),
) {
  const check = ({ kind, category }: Transaction) => {
    if (!CATEGORIES[kind].includes(category)) rejectField("categoria", fieldIssues["bad-category"]);
  };
  const main = () => server.living("accounts").find((one) => one.main)?.id ?? null;
  const of = (kind: TransactionKind): TransactionRecords => {
    const writes = server.writes("transactions", check, (record) => record.kind === kind);
    return {
      create: (draft, as) => {
        const account = draft.account ?? main();
        return writes.create({ ...draft, kind, id: as.id, ...(account && { account }) }, as);
      },
      update: (id, { account, refundOf, uncounted, ...said }, as) => {
        const before = server.find("transactions", id)?.record ?? { ...said, kind, id };
        return writes.update(
          changed(
            before,
            {
              ...said,
              ...(account !== undefined && { account }),
              ...(refundOf !== undefined && { refundOf }),
              ...(uncounted !== undefined && { uncounted }),
            },
            main(),
          ),
          as,
        );
      },
      remove: (id, as) => writes.remove(id, as),
    };
  };
  const divide: Divide = (kind, id, division, { seen, change }) =>
    over(line, () =>
      server.once(change, ["divide", id, division], () => {
        const present = server.find("transactions", id);
        if (present === null || present.record.kind !== kind)
          return reject(404, serverProblems["no-such-record"]);
        if (present.removed) return standInTheWay(null);
        if (present.revision !== seen)
          return standInTheWay({ type: "transactions", kept: present });
        if (!fitsIn(division, present.record)) return rejectField("partes", DIVISION_REFUSED);
        const into = dividedInto(present.record, division);
        for (const record of into) check(record);
        for (const record of into) server.put("transactions", record);
        return into;
      }),
    );
  const list = (kind: TransactionKind): readonly Transaction[] =>
    server.living("transactions").filter((record) => record.kind === kind);
  return { income: of("income"), expense: of("expense"), divide, server, list };
}
