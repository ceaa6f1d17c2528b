import { keyWords } from "../guessing/words.ts";
import { compareText } from "../shared/compare-text.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** Finds the purchases for which money came back. */
export type Purchases = {
  /** The expense with an id; null if there is none. */
  readonly find: (id: TransactionId) => Transaction | null;
  /** The latest expense with the words of a shop, both days inclusive; null if there is none. */
  readonly latest: (shop: string, from: CivilDate, to: CivilDate) => Transaction | null;
};

/** Finds purchases among records in any order. */
export function purchasesAmong(records: readonly Transaction[]): Purchases {
  const expenses = records.filter(({ kind }) => kind === "expense");
  const byId = new Map(expenses.map((record) => [record.id, record]));
  const byShop = Map.groupBy(expenses.toSorted(latestFirst), ({ description }) =>
    keyWords(description ?? ""),
  );
  return {
    find: (id) => byId.get(id) ?? null,
    latest: (shop, from, to) =>
      byShop.get(shop)?.find(({ date }) => date >= from && date <= to) ?? null,
  };
}

/** Of the same day the last recorded one comes first. */
const latestFirst = (left: Transaction, right: Transaction): number =>
  compareText(right.date, left.date) || compareText(right.id, left.id);
