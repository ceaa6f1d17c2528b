// Checks every screen on every device, at every width, in both themes and with large letters; runs the journeys on the
// phone, and the main ones in Firefox and WebKitGTK; kills programs, cuts connections and damages copies; undoes long
// lives; works beside older builds; runs properties more often, and what is tested over PostgreSQL under its strictest
// isolation; lets parts of a cluster die; installs the package from nothing. The seconds are those of two processors with
// nothing else to do: 32 minutes are the most that they may come to.
import { ensureCluster } from "./ensure-cluster.mjs";
import { ensureEngines } from "./ensure-engines.mjs";
import { ensurePrometheus } from "./ensure-prometheus.mjs";
import { beside, runSteps } from "./run-steps.mjs";
import {
  breakCluster,
  build,
  installPackage,
  meetConflicts,
  runDearProperties,
  runProperties,
  sweepInNode,
  testInBrowser,
} from "./test-steps.mjs";

/** Each starts browsers of its own, which need the machine for themselves. */
const ENGINES = "tests/sweep/engines.test.ts";

ensureEngines();
ensurePrometheus();
const hasCluster = ensureCluster();

await runSteps([
  build,
  // 540 s.
  () => testInBrowser("--tags-filter=sweep", "--exclude", ENGINES),
  // A cluster waits most of the time: 200 s beside the others' 450.
  beside(hasCluster ? [breakCluster] : [], [
    () => sweepInNode({ KILLS: "5", DAMAGES: "200", LIVES: "3", ACTIONS: "200" }),
    () => runProperties(5),
    () => runDearProperties(5),
    meetConflicts,
    installPackage,
  ]),
  // 80 s.
  () => testInBrowser(ENGINES),
]);
