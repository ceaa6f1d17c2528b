import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { AccountId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import type { BalanceRow } from "./account-tables.ts";
import { placesOver } from "./record-places.ts";

type Reading = Pick<Work, "queries" | "member">;

type Candidate = Pick<
  TransactionRow,
  "id" | "date" | "account_id" | "made_revision" | "deleted_at" | "revision"
>;

/** The records looked at in one go, few enough to delay nobody. */
const RECORD_BATCH_SIZE = 4_000;

/**
 * The records that told balances of an account include, by the balance's id: those that lay in the account when it was told, on its
 * day or before, and lie on its day now; without imported ones, and perhaps only those that still exist. A balance that
 * stands for the end of its day is left out.
 */
export async function heldBy(
  reading: Reading,
  account: AccountId,
  told: readonly BalanceRow[],
  which: "all" | "living" = "all",
): Promise<ReadonlyMap<string, readonly TransactionId[]>> {
  const moments = told.flatMap((row) => {
    const { id, day, listed, moment_revision: moment } = row;
    const said = new Set(listed === null ? [] : (JSON.parse(listed) as string[]));
    return moment === null ? [] : [{ id, day, moment, said, isListed: listed !== null }];
  });
  const first = await firstAccount(reading);
  const isIts = (of: AccountId | null) => (of ?? first) === account;
  const own: Candidate[] = [];
  await inBatches([...new Set(moments.map(({ day }) => day))], async (days) => {
    const since = which === "all" ? Math.min(...moments.map(({ moment }) => moment)) : null;
    const rows = await candidates(reading, account, days, since);
    own.push(...rows.filter((row) => isIts(row.account_id)));
  });
  const placeOf = await placesOver(reading, own);
  const ofDay = Map.groupBy(own, ({ date }) => date);
  const held = new Map<string, readonly TransactionId[]>();
  let looked = 0;
  for (const { id, day, moment, said, isListed } of moments) {
    const all = ofDay.get(day) ?? [];
    looked += all.length + 1;
    if (looked > RECORD_BATCH_SIZE) {
      looked = 0;
      await setImmediate();
    }
    const includes = all.filter((row) => {
      if (row.deleted_at !== null && row.revision <= moment) return false;
      if (said.has(row.id)) return true;
      const place = placeOf(row, moment);
      if (place === null || !isIts(place.account)) return false;
      // A restored balance holds of its own day only the records that it lists.
      return isListed ? place.day < day : place.day <= day;
    });
    held.set(
      id,
      includes.map((row) => row.id),
    );
  }
  return held;
}

async function firstAccount({ queries, member }: Reading): Promise<AccountId | null> {
  const own = queries.selectFrom("ledgers").select("first_account");
  const named = await own.where("id", "=", member.ledger).executeTakeFirst();
  return named?.first_account ?? null;
}

/** The records of some days that may be the account's: existing ones, and those removed since a revision, or none. */
async function candidates(
  { queries, member }: Reading,
  account: AccountId,
  days: readonly string[],
  since: number | null,
): Promise<readonly Candidate[]> {
  if (days.length === 0) return [];
  const removed = since === null ? sql`` : sql`or revision > ${since}`;
  const { rows } =
    await sql<Candidate>`select id, date, account_id, made_revision, deleted_at, revision from transactions
    where ledger_id = ${member.ledger} and kind in ('income', 'expense') and date in (${sql.join(days)})
      and (account_id = ${account} or account_id is null) and (deleted_at is null ${removed})
      and not exists (select 1 from import_lines
        where import_lines.ledger_id = ${member.ledger} and record_id = transactions.id)
    order by id`.execute(queries);
  return rows;
}
