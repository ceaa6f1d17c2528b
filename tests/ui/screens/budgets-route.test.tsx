// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BudgetsFeature } from "../../../src/ui/screens/budgets/budgets-feature.ts";
import type { SimulatorFeature } from "../../../src/ui/screens/simulator/simulator-feature.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { budgetsFeatureWith } from "../support/budgets.tsx";
import { renderApp } from "../support/render-app.tsx";
import { failing } from "../support/promises.ts";
import { userWith } from "../../support/users.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PREMIUM = userWith({ plan: "premium" });

async function open(path: string, openLedger?: () => Promise<void>) {
  const raiseAlerts = vi.fn<() => void>();
  const { actors, ...made } = budgetsFeatureWith(fakeBudgets(), undefined, undefined, raiseAlerts);
  const load = vi.fn<BudgetsFeature["load"]>(made.load);
  const feature = () => Promise.resolve({ load, actors });
  const app = await renderApp({
    path,
    user: PREMIUM,
    features: { budgets: feature },
    ...(openLedger && { openLedger }),
  });
  return { load, raiseAlerts, ...app };
}

const sidebar = async () =>
  within(await screen.findByRole("navigation", { name: "Navegação principal" }));

describe("the address of the budgets", () => {
  it.each([
    ["/orcamento", null, "novembro"],
    ["/orcamento?mes=2026-02", "2026-02", "fevereiro"],
    ["/orcamento?mes=2026-13", null, "novembro"],
    ["/orcamento?mes=%3Cscript%3E", null, "novembro"],
    ["/orcamento?mes=202602", null, "novembro"],
  ])("%s is that of a month", async (path, wanted, month) => {
    const { load } = await open(path);
    expect(await screen.findByText(`Nenhum orçamento para ${month} de 2026`)).toBeTruthy();
    expect(load.mock.calls).toEqual([[wanted, { quietly: false }]]);
  });

  it("follows the choice of the month, by link and by typing", async () => {
    const { router } = await open("/orcamento");
    await userEvent.click(await screen.findByRole("link", { name: /^Mês anterior/ }));
    expect(await screen.findByText("Nenhum orçamento para outubro de 2026")).toBeTruthy();
    expect(router.state.location.search).toEqual({ mes: "2026-10" });
    await userEvent.clear(screen.getByLabelText("Mês"));
    await userEvent.type(screen.getByLabelText("Mês"), "janeiro de 2025{Enter}");
    expect(await screen.findByText("Nenhum orçamento para janeiro de 2025")).toBeTruthy();
    expect(router.state.location.search).toEqual({ mes: "2025-01" });
    await userEvent.click(screen.getByRole("link", { name: "Mês atual" }));
    expect(await screen.findByText("Nenhum orçamento para novembro de 2026")).toBeTruthy();
  });

  it.each(["1/1800", "13"])("goes nowhere by %s, which is no month, and says so", async (text) => {
    const { load, router } = await open("/orcamento");
    await userEvent.clear(await screen.findByLabelText("Mês"));
    await userEvent.type(screen.getByLabelText("Mês"), `${text}{Enter}`);
    expect(screen.getByText("Indique um mês válido.")).toBeTruthy();
    expect(router.state.location.search).toEqual({});
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps its entry of the navigation marked, whatever the month", async () => {
    await open("/orcamento?mes=2026-02");
    await screen.findByText(/^Nenhum orçamento/);
    const entry = (await sidebar()).getByRole("link", { name: "Orçamento" });
    expect(entry.getAttribute("aria-current")).toBe("page");
  });
});

describe("loading the budgets", () => {
  it("is followed by the search for alerts", async () => {
    const { raiseAlerts } = await open("/orcamento");
    await screen.findByText(/^Nenhum orçamento/);
    expect(raiseAlerts).toHaveBeenCalledTimes(1);
  });

  it("in advance searches for no alerts", async () => {
    const { load, raiseAlerts } = await open("/");
    await userEvent.hover((await sidebar()).getByRole("link", { name: "Orçamento" }));
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(raiseAlerts).not.toHaveBeenCalled();
  });

  it("that fails says so, and searches for no alerts", async () => {
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const { raiseAlerts } = await open("/orcamento", failing({ type: "offline" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Erro ao carregar dados: No response from server");
    expect(raiseAlerts).not.toHaveBeenCalled();
  });
});

describe("a locked screen", () => {
  it.each(["/orcamento", "/simulador"])("at %s asks for nothing at all", async (path) => {
    const budgets = vi.fn<() => Promise<BudgetsFeature>>();
    const simulator = vi.fn<() => Promise<SimulatorFeature>>();
    await renderApp({ path, features: { budgets, simulator } });
    expect(await screen.findByRole("button", { name: "Desbloquear com Premium" })).toBeTruthy();
    expect(budgets).not.toHaveBeenCalled();
    expect(simulator).not.toHaveBeenCalled();
  });
});
