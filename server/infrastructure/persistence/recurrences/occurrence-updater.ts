import { firstAnswered } from "../../../../src/domain/recurrences/answered-day.ts";
import { nextActionDay } from "../../../../src/domain/recurrences/due.ts";
import type { Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { LedgerId, RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { countingOnes, occurrencesOf } from "./outcomes.ts";
import { updateQuestions } from "./question-updater.ts";
import { wholeRecurrence } from "./recurrence-rows.ts";

/**
 * Collects the plans that a unit of work touches, and updates their derived columns, and the questions about them, once
 * at its end.
 */
export type OccurrenceKeeper = {
  readonly note: (recurrence: RecurrenceId) => void;
  readonly write: (
    queries: Queries,
    ledger: LedgerId,
    revision: number,
    today: CivilDate,
  ) => Promise<void>;
};

export function occurrenceUpdater(): OccurrenceKeeper {
  const noted = new Set<RecurrenceId>();
  return {
    note: (recurrence) => noted.add(recurrence),
    write: async (queries, ledger, revision, today) => {
      if (noted.size === 0) return;
      const plans = new Map<RecurrenceId, Recurrence | null>();
      for (const id of noted) plans.set(id, await writeOne(queries, ledger, id, revision));
      await updateQuestions(queries, ledger, plans, today);
    },
  };
}

const NAMELESS = { nameOf: () => "" };

/** Returns the plan, or null if it is removed. */
async function writeOne(
  queries: Queries,
  ledger: LedgerId,
  id: RecurrenceId,
  revision: number,
): Promise<Recurrence | null> {
  const rows = queries.selectFrom("recurrences").selectAll().where("ledger_id", "=", ledger);
  const row = await rows.where("id", "=", id).executeTakeFirstOrThrow();
  const outcomes = countingOnes(await occurrencesOf(queries, ledger, id));
  const recurrence = wholeRecurrence(NAMELESS, row, outcomes);
  await queries
    .updateTable("recurrences")
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .set({
      open_from: recurrence.openFrom,
      read_from: firstAnswered(recurrence, recurrence.openFrom),
      action_day: nextActionDay(recurrence),
      told_revision: revision,
    })
    .execute();
  return row.deleted_at === null ? recurrence : null;
}
