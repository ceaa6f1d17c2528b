import { sql } from "kysely";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { Calendar } from "../../application/ports/calendar.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { LedgerWork, RecordWriters } from "../../application/ports/ledger-work.ts";
import type { Author } from "../../application/ports/ledgers.ts";
import type { NewId } from "../../application/ports/new-id.ts";
import { accountKeeper, type AccountKeeper } from "./account-keeper.ts";
import { accountWriter } from "./account-writer.ts";
import { carriedBudgets } from "./carried-budgets.ts";
import { categoryNames } from "./category-names.ts";
import type { Database, Queries } from "./database.ts";
import { goalEntryKeeper, type GoalEntryKeeper } from "./goal-entry-keeper.ts";
import { enteredFulfilments } from "./entered-fulfilments.ts";
import { importWriter } from "./import-writer.ts";
import { kyselyLedgerStores } from "./kysely-ledger-stores.ts";
import { sumKeeper, type SumKeeper } from "./month-sums.ts";
import { SYSTEM, type WrittenBy } from "./member-tables.ts";
import { occurrenceKeeper, type OccurrenceKeeper } from "./occurrence-keeper.ts";
import { leaveFor, refile } from "./merge-category.ts";
import { toCategory } from "./kysely-ledgers.ts";
import {
  budgetShape,
  categoryShape,
  goalShape,
  planShape,
  ruleShape,
  transactionShape,
} from "./record-tables.ts";
import { recordWriter } from "./record-writer.ts";
import { recurrenceWriter } from "./recurrence-writer.ts";
import { BrokenReference, isBrokenReference, OwnerGone } from "./storage-failure-of.ts";
import { transact } from "./transact.ts";
import { plannedWriter } from "./planned-writer.ts";
import type {
  AccountRow,
  BalanceRow,
  BudgetRow,
  CategoryRow,
  GoalRow,
  OccurrenceRow,
  RecurrenceRow,
  RuleRow,
  TransactionRow,
} from "./tables.ts";
import { undoChange, type Writes } from "./undo-change.ts";
import { withdrawPlanned } from "./withdraw-planned.ts";
import { rowWriter, type Work } from "./write-rows.ts";

type Ports = {
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly newId: NewId;
};

/** A work on a ledger is a transaction that begins with the locks and ends with the new revision. */
export const kyselyLedgerWork =
  ({ queries, lock, find, insert }: Database, { clock, calendar, newId }: Ports): LedgerWork =>
  (member, change, work) =>
    transact(queries, async (transaction) => {
      const { revision: last, by } = await lockLedger(transaction, lock, member);
      const revision = last + 1;
      const now = clock.now();
      let isTouched = false;
      const touch = () => {
        isTouched = true;
      };
      const keepers = {
        sums: sumKeeper(),
        entries: goalEntryKeeper(),
        accounts: accountKeeper(),
        occurrences: occurrenceKeeper(),
      };
      const named = { change: change ?? changeId(newId()), undoes: null, revision, now };
      const ways = { queries: transaction, find, insert, touch };
      const own = { member, by, ...named, ...ways };
      const records = await writers(own, keepers);
      const outcome = await work({ ...kyselyLedgerStores(transaction), records }).catch(tellDefect);
      if (isTouched) {
        await keepers.sums.write(transaction, member.ledger);
        await keepers.entries.write(transaction, member.ledger, calendar.today());
        await keepers.occurrences.write(transaction, member.ledger, revision);
        await keepers.accounts.write(own);
        const ledger = transaction.updateTable("ledgers").where("id", "=", member.ledger);
        await ledger.set({ revision }).execute();
      }
      return outcome;
    });

/** Owner and ledger are locked, so that a reference which leads nowhere is one of ours. */
function tellDefect(error: unknown): never {
  throw isBrokenReference(error) ? new BrokenReference("in a ledger", { cause: error }) : error;
}

/** Locks the ledger and then the user who writes there, if one does; answers its revision, and who writes. */
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

/** The keepers of everything that follows from rows of records. */
type Keepers = {
  readonly sums: SumKeeper;
  readonly entries: GoalEntryKeeper;
  readonly accounts: AccountKeeper;
  readonly occurrences: OccurrenceKeeper;
};

const writesOf = (work: Work, { sums, entries, accounts, occurrences }: Keepers) => ({
  transactions: rowWriter<TransactionRow>(work, "transactions", (before, after) => {
    sums.replace(before, after);
    accounts.move(before, after);
  }),
  budgets: rowWriter<BudgetRow>(work, "budgets"),
  goals: rowWriter<GoalRow>(work, "goals", entries.replace),
  categories: rowWriter<CategoryRow>(work, "categories"),
  rules: rowWriter<RuleRow>(work, "rules"),
  recurrences: rowWriter<RecurrenceRow>(work, "recurrences", (_, { id }) => occurrences.note(id)),
  occurrences: rowWriter<OccurrenceRow>(work, "occurrences", (_, { recurrence_id: id }) =>
    occurrences.note(id),
  ),
  accounts: rowWriter<AccountRow>(work, "accounts", (_, { id }) => accounts.note(id)),
  balances: rowWriter<BalanceRow>(work, "balances", (_, { account_id: id }) => accounts.note(id)),
});

async function writers(work: Work, keepers: Keepers): Promise<RecordWriters> {
  const { queries, member, change } = work;
  const { ledger } = member;
  const names = await categoryNames(queries, ledger);
  const writes = writesOf(work, keepers);
  const accounts = accountWriter(work, writes);
  return {
    transactions: recordWriter(work, transactionShape(names, work.revision), writes.transactions),
    budgets: recordWriter(work, budgetShape(names), writes.budgets),
    goals: recordWriter(work, goalShape, writes.goals),
    categories: recordWriter(work, categoryShape, writes.categories),
    rules: recordWriter(work, ruleShape(names), writes.rules),
    recurrences: recurrenceWriter(
      work,
      names,
      recordWriter(work, planShape, writes.recurrences),
      writes.occurrences,
    ),
    accounts,
    recordPlanned: plannedWriter(work, names, writes.transactions),
    withdrawPlanned: withdrawPlanned(work, writes.transactions),
    carriedBudgets: carriedBudgets(work, names, writes.budgets),
    fulfilments: enteredFulfilments(work),
    imports: importWriter(work, names, accounts),
    mergeCategory: async (from, into) => {
      await refile(work, "transactions", writes.transactions, from, into);
      await refile(work, "rules", writes.rules, from, into);
      await refile(work, "recurrences", writes.recurrences, from, into);
      const left = await leaveFor(work, writes.categories, from, into);
      return { record: toCategory(left), revision: left.revision, removed: true };
    },
    categoryTrail: names.trailOf,
    mergedInto: async (from) => {
      const rows = queries.selectFrom("categories").select("merged_into");
      const one = rows.where("ledger_id", "=", ledger).where("id", "=", from);
      return (await one.executeTakeFirst())?.merged_into ?? null;
    },
    undo: (undone) => {
      const undoing = { ...work, undoes: undone };
      // Each table is given its own rows there.
      return undoChange(undoing, writesOf(undoing, keepers) as unknown as Writes, undone);
    },
    keepCushion: async (cushion) => {
      await queries.updateTable("ledgers").set({ cushion }).where("id", "=", ledger).execute();
    },
    isRepeated: async () => {
      const known = queries.selectFrom("versions").select(sql<1>`1`.as("known"));
      const own = known.where("ledger_id", "=", ledger).where("change_id", "=", change);
      const earlier = own.where("revision", "<", work.revision).limit(1);
      return (await earlier.executeTakeFirst()) !== undefined;
    },
  };
}
