import type { Page } from "playwright-core";
import { control, seesNoMore, seesScreen } from "./sees.ts";

/** Returns the sidebar if it is fixed, or opens the menu first. */
async function sidebar(page: Page) {
  const opener = control(page, "button", "Abrir menu");
  if (!(await opener.isVisible())) return page.getByRole("complementary");
  await opener.click();
  return page.getByRole("dialog", { name: "Navegação principal" });
}

/** Navigates to a screen as a user does. */
export async function goTo(page: Page, screen: "Dashboard" | "Receitas" | "Despesas") {
  await control(await sidebar(page), "link", screen).click();
  await seesNoMore(page.getByRole("dialog", { name: "Navegação principal" }));
  await seesScreen(page, screen);
}

/** Signs out as a user does. */
export async function logOut(page: Page) {
  await control(await sidebar(page), "button", "Sair").click();
}

/**
 * Makes a page check the server as when it becomes visible again; the news may navigate it elsewhere at any moment,
 * even before this returns.
 */
export const comeIntoView = (page: Page): Promise<void> =>
  page.locator("html").dispatchEvent("visibilitychange");
