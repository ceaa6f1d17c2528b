import type { Page } from "playwright-core";

/** Runs in the page: the files that the product's worker keeps, and the addresses that it is to keep in the end. */
export async function readOfflineFiles() {
  const source = await (await fetch("/offline.js")).text();
  const told = JSON.parse(/= (\{"version".*\});/.exec(source)?.[1] ?? "{}") as {
    readonly version: string;
    readonly first: readonly string[];
    readonly rest: readonly string[];
  };
  const name = `fincontrol-${told.version}`;
  const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  return { ...told, kept: kept.map(({ url }) => new URL(url).pathname) };
}

type OfflineFiles = Awaited<ReturnType<typeof readOfflineFiles>>;

/** Whether all files are kept. */
export const areAll = ({ first, rest, kept }: OfflineFiles): boolean =>
  [...first, ...rest].every((address) => kept.includes(address));

export const offlineFiles = (page: Page) => page.evaluate(readOfflineFiles);

export const hasAllFiles = async (page: Page) => areAll(await offlineFiles(page));
