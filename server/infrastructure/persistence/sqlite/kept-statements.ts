import type BetterSqlite from "better-sqlite3";

/** More than the product has statements of one text; those with lists of ids differ in length and may come and go. */
const MOST = 200;

/** Prepares a statement once for all its uses: that takes longer than most of them run. The longest unused goes. */
export function keptStatements(
  database: Pick<BetterSqlite.Database, "prepare">,
  most = MOST,
): (text: string) => BetterSqlite.Statement {
  const kept = new Map<string, BetterSqlite.Statement>();
  return (text) => {
    const statement = kept.get(text) ?? database.prepare(text);
    kept.delete(text);
    kept.set(text, statement);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
