import type { CivilDate } from "../shared/civil-date.ts";
import type { Sliced } from "../shared/slices.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Moved } from "./moved.ts";
import { partPlanned } from "./part-planned.ts";
import type { Expected, Planned } from "./planned.ts";
import { USUAL_LEAST, USUAL_MONTHS, usualOf, type Usual } from "./usual.ts";
import { partYearly } from "./yearly.ts";

/** How many full months before the current one are read: the year that is usual, and the one before. */
export const FORECAST_READS = 24;

/** What the coming time is told from. */
export type LearntFrom = {
  readonly today: CivilDate;
  /** The records of the last 24 full months and of the current one, those since the last told balance, and those to come. */
  readonly records: readonly Moved[];
  /** The first month of the ledger that has records; null without any. */
  readonly firstMonth: YearMonth | null;
  /** What recurs, until the end of the eleventh month from the current one; what should have come and waits, too. */
  readonly planned: readonly Planned[];
  /** What a person would like to see in it. */
  readonly imagined: readonly Planned[];
};

/** What is expected by name, and what is usual beside it; null as long as there are too few full months, which are `base`. */
export type Learnt = {
  readonly base: readonly YearMonth[];
  readonly expected: readonly Expected[];
  readonly usual: Usual | null;
};

/** Learns from what was recorded what is to come after a day of which everything is known. */
export function* learn(
  { today, records, firstMonth, planned, imagined }: LearntFrom,
  since: CivilDate,
): Sliced<Learnt> {
  const base = baseMonths(firstMonth, monthOf(today));
  // A balance may have been told of a day that has not come here yet.
  const known = today > since ? today : since;
  const oldest = daysOf(addMonths(monthOf(today), -FORECAST_READS)).from;
  // Those to come as well: what is recorded already does not come by itself once more.
  const read = records.filter(({ date }) => date >= oldest);
  const { expected: yearly, rest } = yield* partYearly(yield* partPlanned(read, planned), today);
  const expected: readonly Expected[] = [
    ...planned.map((one) => ({ ...one, cause: "recurring" }) as const),
    ...records
      .filter(({ date }) => date > known)
      .map(
        ({ date, kind, category, amount, description }) =>
          ({
            date,
            kind,
            category,
            amount,
            description,
            recurrence: null,
            cause: "recorded",
          }) as const,
      ),
    ...(base.length < USUAL_LEAST ? [] : yearly),
    ...imagined.map((one) => ({ ...one, cause: "imagined" }) as const),
  ];
  return { base, expected, usual: base.length < USUAL_LEAST ? null : usualOf(rest, base) };
}

/** The last full months since the first record, quiet ones included, oldest first. */
function baseMonths(first: YearMonth | null, current: YearMonth): readonly YearMonth[] {
  return Array.from({ length: USUAL_MONTHS }, (_, index) =>
    addMonths(current, index - USUAL_MONTHS),
  ).filter((month) => first !== null && month >= first);
}
