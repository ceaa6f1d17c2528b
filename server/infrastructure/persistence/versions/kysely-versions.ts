import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Versioned, VersionedKind } from "../../../../src/domain/versions/record-change.ts";
import type { Versions } from "../../../application/versions/versions.ts";
import { toAccount } from "../accounts/kysely-accounts.ts";
import { toBudget } from "../budgets/kysely-budgets.ts";
import { categoryNames, type CategoryNames } from "../categories/category-names.ts";
import { toCategory } from "../categories/category-rows.ts";
import type { Queries } from "../database.ts";
import { toGoal } from "../goals/kysely-goals.ts";
import type { RecordRow } from "../ledger/write-rows.ts";
import { wholeRecurrence } from "../recurrences/recurrence-rows.ts";
import { toRule } from "../rules/kysely-rules.ts";
import type { RecordRows } from "../tables.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import { accountChanges } from "./account-changes.ts";
import { earlierTransaction } from "./earlier-transaction.ts";
import { rowChanges } from "./row-changes.ts";

/** The table of a kind. */
type TableOf<Kind extends VersionedKind> = Kind extends keyof RecordRows ? Kind : "transactions";

/** Converts a row of each kind to its record, with today's name of its category. */
const RECORD_OF: {
  readonly [Kind in VersionedKind]: (
    names: CategoryNames,
  ) => (row: RecordRows[TableOf<Kind>]) => Versioned[Kind];
} = {
  income: toTransaction,
  expense: toTransaction,
  budgets: toBudget,
  goals: () => toGoal,
  categories: () => toCategory,
  rules: toRule,
  recurrences: (names) => (row) => wholeRecurrence(names, row, []),
  accounts: () => toAccount,
};

const tableOf = <Kind extends VersionedKind>(kind: Kind) =>
  (kind === "income" || kind === "expense" ? "transactions" : kind) as TableOf<Kind>;

/** The versions of records, as the changes that replaced them. */
export const kyselyVersions = (queries: Queries): Versions => ({
  of: async (ledger, kind, id) => {
    const row = await find(queries, ledger, kind, id);
    if (row === null) return null;
    const table = tableOf(kind);
    const changes =
      kind === "accounts"
        ? await accountChanges(queries, ledger, row as RecordRows["accounts"])
        : await rowChanges<typeof row>(queries, ledger, [{ table, from: id, to: id }], {
            rows: [row],
            whole: (rows) => (rows.get(id) ?? null) as typeof row | null,
          });
    // The versions of an erased record are gone before its row is.
    if (row.deleted_at !== null && changes.length === 0) return null;
    const recordOf = RECORD_OF[kind](await categoryNames(queries, ledger));
    const read = (one: RecordRow | null) => one && recordOf(one as typeof row);
    return changes.map((change) => ({
      ...change,
      before: read(change.before),
      after: read(change.after),
    }));
  },
  before: (...of) => earlierTransaction(queries, ...of),
});

/** Returns the row of a record, removed or not; null if there is none of that kind. */
async function find<Kind extends VersionedKind>(
  queries: Queries,
  ledger: LedgerId,
  kind: Kind,
  id: string,
): Promise<RecordRows[TableOf<Kind>] | null> {
  const table = tableOf(kind);
  const ofKind = table === "transactions" ? sql`and kind = ${kind}` : sql``;
  const { rows } = await sql<RecordRows[TableOf<Kind>]>`select * from ${sql.table(table)}
    where ledger_id = ${ledger} and id = ${id} ${ofKind}`.execute(queries);
  return rows[0] ?? null;
}
