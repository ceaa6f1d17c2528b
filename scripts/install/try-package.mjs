// Tries the package: at once by npx, and installed, over SQLite and PostgreSQL, with a backup that is restored.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { accountOf } from "../../tests/reliability/account.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { environment, installIn, run, sizeOf } from "./installation.mjs";
import { findEntry, idleMemory, startProduct, tryProduct } from "./product.mjs";

/** The most that the package may take with all that it needs. */
const MOST_MB = 80;

const STARTS = 5;

const settings = (data, more) => environment({ PORT: "0", DATA_DIR: data, ...more });

async function byNpx(folder, file) {
  const cwd = join(folder, "npx");
  mkdirSync(cwd);
  const env = environment({ PORT: "0", npm_config_cache: join(folder, "npm-cache") });
  const npx = ["npx", "--yes", "--package", file, "fincontrol"];
  const { url, seconds, said, stop } = await startProduct(npx, { cwd, env });
  if (!said().includes(join(cwd, "data"))) throw new Error("it does not say where the data lie");
  await tryProduct(url);
  await stop();
  return seconds;
}

/** Keeps an entry, backs up while the server runs, restores into another place and finds the entry there. */
async function backUpAndRestore(command, folder, { from, to }) {
  const server = await startProduct([command], { cwd: folder, env: from });
  const { token } = await tryProduct(server.url);
  const copy = join(folder, `copy-${Math.random().toString(36).slice(2)}`);
  await run([command, "backup", copy], { cwd: folder, env: from });
  await server.stop();
  await run([command, "backup", "verify", copy], { cwd: folder, env: from });
  await run([command, "restore", copy], { cwd: folder, env: to });
  const restored = await startProduct([command], { cwd: folder, env: to });
  await findEntry(accountOf(() => restored.url, token));
  await restored.stop();
}

async function starts(command, folder) {
  const env = settings(join(folder, "data"));
  const seconds = [];
  let memory = 0;
  for (let count = 0; count <= STARTS; count += 1) {
    const server = await startProduct([command], { cwd: folder, env });
    // The first one makes the database.
    if (count > 0) seconds.push(server.seconds);
    if (count === STARTS) memory = await idleMemory(server.pid);
    await server.stop();
  }
  return { seconds: seconds.toSorted((a, b) => a - b)[(STARTS - 1) / 2], memory };
}

export async function tryPackage(folder, file) {
  const first = await byNpx(folder, file);
  const place = join(folder, "installed");
  const begin = performance.now();
  const command = await installIn(place, file);
  const install = (performance.now() - begin) / 1_000;
  const size = sizeOf(join(place, "node_modules"));
  const start = await starts(command, place);
  const data = (name) => join(place, name);
  await backUpAndRestore(command, place, {
    from: settings(data("sqlite")),
    to: settings(data("sqlite-restored")),
  });
  const postgres = await startPostgres();
  await backUpAndRestore(command, place, {
    from: settings(data("pg"), { DATABASE_URL: await postgres.newDatabase() }),
    to: settings(data("pg-restored"), { DATABASE_URL: await postgres.newDatabase() }),
  });
  await postgres.stop();
  if (size > MOST_MB) throw new Error(`more than ${MOST_MB} MB: ${size}`);
  return `first answer by npx from an empty folder ${first.toFixed(1)} s; installed in ${install.toFixed(1)} s, ${Math.round(size)} MB; start ${start.seconds.toFixed(2)} s (median of ${STARTS}), idle ${Math.round(start.memory)} MB`;
}
