import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import type { Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import type { RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { countingOnes, occurrencesAt } from "./outcomes.ts";
import { recordOfRow } from "../ledger/record-kinds.ts";
import { wholeRecurrence } from "./recurrence-rows.ts";
import type { RecurrenceColumns, RecurrenceRow } from "./recurrence-tables.ts";
import type { Work } from "../ledger/write-rows.ts";
import { stamped } from "../ledger/stored-record.ts";

type Plan = StoredRecord<RecurrenceColumns>;

/** Reads recurrences at earlier revisions, each with the outcomes of its days, as far back as versions are stored. */
export function recurrenceHistory(
  { queries, member: { ledger }, change, revision }: Work,
  names: CategoryNames,
  present: (id: RecurrenceId) => Promise<Plan | null>,
) {
  async function planAt(id: RecurrenceId, made: Revision): Promise<Plan | null> {
    const { rows } = await sql<{ readonly before: string | null }>`select before from versions
      where ledger_id = ${ledger} and resource = 'recurrences' and id = ${id} and revision > ${made}
      order by revision limit 1`.execute(queries);
    const [next] = rows;
    if (next === undefined) return present(id);
    if (next.before === null) return null;
    const row = JSON.parse(next.before) as RecurrenceRow;
    return stamped(row, row);
  }
  return {
    /** A recurrence at a revision; null if there was none. */
    asOf: async (id: RecurrenceId, made: Revision): Promise<StoredRecord<Recurrence> | null> => {
      const plan = await planAt(id, made);
      if (plan === null) return null;
      const rows = await occurrencesAt(queries, ledger, id, made);
      return {
        record: wholeRecurrence(names, plan.record, countingOnes(rows)),
        revision: Math.max(plan.revision, ...rows.map((row) => row.revision)),
        ownRevision: plan.revision,
        removed: plan.removed,
      };
    },
    /** The plan of which this very change has already settled a day, and the revision; null if there is none. */
    alreadyAnswered: async () => {
      const { rows } = await sql<{ readonly id: string; readonly revision: Revision }>`
        select id, revision from versions
        where ledger_id = ${ledger} and change_id = ${change} and resource = 'occurrences'
          and revision < ${revision} order by id limit 1`.execute(queries);
      const [first] = rows;
      if (first === undefined) return null;
      const plan = recordOfRow("occurrences", first.id) as RecurrenceId;
      return { plan, revision: first.revision };
    },
  };
}
