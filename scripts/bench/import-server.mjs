// Measures the server's time for a file of 20 000 movements, with SQLite and with PostgreSQL: all new, all known, read
// again, and undone. `node scripts/bench/import-server.mjs [runs]`; Linux only.
import { runServer } from "../../tests/server/support/run-server.ts";
import { importOf, lineNumber, readAnew } from "../../tests/server/support/imports.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { encodeImport } from "../../src/contract/imports/imports.ts";
import { inspect } from "../reliability/inspector.mjs";
import { postgresStorage, sqliteStorage } from "./footprint/storage.mjs";
import { median } from "./product.mjs";

const RUNS = Number(process.argv[2] ?? 5);
const ROWS = 20_000;
const PAGE_SIZE = 5_000;

const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

async function start(data, storage) {
  const server = await runServer({
    DATA_DIR: data,
    RATE_LIMIT_FACTOR: "1000000",
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    ...storage.environment,
  });
  const node = await inspect(/ws:\/\/\S+/.exec(server.errors())[0]);
  const cpuMs = async () =>
    (await node.evaluate("Object.values(process.cpuUsage()).reduce((a, b) => a + b)")) / 1_000;
  const stop = async () => {
    node.close();
    await server.stop();
  };
  return { url: server.url, cpuMs, stop };
}

async function newPerson(url, number) {
  const call = async (method, path, body, token) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await fetch(`${url}/api${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const account = { username: `medida${number}`, password: "Medida!2026" };
  const email = `medida${number}@exemplo.pt`;
  await call("POST", "/auth/register", JSON.stringify({ ...account, email }));
  const { access_token: token } = await call("POST", "/auth/login", JSON.stringify(account));
  return (method, path, body) => call(method, path, body, token);
}

/** Makes a file of 20 000 movements, and the same file a second time. */
function files() {
  const lines = Array.from({ length: ROWS }, (_, number) =>
    lineNumber(number, { original: `COMPRA 4321 ${number} CONTINENTE BOM DIA LISBOA PT` }),
  );
  const first = importOf(lines);
  return { first, again: { ...importOf(readAnew(lines)), account: first.account } };
}

/** Reads all stored movements, in the pages that the client reads. */
async function readAll(call) {
  for (let after = ""; ;) {
    const { ids } = await call("GET", `/importacoes/linhas?limite=${PAGE_SIZE}${after}`);
    if (ids.length < PAGE_SIZE) return;
    after = `&depois=${ids.at(-1)}`;
  }
}

/** Returns the times from the arrival of a file to its response, in milliseconds: elapsed, and of the processors. */
async function run({ server, storage }, number) {
  const call = await newPerson(server.url, number);
  const { first, again } = files();
  const [newBody, knownBody] = [first, again].map((draft) => JSON.stringify(encodeImport(draft)));
  const gauge = async (work) => {
    const [cpu, databaseCpu] = [await server.cpuMs(), await storage.cpuMs()];
    const begin = performance.now();
    await work();
    const clock = performance.now() - begin;
    return {
      clock,
      server: (await server.cpuMs()) - cpu,
      database: (await storage.cpuMs()) - databaseCpu,
    };
  };
  return {
    "all of them new": await gauge(() => call("POST", "/importacoes", newBody)),
    "all of them known": await gauge(() => call("POST", "/importacoes", knownBody)),
    "read in parts": await gauge(() => readAll(call)),
    undone: await gauge(() => call("DELETE", `/importacoes/${first.id}`)),
  };
}

async function measure(name, storageOf) {
  const directory = await temporaryDirectory();
  const storage = await storageOf(directory.path);
  const server = await start(directory.path, storage);
  try {
    const runs = [];
    for (let number = 0; number <= RUNS; number += 1)
      runs.push(await run({ server, storage }, number));
    const counted = runs.slice(1);
    for (const work of Object.keys(runs[0])) {
      const of = (what) => counted.map((one) => one[work][what]);
      const [clock, own, database] = ["clock", "server", "database"].map((what) =>
        Math.round(median(of(what))),
      );
      const [least, most] = [Math.min, Math.max].map((end) => Math.round(end(...of("clock"))));
      row(name, work, `${clock} ms (${least}–${most})`, `${own} ms`, `${database} ms`);
    }
  } finally {
    await server.stop();
    await storage.stop();
    await directory.remove();
  }
}

row("database", `${ROWS} movements`, "by the clock", "server's processor", "database's processor");
row("---", "---", "---", "---", "---");
await measure("SQLite", async (data) => sqliteStorage(data));
const postgres = await startPostgres();
await measure("PostgreSQL", () => postgresStorage(postgres));
