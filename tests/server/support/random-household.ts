import fc, { type Arbitrary } from "fast-check";
import { v7 } from "uuid";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  addMonths,
  daysOf,
  monthOf,
  type YearMonth,
} from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { lifeUntil } from "../../support/lives/any-life.ts";

export const TODAY = civilDate(2031, 11, 23);

/** A movement as a household records it, in cents. */
export type Entry = {
  readonly kind: "income" | "expense";
  readonly date: CivilDate;
  readonly category: string;
  readonly cents: number;
  readonly description: string | null;
};

/** A bank's file: the movements of an account, those that do not count, and a balance at the end of a day. */
export type BankFile = {
  readonly account: { readonly id: string; readonly kind: "ordem" | "poupanca" | "cartao" };
  readonly lines: readonly (Entry & { readonly counts: boolean })[];
  readonly closing: { readonly cents: number; readonly date: CivilDate } | null;
  readonly isUndone: boolean;
};

export type Goal = {
  readonly name: string;
  readonly total: number;
  readonly current: number;
  readonly deadline: CivilDate | null;
};

export type Plan = Entry & { readonly asks: boolean; readonly unit: "semana" | "mes" | "ano" };

/** The data of a household, in the order of their entry. */
export type Household = {
  readonly files: readonly BankFile[];
  readonly entered: readonly Entry[];
  readonly plans: readonly Plan[];
  readonly told: { readonly cents: number; readonly date: CivilDate } | null;
  /** Entered on the day after the balance was told. */
  readonly later: readonly Entry[];
  readonly accountReserve: number;
  readonly goals: readonly Goal[];
  readonly budgets: readonly { readonly category: string; readonly cents: number }[];
};

export const SPENT_ON = ["Habitação", "Alimentação", "Lazer", "Seguros", "Transportes"] as const;

const euros = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 });

const dayWithin = (month: YearMonth): Arbitrary<CivilDate> =>
  fc.integer({ min: 0, max: 27 }).map((day) => addDays(daysOf(month).from, day));

/** Some months before today: income with subsidies, monthly payments, and purchases. */
const anyTidyLife: Arbitrary<readonly Entry[]> = fc
  .record({
    months: fc.integer({ min: 0, max: 15 }),
    salary: euros(0, 3_000),
    isEven: fc.boolean(),
    subsidies: fc.boolean(),
    rent: euros(0, 900),
    insurance: fc.option(euros(60, 700)),
  })
  .chain(({ months, salary, isEven, subsidies, rent, insurance }) => {
    const all = Array.from({ length: months + 1 }, (_, back) => addMonths(monthOf(TODAY), -back));
    return fc
      .tuple(
        ...all.map((month) =>
          fc.record({
            paid: isEven ? fc.constant(salary) : euros(0, 4_000),
            bought: fc.array(
              fc.record({
                date: dayWithin(month),
                category: fc.constantFrom(...SPENT_ON),
                cents: euros(1, 220),
                description: fc.constantFrom("Continente", "Galp", "Cinema", null),
              }),
              { maxLength: 6 },
            ),
          }),
        ),
      )
      .map((lived) =>
        lived.flatMap(({ paid, bought }, index): readonly Entry[] => {
          const month = all[index] ?? monthOf(TODAY);
          const on = (day: number) => addDays(daysOf(month).from, day - 1);
          const isBonus = subsidies && ["06", "11"].includes(month.slice(5));
          const income = (day: number, amount: number, description: string): Entry => ({
            kind: "income",
            date: on(day),
            category: "Salário",
            cents: amount,
            description,
          });
          const expense = (one: Omit<Entry, "kind">): Entry => ({ kind: "expense", ...one });
          return [
            income(21, paid, "Ordenado"),
            ...(isBonus ? [income(20, paid, "Subsídio")] : []),
            expense({ date: on(2), category: "Habitação", cents: rent, description: "Renda" }),
            ...(insurance !== null && month.endsWith("-04")
              ? [
                  expense({
                    date: on(9),
                    category: "Seguros",
                    cents: insurance,
                    description: "Seguro do carro",
                  }),
                ]
              : []),
            ...bought.map(expense),
          ].filter(({ cents }) => cents > 0);
        }),
      );
  });

