import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { SWEEP } from "../support/sweep.ts";
import { downloaded } from "./support/download.ts";
import { overflow } from "./support/overflow.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

let free: Account;
let premium: Account;
beforeAll(async () => {
  free = await makeAccount(url());
  premium = await makePremiumAccount(product());
  await recordFiveMonths(premium);
});

describe("the reports of somebody with Premium", () => {
  it("show the largest sums whole, beside the line and within the ring", SWEEP, async () => {
    const rich = await makePremiumAccount(product());
    const fortune = { data: "2026-11-02", categoria: "Lazer", valor: 999_999_999.99 };
    await rich.record("expense", fortune);
    await rich.record("expense", fortune);
    const page = await visit("/relatorios", { stored: storedFor(rich) });
    const evolution = page.getByRole("region", { name: "Evolução do saldo" });
    await sees(evolution.locator("svg path").last());
    const places = await evolution.locator("svg text").evaluateAll((texts) =>
      texts.map((text) => {
        const picture = text.closest("svg")?.getBoundingClientRect();
        return text.getBoundingClientRect().left - (picture?.left ?? 0);
      }),
    );
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const ring = page.getByRole("region", { name: "Despesas por categoria" });
    const total = ring.getByText("1 999 999 999,98 €").first();
    const { width = Infinity } = (await total.boundingBox()) ?? {};
    expect(width).toBeLessThan(124);
  });

  it("export a document with text that can be read, under the page's security policy", async () => {
    const page = await visit("/relatorios", { stored: storedFor(premium) });
    const { name, content } = await downloaded(page, control(page, "button", "PDF"));
    expect(name).toBe("fincontrol-relatorio-2026-11-20.pdf");
    expect(content.subarray(0, 5).toString()).toBe("%PDF-");
    expect(content.length).toBeGreaterThan(4_000);
    await sees(page.getByText("Relatório exportado em formato PDF!").first());
  });
});

describe("the reports", () => {
  it.each([
    ["desktop", DESKTOP, "premium"],
    ["desktop", DESKTOP, "free"],
    ["phone", PHONE, "premium"],
    ["phone", PHONE, "free"],
  ] as const)(
    "have no barrier in either theme on the %s (%o, %s)",
    SWEEP,
    async (name, device, plan) => {
      const stored = storedFor(plan === "premium" ? premium : free);
      const page = await visit("/relatorios", { ...device, stored, reducedMotion: "reduce" });
      await seesScreen(page, "Relatórios");
      await page.waitForLoadState("networkidle");
      await shot(page, `reports ${name} ${plan}`);
      expect(await overflow(page)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    },
  );
});
