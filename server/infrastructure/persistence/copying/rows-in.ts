import { sql } from "kysely";
import type { Queries } from "../database.ts";
import type { CopiedTable } from "./copied-tables.ts";
import { withCopy } from "./open-copy.ts";

/** The columns of cents in all tables. */
const CENTS = [
  "amount",
  "former_amount",
  "joined_amount",
  "balance",
  "current",
  "limit",
  "sum",
  "total",
];

/** The row counts of the tables, and the sums of their cents as text: they may exceed a number. */
export type Rows = {
  readonly linhas: Readonly<Record<string, number>>;
  readonly somas: Readonly<Record<string, string>>;
};

/** Counts the rows of some tables, in either database. */
export async function rowsIn(queries: Queries, tables: readonly CopiedTable[]): Promise<Rows> {
  const linhas: Record<string, number> = {};
  const somas: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const cents = columns.filter((column) => CENTS.includes(column));
    const sums = cents.map(
      (column) => sql`cast(coalesce(sum(${sql.ref(column)}), 0) as text) as ${sql.ref(column)}`,
    );
    const asked = sql.join([sql`count(*) as rows_counted`, ...sums]);
    const { rows } = await sql<
      Readonly<Record<string, unknown>>
    >`select ${asked} from ${sql.table(name)}`.execute(queries);
    linhas[name] = Number(rows[0]?.["rows_counted"]);
    for (const column of cents) somas[`${name}.${column}`] = String(rows[0]?.[column]);
  }
  return { linhas, somas };
}

/** Counts the rows of a file without changing it. */
export const rowsOfFile = (file: string): Promise<Rows> => withCopy(file, rowsIn);
