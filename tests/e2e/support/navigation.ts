import type { Page } from "playwright-core";
import { control, seesNoMore, seesScreen } from "./sees.ts";

/** The sidebar where it is fixed, or the menu that has to be opened first. */
async function sidebar(page: Page) {
  const opener = control(page, "button", "Abrir menu");
  if (!(await opener.isVisible())) return page.getByRole("complementary");
  await opener.click();
  return page.getByRole("dialog", { name: "Navegação principal" });
}

/** Goes to a screen as a user does. */
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
 * Has a page look at the server as it does when it comes into view again; what it learns may take it elsewhere at
 * any moment, before this as well.
 */
export const comeIntoView = (page: Page): Promise<void> =>
  page.locator("html").dispatchEvent("visibilitychange");
