// Checks every screen on every device, at every width, in both themes and with large letters, and runs the journeys on
// the phone, the main ones in Firefox and WebKitGTK as well; enters things amid cuts over PostgreSQL too; makes backups
// among writers, and kills backups, the nightly work and restores, five times each; undoes long lives of random actions;
// works beside older builds; runs what is tested over PostgreSQL under its strictest isolation; lets parts of a
// cluster die; installs the package from nothing.
import { ensureCluster } from "./ensure-cluster.mjs";
import { ensureEngines } from "./ensure-engines.mjs";
import { ensurePrometheus } from "./ensure-prometheus.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { beside, runSteps } from "./run-steps.mjs";
import {
  breakCluster,
  build,
  installPackage,
  letCopiesGoWrong,
  meetConflicts,
  testBesideOlderBuilds,
  testInBrowser,
  undoMuch,
} from "./test-steps.mjs";

/** Each starts browsers of its own, which need the machine for themselves. */
const ENGINES = "tests/sweep/engines.test.ts";

ensureInstalled();
ensureEngines();
ensurePrometheus();
const hasCluster = ensureCluster();

await runSteps([
  build,
  () => testInBrowser("--tags-filter=sweep", "--exclude", ENGINES),
  () => testInBrowser(ENGINES),
  // A cluster waits most of the time.
  beside(hasCluster ? [breakCluster] : [], [
    testBesideOlderBuilds,
    () => letCopiesGoWrong(5, 200),
    () => undoMuch(3, 200),
    meetConflicts,
    installPackage,
  ]),
]);
