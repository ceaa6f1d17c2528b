import type { Locator, Page } from "playwright-core";

type Role = Parameters<Page["getByRole"]>[0];

/** Waits until somebody who looks at the page sees this. */
export const sees = (locator: Locator): Promise<void> => locator.waitFor({ state: "visible" });

/** Waits until it is gone. */
export const seesNoMore = (locator: Locator): Promise<void> => locator.waitFor({ state: "hidden" });

/** Waits until a screen is there, by its main heading, which stands alone already while the screen loads. */
export const seesScreen = (page: Page, title: string): Promise<void> =>
  sees(
    page
      .getByRole("heading", { level: 1, name: title, exact: true })
      .and(page.locator(":not([aria-busy] *)")),
  );

/** The path of the address that the page is at. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** What the page calls itself, once it does. */
export const headingOf = async (page: Page): Promise<string> =>
  (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll(/\s+/g, " ");

/** A control by its role and its whole name. */
export const control = (page: Page | Locator, role: Role, name: string): Locator =>
  page.getByRole(role, { name, exact: true });

/** Text as a reader sees it: the spaces that never break are spaces. */
export const textOf = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll("\u00a0", " ");

/** The value of a field, once it is there. */
export const valueOf = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).inputValue();

/** Whether nothing else lies over the middle of an element. */
export const isOnTop = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
