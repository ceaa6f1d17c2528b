// Starts an installed product, and measures it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { good } from "./calls.mjs";

/** The longest wait for the first answer. */
const START_TIMEOUT_MS = 120_000;

/** The longest time for stopping. */
const STOP_TIMEOUT_MS = 20_000;

/** The time after a start in which the memory settles, in milliseconds. */
const SETTLE = 5_000;

/** Those that run, by the function that kills them. */
const running = new Set();

/** A console ends its lines in its own way. */
const READY = /FinControl disponível em (http:\S+)\r?\n/;

/**
 * Starts a command that serves the product; `seconds` is the time until its first answer. `cwd` is where it is started,
 * and `env` all of its environment.
 */
export async function startProduct([command, ...args], { cwd, env }) {
  const begin = performance.now();
  // A group of its own, which a signal reaches whole, as Ctrl+C does in a terminal: npx does not pass it on.
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const signal = (name) => process.kill(-child.pid, name);
  const kill = () => signal("SIGKILL");
  running.add(kill);
  const ended = once(child, "close").then(([code, by]) => {
    running.delete(kill);
    return code ?? by;
  });
  let said = "";
  const hear = (part) => {
    said += part;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const stop = async () => {
    signal("SIGINT");
    const timer = setTimeout(kill, STOP_TIMEOUT_MS);
    const how = await ended;
    clearTimeout(timer);
    // npx itself ends by the signal.
    if (![0, "SIGINT"].includes(how)) throw new Error(`the server ended with ${how}: ${said}`);
  };
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      kill();
      reject(new Error(`no answer within ${START_TIMEOUT_MS / 1_000} s: ${said}`));
    }, START_TIMEOUT_MS);
    const settle = (settled, value) => {
      clearTimeout(timer);
      settled(value);
    };
    child.stdout.on("data", () => {
      const address = READY.exec(said)?.[1];
      if (address !== undefined) settle(resolve, address);
    });
    void ended.then((how) => settle(reject, new Error(`it ended with ${how}: ${said}`)));
  });
  await good(await fetch(`${url}/api/saude`));
  const seconds = (performance.now() - begin) / 1_000;
  return { url, pid: child.pid, seconds, said: () => said, stop };
}

/** Kills what a trial that failed has left running. */
export function killLeft() {
  for (const kill of running) kill();
}

/** Returns the resident memory of a process that has nothing to do, in MB; Linux only. */
export async function idleMemory(pid) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1_024;
}
