// Measures the history and the reports in Chromium against the built product on loopback.
// Run it with `node scripts/bench/history.mjs` after a build.
import { freshPage, inMilliseconds, newUser, repeat, startProduct } from "./product.mjs";
import { startBrowser } from "../served-product.mjs";
import { seedRecords } from "./seed-records.mjs";

const RUNS = 9;
const SIZES = [10_000, 100_000];
/** Runs an action in the page; returns when the wanted screen is painted, in milliseconds. */
const untilPainted = (page, act, wanted) =>
  page.evaluate(`new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (!(${wanted})) return requestAnimationFrame(look);
      // The frame after the one in which it holds begins when that one has been painted.
      return requestAnimationFrame(() => resolve(performance.now() - start));
    };
    { ${act} }
    requestAnimationFrame(look);
  })`);

const status = "document.querySelector('output')?.textContent";
const rows = "document.querySelectorAll('[aria-posinset]').length > 0";
const typeInto = (value) => `
  const field = document.querySelector('input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
  field.dispatchEvent(new Event('input', { bubbles: true }));`;
const choose = (label, value) => `
  const select = [...document.querySelectorAll('label')].find((it) => it.textContent === '${label}').control;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${value}');
  select.dispatchEvent(new Event('change', { bubbles: true }));`;
const follow = (path) => `document.querySelector('aside a[href="${path}"]').click()`;

/** Scrolls the list for two seconds with a wheel; returns the times of its frames. */
const scrolled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const box = document.querySelector("section[tabindex='0']");
        const frames = [];
        const begin = performance.now();
        let last = begin;
        const step = (now) => {
          frames.push(now - last);
          last = now;
          box.scrollTop += 90;
          if (now - begin < 2000) requestAnimationFrame(step);
          else resolve(frames.slice(2));
        };
        requestAnimationFrame(step);
      }),
  );

async function measure(browser, product, user, count) {
  seedRecords(product.data, count);
  const page = await freshPage(browser, user.storage);
  await page.goto(`${product.url}/historico`);
  await page.locator("[aria-posinset]").first().waitFor();
  const report = [];
  const note = (name, figure) => report.push([`${count} transactions: ${name}`, figure]);

  const search = ["cafe", "farm", "", "cinema 9", "superm"];
  let turn = 0;
  const first = await untilPainted(page, typeInto("café da"), `!${status}.startsWith('${count} ')`);
  note("first search (folds the texts)", `${Math.round(first)} ms`);
  const searching = async () => {
    turn += 1;
    const before = await page.locator("output").textContent();
    return untilPainted(page, typeInto(search[turn % search.length]), `${status} !== '${before}'`);
  };
  note("search to painted list", inMilliseconds(await repeat(RUNS, searching)));
  await untilPainted(page, typeInto(""), `${status}.startsWith('${count} ')`);
  const filtering = async () => {
    turn += 1;
    const before = await page.locator("output").textContent();
    const category = turn % 2 === 0 ? "Lazer" : "Saúde";
    return untilPainted(page, choose("Categoria", category), `${status} !== '${before}'`);
  };
  note("filter to painted list", inMilliseconds(await repeat(RUNS, filtering)));
  await untilPainted(page, choose("Categoria", ""), `${status}.startsWith('${count} ')`);
  const firstRow = "document.querySelector('[aria-posinset=\"1\"]')?.textContent";
  const ordering = async () => {
    turn += 1;
    const before = await page.evaluate(firstRow);
    const order = ["amount-desc", "amount-asc", "date-asc"][turn % 3];
    return untilPainted(
      page,
      choose("Ordenar", order),
      `${firstRow} !== ${JSON.stringify(before)}`,
    );
  };
  note("order to painted list", inMilliseconds(await repeat(RUNS, ordering)));
  const frames = await scrolled(page);
  const quick = frames.filter((frame) => frame < 20).length / frames.length;
  note("frames under 20 ms while scrolling", `${(quick * 100).toFixed(1)} %`);

  const opening = (path, shown, hover) => async () => {
    await page.goto(`${product.url}/receitas`);
    await page.getByRole("table").waitFor();
    const link = page.locator(`aside a[href="${path}"]`);
    if (hover) {
      await link.hover();
      await page.waitForTimeout(hover);
    }
    return untilPainted(page, follow(path), shown);
  };
  note(
    "opening the history, cold",
    inMilliseconds(await repeat(RUNS, opening("/historico", rows))),
  );
  note(
    "opening the history, 300 ms after the pointer reached its link",
    inMilliseconds(await repeat(RUNS, opening("/historico", rows, 300))),
  );
  const months = "document.querySelectorAll('caption + thead + tbody > tr').length > 24";
  const reporting = async () => {
    await page.goto(`${product.url}/relatorios?periodo=mes`);
    await page.getByRole("link", { name: "24 meses" }).waitFor();
    return untilPainted(page, "document.querySelector('a[href$=\"periodo=24\"]').click()", months);
  };
  note("report of 24 months, cold", inMilliseconds(await repeat(RUNS, reporting)));
  const hovered = async () => {
    await page.goto(`${product.url}/relatorios?periodo=mes`);
    await page.getByRole("link", { name: "24 meses" }).hover();
    await page.waitForTimeout(300);
    return untilPainted(page, "document.querySelector('a[href$=\"periodo=24\"]').click()", months);
  };
  note(
    "report of 24 months, 300 ms after the pointer reached its link",
    inMilliseconds(await repeat(RUNS, hovered)),
  );
  await page.context().close();
  return report;
}

const product = await startProduct();
const browser = await startBrowser();
const user = await newUser(product.url);
const reports = [];
for (const size of SIZES) reports.push(...(await measure(browser, product, user, size)));
await browser.close();
await product.stop();
for (const [name, figure] of reports) console.log(`${name}: ${figure}`);
