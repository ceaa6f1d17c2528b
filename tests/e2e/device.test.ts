import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Response } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { API_BASE } from "../../src/contract/api-base.ts";
import {
  OUTBOX_DATABASE,
  storageKeys,
} from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { makeAccount, PASSWORD, storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { dialog } from "./support/entry-form.ts";
import { kept, logIn, programs } from "./support/own-device.ts";
import { isClean } from "./support/is-clean.ts";
import { TODAY } from "./support/now.ts";
import { hasAllFiles } from "./support/offline-files.ts";
import { profiledBrowser, type ProfiledBrowser } from "./support/profiled-browser.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";

const { open, url, product, takeComplaints } = setStage(ensureBrowser, OWN_PRODUCT);

/** Somebody with one record, whose description nobody else has. */
async function somebody() {
  const account = await makeAccount(url());
  const description = `segredo-${randomUUID()}`;
  const record = { data: TODAY, categoria: "Lazer", valor: 12.5, descricao: description };
  await account.record("expense", record);
  return { account, description };
}

const stored = (page: Page) =>
  page.evaluate(async (key) => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return { chosen: localStorage.getItem(key), names };
  }, storageKeys.device);

const NOTHING = { chosen: null, names: [] };

/** What lies there but the writes that wait to be sent, whose place may stay where a session ends by itself. */
const butUnsent = async (page: Page) => {
  const { chosen, names } = await stored(page);
  return { chosen, names: names.filter((name) => name !== OUTBOX_DATABASE) };
};

/** What somebody has stored whose device is their own. */
const owner = (account: Account) => ({
  ...storedFor(account),
  [storageKeys.device]: "1795000000000",
});

