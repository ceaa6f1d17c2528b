import { sql } from "kysely";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Recurrences } from "../../application/ports/recurrences.ts";
import { categoryNames, type CategoryNames } from "./category-names.ts";
import type { Queries } from "./database.ts";
import { firstLedgers } from "./first-ledgers.ts";
import type { RecurrenceRow } from "./tables.ts";

/** A recurrence as the domain knows it, its category by name. */
export const toRecurrence =
  ({ nameOf }: Pick<CategoryNames, "nameOf">) =>
  (row: RecurrenceRow): Recurrence => ({
    id: row.id,
    kind: row.kind,
    category: nameOf(row.category_id),
    cost:
      row.cost === "each"
        ? { of: "each", amount: row.amount }
        : { of: "parts", total: row.amount, fee: row.fee },
    description: row.description,
    start: row.first_day,
    every: row.every,
    unit: row.unit,
    end: row.last_day,
    times: row.times,
    weekend: row.weekend,
    mode: row.mode,
    paused: row.paused === 1,
    openFrom: row.open_from,
    exceptions: JSON.parse(row.exceptions) as Recurrence["exceptions"],
    askedUntil: row.asked_until,
  });

/** The recurrences in their table, and the proposals that nobody wants to see again. */
export const kyselyRecurrences = (queries: Queries): Recurrences => {
  const live = (ledger: LedgerId) =>
    queries
      .selectFrom("recurrences")
      .selectAll()
      .where("ledger_id", "=", ledger)
      .where("deleted_at", "is", null);
  const dismissed = (ledger: LedgerId) =>
    queries.selectFrom("dismissed_proposals").where("ledger_id", "=", ledger);
  return {
    list: async (ledger) => {
      const read = toRecurrence(await categoryNames(queries, ledger));
      const rows = await live(ledger).orderBy("id").execute();
      return rows.map((row) => ({ record: read(row), revision: row.revision, removed: false }));
    },
    toDo: async (ledger, day) => {
      const rows = await live(ledger).where("action_day", "<=", day).orderBy("id").execute();
      if (rows.length === 0) return [];
      return rows.map(toRecurrence(await categoryNames(queries, ledger)));
    },
    count: async (ledger) => (await live(ledger).execute()).length,
    ledgersWithWork: async (day, after, most) => {
      const due = queries
        .selectFrom("recurrences")
        .select("ledger_id")
        .where("action_day", "<=", day)
        .where("deleted_at", "is", null);
      return firstLedgers(queries, due.as("some"), after, most);
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
    dismiss: async (ledger, id, at) => {
      await sql`insert into dismissed_proposals (ledger_id, id, made_at)
        values (${ledger}, ${id}, ${at}) on conflict (ledger_id, id) do nothing`.execute(queries);
    },
  };
};
