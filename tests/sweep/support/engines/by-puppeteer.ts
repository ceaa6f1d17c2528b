import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import type { Engine, Found, Session, Size } from "./session.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

const missing = (path: string) => (existsSync(path) ? null : path);

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: missing(FIREFOX),
  open: (size) => openIn("firefox", FIREFOX, size),
};

export const chromium: Engine = {
  name: "Chromium",
  missing: missing(CHROMIUM),
  open: (size) => openIn("chrome", CHROMIUM, size),
};

async function openIn(
  name: "chrome" | "firefox",
  executablePath: string,
  defaultViewport: Size,
): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    defaultViewport,
    // Chromium's sandbox does not run as root.
    args: name === "chrome" ? ["--no-sandbox", "--lang=pt-PT"] : [],
    extraPrefsFirefox: { "intl.accept_languages": "pt-PT" },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return {
    ...sessionOf(page),
    takeComplaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}

type InPage = (...args: unknown[]) => unknown;

const sessionOf = (page: Page): Omit<Session, "takeComplaints" | "close"> => ({
  goTo: async (address) => {
    await page.goto(address);
  },
  run: (inPage, ...args) => page.evaluate(inPage as unknown as InPage, ...args) as never,
  load: async (text) => {
    await page.evaluate(text);
  },
  find: async (inPage, ...args) => {
    const handle = await page.evaluateHandle(inPage as unknown as InPage, ...args);
    const element = handle.asElement() as ElementHandle | null;
    return element && foundOf(page, element);
  },
  press: (key) => page.keyboard.press(key),
  picture: () => page.screenshot(),
});

const foundOf = (page: Page, element: ElementHandle): Found => ({
  click: async () => {
    await element.scrollIntoView();
    await element.click();
  },
  fill: async (text) => {
    await element.focus();
    await element.evaluate((field) => (field as HTMLInputElement).select());
    await page.keyboard.press("Delete");
    await element.type(text);
  },
  choose: async (option) => {
    const value = await element.evaluate((list, text) => {
      const options = [...(list as HTMLSelectElement).options];
      return options.find(({ textContent }) => textContent === text)?.value ?? "";
    }, option);
    await element.select(value);
  },
  putFile: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
});
