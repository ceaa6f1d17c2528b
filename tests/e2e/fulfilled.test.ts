import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog } from "./support/entry-form.ts";
import { overflow } from "./support/overflow.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

/** A bank's file with a rent of today, and something else. */
function statement(day: string) {
  const written = day.split("-").toReversed().join("-");
  const row = (text: string, debit: string, left: string) =>
    `${written} ;${written} ;${text} ;${debit} ; ;${left} ;${left} ;Diversos ;`;
  return [
    "Consultar saldos e movimentos à ordem ;",
    "Conta ;0123045678901 - EUR - Conta à ordem ;",
    "Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;",
    row("TRF P/ SENHORIO", "652,00", "348,00"),
    row("CAFE CENTRAL", "3,20", "1.000,00"),
  ].join("\r\n");
}

async function begin({ device, theme }: (typeof DEVICES)[number]) {
  const account = await makeAccount(url());
  const { day } = serverDay();
  const plan = { tipo: "despesa", cada: 1, unidade: "mes", inicio: addDays(day, 2) };
  await account.recurrence({ ...plan, categoria: "Habitação", valor: 650, descricao: "Renda" });
  const page = await visit("/login", {
    ...device,
    colorScheme: theme,
    stored: { ...storedFor(account), "fincontrol-theme": theme },
  });
  await page.context().clock.setFixedTime(new Date(`${day}T10:00:00Z`));
  return { account, page, day, due: addDays(day, 2) };
}

const nextRent = async (page: Page) => {
  await page.goto("/recorrentes");
  await seesScreen(page, "Recorrentes");
  return page.getByRole("paragraph").filter({ hasText: "próximo: " }).textContent();
};

const shown = (day: string) => day.split("-").toReversed().join("/");

for (const where of DEVICES)
  it(`a bank's movement is known as the planned one (${where.name})`, where.options, async () => {
    const { account, page, day, due } = await begin(where);
    await page.goto("/importar");
    await seesScreen(page, "Importar");
    const file = { name: "extrato.csv", mimeType: "text/csv", buffer: Buffer.from(statement(day)) };
    await page.getByLabel("Ficheiro do banco").setInputFiles(file);
    const line = page.getByRole("row").filter({ hasText: "SENHORIO" });
    await sees(line.getByText(`Previsto: «Renda» em ${shown(due)}`));
    expect(await line.getByRole("checkbox", { name: "É o previsto" }).isChecked()).toBe(true);
    await line.scrollIntoViewIfNeeded();
    await shot(page, `${where.name}-planned-line`);
    expect(await barriers(page)).toEqual([]);
    await control(page, "button", "Importar 2 movimentos").click();
    await sees(page.getByText("2 movimentos importados", { exact: true }));
    expect(await account.records("expense")).toHaveLength(2);
    expect(await account.upcoming(addDays(due, 3))).toEqual([]);
    await control(page, "button", "Anular").click();
    await sees(page.getByText("2 movimentos removidos", { exact: true }));
    expect(await account.records("expense")).toEqual([]);
    await expect.poll(() => nextRent(page)).toContain(shown(due));
  });

for (const where of DEVICES)
  it(
    `a record is known as the planned one while it is typed (${where.name})`,
    where.options,
    async () => {
      const { account, page, due } = await begin(where);
      await page.goto("/");
      await page
        .getByRole("button", { name: /^Adicionar despesa$|^Despesa$/ })
        .first()
        .click();
      await sees(dialog(page));
      await page.getByLabel("Valor").fill("650");
      await page.getByLabel(/^Descrição/).fill("Renda de casa");
      await dialog(page).getByLabel("Categoria", { exact: true }).selectOption("Habitação");
      const tick = dialog(page).getByRole("checkbox", {
        name: `É o previsto: Renda, ${shown(due)}`,
      });
      await sees(tick);
      expect(await tick.isChecked()).toBe(true);
      await shot(page, `${where.name}-planned-entry`);
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await control(page, "button", "Guardar").click();
      await seesNoMore(dialog(page));
      await expect.poll(() => account.records("expense")).toHaveLength(1);
      await expect.poll(() => nextRent(page)).not.toContain(shown(due));
    },
  );
