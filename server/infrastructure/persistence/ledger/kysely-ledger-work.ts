import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import { changeId } from "../../../../src/domain/shared/ids.ts";
import type { Calendar, Clock } from "../../../application/clock.ts";
import type { LedgerWork } from "../../../application/ledger/ledger-work.ts";
import type { Author } from "../../../application/ledger/ledgers.ts";
import type { NewId } from "../../../application/new-id.ts";
import type { Database, Queries } from "../database.ts";
import { boundVersions, countingVersions, VERSIONS_MAX } from "./bound-versions.ts";
import { derivedData } from "./derived-data.ts";
import { kyselyLedgerStores } from "./kysely-ledger-stores.ts";
import { SYSTEM, type WrittenBy } from "./ledger-tables.ts";
import { recordWriters } from "./record-writers.ts";
import { BrokenReference, isBrokenReference, OwnerGone } from "../storage-failure-of.ts";
import { transact } from "../transact.ts";

type Ports = {
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly newId: NewId;
  /** The most versions of a ledger. */
  readonly versionsMax?: number;
};

/** Runs a unit of work on a ledger as a transaction that begins with the locks and ends with the new revision. */
export const kyselyLedgerWork =
  (
    { queries, lock, find, insert: insertRows }: Database,
    { clock, calendar, newId, versionsMax = VERSIONS_MAX }: Ports,
  ): LedgerWork =>
  (member, change, work) =>
    transact(queries, async (transaction) => {
      const { revision: last, by } = await lockLedger(transaction, lock, member);
      const revision = last + 1;
      const now = clock.now();
      let isTouched = false;
      const touch = () => {
        isTouched = true;
      };
      const { listeners, write } = derivedData();
      const { insert, written } = countingVersions(insertRows);
      const named = { change: change ?? changeId(newId()), undoes: null, revision, now };
      const ways = { queries: transaction, find, insert, touch };
      const own = { member, by, ...named, ...ways };
      const records = await recordWriters(own, listeners);
      const outcome = await work({ ...kyselyLedgerStores(transaction), records }).catch(tellDefect);
      if (isTouched) {
        await write(own, calendar.today());
        const ledger = transaction.updateTable("ledgers").where("id", "=", member.ledger);
        const more = sql<number>`versions_at_most + ${written()}`;
        const { versions } = await ledger
          .set({ revision, versions_at_most: more })
          .returning("versions_at_most as versions")
          .executeTakeFirstOrThrow();
        if (versions > versionsMax) await boundVersions(own, versionsMax);
      }
      return outcome;
    });

/** Owner and ledger are locked, so a broken reference is a defect of ours. */
function tellDefect(error: unknown): never {
  throw isBrokenReference(error) ? new BrokenReference("in a ledger", { cause: error }) : error;
}

/** Locks the ledger, then the user who writes, if any; returns the ledger's revision and the author. */
async function lockLedger(
  queries: Queries,
  lock: Database["lock"],
  { ledger, user }: Author,
): Promise<{ readonly revision: Revision; readonly by: WrittenBy }> {
  const own = queries.selectFrom("ledgers").where("ledgers.id", "=", ledger);
  await lock(own.select("ledgers.id"));
  if (user !== null) await lock(queries.selectFrom("users").select("id").where("id", "=", user));
  const members = own
    .innerJoin("members", "members.ledger_id", "ledgers.id")
    .select(["revision", "members.id as by"])
    .where("user_id", "=", user)
    .where("left_at", "is", null);
  const locked =
    user === null
      ? await own
          .select(["revision", (all) => all.val<WrittenBy>(SYSTEM).as("by")])
          .executeTakeFirst()
      : await members.executeTakeFirst();
  if (locked === undefined) throw new OwnerGone();
  return locked;
}
