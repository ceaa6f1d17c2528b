// The steps of a test run; each returns how many tests passed, and the names of those that failed.
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { exitCodeOf, startOnNode24 } from "./node24.mjs";
import { runVitest } from "./run-vitest.mjs";

function count(name, passed) {
  console.log(`${passed ? "✓" : "✗"} ${name}`);
  return { passed: passed ? 1 : 0, failed: passed ? [] : [name] };
}

export const build = async () => count("build", (await ensureBuilt("client", "server")) === 0);

export const weigh = async () =>
  count("sizes", (await exitCodeOf(startOnNode24(["scripts/check-sizes.mjs"]))) === 0);

export const testInNode = (...args) => runVitest("vitest.config.ts", args);

/** Leaves out what the sweep runs. */
const WITHOUT_SWEEP = "--tags-filter=!sweep";

export const testAllInNode = () => testInNode(WITHOUT_SWEEP);

export const testJourneys = (...args) => testInBrowser(WITHOUT_SWEEP, ...args);

/**
 * Runs what the sweep has in Node: programs and copies that are killed and cut off, long lives and their undos, older
 * builds, and what is tested over PostgreSQL there alone. `counts` says how often things are let go wrong.
 */
export const sweepInNode = (counts) =>
  runVitest("vitest.config.ts", ["--tags-filter=sweep"], counts);

/** Runs the properties that are cheap so many times as often. */
export const runProperties = (factor) =>
  runVitest("vitest.config.ts", ["--project=pure"], { RUNS_FACTOR: String(factor) });

/** Random households and copies: `npm test` tries a fifth of them. */
const RANDOM = [
  "tests/server/http/accounts-hold.test.ts",
  "tests/server/http/by-hand-or-by-file.test.ts",
  "tests/server/http/households-agree.test.ts",
  "tests/server/http/offline-agrees.test.ts",
  "tests/server/http/restore/odd-copies.test.ts",
  "tests/server/http/restore/restore.test.ts",
];

/** Runs the properties of the server that are dear so many times as often. */
export const runDearProperties = (factor) =>
  runVitest("vitest.config.ts", ["--project=server", ...RANDOM], { RUNS_FACTOR: String(factor) });

/** Programs and copies that are killed, cut off or made have nothing to do with isolation, and take long. */
const PROGRAMS = "tests/{older-build/*,reliability/{copied,cut,kill}*,server/{backups,process}/*}";

/** Runs the tests that name PostgreSQL under its strictest isolation, where concurrent works have conflicts. */
export const meetConflicts = () =>
  runVitest(
    "vitest.config.ts",
    ["--project=server", "--testNamePattern=PostgreSQL", "--exclude", PROGRAMS],
    { ISOLATION: "serializable" },
  );

/** The faults of a cluster that are tried each time; those of replicas and of etcd take as long again. */
const FAULTS = "server,primary,freeze,disk,restart";

/** Lets parts of a cluster die among people at work, each once. */
export async function breakCluster() {
  const trial = startOnNode24(["scripts/cluster.mjs", FAULTS, "1"]);
  return count("a cluster whose parts die", (await exitCodeOf(trial)) === 0);
}

/** Installs the package of this folder from nothing, and tries it. */
export async function installPackage() {
  const trial = startOnNode24(["scripts/install-check.mjs", "here", "package"]);
  return count("the package, installed", (await exitCodeOf(trial)) === 0);
}

export function testInBrowser(...args) {
  const chromium = ensureChromium();
  if (chromium) return runVitest("vitest.e2e.config.ts", args, { CHROMIUM_PATH: chromium });
  console.error("✗ There is no Chromium to test in, and none could be installed.");
  return { passed: 0, failed: ["no Chromium to test in"] };
}
