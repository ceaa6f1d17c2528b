// Runs the tests of one Vitest configuration, counts those that passed and names those that failed.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { exitCodeOf, ROOT, startOnNode24 } from "./node24.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

/** The threads and processes of the server in the tests compile nothing that an earlier one has. */
const COMPILED = { NODE_COMPILE_CACHE: `${ROOT}.cache/compiled` };

/** The most that is said of why a test failed, in characters. */
const MAX_REASON = 1_000;

/** Why a test failed, on one line: whoever reads the last lines of a run sees no more of it. */
const reasonOf = ({ failureMessages: [message = ""] }) =>
  stripVTControlCharacters(message)
    .replaceAll(/\s*\n\s*/g, " ⏎ ")
    .slice(0, MAX_REASON);

/** Returns what failed of a file's tests, and why; the file alone if it broke before its first one. */
function failedOf({ name, status, assertionResults }) {
  const file = relative(ROOT, name);
  if (status === "failed" && assertionResults.length === 0) return [file];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => `${file} > ${test.fullName}: ${reasonOf(test)}`);
}

/** Returns how many tests passed, and the names of what failed; a failed run has at least one. */
export async function runVitest(config, args = [], env = {}) {
  const report = `${ROOT}.cache/${config}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = startOnNode24([VITEST, "run", "--config", config, ...reporters, ...args], {
    env: { ...COMPILED, ...env },
  });
  const code = await exitCodeOf(run);
  if (!existsSync(report)) return { passed: 0, failed: [`${config} (no report)`] };
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.flatMap(failedOf);
  const otherwise = code === 0 ? [] : [`${config} (outside of its tests)`];
  return { passed: numPassedTests, failed: failed.length > 0 ? failed : otherwise };
}
