import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";

/** Clicks a download button; returns the file's name and content. */
export async function downloaded(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
