// @module-tag sweep
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { openExpense, save } from "./support/entry-form.ts";
import { isNewer, newerBuild } from "./support/newer-build.ts";
import { hasAllFiles } from "./support/offline-files.ts";
import { rowAction } from "./support/row-action.ts";
import { sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

const { open, product, takeComplaints } = setStage(ensureBrowser, OWN_PRODUCT);

let newer: Awaited<ReturnType<typeof newerBuild>>;
beforeAll(async () => {
  newer = await newerBuild();
});
afterAll(() => newer.remove());
afterEach(async () => {
  await product().stop();
  await product().start();
});

/** A page of the older build, which holds three writes that no server has heard of: the server is down. */
async function holdingWrites() {
  const account = await makeAccount(product().url);
  const stored = { ...storedFor(account), [storageKeys.device]: "1795000000000" };
  const context = await open({ isNew: true, stored });
  const page = await context.newPage();
  await page.goto("/despesas");
  await seesScreen(page, "Despesas");
  await expect.poll(() => hasAllFiles(page), { timeout: 60_000 }).toBe(true);
  await product().stop();
  for (const [description, amount] of [
    ["Cinema", "4,20"],
    ["Pão", "1,10"],
  ] as const) {
    await openExpense(page);
    await save(page, { amount, category: "Lazer", description });
    await sees(row(page, description).getByText("por enviar"));
  }
  await rowAction(page, "Editar", "Cinema");
  await save(page, { amount: "5,00" });
  await sees(page.getByText("Sem ligação · 3 por enviar"));
  return { account, context, page };
}

type Account = Awaited<ReturnType<typeof makeAccount>>;

const row = (page: Page, description: string) =>
  page.getByRole("row").filter({ hasText: description });

/** Each write is made once, and is seen to be. */
async function areSentOnce(page: Page, account: Account) {
  const sent = async () =>
    (await account.records("expense"))
      .map(({ descricao, valor }) => `${descricao} ${valor}`)
      .toSorted();
  await expect.poll(sent, { timeout: 30_000 }).toEqual(["Cinema 5", "Pão 1.1"]);
  await seesNoMore(page.getByText("por enviar").first());
  await sees(row(page, "Cinema").getByText("5,00"));
  takeComplaints();
}

describe("the writes that a page of an older build holds, once the server is newer", () => {
  it("are sent by that page, once each", async () => {
    const { account, page } = await holdingWrites();
    await product().start(newer.path);
    await areSentOnce(page, account);
    expect(await isNewer(page)).toBe(false);
  });

  it("are read and sent by the page of the newer build, once each", async () => {
    const { account, context, page: older } = await holdingWrites();
    await older.close();
    await product().start(newer.path);
    const page = await context.newPage();
    await page.goto("/despesas");
    await seesScreen(page, "Despesas");
    expect(await isNewer(page)).toBe(true);
    await areSentOnce(page, account);
  });
});
