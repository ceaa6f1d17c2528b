import { MAX_AMOUNT } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Transaction } from "./transaction.ts";

/** The four orders of the history. */
export const TRANSACTION_ORDERS = ["date-desc", "date-asc", "amount-desc", "amount-asc"] as const;

export type TransactionOrder = (typeof TRANSACTION_ORDERS)[number];

/** Sorts by date or by amount. Descending, equals keep the given order; ascending is the mirror image of that. */
export function sortTransactions<Entity extends Transaction>(
  transactions: readonly Entity[],
  order: TransactionOrder,
): readonly Entity[] {
  const descending = order.startsWith("date")
    ? latestFirst(transactions)
    : largestFirst(transactions);
  return order.endsWith("desc") ? descending : descending.toReversed();
}

/** Even a long history has few days, so days are sorted, not records. */
function latestFirst<Entity extends Transaction>(
  transactions: readonly Entity[],
): readonly Entity[] {
  const days = Map.groupBy(transactions, ({ date }) => date);
  const latest = [...days.keys()].toSorted((one, other) => compareText(other, one));
  return latest.flatMap((day) => days.get(day) ?? []);
}

const largestFirst = <Entity extends Transaction>(transactions: readonly Entity[]) =>
  sortByKey(transactions, ({ amount }) => MAX_AMOUNT - amount);

/** Keys are cut into this many digits of this base, which together hold every whole number below 2^39. */
const DIGITS = 3;
const BASE = 2 ** 13;

/**
 * Sorts by an integer key from 0 to 2^39 - 1, stably. A radix sort: its time is linear in the length of the list, so
 * that a long history is sorted within a frame.
 */
export function sortByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): readonly Item[] {
  const keys = new Float64Array(items.map(keyOf));
  let order = new Uint32Array(items.length).map((_, index) => index);
  for (let digit = 0; digit < DIGITS; digit += 1) order = sortByDigit(order, keys, BASE ** digit);
  return items.map((_, place) => items[order[place] ?? 0] as Item);
}

/** Sorts indices by one digit of their keys: a counting sort. */
function sortByDigit(order: Uint32Array<ArrayBuffer>, keys: Float64Array, weight: number) {
  const digits = new Uint16Array(order.length);
  const places = new Uint32Array(BASE + 1);
  for (let index = 0; index < order.length; index += 1) {
    const digit = Math.floor((keys[order[index] ?? 0] ?? 0) / weight) % BASE;
    digits[index] = digit;
    places[digit + 1] = (places[digit + 1] ?? 0) + 1;
  }
  for (let digit = 1; digit <= BASE; digit += 1)
    places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index += 1) {
    const digit = digits[index] ?? 0;
    const place = places[digit] ?? 0;
    sorted[place] = order[index] ?? 0;
    places[digit] = place + 1;
  }
  return sorted;
}
