import { sql } from "kysely";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { Calendar } from "../../application/ports/calendar.ts";
import type { Clock, Instant } from "../../application/ports/clock.ts";
import type { LedgerWork, RecordWriters } from "../../application/ports/ledger-work.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { NewId } from "../../application/ports/new-id.ts";
import { categoryNames } from "./category-names.ts";
import type { Database, Queries } from "./database.ts";
import { goalEntryKeeper, type GoalEntryKeeper } from "./goal-entry-keeper.ts";
import { kyselyStores } from "./kysely-stores.ts";
import { sumKeeper, type SumKeeper } from "./month-sums.ts";
import { pruneLedger } from "./prune-ledger.ts";
import { budgetShape, goalShape, transactionShape } from "./record-tables.ts";
import { recordWriter, type Work } from "./record-writer.ts";
import { BrokenReference, isBrokenReference, OwnerGone } from "./storage-failure-of.ts";
import { transact } from "./transact.ts";

/** One in so many changes also clears away what has been kept long enough. */
const PRUNED_EVERY = 50;

type Ports = { readonly clock: Clock; readonly calendar: Calendar; readonly newId: NewId };

/** A work on a ledger is a transaction that begins with the locks and ends with the new revision. */
export const kyselyLedgerWork =
  ({ queries, lock }: Database, { clock, calendar, newId }: Ports): LedgerWork =>
  (member, change, work) =>
    transact(queries, async (transaction) => {
      const revision = (await lockLedger(transaction, lock, member)) + 1;
      const now = clock.now();
      let isTouched = false;
      const touch = () => {
        isTouched = true;
      };
      const keepers = { sums: sumKeeper(), entries: goalEntryKeeper() };
      const named = { change: change ?? changeId(newId()), revision, now, touch };
      const records = await writers({ queries: transaction, member, ...named }, keepers);
      const outcome = await work({ ...kyselyStores(transaction), records }).catch(tellDefect);
      if (isTouched) {
        await keepers.sums.write(transaction, member.ledger);
        await keepers.entries.write(transaction, member.ledger, calendar.today());
        await close(transaction, member, revision, now);
      }
      return outcome;
    });

/** Owner and ledger are locked, so that a reference which leads nowhere is one of ours. */
function tellDefect(error: unknown): never {
  throw isBrokenReference(error) ? new BrokenReference("in a ledger", { cause: error }) : error;
}

/** Locks the ledger and then the user; answers the revision of the ledger. */
async function lockLedger(
  queries: Queries,
  lock: Database["lock"],
  { ledger, user }: Member,
): Promise<number> {
  await lock(queries.selectFrom("ledgers").select("id").where("id", "=", ledger));
  await lock(queries.selectFrom("users").select("id").where("id", "=", user));
  const locked = await queries
    .selectFrom("ledgers")
    .innerJoin("members", "members.ledger_id", "ledgers.id")
    .select("ledgers.revision")
    .where("ledgers.id", "=", ledger)
    .where("members.user_id", "=", user)
    .executeTakeFirst();
  if (locked === undefined) throw new OwnerGone();
  return locked.revision;
}

async function close(
  queries: Queries,
  { ledger }: Member,
  revision: number,
  now: Instant,
): Promise<void> {
  await queries.updateTable("ledgers").set({ revision }).where("id", "=", ledger).execute();
  if (revision % PRUNED_EVERY === 0) await pruneLedger(queries, ledger, now);
}

/** What follows from rows of records, kept beside them. */
type Keepers = { readonly sums: SumKeeper; readonly entries: GoalEntryKeeper };

async function writers(work: Work, { sums, entries }: Keepers): Promise<RecordWriters> {
  const { queries, member, change } = work;
  const { ledger } = member;
  const names = await categoryNames(queries, ledger);
  return {
    transactions: recordWriter(work, transactionShape(names), sums.replace),
    budgets: recordWriter(work, budgetShape(names)),
    goals: recordWriter(work, goalShape, entries.replace),
    isRepeated: async () => {
      const known = queries.selectFrom("versions").select(sql<1>`1`.as("known"));
      const own = known.where("ledger_id", "=", ledger).where("change_id", "=", change);
      const earlier = own.where("revision", "<", work.revision).limit(1);
      return (await earlier.executeTakeFirst()) !== undefined;
    },
  };
}
