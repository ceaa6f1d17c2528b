import { sql } from "kysely";
import type { Resource } from "../../../../src/domain/ledger/resource.ts";
import type { RecordTable } from "../tables.ts";

/** The table of the records of each kind. */
export const TABLE_OF = {
  income: "transactions",
  expense: "transactions",
  budget: "budgets",
  goal: "goals",
  category: "categories",
  rule: "rules",
  recurrence: "recurrences",
  account: "accounts",
} as const satisfies Record<Resource, RecordTable>;

/**
 * Whether a removed row was not erased: it has versions; `name` is that row in the query. It is asked row by row:
 * PostgreSQL would join all versions to all rows where it believes that a ledger has few of them.
 */
export const isRestorable = (table: RecordTable, name: string) => sql`(
  select 1 from versions where versions.ledger_id = ${sql.ref(`${name}.ledger_id`)}
    and versions.resource = ${sql.lit(table)} and versions.id = ${sql.ref(`${name}.id`)}
    limit 1) is not null`;
