import type { YearMonth } from "../shared/year-month.ts";
import type { NormalMonth } from "./normal-month.ts";

/**
 * The figures of a normal month, and the months they are based on, both inclusive; amounts in cents (mes_normal on the
 * wire).
 */
export type NormalFigures = Pick<
  NormalMonth,
  "income" | "expenses" | "extra" | "countedExtra" | "surplus"
> & { readonly from: YearMonth; readonly to: YearMonth };

export function figuresOf(normal: NormalMonth): NormalFigures {
  const { months, income, expenses, extra, countedExtra, surplus } = normal;
  const [from] = months;
  return { from, to: months.at(-1) ?? from, income, expenses, extra, countedExtra, surplus };
}
