import { sql, type RawBuilder } from "kysely";

/** The place of a removed row of one table, in the order of the trash: the newest removal first. */
type RemovedPlace = {
  readonly removedAt: number;
  readonly revision: number;
  readonly id: string;
};

/** The rows of a place's own removal that are behind it: those of later ids, all of the table, or none. */
type Beside = "later" | "all" | "none";

/**
 * Pages by (deleted_at, revision, id); three ranges so that the index is used: the rest of the same removal, other
 * removals of the same moment, earlier ones. One condition for all would make every page read again what precedes it.
 */
export async function readBehind<Row>(
  after: RemovedPlace | null,
  beside: Beside,
  most: number,
  read: (range: RawBuilder<unknown>, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (const range of rangesBehind(after, beside)) {
    if (found.length === most) break;
    found.push(...(await read(range, most - found.length)));
  }
  return found;
}

function rangesBehind(after: RemovedPlace | null, beside: Beside): readonly RawBuilder<unknown>[] {
  if (after === null) return [sql`true`];
  const moment = sql`own.deleted_at = ${after.removedAt}`;
  const removal = sql`${moment} and own.revision = ${after.revision}`;
  const ofRemoval = { later: [sql`${removal} and own.id > ${after.id}`], all: [removal], none: [] };
  return [
    ...ofRemoval[beside],
    sql`${moment} and own.revision < ${after.revision}`,
    sql`own.deleted_at < ${after.removedAt}`,
  ];
}

/** The order of removed rows, which is that of their index. */
export const NEWEST_FIRST = sql`order by deleted_at desc, revision desc, id`;
