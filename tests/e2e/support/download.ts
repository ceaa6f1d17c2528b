import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";

/** Follows what downloads a file; answers its name and what is in it. */
export async function downloaded(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
