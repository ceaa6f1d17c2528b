import { linksOf, proofOf } from "./balance-proof.ts";
import { oldestFirst, ordersOf } from "./file-order.ts";
import type { Found, Movement } from "./movement.ts";
import type { Reading } from "./reading.ts";

/**
 * Where no amount has a sign, the balances give it, unless they agree with the amounts as they are; a row that they do
 * not reach, such as the oldest, is not read. Null if nothing else could tell the direction and they do not either.
 */
export function signedFound(found: Found, { sign, columns }: Reading): Found | null {
  const { amount, balance } = columns;
  const asked = sign.by === "balance";
  if (!asked && sign.by !== "sign") return found;
  if (amount === undefined || balance === undefined) return asked ? null : found;
  if (found.movements.some(({ signed }) => signed < 0)) return found;
  if (proofOf(linksOf(oldestFirst(found.movements))).state === "proven") return found;
  const signs = signsOf(found.movements);
  if (signs === null) return asked ? null : found;
  return {
    ...found,
    movements: found.movements.flatMap((movement) => {
      const signed = signs.get(movement);
      return signed === undefined ? [] : [{ ...movement, signed }];
    }),
    unread: [
      ...found.unread,
      ...found.movements
        .filter((movement) => !signs.has(movement))
        .map(({ line, original }) => ({ line, text: original, reason: "sign" as const })),
    ],
  };
}

/** What each movement's balance differs by from the one before, where nine in ten differ by just the amount. */
function signsOf(movements: readonly Movement[]): ReadonlyMap<Movement, number> | null {
  const found = ordersOf(movements).map((order) => {
    const signs = new Map<Movement, number>();
    for (const [index, movement] of order.entries()) {
      const before = order[index - 1]?.balance ?? null;
      const moved = before === null || movement.balance === null ? null : movement.balance - before;
      if (moved !== null && Math.abs(moved) === movement.signed) signs.set(movement, moved);
    }
    return signs;
  });
  const best = found.toSorted((left, right) => right.size - left.size)[0];
  return best && best.size > 0 && best.size * 10 >= (movements.length - 1) * 9 ? best : null;
}
