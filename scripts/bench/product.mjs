import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureChromium } from "../ensure-chromium.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Starts the built product on a free loopback port with an empty database of its own. */
export async function startProduct() {
  const data = await mkdtemp(join(tmpdir(), "fincontrol-bench-"));
  const env = { ...process.env, DATA_DIR: data, PORT: "0", RATE_LIMIT_FACTOR: "1000" };
  const server = spawn(process.execPath, ["server/main.ts"], { env });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  const stop = async () => {
    server.kill();
    await once(server, "exit");
    await rm(data, { recursive: true });
  };
  return { url, data, stop };
}

/** Registers and signs in; answers the call that speaks for the new user, and what a browser stores of the session. */
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
  const { access_token: token, user } = await call("POST", "/auth/login", account);
  return {
    post: (path, body) => call("POST", path, body, token),
    storage: {
      token,
      user: JSON.stringify(user),
      fincontrol_consent: "accepted",
      fincontrol_consent_timestamp: String(Date.now()),
    },
  };
}

export const startBrowser = () =>
  chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS, ...QUIET] });

/** A page of a browser that has never been here, signed in if a storage is given. */
export async function freshPage(browser, storage = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return context.newPage();
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs a measurement a few times after one that does not count; answers the median and the extremes. */
export async function repeat(runs, measure) {
  await measure();
  const values = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

export const inMilliseconds = ({ median: middle, least, most }) =>
  `${Math.round(middle)} ms (${Math.round(least)}–${Math.round(most)})`;
