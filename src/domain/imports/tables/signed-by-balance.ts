import { accountWalk } from "../statements/account-walk.ts";
import { shownRow } from "../bank-text.ts";
import { linksOf } from "../statements/balance-proof.ts";
import { oldestFirst, ordersByDay } from "../statements/file-order.ts";
import { isOpen, type Found, type Movement } from "../statements/movement.ts";
import type { Reading } from "./reading.ts";

/**
 * Gives movements without a direction the one that the balances show; a movement that they do not reach, such as the
 * oldest, stays open. If signs are always written but none is, the balances may decide otherwise. Null if nothing shows
 * any direction.
 */
export function signedFound(found: Found, { sign, columns }: Reading): Found | null {
  const { movements, opening = null } = found;
  if (columns.debit !== undefined) return withReversals(found);
  const open = sign.by === "balance" ? movements.map(opened) : movements;
  if (!open.some(isOpen)) return sign.by === "sign" ? unlessDenied(found) : found;
  const signs = signsOf(open, opening);
  if (signs.size === 0 && open.every(isOpen) && sign.by !== "word") return null;
  return { ...found, movements: withSigns(open, signs) };
}

/**
 * Turns the amounts of two columns of which the balances prove the opposite, as a reversal under debit, if all balances
 * then agree.
 */
function withReversals(found: Found): Found {
  const { movements, opening = null } = found;
  const order = oldestFirst(movements, opening);
  const turned = new Set(linksOf(order, opening).broken.map(({ at }) => at));
  if (turned.size === 0 || turned.size * 2 > movements.length) return found;
  const turn = (movement: Movement) =>
    turned.has(movement) ? { ...movement, signed: -movement.signed } : movement;
  const isProven = linksOf(order.map(turn), opening).broken.length === 0;
  return isProven ? { ...found, movements: movements.map(turn) } : found;
}

/** Returns amounts as they are, unless none has a sign and the balances show that one of them goes out. */
function unlessDenied(found: Found): Found {
  const { movements, opening = null } = found;
  if (movements.some(({ signed }) => signed < 0)) return found;
  const { count, broken } = linksOf(oldestFirst(movements, opening), opening);
  if (count === 0 || broken.length === 0) return found;
  const open = movements.map(opened);
  const signs = signsOf(open, opening);
  const isDenied = Array.from(signs.values()).some((signed) => signed < 0);
  return isDenied ? { ...found, movements: withSigns(open, signs) } : found;
}

const opened = (movement: Movement): Movement =>
  movement.signed === 0
    ? movement
    : {
        ...movement,
        signed: Math.abs(movement.signed),
        open: movement.open ?? shownRow([movement.date, movement.original]),
      };

const withSigns = (movements: readonly Movement[], signs: ReadonlyMap<Movement, number>) =>
  movements.map((movement) => {
    const signed = signs.get(movement);
    return signed === undefined ? movement : { ...movement, signed, open: undefined };
  });

/**
 * The signed amounts of open movements as differences of balances, if nine in ten differences equal the amount. If
 * several orders explain equally many, only what all of them agree on counts. They explain nothing where they deny the
 * movements that are not open.
 */
function signsOf(
  movements: readonly Movement[],
  opening: number | null,
): ReadonlyMap<Movement, number> {
  const found = ordersByDay(movements).map((order) => {
    const { count, broken } = linksOf(order, opening);
    const isDenied = broken.length > 1 && broken.length * 10 > count;
    return isDenied ? new Map<Movement, number>() : signsIn(order, opening);
  });
  const most = Math.max(...found.map(({ size }) => size));
  const open = movements.filter(isOpen).length;
  if (most * 10 < (open - 1) * 9) return new Map();
  const best = found.filter(({ size }) => size === most);
  const [first = new Map<Movement, number>()] = best;
  return new Map(
    Array.from(first).filter(([movement, signed]) =>
      best.every((signs) => signs.get(movement) === signed),
    ),
  );
}

function signsIn(order: readonly Movement[], opening: number | null): Map<Movement, number> {
  const signs = new Map<Movement, number>();
  for (const { movement, balance, since } of accountWalk(order, opening)) {
    if (!isOpen(movement) || movement.balance === null || balance === null || since === null)
      continue;
    const moved = movement.balance - balance - since;
    if (Math.abs(moved) === movement.signed) signs.set(movement, moved);
  }
  return signs;
}
