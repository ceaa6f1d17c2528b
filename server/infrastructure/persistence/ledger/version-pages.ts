import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { EarlierVersion } from "../../../../src/domain/exports/own-data.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { Tables } from "../tables.ts";
import { RECORD_TABLES } from "./record-kinds.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 1_000;

type Row = Tables["versions"];

const toVersion = (row: Row): EarlierVersion => {
  const before = row.before === null ? null : (JSON.parse(row.before) as Content);
  const isRecord = (RECORD_TABLES as readonly string[]).includes(row.resource);
  // A restore keeps both states of a row beside the records.
  const was = isRecord ? before : ((before?.["before"] ?? null) as Content | null);
  return { resource: row.resource, id: row.id, changedAt: row.made_at, before: was };
};

type Content = Readonly<Record<string, unknown>>;

/** Yields the versions of a ledger, page by page in the order of the table. */
export async function* versionPages(
  queries: Queries,
  ledger: LedgerId,
): AsyncGenerator<readonly EarlierVersion[]> {
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`select * from versions where ledger_id = ${ledger} and ${after}
      order by change_id, resource, id limit ${PAGE_SIZE}`.execute(queries);
    yield rows.map(toVersion);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    after = sql`(change_id, resource, id) > (${last.change_id}, ${last.resource}, ${last.id})`;
    await setImmediate();
  }
}
