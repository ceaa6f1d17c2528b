import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The folder of this build. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Where the programs are as the package ships them, once they are built. */
export const PACKAGED = "dist/server";

/** Node's compile cache of the programs' files, which would else be compiled at every start. */
const COMPILED = join(ROOT, ".cache/compiled");

export type Environment = Readonly<Record<string, string>>;

/** Starts a program in a process of its own, with only the given settings in its environment. */
export function startProgram(path: string, environment: Environment, given: readonly string[]) {
  const child = spawn(process.execPath, [path, ...given], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended };
}

/** Runs a command of the operator to its end; returns its exit code and what it printed. */
export async function runProgram(
  program: "back-up" | "remove-factor" | "restore",
  environment: Environment,
  ...given: readonly string[]
) {
  const path = join(ROOT, PACKAGED, `${program}.js`);
  const { child, ended } = startProgram(path, environment, given);
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, said: (output + errors).trim() };
}
