// Measures how long a returning user waits for a usable list, with and without a copy on the device. Run it with `node
// scripts/bench/device.mjs` after a build.
import { startBrowser } from "../served-product.mjs";
import { freshPage, inMilliseconds, newUser, repeat, startProduct } from "./product.mjs";
import { seedRecords } from "./seed-records.mjs";

const RUNS = 9;
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
 * Returns the time from the address to the first rows, in milliseconds, with the product's files in the browser's
 * cache.
 */
async function arrive(page, url) {
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
  const medians = {};
  for (const name of ["without", "with"]) {
    const own = name === "with" ? OWN : {};
    const page = await freshPage(browser, { ...user.storage, ...own });
    await arrive(page, product.url);
    if (name === "with") {
      const bytes = await kept(page);
      console.log(`${count} records: the copy has ${(bytes / 1e6).toFixed(2)} MB`);
    }
    const figure = await repeat(RUNS, () => arrive(page, product.url));
    medians[name] = figure.median;
    console.log(`${count} records: address to list, ${name} a copy: ${inMilliseconds(figure)}`);
    await page.context().close();
  }
  console.log(`${count} records: ratio ${(medians.with / medians.without).toFixed(2)}`);
}
await browser.close();
await product.stop();