/** Movements as a household records them. */
export const entriesOf = (records: readonly Transaction[]): readonly Entry[] =>
  records.map(({ kind, date, category, amount, description }) => ({
    kind,
    date,
    category,
    cents: amount,
    description,
  }));

/** Tidy movements of a year, or those of an untidy life. */
const anyMovements: Arbitrary<readonly Entry[]> = fc.oneof(
  anyTidyLife,
  lifeUntil(TODAY).map(({ records }) => entriesOf(records)),
);

/** The same movements in a bank's file; some of them do not count. */
const anyFile: Arbitrary<BankFile> = fc
  .record({
    life: anyMovements,
    kind: fc.constantFrom("ordem" as const, "poupanca" as const, "cartao" as const),
    left: fc.integer({ min: 2, max: 9 }),
    closing: fc.option(
      fc.record({
        cents: fc.integer({ min: -50_000, max: 600_000 }),
        date: fc.integer({ min: 0, max: 90 }).map((back) => addDays(TODAY, -back)),
      }),
    ),
    isUndone: fc.boolean(),
  })
  .map(({ life, kind, left, closing, isUndone }) => ({
    account: { id: v7(), kind },
    lines: life.map((one, index) => ({ ...one, counts: index % left !== 0 })),
    closing,
    isUndone,
  }));

const anyEntry: Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom("income" as const, "expense" as const),
  date: fc.integer({ min: -60, max: 80 }).map((days) => addDays(TODAY, days)),
  category: fc.constant("Outros"),
  cents: euros(1, 900),
  description: fc.constantFrom("Sofá", "Prenda", null),
});

const anyPlan: Arbitrary<Plan> = fc
  .record({
    entry: anyEntry,
    asks: fc.boolean(),
    unit: fc.constantFrom("semana" as const, "mes" as const, "ano" as const),
  })
  .map(({ entry, ...plan }) => ({ ...entry, ...plan }));

const anyGoal = fc.record({
  name: fc.constantFrom("Férias", "Carro", "Fundo de emergência", "Casa"),
  total: euros(1, 20_000),
  current: euros(0, 5_000),
  deadline: fc.option(fc.integer({ min: -40, max: 900 }).map((days) => addDays(TODAY, days))),
});

/** A household with nothing. */
export const NO_HOUSEHOLD: Household = {
  files: [],
  entered: [],
  plans: [],
  told: null,
  later: [],
  accountReserve: 0,
  goals: [],
  budgets: [],
};

/** These movements as a bank's file. */
export const fileOf = (entries: readonly Entry[]): BankFile => ({
  account: { id: v7(), kind: "ordem" },
  lines: entries.map((one) => ({ ...one, counts: true })),
  closing: null,
  isUndone: false,
});

export const anyHousehold: Arbitrary<Household> = fc.record({
  files: fc.array(anyFile, { maxLength: 2 }),
  entered: fc.array(anyEntry, { maxLength: 4 }),
  plans: fc.array(anyPlan, { maxLength: 3 }),
  told: fc.option(
    fc.record({
      cents: fc.integer({ min: -100_000, max: 500_000 }),
      date: fc.integer({ min: 0, max: 30 }).map((back) => addDays(TODAY, -back)),
    }),
    { freq: 4 },
  ),
  later: fc.array(
    anyEntry.map((entry) => ({ ...entry, date: TODAY })),
    { maxLength: 2 },
  ),
  accountReserve: euros(0, 500),
  goals: fc.uniqueArray(anyGoal, { maxLength: 4, selector: ({ name }) => name }),
  budgets: fc.uniqueArray(
    fc.record({ category: fc.constantFrom(...SPENT_ON), cents: euros(10, 400) }),
    { maxLength: 2, selector: ({ category }) => category },
  ),
});
