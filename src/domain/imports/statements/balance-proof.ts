import { accountWalk } from "./account-walk.ts";
import { isOpen, type Movement } from "./movement.ts";
import type { BalanceProof } from "./statement.ts";

/** Two movements between which the balance does not follow; `before` is null where it is the opening one. */
type Break = { readonly before: Movement | null; readonly at: Movement };

/**
 * The agreement of balances with movements in one order: how many could be compared, how many movements hold, which
 * fail.
 */
type Links = {
  readonly count: number;
  readonly covered: number;
  readonly of: number;
  readonly broken: readonly Break[];
};

/**
 * Each balance has to differ from the one before by what moved since; movements without one are added up. A cell that
 * holds no balance where one belongs is a failure.
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

/** Other facts of a file: how many rows were not read at all, and whether its balances are the available ones. */
type Beside = { readonly unread?: number; readonly available?: boolean };

/**
 * The proof that the balances give. More than one failure, and more than a tenth, mean that they are available
 * balances, where they are called so; else that movements are missing.
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
