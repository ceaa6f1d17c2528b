import type { Page } from "playwright-core";
import { expect } from "vitest";
import { control, seesNoMore } from "./sees.ts";

export type Entry = {
  readonly amount: string;
  readonly category?: string;
  readonly description?: string;
};

/** The one dialog that is open. */
export const dialog = (page: Page) => page.getByRole("dialog");

export async function fillIn(page: Page, { amount, category, description }: Entry): Promise<void> {
  await control(page, "textbox", "Valor").fill(amount);
  if (category !== undefined)
    await control(dialog(page), "combobox", "Categoria").selectOption(category);
  if (description !== undefined) await page.getByLabel(/^Descrição/).fill(description);
}

/** Fills the open form in and saves it. */
export async function save(page: Page, entry: Entry): Promise<void> {
  await fillIn(page, entry);
  await control(page, "button", "Guardar").click();
  await seesNoMore(dialog(page));
}

/** The field of the date shows it the way its device does. */
const wireDate = (shown: string) => shown.split("/").toReversed().join("-");

/** What the open form holds. */
export const typed = async (page: Page) => ({
  amount: await control(page, "textbox", "Valor").inputValue(),
  date: wireDate(await page.getByLabel("Data", { exact: true }).inputValue()),
  category: await control(dialog(page), "combobox", "Categoria").inputValue(),
  description: await page.getByLabel(/^Descrição/).inputValue(),
});

/** Opens the form of an expense by the button that the wide screen has for it. */
export async function openExpense(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Despesa", exact: true }).click();
  await expect.poll(() => control(page, "textbox", "Valor").count()).toBe(1);
}
