import { accountWalk } from "./account-walk.ts";
import { isOpen, type Movement } from "./movement.ts";
import type { BalanceProof } from "./statement.ts";

/** Two movements whose balances do not agree; `before` is null for the opening balance. */
type Break = { readonly before: Movement | null; readonly at: Movement };

/** How balances agree with movements in one order: how many could be compared, how many agree, which do not. */
type Links = {
  readonly count: number;
  readonly covered: number;
  readonly of: number;
  readonly broken: readonly Break[];
};

/**
 * Compares the balances: each has to differ from the one before by the movements since; movements without a balance are
 * added up. A cell with an invalid balance is a failure.
 */
export function linksOf(movements: readonly Movement[], opening: number | null = null): Links {
  const broken: Break[] = [];
  let [count, covered] = [0, 0];
  for (const { movement, last, balance, since, rows } of accountWalk(movements, opening)) {
    const isSpoilt = movement.spoiltBalance === true;
    const isTold = movement.balance !== null && balance !== null && since !== null;
    if (!isSpoilt && (!isTold || isOpen(movement))) continue;
    count += 1;
    if (isTold && movement.balance - balance === since + movement.signed) covered += rows;
    else broken.push({ before: last, at: movement });
  }
  return { count, covered, of: movements.length, broken };
}

/** Other facts of a file: how many rows were not read, and whether its balances are available balances. */
type Beside = { readonly unread?: number; readonly available?: boolean };

/**
 * The proof from the balances. More than one failure, and more than a tenth, mean available balances if they are called
 * so, else missing movements.
 */
export function proofOf(
  { count, covered, of, broken }: Links,
  { unread = 0, available = false }: Beside = {},
): BalanceProof {
  if (count === 0) return { state: "none" };
  const [first] = broken;
  if (first === undefined) return { state: "proven", covered, of: of + unread };
  const isRare = broken.length === 1 || broken.length * 10 <= count;
  if (isRare || first.at.spoiltBalance === true) return { state: "broken", line: first.at.line };
  if (available) return { state: "unusable" };
  return { state: "gaps", from: first.before && placeOf(first.before), to: placeOf(first.at) };
}

const placeOf = ({ line, date }: Movement) => ({ line, date });
