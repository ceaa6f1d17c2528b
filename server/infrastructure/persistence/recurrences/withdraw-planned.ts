import { sql } from "kysely";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { TransactionRow } from "../tables.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";

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
