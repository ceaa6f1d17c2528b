import type { Page } from "playwright-core";
import { API_BASE } from "../../../src/contract/api-base.ts";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";

/** Ends the session of a page at the server, without its browser. */
export async function endSession(page: Page, url: string): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token);
  const { status } = await fetch(`${url}${API_BASE}${accountPaths.logout}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (status >= 300) throw new Error(`the session was not ended: ${status}`);
}
