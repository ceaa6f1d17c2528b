import type { Locator, Page } from "playwright-core";

type Role = Parameters<Page["getByRole"]>[0];

/** Waits until an element is visible. */
export const sees = (locator: Locator): Promise<void> => locator.waitFor({ state: "visible" });

/** Waits until an element is hidden. */
export const seesNoMore = (locator: Locator): Promise<void> => locator.waitFor({ state: "hidden" });

/** Waits for a screen's main heading, which is shown even while the screen loads. */
export const seesScreen = (page: Page, title: string): Promise<void> =>
  sees(
    page
      .getByRole("heading", { level: 1, name: title, exact: true })
      .and(page.locator(":not([aria-busy] *)")),
  );

/** Returns the path of the page's address. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Returns the page's heading, once it is there. */
export const headingOf = async (page: Page): Promise<string> =>
  (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll(/\s+/g, " ");

/** Finds a control by its role and its exact name. */
export const control = (page: Page | Locator, role: Role, name: string): Locator =>
  page.getByRole(role, { name, exact: true });

/** Returns the visible text, with no-break spaces as spaces. */
export const textOf = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll("\u00a0", " ");

/** Returns the value of a field, once it is there. */
export const valueOf = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).inputValue();

/** Whether no other element covers the middle of an element. */
export const isOnTop = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
