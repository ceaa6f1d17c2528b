import { sql } from "kysely";
import type { Fulfilment } from "../../../../src/domain/recurrences/fulfilment.ts";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { Work } from "../ledger/write-rows.ts";

/** Stores the planned movements that records fulfil, in their rows. */
export const enteredFulfilments = ({
  queries,
  member: { ledger },
}: Work): RecordWriters["fulfilments"] => ({
  ofAlone: async (record) => {
    const isSame = (id: string, day: string) =>
      sql`other.ledger_id = own.ledger_id and ${sql.ref(`other.${id}`)} = own.fulfils_id
        and ${sql.ref(`other.${day}`)} = own.fulfils_day`;
    const another = sql`select 1 from transactions as other
      where other.id <> own.id and other.deleted_at is null`;
    const { rows } = await sql<Fulfilment>`
      select fulfils_id as recurrence, fulfils_day as day from transactions as own
      where ledger_id = ${ledger} and id = ${record} and fulfils_id is not null
        and not exists (${another} and ${isSame("fulfils_id", "fulfils_day")})
        and not exists (${another} and ${isSame("recurrence_id", "planned_day")})
        and not exists (select 1 from import_lines as other
          where ${isSame("recurrence_id", "planned_day")})`.execute(queries);
    return rows[0] ?? null;
  },
  keep: async (record, { recurrence, day }) => {
    const own = queries.updateTable("transactions").where("ledger_id", "=", ledger);
    await own.where("id", "=", record).set({ fulfils_id: recurrence, fulfils_day: day }).execute();
  },
});
