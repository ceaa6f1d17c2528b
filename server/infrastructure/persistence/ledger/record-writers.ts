import { sql } from "kysely";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import { accountWriter } from "../accounts/account-writer.ts";
import { repeatedBudgets } from "../budgets/repeated-budgets.ts";
import { categoryNames } from "../categories/category-names.ts";
import { endPayment } from "../recurrences/ended-payments.ts";
import { enteredFulfilments } from "../recurrences/entered-fulfilments.ts";
import { importWriter } from "../imports/import-writer.ts";
import { revertImportEffects } from "../imports/revert-import-effects.ts";
import { budgetShape } from "../budgets/kysely-budgets.ts";
import { goalShape } from "../goals/kysely-goals.ts";
import { categoryShape, toCategory } from "../categories/category-rows.ts";
import { ruleShape } from "../rules/kysely-rules.ts";
import { transactionShape } from "../transactions/kysely-transactions.ts";
import { leaveFor, refile } from "../categories/merge-category.ts";
import { plannedWriter, withdrawPlanned } from "../recurrences/planned-writer.ts";
import { FILED_TABLES } from "./record-kinds.ts";
import { recordWriter } from "./record-writer.ts";
import { planShape } from "../recurrences/recurrence-rows.ts";
import { recurrenceWriter } from "../recurrences/recurrence-writer.ts";
import { planRestore } from "../restore/plan-restore.ts";
import { undoRestore } from "../restore/undo-restore.ts";
import { eraseRemoved } from "../trash/erase-removed.ts";
import { restoreRemoved } from "../trash/restore-removed.ts";
import { undoChange } from "../undo/undo-change.ts";
import {
  rowWriters,
  type RowListeners,
  type RecordRow,
  type Work,
  type WriteRows,
} from "./write-rows.ts";

/** Makes the writers of a ledger's records for one unit of work. */
export async function recordWriters(work: Work, listeners: RowListeners): Promise<RecordWriters> {
  const { queries, member, change } = work;
  const { ledger } = member;
  const names = await categoryNames(queries, ledger);
  const writes = rowWriters(work, listeners);
  const accounts = accountWriter(work, writes);
  const ofTransactions = transactionShape(names, work.revision);
  const undoing = (undoes: ChangeId | null) => rowWriters({ ...work, undoes }, listeners);
  // The entries of goals come back with a restore as they were, and follow from no amount.
  const { goals: _, ...withoutGoals } = listeners;
  return {
    transactions: recordWriter(work, ofTransactions, writes.transactions),
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
    repeatedBudgets: repeatedBudgets(work, names, writes.budgets),
    fulfilments: enteredFulfilments(work, names, writes.transactions),
    imports: importWriter(
      work,
      names,
      accounts,
      revertImportEffects(work, undoing, ofTransactions),
    ),
    mergeCategory: async (from, into) => {
      for (const table of FILED_TABLES)
        await refile(work, table, writes[table] as unknown as WriteRows<RecordRow>, from, into);
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
      const own = { ...work, undoes: undone };
      const ofRestore = undoRestore(own, rowWriters(own, withoutGoals), undone);
      return ofRestore(undoChange(own, undoing(undone), undone));
    },
    restoreRemoved: (things) => restoreRemoved(work, writes, things),
    eraseRemoved: (from) => eraseRemoved(work, from),
    planRestore: planRestore(work, rowWriters(work, withoutGoals)),
    setAccountReserve: async (cushion) => {
      await queries.updateTable("ledgers").set({ cushion }).where("id", "=", ledger).execute();
    },
    endPayment: endPayment(work),
    isRepeated: async () => {
      const known = queries.selectFrom("versions").select(sql<1>`1`.as("known"));
      const own = known.where("ledger_id", "=", ledger).where("change_id", "=", change);
      const earlier = own.where("revision", "<", work.revision).limit(1);
      return (await earlier.executeTakeFirst()) !== undefined;
    },
  };
}
