import type { Page } from "playwright-core";
import { control } from "./sees.ts";

/** Below this width, in px, the whole row is a button. */
const PHONE_ENDS = 768;

/** The actions in a row's menu of three dots. */
const IN_MENU = ["Duplicar", "Repetir", "Devolução", "Dividir", "Histórico de alterações"] as const;

/**
 * Chooses an action on a record of a list, the first unless named: by a button of its row, by its menu, or on the phone
 * by its row.
 */
export async function rowAction(
  page: Page,
  action: "Editar" | "Remover" | (typeof IN_MENU)[number],
  name = "",
): Promise<void> {
  const first = (verb: string) =>
    page
      .locator("main")
      .getByRole("button", { name: new RegExp(`^${verb} ${name}`) })
      .first();
  const isWide = (page.viewportSize()?.width ?? PHONE_ENDS) >= PHONE_ENDS;
  if (isWide && (IN_MENU as readonly string[]).includes(action)) {
    await first("Mais ações para").click();
    return control(page, "menuitem", action).click();
  }
  if (isWide) return first(action).click();
  await first("Abrir").click();
  await control(page, "button", action).click();
}
