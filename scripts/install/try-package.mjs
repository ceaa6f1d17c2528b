// Tries the package: at once by npx, and installed, with all of its commands.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { environment, installIn, sizeOf } from "./installation.mjs";
import { COMMANDS, NIGHT } from "./parts.mjs";
import { idleMemory, startProduct } from "./product.mjs";
import { tryProduct } from "./try-product.mjs";

/** The most that the package may take with all that it needs. */
const MAX_MB = 80;

const STARTS = 5;

async function byNpx({ folder, file, outside }) {
  const cwd = join(folder, "npx");
  mkdirSync(cwd);
  const env = environment({
    PORT: "0",
    npm_config_cache: join(folder, "npm-cache"),
    ...outside.settings,
  });
  const npx = ["npx", "--yes", "--package", file, "fincontrol"];
  const { url, seconds, said, stop } = await startProduct(npx, { cwd, env });
  if (!said().includes(join(cwd, "data"))) throw new Error("it does not say where the data lie");
  await tryProduct({ url, said, outside });
  await stop();
  return seconds;
}

async function starts(command, folder) {
  const env = environment({ PORT: "0", DATA_DIR: join(folder, "data") });
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

async function tryCommands(trial) {
  for (const { run } of COMMANDS) await run(trial);
}

export async function tryPackage({ folder, file, outside }) {
  const first = await byNpx({ folder, file, outside });
  const place = join(folder, "installed");
  const begin = performance.now();
  const command = await installIn(place, file);
  const install = (performance.now() - begin) / 1_000;
  const size = sizeOf(join(place, "node_modules"));
  const start = await starts(command, place);
  const trial = { command, folder: place, outside, tryProduct };
  await Promise.all([NIGHT.run(trial), tryCommands(trial)]);
  if (size > MAX_MB) throw new Error(`more than ${MAX_MB} MB: ${size}`);
  return `first answer by npx from an empty folder ${first.toFixed(1)} s; installed in ${install.toFixed(1)} s, ${Math.round(size)} MB; start ${start.seconds.toFixed(2)} s (median of ${STARTS}), idle ${Math.round(start.memory)} MB`;
}
