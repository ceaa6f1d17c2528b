import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const main = (page: Page) => page.getByRole("main");
const check = (page: Page) => control(page, "button", "Verificar Conquistas").click();
const toast = (page: Page) => page.getByRole("region", { name: /^Avisos/ });

describe("the achievements of a premium user", () => {
  for (const { name, device, options } of DEVICES)
    it(`are won by what was recorded, and told one by one, on the ${name}`, options, async () => {
      const account = await makePremiumAccount(product());
      // In a month that is not over for the server either, and has won nothing yet.
      const { day: data } = serverDay();
      await account.record("income", { data, categoria: "Salário", valor: 1000 });
      await account.record("expense", { data, categoria: "Lazer", valor: 20 });
      const page = await visit("/gamificacao", {
        ...device,
        stored: storedFor(account),
        reducedMotion: "reduce",
      });
      await sees(page.getByText("Ainda sem conquistas"));
      await isClean(page, `${name}-achievements-none`);

      await check(page);
      await sees(toast(page).getByText("Nova Conquista: Primeira Receita!"));
      await sees(page.getByRole("region", { name: "Desbloqueadas" }));
      await shot(page, `${name}-achievements-toast`);
      await control(toast(page), "button", "Fechar").click();
      await sees(toast(page).getByText("Nova Conquista: Primeira Despesa!"));
      expect(await textOf(toast(page))).toContain("+10 pontos");
      await control(toast(page), "button", "Fechar").click();
      await seesNoMore(toast(page).getByText(/^Nova Conquista/));
      const text = await textOf(main(page));
      for (const part of ["Nível 1", "Iniciante", "20 pontos", "40 %", "2 de 21"])
        expect(text).toContain(part);
      expect(text).toContain("Faltam 30 pontos para o nível 2");

      await check(page);
      await sees(
        toast(page).getByText("Nenhuma nova conquista no momento. Continue usando o app!"),
      );
    });
});
