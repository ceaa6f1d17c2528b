import { cents, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { effectOf, type Expected } from "./planned.ts";
import { savedBetween, type Saving } from "./saving.ts";
import type { Spread } from "./spread.ts";
import { usuallySpent, type Usual } from "./usual.ts";

/** A balance at the end of a period, with its bounds in eight of ten cases; in cents. */
export type BalanceRange = { readonly balance: Cents; readonly low: Cents; readonly high: Cents };

/** A future day: its balance is that of the day before, plus its movements and the saving, less the usual spending. */
export type ForecastDay = BalanceRange & {
  readonly date: CivilDate;
  readonly movements: readonly Expected[];
  /** The usual spending of the day beside the planned movements, in cents. */
  readonly usual: Cents;
  /** By how much an imagined saving lowers the spending, in cents. */
  readonly saved: Cents;
};

/** What leads from today's balance to that of a day: its movements, the usual spending and the saving, in cents. */
export function causesUntil(
  days: readonly ForecastDay[],
  date: CivilDate,
): Pick<ForecastDay, "movements" | "usual" | "saved"> {
  const until = days.filter((day) => day.date <= date);
  return {
    movements: until.flatMap(({ movements }) => movements),
    usual: sum(until.map(({ usual }) => usual)),
    saved: sum(until.map(({ saved }) => saved)),
  };
}

/** A future month, or the rest of the current one; amounts in cents. */
export type ForecastMonth = BalanceRange & {
  readonly month: YearMonth;
  /** The balance at its beginning; in the current month, today's. */
  readonly opening: Cents;
  readonly movements: readonly Expected[];
  readonly income: Cents;
  readonly outgoing: Cents;
  /** The usual spending beside the planned movements. */
  readonly usual: Spread;
  /** By how much an imagined saving lowers the spending. */
  readonly saved: Cents;
};

/** The facts of a forecast: today's balance, the expected movements, the usual spending, and an imagined saving. */
export type Outlook = {
  readonly opening: Cents;
  readonly expected: readonly Expected[];
  readonly usual: Usual | null;
  readonly saving: Saving | null;
};

/** The path of a balance so far: the usual spending, and the squared deviation on either side. */
type Way = { readonly spent: number; readonly less: number; readonly more: number };

const NOTHING: Spread = { low: ZERO, middle: ZERO, high: ZERO };

/**
 * Goes through today and all days to the end of a number of months. Overdue movements fall on today. Months vary
 * independently: the bands of several are combined as the root of their squares.
 */
export function lookAhead(
  { opening, expected, usual, saving }: Outlook,
  today: CivilDate,
  count: number,
): { readonly days: readonly ForecastDay[]; readonly months: readonly ForecastMonth[] } {
  const due = Map.groupBy(expected, ({ date }) => (date < today ? today : date));
  const days: ForecastDay[] = [];
  const months: ForecastMonth[] = [];
  let before: Way = { spent: 0, less: 0, more: 0 };
  let moved = 0;
  for (let index = 0; index < count; index += 1) {
    const month = addMonths(monthOf(today), index);
    const length = partsOf(daysOf(month).to).day;
    const from = index === 0 ? partsOf(today).day : 0;
    const begin = cents(opening + moved - before.spent);
    const firstDay = days.length;
    let spread = NOTHING;
    let spent = before.spent;
    let saved = ZERO;
    for (let day = Math.max(from, 1); day <= length; day += 1) {
      const date = `${month}-${String(day).padStart(2, "0")}` as CivilDate;
      spread = usual === null ? NOTHING : usuallySpent(usual, from, day, length);
      const way = joined(before, spread);
      const movements = due.get(date) ?? [];
      const until = saving === null ? ZERO : savedBetween(saving, from, day, length);
      const savedToday = subtract(until, saved);
      moved += movements.reduce((all, one) => all + effectOf(one), 0) + savedToday;
      saved = until;
      days.push({
        date,
        movements,
        usual: cents(way.spent - spent),
        saved: savedToday,
        ...left(opening + moved, way),
      });
      spent = way.spent;
    }
    before = joined(before, spread);
    const movements = days.slice(firstDay).flatMap((day) => day.movements);
    months.push({
      month,
      opening: begin,
      movements,
      income: sumOf(movements, "income"),
      outgoing: sumOf(movements, "expense"),
      usual: spread,
      saved,
      ...left(opening + moved, before),
    });
  }
  return { days, months };
}

const joined = ({ spent, less, more }: Way, { low, middle, high }: Spread): Way => ({
  spent: spent + middle,
  less: less + (middle - low) ** 2,
  more: more + (high - middle) ** 2,
});

/** Lower spending means a higher balance. */
const left = (planned: number, { spent, less, more }: Way): BalanceRange => ({
  balance: cents(planned - spent),
  low: cents(planned - spent - Math.round(Math.sqrt(more))),
  high: cents(planned - spent + Math.round(Math.sqrt(less))),
});

/** The sum of a day's expected incomes, in cents. */
export const incomeOf = ({ movements }: Pick<ForecastDay, "movements">): Cents =>
  sumOf(movements, "income");

const sumOf = (movements: readonly Expected[], wanted: Expected["kind"]): Cents =>
  cents(movements.reduce((all, { kind, amount }) => (kind === wanted ? all + amount : all), 0));
