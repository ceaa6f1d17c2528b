// Looks at every screen on every device, at every width, in every theme and with large letters.
import { ensureInstalled } from "./ensure-installed.mjs";
import { runSteps } from "./run-steps.mjs";
import { build, testInBrowser } from "./test-steps.mjs";

ensureInstalled({ withDevelopment: true });

await runSteps([build, () => testInBrowser("tests/sweep/")]);
