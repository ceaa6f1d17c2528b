import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../../../../server/infrastructure/persistence/database.ts";
import { changeOf, goneLine, lineOf } from "./diary.ts";

type Row = Readonly<Record<string, unknown>>;

/** The name of a category by its id. */
type NameOf = (category: unknown) => string;

/** What a row of each table of records says: its kind, its name and the rest. */
const SAYINGS: Readonly<Record<string, (row: Row, nameOf: NameOf) => readonly unknown[]>> = {
  transactions: ({ kind, description, amount, category_id }, nameOf) => [
    kind,
    description,
    `${Number(amount)} ${nameOf(category_id)}`,
  ],
  budgets: ({ category_id, limit }, nameOf) => ["budget", nameOf(category_id), limit],
  goals: ({ name, current, total }) => ["goal", name, `${Number(current)} of ${Number(total)}`],
  categories: ({ name }) => ["category", name, ""],
  rules: ({ contains, description }) => ["rule", contains, description],
  accounts: ({ label }) => ["account", label, ""],
  recurrences: ({ description, amount }) => ["plan", description, amount],
};

const rowsOf = async (queries: Queries, table: string, ledger: LedgerId): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where ledger_id = ${ledger}`.execute(queries))
    .rows;

/** The names that the categories of a ledger have now. */
export async function categoryNames(queries: Queries, ledger: LedgerId): Promise<NameOf> {
  const rows = await rowsOf(queries, "categories", ledger);
  const names = new Map(rows.map(({ id, name }) => [id, String(name)]));
  return (id) => names.get(id) ?? "";
}

/** What each change after a revision made of the records that it wrote, in the order of the log. */
export async function readLog(
  queries: Queries,
  ledger: LedgerId,
  since: number,
  nameOf: NameOf,
): Promise<readonly string[]> {
  const versions = await queries
    .selectFrom("versions")
    .select(["resource", "id", "revision", "before"])
    .where("ledger_id", "=", ledger)
    .orderBy("revision")
    .execute();
  const lines: { readonly revision: number; readonly line: string }[] = [];
  for (const [table, saying] of Object.entries(SAYINGS))
    for (const row of await rowsOf(queries, table, ledger)) {
      const own = versions.filter(({ resource, id }) => resource === table && id === row["id"]);
      const written = own.map(({ revision }, at) => {
        // The state after a change is the one that the next change has found.
        const next = own[at + 1]?.before ?? null;
        const after = next === null ? row : (JSON.parse(next) as Row);
        const [kind = "", name = "", value = ""] = saying(after, nameOf).map(String);
        const line = after["deleted_at"] === null ? lineOf : goneLine;
        return { revision, line: line({ kind, name, value }) };
      });
      lines.push(...written.filter(({ revision }) => revision > since));
    }
  const changes = Map.groupBy(
    lines.toSorted((one, other) => one.revision - other.revision),
    ({ revision }) => revision,
  );
  return [...changes.values()].map((written) => changeOf(written.map(({ line }) => line)));
}
