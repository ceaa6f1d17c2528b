import { sql } from "kysely";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { transactionShape } from "../transactions/kysely-transactions.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";

/** Writes automatic records, each marked with its recurrence and day; a unique index prevents duplicates. */
export const plannedWriter = (
  work: Work,
  names: CategoryNames,
  write: WriteRows<TransactionRow>,
): RecordWriters["recordPlanned"] => {
  const { columnsOf } = transactionShape(names, work.revision);
  return async (recurrence, planned) => {
    if (planned.length === 0) return;
    const { rows: made } = await sql<{ day: CivilDate }>`select planned_day as day
      from transactions
      where ledger_id = ${work.member.ledger} and recurrence_id = ${recurrence}
        and planned_day in (${sql.join(planned.map(({ day }) => day))})`.execute(work.queries);
    // Removed ones included: a record that a person removed is not created again.
    const known = new Set(made.map(({ day }) => day));
    const rows = planned.flatMap(({ record, day }): TransactionRow[] => {
      if (known.has(day)) return [];
      return [
        {
          ledger_id: work.member.ledger,
          id: record.id,
          ...columnsOf(record, null),
          recurrence_id: recurrence,
          planned_day: day,
          ...stampsIn(work, null, null),
        },
      ];
    });
    const writings = rows.map((after) => ({ before: null, after }));
    if (writings.length > 0) await write(writings, "fail");
  };
};

/** Replaces automatic records by tombstones, which no longer occupy their planned days. */
export const withdrawPlanned =
  (work: Work, write: WriteRows<TransactionRow>): RecordWriters["withdrawPlanned"] =>
  async (today, most) => {
    const { rows } = await sql<TransactionRow>`select * from transactions
      where ledger_id = ${work.member.ledger} and recurrence_id is not null
        and deleted_at is null and date > ${today} and revision = made_revision
      order by date desc limit ${most}`.execute(work.queries);
    await write(
      rows.map((before) => ({
        before,
        after: {
          ...before,
          ...stampsIn(work, before, work.now),
          recurrence_id: null,
          planned_day: null,
        },
      })),
    );
    return rows.flatMap(({ recurrence_id: recurrence, planned_day: day }) =>
      recurrence === null || day === null ? [] : [{ recurrence, day }],
    );
  };
