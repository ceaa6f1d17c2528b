import type { Activity, CategoryTotal } from "../../src/domain/achievements/facts.ts";
import { livesOf } from "../../src/domain/lived-months/lives-of.ts";
import { add } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";

const totalOf = ({ date, kind, category, amount }: Transaction): CategoryTotal => ({
  month: monthOf(date),
  kind,
  category,
  amount,
  count: 1,
});

const together = (one: CategoryTotal, other: CategoryTotal): CategoryTotal => ({
  ...one,
  amount: add(one.amount, other.amount),
  count: one.count + other.count,
});

/** Sums up the records until a day, in the same way as a database. */
export function activityUntil(today: CivilDate, records: readonly Transaction[]): Activity {
  const past = records.filter(({ date }) => date <= today);
  const groups = Map.groupBy(past, ({ date, kind, category }) =>
    [monthOf(date), kind, category].join(),
  );
  return {
    totals: [...groups.values()].map((group) => group.map(totalOf).reduce(together)),
    days: [...new Set(past.map(({ date }) => date))],
    lives: livesOf(records, today),
  };
}
