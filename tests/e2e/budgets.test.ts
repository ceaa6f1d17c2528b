import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, textOf } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, product } = setStage();

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
  for (const { name, device, options } of DEVICES)
    it(`are set, kept an eye on, changed and removed on the ${name}`, options, async () => {
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
      await seesToast(page, "Orçamento removido com sucesso!");
      await seesNoMore(card(page, "Saúde"));
    });
});
