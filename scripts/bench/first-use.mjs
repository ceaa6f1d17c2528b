// Measures the first slice in Chromium against the built product on loopback: loading, the dashboard, saving.
// Run it with `npm run bench`.
import { freshPage, inMilliseconds, newUser, repeat, startProduct } from "./product.mjs";
import { startBrowser } from "../served-product.mjs";

const RUNS = 9;
const CATEGORIES = [
  "Habitação",
  "Alimentação",
  "Transportes",
  "Lazer",
  "Saúde",
  "Compras",
  "Outros",
];

const product = await startProduct();
const browser = await startBrowser();
const user = await newUser(product.url);

const today = new Date();
const dayOf = (index) =>
  new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - (index % 60)))
    .toISOString()
    .slice(0, 10);

for (let index = 0; index < 1000; index += 1)
  await user.post(index % 20 === 0 ? "/receitas" : "/despesas", {
    data: dayOf(index),
    categoria: index % 20 === 0 ? "Salário" : CATEGORIES[index % CATEGORIES.length],
    valor: 10 + (index % 90),
    descricao: `Registo ${index}`,
  });

/** Measures from the address to a usable element, with an empty cache. */
const cold = (path, element, storage) => async () => {
  const page = await freshPage(browser, storage);
  const start = performance.now();
  await page.goto(product.url + path, { waitUntil: "commit" });
  await element(page).waitFor();
  const taken = performance.now() - start;
  await page.context().close();
  return taken;
};

const hero = (page) => page.getByRole("link", { name: "Começar grátis" }).first();
const login = (page) => page.getByRole("button", { name: "Entrar", exact: true });
const total = (page) => page.getByRole("table", { name: "Despesas por categoria" });

const report = [];
report.push(["landing, cold", inMilliseconds(await repeat(RUNS, cold("/", hero)))]);
report.push(["login, cold", inMilliseconds(await repeat(RUNS, cold("/login", login)))]);
const dashboard = cold("/", total, user.storage);
report.push(["dashboard, 1 000 transactions, cold", inMilliseconds(await repeat(RUNS, dashboard))]);

const page = await freshPage(browser, user.storage);
await page.goto(`${product.url}/despesas`);
let entry = 0;
const save = async () => {
  entry += 1;
  await page.getByRole("main").getByRole("button", { name: "Despesa", exact: true }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Valor", { exact: true }).fill("12,50");
  await form.getByLabel("Categoria", { exact: true }).selectOption("Lazer");
  await form.getByLabel(/^Descrição/).fill(`Medida ${entry}`);
  return page.evaluate(async (text) => {
    const shown = new Promise((resolve) => {
      const look = () => {
        const there = [...document.querySelectorAll("td")].some((td) => td.textContent === text);
        if (there) requestAnimationFrame(() => resolve(performance.now()));
        return there;
      };
      const observer = new MutationObserver(() => look() && observer.disconnect());
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    document.querySelector("dialog form").requestSubmit();
    return (await shown) - start;
  }, `Medida ${entry}`);
};
report.push(["saving an expense to its row on screen", inMilliseconds(await repeat(RUNS, save))]);

await browser.close();
await product.stop();
for (const [name, figure] of report) console.log(`${name}: ${figure}`);
