// Measures 'Repor uma cópia' in Chromium with the built product: 100 000 records and 40 photos come from one
// installation to an empty one, by the JSON of the export and by the zip of 'Os meus dados', and the longest task of
// the page meanwhile. Run it after a build with `node scripts/bench/restore.mjs`, or with `json` or `zip` alone.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrowser } from "../served-product.mjs";
import { largeCopies } from "./large-copies.mjs";
import { freshPage, longTasks, newUser, startProduct } from "./product.mjs";

/** Restores a file into an empty installation, as a person does. */
async function restore(browser, file) {
  const product = await startProduct();
  try {
    const { storage } = await newUser(product.url);
    const page = await freshPage(browser, storage);
    await page.goto(`${product.url}/exportacao`);
    const field = page.getByLabel("Ficheiro da cópia");
    await field.waitFor({ state: "attached" });
    const longest = await longTasks(page);
    const patient = { timeout: 120_000 };
    const begin = performance.now();
    await field.setInputFiles(file);
    const joining = page.getByRole("button", { name: "Juntar", exact: true });
    await joining.waitFor(patient);
    const compared = performance.now();
    const looking = await longest();
    await joining.click();
    await page
      .getByText(/^Cópia reposta: /)
      .first()
      .waitFor(patient);
    const restored = performance.now();
    const restoring = await longest();
    await page.locator("aside a[href='/historico']").click();
    await page.locator("[aria-posinset]").first().waitFor(patient);
    const seen = performance.now();
    const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(
      `compared after ${seconds(begin, compared)} (longest task ${looking} ms), restored after ` +
        `${seconds(compared, restored)} (${restoring} ms), in the history after ${seconds(restored, seen)} ` +
        `(${await longest()} ms)`,
    );
    await page.context().close();
  } finally {
    await product.stop();
  }
}

const wanted = process.argv[2] ?? "";
const folder = await mkdtemp(join(tmpdir(), "fincontrol-restore-"));
const browser = await startBrowser();
try {
  const files = await largeCopies(folder, wanted);
  for (const { kind, file, bytes } of files)
    for (let run = 0; run < 3; run += 1) {
      process.stdout.write(`${kind} of ${(bytes / 1e6).toFixed(1)} MB: `);
      await restore(browser, file);
    }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
