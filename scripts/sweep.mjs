// Checks every screen on every device, at every width, in both themes and with large letters, and runs the journeys on
// the phone, the main ones in Firefox and WebKitGTK as well; enters things amid cuts over PostgreSQL too; makes backups
// among writers, and kills backups, the nightly work and restores, five times each; undoes long lives of random actions;
// works beside older builds; runs what is tested over PostgreSQL under its strictest isolation; lets parts of a
// cluster die; installs the package from nothing.
import { ensureCluster } from "./ensure-cluster.mjs";
import { ensureEngines } from "./ensure-engines.mjs";
import { ensurePrometheus } from "./ensure-prometheus.mjs";
import { beside, lasting, runSteps } from "./run-steps.mjs";
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

ensureEngines();
ensurePrometheus();
const hasCluster = ensureCluster();

await runSteps([
  build,
  lasting(540, "the screens and journeys of the sweep", () =>
    testInBrowser("--tags-filter=sweep", "--exclude", ENGINES),
  ),
  // A cluster waits most of the time.
  beside(hasCluster ? [lasting(200, "a cluster", breakCluster)] : [], [
    lasting(150, "the strictest isolation", meetConflicts),
    lasting(60, "older builds", testBesideOlderBuilds),
    lasting(100, "copies that go wrong", () => letCopiesGoWrong(5, 200)),
    lasting(60, "long lives", () => undoMuch(3, 200)),
    lasting(90, "the package", installPackage),
  ]),
  lasting(80, "the other engines", () => testInBrowser(ENGINES)),
]);
