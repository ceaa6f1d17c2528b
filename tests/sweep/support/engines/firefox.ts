import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import type { Engine, Found, Session } from "./session.ts";

const PATH = "/usr/bin/firefox-esr";

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: existsSync(PATH) ? null : PATH,
  open: async (defaultViewport) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: PATH,
      defaultViewport,
      extraPrefsFirefox: { "intl.accept_languages": "pt-PT" },
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    const takeComplaints = () => complaints.splice(0);
    return { ...sessionOf(page), takeComplaints, close: () => browser.close() };
  },
};

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
