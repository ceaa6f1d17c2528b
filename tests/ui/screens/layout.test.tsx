// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { forever } from "../support/promises.ts";
import { renderApp } from "../support/render-app.tsx";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

const navigation = () => screen.getByRole("navigation", { name: "Navegação principal" });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("the sidebar", () => {
  const namesIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole("link")
      .map((link) => link.textContent);

  it("leads to every screen, those that belong together under one name", async () => {
    await renderApp();
    expect(
      within(navigation())
        .getAllByRole("group")
        .map((group) => group.getAttribute("aria-labelledby"))
        .map((id) => document.getElementById(id ?? "")?.textContent),
    ).toEqual(["Movimentos", "Planear", "Perceber"]);
    const groupOf = (name: string) => within(navigation()).getByRole("group", { name });
    const movements = ["Receitas", "Despesas", "Histórico", "Importar", "Recorrentes"];
    const planning = ["Orçamento", "Previsão", "Simulador"];
    const insight = ["Relatórios", "Recomendações", "Conquistas"];
    expect(namesIn(groupOf("Movimentos"))).toEqual(movements);
    expect(namesIn(groupOf("Planear"))).toEqual(planning);
    expect(namesIn(groupOf("Perceber"))).toEqual(insight);
    expect(namesIn(navigation())).toEqual([
      "Dashboard",
      ...movements,
      ...planning,
      ...insight,
      "Perfil",
    ]);
  });

  it("ends for administrators with their screen, and sells them nothing", async () => {
    await renderApp({ user: userWith({ role: "admin" }) });
    expect(namesIn(navigation()).slice(-2)).toEqual(["Perfil", "Admin"]);
    expect(screen.queryByRole("button", { name: /^Premium/ })).toBeNull();
  });

  const marked = (place: HTMLElement) =>
    within(place)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("aria-current")])
      .filter(([, current]) => current !== null);

  it("marks the one entry of the screen that is shown", async () => {
    await renderApp({ path: "/receitas" });
    expect(marked(navigation())).toEqual([["Receitas", "page"]]);
    expect(screen.queryByRole("link", { name: "Voltar ao perfil" })).toBeNull();
  });

  it("marks the profile at a screen that belongs to it, from which a link leads back", async () => {
    await renderApp({ path: "/exportacao" });
    expect(marked(navigation())).toEqual([["Perfil", "true"]]);
    const back = within(screen.getByRole("main")).getByRole("link", { name: "Voltar ao perfil" });
    expect(back.getAttribute("href")).toBe("/perfil");
  });

  it("says who is signed in", async () => {
    await renderApp({ user: userWith({ username: "joana_92" }) });
    expect(screen.getByText("joana_92")).toBeTruthy();
  });

  it("offers Premium to who has it not", async () => {
    await renderApp({ address: forever });
    await userEvent.click(button(/^Premium/));
    expect(await screen.findByRole("dialog", { name: "Acesso Exclusivo Premium" })).toBeTruthy();
  });

  it("says to who has Premium that it is active", async () => {
    await renderApp({ user: userWith({ plan: "premium" }) });
    expect(button("Premium Ativo").disabled).toBe(true);
  });

  it("swaps the theme", async () => {
    const { page } = await renderApp();
    await userEvent.click(button("Alternar entre tema claro e escuro"));
    expect(page.effects.applyTheme.mock.calls).toEqual([["dark"], ["light"]]);
  });

  it("says that it is signing out until the server has answered", async () => {
    await renderApp({ revoke: forever });
    await userEvent.click(button("Sair"));
    expect(button("A sair…").getAttribute("aria-disabled")).toBe("true");
  });

  it("forgets session and consent with the sign-out", async () => {
    const { page } = await renderApp();
    await userEvent.click(button("Sair"));
    await expect.poll(() => page.effects.forgetSession.mock.calls.length).toBe(1);
    expect(page.effects.forgetConsent).toHaveBeenCalledTimes(1);
  });
});

describe("the menu of the phone", () => {
  const menu = () => screen.queryByRole("dialog", { name: "Navegação principal" });

  it("is the same sidebar, and closes by its button and by Escape", async () => {
    await renderApp();
    expect(menu()).toBeNull();
    await userEvent.click(button("Abrir menu"));
    const opened = await screen.findByRole("dialog", { name: "Navegação principal" });
    expect(within(opened).getByRole("link", { name: "Despesas" })).toBeTruthy();
    await userEvent.click(button("Fechar menu"));
    expect(menu()).toBeNull();
    await userEvent.click(button("Abrir menu"));
    // A browser moves the focus into an opened dialog.
    button("Fechar menu").focus();
    await userEvent.keyboard("{Escape}");
    expect(menu()).toBeNull();
  });

  it("says whether it is open", async () => {
    await renderApp();
    expect(button("Abrir menu").getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button("Abrir menu"));
    expect(button("Abrir menu").getAttribute("aria-expanded")).toBe("true");
  });
});

describe("the bar of the phone", () => {
  const bar = () => within(screen.getByRole("navigation", { name: "Atalhos" }));

  it("leads to three screens, marks the one that is open, and has a new entry in the middle", async () => {
    await renderApp();
    const parts = [...bar().getAllByRole("link"), ...bar().getAllByRole("button")];
    const inOrder = parts.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(
      inOrder.map((part) => [
        part.getAttribute("aria-label") ?? part.textContent,
        part.getAttribute("href"),
        part.getAttribute("aria-current"),
      ]),
    ).toEqual([
      ["Dashboard", "/", "page"],
      ["Histórico", "/historico", null],
      ["Adicionar despesa", null, null],
      ["Orçamento", "/orcamento", null],
      ["Mais", null, null],
    ]);
  });

  it("opens the menu by 'Mais', and says whether it is open", async () => {
    await renderApp();
    const more = bar().getByRole("button", { name: "Mais" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(await screen.findByRole("dialog", { name: "Navegação principal" })).toBeTruthy();
    expect(more.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("the frame of the signed-in screens", () => {
  it("begins with the way past it", async () => {
    await renderApp();
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Saltar para o conteúdo" });
    expect(document.activeElement).toBe(skip);
    expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });

  it("ends with the legal texts", async () => {
    await renderApp();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/privacidade",
      "/termos",
    ]);
  });

  it.each([
    ["/", "Adicionar despesa", "Nova despesa"],
    ["/despesas", "Adicionar despesa", "Nova despesa"],
    ["/receitas", "Adicionar receita", "Nova receita"],
  ])("opens at %s by its round button what is entered there", async (path, name, title) => {
    await renderApp({ path });
    const [round] = screen
      .getAllByRole("button", { name })
      .filter((candidate) => candidate.getAttribute("aria-label") === name);
    await userEvent.click(round as HTMLElement);
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  });
});
