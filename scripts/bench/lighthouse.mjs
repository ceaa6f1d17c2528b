// Runs Lighthouse on the built product on loopback: the landing page, and the dashboard of a user with records. Run it
// with `node scripts/bench/lighthouse.mjs` after a build; it fails below the wanted scores.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import { startProfile } from "../served-product.mjs";
import { median, newUser, startProduct } from "./product.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const product = await startProduct();
const user = await newUser(product.url);
const today = new Date().toISOString().slice(0, 10);
const expenses = { Habitação: 720, Alimentação: 412.35, Transportes: 186.2, Lazer: 142.9 };
await user.post("/receitas", { data: today, categoria: "Salário", valor: 2351.5 });
for (const [categoria, valor] of Object.entries(expenses))
  await user.post("/despesas", { data: today, categoria, valor });
await user.post("/objetivos", { nome: "Bicicleta", valor_total: 450, valor_atual: 200 });

const landing = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
// The dashboard is not indexed by search engines.
const dashboard = { performance: 95, accessibility: 100, "best-practices": 100 };
const PAGES = [
  { name: "landing, phone", wanted: landing },
  { name: "landing, desktop", wanted: landing, config: desktopConfig },
  { name: "dashboard, phone", wanted: dashboard, storage: user.storage },
  { name: "dashboard, desktop", wanted: dashboard, storage: user.storage, config: desktopConfig },
];

const MAX_TRIES = 3;

/** Measures one load in a new browser, with a storage if one is given. */
async function load({ storage = {}, config }, tries = MAX_TRIES) {
  const profile = await mkdtemp(join(tmpdir(), "fincontrol-lighthouse-"));
  const context = await startProfile(profile, ["--remote-debugging-port=0"]);
  const page = await context.newPage();
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const [port] = (await readFile(join(profile, "DevToolsActivePort"), "utf8")).split("\n");
  const flags = { port: Number(port), logLevel: "error", disableStorageReset: true };
  const { lhr } = await lighthouse(
    `${product.url}/`,
    { ...flags, onlyCategories: CATEGORIES },
    config,
  );
  await context.close();
  await rm(profile, { recursive: true });
  // Lighthouse sometimes misses the beginning of a load.
  if (lhr.runtimeError?.code === "NO_NAVSTART" && tries > 1)
    return load({ storage, config }, tries - 1);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

/** The names of the audits that reduce the score of a category. */
const failing = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());

const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "speed-index",
];

for (const { name, wanted, ...how } of PAGES) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(how));
  for (const [category, least] of Object.entries(wanted)) {
    const scores = runs.map(({ categories }) => Math.round(categories[category].score * 100));
    const score = median(scores);
    console.log(`${name}: ${category} ${score} of ${least} (${scores.join(" ")})`);
    if (score >= least) continue;
    process.exitCode = 1;
    for (const run of runs) console.log(`  ${failing(run, category).join(", ")}`);
  }
  const figure = (id) => Math.round(median(runs.map(({ audits }) => audits[id].numericValue)));
  console.log(`${name}: ${METRICS.map((id) => `${id} ${figure(id)} ms`).join(", ")}`);
  const shift = median(runs.map(({ audits }) => audits["cumulative-layout-shift"].numericValue));
  console.log(`${name}: cumulative-layout-shift ${shift.toFixed(4)}`);
}
await product.stop();
