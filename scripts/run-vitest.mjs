// Runs the tests of one Vitest configuration and counts them.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { exitCodeOf, ROOT, startOnNode24 } from "./node24.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

/** Returns the test files that failed before their first test. */
const brokenFiles = ({ testResults }) =>
  testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;

/** Returns how many tests passed and failed; a failed run has at least one failure. */
export async function runVitest(config, args = [], env = {}) {
  const report = `${ROOT}.cache/${config}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = startOnNode24([VITEST, "run", "--config", config, ...reporters, ...args], { env });
  const code = await exitCodeOf(run);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(report, "utf8"));
  const failed = results.numFailedTests + brokenFiles(results);
  return { passed: results.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) };
}
