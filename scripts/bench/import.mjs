// Measures a bank's file of 10 000 movements in Chromium with the built product: from its choice until it is shown,
// from 'Importar' to the end, and the longest task of the page meanwhile. The file is on disk: if the tool passed its
// bytes, they would be decoded on the page. Run it after a build with `node scripts/bench/import.mjs`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BANK_FILES } from "../../tests/support/bank-files/bank-files.ts";
import { startBrowser } from "../served-product.mjs";
import { freshPage, longTasks, newUser, startProduct } from "./product.mjs";

const ROWS = 10_000;
const DAY = 86_400_000;
const SHOPS = Array.from({ length: 300 }, (_, index) => `LOJA DA RUA ${index}`);
const KNOWN = ["CONTINENTE", "PINGO DOCE", "GALP", "NETFLIX", "FARMACIA CENTRAL"];

const lines = Array.from({ length: ROWS }, (_, index) => ({
  date: new Date(Date.UTC(2022, 0, 1) + Math.floor(index / 7) * DAY).toISOString().slice(0, 10),
  cents: index % 30 === 0 ? 150_000 + index : -(100 + ((index * 7919) % 9_000)),
  text: `COMPRA ${1000 + (index % 9000)} ${index % 3 === 0 ? KNOWN[index % 5] : SHOPS[index % 300]} LISBOA`,
}));
const folder = await mkdtemp(join(tmpdir(), "fincontrol-import-"));
const file = join(folder, "extrato.csv");
const { write } = BANK_FILES.find(({ file: name }) => name === "cgd-ordem.csv");
await writeFile(file, write(lines, 100_000));

const product = await startProduct();
const browser = await startBrowser();
try {
  const { storage } = await newUser(product.url);
  const page = await freshPage(browser, storage);
  await page.goto(`${product.url}/importar`);
  const field = page.getByLabel("Ficheiro do banco");
  await field.waitFor({ state: "attached" });
  const longest = await longTasks(page);
  for (const run of ["first", "second"]) {
    const begin = performance.now();
    await field.setInputFiles(file);
    const go = page.getByRole("button", { name: /^Importar \d/ });
    await go.waitFor();
    const shown = performance.now();
    const name = await go.textContent();
    const previewTask = await longest();
    await go.click();
    await page.getByText("Largue aqui os ficheiros ou escolha-os").waitFor({ timeout: 60_000 });
    const done = performance.now();
    console.log(
      `${run}: ${name}; seen after ${Math.round(shown - begin)} ms (longest task ${previewTask} ms), ` +
        `imported after ${Math.round(done - shown)} ms (longest task ${await longest()} ms)`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}
