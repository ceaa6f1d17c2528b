import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { focusOn } from "./support/keyboard.ts";
import { overflow } from "./support/overflow.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const CALL = "**/api/recomendacoes/gerar";

const DAY = 86_400_000;

/** A day that is one or two months before the server's own. */
const RECENTLY = new Date(Date.now() - 40 * DAY).toISOString().slice(0, 10);

const result = (page: Page) => page.getByRole("region", { name: "Recomendações geradas" });
const period = (page: Page, months: number) =>
  page.getByRole("radio", { name: `${months} meses`, exact: true });
const generate = (page: Page) => control(page, "button", "Gerar Recomendações").click();
const toast = (page: Page, message: string) =>
  sees(page.getByText(message, { exact: true }).first());
const isReady = (page: Page) => toast(page, "Recomendações geradas com sucesso!");

async function earnAndSpend({ record, goal }: Account) {
  await record("income", { data: RECENTLY, categoria: "Salário", valor: 1000 });
  await record("expense", { data: RECENTLY, categoria: "Habitação", valor: 600 });
  await record("expense", { data: RECENTLY, categoria: "Lazer", valor: 200 });
  await goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 50 });
}

describe("the recommendations of a premium user", () => {
  for (const { name, device, options } of DEVICES)
    it(`are asked for, read, and kept beside a failure on the ${name}`, options, async () => {
      const account = await makePremiumAccount(product());
      await earnAndSpend(account);
      const page = await visit("/recomendacoes", {
        ...device,
        stored: storedFor(account),
        reducedMotion: "reduce",
      });
      await sees(page.getByText(/^Escolha um período e carregue em «Gerar Recomendações»/));
      expect(await period(page, 6).isChecked()).toBe(true);
      await isClean(page, `${name}-recommendations-empty`);

      await page.getByText("12 meses", { exact: true }).click();
      await generate(page);
      await isReady(page);
      const text = await textOf(result(page));
      for (const part of [
        "Análise dos últimos 12 meses",
        "Análise feita pelas regras do FinControl.",
        "1000,00 €",
        "600,00 € · 75,0 %",
        "200,00 € · 25,0 %",
        "Bicicleta",
      ])
        expect(text).toContain(part);
      const categories = page
        .getByRole("region", { name: "Despesas por categoria" })
        .getByRole("listitem");
      expect(await textOf(categories.first())).toMatch(/^Habitação\s+600,00 €\s+75,0 %$/);
      expect(await textOf(categories.last())).toMatch(/^Lazer\s+200,00 €\s+25,0 %$/);
      await isClean(page, `${name}-recommendations`);

      const detail = "Já pediu muitas análises. Tente de novo daqui a 10 minutos.";
      await page.route(CALL, (route) => route.fulfill({ status: 429, json: { detail } }));
      await generate(page);
      const problem = page.getByRole("main").getByRole("alert");
      await sees(problem.getByText(`Erro ao gerar recomendações: ${detail}`));
      expect(await textOf(result(page))).toBe(text);
      await isClean(page, `${name}-recommendations-failed`);
      await page.unroute(CALL);
      await generate(page);
      await seesNoMore(problem);

      // The accounts fall below zero, of which the analysis knows nothing yet.
      await account.record("expense", { data: RECENTLY, categoria: "Lazer", valor: 12 });
      await account.tellBalance({ valor: -20, data: serverDay().day });
      await page.reload();
      const outdated = page.getByText("Os seus registos mudaram desde então.");
      await sees(outdated);
      await isClean(page, `${name}-recommendations-outdated`);
      await control(page, "button", "Gerar de novo").click();
      await seesNoMore(outdated);
      await sees(page.getByRole("heading", { name: "As suas contas estão abaixo de zero" }));
      await isClean(page, `${name}-recommendations-below-zero`);
    });

  it("are chosen and asked for without a mouse", SWEEP, async () => {
    const account = await makePremiumAccount(product());
    const page = await visit("/recomendacoes", { stored: storedFor(account) });
    await period(page, 6).focus();
    await page.keyboard.press("ArrowRight");
    expect(await period(page, 12).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await focusOn(page)).toBe("Gerar Recomendações");
    await page.keyboard.press("Enter");
    await sees(page.getByRole("heading", { name: "Análise dos últimos 12 meses" }));
    expect(await focusOn(page)).toBe("Gerar Recomendações");
  });

  it("are text, however long it is and whatever it looks like", SWEEP, async () => {
    const trap = `<img src="/x.png" onerror="alert(1)">${"semespaços".repeat(40)}`;
    const account = await makePremiumAccount(product());
    await earnAndSpend(account);
    const page = await visit("/recomendacoes", { ...PHONE, stored: storedFor(account) });
    await page.route(CALL, async (route) => {
      const answer = await route.fetch();
      const advice = { titulo: trap, descricao: trap, impacto_estimado: trap };
      await route.fulfill({
        json: {
          ...((await answer.json()) as object),
          recomendacoes_ia: {
            resumo_analise: trap,
            recomendacoes: [{ ...advice, categoria: "receita", prioridade: "alta" }],
            projecao_objetivos: [],
          },
        },
      });
    });
    await generate(page);
    await sees(result(page));
    expect(await result(page).getByText(trap).count()).toBe(4);
    expect(await result(page).locator("img").count()).toBe(0);
    expect(await overflow(page)).toEqual([]);
    await shot(page, "phone-recommendations-trap");
  });
});

describe("a report on paper", () => {
  it("is alone, without what only a screen can do", async () => {
    const account = await makePremiumAccount(product());
    await earnAndSpend(account);
    const page = await visit("/recomendacoes", { stored: storedFor(account) });
    await generate(page);
    await isReady(page);
    await page.emulateMedia({ media: "print" });
    await sees(result(page));
    for (const part of [
      page.getByRole("complementary"),
      page.getByRole("contentinfo"),
      control(page, "button", "Gerar Recomendações"),
      page.getByText("Recomendações geradas com sucesso!", { exact: true }).first(),
    ])
      await seesNoMore(part);
    const ground = page.locator("body");
    const colour = () => ground.evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await colour()).toBe("rgb(245, 248, 246)");
  });
});
