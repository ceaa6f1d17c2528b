import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveProduct, storageOf, storeIn } from "../served-product.mjs";

/** Starts the built product on a free loopback port with an empty database of its own. */
export async function startProduct() {
  const data = await mkdtemp(join(tmpdir(), "fincontrol-bench-"));
  const { url, stop: stopServer } = await serveProduct("server/main.ts", { DATA_DIR: data });
  const stop = async () => {
    await stopServer();
    await rm(data, { recursive: true });
  };
  return { url, data, stop };
}

/** Registers and signs in; returns the user's token and calls, and the browser's storage for the session. */
export async function newUser(url) {
  const call = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, init);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  };
  const account = { username: "medida", password: "Medida!2026" };
  await call("POST", "/auth/register", { ...account, email: "medida@exemplo.pt" });
  const login = await call("POST", "/auth/login", account);
  return {
    token: login.access_token,
    post: (path, body) => call("POST", path, body, login.access_token),
    storage: storageOf(login),
  };
}

/** Opens a page in a new browser context, signed in if a storage is given. */
export async function freshPage(browser, storage = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await storeIn(context, storage);
  return context.newPage();
}

/** Has the page note its long tasks; returns how to ask for the longest one since the last time, in milliseconds. */
export async function longTasks(page) {
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
    }).observe({ type: "longtask" });
  });
  return () => page.evaluate(() => Math.round(Math.max(0, ...globalThis.tasks.splice(0))));
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Repeats a measurement after a warm-up run; returns the median and the extremes. */
export async function repeat(runs, measure) {
  await measure();
  const values = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

export const inMilliseconds = ({ median: middle, least, most }) =>
  `${Math.round(middle)} ms (${Math.round(least)}–${Math.round(most)})`;
