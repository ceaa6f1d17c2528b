import fc, { type Arbitrary } from "fast-check";
import {
  addMonths,
  monthOf,
  monthsBetween,
  type YearMonth,
} from "../../../src/domain/shared/year-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Stream } from "./life.ts";

/** Euros in quarters, so that few amounts are round. */
export const anyEuros = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarters) => quarters / 4);

const anyPlan = fc.constantFrom("recorded" as const, "fulfilled" as const, null, null);

const always = (euros: number) => () => euros;
const yearly = (numbers: readonly number[], euros: number) => (month: YearMonth) =>
  numbers.includes(numberOf(month)) ? euros : 0;
const numberOf = (month: YearMonth) => Number(month.slice(5));

const SUMMER = [4, 5, 6, 7, 8, 9];
const HOLIDAY_PAY = [6, 11];

/** Work lost, leave or a raise, so many months before today. */
const anyChange = fc.record({
  ago: fc.integer({ min: 1, max: 11 }),
  part: fc.constantFrom(0, 0.35, 0.65, 1.4),
});

/** A salary, the pay of every third month, or that of a season; sometimes with holiday pay, sometimes another one since some months. */
const anyIncome = (today: CivilDate): Arbitrary<readonly Stream[]> =>
  fc
    .record({
      euros: anyEuros(400, 3_500),
      day: fc.constantFrom(1, 5, 15, 23, 25, 28, 30, 31),
      slack: fc.constantFrom(0, 0, 2, 5),
      words: fc.constantFrom("Ordenado", "Ordenado {mês}", null),
      plan: anyPlan,
      isQuarterly: fc.constantFrom(false, false, false, true),
      isSeasonal: fc.constantFrom(false, false, false, true),
      change: fc.option(anyChange, { freq: 2 }),
      hasHolidayPay: fc.boolean(),
    })
    .map(({ euros, day, isQuarterly, isSeasonal, change, hasHolidayPay, ...how }) => {
      const since = change && addMonths(monthOf(today), -change.ago);
      const inMonth = (month: YearMonth) => {
        if (isQuarterly && numberOf(month) % 3 !== 0) return 0;
        const season = isSeasonal && !SUMMER.includes(numberOf(month)) ? 0.25 : 1;
        return euros * season * (change && since && month >= since ? change.part : 1);
      };
      const own = { kind: "income", category: "Salário", ...how } as const;
      const holidayPay = {
        ...own,
        words: "Subsídio",
        plan: null,
        days: [20],
        inMonth: yearly(HOLIDAY_PAY, euros),
      };
      return [{ ...own, days: [day], inMonth }, ...(hasHolidayPay ? [holidayPay] : [])];
    });

const anyRent: Arbitrary<readonly Stream[]> = fc
  .record({
    euros: anyEuros(250, 900),
    day: fc.constantFrom(1, 3, 8, 30),
    slack: fc.constantFrom(0, 0, 2),
    words: fc.constantFrom("Renda", "Renda {mês}", null),
    plan: anyPlan,
  })
  .map(({ euros, day, ...how }) => [
    { kind: "expense", category: "Habitação", days: [day], inMonth: always(euros), ...how },
  ]);

const anyShopping: Arbitrary<readonly Stream[]> = fc
  .record({
    euros: anyEuros(3, 60),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 12 }),
    words: fc.constantFrom("Continente", "Compra no Pingo Doce", null),
  })
  .map(({ euros, ...how }) => [
    {
      kind: "expense",
      category: "Alimentação",
      slack: 2,
      plan: null,
      inMonth: always(euros),
      ...how,
    },
  ]);

const anyTaxes: Arbitrary<readonly Stream[]> = anyEuros(100, 2_200).map((euros) => [
  {
    kind: "expense",
    category: "Impostos",
    words: "IVA do trimestre",
    days: [20],
    slack: 3,
    plan: null,
    inMonth: yearly([2, 5, 8, 11], euros),
  },
]);

const anyInsurance: Arbitrary<readonly Stream[]> = fc
  .record({ euros: anyEuros(60, 700), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ euros, month }) => [
    {
      kind: "expense",
      category: "Seguros",
      words: "Seguro do carro",
      days: [9],
      slack: 0,
      plan: null,
      inMonth: yearly([month], euros),
    },
  ]);

/** A subscription, sometimes cancelled some months before today. */
const anySubscription = (today: CivilDate): Arbitrary<readonly Stream[]> =>
  fc
    .record({
      euros: anyEuros(5, 40),
      day: fc.integer({ min: 1, max: 28 }),
      plan: anyPlan,
      cancelled: fc.option(fc.integer({ min: 1, max: 6 })),
    })
    .map(({ euros, day, plan, cancelled }) => [
      {
        kind: "expense",
        category: "Subscrições",
        words: "Netflix",
        days: [day],
        slack: 0,
        plan: cancelled === null ? plan : null,
        inMonth: (month) =>
          cancelled !== null && month >= addMonths(monthOf(today), -cancelled) ? 0 : euros,
      },
    ]);

/** A purchase and what comes back of it in the month after, sometimes more than it was. */
const anyRefund = (today: CivilDate): Arbitrary<readonly Stream[]> =>
  fc
    .record({
      bought: anyEuros(20, 400),
      back: anyEuros(20, 600),
      ago: fc.integer({ min: 0, max: 8 }),
    })
    .map(({ bought, back, ago }) => {
      const purchase = addMonths(monthOf(today), -ago - 1);
      const own = { words: "Worten", days: [12], slack: 0, plan: null } as const;
      return [
        {
          ...own,
          kind: "expense",
          category: "Compras",
          inMonth: (month) => (month === purchase ? bought : 0),
        },
        {
          ...own,
          kind: "income",
          category: "Reembolsos",
          inMonth: (month) => (monthsBetween(purchase, month) === 1 ? back : 0),
        },
      ];
    });

/** The streams of any life until a day: often an income, a rent and purchases, seldom none of one. */
export const anyStreams = (today: CivilDate): Arbitrary<readonly Stream[]> => {
  const often = (streams: Arbitrary<readonly Stream[]>) => fc.option(streams, { nil: [], freq: 7 });
  const seldom = (streams: Arbitrary<readonly Stream[]>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: streams });
  return fc
    .tuple(
      often(anyIncome(today)),
      often(anyRent),
      often(anyShopping),
      seldom(anyTaxes),
      seldom(anyInsurance),
      seldom(anySubscription(today)),
      seldom(anyRefund(today)),
    )
    .map((all) => all.flat());
};
