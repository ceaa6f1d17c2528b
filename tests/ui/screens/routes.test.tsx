// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failing, forever } from "../support/promises.ts";
import { recordWith } from "../support/records.ts";
import { testLedger } from "../support/test-ledger.ts";
import { userWith } from "../../support/users.ts";
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

  it("show what they know already of a ledger that is open, and ask for none of it again", async () => {
    const ledger = testLedger({ transactions: [recordWith({ description: "Cinema" })] });
    const asked = vi.spyOn(ledger.server.log, "changes");
    await renderApp({ path: "/receitas", ledger });
    await expect.poll(() => ledger.getSnapshot().held).toBe("all");
    asked.mockClear();
    await userEvent.click(screen.getByRole("link", { name: "Despesas" }));
    expect(await screen.findByText("Cinema")).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it("show what another page records, without being asked to", async () => {
    const ledger = testLedger();
    await renderApp({ path: "/despesas", ledger });
    await screen.findByText("Nenhuma despesa registrada");
    ledger.noteRevision(ledger.server.put("transactions", recordWith({ description: "Cinema" })));
    expect(await screen.findByText("Cinema")).toBeTruthy();
  });

  it.each([
    ["/receitas", "Receitas"],
    ["/despesas", "Despesas"],
    ["/historico", "Histórico"],
    ["/perfil", "Perfil"],
    ["/recomendacoes", "Recomendações"],
  ])("keep at %s the title '%s' in sight while they load", async (path, title) => {
    const features = { history: forever, profile: forever, recommendations: forever };
    await renderApp({ path, openLedger: forever, features });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
  });

  it("show their screen in its final size while it loads", async () => {
    await renderApp({ openLedger: forever });
    await expect.poll(() => document.querySelector("[aria-busy]")).not.toBeNull();
  });

  it.each(["/historico", "/relatorios"])(
    "hold at %s the places of three totals until they are there",
    async (path) => {
      const features = { history: forever, reports: forever };
      await renderApp({ path, user: userWith({ plan: "premium" }), openLedger: forever, features });
      const places = () => document.querySelectorAll("[aria-busy] > header + div > div > div");
      await expect.poll(() => places().length).toBe(3);
    },
  );

  it.each([
    [{ type: "offline" }, "Erro ao carregar dados: No response from server"],
    [{ type: "rejected", status: 500, detail: null }, "Erro ao carregar dados: An error occurred"],
    [{ type: "rejected", status: 503, detail: "Em pausa." }, "Erro ao carregar dados: Em pausa."],
    [new TypeError("defect"), "Erro ao carregar dados: Error setting up request"],
  ])("say of the failure %o what it was, and try again when asked", async (failure, sentence) => {
    // React and the router report what the screen already tells.
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const { openLedger } = await renderApp({ openLedger: failing(failure) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(sentence);
    expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
    openLedger.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(openLedger).toHaveBeenCalledTimes(1);
  });
});
