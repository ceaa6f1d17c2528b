import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "../../e2e/support/stage.ts";

export type Size = { readonly width: number; readonly height: number };

export type Device = {
  readonly name: string;
  readonly size: Size;
  /** The smaller windows that it may have. */
  readonly windows: readonly Size[];
  /** The window in which letters may be twice as large. */
  readonly large: Size;
  readonly isMobile: boolean;
  readonly deviceScaleFactor: number;
};

const desktop: Device = {
  name: "desktop",
  size: DESKTOP.viewport,
  windows: [
    // The narrowest with a sidebar, and a tablet held upright.
    { width: 960, height: 600 },
    { width: 768, height: 1024 },
    // A zoom to 200 % leaves a window of 1280 × 800 half of its pixels.
    { width: 640, height: 400 },
  ],
  large: { width: 1280, height: 800 },
  isMobile: false,
  deviceScaleFactor: 1,
};

const phone: Device = {
  name: "phone",
  size: PHONE.viewport,
  // The smallest there is.
  windows: [{ width: 320, height: 568 }],
  large: PHONE.viewport,
  isMobile: PHONE.isMobile,
  deviceScaleFactor: PHONE.deviceScaleFactor,
};

/** The devices on which every screen is looked at, in this order: it is opened on the first. */
export const DEVICES = [desktop, phone];

/** Waits until what a new size has set off is drawn; answers how wide the page is. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(document.documentElement.clientWidth);
        requestAnimationFrame(() => requestAnimationFrame(tell));
      }),
  );

/** Answers what makes a page one of a device, or of a smaller window of it, whichever it was opened on. */
export async function holder(page: Page) {
  const line = await page.context().newCDPSession(page);
  return async ({ isMobile, deviceScaleFactor }: Device, { width, height }: Size) => {
    // A picture of the page takes it back to what Playwright knows of it: to its size alone.
    await page.setViewportSize({ width, height });
    const screen = { screenWidth: width, screenHeight: height };
    const metrics = { width, height, ...screen, deviceScaleFactor, mobile: isMobile };
    await line.send("Emulation.setDeviceMetricsOverride", metrics);
    await line.send("Emulation.setTouchEmulationEnabled", { enabled: isMobile });
    expect(await drawn(page), "the width of the page").toBe(width);
  };
}
