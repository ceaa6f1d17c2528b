import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Recurrences } from "../../../application/recurrences/recurrences.ts";
import { categoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import { firstLedgers } from "../first-ledgers.ts";
import { endedPayments } from "./ended-payments.ts";
import { openOutcomes } from "./outcomes.ts";
import { recurrenceWithOutcomes } from "./recurrence-rows.ts";
import type { RecurrenceRow } from "./recurrence-tables.ts";
import { stamped } from "../ledger/stored-record.ts";

/** The recurrences in their table, and the dismissed proposals. */
export const kyselyRecurrences = (queries: Queries): Recurrences => {
  const live = (ledger: LedgerId) =>
    queries
      .selectFrom("recurrences")
      .selectAll()
      .where("ledger_id", "=", ledger)
      .where("deleted_at", "is", null);
  const read = async (ledger: LedgerId, rows: readonly RecurrenceRow[]) => {
    if (rows.length === 0) return [];
    const names = await categoryNames(queries, ledger);
    return rows
      .map((row) => stamped(row, row))
      .map(recurrenceWithOutcomes(names, await openOutcomes(queries, ledger, rows)));
  };
  const dismissed = (ledger: LedgerId) =>
    queries.selectFrom("dismissed_proposals").where("ledger_id", "=", ledger);
  return {
    list: async (ledger) => {
      const rows = await live(ledger).orderBy("id").execute();
      return read(ledger, rows);
    },
    toDo: async (ledger, day, most) => {
      const due = live(ledger).where("action_day", "<=", day);
      const rows = await due.orderBy("action_day").orderBy("id").limit(most).execute();
      return (await read(ledger, rows)).map(({ record }) => record);
    },
    count: async (ledger) => (await live(ledger).execute()).length,
    ledgersWithWork: async (day, after, most) => {
      // Ledger by ledger: whoever reads all that is due reads it anew for each part of the list.
      const { rows } = await sql<{ readonly id: LedgerId }>`select id from ledgers
        where id > ${after ?? ""} and exists (select 1 from recurrences as due
          where due.ledger_id = ledgers.id and due.action_day <= ${day} and due.deleted_at is null)
        order by id limit ${most}`.execute(queries);
      return rows.map(({ id }) => id);
    },
    ledgersWithEarly: async (today, after, most) => {
      const early = queries
        .selectFrom("transactions")
        .select("ledger_id")
        .where("recurrence_id", "is not", null)
        .where("date", ">", today)
        .where("deleted_at", "is", null)
        .whereRef("revision", "=", "made_revision");
      return firstLedgers(queries, early.as("some"), after, most);
    },
    dismissed: async (ledger) =>
      new Set((await dismissed(ledger).select("id").execute()).map(({ id }) => id)),
    ended: endedPayments(queries),
    dismiss: async (ledger, id, at) => {
      await sql`insert into dismissed_proposals (ledger_id, id, made_at)
        values (${ledger}, ${id}, ${at}) on conflict (ledger_id, id) do nothing`.execute(queries);
    },
  };
};
