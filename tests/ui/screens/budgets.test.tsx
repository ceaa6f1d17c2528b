// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { statusOfBudget } from "../../../src/domain/budgets/budget-status.ts";
import { elapsedPart, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { BudgetGrid } from "../../../src/ui/screens/budgets/BudgetGrid.tsx";
import { BudgetsScreen } from "../../../src/ui/screens/budgets/BudgetsScreen.tsx";
import { planned } from "../../support/recurrences.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { budgetWith, showBudgets } from "../support/budgets.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

const region = (name: string) => screen.getByRole("region", { name });
const textOf = (name: string) => plain(region(name).textContent);
const cards = () =>
  within(region("Orçamentos de novembro de 2026"))
    .getAllByRole("listitem")
    .map((item) => plain(item.textContent));

const spending = (category: string, amount: number) =>
  recordWith({ category, amount: cents(amount) });

describe("a month of budgets", () => {
  it("adds up what is budgeted, spent and left", async () => {
    await showBudgets(
      fakeBudgets({
        budgets: [budgetWith(), budgetWith({ category: "Saúde", limit: cents(5_050) })],
        transactions: [spending("Lazer", 4_000), spending("Saúde", 1_020)],
      }),
    );
    expect(textOf("Total orçamentado")).toContain("150,50 €");
    expect(textOf("Total orçamentado")).toContain("2 categorias com limite");
    expect(textOf("Total gasto")).toContain("50,20 €");
    expect(textOf("Restante")).toContain("100,30 €");
    expect(textOf("Restante")).toContain("Nenhuma categoria acima do limite");
  });

  it("says by how much the whole is exceeded", async () => {
    await showBudgets(
      fakeBudgets({ budgets: [budgetWith()], transactions: [spending("Lazer", 12_000)] }),
    );
    expect(screen.queryByRole("region", { name: "Restante" })).toBeNull();
    expect(textOf("Excedeu em")).toContain("20,00 €");
    expect(textOf("Excedeu em")).toContain("1 categoria acima do limite");
  });

  it.each([
    [0, "Dentro do limite", "0 % usado, 67 % do mês", "Restante100,00 €"],
    [7_999, "Dentro do limite", "80 % usado", "Restante20,01 €"],
    [8_000, "Perto do limite", "80 % usado", "Restante20,00 €"],
    [9_999, "Perto do limite", "99 % usado", "Restante0,01 €"],
    [10_000, "Limite atingido", "100 % usado", "Restante0,00 €"],
    [10_001, "Limite excedido", "100 % usado", "Excedeu em0,01 €"],
  ])("with %i of 10000 cents spent says '%s'", async (spent, alert, used, rest) => {
    await showBudgets(
      fakeBudgets({ budgets: [budgetWith()], transactions: [spending("Lazer", spent)] }),
    );
    const [card = ""] = cards();
    for (const part of ["Lazer", alert, used, "Limite100,00 €", rest]) expect(card).toContain(part);
  });

  it.each([
    [23, "80 % usado, 77 % do mês"],
    [24, "80 % usado, 80 % do mês: no ritmo"],
  ])("says on day %i whether a budget near its limit is on pace", async (day, pace) => {
    const page = await startSignedInPage({ user: userWith({ plan: "premium" }) });
    renderScreen(
      <BudgetGrid
        month={"2026-11" as YearMonth}
        statuses={[{ ...statusOfBudget(budgetWith(), cents(8_000), ZERO), revision: 1 }]}
        elapsed={elapsedPart(civilDate(2026, 11, day))}
      />,
      { page, actors: startTestActors(page) },
    );
    const [card = ""] = cards();
    expect(card).toContain(`${pace}Perto do limite`);
  });

  it("shows what needs attention first, each with its progress", async () => {
    await showBudgets(
      fakeBudgets({
        budgets: ["Saúde", "Lazer", "Compras"].map((category) => budgetWith({ category })),
        transactions: [spending("Lazer", 20_000), spending("Compras", 5_000)],
      }),
    );
    expect(cards().map((card) => card.slice(0, 5))).toEqual(["Lazer", "Compr", "Saúde"]);
    const bars = ["Lazer", "Compras", "Saúde"].map((name) =>
      screen.getByRole("progressbar", { name }).getAttribute("aria-valuenow"),
    );
    expect(bars).toEqual(["100", "50", "0"]);
  });

  it("leads from each category, and from what was spent on it, to its expenses", async () => {
    await showBudgets(
      fakeBudgets({
        budgets: [budgetWith({ category: "Lazer" })],
        transactions: [spending("Lazer", 2_000)],
      }),
    );
    for (const name of ["Lazer", /^20,00\s€$/])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
        "/historico?tipo=despesa&categoria=Lazer&dataInicio=2026-11-01&dataFim=2026-11-30",
      );
  });

  it("that is empty says so and shows the next step", async () => {
    const { actors } = await showBudgets(fakeBudgets());
    expect(screen.getByText("Nenhum orçamento para novembro de 2026")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Criar o primeiro orçamento" }));
    expect(actors.dialog.getSnapshot().hasTag("open")).toBe(true);
  });
});

describe("the choice of the month", () => {
  const link = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

  it("is a place to go to, before and after", async () => {
    await showBudgets(fakeBudgets());
    expect(screen.getByLabelText<HTMLInputElement>("Mês").value).toBe("novembro de 2026");
    expect(link("Mês anterior: outubro de 2026")).toBe("/orcamento?mes=2026-10");
    expect(link("Mês seguinte: dezembro de 2026")).toBe("/orcamento?mes=2026-12");
    expect(screen.queryByRole("link", { name: "Mês atual" })).toBeNull();
  });

  it("leads back to the current month from any other", async () => {
    await showBudgets(fakeBudgets(), "2025-12" as YearMonth);
    expect(link("Mês seguinte: janeiro de 2026")).toBe("/orcamento?mes=2026-01");
    expect(link("Mês atual")).toBe("/orcamento");
  });

  it("ends where the calendar does", async () => {
    await showBudgets(fakeBudgets(), "2199-12" as YearMonth);
    expect(screen.queryByRole("link", { name: /^Mês seguinte/ })).toBeNull();
    cleanup();
    await showBudgets(fakeBudgets(), "1900-01" as YearMonth);
    expect(screen.queryByRole("link", { name: /^Mês anterior/ })).toBeNull();
  });
});

describe("without content", () => {
  const show = async (plan: "free" | "premium") => {
    const page = await startSignedInPage({ user: userWith({ plan }) });
    const actors = startTestActors(page);
    renderScreen(<BudgetsScreen content={null} />, { page, actors });
    return actors;
  };

  it("a free user sees an example out of reach, and the offer", async () => {
    const actors = await show("free");
    expect(screen.getByRole("heading", { level: 1, name: "Orçamento" })).toBeTruthy();
    expect(screen.getByText("Limite excedido").closest("[inert]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: /orçamento/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Desbloquear com Premium" }));
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("a premium user sees that the budgets are on their way", async () => {
    await show("premium");
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Desbloquear com Premium" })).toBeNull();
  });
});

describe("what is still planned of a month", () => {
  const shown = async (cost: number, limit: number) => {
    const club = planned({
      category: "Lazer",
      start: civilDate(2026, 11, 28),
      cost: { of: "each", amount: cents(cost) },
    });
    await showBudgets(fakeBudgets({ budgets: [budgetWith({ limit: cents(limit) })] }), null, [
      club,
    ]);
    const list = await screen.findByRole("region", { name: /^Orçamentos de/ });
    return plain(list.textContent);
  };

  it("stands on its budget, with what it would take beyond the limit", async () => {
    expect(await shown(45_00, 100_00)).toMatch(/Ainda previsto: 45,00 €$/);
    cleanup();
    expect(await shown(45_00, 40_00)).toContain("Ainda previsto: 45,00 €, 5,00 € acima do limite");
  });

  it("is not told where there is none", async () => {
    await showBudgets(fakeBudgets({ budgets: [budgetWith()] }));
    expect(screen.queryByText(/Ainda previsto/)).toBeNull();
  });
});
