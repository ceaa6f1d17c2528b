import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/storage-keys.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { makeAccount, PASSWORD, storedFor, type Account } from "./support/accounts.ts";
import { launchWithProfile } from "./support/chromium.ts";
import { TODAY } from "./support/now.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { DESKTOP, setStage } from "./support/stage.ts";

const { open, url, takeComplaints } = setStage();

/** Somebody with one record, whose description nobody else has. */
async function somebody() {
  const account = await makeAccount(url());
  const description = `segredo-${randomUUID()}`;
  const record = { data: TODAY, categoria: "Lazer", valor: 12.5, descricao: description };
  await account.record("expense", record);
  return { account, description };
}

/** Signs in by the form; the device is one's own, or not. */
async function logIn(page: Page, { username }: Account, isOwn: boolean) {
  await page.goto(`${url()}/login`);
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  const box = page.getByRole("checkbox", { name: "Este dispositivo é meu" });
  expect(await box.isChecked()).toBe(false);
  if (isOwn) await box.check();
  await control(page, "button", "Entrar").click();
}

const stored = (page: Page) =>
  page.evaluate(async (key) => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return { chosen: localStorage.getItem(key), names };
  }, storageKeys.device);

/** How many chunks the copy has, if there is one. */
const chunks = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "fincontrol")) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("fincontrol");
      opening.addEventListener("success", () => {
        const counting = opening.result.transaction("chunks").objectStore("chunks").count();
        counting.addEventListener("success", () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });

const kept = (page: Page) => expect.poll(() => chunks(page)).toBeGreaterThan(1);

/** What somebody has stored whose device is their own. */
const owner = (account: Account) => ({
  ...storedFor(account),
  [storageKeys.device]: "1795000000000",
});

async function opened(account: Account, path = "/despesas") {
  const context = await open({ stored: owner(account) });
  const page = await context.newPage();
  await page.goto(path);
  await kept(page);
  return { context, page };
}

/** Holds every call of the API back until it is let go. */
async function holdBack(context: BrowserContext) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route("**/api/**", async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const cut = (context: BrowserContext) =>
  context.route("**/api/**", (route) => route.abort("internetdisconnected"));

const LINE = /^Sem ligação\. Vê a cópia deste dispositivo de 20\/11\/2026, 10:00\.$/;

describe("a device that is one's own", () => {
  it("shows the records at once, while the server has yet to answer", async () => {
    const { account, description } = await somebody();
    const { context, page } = await opened(account);
    const letGo = await holdBack(context);
    await page.reload();
    await sees(control(page, "cell", description));
    await account.record("expense", {
      data: TODAY,
      categoria: "Lazer",
      valor: 3,
      descricao: "Entretanto",
    });
    letGo();
    await sees(control(page, "cell", "Entretanto"));
  });

  it("shows them without the server too, and says of when they are until it is there again", async () => {
    const { account, description } = await somebody();
    const { context, page } = await opened(account);
    await cut(context);
    await page.reload();
    await sees(control(page, "cell", description));
    await sees(page.getByText(LINE));
    await context.unroute("**/api/**");
    await seesNoMore(page.getByText(LINE));
    takeComplaints();
  });

  it("is nobody's where it was not said, and then nothing is kept", async () => {
    const { account, description } = await somebody();
    const page = await (await open({ stored: storedFor(account) })).newPage();
    await page.goto("/despesas");
    await sees(control(page, "cell", description));
    expect(await stored(page)).toEqual({ chosen: null, names: [] });
  });
});
