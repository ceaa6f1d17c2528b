import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ensureBrowser } from "./chromium.ts";
import { NOW } from "./now.ts";
import { startProduct, type Product } from "./product.ts";

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

type Visit = BrowserContextOptions & {
  /** What the browser's storage holds at first. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in every page before anything of the product. */
  readonly before?: () => void;
  /** What its pages may complain of, since the test brings it about. */
  readonly tolerated?: RegExp;
  /** Kept for the tests that follow in the file. */
  readonly lasts?: boolean;
};

/** The browser reports by itself that an answer was no success; tests say where that is expected. */
const BROWSERS_OWN = /^Failed to load resource/;

/** Has every breach of the page's security policy reported like any other error. */
const reportViolations = () => {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} refused ${blockedURI}`);
  });
};

/** Drawn by a processor, the blur behind a dialog takes a fifth of it: it is made anew whenever the caret blinks. */
const unblur = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("dialog::backdrop { backdrop-filter: none !important }");
  document.adoptedStyleSheets.push(sheet);
};

const closeAll = (contexts: readonly BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));

/**
 * Gives a test file a running product, and a browser. Whatever a page complains of — an error on its console, an
 * exception, a breach of its security policy — fails the test that opened it. A browser of its own is closed at the end.
 */
export function setStage(
  launch: () => Promise<Browser> = ensureBrowser,
  settings: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
) {
  let product: Product;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const lasting: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(await settings()), launch()]);
  });
  afterEach(async () => {
    await closeAll(contexts);
    const heard = complaints;
    contexts = [];
    complaints = [];
    expect(heard).toEqual([]);
  });
  afterAll(async () => {
    await closeAll(lasting);
    if (launch !== ensureBrowser) await browser.close();
    await product.close();
  });

  const open = async (visitor: Visit = {}): Promise<BrowserContext> => {
    const { stored = {}, before, tolerated, lasts = false, ...options } = visitor;
    const complain = (complaint: string) => {
      if (!tolerated?.test(complaint)) complaints.push(complaint);
    };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...DESKTOP,
      locale: "pt-PT",
      timezoneId: "Europe/Lisbon",
      baseURL: product.url,
      storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
      ...options,
    });
    (lasts ? lasting : contexts).push(context);
    context.setDefaultTimeout(20_000);
    if (options.javaScriptEnabled !== false) {
      await context.clock.setFixedTime(NOW);
      await context.addInitScript(reportViolations);
      await context.addInitScript(unblur);
      if (before) await context.addInitScript(before);
    }
    context.on("weberror", (error) => complain(`exception: ${error.error().message}`));
    context.on("console", (message) => {
      if (message.type() === "error" && !BROWSERS_OWN.test(message.text()))
        complain(`console: ${message.text()}`);
    });
    return context;
  };

  const visit = async (path: string, options?: Visit): Promise<Page> => {
    const page = await (await open(options)).newPage();
    await page.goto(path);
    return page;
  };

  /** What was complained of until now, for a test that brings it about: it fails for that no more. */
  const takeComplaints = () => complaints.splice(0);

  return { product: () => product, url: () => product.url, open, visit, takeComplaints };
}
