import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { dialog, fillIn, openExpense } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "Contas abertas" })
    .getByRole("listitem")
    .filter({ hasText: label });

describe("the places where one's money is", () => {
  it("come, once a balance was told, to what the forecast says", async () => {
    const account = await makeAccount(url());
    await account.tellBalance({ valor: 512.5, data: "2026-11-20" });
    const page = await visit("/perfil", { stored: storedFor(account) });
    await seesScreen(page, "Perfil");
    await control(page, "link", "Contas").click();
    await seesScreen(page, "Contas");
    await expect.poll(() => textOf(row(page, "A minha conta"))).toContain("dito a 20/11");

    await control(page, "button", "Nova conta").click();
    await page.getByLabel("Nome", { exact: true }).fill("Cofre");
    await page.getByLabel("Tipo").selectOption("Poupança");
    await control(page, "button", "Guardar").click();
    await sees(page.getByText("Conta criada com sucesso!").first());
    await control(page, "button", "Indicar saldo de Cofre").click();
    await page.getByLabel("Saldo no fim do dia").fill("5230,40");
    await control(dialog(page), "button", "Guardar").click();
    await seesNoMore(dialog(page));
    const savings = page.getByRole("region", { name: "Em poupança" });
    await expect.poll(() => textOf(savings)).toContain("5230,40 €");
    const daily = page.getByRole("region", { name: "Nas contas do dia a dia" });
    expect(await textOf(daily)).toContain("512,50 €");

    await control(page, "link", "Previsão").first().click();
    await seesScreen(page, "Previsão");
    const apart = page.getByRole("button", { name: /^Em poupança/ });
    await expect.poll(() => textOf(apart)).toContain("5230,40 €");
    const held = page.getByRole("button", { name: /^Saldo de hoje/ });
    expect(await textOf(held)).toContain("512,50 €");
    await control(page, "link", "Ver as contas").click();
    await seesScreen(page, "Contas");
  });

  it("hold less after an expense of theirs, and the others what they held", async () => {
    const account = await makeAccount(url());
    await account.tellBalance({ valor: 500, data: "2026-11-01" });
    const conta = await account.moneyAccount({ nome: "Carteira", especie: "dinheiro" });
    await account.tellBalance({ valor: 100, data: "2026-11-01", conta });
    const page = await visit("/despesas", { stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await openExpense(page);
    await fillIn(page, { amount: "12,50", category: "Lazer", description: "Cinema" });
    await control(dialog(page), "combobox", "Conta").selectOption("Carteira");
    await page.keyboard.press("Enter");
    await seesNoMore(dialog(page));
    await expect
      .poll(() => account.records("expense"))
      .toMatchObject([{ descricao: "Cinema", valor: 12.5 }]);

    await control(page, "link", "Previsão").first().click();
    await seesScreen(page, "Previsão");
    await control(page, "link", "Contas").click();
    await seesScreen(page, "Contas");
    await expect
      .poll(() => textOf(row(page, "Carteira")))
      .toMatch(/87,50\s€\s*dito a 1\/11, mais 1 movimento/);
    expect(await textOf(row(page, "A minha conta"))).toMatch(/500,00\s€\s*dito a 1\/11/);
  });
});
