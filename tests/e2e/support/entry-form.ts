import type { Page } from "playwright-core";
import { expect } from "vitest";
import { control, seesNoMore } from "./sees.ts";

export type Entry = {
  readonly amount: string;
  readonly category?: string;
  readonly description?: string;
};

/** The open dialog. */
export const dialog = (page: Page) => page.getByRole("dialog");

export async function fillIn(page: Page, { amount, category, description }: Entry): Promise<void> {
  await control(page, "textbox", "Valor").fill(amount);
  if (category !== undefined)
    await control(dialog(page), "combobox", "Categoria").selectOption(category);
  if (description !== undefined) await page.getByLabel(/^Descrição/).fill(description);
}

/** Fills in the open form and saves it. */
export async function save(page: Page, entry: Entry): Promise<void> {
  await fillIn(page, entry);
  await control(page, "button", "Guardar").click();
  await seesNoMore(dialog(page));
}

/** Converts the date shown by the field to the wire's format. */
const wireDate = (shown: string) => shown.split("/").toReversed().join("-");

/** Returns the values in the open form. */
export const typed = async (page: Page) => ({
  amount: await control(page, "textbox", "Valor").inputValue(),
  date: wireDate(await page.getByLabel("Data", { exact: true }).inputValue()),
  category: await control(dialog(page), "combobox", "Categoria").inputValue(),
  description: await page.getByLabel(/^Descrição/).inputValue(),
});

/** Opens the form of an expense with the wide screen's button. */
export async function openExpense(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Despesa", exact: true }).click();
  await expect.poll(() => control(page, "textbox", "Valor").count()).toBe(1);
}
