import { sql } from "kysely";
import type { Fulfilment, PaidMovement } from "../../../../src/domain/recurrences/fulfilment.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { stamped } from "../ledger/stored-record.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";
import { importedFulfilments } from "../imports/imported-fulfilments.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";

/** Stores the planned movements that records fulfil, in their rows. */
export const enteredFulfilments = (
  work: Work,
  names: CategoryNames,
  write: WriteRows<TransactionRow>,
): RecordWriters["fulfilments"] => {
  const {
    queries,
    member: { ledger },
  } = work;
  return {
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
          where ${isSame("recurrence_id", "planned_day")})
        and not exists (select 1 from occurrences as other
          where other.ledger_id = own.ledger_id and other.id = own.fulfils_id || ':' || own.fulfils_day
            and other.deleted_at is null and other.became = 'skipped')`.execute(queries);
      return rows[0] ?? null;
    },
    instalmentOf: async (record) => {
      const { rows } = await sql<PaidMovement>`
      select plans.id as recurrence, coalesce(own.fulfils_day, own.planned_day, lines.planned_day) as day,
        (select sum(parts.amount) from transactions as parts
          where parts.ledger_id = own.ledger_id and parts.deleted_at is null
            and (parts.id = own.id or parts.divided_from = own.id)) as amount
      from transactions as asked
        join transactions as own on own.ledger_id = asked.ledger_id
          and own.id = coalesce(asked.divided_from, asked.id)
        left join import_lines as lines on lines.ledger_id = own.ledger_id
          and lines.record_id = own.id and lines.recurrence_id > ''
        join recurrences as plans on plans.ledger_id = own.ledger_id and plans.cost = 'parts'
          and plans.id = coalesce(own.fulfils_id, own.recurrence_id, lines.recurrence_id)
      where asked.ledger_id = ${ledger} and asked.id = ${record}
        and own.deleted_at is null`.execute(queries);
      const [found] = rows;
      return found === undefined ? null : { ...found, amount: cents(Number(found.amount)) };
    },
    keep: async (record, { recurrence, day }) => {
      const own = queries.updateTable("transactions").where("ledger_id", "=", ledger);
      await own
        .where("id", "=", record)
        .set({ fulfils_id: recurrence, fulfils_day: day })
        .execute();
    },
    tie: async (id, { recurrence, day }) => {
      const rows = queries.selectFrom("transactions").selectAll().where("ledger_id", "=", ledger);
      const before = await rows.where("id", "=", id).executeTakeFirstOrThrow();
      const imported = await importedFulfilments(queries, ledger);
      if (before.recurrence_id ?? before.fulfils_id ?? (imported.has(id) || null)) return null;
      const stamps = stampsIn(work, before, null);
      const after = { ...before, ...stamps, fulfils_id: recurrence, fulfils_day: day };
      await write([{ before, after }]);
      return stamped(toTransaction(names)(after), after);
    },
  };
};
