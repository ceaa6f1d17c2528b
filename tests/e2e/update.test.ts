import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { SWEEP } from "../support/sweep.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { deafWhileHidden, hides, isShownAgain } from "./support/background-tab.ts";
import { dialog, fillIn, openExpense, save, typed } from "./support/entry-form.ts";
import { isNewer, newerBuild } from "./support/newer-build.ts";
import { hasAllFiles } from "./support/offline-files.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen, valueOf } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";

const { open, visit, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

let newer: Awaited<ReturnType<typeof newerBuild>>;
beforeAll(async () => {
  newer = await newerBuild();
});
afterAll(() => newer.remove());

/** Starts the server again, with one build or the other. */
async function restart(build?: string) {
  await product().stop();
  await product().start(build);
}
afterEach(() => restart());

/** The server has a newer version; the page hears of it as it does when it is shown. */
const hears = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

/** A tab begins anew once nothing typed would be lost, which a busy machine may delay. */
const becomesNewer = (page: Page) =>
  expect.poll(() => isNewer(page), { timeout: 45_000 }).toBe(true);

/** All scripts that a page has asked for are of its own version. */
async function hasOneVersion(page: Page) {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const own = await isNewer(page);
  const others = scripts.filter(
    (name) => /\/assets\/.*\.js$/.test(name) && name.endsWith("-newer.js") !== own,
  );
  expect(others).toEqual([]);
}

/** A tab asks for so much while the newer version takes over that the worker before may be started again. */
const asksMuch = (page: Page) =>
  page.evaluate(() => {
    const ask = async (times: number): Promise<void> => {
      await fetch("/robots.txt");
      if (times > 0) await ask(times - 1);
    };
    for (const times of [400, 400]) void ask(times).catch(() => undefined);
  });

const update = (page: Page) => control(page, "button", "Atualizar");

/** Opens three tabs of somebody whose device is their own, which have all files of their version. */
async function threeTabs(paths: readonly [string, string, string], before?: () => void) {
  const account = await makePremiumAccount(product());
  const stored = { ...storedFor(account), [storageKeys.device]: "1795000000000" };
  const context = await open({
    isNew: true,
    stored,
    reducedMotion: "reduce",
    ...(before && { before }),
  });
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
  it(
    "waits for the person, then begins in all tabs at once, and loses nothing typed",
    SWEEP,
    async () => {
      const { account, first, second, third } = await threeTabs(["/despesas", "/", "/historico"]);
      await seesScreen(first, "Despesas");
      await openExpense(first);
      await fillIn(first, { amount: "12,5", description: "Cinema" });
      await restart(newer.path);
      await hears(third);
      for (const page of [first, second, third]) await sees(update(page));
      await shot(third, "update-offered");
      await isClean(third, "update offered");
      await third.setViewportSize(PHONE.viewport);
      await shot(third, "update-offered-phone");
      await isClean(third, "update offered on the phone");
      // The older version goes on, with files that the server has no more.
      const link = control(second.getByRole("complementary"), "link", "Simulador");
      await link.click();
      await seesScreen(second, "Simulador");
      expect(await Promise.all([first, second, third].map(isNewer))).toEqual([false, false, false]);
      await update(third).click();
      for (const page of [first, second, third]) await becomesNewer(page);
      await seesScreen(second, "Simulador");
      await seesScreen(third, "Histórico");
      await sees(dialog(first));
      expect(await typed(first)).toMatchObject({ amount: "12,50", description: "Cinema" });
      await save(first, { amount: "12,5", category: "Lazer" });
      await expect
        .poll(() => account.records("expense"))
        .toMatchObject([{ valor: 12.5, descricao: "Cinema" }]);
      for (const page of [first, second, third]) {
        await seesNoMore(update(page));
        await hasOneVersion(page);
      }
    },
  );

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

  it(
    "begins in an idle tab at once, in one in the background once it is shown, in one with typed text once that is given up",
    SWEEP,
    async () => {
      const paths = ["/simulador", "/", "/historico"] as const;
      const { first, second, third } = await threeTabs(paths, deafWhileHidden);
      await control(first, "textbox", "Redução por mês").fill("25");
      await control(first, "button", "Simular").focus();
      await restart(newer.path);
      await hears(second);
      for (const page of [first, second, third]) await sees(update(page));
      await hides(third);
      await asksMuch(first);
      await update(second).click();
      await becomesNewer(second);
      await sees(first.getByText("A nova versão abre neste separador"));
      await isShownAgain(third);
      await becomesNewer(third);
      await seesScreen(third, "Histórico");
      expect(await isNewer(first)).toBe(false);
      expect(await valueOf(first, "Redução por mês")).toBe("25,00");
      await hasOneVersion(first);
      await control(first.getByRole("complementary"), "link", "Orçamento").click();
      await becomesNewer(first);
      await seesScreen(first, "Orçamento");
      for (const page of [first, second, third]) await hasOneVersion(page);
    },
  );

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
