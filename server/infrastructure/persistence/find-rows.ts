import { CompiledQuery } from "kysely";
import type { FindRows, Queries, WantedRows } from "./database.ts";

/** SQLite looks up each value of a list by the whole key. */
export const findInSqlite: FindRows = async <Row>(
  queries: Queries,
  { table, fixed, column, values, index }: WantedRows,
) => {
  if (values.length === 0) return [];
  const conditions = Object.keys(fixed).map((name) => `"${name}" = ?`);
  const list = values.map(() => "?").join(", ");
  const text = `select * from "${table}" ${index === undefined ? "" : `indexed by "${index}"`}
    where ${conditions.join(" and ")} and "${column}" in (${list})`;
  const query = CompiledQuery.raw(text, [...Object.values(fixed), ...values]);
  return (await queries.executeQuery<Row>(query)).rows;
};

/**
 * PostgreSQL would estimate from the average ledger, and scan all of a larger one for every part of a list. With one
 * lookup per row it always uses the key.
 */
export const findInPostgres: FindRows = async <Row>(
  queries: Queries,
  { table, fixed, column, values }: WantedRows,
) => {
  if (values.length === 0) return [];
  const conditions = Object.keys(fixed).map((name, at) => `"${name}" = $${at + 2}`);
  const text = `select found.* from unnest($1::text[]) as wanted (value)
    cross join lateral (select * from "${table}"
      where ${conditions.join(" and ")} and "${column}" = wanted.value offset 0) as found`;
  const query = CompiledQuery.raw(text, [values, ...Object.values(fixed)]);
  return (await queries.executeQuery<Row>(query)).rows;
};
