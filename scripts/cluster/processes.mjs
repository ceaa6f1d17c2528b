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

/** Returns the parent of each running process. */
async function parents() {
  const found = new Map();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The name of a program may hold spaces and brackets.
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    found.set(Number(name), Number(parent));
  }
  return found;
}

/** Signals processes with all that they started: parents first, so that none is replaced. */
export async function signalTree(roots, name) {
  const all = await parents();
  const wanted = [...roots];
  for (const pid of wanted) {
    signal(pid, name);
    for (const [child, parent] of all) if (parent === pid) wanted.push(child);
  }
}

/** Ends all that this program has started and not ended. */
export async function endChildren() {
  const children = [...(await parents())].filter(([, parent]) => parent === process.pid);
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
