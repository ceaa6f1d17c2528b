import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "../e2e/support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { makePremiumAccount } from "../e2e/support/premium.ts";
import { seesScreen } from "../e2e/support/sees.ts";
import { shot } from "../e2e/support/shots.ts";
import { DESKTOP, PHONE, setStage } from "../e2e/support/stage.ts";

const { visit, product, url } = setStage();

/** Some two movements a day, as somebody has them who enters all that they spend. */
const DAYS = [20, 20, 19, 18, 18, 18, 17, 17, 16, 16, 15, 14, 14, 13];

async function recordMonth(account: Account) {
  for (const [index, day] of DAYS.entries()) {
    const data = `2026-11-${day}`;
    const spent = { data, categoria: "Alimentação", valor: 10 + index, descricao: "Mercearia" };
    await account.record("expense", spent);
    const earned = { data, categoria: "Freelance", valor: 90 + index, descricao: "Website" };
    await account.record("income", earned);
  }
  for (const categoria of ["Habitação", "Transportes"])
    await account.record("expense", { data: "2026-11-02", categoria, valor: 400, descricao: null });
}

let accounts: Readonly<Record<"free" | "premium", Account>>;
beforeAll(async () => {
  const [free, premium] = await Promise.all([makeAccount(url()), makePremiumAccount(product())]);
  await Promise.all([free, premium].map(recordMonth));
  accounts = { free, premium };
});

/** How many movements are seen as a whole before anybody scrolls. */
const seenAtOnce = (page: Page) =>
  page.locator("[data-row]").evaluateAll((rows) => {
    const bars = [...document.querySelectorAll("body *")].filter((one) => {
      const { position, bottom } = getComputedStyle(one);
      return ["sticky", "fixed"].includes(position) && bottom === "0px" && one.clientHeight < 120;
    });
    const tops = bars.map((bar) => bar.getBoundingClientRect().top).filter((top) => top > 300);
    const end = Math.min(innerHeight, ...tops);
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });

describe.each([
  ["1440 × 900", DESKTOP, 9],
  ["1024 × 768", { viewport: { width: 1024, height: 768 } }, 6],
  ["390 × 844", PHONE, 4],
] as const)("the first screen at %s", SWEEP, (size, device, least) => {
  it.each([
    ["Despesas", "/despesas", "premium"],
    ["Despesas", "/despesas", "free"],
    ["Receitas", "/receitas", "premium"],
    ["Receitas", "/receitas", "free"],
  ] as const)("of %s (%s, %s) shows as many movements as a list is for", async (...screen) => {
    const [title, path, plan] = screen;
    const page = await visit(path, { ...device, stored: storedFor(accounts[plan]) });
    await seesScreen(page, title);
    await page.locator("[data-row]").first().waitFor();
    await shot(page, `first-screen ${size} ${title} ${plan}`);
    expect(await seenAtOnce(page)).toBeGreaterThanOrEqual(least);
  });
});

describe("the list of the history", SWEEP, () => {
  it("ends where the window ends", async () => {
    const page = await visit("/historico", { ...DESKTOP, stored: storedFor(accounts.premium) });
    const box = page.getByRole("region", { name: "Lista de transações" });
    await box.getByRole("listitem").first().waitFor();
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    const { height: end } = DESKTOP.viewport;
    expect(y + height).toBeLessThanOrEqual(end);
    expect(y + height).toBeGreaterThan(end - 48);
  });
});
