import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Goal } from "../../src/domain/goals/goal.ts";
import type { NormalMonth } from "../../src/domain/normal-month/normal-month.ts";
import { add, cents, subtract, ZERO, type Cents } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { goalId } from "../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../src/domain/shared/year-month.ts";
import { simulate, type Simulation } from "../../src/domain/simulation/simulation.ts";
import { formatEuros } from "../../src/text/format.ts";
import { simulationAdvice } from "../../src/text/simulation/simulation-advice.ts";

const goal = (name: string, missing: number): Goal => ({
  id: goalId(name),
  name,
  total: cents(missing + 1),
  current: cents(1),
  deadline: null,
  photoUrl: null,
});

/** An average month with such an income, in which only leisure costs something. */
function simulated(
  income: Cents,
  spent: Cents,
  reduction: Cents,
  goals: readonly Goal[] = [],
): Simulation {
  const byCategory = new Map([["Lazer", spent]]);
  const surplus = subtract(income, spent);
  const month: NormalMonth = {
    months: ["2026-02" as YearMonth],
    incomes: [income],
    income,
    isUneven: false,
    isLived: true,
    incomeSince: null,
    expensesSince: null,
    extraMonths: 1,
    rareOnes: [],
    expenses: spent,
    byCategory,
    extra: ZERO,
    rare: ZERO,
    countedExtra: ZERO,
    surplus,
  };
  const wanted = { category: "Lazer", reduction, goalId: null };
  const outcome = simulate(month, goals, wanted, civilDate(2026, 3, 14), []);
  if (!outcome.ok) throw new Error("more than spent");
  return outcome.value;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const SAVING =
  "Reduzir Lazer em 50,00 € por mês (25 % do que gasta nesta categoria) poupa 600,00 € por ano.";

const CASES: readonly (readonly [string, number, readonly Goal[], string | null])[] = [
  [
    "a balance that stays negative",
    120_00,
    [goal("Casa", 100)],
    "O saldo continua negativo: faltam ainda 30,00 € por mês para o equilibrar, por isso procure outra despesa a reduzir.",
  ],
  [
    "a balance that comes to nothing",
    150_00,
    [goal("Casa", 100)],
    "O saldo fica equilibrado, mas ainda não sobra nada para o seu objetivo.",
  ],
  [
    "a balance that comes to nothing, with two goals",
    150_00,
    [goal("Casa", 100), goal("Carro", 100)],
    "O saldo fica equilibrado, mas ainda não sobra nada para os seus objetivos.",
  ],
  [
    "a balance that becomes positive, without a goal",
    180_00,
    [],
    "O saldo torna-se positivo: passam a sobrar 30,00 € por mês.",
  ],
  [
    "a goal that could not be foreseen",
    180_00,
    [goal("Casa", 30_00)],
    "O objetivo «Casa», até agora sem previsão, fica a 1 mês.",
  ],
  [
    "the first that is reached of several goals",
    250_00,
    [goal("Casa", 1_000_00), goal("Férias", 200_00), goal("Reserva", 0)],
    "O objetivo «Casa» fica a 10 meses, menos 10 meses do que agora.",
  ],
  [
    "a goal that is one month nearer",
    250_00,
    [goal("Férias", 100_00)],
    "O objetivo «Férias» fica a 1 mês, menos 1 mês do que agora.",
  ],
  [
    "a goal that comes nearer before one that does not",
    250_00,
    [goal("Férias", 50_00), goal("Casa", 1_000_00)],
    "O objetivo «Casa» fica a 11 meses, menos 10 meses do que agora.",
  ],
  [
    "a goal that is no nearer",
    250_00,
    [goal("Férias", 50_00)],
    "O objetivo «Férias» continua a 1 mês, com mais folga.",
  ],
  ["goals that are all reached", 250_00, [goal("Férias", 0)], null],
  ["no goal at all", 250_00, [], null],
];

describe("the advice on a scenario", () => {
  it.each(CASES)("speaks of %s", (_, income, goals, second) => {
    const advice = simulationAdvice(
      "Lazer",
      simulated(cents(income), cents(200_00), cents(50_00), goals),
    );
    expect(plain(advice)).toBe(second === null ? SAVING : `${SAVING} ${second}`);
  });

  it("always names the category, the reduction and a year of it", () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map(cents);
    const positive = fc.integer({ min: 1, max: 10_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, positive, amount, amount, (income, reduction, rest, missing) => {
        const spent = add(reduction, rest);
        const simulation = simulated(income, spent, reduction, [
          goal("Casa", Math.max(0, missing - 1)),
        ]);
        const advice = simulationAdvice("Lazer", simulation);
        expect(advice).toContain("Lazer");
        expect(advice).toContain(formatEuros(reduction));
        expect(advice).toContain(formatEuros(cents(reduction * 12)));
        expect(advice).not.toMatch(/null|undefined|NaN|−0,00/);
        if (simulation.simulated.balance <= ZERO) expect(advice).not.toContain("«");
      }),
    );
  });
});
