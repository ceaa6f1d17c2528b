import { describe, expect, it } from "vitest";
import { planGoals, type MonthToPlan } from "../../../src/domain/goals/plan-goals.ts";
import type { YearlyIncome } from "../../../src/domain/goals/yearly-incomes.ts";
import { findings } from "../../../src/domain/recommendations/findings.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { agreeing } from "../../../src/text/agreement.ts";
import { overviewWords } from "../../../src/text/findings/overview-words.ts";
import { goalNote } from "../../../src/text/goals/goal-plan.ts";
import { paidByText } from "../../../src/text/goals/yearly-income.ts";
import { monthCount } from "../../../src/text/month-count.ts";
import { wordAnalysis } from "../../../src/text/findings/analysis-words.ts";
import { earned, factsOf, spent } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";

const TODAY = civilDate(2026, 11, 20);

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

const goalOf = (name: string, total: number, deadline: CivilDate | null = null) =>
  goalWith({ name, total: cents(total), current: ZERO, deadline });

const income = (name: string, month = 6): YearlyIncome => ({
  name,
  month: monthOf(civilDate(2027, month, 1)),
  amount: cents(1_480_00),
});

describe("sentences about goals", () => {
  const eachMonth = (amount: number) => Array.from({ length: 6 }, () => amount);

  it.each([
    [
      "that wait",
      900,
      "Faltam 10,00 € ao seu objetivo, que só avança quando voltar a sobrar dinheiro.",
      "Faltam 20,00 € aos seus 2 objetivos, que só avançam quando voltar a sobrar dinheiro.",
    ],
    [
      "that are served",
      100,
      "Faltam 10,00 € ao seu objetivo, e o que sobra já ajuda a lá chegar.",
      "Faltam 20,00 € aos seus 2 objetivos, e o que sobra já ajuda a lá chegar.",
    ],
  ])("agree with one and with two %s", (_, out, one, two) => {
    const records = [...earned("Salário", ...eachMonth(500)), ...spent("Lazer", ...eachMonth(out))];
    const said = (count: number) => {
      const goals = Array.from({ length: count }, () => goalOf("Casa", 10_00));
      const facts = factsOf(records, goals);
      return plain(overviewWords(facts, findings(facts)));
    };
    expect(said(1)).toContain(one);
    expect(said(2)).toContain(two);
  });

  it("never speak of one goal in the plural, nor of several in the singular", () => {
    const years = [civilDate(2027, 1, 31), civilDate(2030, 1, 31)];
    for (const out of [900_00, 500_00, 450_00, 100_00])
      for (const deadline of [null, ...years]) {
        const records = [
          ...earned("Salário", ...eachMonth(500_00)),
          ...spent("Lazer", ...eachMonth(out)),
        ];
        const wordsOf = (count: number) => {
          const goals = Array.from({ length: count }, (__, index) =>
            goalOf(`Reserva ${index}`, 2_000_00, deadline),
          );
          const { text, recommendations } = wordAnalysis(factsOf(records, goals));
          return [text, ...recommendations.flatMap((one) => [one.title, one.description])].join(
            " ",
          );
        };
        expect(wordsOf(1)).not.toMatch(/objetivos|avançam|vêm antes/);
        expect(wordsOf(2)).not.toMatch(/o seu objetivo|só avança /i);
      }
  });
});

describe("the note on a goal's plan", () => {
  const noteOf = (
    goals: Parameters<typeof planGoals>[0],
    incomes: readonly YearlyIncome[] = [],
    more: Partial<MonthToPlan> = {},
  ) =>
    planGoals(
      goals,
      {
        surplus: cents(100_00),
        expenses: cents(1_150_00),
        rare: ZERO,
        extra: ZERO,
        countedExtra: ZERO,
        ...more,
      },
      TODAY,
      incomes,
    ).map((planned) => plain(goalNote(planned, TODAY)));

  it("names the reserve that comes first, with the amount at which it stops doing so", () => {
    const reserve = goalOf("Reserva de emergência", 5_000_00);
    expect(noteOf([goalOf("Casa", 100_00), reserve])).toEqual([
      "Reserva de emergência, até 3450,00 €, vem primeiro.",
      undefined,
    ]);
    expect(noteOf([reserve])).toEqual([undefined]);
  });

  it("says which yearly income pays it", () => {
    const holiday = goalOf("Férias", 1_500_00, civilDate(2027, 8, 31));
    expect(noteOf([holiday], [income("Subsídio de férias")])).toEqual([
      "O subsídio de férias (1480,00 €, junho) paga-as.",
    ]);
  });

  it("says once that a deadline lies before the beginning", () => {
    const id = goalId(
      `${Date.UTC(2026, 10, 18)
        .toString(16)
        .padStart(12, "0")
        .replace(/^(.{8})/, "$1-")}-7000-8000-000000000000`,
    );
    const goal = { ...goalOf("Casa", 100_00, civilDate(2025, 1, 1)), id };
    expect(noteOf([goal])).toEqual(["O prazo é anterior ao início do objetivo."]);
    const { recommendations } = wordAnalysis(factsOf([], [goal]));
    expect(recommendations.filter(({ title }) => title.includes("Casa"))).toEqual([]);
  });
});

describe("what pays a goal", () => {
  it.each([
    ["Carro", ["Subsídio de férias"], "O subsídio de férias (1480,00 €, junho) paga-o."],
    ["Viagem a Roma", ["Bónus"], "O bónus (1480,00 €, junho) paga-a."],
    ["Móveis novos", ["Comissão"], "A comissão (1480,00 €, junho) paga-o."],
    ["Estudos", ["13.º mês"], "O 13.º mês (1480,00 €, junho) paga-os."],
    [
      "Casa",
      ["Rendas", "Prémio"],
      "As rendas (1480,00 €, junho) e o prémio (1480,00 €, junho) pagam-na.",
    ],
    ["Sofá", ["IRS"], "O IRS (1480,00 €, junho) paga-o."],
  ])("%s by %s", (goal, names, sentence) => {
    expect(
      plain(
        paidByText(
          goal,
          names.map((name) => income(name)),
        ),
      ),
    ).toBe(sentence);
  });

  it("is nothing without a yearly income", () => {
    expect(paidByText("Casa", [])).toBeNull();
    expect(agreeing("2027")).toBe("o");
  });
});

it("a number of months is never told by the thousand", () => {
  expect([1, 12, 1_200, 1_201, 60_000].map(monthCount)).toEqual([
    "1 mês",
    "12 meses",
    "1200 meses",
    "mais de 100 anos",
    "mais de 100 anos",
  ]);
});
