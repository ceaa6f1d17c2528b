import BetterSqlite from "better-sqlite3";

/** Copies one moment of the database in a file, whatever is written to it meanwhile. */
export function copySqlite(file: string, target: string): void {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    database.prepare("vacuum into ?").run(target);
  } finally {
    database.close();
  }
}
