import { refundedShop } from "../guessing/refunded-shop.ts";
import { add, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Purchases } from "./purchases.ts";

/** Refunds by the category of the purchases, in cents; a category without a refund is absent. */
export type Refunded = ReadonlyMap<string, Cents>;

/** The refunds of each month. */
export type MonthlyRefunds = (month: YearMonth) => Refunded;

export const NOTHING_REFUNDED: Refunded = new Map();

/** For so many months after a purchase a refund finds it by its words. */
export const REFUND_MONTHS = 12;

/** Whether an income is a refund: tied to a purchase, or in one of the categories for refunds. */
export const isRefund = (
  { kind, category, refundOf }: Transaction,
  categories: ReadonlySet<string>,
): boolean => kind === "income" && (refundOf !== undefined || categories.has(category));

/**
 * The category of expenses to which a refund belongs: that of the purchase to which it is tied, whatever its words; else
 * that of the latest expense with its words in the 12 months before it, its own day included; null if there is none.
 */
export function refundedCategory(
  { refundOf, description, date }: Transaction,
  purchases: Purchases,
): string | null {
  const tied = refundOf === undefined ? null : purchases.find(refundOf);
  if (tied !== null) return tied.category;
  const shop = refundedShop(description ?? "");
  if (shop === "") return null;
  return purchases.latest(shop, firstDay(date), date)?.category ?? null;
}

/** Adds up what came back by the refunds among the records of a month. */
export function refundedBy(
  records: readonly Transaction[],
  categories: ReadonlySet<string>,
  purchases: Purchases,
): Refunded {
  const refunded = new Map<string, Cents>();
  for (const record of records) {
    if (!isRefund(record, categories)) continue;
    const category = refundedCategory(record, purchases);
    if (category === null) continue;
    refunded.set(category, add(refunded.get(category) ?? ZERO, record.amount));
  }
  return refunded.size === 0 ? NOTHING_REFUNDED : refunded;
}

/** The same day of the year before, which a 29 February merely bounds. */
const firstDay = (date: CivilDate): CivilDate =>
  `${addMonths(monthOf(date), -REFUND_MONTHS)}${date.slice(-3)}` as CivilDate;
