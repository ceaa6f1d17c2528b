import { describe, expect, it } from "vitest";
import type { SmartAlert } from "../../src/domain/notifications/smart-alert.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { categoryId, goalId, transactionId } from "../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../src/domain/shared/year-month.ts";
import { smartAlertText } from "../../src/text/notifications/smart-alerts.ts";

const month = "2026-11" as YearMonth;
const category = "Lazer";
const of = { categoryId: categoryId("lazer"), category, month };

const ALERTS: readonly (readonly [SmartAlert, string, string])[] = [
  [
    {
      type: "budget-near-limit",
      ...of,
      spent: cents(99_99),
      limit: cents(100_00),
      left: cents(1),
      isOnPace: false,
    },
    "Orçamento quase esgotado: Lazer",
    "Já gastou 99,99 € dos 100,00 € previstos para novembro de 2026. Restam 0,01 €.",
  ],
  [
    {
      type: "budget-near-limit",
      ...of,
      spent: cents(85_00),
      limit: cents(100_00),
      left: cents(15_00),
      isOnPace: true,
    },
    "Orçamento quase esgotado: Lazer",
    "Já gastou 85,00 € dos 100,00 € previstos para novembro de 2026. Restam 15,00 €, e vai no ritmo do mês.",
  ],
  [
    { type: "budget-at-limit", ...of, spent: cents(120_00), limit: cents(100_00) },
    "Orçamento esgotado: Lazer",
    "Já gastou 120,00 € dos 100,00 € previstos para novembro de 2026.",
  ],
  [
    { type: "category-above-mean", ...of, spent: cents(130_00), mean: cents(100_00), part: 0.3 },
    "Lazer acima do habitual",
    "Em novembro de 2026 já gastou 130,00 €, mais 30 % do que a sua média de 100,00 € por mês.",
  ],
  [
    {
      type: "price-rise",
      id: transactionId("a"),
      name: "Netflix",
      from: cents(9_99),
      to: cents(12_99),
    },
    "Subida de preço: Netflix",
    "Netflix subiu de 9,99 € para 12,99 €. Se for para ficar, mude o valor em Recorrentes.",
  ],
  [
    {
      type: "unusual-expense",
      id: transactionId("a"),
      category,
      date: civilDate(2026, 11, 9),
      amount: cents(300_01),
      mean: cents(100_00),
    },
    "Despesa invulgar: Lazer",
    "A despesa de 300,01 € em 09/11/2026 é mais do triplo do que costuma gastar de uma vez nesta categoria: 100,00 €.",
  ],
  [
    { type: "below-zero", date: civilDate(2026, 11, 27), balance: cents(-40_00) },
    "Saldo abaixo de zero a 27/11/2026",
    "Com o que está previsto e o que costuma gastar, as suas contas ficam nesse dia em −40,00 €. Veja a Previsão.",
  ],
  [
    { type: "negative-balance", month, balance: cents(-12_34) },
    "Saldo do mês negativo",
    "Em novembro de 2026 as despesas superam as receitas em 12,34 €.",
  ],
  [
    {
      type: "goal-out-of-reach",
      id: goalId("a"),
      name: "<b>Casa</b>",
      month,
      deadline: civilDate(2026, 12, 1),
      missing: cents(500_00),
    },
    "Objetivo em risco: <b>Casa</b>",
    "No fim do prazo, 01/12/2026, ainda vão faltar 500,00 €, contando com o que sobra por mês: adie o prazo, baixe o valor ou corte uma despesa.",
  ],
  [
    { type: "goal-reached", id: goalId("a"), name: "Casa", total: cents(1_000_00) },
    "Objetivo alcançado: Casa",
    "Parabéns! Já juntou os 1000,00 € que queria.",
  ],
];

describe("the words of an alert", () => {
  it.each(ALERTS)("%j", (alert, title, message) => {
    const text = smartAlertText(alert);
    expect(text.title).toBe(title);
    expect(text.message.replaceAll("\u00a0", " ")).toBe(message);
  });
});
