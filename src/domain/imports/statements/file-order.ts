import { compareText } from "../../shared/compare-text.ts";
import { linksOf } from "./balance-proof.ts";
import type { Movement } from "./movement.ts";

/** Sorts by the time of each movement; equal ones keep their order. */
const byTime = (movements: readonly Movement[]): readonly Movement[] =>
  movements.toSorted((left, right) => compareText(left.sortsAs, right.sortsAs));

/** Whether the days of a list descend. */
function newestFirst(movements: readonly Movement[]): boolean {
  const [first, last] = [movements[0], movements.at(-1)];
  return first !== undefined && last !== undefined && first.date > last.date;
}

/**
 * The possible orders of a file, the likeliest first, each turned so that the oldest comes first. The days of one whose
 * sheets go against each other are sorted.
 */
function ordersOf(movements: readonly Movement[]): readonly (readonly Movement[])[] {
  const reversed = movements.toReversed();
  const asTold = newestFirst(movements) ? [reversed, movements] : [movements, reversed];
  return [...asTold, ...asTold.map(byTime)];
}

/** The orders in which the days descend least often. */
export function ordersByDay(movements: readonly Movement[]): readonly (readonly Movement[])[] {
  const orders = ordersOf(movements);
  const turns = orders.map(
    (order) => order.filter(({ date }, at) => date < (order[at - 1]?.date ?? date)).length,
  );
  return orders.filter((_, at) => turns[at] === Math.min(...turns));
}

/** The movements from the oldest to the newest, in the order in which the fewest balances fail. */
export function oldestFirst(
  movements: readonly Movement[],
  opening: number | null = null,
): readonly Movement[] {
  const orders = ordersOf(movements);
  const failures = orders.map((order) => linksOf(order, opening).broken.length);
  return orders[failures.indexOf(Math.min(...failures))] ?? movements;
}
