// Enters 50 things on one's own device amid 20 cuts, in Chromium, over both databases: `SEED=<seed, or any> node
// scripts/reliability/outbox.mjs`.
import { runSteps } from "../run-steps.mjs";
import { build, testInBrowser } from "../test-steps.mjs";

process.env.LONG = "yes";
await runSteps([build, () => testInBrowser("tests/e2e/cuts.test.ts")]);
