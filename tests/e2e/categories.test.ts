import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { dialog, openExpense } from "./support/entry-form.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const rows = (page: Page) =>
  page.getByRole("region", { name: "Categorias de despesa" }).getByRole("listitem");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name }).first();

/** Does one of the things that the sheet of a category offers. */
async function act(page: Page, name: string, action: string) {
  await control(page, "button", `Mais sobre a categoria ${name}`).click();
  await control(dialog(page), "button", action).click();
}

async function goTo(page: Page, name: string, title: string) {
  await control(page, "link", name).first().click();
  await seesScreen(page, title);
}

describe("categories of one's own", () => {
  it("are added, renamed in old records too, merged, put back, and archived", async () => {
    const account = await makeAccount(url());
    const spend = (valor: number, descricao: string) =>
      account.record("expense", { data: "2026-10-05", categoria: "Lazer", valor, descricao });
    await spend(27.51, "Cinema");
    await spend(9, "Bowling");
    const page = await visit("/perfil", { stored: storedFor(account) });
    await seesScreen(page, "Perfil");
    await goTo(page, "Categorias", "Categorias");

    await control(page, "button", "Nova categoria de despesa").click();
    await page.getByLabel("Nome", { exact: true }).fill("Animais");
    await page.getByTitle("Laranja").click();
    await page.getByTitle("Animal").click();
    await control(page, "button", "Guardar").click();
    await sees(page.getByText("Categoria criada com sucesso!").first());
    await sees(row(page, "Animais"));

    await control(page, "button", "Editar a categoria Lazer").click();
    await page.getByLabel("Nome", { exact: true }).fill("Tempo livre");
    await control(page, "button", "Guardar").click();
    await seesNoMore(dialog(page));
    await goTo(page, "Histórico", "Histórico");
    const history = page.getByRole("region", { name: "Lista de transações" });
    await expect.poll(() => textOf(history)).toMatch(/Cinema\s+Despesa,\s+Tempo livre/);
    await control(page, "button", "Filtros").click();
    await page.getByLabel("Categoria").selectOption("Tempo livre");
    await expect.poll(() => history.getByRole("listitem").count()).toBe(2);

    await page.goto("/categorias");
    await act(page, "Tempo livre", "Juntar a outra…");
    await page.getByLabel("Juntar a", { exact: true }).selectOption("Animais");
    await sees(page.getByText("Mudam de categoria: 2 registos e nenhum orçamento."));
    await control(page, "button", "Juntar").click();
    await expect.poll(() => textOf(row(page, "Animais"))).toContain("2 registos");
    await seesNoMore(row(page, "Tempo livre"));
    expect((await account.records("expense")).map(({ categoria }) => categoria)).toEqual([
      "Animais",
      "Animais",
    ]);
    await control(page, "button", "Anular").click();
    await sees(page.getByText("Alteração anulada.").first());
    await expect.poll(() => textOf(row(page, "Tempo livre"))).toContain("2 registos");
    await expect.poll(() => textOf(row(page, "Animais"))).toContain("sem registos");

    await act(page, "Tempo livre", "Arquivar");
    await sees(row(page, "Tempo livre").getByText("Arquivada"));
    await goTo(page, "Dashboard", "Dashboard");
    await openExpense(page);
    const offered = control(dialog(page), "combobox", "Categoria").getByRole("option", {
      includeHidden: true,
    });
    const names = await offered.allTextContents();
    expect(names).toContain("Animais");
    expect(names).not.toContain("Tempo livre");
  });

  it("are moved by the keyboard, which stays where it was", async () => {
    const page = await visit("/categorias", { stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Categorias");
    await tabTo(page, /^Mover Alimentação para cima/);
    await page.keyboard.press("Enter");
    await expect.poll(async () => textOf(rows(page).first())).toContain("Alimentação");
    expect(await focusOn(page)).toMatch(/Mover Alimentação para cima/);
    await page.reload();
    await seesScreen(page, "Categorias");
    await expect.poll(async () => textOf(rows(page).first())).toContain("Alimentação");
  });

  it("are drawn to another place by the mouse", async () => {
    const page = await visit("/categorias", { stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Categorias");
    await row(page, "Saúde").dragTo(rows(page).first());
    await expect.poll(async () => textOf(rows(page).first())).toContain("Saúde");
  });

  it("are arranged on the phone by their sheets", async () => {
    const stored = storedFor(await makeAccount(url()));
    const page = await visit("/categorias", { ...PHONE, stored });
    await seesScreen(page, "Categorias");
    await act(page, "Alimentação", "Mover para cima");
    await expect.poll(async () => textOf(rows(page).first())).toContain("Alimentação");
    await act(page, "Saúde", "Remover");
    await seesNoMore(row(page, "Saúde"));
  });
});
