// Starts the programs of the cluster, and ends them all, whatever happens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

/** Signals a process that may have ended. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** A clock tick of /proc/<pid>/stat, in milliseconds. */
export const TICK = 10;

/**
 * Returns each running process: its parent, and the processor time of it and of its children that have ended, in
 * milliseconds.
 */
export async function running() {
  const found = new Map();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The name of a program may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    found.set(Number(name), { parent: Number(fields[1]), time: ticks * TICK });
  }
  return found;
}

/** Signals processes with all that they started: parents first, so that none is replaced. */
export async function signalTree(roots, name) {
  const all = await running();
  const wanted = [...roots];
  for (const pid of wanted) {
    signal(pid, name);
    for (const [child, { parent }] of all) if (parent === pid) wanted.push(child);
  }
}

/** Ends all that this program has started and not ended. */
export async function endChildren() {
  const children = [...(await running())].filter(([, { parent }]) => parent === process.pid);
  await signalTree(
    children.map(([child]) => child),
    "SIGKILL",
  );
}

/** Starts a program as a user; its output goes to a file. Returns its process. */
export async function start(command, args, { user = {}, env = process.env, log }) {
  const child = spawn(command, args, { ...user, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.ended = once(child, "close").then(() => output.end());
  child.failed = child.ended.then(() => {
    throw new Error(`${command} has ended: ${log}`);
  });
  // Only the start waits for it.
  child.failed.catch(() => {});
  await once(child, "spawn");
  return child;
}
