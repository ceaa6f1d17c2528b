import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { isClean } from "./support/is-clean.ts";
import { comeIntoView } from "./support/navigation.ts";
import { givePremium, makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const title = "Orçamento";
const card = (page: Page, category: string) =>
  page
    .getByRole("region", { name: /^Orçamentos de/ })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: category, exact: true }) });

async function add(page: Page, category: string, limit: string) {
  await control(page, "button", "Novo orçamento").click();
  await control(page, "textbox", "Limite").fill(limit);
  await page.getByLabel("Categoria").selectOption(category);
  await control(page, "button", "Guardar").click();
}

const seesToast = (page: Page, sentence: string) => sees(page.getByText(sentence, { exact: true }));

describe("the budgets of a premium user", () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("are set, kept an eye on, changed and removed on the %s", async (name, device) => {
    const account = await makePremiumAccount(product());
    const spend = (categoria: string, valor: number) =>
      account.record("expense", { data: "2026-11-05", categoria, valor });
    await Promise.all([spend("Lazer", 142.9), spend("Saúde", 80), spend("Compras", 10)]);
    const page = await visit("/orcamento", {
      ...device,
      stored: storedFor(account),
      reducedMotion: "reduce",
    });
    await sees(page.getByText("Nenhum orçamento para novembro de 2026"));
    await isClean(page, `${name}-budgets-empty`);

    await control(page, "button", "Novo orçamento").click();
    await control(page, "button", "Guardar").click();
    await sees(page.getByRole("alert").getByText("Por favor, preencha todos os campos."));
    await isClean(page, `${name}-budgets-dialog`);
    await page.keyboard.press("Escape");

    await add(page, "Lazer", "120");
    await seesToast(page, "Orçamento criado com sucesso!");
    await add(page, "Saúde", "100,00");
    await sees(card(page, "Saúde"));
    await add(page, "Compras", "1 000,50 €");
    await sees(card(page, "Compras"));
    expect(await textOf(card(page, "Lazer"))).toMatch(/Limite excedido[^]*Excedeu em\s*22,90 €/);
    expect(await textOf(card(page, "Saúde"))).toMatch(/Perto do limite[^]*Restante\s*20,00 €/);
    expect(await textOf(card(page, "Compras"))).toMatch(/Dentro do limite[^]*990,50 €/);
    expect(await textOf(page.getByRole("region", { name: "Total orçamentado" }))).toContain(
      "1220,50 €",
    );
    await isClean(page, `${name}-budgets`);

    await add(page, "Lazer", "5");
    await sees(page.getByText("Já existe um orçamento para esta categoria neste mês."));
    expect(await control(page, "textbox", "Limite").inputValue()).toBe("5,00");
    await page.keyboard.press("Escape");

    await control(page, "button", "Editar orçamento de Lazer").click();
    await control(page, "textbox", "Limite").fill("150");
    await control(page, "button", "Guardar").click();
    await seesToast(page, "Orçamento atualizado com sucesso!");
    await sees(card(page, "Lazer").getByText("Perto do limite"));

    await control(page, "button", "Remover orçamento de Saúde").click();
    await control(page, "button", "Remover").click();
    await seesToast(page, "Orçamento removido com sucesso!");
    await seesNoMore(card(page, "Saúde"));
  });

  it("are copied into the next month in one click", async () => {
    const stored = storedFor(await makePremiumAccount(product()));
    const page = await visit("/orcamento", { stored });
    await add(page, "Lazer", "120");
    await sees(card(page, "Lazer"));
    await add(page, "Saúde", "100");
    await sees(card(page, "Saúde"));
    await page.getByRole("link", { name: /^Mês seguinte/ }).click();
    await sees(page.getByText("Nenhum orçamento para dezembro de 2026"));
    await control(page, "button", "Copiar 2 de novembro").click();
    await seesToast(page, "2 orçamentos copiados com sucesso!");
    await sees(card(page, "Lazer"));
    expect(await page.getByRole("button", { name: /^Copiar/ }).count()).toBe(0);
  });

  it("stay at the month of the address, through reload and way back", async () => {
    const stored = storedFor(await makePremiumAccount(product()));
    const page = await visit("/orcamento?mes=2026-02", { stored });
    const search = () => new URL(page.url()).search;
    await sees(page.getByText("Nenhum orçamento para fevereiro de 2026"));
    await page.reload();
    await sees(page.getByText("Nenhum orçamento para fevereiro de 2026"));
    await page.getByLabel("Mês", { exact: true }).fill("6/2027");
    await page.keyboard.press("Enter");
    await sees(page.getByText("Nenhum orçamento para junho de 2027"));
    expect(search()).toBe("?mes=2027-06");
    await page.goBack();
    await sees(page.getByText("Nenhum orçamento para fevereiro de 2026"));
    await control(page, "link", "Mês atual").click();
    await sees(page.getByText("Nenhum orçamento para novembro de 2026"));
    await page.goto("/orcamento?mes=2026-13");
    await sees(page.getByText("Nenhum orçamento para novembro de 2026"));
    await expect.poll(search).toBe("");
  });
});

describe("the budgets of a free user", () => {
  it("are an example, for which the server is asked nothing, until the plan changes", async () => {
    const account = await makeAccount(product().url);
    const page = await visit("/", { stored: storedFor(account) });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/orcamento|gerar-automaticas/.test(new URL(request.url()).pathname))
        asked.push(request.url());
    });
    await seesScreen(page, "Dashboard");
    await control(page, "link", title).click();
    await seesScreen(page, title);
    await control(page, "button", "Desbloquear com Premium").click();
    await sees(page.getByRole("dialog", { name: "Acesso Exclusivo Premium" }));
    await page.keyboard.press("Escape");
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);

    givePremium(product(), account);
    await comeIntoView(page);
    await sees(page.getByText("Nenhum orçamento para novembro de 2026"));
    await seesNoMore(page.getByRole("button", { name: "Desbloquear com Premium" }));
    expect(asked.some((url) => url.endsWith("/api/notificacoes/gerar-automaticas"))).toBe(true);
  });
});
