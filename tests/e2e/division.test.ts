import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { rowAction } from "./support/row-action.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const BOUGHT = {
  data: "2026-01-15",
  categoria: "Compras",
  valor: 50,
  descricao: "Feira",
} as const;

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

describe("a record", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`is divided into categories, and whole again (${name})`, options, async () => {
      const account = await makeAccount(url());
      await account.record("expense", BOUGHT);
      const page = await visit("/historico", {
        ...device,
        colorScheme: theme,
        stored: { ...storedFor(account), "fincontrol-theme": theme },
      });
      const dialog = page.getByRole("dialog");
      await seesScreen(page, "Histórico");
      if (device === PHONE) {
        await page.getByRole("button", { name: /^Abrir.*Feira/u }).click();
        await shot(page, `${name}-record-sheet`);
        await control(dialog, "button", "Dividir").click();
      } else {
        await page.getByRole("listitem").filter({ hasText: "Feira" }).hover();
        await shot(page, `${name}-record-row`);
        await rowAction(page, "Dividir", "Feira");
      }
      await dialog.getByLabel("Valor da parte 1").fill("30");
      await dialog.getByLabel("Categoria da parte 1").selectOption("Alimentação");
      await dialog.getByLabel("Categoria do resto").selectOption("Lazer");
      await shot(page, `${name}-division`);
      await control(dialog, "button", "Dividir").click();
      await sees(toast(page, "Despesa dividida."));
      await sees(page.getByRole("listitem").filter({ hasText: "Feira" }).nth(1));
      const parts = async () =>
        (await account.records("expense")).map(({ categoria, valor }) => [categoria, valor]);
      expect(new Set(await parts())).toEqual(
        new Set([
          ["Alimentação", 30],
          ["Lazer", 20],
        ]),
      );
      await control(page, "button", "Anular").click();
      await sees(toast(page, "Alteração anulada."));
      expect(await parts()).toEqual([["Compras", 50]]);
      await seesNoMore(dialog);
    });

  it("goes back to what it was before it was divided, and shows what does not count in its dialog", async () => {
    const account = await makeAccount(url());
    await account.record("expense", BOUGHT);
    const page = await visit("/historico", { stored: storedFor(account) });
    const dialog = page.getByRole("dialog");
    await seesScreen(page, "Histórico");
    await rowAction(page, "Dividir", "Feira");
    await dialog.getByLabel("Valor da parte 1").fill("20");
    await dialog.getByLabel("Categoria da parte 1").selectOption("Alimentação");
    await control(dialog, "button", "Mais uma parte").click();
    await dialog.getByLabel("Valor da parte 2").fill("10");
    await dialog.getByLabel("Categoria do resto").selectOption("Não é meu: não contar");
    await control(dialog, "button", "Dividir").click();
    await sees(toast(page, "Despesa dividida."));
    const first = page.getByRole("listitem").filter({ hasText: "20,00 €" });
    await first.hover();
    await first.getByRole("button", { name: /^Editar/u }).click();
    await expect.poll(() => dialog.getByLabel("Não é meu").inputValue()).toBe("20,00");
    await sees(dialog.getByText("Ao todo 40,00 €"));
    await shot(page, "record-with-rest");
    await page.keyboard.press("Escape");
    await first.hover();
    await first.getByRole("button", { name: /^Mais|^Ações/u }).click();
    await page.getByRole("menuitem", { name: /^Histórico de alterações/u }).click();
    await dialog.getByRole("button", { name: /^Voltar a esta versão/u }).click();
    await seesNoMore(dialog);
    await expect
      .poll(() => account.records("expense"))
      .toMatchObject([{ categoria: "Compras", valor: 50 }]);
    await expect
      .poll(() => page.getByRole("listitem").filter({ hasText: "Feira" }).count())
      .toBe(1);
  });
});
