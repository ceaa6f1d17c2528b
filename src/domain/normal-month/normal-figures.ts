import type { YearMonth } from "../shared/year-month.ts";
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
};

export function figuresOf(normal: NormalMonth): NormalFigures {
  const { months, income, expenses, extra, extraMonths, countedExtra, surplus } = normal;
  const [from] = months;
  const to = months.at(-1) ?? from;
  return { from, to, income, expenses, extra, extraMonths, countedExtra, surplus };
}
