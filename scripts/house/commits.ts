import { execFileSync } from "node:child_process";

/** A commit's files of src and server, by commit; migrations and tests are not among them. */
const PRODUCTION = /^(src|server)\//;

/** How many commits are looked at. */
const COMMITS = 100;

/** Returns how many production files each of the last commits touched that touch any. */
export function filesPerCommit(root: string): readonly number[] {
  const log = ["log", "--no-merges", "--no-renames", "--format=%x00", "--name-only", "-n", "2000"];
  const output = execFileSync("git", log, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return productionFiles(output).slice(0, COMMITS);
}

/** Reads what Git lists, with a zero byte before each commit. */
export const productionFiles = (log: string): readonly number[] =>
  log
    .split("\0")
    .map((commit) => commit.split("\n").filter((path) => PRODUCTION.test(path)).length)
    .filter((files) => files > 0);

/** Returns the value that so many percent of the values do not exceed; 0 without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
