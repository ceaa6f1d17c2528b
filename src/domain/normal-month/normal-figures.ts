import { monthsBetween, type YearMonth } from "../shared/year-month.ts";
import type { NormalMonth } from "./normal-month.ts";

/**
 * The figures of a normal month, and the months they are based on, both inclusive; amounts in cents (mes_normal on the
 * wire).
 */
export type NormalFigures = Pick<
  NormalMonth,
  "income" | "expenses" | "extra" | "countedExtra" | "surplus"
> & {
  readonly from: YearMonth;
  readonly to: YearMonth;
  /** The number of months of which the extra is; null if not stated. */
  readonly extraMonths: number | null;
  /** The month since which it is another one than before; null if it is not, or if that is not stated. */
  readonly since: YearMonth | null;
};

/** The month since which a normal month is another one: since the later of its steps; null without any. */
export const normalSince = ({
  incomeSince,
  expensesSince,
}: Pick<NormalMonth, "incomeSince" | "expensesSince">): YearMonth | null =>
  [incomeSince, expensesSince]
    .filter((month) => month !== null)
    .toSorted()
    .at(-1) ?? null;

/** The number of months that the extra is of: where it is not stated, those from the first to the last. */
export const extraMonthsOf = ({ extraMonths, from, to }: NormalFigures): number =>
  extraMonths ?? monthsBetween(from, to) + 1;

export function figuresOf(normal: NormalMonth): NormalFigures {
  const { months, income, expenses, extra, extraMonths, countedExtra, surplus } = normal;
  const [from] = months;
  const to = months.at(-1) ?? from;
  const since = normalSince(normal);
  return { from, to, income, expenses, extra, extraMonths, countedExtra, surplus, since };
}
