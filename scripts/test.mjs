// Runs every check there is, from the formatting to the browser, and counts what passed and failed.
import { existsSync } from "node:fs";
import { runChecks } from "./checks.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { exitCodeOf, ROOT, startOnNode24 } from "./node24.mjs";
import { runVitest } from "./run-vitest.mjs";

const BROWSER_TESTS = "vitest.e2e.config.ts";

const countOf = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

async function build() {
  const built = (await ensureBuilt()) === 0;
  console.log(built ? "✓ build" : "✗ build");
  return countOf(built);
}

async function weigh() {
  const light = (await exitCodeOf(startOnNode24(["scripts/check-sizes.mjs"]))) === 0;
  console.log(light ? "✓ sizes" : "✗ sizes");
  return countOf(light);
}

function testInBrowser() {
  const chromium = ensureChromium();
  if (chromium) return runVitest(BROWSER_TESTS, { CHROMIUM_PATH: chromium });
  console.error("✗ There is no Chromium to test in, and none could be installed.");
  return { passed: 0, failed: 1 };
}

ensureInstalled({ withDevelopment: true });

const steps = [
  runChecks,
  build,
  weigh,
  () => runVitest("vitest.config.ts"),
  ...(existsSync(ROOT + BROWSER_TESTS) ? [testInBrowser] : []),
];

const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
