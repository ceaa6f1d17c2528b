import { randomUUID } from "node:crypto";
import { readlink } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";
import { temporaryDirectory } from "../../server/support/temporary-directory.ts";
import { launchWithProfile } from "./chromium.ts";
import { NOW } from "./now.ts";
import { filesWith } from "./profile-files.ts";

/** The process of the browser that holds a profile: its lock is a link to `host-pid`. */
const holderOf = async (profile: string): Promise<number> =>
  Number((await readlink(join(profile, "SingletonLock"))).split("-").at(-1));

const consent: readonly (readonly [string, string])[] = [
  [storageKeys.consent, "accepted"],
  [storageKeys.consentTimestamp, String(NOW.getTime())],
];

/** A browser of its own, with what it writes to the disk; its user has consented to that. */
export async function profiledBrowser(url: string, now = NOW) {
  const folder = await temporaryDirectory();
  const launch = async () => {
    const context = await launchWithProfile(folder.path);
    context.setDefaultTimeout(20_000);
    await context.clock.setFixedTime(now);
    return context;
  };
  let context: BrowserContext = await launch();
  const page: Page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  const consentTo = () =>
    page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      consent,
    );
  await consentTo();
  return {
    context: () => context,
    page,
    /** Consents again: signing out has forgotten it. */
    consentTo,
    /** The files of the profile in which a text or an amount stands. */
    files: (what: string | number) => filesWith(folder.path, what),
    /** Waits until the browser has written what a page has stored so far, and what its tab remembers: a minute where much was stored before. */
    written: async (of: Page) => {
      const plain = `plain-${randomUUID()}`;
      await of.evaluate((it) => {
        sessionStorage.setItem(it, it);
        history.replaceState({ ...(history.state as object), [it]: it }, "");
      }, plain);
      const places = async () => (await filesWith(folder.path, plain)).join();
      for (const place of ["/Session Storage/", "/Sessions/"])
        await expect.poll(places, { interval: 500, timeout: 90_000 }).toContain(place);
    },
    /** Waits until the browser has written what the fields of a page hold so far, as far as it remembers them. */
    remembered: async (of: Page) => {
      const plain = `plain-${randomUUID()}`;
      await of.evaluate((value) => {
        const field = Object.assign(document.createElement("input"), { value });
        // A dialog that is open lies above it, and takes no notice.
        document.body.append(field);
      }, plain);
      const places = async () => (await filesWith(folder.path, plain)).join();
      await expect.poll(places, { interval: 500, timeout: 60_000 }).toContain("/Sessions/");
    },
    /** Kills the browser, and starts it again with the same profile. */
    kill: async () => {
      const gone = new Promise<void>((resolve) => context.once("close", () => resolve()));
      process.kill(await holderOf(folder.path), "SIGKILL");
      await gone;
      context = await launch();
    },
    close: async () => {
      await context.close();
      // Its last processes may still write.
      await expect
        .poll(() =>
          folder.remove().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    },
  };
}

export type ProfiledBrowser = Awaited<ReturnType<typeof profiledBrowser>>;
