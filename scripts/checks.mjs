// The static checks, each a tool with its own configuration.
import { exitCodeOf, startOnNode24 } from "./node24.mjs";

const bin = (name) => `node_modules/.bin/${name}`;

// The slowest first: two run at a time.
const CHECKS = {
  lint: [bin("oxlint")],
  // Several checkers would each repeat work on shared projects.
  types: ["node_modules/typescript7/bin/tsc", "--build", "--checkers", "1"],
  "unused code": [bin("knip"), "--no-progress"],
  walls: ["scripts/check-walls.mjs"],
  format: [bin("oxfmt"), "--check"],
};

const MAX_CONCURRENT = 2;

/** Go's garbage collector runs each time the memory doubles, unless it may grow further. */
const GO = { GOGC: "400" };

async function runCheck(name, args) {
  const begin = performance.now();
  const child = startOnNode24(args, { stdio: ["ignore", "pipe", "pipe"], env: GO });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  const passed = (await exitCodeOf(child)) === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (!passed) process.stdout.write(Buffer.concat(output));
  return passed;
}

/** Runs the named checks, by default all, even if some fail; returns how many passed, and the names of the others. */
export async function runChecks(names = Object.keys(CHECKS)) {
  const waiting = names.map((name) => [name, CHECKS[name]]);
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (!(await runCheck(...next))) failed.push(next[0]);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return { passed: names.length - failed.length, failed };
}
