// Measures how long a returning user waits for a usable list, without and with a copy on the device, and with one but
// without a network. Run it with `node scripts/bench/device.mjs` after a build.
import { startBrowser } from "../served-product.mjs";
import { freshPage, inMilliseconds, newUser, repeat, startProduct } from "./product.mjs";
import { seedRecords } from "./seed-records.mjs";

const RUNS = 9;
const SETTLED = 2_500;
const SIZES = [1_000, 100_000];
const OWN = { fincontrol_device: String(Date.now()) };

/** Returns the page's copy: the number and size of its chunks; a missing copy counts as nothing. */
const copyOf = (page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "fincontrol")) return { chunks: 0, bytes: 0 };
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open("fincontrol");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const asked = database.transaction("chunks").objectStore("chunks").getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    database.close();
    const bytes = asked.result.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0);
    return { chunks: asked.result.length, bytes };
  });

/** Waits for the copy; returns its size in bytes. */
async function kept(page) {
  for (;;) {
    const { chunks, bytes } = await copyOf(page);
    if (chunks > 1) return bytes;
    await page.waitForTimeout(200);
  }
}

/**
 * Returns the time from the address to the first rows, in milliseconds, with the product's files in the browser's cache;
 * what the page before still had to do is over by then.
 */
async function arrive(page, url) {
  await page.waitForTimeout(SETTLED);
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${url}/despesas`, { waitUntil: "commit" });
  await page.locator("tbody tr").first().waitFor();
  return performance.now() - begun;
}

const product = await startProduct();
const browser = await startBrowser();
const user = await newUser(product.url);
for (const count of SIZES) {
  seedRecords(product.data, count);
  const measure = async (name, page) => {
    const figure = await repeat(RUNS, () => arrive(page, product.url));
    console.log(`${count} records: address to list, ${name}: ${inMilliseconds(figure)}`);
  };
  const stranger = await freshPage(browser, user.storage);
  await arrive(stranger, product.url);
  await measure("without a copy", stranger);
  await stranger.context().close();
  const own = await freshPage(browser, { ...user.storage, ...OWN });
  await arrive(own, product.url);
  const bytes = await kept(own);
  console.log(`${count} records: the copy has ${(bytes / 1e6).toFixed(2)} MB`);
  await measure("with a copy", own);
  await own.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await own.context().setOffline(true);
  await measure("with a copy and no network", own);
  await own.context().close();
}
await browser.close();
await product.stop();
