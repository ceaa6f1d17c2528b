import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";

type Row = Readonly<Record<string, unknown>>;

/** The tables with what a ledger and its owner have, without log and sessions. */
const TABLES = {
  ledger_id: [
    "categories",
    "accounts",
    "balances",
    "transactions",
    "budgets",
    "goals",
    "goal_entries",
    "rules",
    "recurrences",
    "occurrences",
    "imports",
    "import_lines",
    "import_parts",
    "import_repeats",
    "receipts",
    "dismissed_proposals",
    "month_sums",
  ],
  user_id: ["profiles", "achievements", "notifications"],
} as const;

/** Whose a row is, who wrote it and when, its place in the log, and what follows from that in another way. */
const LEFT_OUT = new Set([
  "ledger_id",
  "user_id",
  "changed_by",
  "made_by",
  "revision",
  "told_revision",
  "made_revision",
  "moment_revision",
  "listed",
  "created_at",
  "changed_at",
  "deleted_at",
  "removed_at",
]);

/** Returns every existing row of what a person has in their ledger, by table, without what differs in each ledger. */
export async function ledgerState(
  queries: Queries,
  { user, ledger }: Member,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const state: Record<string, readonly Row[]> = {};
  for (const [column, tables] of Object.entries(TABLES))
    for (const table of tables) {
      const owner = column === "user_id" ? user : ledger;
      const { rows } = await sql<Row>`select * from ${sql.table(table)}
        where ${sql.ref(column)} = ${owner}`.execute(queries);
      const living = rows.filter((row) =>
        [row["deleted_at"], row["removed_at"]].every((at) => typeof at !== "number"),
      );
      state[table] = living.map((row) => contentOf(table, row, ledger)).toSorted(inOrder);
    }
  const { rows } = await sql<Row>`select cushion from ledgers where id = ${ledger}`.execute(
    queries,
  );
  return { ...state, ledgers: rows };
}

function contentOf(table: string, row: Row, ledger: string): Row {
  const isLeftOut = (name: string) =>
    LEFT_OUT.has(name) || (table === "dismissed_proposals" && name === "made_at");
  const content: Record<string, unknown> = {};
  for (const name of Object.keys(row).toSorted())
    if (!isLeftOut(name))
      content[name] = name === "key" ? String(row[name]).replace(ledger, "") : row[name];
  return content;
}

const inOrder = (one: Row, other: Row) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
