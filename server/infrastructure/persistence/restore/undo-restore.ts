import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import { accepted } from "../../../../src/domain/shared/result.ts";
import type { ChangeUndo, Undone } from "../../../application/ledger/undo.ts";
import type { RowWriters, Work } from "../ledger/write-rows.ts";
import { undoChange } from "../undo/undo-change.ts";
import { undoAttachedRows } from "./undo-attached-rows.ts";
import { wroteAttachedRows } from "./write-restore.ts";

/**
 * Undoes a restore, or that a payment was said to have ended: its records like those of any change, the rows beside
 * them from versions of their own. Takes the undo of any other change, and is that where the change was none of these.
 * Like a restore it is judged by no plan.
 */
export const undoRestore =
  (work: Work, writes: RowWriters, undone: ChangeId) =>
  (other: ChangeUndo): ChangeUndo => ({
    made: other.made,
    plan: async () => {
      if (!(await wroteAttachedRows(work, undone))) return other.plan();
      const planned = await undoChange(work, writes, undone, (records) =>
        undoAttachedRows(work, undone, records),
      ).plan();
      if (planned === null || !planned.ok) return planned;
      const carryOut = async (): Promise<Undone> => {
        const done = await planned.value.carryOut();
        work.touch();
        return { ...done, revision: work.revision };
      };
      return accepted({ goals: 0, budgets: 0, carryOut });
    },
  });
