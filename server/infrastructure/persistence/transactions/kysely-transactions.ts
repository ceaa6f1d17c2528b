import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type {
  Transaction,
  TransactionKind,
} from "../../../../src/domain/transactions/transaction.ts";
import {
  UNPLANNED_MAX,
  type Period,
  type Transactions,
} from "../../../application/transactions/transactions.ts";
import { categoryNames, type CategoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import { importedFulfilments } from "../imports/imported-fulfilments.ts";
import { readActivity } from "./read-activity.ts";
import type { TransactionRow } from "./transaction-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import { inBatches } from "../ledger/write-rows.ts";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";

const COLUMNS = [
  "id",
  "kind",
  "date",
  "category_id",
  "amount",
  "description",
  "account_id",
  "recurrence_id",
  "fulfils_id",
  "refund_of",
  "uncounted",
  "divided_from",
] as const;

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 4_000;

type Content = Pick<TransactionRow, (typeof COLUMNS)[number]>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Converts a row to a movement of the domain, with its category's name; `imported` are those whose imported movement
 * fulfils a planned one.
 */
export const toTransaction =
  ({ nameOf }: Pick<CategoryNames, "nameOf">, imported: ReadonlySet<string> = NONE) =>
  ({ category_id, ...row }: Content): Transaction => {
    const plan = row.recurrence_id
      ? "recorded"
      : (row.fulfils_id || imported.has(row.id)) && "fulfilled";
    return {
      id: row.id,
      kind: row.kind,
      date: row.date,
      category: nameOf(category_id),
      amount: row.amount,
      description: row.description,
      // A version of an older program has none of these.
      ...(row.account_id && { account: row.account_id }),
      ...(row.refund_of && { refundOf: row.refund_of }),
      ...(row.uncounted && { uncounted: row.uncounted }),
      ...(row.divided_from && { dividedFrom: row.divided_from }),
      ...(plan && { plan }),
    };
  };

/** The columns of a movement, without its account and its purchase. */
export const transactionColumns = (
  { idOf }: Pick<CategoryNames, "idOf">,
  { kind, date, category, amount, description }: Transaction,
) => ({ kind, date, category_id: idOf(kind, category), amount, description });

/** The mapping of movements to rows. */
export const transactionShape = (
  names: CategoryNames,
  revision: Revision,
): RecordShape<Transaction, TransactionRow> => ({
  table: "transactions",
  columnsOf: (record, before) => ({
    ...transactionColumns(names, record),
    recurrence_id: before?.recurrence_id ?? null,
    planned_day: before?.planned_day ?? null,
    fulfils_id: before?.fulfils_id ?? null,
    fulfils_day: before?.fulfils_day ?? null,
    made_revision: before === null ? revision : before.made_revision,
    account_id: record.account ?? null,
    refund_of: record.refundOf ?? null,
    uncounted: record.uncounted ?? null,
    divided_from: record.dividedFrom ?? null,
  }),
  recordOf: toTransaction(names),
});

/** The income and expenses in the transactions table. */
export const kyselyTransactions = (queries: Queries): Transactions => {
  const live = (ledger: LedgerId) =>
    queries
      .selectFrom("transactions")
      .where("transactions.ledger_id", "=", ledger)
      .where("transactions.deleted_at", "is", null);

  const newestFirst = (ledger: LedgerId, kind: TransactionKind, { from, to }: Period) => {
    let rows = live(ledger).select(COLUMNS).where("kind", "=", kind);
    if (from !== undefined) rows = rows.where("date", ">=", from);
    if (to !== undefined) rows = rows.where("date", "<=", to);
    return rows.orderBy("date", "desc").orderBy("id", "desc");
  };

  async function* pages(ledger: LedgerId, kind: TransactionKind, period: Period) {
    const names = await categoryNames(queries, ledger);
    const read = toTransaction(names, await importedFulfilments(queries, ledger));
    let rows = newestFirst(ledger, kind, period).limit(PAGE_SIZE);
    for (;;) {
      const page = await rows.execute();
      if (page.length > 0) yield page.map(read);
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE_SIZE) return;
      const after = sql<boolean>`(date, id) < (${last.date}, ${last.id})`;
      rows = newestFirst(ledger, kind, period).where(after).limit(PAGE_SIZE);
      await setImmediate();
    }
  }

  return {
    list: async (ledger, kind, period) => {
      const all: Transaction[] = [];
      for await (const page of pages(ledger, kind, period)) all.push(...page);
      return all;
    },
    pages,
    withIds: async (ledger, ids) => {
      const read = toTransaction(await categoryNames(queries, ledger));
      const found: Transaction[] = [];
      await inBatches([...new Set(ids)], async (some) => {
        const rows = await live(ledger).select(COLUMNS).where("id", "in", some).execute();
        found.push(...rows.map(read));
      });
      return found;
    },
    unplanned: async (ledger, { kind, from, to, least, most }) => {
      const rows = newestFirst(ledger, kind, { from, to })
        .where("amount", ">=", least)
        .where("amount", "<=", most)
        .where("recurrence_id", "is", null)
        .where("fulfils_id", "is", null)
        .limit(UNPLANNED_MAX);
      const found = await rows.execute();
      if (found.length === 0) return [];
      const imported = await importedFulfilments(queries, ledger);
      const names = await categoryNames(queries, ledger);
      return found.map(toTransaction(names)).filter(({ id }) => !imported.has(id));
    },
    activityUntil: async (ledger, day) =>
      readActivity(live(ledger), day, await categoryNames(queries, ledger)),
  };
};
