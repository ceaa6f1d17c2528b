import { sql } from "kysely";
import { monthOf } from "../../src/domain/shared/year-month.ts";
import type { Queries } from "../../server/infrastructure/persistence/database.ts";

type Group = { readonly sum: number; readonly count: number };

/** The month sums of all ledgers, counted from the records themselves. */
async function recount(queries: Queries): Promise<ReadonlyMap<string, Group>> {
  const sums = new Map<string, Group>();
  const records = queries.selectFrom("transactions").where("deleted_at", "is", null).selectAll();
  for (const row of await records.execute()) {
    const key = [row.ledger_id, monthOf(row.date), row.kind, row.category_id].join(" ");
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: sum + row.amount, count: count + 1 });
  }
  return sums;
}

async function keptSums(queries: Queries): Promise<ReadonlyMap<string, Group>> {
  const rows = await queries.selectFrom("month_sums").selectAll().execute();
  return new Map(
    rows.map(({ ledger_id, month, kind, category_id, sum, count }) => [
      [ledger_id, month, kind, category_id].join(" "),
      { sum, count },
    ]),
  );
}

/** The tables whose rows carry the revision of the change that wrote them last. */
const STAMPED = ["categories", "transactions", "budgets", "goals", "rules", "recurrences"] as const;

/** The latest revision of each ledger that its rows and its versions know. */
async function lastWritten(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>();
  for (const table of [...STAMPED, "versions"] as const) {
    const { rows } = await sql<{ readonly ledger: string; readonly revision: number }>`
      select ledger_id as ledger, max(revision) as revision from ${sql.table(table)}
      group by ledger_id`.execute(queries);
    for (const { ledger, revision } of rows)
      last.set(ledger, Math.max(last.get(ledger) ?? 0, revision));
  }
  return last;
}

/** Two descriptions of a database, which are the same as of one moment only: what it says of itself, and a recount. */
export async function saidAndFound(queries: Queries) {
  const ledgers = await queries.selectFrom("ledgers").select(["id", "revision"]).execute();
  const last = await lastWritten(queries);
  return {
    said: {
      sums: await keptSums(queries),
      revisions: new Map(ledgers.map(({ id, revision }) => [id as string, revision])),
    },
    found: {
      sums: await recount(queries),
      revisions: new Map(ledgers.map(({ id }) => [id as string, last.get(id) ?? 0])),
    },
  };
}
