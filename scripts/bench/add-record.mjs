// Measures adding a record, from Enter to its row, beside ledgers from short to very long in one run. Run it with `node
// scripts/bench/add-record.mjs` after a build.
import { startBrowser } from "../served-product.mjs";
import { freshPage, inMilliseconds, newUser, repeat, startProduct } from "./product.mjs";
import { seedRecords } from "./seed-records.mjs";

const RUNS = 15;
const SIZES = [500, 10_000, 50_000, 100_000];

/** Saves the open form; returns when the frame with its row is painted, in milliseconds. */
const untilRow = (page, text) =>
  page.evaluate(async (wanted) => {
    const shown = new Promise((resolve) => {
      const isThere = () =>
        [...document.querySelectorAll("td")].some((cell) => cell.textContent === wanted);
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    document.querySelector("dialog[open] form").requestSubmit();
    return (await shown) - start;
  }, text);

async function measure(browser, product, user, count) {
  seedRecords(product.data, count);
  const page = await freshPage(browser, user.storage);
  const opened = performance.now();
  await page.goto(`${product.url}/despesas`);
  await page.getByRole("table").waitFor();
  const usable = performance.now() - opened;
  await page.waitForLoadState("networkidle");
  const asked = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
  });
  let entry = 0;
  const add = async () => {
    entry += 1;
    await page.getByRole("main").getByRole("button", { name: "Despesa", exact: true }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Valor", { exact: true }).fill("12,50");
    await form.getByLabel("Categoria", { exact: true }).selectOption("Lazer");
    await form.getByLabel(/^Descrição/).fill(`Medida ${count} ${entry}`);
    return untilRow(page, `Medida ${count} ${entry}`);
  };
  const added = await repeat(RUNS, add);
  const reads = asked.filter((call) => /^GET .*(alteracoes|meses|receitas|despesas)/.test(call));
  await page.context().close();
  return { count, usable, added, reads: reads.length };
}

const product = await startProduct();
const browser = await startBrowser();
const user = await newUser(product.url);
const reports = [];
for (const size of SIZES) reports.push(await measure(browser, product, user, size));
await browser.close();
await product.stop();
const [first] = reports;
for (const { count, usable, added, reads } of reports) {
  const ratio = (added.median / first.added.median).toFixed(2);
  console.log(`${count} records: add, Enter to row: ${inMilliseconds(added)}, ratio ${ratio}`);
  console.log(`${count} records: reads of the ledger after ${RUNS + 1} saves: ${reads}`);
  console.log(`${count} records: cold, address to usable list: ${Math.round(usable)} ms`);
}
