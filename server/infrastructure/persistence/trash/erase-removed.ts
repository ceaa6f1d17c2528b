import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ErasedRow, Erasure, ErasurePlace } from "../../../application/trash/erasure.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import { RECORD_TABLES, recordKind } from "../ledger/record-kinds.ts";
import type { Work } from "../ledger/write-rows.ts";
import type { RecordTable } from "../tables.ts";
import { eraseImports, eraseLines, LINE_TABLES, type LineTable } from "./erase-imports.ts";
import { eraseEach } from "./erase-each.ts";
import { NEWEST_FIRST, readBehind } from "./removed-ranges.ts";
import { isRestorable } from "./resources.ts";

/** About how many rows one work erases: the ledger is locked for about a tenth of a second. */
const WORK_ROWS = 2 * ROW_BATCH_SIZE;

/** A page of a step: how many rows it had, how many of them were things, and its last row; null at the end. */
type Page = { readonly rows: number; readonly erased: number; readonly last: ErasedRow | null };

type Step = (work: Work, after: ErasedRow | null, until: Revision) => Promise<Page>;

const ofTable =
  (table: RecordTable): Step =>
  async (work, after, until) => {
    const rows = await removedRows(work, table, after, until);
    const ids = rows.map(({ id }) => id);
    await eraseEach(work, table, rows);
    const erased = recordKind(table).partOf === undefined ? ids.length : 0;
    const last = ids.length < ROW_BATCH_SIZE ? null : (rows.at(-1) ?? null);
    return { rows: ids.length, erased, last };
  };

const ofImports: Step = async (work) => {
  const erased = await eraseImports(work);
  return { rows: erased, erased, last: null };
};

const ofLines =
  (table: LineTable): Step =>
  async (work, after) => {
    const id = await eraseLines(work, table, after?.id ?? "");
    const last = id === null ? null : { removedAt: 0, revision: 0, id };
    return { rows: id === null ? 0 : ROW_BATCH_SIZE, erased: 0, last };
  };

const STEPS: readonly Step[] = [
  ...RECORD_TABLES.map(ofTable),
  ofImports,
  ...LINE_TABLES.map(ofLines),
];

/** Erases some pages of removed rows from a place on, with their versions and what belongs to them. */
export async function eraseRemoved(work: Work, from: ErasurePlace | null): Promise<Erasure> {
  const { until } = from ?? { until: work.revision - 1 };
  let { step, after } = from ?? { step: 0, after: null };
  let erased = 0;
  for (let rows = 0; rows < WORK_ROWS;) {
    const next = STEPS[step];
    if (next === undefined) return { erased, next: null };
    const page = await next(work, after, until);
    rows += page.rows;
    erased += page.erased;
    after = page.last;
    if (after === null) step += 1;
    await setImmediate();
  }
  return { erased, next: { step, after, until } };
}

const removedRows = (
  { queries, member }: Work,
  table: RecordTable,
  after: ErasedRow | null,
  until: Revision,
): Promise<readonly ErasedRow[]> =>
  readBehind(after, "later", ROW_BATCH_SIZE, async (range, most) => {
    const { rows } = await sql<ErasedRow>`select deleted_at as "removedAt", revision, id
      from ${sql.table(table)} as own where own.ledger_id = ${member.ledger}
        and own.deleted_at is not null and own.revision <= ${until} and ${range}
        and ${isRestorable(table, "own")} ${NEWEST_FIRST} limit ${most}`.execute(queries);
    return rows;
  });
