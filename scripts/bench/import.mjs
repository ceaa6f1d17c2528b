// Measures files of 20 000 movements in Chromium with the built product: from their choice until they are shown, from
// 'Importar' to the end, and the longest task of the page meanwhile; a bank's file, the same again, of which nothing is
// new, and another program's, with 300 names of categories that nobody has. The file is on disk: if the tool passed its
// bytes, they would be decoded on the page. Run it after a build with `node scripts/bench/import.mjs`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BANK_FILES } from "../../tests/support/bank-files/bank-files.ts";
import { startBrowser } from "../served-product.mjs";
import { freshPage, longTasks, newUser, startProduct } from "./product.mjs";

const ROWS = 20_000;
const DAY = 86_400_000;
const SHOPS = Array.from({ length: 300 }, (_, index) => `LOJA DA RUA ${index}`);
const KNOWN = ["CONTINENTE", "PINGO DOCE", "GALP", "NETFLIX", "FARMACIA CENTRAL"];

const lines = Array.from({ length: ROWS }, (_, index) => ({
  date: new Date(Date.UTC(2018, 0, 1) + Math.floor(index / 7) * DAY).toISOString().slice(0, 10),
  cents: index % 30 === 0 ? 150_000 + index : -(100 + ((index * 7919) % 9_000)),
  text: `COMPRA ${1000 + (index % 9000)} ${index % 3 === 0 ? KNOWN[index % 5] : SHOPS[index % 300]} LISBOA`,
}));
const folder = await mkdtemp(join(tmpdir(), "fincontrol-import-"));
const file = join(folder, "extrato.csv");
const { write } = BANK_FILES.find(({ file: name }) => name === "cgd-ordem.csv");
await writeFile(file, write(lines, 100_000));

const named = join(folder, "programa.csv");
await writeFile(
  named,
  [
    "Data;Tipo;Categoria;Valor;Descrição",
    ...lines.map(({ date, cents, text }, index) =>
      [
        date,
        cents < 0 ? "despesa" : "receita",
        `Nome ${index % 300}`,
        (Math.abs(cents) / 100).toFixed(2).replace(".", ","),
        text,
      ].join(";"),
    ),
  ].join("\n"),
);

const product = await startProduct();
const browser = await startBrowser();
try {
  const { storage } = await newUser(product.url);
  const page = await freshPage(browser, storage);
  await page.goto(`${product.url}/importar`);
  const field = page.getByLabel("Ficheiro do banco");
  await field.waitFor({ state: "attached" });
  const longest = await longTasks(page);
  const begin = async (path) => {
    const from = performance.now();
    await field.setInputFiles(path);
    return async (seen) => {
      await seen.waitFor({ timeout: 60_000 });
      return `seen after ${Math.round(performance.now() - from)} ms (longest task ${await longest()} ms)`;
    };
  };
  const go = page.getByRole("button", { name: /^Importar \d/ });
  console.log(`a bank's file: ${await (await begin(file))(go)}`);
  const from = performance.now();
  await go.click();
  await page.getByText("Largue aqui os ficheiros ou escolha-os").waitFor({ timeout: 60_000 });
  console.log(
    `imported after ${Math.round(performance.now() - from)} ms (longest task ${await longest()} ms)`,
  );
  const nothing = page.getByText(/^Nada para importar/);
  console.log(`the same again: ${await (await begin(file))(nothing)}`);
  await page.getByRole("button", { name: "Cancelar" }).click();
  const unknown = page.getByRole("heading", { name: /categorias do ficheiro não existem/ });
  console.log(`another program's: ${await (await begin(named))(unknown)}`);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}
