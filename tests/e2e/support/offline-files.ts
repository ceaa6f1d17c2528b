import type { Page } from "playwright-core";

/** The files that the product's worker keeps, and the addresses that it is to keep in the end. */
export const offlineFiles = (page: Page) =>
  page.evaluate(async () => {
    const source = await (await fetch("/offline.js")).text();
    const told = JSON.parse(/= (\{"version".*\});/.exec(source)?.[1] ?? "{}") as {
      readonly version: string;
      readonly first: readonly string[];
      readonly rest: readonly string[];
    };
    const name = `fincontrol-${told.version}`;
    const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return { ...told, kept: kept.map(({ url }) => new URL(url).pathname) };
  });

/** Whether all of them are kept. */
export async function hasAllFiles(page: Page): Promise<boolean> {
  const { first, rest, kept } = await offlineFiles(page);
  return [...first, ...rest].every((address) => kept.includes(address));
}
