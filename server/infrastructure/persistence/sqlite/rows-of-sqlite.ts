import BetterSqlite from "better-sqlite3";

/** The columns of cents in all tables. */
const CENTS = ["amount", "former_amount", "balance", "current", "limit", "sum", "total"];

/** The row counts of the tables, and the sums of their cents as text: they may exceed a number. */
export type Rows = {
  readonly linhas: Readonly<Record<string, number>>;
  readonly somas: Readonly<Record<string, string>>;
};

/** Counts the rows of a file without changing it. */
export function rowsOf(file: string): Rows {
  const database = new BetterSqlite(file, { readonly: true });
  const ask = <Row>(question: string) => database.prepare<[], Row>(question);
  try {
    const linhas: Record<string, number> = {};
    const somas: Record<string, string> = {};
    const tables = ask<string>("select name from sqlite_schema where type = 'table' order by name");
    for (const table of tables.pluck().all()) {
      linhas[table] = Number(ask(`select count(*) from "${table}"`).pluck().get());
      const columns = ask<string>(`select name from pragma_table_info('${table}')`).pluck().all();
      for (const column of columns.filter((name) => CENTS.includes(name))) {
        const sum = ask<string>(
          `select cast(coalesce(sum("${column}"), 0) as text) from "${table}"`,
        );
        somas[`${table}.${column}`] = String(sum.pluck().get());
      }
    }
    return { linhas, somas };
  } finally {
    database.close();
  }
}
