import { occurrencesBetween } from "../recurrences/occurrences.ts";
import type { Recurrence, RecurrenceUnit } from "../recurrences/recurrence.ts";
import type { NormalMonth } from "../normal-month/normal-month.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";

/** A planned income that comes every 6 months or less often; in cents. */
export type YearlyIncome = {
  readonly month: YearMonth;
  readonly amount: Cents;
  readonly name: string;
};

/** The number of months in which yearly incomes are looked for, from the next one on. */
const MONTHS_AHEAD = 12;

/** The least number of units between two of them: half a year. */
const LEAST_EVERY: Readonly<Record<RecurrenceUnit, number>> = {
  day: 181,
  week: 26,
  month: 6,
  year: 1,
};

/** The yearly incomes among the planned movements of the next 12 months, the earliest first. */
export function yearlyIncomes(
  recurrences: readonly Recurrence[],
  today: CivilDate,
): readonly YearlyIncome[] {
  const rare = recurrences.filter(
    ({ kind, every, unit }) => kind === "income" && every >= LEAST_EVERY[unit],
  );
  const { from } = daysOf(addMonths(monthOf(today), 1));
  const { to } = daysOf(addMonths(monthOf(today), MONTHS_AHEAD));
  return occurrencesBetween(rare, from, to).map(({ date, amount, description, category }) => ({
    month: monthOf(date),
    amount,
    name: description ?? category,
  }));
}

/** A yearly income, and the part of it that goals may get; in cents. */
export type SpareIncome = YearlyIncome & { readonly spare: Cents };

/**
 * What the year leaves of its yearly incomes, the earliest first: first they pay the rare expenses that normal ones do
 * not hold, and what the surplus counts already.
 */
export function spareIncomes(
  incomes: readonly YearlyIncome[],
  { rare, extra, countedExtra }: Pick<NormalMonth, "rare" | "extra" | "countedExtra">,
): readonly SpareIncome[] {
  let taken = Math.min(rare, extra) + 12 * countedExtra;
  return incomes.map((income) => {
    const spare = cents(Math.max(0, income.amount - taken));
    taken = Math.max(0, taken - income.amount);
    return { ...income, spare };
  });
}
