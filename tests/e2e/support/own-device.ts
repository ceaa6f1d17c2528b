import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PASSWORD, type Account } from "./accounts.ts";
import { control } from "./sees.ts";

/** Signs in by the form; the device is one's own, or not. */
export async function logIn(
  page: Page,
  url: string,
  { username }: Account,
  isOwn: boolean,
  password = PASSWORD,
) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  const box = page.getByRole("checkbox", { name: "Este dispositivo é meu" });
  expect(await box.isChecked()).toBe(false);
  if (isOwn) await box.check();
  await control(page, "button", "Entrar").click();
}

/** The names of the chunks of the copy, if there is one. */
export const chunkNames = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "fincontrol")) return [];
    return new Promise<readonly string[]>((resolve) => {
      const opening = indexedDB.open("fincontrol");
      opening.addEventListener("success", () => {
        const chunks = opening.result.transaction("chunks").objectStore("chunks");
        const asking = chunks.getAllKeys();
        asking.addEventListener("success", () => {
          opening.result.close();
          resolve(asking.result.map(String));
        });
      });
    });
  });

/** Waits until there is a copy. */
export const kept = (page: Page) =>
  expect.poll(async () => (await chunkNames(page)).length).toBeGreaterThan(1);

/** What is kept of the product itself. */
export const programs = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active)
      .length,
    caches: (await caches.keys()).length,
  }));
