import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { OUTBOX_DATABASE } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { SWEEP } from "../support/sweep.ts";
import { makeAccount } from "./support/accounts.ts";
import { endSession } from "./support/end-session.ts";
import { dialog, openExpense, save } from "./support/entry-form.ts";
import { kept, logIn } from "./support/own-device.ts";
import { profiledBrowser, type ProfiledBrowser } from "./support/profiled-browser.ts";
import { control, sees, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { url } = setStage();

const browsers: ProfiledBrowser[] = [];
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
});

/** An amount too large to be one of the short numbers that stand everywhere. */
const AMOUNT = 98_765_432.17;

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const PLAIN = "plain";

/** Stores a value as it is, on the disk once it is answered. */
const storePlainly = (page: Page, value: object) =>
  page.evaluate(
    ([name, plain]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore(name);
        });
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(name, "readwrite", { durability: "strict" });
          writing.objectStore(name).put(plain, name);
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [PLAIN, value] as const,
  );

/** Somebody's own browser, in which an expense waits that was entered without a network. */
async function waiting() {
  const account = await makeAccount(url());
  const description = `segredo-${randomUUID()}`;
  const browser = await profiledBrowser(url());
  browsers.push(browser);
  const { page } = browser;
  await logIn(page, url(), account, true);
  await control(page, "link", "Despesas").click();
  await seesScreen(page, "Despesas");
  await kept(page);
  await expect.poll(() => databases(page)).toContain(OUTBOX_DATABASE);
  await browser.context().route("**/api/**", (route) => route.abort("internetdisconnected"));
  await openExpense(page);
  await save(page, { amount: "98765432,17", category: "Lazer", description });
  await sees(page.getByRole("row").filter({ hasText: description }).getByText("por enviar"));
  const finds = async () => [
    ...(await browser.files(description)),
    ...(await browser.files(AMOUNT)),
  ];
  return { account, browser, page, finds };
}

describe("the profile of a browser in which a write waits", () => {
  it("holds no description and no amount, nor after signing out without a network", async () => {
    const { account, browser, page, finds } = await waiting();
    // A text and an amount that are stored plainly are found.
    const [text, amount] = [`plain-${account.username}`, 12_345_678.91];
    await storePlainly(page, { text, amount });
    await expect.poll(() => browser.files(text)).not.toEqual([]);
    await expect.poll(() => browser.files(amount)).not.toEqual([]);
    await page.evaluate((name) => void indexedDB.deleteDatabase(name), PLAIN);
    expect(await finds()).toEqual([]);
    await control(page, "button", "Sair").click();
    await control(dialog(page), "button", "Sair na mesma").click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => databases(page)).toEqual([]);
    expect(await finds()).toEqual([]);
    await browser.context().close();
    expect(await finds()).toEqual([]);
    expect(await account.records("expense")).toEqual([]);
  });

  it("gives a stranger who signs in there nothing, and loses what waited", SWEEP, async () => {
    const { account, browser, page, finds } = await waiting();
    await endSession(page, url());
    await browser.context().unroute("**/api/**");
    await page.reload();
    await page.waitForURL(`${url()}/`);
    expect(await databases(page)).toEqual([OUTBOX_DATABASE]);
    const stranger = await makeAccount(url());
    await logIn(page, url(), stranger, true);
    await seesScreen(page, "Dashboard");
    await kept(page);
    await control(page, "link", "Despesas").click();
    await sees(page.getByText("Nenhuma despesa registrada").first());
    expect(await page.getByText("por enviar").count()).toBe(0);
    expect(await stranger.records("expense")).toEqual([]);
    expect(await finds()).toEqual([]);
    await control(page, "button", "Sair").click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => databases(page)).toEqual([]);
    // The same person's login finds nothing any more.
    await browser.consentTo();
    await logIn(page, url(), account, true);
    await seesScreen(page, "Dashboard");
    await kept(page);
    expect(await page.getByText("por enviar").count()).toBe(0);
    expect(await page.getByText("Não foi possível guardar").count()).toBe(0);
    expect(await finds()).toEqual([]);
  });
});
