import type { BrowserContext, BrowserContextOptions, ViewportSize } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { overflow } from "./overflow.ts";
import { makePeople } from "./people.ts";
import type { People, Screen } from "./screens.ts";
import { storedFor } from "./accounts.ts";
import { shot } from "./shots.ts";
import { setStage } from "./stage.ts";

type Device = BrowserContextOptions & {
  readonly name: string;
  readonly windows: readonly ViewportSize[];
};

/** Holds screens and dialogs to what axe knows, and to the width of each window that a device may make of them. */
export function checkScreens({ name, windows, ...device }: Device, screens: readonly Screen[]) {
  const { open, product } = setStage();
  let people: People;
  beforeAll(async () => {
    people = await makePeople(product());
  });

  const visitors = new Map<string, Promise<BrowserContext>>();
  /** The browser of a visitor, whose cache spares each screen what the one before has fetched. */
  const visitor = ({ who, consented }: Screen): Promise<BrowserContext> => {
    const key = `${who} ${consented}`;
    const known = visitors.get(key);
    if (known) return known;
    const opened = open({
      ...device,
      // Without motion a page is at once what it comes to.
      reducedMotion: "reduce",
      stored: who ? storedFor(people[who], consented) : {},
      lasting: true,
    });
    visitors.set(key, opened);
    return opened;
  };

  describe(`on the ${name}`, () => {
    it.each(screens)("'$name' has no barrier in either theme", async (screen) => {
      const page = await (await visitor(screen)).newPage();
      await page.goto(screen.path);
      await screen.act(page);
      await shot(page, `${name} ${screen.name}`);
      expect(await barriers(page)).toEqual([]);
      await expect.poll(() => overflow(page)).toEqual([]);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect.poll(() => overflow(page)).toEqual([]);
      }
      await page.close();
    });
  });
}
