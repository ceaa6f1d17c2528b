import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { overflow } from "./support/overflow.ts";
import { control, sees, seesNoMore, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { noteShifts, shiftsOf } from "./support/shifts.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Somebody who told a balance, with a rent to come and a gym that waits for an answer. */
async function makePlanner() {
  const account = await makeAccount(url());
  const { day } = serverDay();
  const monthly = { tipo: "despesa", cada: 1, unidade: "mes", inicio: day };
  await account.tellBalance({ valor: 900, data: day });
  await account.recurrence({
    ...monthly,
    categoria: "Habitação",
    valor: 650,
    descricao: "Renda",
    inicio: addDays(day, 3),
  });
  await account.recurrence({
    ...monthly,
    categoria: "Lazer",
    valor: 30,
    descricao: "Ginásio",
    modo: "confirmar",
  });
  return { account, day };
}

describe("the days to come on the dashboard", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`are told without a jump, and what waits is answered there (${name})`, options, async () => {
      const { account, day } = await makePlanner();
      const page = await visit("/login", {
        ...device,
        colorScheme: theme,
        stored: { ...storedFor(account), "fincontrol-theme": theme },
        before: noteShifts,
      });
      await page.context().clock.setFixedTime(new Date(`${day}T10:00:00Z`));
      await page.goto("/");
      await sees(control(page, "button", "Confirmar: Ginásio"));
      await expect
        .poll(() => textOf(card(page, "Pode gastar por dia")))
        .toMatch(/Hoje, nada: faltam \d+,00\s€(?! para a reserva)/);
      const { sum, moved } = await shiftsOf(page);
      expect(sum <= 0.02 ? [] : moved).toEqual([]);
      await card(page, "Próximos movimentos").scrollIntoViewIfNeeded();
      await shot(page, `${name}-coming`);
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);

      await control(page, "button", "Confirmar: Ginásio").click();
      await sees(page.getByText("Movimento registado com sucesso!").first());
      await seesNoMore(control(page, "button", "Confirmar: Ginásio"));
      await expect.poll(() => account.records("expense")).toMatchObject([{ valor: 30 }]);
      await control(page, "button", "Anular").click();
      await sees(control(page, "button", "Saltar: Ginásio"));
      await control(page, "button", "Saltar: Ginásio").click();
      await seesNoMore(control(page, "button", "Saltar: Ginásio"));
      expect(await account.records("expense")).toEqual([]);
    });
});
