import { sql } from "kysely";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import { occurrenceId } from "../recurrences/outcomes.ts";
import type { OccurrenceRow } from "../recurrences/recurrence-tables.ts";
import type { RecordTable } from "../tables.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import {
  inBatches,
  stampsIn,
  type RecordRow,
  type Work,
  type WriteRows,
  type Writing,
} from "../ledger/write-rows.ts";

/** Collects the planned days that an undo concerns, and then lets each agree with its records. */
export type DaysOfRecords = {
  readonly note: (table: RecordTable, writings: readonly Writing<RecordRow>[]) => void;
  readonly agree: () => Promise<void>;
};

type Day = { readonly plan: RecurrenceId; readonly day: CivilDate };

/** A record that is there, and the planned day that it is; what it paid, if that is an instalment. */
type Holding = Day & { readonly amount: Cents | null };

/**
 * After an undo out of order a planned day is recorded if a record of it is there, unless it was skipped, and open if
 * its last record went.
 */
export function daysOfRecords(work: Work, write: WriteRows<OccurrenceRow>): DaysOfRecords {
  const days = new Map<string, Day>();
  const left = new Set<string>();
  const written = new Set<string>();
  const noteDay = (plan: RecurrenceId, day: CivilDate) => {
    const id = occurrenceId(plan, { day });
    days.set(id, { plan, day });
    return id;
  };

  async function agreeSome(ids: readonly string[]): Promise<void> {
    const { rows } = await sql<OccurrenceRow>`select * from occurrences
      where ledger_id = ${work.member.ledger} and id in (${sql.join(ids)})`.execute(work.queries);
    const present = new Map(rows.map((row) => [row.id, row]));
    const held = await heldDays(
      work,
      ids.flatMap((id) => days.get(id) ?? []),
    );
    const writings = ids.flatMap((id): Writing<OccurrenceRow>[] => {
      const before = present.get(id);
      if (before === undefined) return [];
      const one = held.get(id);
      const isOpen = before.deleted_at !== null || before.became === "open";
      // A day that the undo wrote is as it was, perhaps paid together with another one.
      const isLost =
        one === undefined &&
        !isOpen &&
        before.became === "recorded" &&
        left.has(id) &&
        !written.has(id);
      if (isLost) return [{ before, after: { ...before, became: "open", amount: null } }];
      if (one === undefined || !isOpen) return [];
      return [{ before, after: { ...before, became: "recorded", date: null, amount: one.amount } }];
    });
    const isNew = ({ after }: Writing<OccurrenceRow>) => !written.has(after.id);
    await write(
      writings.filter(isNew).map(({ before, after }) => ({
        before,
        after: { ...after, ...stampsIn(work, before, null) },
      })),
    );
    // Those that the undo wrote have their version already.
    for (const { after } of writings.filter((one) => !isNew(one))) {
      const { became, date, amount } = after;
      const own = work.queries.updateTable("occurrences").where("ledger_id", "=", after.ledger_id);
      await own
        .where("id", "=", after.id)
        .set({ became, date, amount, deleted_at: null })
        .execute();
    }
  }

  return {
    note: (table, writings) => {
      if (table === "occurrences")
        for (const { after } of writings as readonly Writing<OccurrenceRow>[])
          written.add(noteDay(after.recurrence_id, after.day));
      if (table !== "transactions") return;
      for (const { after } of writings as readonly Writing<TransactionRow>[])
        if (after.fulfils_id && after.fulfils_day) {
          const id = noteDay(after.fulfils_id, after.fulfils_day);
          if (after.deleted_at !== null) left.add(id);
        }
    },
    agree: () => inBatches([...days.keys()], agreeSome),
  };
}

/** Returns those of some planned days of which a record, or a bank's movement, is there. */
async function heldDays(
  { queries, member: { ledger } }: Work,
  days: readonly Day[],
): Promise<ReadonlyMap<string, Holding>> {
  const wanted = sql.join(days.map(({ plan, day }) => sql`(${plan}, ${day})`));
  const { rows } = await sql<Holding>`select held.plan as plan, held.day as day,
      case when plans.cost = 'parts' then held.amount end as amount
    from (select fulfils_id as plan, fulfils_day as day, amount from transactions
        where ledger_id = ${ledger} and deleted_at is null
          and (fulfils_id, fulfils_day) in (values ${wanted})
      union all select recurrence_id as plan, planned_day as day, amount from transactions
        where ledger_id = ${ledger} and deleted_at is null
          and (recurrence_id, planned_day) in (values ${wanted})
      union all select recurrence_id as plan, planned_day as day, amount from import_lines
        where ledger_id = ${ledger}
          and (recurrence_id, planned_day) in (values ${wanted})) as held
      join recurrences as plans on plans.ledger_id = ${ledger} and plans.id = held.plan`.execute(
    queries,
  );
  return new Map(rows.map((one) => [occurrenceId(one.plan, one), one]));
}
