import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storedFor, type Account } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { serverDay } from "./support/server-day.ts";
import { addMonths } from "../../src/domain/shared/year-month.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const title = "Simulador";
const result = (page: Page) => page.getByRole("region", { name: "Resultado da simulação" });

/** Two full months, in the mean of which 1000 € come in, 600 € are rent and 200 € fun. */
async function earnAndSpend({ record }: Account) {
  for (const ago of [1, 2]) {
    const month = addMonths(serverDay().month, -ago);
    await record("income", { data: `${month}-01`, categoria: "Salário", valor: 1000 });
    await record("expense", { data: `${month}-02`, categoria: "Habitação", valor: 600 });
    await record("expense", { data: `${month}-03`, categoria: "Lazer", valor: 200 });
  }
}

async function simulate(page: Page, category: string, reduction: string) {
  await page.getByLabel("Categoria a reduzir").selectOption(category);
  await control(page, "textbox", "Redução por mês").fill(reduction);
  await control(page, "button", "Simular").click();
}

describe("the simulator of a premium user", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `refuses, keeps what was typed, answers and starts afresh on the ${name}`,
      options,
      async () => {
        const account = await makePremiumAccount(product());
        await earnAndSpend(account);
        const page = await visit("/simulador", {
          ...device,
          stored: storedFor(account),
          reducedMotion: "reduce",
        });
        await sees(page.getByText("O resultado aparece aqui"));
        await isClean(page, `${name}-simulator`);

        await control(page, "button", "Simular").click();
        await sees(page.getByText("Por favor, preencha categoria e valor de redução."));
        await simulate(page, "Lazer", "250,50");
        await sees(
          page.getByText(/^A redução não pode ultrapassar a média mensal desta categoria/),
        );
        expect(await control(page, "textbox", "Redução por mês").inputValue()).toBe("250,50");
        await isClean(page, `${name}-simulator-refused`);

        await simulate(page, "Lazer", "50,00 €");
        await sees(result(page));
        await seesNoMore(page.getByRole("alert"));
        const text = await textOf(result(page));
        for (const part of ["50,00 €", "+50,00 €", "+25,0 %", "750,00 €", "250,00 €", "150,00 €"])
          expect(text).toContain(part);
        await isClean(page, `${name}-simulator-result`);

        await control(page, "button", "Nova Simulação").click();
        await seesNoMore(result(page));
        expect(await control(page, "textbox", "Redução por mês").inputValue()).toBe("");
      },
    );

  it("is kept while one looks at another screen", async () => {
    const account = await makePremiumAccount(product());
    await earnAndSpend(account);
    const page = await visit("/simulador", { stored: storedFor(account) });
    await simulate(page, "Lazer", "50");
    await sees(result(page));
    const before = await textOf(result(page));
    await control(page, "link", "Orçamento").click();
    await seesScreen(page, "Orçamento");
    await control(page, "link", title).click();
    expect(await textOf(result(page))).toBe(before);
  });
});
