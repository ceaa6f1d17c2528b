import type { Cents } from "../../shared/cents.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import { daysBetween } from "../../shared/days-between.ts";
import { importLineId, type AccountId, type ImportLineId } from "../../shared/ids.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";
import type { StoredLine } from "../stored-line.ts";
import { pairNearest, type Pair } from "../../transactions/pair-nearest.ts";
import type { OtherSides } from "./other-sides.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** The most days between the two sides of a transfer. */
const TRANSFER_WITHIN_DAYS = 3;

/** A movement of one of the user's own accounts. */
type Side = {
  readonly account: AccountId;
  readonly kind: TransactionKind;
  readonly amount: Cents;
  readonly date: CivilDate;
  /** The part of the account, such as a pocket, if the file has several. */
  readonly part?: string;
};

/**
 * Finds transfers between the user's own accounts, or between parts of one: the same amount out of one and into
 * another, at most three days apart, one to one, the nearest first; among the files and against earlier imports.
 */
export function ownTransfers(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly StoredLine[],
): OtherSides {
  const sides = new Map<Side, ReviewLine | StoredLine>();
  for (const line of lines) {
    const account = files[line.file]?.account.id;
    const { part } = line;
    if (account && line.origin.is === "new")
      sides.set({ ...sideOf(line), account, ...(part && { part }) }, line);
  }
  const fresh = [...sides.keys()];
  for (const line of known.filter(isUnpaired(known)))
    sides.set({ ...sideOf(line), account: line.account }, line);
  const paired = pairNearest(pairsOf(fresh, [...sides.keys()]));
  const because = new Map<ReviewLine, ImportLineId>();
  const excluded = new Map<ReviewLine, ImportLineId>();
  for (const { left, right } of paired) {
    const [one, other] = [sides.get(left), sides.get(right)];
    if (one === undefined || other === undefined) continue;
    for (const [line, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!("origin" in line)) continue;
      because.set(line, importLineId(opposite.id));
      if ("state" in opposite && opposite.state === "counted") excluded.set(line, opposite.id);
    }
  }
  return { because, excluded };
}

/**
 * Whether an earlier line may be a side without its other one: it counts, it is joined to an entered record, or it does
 * not count because of a rule or the user. One that does not count because of another line has its other side, as long
 * as that is there.
 */
function isUnpaired(known: readonly StoredLine[]): (line: StoredLine) => boolean {
  const there = new Set(known.map(({ id }) => id));
  return ({ state, leftOut }) => {
    if (state !== "not-counted") return state !== "removed";
    return leftOut === null || leftOut.because === null || !there.has(leftOut.because);
  };
}

const sideOf = ({ kind, amount, date }: Omit<Side, "account">) => ({ kind, amount, date });

/** The part of an account is unknown for earlier lines. */
const isElsewhere = (one: Side, other: Side) =>
  one.account !== other.account ||
  (one.part !== undefined && other.part !== undefined && one.part !== other.part);

/** Pairs of an outgoing and an incoming side, at least one of the two from a file. */
function pairsOf(fresh: readonly Side[], all: readonly Side[]): readonly Pair<Side, Side>[] {
  const isFresh = new Set(fresh);
  const byAmount = Map.groupBy(
    all.filter(({ amount }) => amount > 0),
    ({ amount }) => amount,
  );
  const amounts = new Set(fresh.map(({ amount }) => amount));
  return [...amounts].flatMap((amount) => {
    const [out, into] = (["expense", "income"] as const).map((kind) =>
      (byAmount.get(amount) ?? []).filter((side) => side.kind === kind),
    ) as [Side[], Side[]];
    return out.flatMap((left) =>
      into.flatMap((right): Pair<Side, Side>[] => {
        const distance = Math.abs(daysBetween(left.date, right.date));
        const isOne =
          isElsewhere(left, right) &&
          distance <= TRANSFER_WITHIN_DAYS &&
          (isFresh.has(left) || isFresh.has(right));
        return isOne ? [{ left, right, distance }] : [];
      }),
    );
  });
}
