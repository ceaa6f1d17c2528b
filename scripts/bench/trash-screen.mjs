// Measures the screen 'Lixo' in Chromium with the built product, after one removal of many records: how long until its
// first row and until all of it is read, how long a search takes, and the longest tasks of the page meanwhile. Run it
// after a build with `node scripts/bench/trash-screen.mjs [records]`.
import { startBrowser } from "../served-product.mjs";
import { fillTrash } from "./fill-trash.mjs";
import { seedRecords } from "./seed-records.mjs";
import { freshPage, inMilliseconds, longTasks, newUser, repeat, startProduct } from "./product.mjs";

const RECORDS = Number(process.argv[2] ?? 100_000);
const RUNS = 9;
const PATIENT = { timeout: 300_000 };

const product = await startProduct();
const browser = await startBrowser();
try {
  const { storage, token } = await newUser(product.url);
  // Nothing but Premium, which the export needs.
  seedRecords(product.data, 0);
  await fillTrash(async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${product.url}/api${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  }, RECORDS);
  const page = await freshPage(browser, storage);
  await page.goto(`${product.url}/historico`);
  const link = page.getByRole("link", { name: "Lixo" }).first();
  await link.waitFor();
  const longest = await longTasks(page);
  const begin = performance.now();
  await link.click();
  await page.locator("[aria-posinset]").first().waitFor(PATIENT);
  const first = performance.now();
  const found = page.getByRole("status").filter({ hasText: "na lista" });
  await found.filter({ hasNotText: "até agora" }).waitFor(PATIENT);
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `${await found.textContent()}: first row after ${seconds(begin, first)}, all after ` +
      `${seconds(begin, performance.now())} (longest task ${await longest()} ms)`,
  );
  const field = page.getByRole("searchbox");
  let turn = 0;
  const searching = async () => {
    const words = ["compra 9", "compra 77", "1234", "compra"];
    turn += 1;
    const before = await found.textContent();
    const typed = performance.now();
    await field.fill(words[turn % words.length]);
    await found.filter({ hasNotText: before }).waitFor(PATIENT);
    return performance.now() - typed;
  };
  const search = inMilliseconds(await repeat(RUNS, searching));
  console.log(`a search: ${search} (longest task ${await longest()} ms)`);
  await page.context().close();
} finally {
  await browser.close();
  await product.stop();
}
