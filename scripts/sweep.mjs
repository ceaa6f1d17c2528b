// Checks every screen on every device, at every width, in both themes and with large letters, and runs the journeys on
// the phone, the main ones in Firefox and WebKitGTK as well; enters things amid cuts over PostgreSQL too; makes backups
// among writers, and kills backups, the nightly work and restores, five times each; undoes long lives of random actions;
// runs what is tested over PostgreSQL under its strictest isolation; installs the package from nothing.
import { ensureEngines } from "./ensure-engines.mjs";
import { ensurePrometheus } from "./ensure-prometheus.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runSteps } from "./run-steps.mjs";
import {
  build,
  installPackage,
  letCopiesGoWrong,
  meetConflicts,
  testInBrowser,
  undoMuch,
} from "./test-steps.mjs";

/** Each starts browsers of its own, which need the machine for themselves. */
const ENGINES = "tests/sweep/engines.test.ts";

ensureInstalled();
ensureEngines();
ensurePrometheus();

await runSteps([
  build,
  () => testInBrowser("--tags-filter=sweep", "--exclude", ENGINES),
  () => testInBrowser(ENGINES),
  () => letCopiesGoWrong(5, 200),
  () => undoMuch(3, 200),
  meetConflicts,
  installPackage,
]);
