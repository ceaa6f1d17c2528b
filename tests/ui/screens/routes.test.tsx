// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failing, forever } from "../support/promises.ts";
import { renderApp } from "../support/render-app.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the signed-in routes", () => {
  it.each([
    ["/", "Dashboard"],
    ["/receitas", "Receitas"],
    ["/despesas", "Despesas"],
    ["/privacidade", "Política de Privacidade"],
    ["/termos", "Termos de Utilização"],
  ])("show at %s the screen '%s'", async (path, title) => {
    await renderApp({ path });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  });

  it("lead from any other address to the dashboard", async () => {
    const { router } = await renderApp({ path: "/nada/disto" });
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
  });

  it("load what their screen needs and no more", async () => {
    const { loadDashboard, loadTransactions } = await renderApp({ path: "/receitas" });
    await screen.findByRole("heading", { level: 1, name: "Receitas" });
    expect(loadTransactions.mock.calls).toEqual([["income"]]);
    expect(loadDashboard).not.toHaveBeenCalled();
  });

  it("show their screen in its final size while it loads", async () => {
    await renderApp({ loadDashboard: forever });
    await expect.poll(() => document.querySelector("[aria-busy]")).not.toBeNull();
  });

  it.each([
    [{ type: "offline" }, "Erro ao carregar dados: No response from server"],
    [{ type: "rejected", status: 500, detail: null }, "Erro ao carregar dados: An error occurred"],
    [{ type: "rejected", status: 503, detail: "Em pausa." }, "Erro ao carregar dados: Em pausa."],
    [new TypeError("defect"), "Erro ao carregar dados: Error setting up request"],
  ])("say of the failure %o what it was, and try again when asked", async (failure, sentence) => {
    // React and the router report what the screen already tells.
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const { loadDashboard } = await renderApp({ loadDashboard: failing(failure) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(sentence);
    loadDashboard.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(loadDashboard).toHaveBeenCalledTimes(1);
  });
});
