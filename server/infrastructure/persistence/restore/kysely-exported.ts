import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type {
  ExportedAccount,
  ExportedRecord,
} from "../../../../src/domain/exports/export-content.ts";
import { subjectOf } from "../../../../src/domain/notifications/subject.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import type { Exported } from "../../../application/exports/exported.ts";
import { toAccount } from "../accounts/kysely-accounts.ts";
import type { AccountRow, BalanceRow } from "../accounts/account-tables.ts";
import { heldBy } from "../accounts/held-records.ts";
import { toBudget } from "../budgets/kysely-budgets.ts";
import { categoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import { kyselyImports } from "../imports/kysely-imports.ts";
import { kyselyRecurrences } from "../recurrences/kysely-recurrences.ts";
import type { OccurrenceRow } from "../recurrences/recurrence-tables.ts";
import { toOutcome } from "../recurrences/outcomes.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { keptLines } from "./exported-lines.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 4_000;

/** Reads the rows of a ledger and its user as an export holds them. */
export const kyselyExported = (queries: Queries): Exported => {
  const living = async <Row>(
    table: "budgets" | "recurrences" | "occurrences" | "accounts",
    ledger: LedgerId,
    order: string,
  ) =>
    (
      await sql<Row>`select * from ${sql.table(table)}
        where ledger_id = ${ledger} and deleted_at is null order by ${sql.raw(order)}`.execute(
        queries,
      )
    ).rows;

  async function* records(ledger: LedgerId, kind: TransactionKind) {
    const read = toTransaction(await categoryNames(queries, ledger));
    let after = sql``;
    for (;;) {
      const { rows } = await sql<TransactionRow>`select * from transactions
        where ledger_id = ${ledger} and deleted_at is null and kind = ${kind} ${after}
        order by date desc, id desc limit ${PAGE_SIZE}`.execute(queries);
      if (rows.length > 0) yield rows.map((row) => ({ ...read(row), ...marksOf(row) }));
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE_SIZE) return;
      after = sql`and (date, id) < (${last.date}, ${last.id})`;
      await setImmediate();
    }
  }

  /** One account a page, since each may have many balances. */
  async function* accounts(ledger: LedgerId): AsyncGenerator<readonly ExportedAccount[]> {
    const reading = { queries, member: { ledger, user: null } };
    for (const row of await living<AccountRow>("accounts", ledger, "label, id")) {
      const { rows } = await sql<BalanceRow>`select * from balances where ledger_id = ${ledger}
        and account_id = ${row.id} and deleted_at is null order by place, id`.execute(queries);
      const held = await heldBy(reading, row.id, rows, "living");
      const told = rows.map((one) => ({
        amount: one.amount,
        date: one.day,
        kept: {
          id: one.id.slice(row.id.length + 1),
          place: one.place,
          import: one.import_id,
          includes: held.get(one.id) ?? null,
        },
      }));
      const kept = { chosen: row.chosen === 1, createdAt: row.created_at };
      yield [{ ...toAccount(row), kept, told }];
      await setImmediate();
    }
  }

  return {
    records: ({ ledger }, kind) => records(ledger, kind),
    budgets: async ({ ledger }) => {
      const rows = await living<Parameters<ReturnType<typeof toBudget>>[0]>(
        "budgets",
        ledger,
        "month desc, id",
      );
      const read = toBudget(await categoryNames(queries, ledger));
      return rows.map((row) => ({
        ...read(row),
        ...(row.carried === 1 && { carried: true as const }),
      }));
    },
    recurrences: async ({ ledger }) => {
      const plans = await kyselyRecurrences(queries).list(ledger);
      const rows = await queries
        .selectFrom("recurrences")
        .select(["id", "opened_from"])
        .where("ledger_id", "=", ledger)
        .execute();
      const openedFrom = new Map(rows.map((row) => [row.id, row.opened_from]));
      const days = Map.groupBy(
        await living<OccurrenceRow>("occurrences", ledger, "id"),
        (row) => row.recurrence_id,
      );
      return plans.map(({ record }) => ({
        ...record,
        kept: {
          plannedFrom: openedFrom.get(record.id) ?? record.openFrom,
          outcomes: (days.get(record.id) ?? []).map(toOutcome),
        },
      }));
    },
    accounts: ({ ledger }) => accounts(ledger),
    imports: async ({ ledger }) => {
      const rows = await queries
        .selectFrom("imports")
        .selectAll()
        .where("ledger_id", "=", ledger)
        .execute();
      const kept = new Map(rows.map((row) => [row.id, row]));
      return (await kyselyImports(queries).list(ledger)).map((made) => {
        const row = kept.get(made.id);
        if (row === undefined) return made;
        const { fingerprint, first_created: firstCreated, undo_change: change } = row;
        const undone = change === null ? null : { change, removed: row.undo_removed ?? 0 };
        return { ...made, kept: { fingerprint, firstCreated, undone } };
      });
    },
    lines: ({ ledger }) => keptLines(queries, ledger),
    notifications: async ({ user, ledger }, which) => {
      const rows = await queries
        .selectFrom("notifications")
        .selectAll()
        .where("user_id", "=", user)
        .where("dismissed", "=", which === "dismissed" ? 1 : 0)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(({ id, title, message, read, created_at: createdAt, key }) => ({
        id,
        title,
        message,
        read: read === 1,
        createdAt,
        subject: subjectOf(key),
        key: key.startsWith(`${ledger}:`) ? key.slice(ledger.length) : key,
      }));
    },
    dismissedProposals: async ({ ledger }) => {
      const own = queries.selectFrom("dismissed_proposals").where("ledger_id", "=", ledger);
      return (await own.select("id").orderBy("id").execute()).map(({ id }) => id);
    },
  };
};

const marksOf = ({
  recurrence_id: planned,
  planned_day: plannedDay,
  fulfils_id: fulfils,
  fulfils_day: fulfilsDay,
}: TransactionRow): Pick<ExportedRecord, "planned" | "fulfils"> => ({
  ...(planned !== null &&
    plannedDay !== null && { planned: { recurrence: planned, day: plannedDay } }),
  ...(fulfils !== null &&
    fulfilsDay !== null && { fulfils: { recurrence: fulfils, day: fulfilsDay } }),
});
