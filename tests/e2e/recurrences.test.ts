import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog } from "./support/entry-form.ts";
import { overflow } from "./support/overflow.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Os meus recorrentes" })
    .getByRole("listitem")
    .filter({ hasText: name });

async function act(page: Page, name: string, action: RegExp) {
  await control(page, "button", `Mais sobre ${name}`).click();
  await dialog(page).getByRole("button", { name: action }).click();
}

describe("what comes again", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`is confirmed, planned, paid early and paused (${name})`, options, async () => {
      const account = await makeAccount(url());
      const { day } = serverDay();
      const plan = { tipo: "despesa", cada: 1, unidade: "mes", inicio: day };
      await account.recurrence({
        ...plan,
        categoria: "Habitação",
        valor: 650,
        descricao: "Renda",
        modo: "confirmar",
      });
      const page = await visit("/perfil", {
        ...device,
        colorScheme: theme,
        stored: { ...storedFor(account), "fincontrol-theme": theme },
      });
      await page.context().clock.setFixedTime(new Date(`${day}T10:00:00Z`));
      await page.goto("/recorrentes");
      await seesScreen(page, "Recorrentes");

      await control(page, "textbox", "Valor de Renda").fill("655,50");
      await control(page, "button", "Confirmar: Renda").click();
      await sees(toast(page, "Movimento registado com sucesso!"));
      await seesNoMore(control(page, "button", "Confirmar: Renda"));
      expect(await account.records("expense")).toMatchObject([{ data: day, valor: 655.5 }]);

      await control(page, "button", "Novas prestações").click();
      await page.getByLabel("Total").fill("600");
      await page.getByLabel("Número de prestações").fill("12");
      await page.getByLabel("Descrição").fill("Telemóvel");
      await page.getByLabel("Categoria").selectOption("Compras");
      await control(page, "button", "Guardar").click();
      await seesNoMore(dialog(page));
      await expect
        .poll(() => textOf(row(page, "Telemóvel")))
        .toContain("faltam 11 de 12 · 550,00 €");

      await control(page, "button", "Renda").click();
      await page.getByLabel("Valor").fill("12");
      await page.getByLabel("Descrição").fill("Ginásio");
      await page.getByLabel("Categoria").selectOption("Subscrições");
      await control(page, "button", "Guardar").click();
      await seesNoMore(dialog(page));
      await sees(page.getByText(/12,00\s€ em subscrições$/));

      await shot(page, `${name}-recurrences`);
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);

      await act(page, "Telemóvel", /^Pagar já o que falta/);
      await expect.poll(() => textOf(row(page, "Telemóvel"))).toContain("não falta nenhuma de 12");
      await act(page, "Renda", /^Pausar$/);
      await expect.poll(() => textOf(row(page, "Renda"))).toContain("Em pausa");
      await act(page, "Ginásio", /^Remover$/);
      await expect.poll(() => row(page, "Ginásio").count()).toBe(0);
      await control(page, "button", "Anular").click();
      await sees(row(page, "Ginásio"));
      expect(
        (await account.records("expense")).map(({ valor }) => valor).toSorted((a, b) => a - b),
      ).toEqual([50, 550, 655.5]);
    });
});
