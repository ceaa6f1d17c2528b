import type { Page } from "playwright-core";
import { control } from "./sees.ts";

/** Below this width a row is touched as a whole. */
const PHONE_ENDS = 768;

/** Chooses what to do to a record of a list, the first unless named: by a button of its row, or on the phone by its row. */
export async function rowAction(
  page: Page,
  action: "Editar" | "Duplicar" | "Remover",
  name = "",
): Promise<void> {
  const first = (verb: string) =>
    page
      .locator("main")
      .getByRole("button", { name: new RegExp(`^${verb} ${name}`) })
      .first();
  if ((page.viewportSize()?.width ?? PHONE_ENDS) >= PHONE_ENDS) return first(action).click();
  await first("Abrir").click();
  await control(page, "button", action).click();
}
