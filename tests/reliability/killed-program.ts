import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Installation } from "../../server/infrastructure/backups/make-backup.ts";
import { PACKAGED, ROOT, startProgram } from "../server/support/run-program.ts";

const PROGRAMS = {
  "back-up": join(ROOT, PACKAGED, "back-up.js"),
  restore: join(ROOT, PACKAGED, "restore.js"),
  "nightly-work": fileURLToPath(new URL("nightly-work.ts", import.meta.url)),
} as const;

type Program = keyof typeof PROGRAMS;

/** A moment of a program's run, in milliseconds: at first it only starts. */
export const someMoment = (whole: number) => whole * (0.4 + 0.65 * Math.random());

/** Starts a program on an installation, in a process of its own. */
function start(program: Program, { dataDirectory, databaseUrl }: Installation, given: string[]) {
  const place = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const settings = { DATA_DIR: dataDirectory, ...place };
  const { child, ended } = startProgram(PROGRAMS[program], settings, given);
  child.stdout.resume();
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { ended, kill: () => child.kill("SIGKILL"), errors: () => errors };
}

/** Runs a program to its end, which has to be a good one; returns how long it took, in milliseconds. */
export async function runWell(program: Program, at: Installation, ...given: string[]) {
  const from = performance.now();
  const { ended, errors } = start(program, at, given);
  if ((await ended) !== 0) throw new Error(errors());
  return performance.now() - from;
}

/** Kills a program with -9 at a moment; returns whether it was still running. */
export async function killAfter(
  delay: number,
  program: Program,
  at: Installation,
  ...given: string[]
): Promise<boolean> {
  const { ended, kill } = start(program, at, given);
  await Promise.race([pause(delay), ended]);
  kill();
  return (await ended) === null;
}
