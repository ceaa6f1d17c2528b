import { describe, expect, it } from "vitest";
import type { Advice } from "../../src/domain/advice/advice.ts";
import { monthEnd } from "../../src/domain/advice/month-end.ts";
import { cents, ZERO } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import type { YearMonth } from "../../src/domain/shared/year-month.ts";
import { adviceText } from "../../src/text/advice.ts";
import { dashboardTexts } from "../../src/text/pages/dashboard.ts";
import { planned } from "../support/recurrences.ts";

type Given = readonly [day: number, description: string | null];

const incomesOf = (...given: readonly Given[]) =>
  monthEnd(
    ZERO,
    given.map(([day, description]) =>
      planned({
        id: String(day),
        kind: "income",
        category: "Salário",
        cost: { of: "each", amount: cents(100_00 - day) },
        description,
        start: civilDate(2026, 11, day),
      }),
    ),
    civilDate(2026, 11, 27),
  ).incomes;

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const told = (advice: Advice) => {
  const { title, message } = adviceText(advice);
  return plain(`${title}. ${message}`);
};

const heavy = { type: "heavy-category", share: 0.518, cut: cents(67_50) } as const;

const TIPS: readonly (readonly [Advice, string])[] = [
  [
    { ...heavy, category: "Lazer", nature: "variable" },
    "Lazer pesa 51,8 % das despesas. Reduza 10 % desta categoria e poupe 67,50 €.",
  ],
  [
    { ...heavy, category: "Habitação", nature: "fixed" },
    "Habitação pesa 51,8 % das despesas. Reduzir 10 % seriam 67,50 €; sendo um custo fixo, só com outro contrato.",
  ],
  [
    { ...heavy, category: "Impostos", nature: "taxes" },
    "Impostos pesa 51,8 % das despesas. Nos impostos não há onde poupar: ponha de lado, mês a mês, o que vai pagar.",
  ],
  [
    { type: "negative-balance", balance: cents(-600_00), cut: ZERO, isUnplanned: true },
    "Saldo negativo. As despesas superam as receitas em 600,00 €. Corte 20 % dos gastos supérfluos. Se ainda espera receber este mês, planeie-o em Recorrentes.",
  ],
  [
    {
      type: "negative-end",
      month: "2026-11" as YearMonth,
      balance: cents(450_00),
      end: cents(-150_00),
      incoming: ZERO,
      outgoing: cents(600_00),
      overdue: [],
    },
    "Com o que está planeado, novembro acaba a −150,00 €. São 450,00 € de saldo, menos 600,00 € por pagar.",
  ],
  [
    {
      type: "negative-end",
      month: "2026-11" as YearMonth,
      balance: cents(450_00),
      end: cents(-150_00),
      incoming: cents(100_00),
      outgoing: cents(700_00),
      overdue: incomesOf([5, "Ordenado"]),
    },
    "Com o que está planeado, novembro acaba a −150,00 €. São 450,00 € de saldo, mais 100,00 € por receber, menos 700,00 € por pagar. Conta com o ordenado de 05/11, por confirmar.",
  ],
  [
    { type: "positive-balance", balance: cents(450_00), isSoFar: true },
    "Saldo positivo. Parabéns! Até agora sobram-lhe 450,00 € neste mês.",
  ],
];

describe("a tip in words", () => {
  it.each(TIPS)("%j", (advice, text) => {
    expect(told(advice)).toBe(text);
  });
});

it("the incomes that cover a negative balance are named, an overdue one as such", () => {
  const covered = (...given: readonly Given[]) =>
    dashboardTexts.covered(incomesOf(...given), civilDate(2026, 11, 27));
  expect(covered([28, "Ordenado"])).toBe("Saldo negativo: o ordenado de 28/11 cobre.");
  expect(covered([28, null])).toBe("Saldo negativo: o rendimento de 28/11 cobre.");
  expect(covered([5, "Renda da loja"])).toBe(
    "Saldo negativo: a renda da loja de 05/11, por confirmar, cobre.",
  );
  expect(covered([27, "ACME"], [28, "SALARIO ACME"])).toBe(
    "Saldo negativo: «Acme» de 27/11 e o salario Acme de 28/11 cobrem.",
  );
  expect(covered([27, "constructor"], [28, null], [29, null])).toBe(
    "Saldo negativo: «constructor» de 27/11 e mais 2 rendimentos cobrem.",
  );
});
