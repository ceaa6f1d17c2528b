import { firstAnswered } from "../../../../src/domain/recurrences/answered-day.ts";
import { nextActionDay } from "../../../../src/domain/recurrences/due.ts";
import type { LedgerId, RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { countingOnes, occurrencesOf } from "./outcomes.ts";
import { wholeRecurrence } from "./recurrence-rows.ts";

/** Collects the plans that a unit of work touches, and updates their derived columns once at its end. */
export type OccurrenceKeeper = {
  readonly note: (recurrence: RecurrenceId) => void;
  readonly write: (queries: Queries, ledger: LedgerId, revision: number) => Promise<void>;
};

export function occurrenceUpdater(): OccurrenceKeeper {
  const noted = new Set<RecurrenceId>();
  return {
    note: (recurrence) => noted.add(recurrence),
    write: async (queries, ledger, revision) => {
      for (const id of noted) await writeOne(queries, ledger, id, revision);
    },
  };
}

const NAMELESS = { nameOf: () => "" };

async function writeOne(
  queries: Queries,
  ledger: LedgerId,
  id: RecurrenceId,
  revision: number,
): Promise<void> {
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
}
