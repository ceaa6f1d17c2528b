import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { tabTo } from "./support/keyboard.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees } from "./support/sees.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

let account: Account;
beforeAll(async () => {
  account = await makePremiumAccount(product());
  await recordFiveMonths(account);
});

const CHARTS = [
  {
    on: "/",
    label: "Saldo do mês, dia a dia",
    tip: /^20\/11\/2026/,
    first: /^01\/11\/2026/,
  },
  {
    on: "/historico?dataInicio=2026-10-01",
    label: "Ler a evolução mensal",
    tip: /^novembro/,
    first: /^outubro/,
  },
  {
    on: "/relatorios?periodo=3",
    label: "Saldo mês a mês",
    tip: /€/,
    first: /^setembro/,
  },
] as const;

/** What a picture shows of the place that is pointed at. */
const tip = (page: Page, words: RegExp) => page.locator("main p[aria-hidden]", { hasText: words });

function says({ on, label, tip: words, first }: (typeof CHARTS)[number]) {
  it("to a pointer and to the keyboard", async () => {
    const page = await visit(on, { stored: storedFor(account) });
    const slider = control(page, "slider", label);
    await sees(slider);
    await slider.hover({ position: { x: 2, y: 20 } });
    await sees(tip(page, first));
    await page.mouse.move(0, 0);
    await expect.poll(() => tip(page, first).count()).toBe(0);
    await tabTo(page, label);
    await page.keyboard.press("End");
    await sees(tip(page, words));
  });

  it("to a finger", async () => {
    const page = await visit(on, { ...PHONE, stored: storedFor(account) });
    const slider = control(page, "slider", label);
    await sees(slider);
    await slider.tap({ position: { x: 2, y: 20 } });
    await expect.poll(() => tip(page, first).isVisible()).toBe(true);
  });
}

for (const [at, chart] of CHARTS.entries())
  describe(`the chart of ${chart.on} says its figures`, at === 0 ? {} : SWEEP, () => {
    says(chart);
  });
