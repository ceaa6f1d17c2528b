// Runs files on the Node version that the project pins, whatever the caller's version.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));

export const NODE = `${ROOT}node_modules/.bin/node`;

/** Starts a file on the pinned Node, in the project's folder. */
export const startOnNode24 = (args, options = {}) =>
  spawn(NODE, args, {
    cwd: ROOT,
    stdio: "inherit",
    ...options,
    env: { ...process.env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH}`, ...options.env },
  });

/** Returns the exit code of a child once it has ended; a signal counts as in a shell. */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });

/** Forwards this process's stop signals to its children. */
export function forwardSignals(...children) {
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"])
    process.on(signal, () => {
      // The terminal sent its Ctrl-C to the children as well.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
}
