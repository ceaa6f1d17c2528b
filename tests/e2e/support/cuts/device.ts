import type { Route } from "playwright-core";
import { expect } from "vitest";
import { API_BASE, CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import type { Account } from "../accounts.ts";
import { dialog } from "../entry-form.ts";
import { hasAllFiles } from "../offline-files.ts";
import { kept, logIn } from "../own-device.ts";
import { profiledBrowser } from "../profiled-browser.ts";
import { control, sees, seesNoMore, seesScreen } from "../sees.ts";

/** High enough for all rows of a list. */
const WINDOW = { width: 1440, height: 2_400 };

/** Somebody's own device, on which they are signed in, with all files of the product. */
export async function openDevice(url: string, account: Account, now: Date) {
  const browser = await profiledBrowser(url, now);
  let { page } = browser;
  /** What becomes of the next write on its way. */
  let fate: ((route: Route) => void) | null = null;

  const watch = () =>
    browser.context().route(`**${API_BASE}/**`, (route) => {
      const isWrite = route.request().headers()[CHANGE_HEADER] !== undefined;
      const meet = isWrite ? fate : null;
      if (meet === null) return route.fallback();
      fate = null;
      meet(route);
      return undefined;
    });
  const enter = async () => {
    await logIn(page, url, account, true);
    // Whose session ended comes back to the screen where it did.
    await page.getByRole("link", { name: "Histórico" }).first().waitFor();
    await page.goto(url);
    await seesScreen(page, "Dashboard");
    await kept(page);
    await expect.poll(() => hasAllFiles(page), { timeout: 60_000 }).toBe(true);
    // A worker answers for the pages that it has seen begin.
    await page.reload();
    await seesScreen(page, "Dashboard");
  };
  const reopen = async () => {
    await page.setViewportSize(WINDOW);
    await page.goto(`${url}/despesas`);
    await seesScreen(page, "Despesas");
  };
  const toast = () => page.getByRole("region", { name: /^Avisos/ }).getByRole("listitem");

  await watch();
  await page.setViewportSize(WINDOW);
  await enter();
  return {
    page: () => page,
    setOffline: (isOffline: boolean) => browser.context().setOffline(isOffline),
    /** Decides what becomes of the next write; resolves once it has become so. */
    meetWrite: (meet: (route: Route) => Promise<unknown>) =>
      new Promise<unknown>((resolve, reject) => {
        fate = (route) => void meet(route).then(resolve, reject);
      }),
    /** Signs in once more, when the product has noticed that the session is over. */
    signInAgain: async () => {
      await page.waitForURL(`${url}/`);
      await enter();
    },
    closeTab: async () => {
      await page.close();
      page = await browser.context().newPage();
      await reopen();
    },
    /** Kills the browser, and starts it again with the same profile. */
    kill: async (isOffline: boolean) => {
      const { origins } = await browser.context().storageState();
      await browser.kill();
      await watch();
      page = await browser.context().newPage();
      await page.goto(`${url}/robots.txt`);
      // Chromium writes this storage up to a minute late; a login that it has lost would be one more session that ended.
      await page.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, origins[0]?.localStorage ?? []);
      await browser.context().setOffline(isOffline);
      await reopen();
    },
    /** Puts the last notice away, so that the next one is noticed. */
    hush: () =>
      expect
        .poll(async () => {
          const close = control(toast(), "button", "Fechar");
          // It may go by itself at the same moment.
          if (await close.isVisible()) await close.click({ timeout: 1_000 }).catch(() => undefined);
          return toast().count();
        })
        .toBe(0),
    /** Waits for the notice that something is saved, or waits on the device. */
    hears: async () => {
      await sees(toast());
      await seesNoMore(dialog(page));
    },
    close: browser.close,
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;
