// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { coveringIncomes, monthEnd } from "../../../src/domain/advice/month-end.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import { monthBudgets } from "../../../src/domain/budgets/month-budgets.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId, goalId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import { categorySums } from "../../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { createActor } from "xstate";
import { recurrenceActsMachine } from "../../../src/application/recurrences/recurrence-acts.machine.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import { toldAccount } from "../../support/forecast.ts";
import { arrivalOf } from "../../../src/ui/arrival.ts";
import type {
  AwaitedUpcoming,
  Upcoming,
} from "../../../src/ui/screens/upcoming/upcoming-feature.ts";
import { planned } from "../../support/recurrences.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { Dashboard } from "../../../src/ui/screens/dashboard/Dashboard.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { forever } from "../support/promises.ts";
import { testLedger, type TestLedger } from "../support/test-ledger.ts";
import { earned, spent } from "../../support/facts.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { userWith } from "../../support/users.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";

afterEach(cleanup);

const salary = recordWith({ kind: "income", category: "Salário", amount: cents(145_000) });
const rent = recordWith({ category: "Habitação", amount: cents(60_000), description: "Renda" });
const food = recordWith({ category: "Alimentação", amount: cents(25_000) });
const train = recordWith({ category: "Transportes", amount: cents(10_000) });
const cinema = recordWith({ category: "Lazer", amount: cents(5_000) });
const month = [salary, rent, food, train, cinema];

const holiday: Goal = {
  id: goalId("goal-1"),
  name: "Férias",
  total: cents(200_000),
  current: cents(50_000),
  deadline: civilDate(2027, 6, 1),
  photoUrl: null,
};

type Case = {
  readonly records?: readonly Transaction[];
  readonly goals?: readonly Goal[];
  readonly plan?: Plan;
  readonly ledger?: TestLedger;
  readonly today?: CivilDate;
  readonly budgets?: readonly Budget[];
  readonly recurrences?: readonly Recurrence[];
  readonly month?: YearMonth;
  readonly coming?: AwaitedUpcoming;
};

async function show(options: Case = {}) {
  const { records = month, goals = [], plan = "free", today = TODAY } = options;
  const { budgets = [], coming = arrivalOf(forever), month: shown = monthOf(today) } = options;
  const overview = monthOverview(records, shown, today, true);
  const end = monthEnd(overview.totals.balance, options.recurrences ?? [], today);
  const advice = dashboardAdvice({
    ...overview.totals,
    shares: overview.expenseShares,
    categories: OWN_EXPENSES,
    budgets: monthBudgets(budgets, categorySums(records), NOTHING_REFUNDED),
    end,
  });
  const page = await startSignedInPage({ user: userWith({ plan }) });
  const actors = startTestActors(page, { address: forever });
  renderScreen(
    <Dashboard
      overview={overview}
      isNew={records.length === 0}
      covering={coveringIncomes(overview.totals.balance, end)}
      goals={goals}
      advice={advice}
      upcoming={coming}
    />,
    { page, actors, ...(options.ledger && { ledger: options.ledger }) },
  );
  // The last cards come behind the others.
  await screen.findByRole("region", { name: "Objetivos" });
  await screen.findByRole("region", { name: "Passos Sugeridos" });
  return actors;
}

const COMING: Upcoming = {
  today: TODAY,
  acts: createActor(recurrenceActsMachine(() => "key")),
  view: () => "untold",
};

const titleOf = (region: HTMLElement) => region.querySelector("h2")?.textContent;

const card = (name: string) => screen.getByRole("region", { name });
const textOf = (name: string) => plain(card(name).textContent);

