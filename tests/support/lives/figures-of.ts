import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import type { Forecast, ForecastFacts } from "../../../src/domain/forecast/forecast.ts";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { normalMonth, type NormalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { smartAlerts } from "../../../src/domain/notifications/smart-alerts.ts";
import type { SmartAlert } from "../../../src/domain/notifications/smart-alert.ts";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { OWN_CATEGORIES } from "../categories.ts";
import { factsFrom } from "../facts.ts";
import { toldAccount } from "../forecast.ts";
import type { Life } from "./life.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";

/** What is in the account of a life by default, in cents. */
const HELD = 500_00;

/** The normal month of a life. */
export const normalOf = ({ today, records }: Life): NormalMonth =>
  normalMonth({ today, records, sumsOf: monthlySums(records) });

/** The facts of a life's forecast, with so many cents in its account today, and a part that is never to be touched. */
export const forecastFactsOf = (
  { today, records, recurrences }: Life,
  held: number = HELD,
  accountReserve = 0,
): ForecastFacts => ({
  today,
  records,
  planned: plannedOccurrences(recurrences, today),
  ended: [],
  accounts: [toldAccount(held, today)],
  lines: [],
  accountReserve: cents(accountReserve),
  saving: null,
});

/** The forecast of a life. */
export function forecastOf(life: Life, held?: number, accountReserve?: number): Forecast {
  const made = forecast(forecastFactsOf(life, held, accountReserve), "year");
  if (made === null) throw new Error("no forecast");
  return made;
}

/** The facts of the recommendations of a life without goals and budgets, of its last 6 months. */
export const factsOfLife = ({ today, records, recurrences }: Life): FinancialFacts =>
  factsFrom({
    today,
    period: 6,
    records,
    goals: [],
    planned: plannedOccurrences(recurrences, today),
  });

/** The alerts of a life without goals and budgets. */
export const alertsOf = ({ today, records, recurrences }: Life): readonly SmartAlert[] =>
  smartAlerts({
    today,
    transactions: records,
    sumsOf: monthlySums(records),
    budgets: [],
    refunded: NOTHING_REFUNDED,
    goals: [],
    categories: OWN_CATEGORIES,
    recurrences,
    planned: plannedOccurrences(recurrences, today),
    ended: [],
    belowZero: "unknown",
  });

/** The figures that a life is told: of its normal month, of its forecast, and of its recommendations. */
export function figuresOf(life: Life) {
  const { income, expenses, surplus, months, isLived, extra, rare, byCategory } = normalOf(life);
  const { allowance, months: ahead, assumed, regular, usual, lowest, offers } = forecastOf(life);
  return {
    normal: { income, expenses, surplus, extra, rare, months, isLived, byCategory },
    forecast: {
      perDay: allowance.perDay,
      tightest: allowance.tightest,
      lowest,
      months: ahead.map(({ month, balance, low, high }) => ({ month, balance, low, high })),
      assumed,
      regular: regular.map(({ key, amount, next }) => ({ key, amount, next })),
      shares: usual?.shares ?? null,
      offers: offers.map(({ date, last }) => [date, last.amount]),
    },
  };
}
