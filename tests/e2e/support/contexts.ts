import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { NOW } from "./now.ts";

/** A browser context of one test. */
export type Place = {
  readonly context: BrowserContext;
  /** Stays open, so that the process with its compiled code remains. */
  readonly home: Page;
  /** Called with the errors of its pages. */
  hear: (complaint: string) => void;
};

/** A file of the product's origin that runs none of its scripts. */
const QUIET_FILE = "/robots.txt";

/** The browser itself reports unsuccessful responses; tests check those they expect. */
const BROWSERS_OWN = /^Failed to load resource/;

/** Reports every violation of the page's security policy like any other error. */
const reportViolations = () => {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} refused ${blockedURI}`);
  });
};

/** Without a GPU the blur behind a dialog takes a fifth of a processor: it is redrawn whenever the caret blinks. */
const unblur = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("dialog::backdrop { backdrop-filter: none !important }");
  document.adoptedStyleSheets.push(sheet);
};

const fill = (stored: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
};

/** Removes all data of the product in the browser. */
const empty = async () => {
  localStorage.clear();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
};

/** Opens a new context. */
export async function newPlace(browser: Browser, options: BrowserContextOptions): Promise<Place> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(20_000);
  if (options.javaScriptEnabled !== false) {
    await context.clock.setFixedTime(NOW);
    await context.addInitScript(reportViolations);
    await context.addInitScript(unblur);
  }
  const home = await context.newPage();
  await home.goto(QUIET_FILE);
  const place: Place = { context, home, hear: () => undefined };
  context.on("weberror", (error) => place.hear(`exception: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !BROWSERS_OWN.test(message.text()))
      place.hear(`console: ${message.text()}`);
  });
  return place;
}

export const furnish = ({ home }: Place, stored: Readonly<Record<string, string>>) =>
  home.evaluate(fill, stored);

/** Resets a context, except for the product's cached files. */
export async function clear({ context, home }: Place): Promise<void> {
  const pages = context.pages().filter((page) => page !== home);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clock.setFixedTime(NOW);
  await home.evaluate(empty);
}
