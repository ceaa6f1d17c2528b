import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBrowser } from "../../e2e/support/chromium.ts";
import { storedFor } from "../../e2e/support/accounts.ts";
import { barriers } from "../../e2e/support/axe.ts";
import { lostInForcedColours } from "../../e2e/support/forced-colours.ts";
import { DEVICES, holder, type Device, type Size } from "./devices.ts";
import { SWEEP } from "../../support/sweep.ts";
import { remembered } from "../../e2e/support/remembered.ts";
import { overflow } from "../../e2e/support/overflow.ts";
import { makePeople } from "./people.ts";
import { premiumScreens } from "./premium-screens.ts";
import { screens, type People, type Screen } from "./screens.ts";
import { trashScreens } from "./trash-screens.ts";
import { shot } from "../../e2e/support/shots.ts";
import { OWN_PRODUCT, setStage } from "../../e2e/support/stage.ts";

/** As a reader who has set letters twice as large finds the page. */
const enlargeLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

/**
 * Holds the screens and dialogs of some people, or of visitors, to what axe knows and to the width of each window, and
 * their fields to leaving nothing on the disk.
 * Each is opened once and looked at on every device: style sheets alone decide what a device shows of it.
 */
export function checkScreens(...whose: readonly (keyof People | undefined)[]) {
  const { open, product } = setStage(ensureBrowser, OWN_PRODUCT);
  let people: People;
  beforeAll(async () => {
    people = await makePeople(product());
  });

  const visitors = new Map<string, Promise<BrowserContext>>();
  const arrive = ({ who, consented }: Screen): Promise<BrowserContext> =>
    open({
      // Without motion a page is at once what it comes to.
      reducedMotion: "reduce",
      stored: who ? storedFor(people[who], consented) : {},
      lasts: true,
    });
  /** The browser of a visitor, which spares each screen what the one before has had made. */
  const visitor = (screen: Screen): Promise<BrowserContext> => {
    const key = `${screen.who} ${screen.consented}`;
    const opened = visitors.get(key) ?? arrive(screen);
    visitors.set(key, opened);
    return opened;
  };

  const theirs = [...screens, ...trashScreens, ...premiumScreens].filter(({ who }) =>
    whose.includes(who),
  );

  describe("on the desktop and on the phone", SWEEP, () => {
    it.each(theirs)("'$name' has no barrier in either theme", async (screen) => {
      const page = await (await visitor(screen)).newPage();
      await page.goto(screen.path);
      await screen.act(page);
      expect.soft(await remembered(page), "fields that the browser remembers").toEqual([]);
      const hold = await holder(page);
      const fits = async (device: Device, size: Size) => {
        await hold(device, size);
        const message = `beyond the edge at ${size.width} on the ${device.name}`;
        await expect.poll(() => overflow(page), { message }).toEqual([]);
      };
      for (const device of DEVICES) {
        await hold(device, device.size);
        await shot(page, `${device.name} ${screen.name}`);
        expect.soft(await barriers(page), `barriers on the ${device.name}`).toEqual([]);
        expect
          .soft(await lostInForcedColours(page), `lost in forced colours on the ${device.name}`)
          .toEqual([]);
        for (const size of [device.size, ...device.windows]) await fits(device, size);
      }
      await enlargeLetters(page);
      for (const device of DEVICES) await fits(device, device.large);
      await page.close();
    });
  });
}