async function opened(account: Account, path = "/despesas") {
  const context = await open({ isNew: true, stored: owner(account) });
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
    expect(await control(page, "cell", "Entretanto").count()).toBe(0);
    letGo();
    await sees(control(page, "cell", "Entretanto"));
  });

  it("asks for no more than 5 kB once ten records were added elsewhere", async () => {
    const { account, description } = await somebody();
    const { page } = await opened(account);
    const added = Array.from({ length: 10 }, (_, at) => `Compra número ${at + 1} da semana`);
    for (const descricao of added)
      await account.record("expense", { data: TODAY, categoria: "Lazer", valor: 3, descricao });
    const answers: Response[] = [];
    page.on("response", (answer) => {
      if (new URL(answer.url()).pathname.startsWith(API_BASE)) answers.push(answer);
    });
    await page.reload();
    await sees(control(page, "cell", description));
    for (const each of added) await sees(control(page, "cell", each));
    const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize: size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(5_000);
  });

  it("shows them without the server too, and says of when they are until it is there again", async () => {
    const { account, description } = await somebody();
    const { context, page } = await opened(account);
    await cut(context);
    await page.reload();
    await sees(control(page, "cell", description));
    await sees(page.getByText(LINE));
    expect(await control(page, "cell", description).count()).toBe(1);
    await context.unroute("**/api/**");
    await seesNoMore(page.getByText(LINE));
    takeComplaints();
  });

  it("starts the product itself without a server, until nobody is signed in any more", async () => {
    const { account, description } = await somebody();
    const { page } = await opened(account);
    await expect.poll(() => programs(page)).toEqual({ workers: 1, caches: 1 });
    await expect.poll(() => hasAllFiles(page), { timeout: 60_000 }).toBe(true);
    await page.reload();
    await product().stop();
    await page.reload();
    await sees(control(page, "cell", description));
    await sees(page.getByText(LINE));
    await page.goto(`${url()}/historico`);
    await sees(page.getByText(description));
    await product().start();
    await seesNoMore(page.getByText(LINE));
    await control(page, "button", "Sair").click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => programs(page)).toEqual({ workers: 0, caches: 0 });
    takeComplaints();
  });

  it("is nobody's where it was not said, and then nothing is kept", async () => {
    const { account, description } = await somebody();
    const page = await (await open({ isNew: true, stored: storedFor(account) })).newPage();
    await page.goto("/despesas");
    await sees(control(page, "cell", description));
    expect(await stored(page)).toEqual(NOTHING);
  });

  it("is so from the account's screen on, and no more from there either", async () => {
    const { account, description } = await somebody();
    const context = await open({
      isNew: true,
      stored: storedFor(account),
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto("/conta");
    await control(page, "button", "Este dispositivo é meu").click();
    await sees(page.getByText("Cópia cifrada", { exact: true }));
    await kept(page);
    await isClean(page, "own device");
    await cut(context);
    await page.goto("/despesas");
    await sees(control(page, "cell", description));
    await sees(page.getByText(LINE));
    await isClean(page, "shown copy");
    await page.setViewportSize(PHONE.viewport);
    await isClean(page, "shown copy on the phone");
    await context.unroute("**/api/**");
    await seesNoMore(page.getByText(LINE));
    await page.goto("/conta");
    await control(page, "button", "Destruir cópia").click();
    await sees(page.getByText("Não fica neste navegador nenhuma cópia dos seus dados."));
    await expect.poll(() => stored(page)).toEqual(NOTHING);
    takeComplaints();
  });

  it("loses its copy on logging out, also without a network, and in the other tab too", async () => {
    const { account } = await somebody();
    const { context, page } = await opened(account);
    const other = await context.newPage();
    await other.goto("/despesas");
    await seesScreen(other, "Despesas");
    await cut(context);
    await control(page, "button", "Sair").click();
    await page.waitForURL(`${url()}/`);
    await other.waitForURL(`${url()}/`);
    await expect.poll(() => stored(page)).toEqual(NOTHING);
    expect(await stored(other)).toEqual(NOTHING);
    takeComplaints();
  });

  it("loses its copy when the session is refused", async () => {
    const { account } = await somebody();
    const { page } = await opened(account);
    await account.revoke();
    await page.reload();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => butUnsent(page)).toEqual(NOTHING);
  });

  it("loses its copy once the consent is withdrawn", SWEEP, async () => {
    const { account } = await somebody();
    const { page } = await opened(account, "/conta");
    await control(page, "button", "Retirar consentimento").click();
    await control(dialog(page), "button", "Retirar consentimento").click();
    await seesScreen(page, "Privacidade e termos");
    await expect.poll(() => stored(page)).toEqual(NOTHING);
  });

  it("loses its copy once the account is to end", SWEEP, async () => {
    const { account } = await somebody();
    const { page } = await opened(account, "/conta");
    await control(page, "button", "Eliminar conta").click();
    await control(dialog(page), "textbox", "Senha").fill(PASSWORD);
    await control(dialog(page), "button", "Eliminar a minha conta").click();
    await seesScreen(page, "Conta em eliminação");
    await expect.poll(() => stored(page)).toEqual(NOTHING);
  });

  it("shows nothing of it to another person who signs in, and keeps it no more", async () => {
    const [{ account, description }, other] = [await somebody(), await makeAccount(url())];
    const { context } = await opened(account);
    const page = await context.newPage();
    // No page of the product, which might put its own session back.
    await page.goto("/robots.txt");
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      Object.entries(storedFor(other)),
    );
    await page.goto("/despesas");
    await sees(page.getByText("Nenhuma despesa registrada").first());
    expect(await page.getByText(description).count()).toBe(0);
    await expect.poll(() => stored(page)).toEqual(NOTHING);
  });

  it("loses a copy that was left without anybody", SWEEP, async () => {
    const { account } = await somebody();
    const { page } = await opened(account);
    await page.evaluate(() => {
      localStorage.removeItem("token");
      localStorage.removeItem("user");
    });
    await page.goto("/login");
    await expect.poll(() => butUnsent(page)).toEqual(NOTHING);
  });

  it("reads anew what was spoilt on it", async () => {
    const { account, description } = await somebody();
    const { page } = await opened(account);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("fincontrol");
          opening.addEventListener("success", () => {
            const writing = opening.result.transaction("chunks", "readwrite");
            writing.objectStore("chunks").put({ iv: new Uint8Array(12), bytes: "x" }, "contents");
            writing.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        }),
    );
    await page.reload();
    await sees(control(page, "cell", description));
    await kept(page);
    expect((await stored(page)).names).toEqual(["fincontrol", OUTBOX_DATABASE]);
  });
});

describe("the profile of a browser", () => {
  const browsers: ProfiledBrowser[] = [];
  afterEach(async () => {
    for (const one of browsers.splice(0)) await one.close();
  });

  async function browser() {
    const profiled = await profiledBrowser(url());
    browsers.push(profiled);
    return { ...profiled, context: profiled.context() };
  }

  it("holds no description, with a copy and after it, though it holds the name of its user", async () => {
    const { account, description } = await somebody();
    const { context, page, files } = await browser();
    await logIn(page, url(), account, true);
    await control(page, "link", "Despesas").click();
    await sees(control(page, "cell", description));
    await kept(page);
    // What is stored plainly is found, once the browser has written it.
    await expect.poll(() => files(account.username)).not.toEqual([]);
    expect(await files(description)).toEqual([]);
    await control(page, "button", "Sair").click();
    await page.waitForURL(`${url()}/`);
    // What a busy page could not end in time, the next one does.
    await expect.poll(() => stored(page)).toEqual(NOTHING);
    expect(await files(description)).toEqual([]);
    await context.close();
    expect(await files(description)).toEqual([]);
  });

  it("holds none after a visit to a device that is nobody's", async () => {
    const { account, description } = await somebody();
    const { context, page, files } = await browser();
    await logIn(page, url(), account, false);
    await control(page, "link", "Despesas").click();
    await sees(control(page, "cell", description));
    expect(await stored(page)).toEqual(NOTHING);
    await context.close();
    expect(await files(description)).toEqual([]);
  });
});
