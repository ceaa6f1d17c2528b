// The package of the last commit, and folders in which it is installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT } from "../node24.mjs";

/** An environment with the way to this Node, and with the settings of npm, and nothing else. */
export const environment = (settings = {}) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|npm_config_.*)$/.test(name),
    ),
  ),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  ...settings,
});

/** The reason why a way of installing cannot be tried on this machine. */
export class NotTried extends Error {}

/** Runs a command to its end, and returns its output; rejects if it failed. */
export async function run([command, ...args], { cwd, env = environment() } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const [[code], output, errors] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code === 0) return output.trim();
  throw new Error(`${command} ${args.join(" ")} ended with ${code}: ${errors}${output}`);
}

/** Whether a command is on this machine. */
export const isThere = (command) =>
  run(["sh", "-c", 'command -v "$0"', command]).then(
    () => true,
    () => false,
  );

/** Clones the last commit, with nothing in it but its files. */
export async function cloneLastCommit(folder) {
  const clone = join(folder, "clone");
  await run(["git", "clone", "--quiet", "--depth", "1", `file://${ROOT}`, clone]);
  return clone;
}

/** Packs a checkout; returns the file of the package. */
export async function pack(checkout, folder) {
  await run(["npm", "pack", "--pack-destination", folder], { cwd: checkout });
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(".tgz")),
  );
}

/** Installs a package into a new folder; returns the command that starts it. */
export async function installIn(folder, file) {
  mkdirSync(folder, { recursive: true });
  await run(["npm", "install", "--no-audit", "--no-fund", "--prefix", folder, file]);
  return join(folder, "node_modules/.bin/fincontrol");
}

/** The size of a folder's files, in MB as a disk counts them. */
export function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const blocks = entries.map(({ parentPath, name }) => {
    const { blocks: own = 0 } = statSync(join(parentPath, name), { throwIfNoEntry: false }) ?? {};
    return own;
  });
  return (blocks.reduce((sum, own) => sum + own, 0) * 512) / 1_000_000;
}
