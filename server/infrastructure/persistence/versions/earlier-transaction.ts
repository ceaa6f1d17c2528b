import { sql } from "kysely";
import type { ChangeId, LedgerId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { EarlierPart, EarlierTransaction } from "../../../application/versions/versions.ts";
import { categoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";

/** The most versions of a record that are looked through. */
const VERSIONS_MAX = 2_000;

type Version = {
  readonly id: TransactionId;
  readonly change: ChangeId;
  readonly revision: number;
  readonly before: string | null;
};

type Row = TransactionRow | null;

const rowOf = ({ before }: Pick<Version, "before">): Row =>
  before === null ? null : (JSON.parse(before) as TransactionRow);

const isThere = (row: Row): row is TransactionRow => row?.deleted_at === null;

/** Reads an income or an expense as it was before a change, with the parts that divisions made or took back since. */
export async function earlierTransaction(
  queries: Queries,
  ledger: LedgerId,
  id: TransactionId,
  change: ChangeId,
): Promise<EarlierTransaction | null> {
  const present = await rowWith(queries, ledger, id);
  if (present === null) return null;
  const versions = await versionsFrom(queries, ledger, id, change);
  const oldest = versions.at(-1);
  const before = oldest === undefined ? null : rowOf(oldest);
  if (!isThere(before)) return null;
  const { trailOf, nameOf } = await categoryNames(queries, ledger);
  const read = toTransaction({ nameOf: (of) => trailOf(of).at(-1)?.name ?? nameOf(of) });
  const divisions = amountsChanged(present, versions);
  const parts: EarlierPart[] = [];
  for (const own of (await writtenBeside(queries, ledger, present, divisions)).values()) {
    const [first, last] = [own[0], own.at(-1)];
    const now = first && (await rowWith(queries, ledger, first.id));
    if (!now || !last) continue;
    const left = await leftBy(queries, ledger, last, now);
    parts.push({
      record: read(now),
      wasThere: isThere(rowOf(first)),
      left: isThere(left) ? read(left) : null,
      isThere: isThere(now),
    });
  }
  return { record: read(before), parts };
}

async function rowWith(queries: Queries, ledger: LedgerId, id: TransactionId): Promise<Row> {
  const rows = queries.selectFrom("transactions").selectAll().where("ledger_id", "=", ledger);
  return (await rows.where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The versions of a record from a change on, newest first. */
async function versionsFrom(
  queries: Queries,
  ledger: LedgerId,
  id: TransactionId,
  change: ChangeId,
): Promise<readonly Version[]> {
  const own = sql`from versions where ledger_id = ${ledger} and resource = 'transactions'
    and id = ${id}`;
  const { rows } = await sql<Version>`select id, change_id as change, revision, before ${own}
    and revision >= (select min(revision) ${own} and change_id = ${change})
    order by revision desc limit ${VERSIONS_MAX}`.execute(queries);
  return rows.at(-1)?.change === change ? rows : [];
}

/** The changes that left a record another amount, as every division and its undo does. */
function amountsChanged(
  present: TransactionRow,
  versions: readonly Version[],
): readonly ChangeId[] {
  let after: Row = present;
  return versions.flatMap((version) => {
    const [before, left] = [rowOf(version), after];
    after = before;
    return isThere(before) && isThere(left) && before.amount !== left.amount
      ? [version.change]
      : [];
  });
}

/** The versions that changes made of the other records of a division, each record's from the oldest on. */
async function writtenBeside(
  queries: Queries,
  ledger: LedgerId,
  { id, divided_from: from }: TransactionRow,
  changes: readonly ChangeId[],
): Promise<ReadonlyMap<TransactionId, readonly Version[]>> {
  if (changes.length === 0) return new Map();
  const whole = from ?? id;
  const { rows } = await sql<Version>`select versions.id as id, change_id as change,
      versions.revision as revision, before from versions
    join transactions on transactions.ledger_id = versions.ledger_id
      and transactions.id = versions.id
    where versions.ledger_id = ${ledger} and resource = 'transactions'
      and change_id in (${sql.join(changes)}) and versions.id <> ${id}
      and (divided_from = ${whole} or versions.id = ${whole})
    order by versions.revision limit ${VERSIONS_MAX}`.execute(queries);
  return Map.groupBy(rows, (row) => row.id);
}

/** A record as a change left it: as the next one found it, or as it is now. */
async function leftBy(
  queries: Queries,
  ledger: LedgerId,
  { id, revision }: Version,
  now: TransactionRow,
): Promise<Row> {
  const { rows } = await sql<Version>`select before from versions
    where ledger_id = ${ledger} and resource = 'transactions' and id = ${id}
      and revision > ${revision} order by revision limit 1`.execute(queries);
  const [next] = rows;
  return next === undefined ? now : rowOf(next);
}
