// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { budgetWith, MONTH, showBudgets } from "../support/budgets.tsx";
import { failing, forever } from "../support/promises.ts";

type Create = Records<Budget, BudgetDraft>["create"];

afterEach(cleanup);

const SHOWN = "novembro de 2026";
const OCTOBER = "2026-10" as YearMonth;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const dialog = () => screen.queryByRole("dialog");
const limit = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Limite" });
const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Categoria" });
const month = () => within(dialog() as HTMLElement).getByLabelText<HTMLInputElement>("Mês");
const typed = () => [limit().value, category().value, month().value];

async function create(answer: Create = forever) {
  const call = vi.fn<Create>(answer);
  const shown = await showBudgets({ ...fakeBudgets(), create: call });
  await userEvent.click(button("Novo orçamento"));
  return { call, ...shown };
}

async function fillIn() {
  await userEvent.selectOptions(category(), "Lazer");
  await userEvent.type(limit(), "1 234,5");
}

const DRAFT = { category: "Lazer", limit: 123_450, month: MONTH, repeats: false };

describe("the dialog of a new budget", () => {
  it("begins with the month that is shown, and the focus on the limit", async () => {
    await create();
    expect(dialog()).toBe(screen.getByRole("dialog", { name: "Novo orçamento" }));
    expect(typed()).toEqual(["", "", SHOWN]);
    expect(document.activeElement).toBe(limit());
    const options = within(category()).getAllByRole("option", { hidden: true });
    expect(options.slice(1).map((option) => option.textContent)).toEqual([...CATEGORIES.expense]);
  });

  it("asks for all that is missing, and sends nothing", async () => {
    const { call } = await create();
    await userEvent.clear(month());
    await userEvent.click(button("Guardar"));
    expect(screen.getByRole("alert").textContent).toBe("Por favor, preencha todos os campos.");
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(3);
    expect(call).not.toHaveBeenCalled();
  });

  it("closes as soon as it is sent, and its budget says that it is on its way", async () => {
    const { call } = await create();
    await fillIn();
    await userEvent.keyboard("{Enter}");
    expect(dialog()).toBeNull();
    expect(screen.getByRole("heading", { name: "Lazer" })).toBeTruthy();
    await userEvent.click(button("A guardar…"));
    expect(dialog()).toBeNull();
    expect(call).toHaveBeenCalledExactlyOnceWith(DRAFT, { id: "id-1", change: "id-1" });
  });

  it("repeats the budget for who ticks it", async () => {
    const { call } = await create();
    await fillIn();
    await userEvent.click(screen.getByRole("checkbox", { name: "Repetir todos os meses" }));
    await userEvent.click(button("Guardar"));
    expect(call.mock.calls[0]?.[0]).toEqual({ ...DRAFT, repeats: true });
  });

  it("closes after it was saved, and says so", async () => {
    await create(() => Promise.resolve({ record: budgetWith(), revision: 2, removed: false }));
    await fillIn();
    await userEvent.click(button("Guardar"));
    expect(await screen.findByText("Orçamento criado com sucesso!")).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it("tells in its place that the category has a budget already, and keeps what was typed", async () => {
    await showBudgets(fakeBudgets({ budgets: [budgetWith()] }));
    await userEvent.click(button("Novo orçamento"));
    await fillIn();
    await userEvent.click(button("Guardar"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Já existe um orçamento para esta categoria neste mês.",
    );
    expect(typed()).toEqual(["1234,50", "Lazer", SHOWN]);
  });
});

describe("the dialog of an old budget", () => {
  it("shows what it is and changes that budget", async () => {
    const budget = budgetWith();
    const budgets = fakeBudgets({ budgets: [budget] });
    await showBudgets(budgets);
    await userEvent.click(button("Editar orçamento de Lazer"));
    expect(dialog()).toBe(screen.getByRole("dialog", { name: "Editar orçamento" }));
    expect(typed()).toEqual(["100,00", "Lazer", SHOWN]);
    await userEvent.clear(limit());
    await userEvent.type(limit(), "0");
    await userEvent.click(button("Guardar"));
    expect(await screen.findByText("Orçamento atualizado com sucesso!")).toBeTruthy();
    expect(budgets.list(MONTH)).toEqual([{ ...budget, limit: 0 }]);
  });
});

describe("the removal of a budget", () => {
  it("removes that budget without a question, once, and says so", async () => {
    const budgets = fakeBudgets({ budgets: [budgetWith(), budgetWith({ category: "Saúde" })] });
    await showBudgets(budgets);
    await userEvent.dblClick(button("Remover orçamento de Lazer"));
    expect(dialog()).toBeNull();
    expect(await screen.findByText("Orçamento removido com sucesso!")).toBeTruthy();
    expect(budgets.list(MONTH).map((left) => left.category)).toEqual(["Saúde"]);
  });

  it("asks, with the reason, when it failed", async () => {
    const budgets = fakeBudgets({ budgets: [budgetWith()] });
    await showBudgets({ ...budgets, remove: failing({ type: "offline" }) });
    await userEvent.click(button("Remover orçamento de Lazer"));
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(dialog()?.textContent).toContain("Lazer, novembro de 2026");
  });
});

describe("copying last month's budgets", () => {
  const last = ["Lazer", "Saúde"].map((name) => budgetWith({ category: name, month: OCTOBER }));

  it("takes over what the month does not have yet, and tells how many", async () => {
    const budgets = fakeBudgets({ budgets: [...last, budgetWith({ limit: cents(1) })] });
    await showBudgets(budgets);
    await userEvent.click(button("Copiar 1 de outubro"));
    expect(await screen.findByText("1 orçamento copiado com sucesso!")).toBeTruthy();
    const limits = budgets.list(MONTH).map((budget) => [budget.category, budget.limit]);
    expect(limits).toEqual([
      ["Lazer", 1],
      ["Saúde", 10_000],
    ]);
  });

  it("is the first step of an empty month", async () => {
    const budgets = fakeBudgets({ budgets: last });
    await showBudgets(budgets);
    expect(screen.queryByRole("button", { name: "Criar o primeiro orçamento" })).toBeNull();
    await userEvent.click(button("Copiar 2 de outubro"));
    expect(await screen.findByText("2 orçamentos copiados com sucesso!")).toBeTruthy();
  });

  it("is not offered when there is nothing to copy", async () => {
    await showBudgets(fakeBudgets({ budgets: [budgetWith()] }));
    expect(screen.queryByRole("button", { name: /^Copiar/ })).toBeNull();
  });

  it("cannot be pressed twice while it waits", async () => {
    const call = vi.fn<Create>(forever);
    await showBudgets({ ...fakeBudgets({ budgets: last }), create: call });
    await userEvent.click(button(/^Copiar/));
    expect(screen.queryByRole("button", { name: /^Copiar|A copiar/ })).toBeNull();
    expect(screen.getAllByRole("button", { name: "A guardar…" })).toHaveLength(2);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("that fails tells why, and shows what came of it", async () => {
    await showBudgets({
      ...fakeBudgets({ budgets: last }),
      create: failing({ type: "offline" }),
    });
    await userEvent.click(button(/^Copiar/));
    expect(await screen.findByText("No response from server")).toBeTruthy();
  });
});
