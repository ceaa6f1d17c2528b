import { sql } from "kysely";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { AccountId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import type { RecordPlaceRow } from "./account-tables.ts";

/**
 * Where a record lay: the day and the account, which is null for the first one; null where it was removed or did not
 * exist yet.
 */
type Place = { readonly day: CivilDate; readonly account: AccountId | null } | null;

type Placed = Pick<TransactionRow, "id" | "date" | "account_id" | "made_revision" | "deleted_at">;

/** The most places stored of a record: the newest ones, beside the first, which says when it was made. */
const MAX_PLACES = 50;

const placeOf = (row: Pick<Placed, "date" | "account_id" | "deleted_at">): Place =>
  row.deleted_at === null ? { day: row.date, account: row.account_id } : null;

/** Whether a record lies elsewhere after a write. */
export const hasMoved = (before: Placed, after: Placed): boolean =>
  JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(after));

type Reading = Pick<Work, "queries" | "member">;

async function placesOf(
  { queries, member }: Reading,
  ids: readonly TransactionId[],
): Promise<ReadonlyMap<TransactionId, readonly RecordPlaceRow[]>> {
  const found: RecordPlaceRow[] = [];
  await inBatches(ids, async (some) => {
    const own = queries.selectFrom("record_places").selectAll().where("record_id", "in", some);
    found.push(...(await own.where("ledger_id", "=", member.ledger).orderBy("until").execute()));
  });
  return Map.groupBy(found, (row) => row.record_id);
}

/** The last revision before this one in which a balance was told during its day; null if there is none. */
async function lastTelling({ queries, member, revision }: Work): Promise<number | null> {
  const { rows } = await sql<{ readonly at: number | null }>`select max(moment_revision) as at
    from balances where ledger_id = ${member.ledger} and moment_revision < ${revision}`.execute(
    queries,
  );
  return rows[0]?.at ?? null;
}

/** Reads where records have lain, each given by its present row; returns what tells where one lay at a revision. */
export async function placesOver(
  reading: Reading,
  rows: readonly Placed[],
): Promise<(row: Placed, moment: number) => Place> {
  const earlier = await placesOf(
    reading,
    rows.map(({ id }) => id),
  );
  return (row, moment) => {
    const then = earlier.get(row.id)?.find(({ until }) => until > moment);
    if (then !== undefined) return then.day && { day: then.day, account: then.account_id };
    return (row.made_revision ?? 0) <= moment ? placeOf(row) : null;
  };
}

/** Keeps where moved records lay before, if a balance was told while they lay there. */
export async function keepPlaces(work: Work, before: readonly Placed[]): Promise<void> {
  if (before.length === 0) return;
  const told = await lastTelling(work);
  if (told === null) return;
  await inBatches(before, async (some) => {
    const earlier = await placesOf(
      work,
      some.map(({ id }) => id),
    );
    await insert(
      work,
      some.flatMap((row): readonly RecordPlaceRow[] => {
        const last = earlier.get(row.id)?.at(-1)?.until;
        const made = row.made_revision ?? 0;
        if (told < (last ?? made)) return [];
        return [
          ...(last === undefined ? nowhereUntil(work, row.id, made) : []),
          placeUntil(work, row.id, work.revision, placeOf(row)),
        ];
      }),
    );
    await forgetOldest(work, earlier);
  });
}

/**
 * Lets the parts of a record lie where it lay until now, so that a balance that includes it includes them too; `whole` is
 * its row before the division.
 */
export async function keepPartsWith(
  work: Work,
  whole: Placed,
  parts: readonly TransactionId[],
): Promise<void> {
  if ((await lastTelling(work)) === null) return;
  const own = (await placesOf(work, [whole.id])).get(whole.id) ?? [];
  const made = whole.made_revision ?? 0;
  await insert(
    work,
    parts.flatMap((id) => [
      ...(own.length === 0 ? nowhereUntil(work, id, made) : []),
      ...own.map((row) => ({ ...row, record_id: id })),
      placeUntil(work, id, work.revision, placeOf(whole)),
    ]),
  );
  await listParts(work, whole.id, parts);
}

/** Lists the parts of a record in the restored balances that list it. */
async function listParts(
  { queries, member }: Work,
  whole: TransactionId,
  parts: readonly TransactionId[],
): Promise<void> {
  const own = queries.selectFrom("balances").select(["id", "listed"]);
  const listing = own.where("ledger_id", "=", member.ledger).where("listed", "like", `%${whole}%`);
  for (const { id, listed } of await listing.execute()) {
    const ids = JSON.parse(listed ?? "[]") as readonly string[];
    await queries
      .updateTable("balances")
      .set({ listed: JSON.stringify([...new Set([...ids, ...parts])]) })
      .where("ledger_id", "=", member.ledger)
      .where("id", "=", id)
      .execute();
  }
}

const placeUntil = (
  { member }: Work,
  record: TransactionId,
  until: number,
  place: Place,
): RecordPlaceRow => ({
  ledger_id: member.ledger,
  record_id: record,
  until,
  day: place?.day ?? null,
  account_id: place?.account ?? null,
});

/** Says that a record did not exist before it was made; a revision of 0 is of before all that are known. */
const nowhereUntil = (work: Work, record: TransactionId, made: number) =>
  made > 0 ? [placeUntil(work, record, made, null)] : [];

const insert = async ({ queries, insert: add }: Work, rows: readonly RecordPlaceRow[]) =>
  inBatches(rows, async (some) => {
    if (some.length > 0) await add(queries, "record_places", some, "fail");
  });

async function forgetOldest(
  { queries, member }: Work,
  places: ReadonlyMap<string, readonly RecordPlaceRow[]>,
): Promise<void> {
  for (const [id, own] of places) {
    const [first, oldest] = [own[0], own.at(-MAX_PLACES)];
    if (first === undefined || oldest === undefined) continue;
    await sql`delete from record_places where ledger_id = ${member.ledger} and record_id = ${id}
      and until < ${oldest.until} and until > ${first.until}`.execute(queries);
  }
}
