import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { sees } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

/** Lets the day change, and the device wake. */
async function passMidnight(page: Page): Promise<void> {
  await page.context().clock.setFixedTime(new Date(2026, 11, 1, 0, 0, 20));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

it("an open screen is of the new day after midnight, and so is a dialog's untouched date", async () => {
  const account = await makeAccount(url());
  const page = await visit("/login", { stored: storedFor(account) });
  await page.context().clock.setFixedTime(new Date(2026, 10, 30, 23, 57));
  await page.goto("/");
  await sees(page.getByText("novembro de 2026").first());
  await page.getByRole("button", { name: "Despesa", exact: true }).first().click();
  const date = page.getByRole("dialog").getByRole("combobox", { name: "Data" });
  await expect.poll(() => date.inputValue()).toBe("30/11/2026");
  await page.getByRole("dialog").getByRole("textbox", { name: "Valor" }).fill("12");
  await passMidnight(page);
  await expect.poll(() => date.inputValue()).toBe("01/12/2026");
  await page.keyboard.press("Escape");
  await sees(page.getByText("dezembro de 2026").first());
  await expect.poll(() => page.getByText("novembro de 2026").count()).toBe(0);
});