describe("the dashboard", () => {
  it("says of which month it speaks, and to whom", async () => {
    await show();
    expect(screen.getByText("Novembro de 2026 · olá, maria")).toBeTruthy();
  });

  it("has balance, income and expenses of this month, with their counts", async () => {
    await show();
    expect(textOf("Saldo total, Este mês")).toContain("450,00 €");
    expect(textOf("Receitas, Este mês")).toMatch(/1450,00 €.*1 registo$/);
    expect(textOf("Despesas, Este mês")).toMatch(/1000,00 €.*4 registos$/);
  });

  it("compares the month with the same days of the one before", async () => {
    const before = civilDate(2026, 10, 3);
    const later = recordWith({ date: civilDate(2026, 10, 21), amount: cents(1) });
    await show({ records: [...month, recordWith({ date: before, amount: cents(80_000) }), later] });
    expect(textOf("Despesas, Este mês")).toContain("4 registos · +25,0 % face a 1–20 de outubro");
  });

  it("tells in the first days how the last month ended", async () => {
    await show({ today: civilDate(2026, 12, 1) });
    expect(textOf("Como acabou novembro")).toContain("Saldo450,00 €Receitas1450,00 €");
    expect(screen.getByRole("link", { name: "Ver novembro" }).getAttribute("href")).toBe(
      "/?mes=2026-11",
    );
    expect(textOf("Despesas, Este mês")).toMatch(/0 registos$/);
  });

  it("has what is to come under its totals, for the current month alone", async () => {
    await show();
    await screen.findByRole("region", { name: "Pode gastar por dia" });
    await screen.findByRole("region", { name: "Próximos movimentos" });
    const names = screen.getAllByRole("region").map((region) => titleOf(region));
    expect(names.slice(3, 5)).toEqual(["Pode gastar por dia", "Próximos movimentos"]);
    cleanup();
    await show({ month: "2026-10" as YearMonth });
    expect(screen.queryByRole("region", { name: "Pode gastar por dia" })).toBeNull();
  });

  it("shows of a month to come what is planned, and counts none of it as recorded", async () => {
    const monthlyRent = planned({ start: civilDate(2026, 11, 28) });
    const monthlySalary = planned({
      id: "01890000-0000-7000-8000-000000000002",
      kind: "income",
      category: "Salário",
      description: "Ordenado",
      cost: { of: "each", amount: cents(1_200_00) },
      start: civilDate(2026, 11, 25),
    });
    const ledger = testLedger({ recurrences: [monthlyRent, monthlySalary] });
    await ledger.open();
    await show({ month: "2026-12" as YearMonth, coming: arrivalOf(forever, COMING), ledger });
    const region = await screen.findByRole("region", { name: "Previsto para dezembro de 2026" });
    await within(region).findByText("Ordenado");
    const text = plain(region.textContent);
    expect(text).toContain(
      "Receitas previstas1200,00 €Despesas previstas650,00 €Sobra prevista550,00 €",
    );
    expect(text).toContain("Ainda nada disto está registado.");
    expect(within(region).getAllByRole("listitem")).toHaveLength(2);
    expect(textOf("Saldo total, dezembro de 2026")).toContain("0,00 €");
    cleanup();
    await show({ month: "2026-12" as YearMonth, coming: arrivalOf(forever, COMING) });
    expect(await screen.findByText("Nada previsto")).toBeTruthy();
  });

  it("leads to the months before and after", async () => {
    await show();
    const group = within(screen.getByRole("group", { name: "Mês do dashboard" }));
    const links = group.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/?mes=2026-10", "/?mes=2026-12"]);
  });

  it("begins with an invitation where nothing was ever recorded", async () => {
    const { entry } = await show({ records: [] });
    await userEvent.click(screen.getByRole("button", { name: "Adicionar despesa" }));
    await expect.poll(() => entry.dialog.getSnapshot().hasTag("open")).toBe(true);
    cleanup();
    await show();
    expect(screen.queryByRole("button", { name: "Adicionar despesa" })).toBeNull();
  });

  it("warns of a negative balance, and only of that", async () => {
    await show({ records: [salary] });
    expect(screen.queryByText(/^Saldo negativo/)).toBeNull();
    cleanup();
    await show({ records: [rent] });
    expect(textOf("Saldo total, Este mês")).toContain("−600,00 €");
    expect(screen.getByText("Saldo negativo: gastou mais do que recebeu.")).toBeTruthy();
  });

  it("says which planned income covers a negative balance", async () => {
    const pay = planned({
      kind: "income",
      category: "Salário",
      cost: { of: "each", amount: cents(145_000) },
      description: "Ordenado",
      start: civilDate(2026, 11, 28),
    });
    await show({ records: [rent], recurrences: [pay] });
    expect(screen.getByText("Saldo negativo: o ordenado de 28/11 cobre.")).toBeTruthy();
  });

  it("divides the expenses by category, in figures too", async () => {
    await show();
    const table = screen.getByRole("table", { name: "Despesas por categoria" });
    const rows = within(table)
      .getAllByRole("row")
      .map((row) => plain(row.textContent));
    expect(rows).toContain("Habitação60,0 %600,00 €");
  });

  it("leads from its figures and categories to the records behind them", async () => {
    await show();
    const leadsTo = (name: string | RegExp) =>
      screen.getByRole("link", { name }).getAttribute("href")?.replace("/historico?", "");
    const days = "dataInicio=2026-11-01&dataFim=2026-11-30";
    expect(leadsTo(/^450,00\s€$/)).toBe(days);
    expect(leadsTo(/^1450,00\s€$/)).toBe(`tipo=receita&${days}`);
    expect(leadsTo("Lazer")).toBe(`tipo=despesa&categoria=Lazer&${days}`);
    const summary = within(card("Resumo do mês"));
    const summarised = (name: string) =>
      new URL(summary.getByRole<HTMLAnchorElement>("link", { name }).href).search;
    expect(summarised("Transportes")).toBe(`?tipo=despesa&categoria=Transportes&${days}`);
    const largest = Object.fromEntries(new URLSearchParams(summarised("Renda · Habitação")));
    expect(largest).toEqual({
      tipo: "despesa",
      categoria: "Habitação",
      dataInicio: rent.date,
      dataFim: rent.date,
      valorMin: "600",
      valorMax: "600",
    });
  });

  it("says that there is no expense where there is none", async () => {
    await show({ records: [salary] });
    expect(textOf("Despesas por categoria")).toContain("Nenhuma despesa registrada");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("sums the month up by its largest expense and its three heaviest categories", async () => {
    await show();
    const summary = within(card("Resumo do mês"));
    // A description that is written from right to left turns nothing else around.
    expect(summary.getByText("Renda").tagName).toBe("BDI");
    expect(textOf("Resumo do mês")).toContain("Renda · Habitação");
    expect(summary.getAllByRole("listitem").map((item) => plain(item.textContent))).toEqual([
      "Habitação60,0 %",
      "Alimentação25,0 %",
      "Transportes10,0 %",
    ]);
  });

  it("shows each goal with its progress, and the way to all of them", async () => {
    await show({ goals: [holiday, { ...holiday, id: goalId("goal-2"), deadline: null }] });
    const goals = within(card("Objetivos"));
    const [bar] = goals.getAllByRole("progressbar", { name: "Férias" });
    expect(bar?.getAttribute("aria-valuenow")).toBe("25");
    expect(textOf("Objetivos")).toContain("500,00 € de 2000,00 €01/06/2027");
    expect(goals.getByRole("link", { name: "Ver todos" }).getAttribute("href")).toBe("/perfil");
  });

  it("shows no goal as done that misses its last cent", async () => {
    await show({ goals: [{ ...holiday, current: cents(holiday.total - 1) }] });
    const bar = within(card("Objetivos")).getByRole("progressbar", { name: "Férias" });
    expect(bar.getAttribute("aria-valuenow")).toBe("99");
    expect(textOf("Objetivos")).toContain("99 %");
  });

  it("says of a goal when it is reached, what it gets next, and what its deadline misses", async () => {
    const year = (amount: number) => Array.from({ length: 13 }, () => amount);
    const transactions = [
      ...earned("Salário", ...year(500_00)),
      ...spent("Lazer", ...year(400_00)),
    ];
    const ledger = testLedger({ transactions, goals: [holiday] });
    await ledger.openRecords();
    await show({ goals: [holiday], ledger });
    const text = textOf("Objetivos");
    expect(text).toContain("Cerca de 15 meses, em fevereiro de 2028 · 100,00 € em dezembro");
    expect(text).toContain(
      "Não chega a tempo: no fim do prazo, 01/06/2027, ainda faltam 800,00 €.",
    );
  });

  it("leads to the first goal where there is none", async () => {
    await show();
    const goals = within(card("Objetivos"));
    expect(goals.getByText("Ainda não tem objetivos.")).toBeTruthy();
    expect(goals.getByRole("link", { name: "Criar objetivo" }).getAttribute("href")).toBe(
      "/perfil",
    );
  });

  it("opens an entry of either kind in one click", async () => {
    const actors = await show();
    await userEvent.click(screen.getByRole("button", { name: "Receita" }));
    await expect.poll(() => actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Despesa" }));
    await expect.poll(() => actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
  });
});

describe("the suggested steps", () => {
  it("are an example out of reach for the free plan, and open the offer", async () => {
    const actors = await show();
    const steps = within(card("Passos Sugeridos"));
    expect(steps.getByText(/^Habitação pesa/).closest("[inert]")).not.toBeNull();
    expect(textOf("Passos Sugeridos")).not.toContain("60,0 %");
    expect(steps.getByText("Exemplo")).toBeTruthy();
    expect(steps.getByText("Premium")).toBeTruthy();
    await userEvent.click(steps.getByRole("button", { name: "Desbloquear com Premium" }));
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("are the user's own with Premium", async () => {
    await show({ plan: "premium" });
    const steps = within(card("Passos Sugeridos"));
    expect(steps.queryByRole("button")).toBeNull();
    expect(textOf("Passos Sugeridos")).toContain("Habitação pesa 60,0 % das despesas");
    expect(textOf("Passos Sugeridos")).toContain("60,00 €");
    expect(steps.queryByText("Premium")).toBeNull();
  });

  it("name the budgets that were exceeded in the place of praise", async () => {
    const budget = (category: string, limit: number): Budget => ({
      id: budgetId(category),
      category,
      limit: cents(limit),
      month: monthOf(TODAY),
      repeats: false,
    });
    const records = [
      salary,
      food,
      { ...train, amount: food.amount },
      { ...cinema, amount: food.amount },
    ];
    const coming = arrivalOf(forever, COMING);
    const shown = { plan: "premium", records, coming } as const;
    await show({ ...shown, budgets: [budget("Lazer", 250_00)] });
    expect(textOf("Passos Sugeridos")).toContain(
      "Parabéns! Até agora sobram-lhe 700,00 € neste mês.",
    );
    cleanup();
    await show({ ...shown, budgets: [budget("Lazer", 240_00), budget("Alimentação", 250_00)] });
    expect(textOf("Passos Sugeridos")).toBe(
      "Passos SugeridosOrçamento de Lazer excedidoEm novembro passou o limite em 10,00 €.",
    );
    cleanup();
    await show({ ...shown, budgets: [budget("Lazer", 240_00), budget("Alimentação", 200_00)] });
    expect(textOf("Passos Sugeridos")).toBe(
      "Passos Sugeridos2 orçamentos excedidosAcima do limite em novembro: Alimentação (50,00 €) e Lazer (10,00 €).",
    );
  });

  it("name the loss of a negative month and the gain of a good one", async () => {
    await show({ plan: "premium", records: [rent] });
    expect(textOf("Passos Sugeridos")).toContain("600,00 €. Corte 20 %");
    cleanup();
    await show({ plan: "premium", records: [salary], coming: arrivalOf(forever, COMING) });
    expect(textOf("Passos Sugeridos")).toContain("1450,00 €");
  });

  it("praise only once the coming days are known, and begin with those below zero", async () => {
    await show({ plan: "premium", records: [salary] });
    expect(textOf("Passos Sugeridos")).toBe("Passos Sugeridos");
    cleanup();
    const ahead = forecast(
      {
        today: TODAY,
        accounts: [toldAccount(-50_00, TODAY)],
        lines: [],
        records: [],
        planned: [],
        ended: [],
        accountReserve: ZERO,
        saving: null,
      },
      "month",
    )!;
    const coming = arrivalOf<Upcoming>(forever, { ...COMING, view: () => ahead });
    await show({ plan: "premium", records: [salary], coming });
    expect(textOf("Passos Sugeridos")).toMatch(
      /^Passos SugeridosAs suas contas estão abaixo de zero.*Adie ou reparta uma despesa.*faltam 50,00 €/,
    );
    expect(textOf("Passos Sugeridos")).not.toContain("Parabéns");
  });

  it("say so when there is nothing to suggest", async () => {
    await show({ plan: "premium", records: [] });
    expect(textOf("Passos Sugeridos")).toContain("Sem sugestões este mês.");
  });
});
