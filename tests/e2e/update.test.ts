import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/storage-keys.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { dialog, fillIn, openExpense, typed } from "./support/entry-form.ts";
import { newerBuild } from "./support/newer-build.ts";
import { hasAllFiles } from "./support/offline-files.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

const { open, visit, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

let newer: Awaited<ReturnType<typeof newerBuild>>;
beforeAll(async () => {
  newer = await newerBuild();
});
afterAll(() => newer.remove());

/** Starts the server again, with one build or the other. */
async function restart(build?: string) {
  await product().stop();
  await product().start(build === undefined ? {} : { CLIENT_DIR: build });
}
afterEach(() => restart());

/** The server has a newer version; the page hears of it as it does when it is shown. */
const hears = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const isNewer = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLScriptElement>("script[type=module]")?.src.endsWith("-newer.js") ??
      null,
  );

/** A tab begins anew once nothing typed would be lost, which a busy machine may delay. */
const becomesNewer = (page: Page) =>
  expect.poll(() => isNewer(page), { timeout: 45_000 }).toBe(true);

const update = (page: Page) => control(page, "button", "Atualizar");

/** Opens three tabs of somebody whose device is their own, which have all files of their version. */
async function threeTabs(paths: readonly [string, string, string]) {
  const account = await makePremiumAccount(product());
  const stored = { ...storedFor(account), [storageKeys.device]: "1795000000000" };
  const context = await open({ isNew: true, stored, reducedMotion: "reduce" });
  const tabs: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path);
    tabs.push(page);
  }
  const [first, second, third] = tabs as [Page, Page, Page];
  await expect.poll(() => hasAllFiles(first), { timeout: 60_000 }).toBe(true);
  return { account, first, second, third };
}

describe("a newer version, on a device that is one's own", () => {
  it("waits in a tab for what is typed there outside of drafts, and says so", async () => {
    const { first, second, third } = await threeTabs(["/contas", "/", "/historico"]);
    await control(first, "button", "Nova conta").click();
    await sees(dialog(first));
    await restart(newer.path);
    await hears(third);
    await update(third).click();
    for (const page of [second, third]) await becomesNewer(page);
    await sees(first.getByText("A nova versão abre neste separador"));
    expect(await isNewer(first)).toBe(false);
    await first.keyboard.press("Escape");
    await becomesNewer(first);
  });

  it("is there without a question once no tab has the older one", async () => {
    const { first, second, third } = await threeTabs(["/", "/", "/"]);
    await restart(newer.path);
    await hears(first);
    await sees(update(first));
    const page = await first.context().newPage();
    for (const tab of [first, second, third]) await tab.close();
    await page.goto("/");
    await seesScreen(page, "Dashboard");
    expect(await isNewer(page)).toBe(true);
    expect(await update(page).count()).toBe(0);
  });
});

describe("a newer version, where no files are kept", () => {
  it("leaves a sentence and one button in place of a screen that the server has no more", async () => {
    const stored = storedFor(await makeAccount(url()));
    const page = await visit("/despesas", { isNew: true, stored });
    await seesScreen(page, "Despesas");
    await page.waitForLoadState("networkidle");
    await openExpense(page);
    await fillIn(page, { amount: "12,5", description: "Cinema" });
    await page.keyboard.press("Escape");
    await seesNoMore(dialog(page));
    await restart(newer.path);
    await control(page.getByRole("complementary"), "link", "Histórico").click();
    await sees(page.getByText("Há uma nova versão do FinControl."));
    const again = control(page, "button", "Tentar novamente");
    await shot(page, "update-missing-part");
    await again.click();
    await becomesNewer(page);
    await seesScreen(page, "Histórico");
    await control(page, "link", "Dashboard").first().click();
    await openExpense(page);
    expect(await typed(page)).toMatchObject({ amount: "12,50", description: "Cinema" });
  });
});
