import { forecast, type Forecast } from "../../../domain/forecast/forecast.ts";
import type { Planned } from "../../../domain/forecast/planned.ts";
import { cents, ZERO } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../../domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../domain/shared/year-month.ts";

const TODAY = civilDate(2026, 3, 12);
const FIRST = addMonths(monthOf(TODAY), -6);

const monthly = (day: number, kind: Planned["kind"], amount: number, description: string) =>
  Array.from({ length: 12 }, (_, index): Planned => {
    const month = addMonths(monthOf(TODAY), index);
    const date = civilDate(Number(month.slice(0, 4)), Number(month.slice(5)), day);
    const category = kind === "income" ? "Salário" : "Habitação";
    return { date, kind, category, amount: cents(amount), description, recurrence: description };
  }).filter(({ date }) => date > TODAY);

/** The example's spending in each of the last months, in cents. */
const SPENT = [71_200, 64_900, 80_300, 69_500, 75_800, 67_100];

/** Made-up figures for users whose plan does not include them. */
export const EXAMPLE_FORECAST: Forecast | null = forecast(
  {
    today: TODAY,
    accounts: [
      {
        id: accountId("example"),
        label: "Conta",
        bank: null,
        digits: null,
        kind: "current",
        balance: { amount: cents(94_000), date: TODAY, includes: null },
        ofTheDay: true,
        main: true,
        closed: false,
      },
    ],
    records: SPENT.flatMap((spent, index) => {
      const { from } = daysOf(addMonths(FIRST, index));
      return [4, 9, 15, 21, 27].map((day) => ({
        id: transactionId(`${from} ${day}`),
        date: civilDate(Number(from.slice(0, 4)), Number(from.slice(5, 7)), day),
        kind: "expense" as const,
        category: "Alimentação",
        amount: cents(Math.round(spent / 5)),
        description: null,
      }));
    }),
    planned: [
      ...monthly(25, "income", 142_000, "Ordenado"),
      ...monthly(2, "expense", 62_000, "Renda"),
    ],
    ended: [],
    lines: [],
    accountReserve: ZERO,
    saving: null,
  },
  "year",
);
