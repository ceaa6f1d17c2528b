import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { overflow } from "./support/overflow.ts";
import { control, sees, seesNoMore, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

const card = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** Somebody who comes back after six weeks, and had paid the rent of the first day by hand. */
async function makeReturner() {
  const account = await makeAccount(url());
  const { day } = serverDay();
  const plan = { tipo: "despesa", cada: 1, inicio: day };
  await account.record("expense", {
    data: day,
    categoria: "Habitação",
    valor: 655,
    descricao: "Senhorio",
  });
  await account.recurrence({
    ...plan,
    unidade: "mes",
    categoria: "Habitação",
    valor: 650,
    descricao: "Renda",
  });
  await account.recurrence({
    ...plan,
    unidade: "semana",
    categoria: "Lazer",
    valor: 30,
    descricao: "Ginásio",
    modo: "confirmar",
  });
  return { account, later: addDays(day, 41) };
}

describe("what waits after an absence", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`is one number everywhere, and answered with a few presses (${name})`, options, async () => {
      const { account, later } = await makeReturner();
      const page = await visit("/login", {
        ...device,
        colorScheme: theme,
        stored: { ...storedFor(account), "fincontrol-theme": theme },
      });
      await page.context().clock.setFixedTime(new Date(`${later}T10:00:00Z`));
      await page.goto("/");
      await sees(page.getByRole("link", { name: "7 por confirmar" }));
      await shot(page, `${name}-waiting-dashboard`);
      await page.getByRole("link", { name: "7 por confirmar" }).click();
      await sees(card(page, "7 por confirmar"));
      await sees(page.getByText(/Já há «Senhorio», de .*, 655,00\s€: é o mesmo\?/).first());
      await shot(page, `${name}-waiting`);
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);

      await control(page, "button", "Confirmar todos").first().click();
      await sees(
        toast(page, "6 movimentos registados. Fica 1 por responder: já há um registo parecido."),
      );
      await expect.poll(async () => (await account.records("expense")).length).toBe(7);
      await control(page, "button", "Anular").click();
      await sees(card(page, "7 por confirmar"));
      await expect.poll(async () => (await account.records("expense")).length).toBe(1);
      await page.keyboard.press("Control+Shift+z");
      await expect.poll(async () => (await account.records("expense")).length).toBe(7);
      await page.keyboard.press("Control+z");
      await expect.poll(async () => (await account.records("expense")).length).toBe(1);
      await sees(card(page, "7 por confirmar"));

      await control(page, "button", "Saltar todos").first().click();
      await sees(toast(page, /^6 movimentos saltados/));
      await control(page, "button", "É o mesmo: Renda").click();
      await seesNoMore(card(page, /[Pp]or confirmar/));
      expect(await account.records("expense")).toHaveLength(1);
      await control(page, "button", "Anular").click();
      await expect.poll(() => textOf(card(page, /[Pp]or confirmar/))).toContain("Já há «Senhorio»");
    });
});
