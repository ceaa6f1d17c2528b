import { subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { MoneyAtHand } from "./money-at-hand.ts";

/** That days end below zero: the first one, and the lowest; in cents. */
export type BelowZeroWarning = {
  readonly first: CivilDate;
  readonly lowest: CivilDate;
  readonly balance: Cents;
  /** Whether today is below zero already. */
  readonly isNow: boolean;
};

/** How to avoid days below zero: `amount` is what is missing at most, or what has to be spent less a day; in cents. */
export type Remedy = { readonly until: CivilDate; readonly amount: Cents } & (
  | { readonly by: "confirming" | "savings"; readonly available: Cents }
  | { readonly by: "spending-less" | "postponing" }
);

/** The first two steps of somebody whose accounts go below zero; null if they do not, or no balance was told. */
export function stepsBelowZero(
  atHand: MoneyAtHand | null,
  today: CivilDate,
): { readonly warning: BelowZeroWarning; readonly remedy: Remedy } | null {
  if (atHand === null || atHand.belowZero === null) return null;
  const { first, lowest } = atHand.belowZero;
  const { date, balance } = lowest;
  return {
    warning: { first, lowest: date, balance, isNow: first === today },
    remedy: remedyOf(atHand, atHand.belowZero),
  };
}

/** The first that suffices: incomes to confirm, savings, less of the usual spending; else something has to wait. */
function remedyOf(
  { unconfirmed, apart }: MoneyAtHand,
  { lowest, lessPerDay, missing: atLeast }: NonNullable<MoneyAtHand["belowZero"]>,
): Remedy {
  const missing = { until: lowest.date, amount: subtract(ZERO, lowest.balance) };
  if (unconfirmed >= missing.amount)
    return { ...missing, by: "confirming", available: unconfirmed };
  if (apart >= missing.amount) return { ...missing, by: "savings", available: apart };
  return lessPerDay === null
    ? { ...missing, amount: atLeast, by: "postponing" }
    : { until: lowest.date, amount: lessPerDay, by: "spending-less" };
}
