import type BetterSqlite from "better-sqlite3";

/** A table as a copy holds it; the key identifies a row, and is empty for a table of one row. */
export type CopiedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

type Column = { readonly name: string; readonly pk: number };

/** Returns all tables of an open file, from its schema. */
export function tablesOf(database: BetterSqlite.Database): readonly CopiedTable[] {
  const names = database.prepare<[], string>(
    "select name from sqlite_schema where type = 'table' order by name",
  );
  const columnsOf = database.prepare<[string], Column>("select name, pk from pragma_table_info(?)");
  return names
    .pluck()
    .all()
    .map((name) => {
      const columns = columnsOf.all(name);
      const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
      return { name, columns: columns.map((one) => one.name), key: key.map((one) => one.name) };
    });
}
