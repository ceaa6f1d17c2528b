import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { ensureBrowser } from "./chromium.ts";
import { clear, furnish, newPlace, type Place } from "./contexts.ts";
import { startProduct, type Product } from "./product.ts";

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

type Visit = BrowserContextOptions & {
  /** The initial content of the browser's storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in every page before the product; requires a new context. */
  readonly before?: () => void;
  /** The errors that its pages may report, since the test causes them. */
  readonly tolerated?: RegExp;
  /** Stays open for the following tests in the file. */
  readonly lasts?: boolean;
  /** A new context, without the product's files in its cache. */
  readonly isNew?: boolean;
};

/** Settings for a file that needs a product of its own, because it stops it or manages its users. */
export const OWN_PRODUCT = async () => ({});

/** The product shared by all files without one of their own; none of them may stop it. */
function sharedProduct(): Product {
  const refuse = () => Promise.reject(new Error("this product is shared"));
  return { ...inject("product"), stop: refuse, kill: refuse, start: refuse, close: async () => {} };
}

/** Contexts of the shared product in this process's browser, reused by one file after another. */
const lasting = new Map<string, Place[]>();

/**
 * Gives a test file a running product, and a browser. Without settings the product is shared. Every error of a page —
 * on its console, an exception, a violation of its security policy — fails the test that opened it. A browser of its
 * own is closed at the end.
 */
export function setStage(
  launch: () => Promise<Browser> = ensureBrowser,
  settings?: () => Promise<Readonly<Record<string, string>>>,
) {
  let product: Product;
  let browser: Browser;
  /** The contexts to close after the test, and at the end of the file. */
  let passing: BrowserContext[] = [];
  const staying: BrowserContext[] = [];
  /** Whether contexts are reused by one test after another, by their options. */
  const areLasting = settings === undefined && launch === ensureBrowser;
  const free = areLasting ? lasting : new Map<string, Place[]>();
  let taken: (readonly [string, Place])[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    const started = settings ? startProduct(await settings()) : sharedProduct();
    [product, browser] = await Promise.all([started, launch()]);
  });
  afterEach(async () => {
    await closeAll(passing);
    await Promise.all(
      taken.map(async ([key, place]) => {
        await clear(place);
        free.set(key, [...(free.get(key) ?? []), place]);
      }),
    );
    const heard = complaints;
    passing = [];
    taken = [];
    complaints = [];
    expect(heard).toEqual([]);
  });
  afterAll(async () => {
    await closeAll(staying);
    if (launch !== ensureBrowser) await browser.close();
    await product.close();
  });

  const open = async (visitor: Visit = {}): Promise<BrowserContext> => {
    const { stored = {}, before, tolerated, lasts = false, isNew = false, ...given } = visitor;
    const options = {
      ...DESKTOP,
      locale: "pt-PT",
      timezoneId: "Europe/Lisbon",
      baseURL: product.url,
      ...given,
    };
    const key = JSON.stringify(options);
    const isAlone = lasts || isNew || before !== undefined;
    const known = isAlone ? undefined : free.get(key)?.pop();
    const place = known ?? (await newPlace(browser, options));
    if (!isAlone) taken.push([key, place]);
    if (isAlone) (lasts ? staying : passing).push(place.context);
    else if (known === undefined && !areLasting) staying.push(place.context);
    place.hear = (complaint) => {
      if (!tolerated?.test(complaint)) complaints.push(complaint);
    };
    await furnish(place, stored);
    if (before) await place.context.addInitScript(before);
    return place.context;
  };

  const visit = async (path: string, options?: Visit): Promise<Page> => {
    const page = await (await open(options)).newPage();
    await page.goto(path);
    return page;
  };

  /** Returns and clears the errors so far, for a test that causes them. */
  const takeComplaints = () => complaints.splice(0);

  return { product: () => product, url: () => product.url, open, visit, takeComplaints };
}

const closeAll = (contexts: readonly BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));
