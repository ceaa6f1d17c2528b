// Runs every check but the sweep, from the formatting to the browser, or a part of them, and counts passed and failed.
import { changedFiles } from "./changed-files.mjs";
import { runChecks } from "./checks.mjs";
import { journeysOf } from "./journeys-of.ts";
import { noteMinutes } from "./last-minutes.mjs";
import { runSteps } from "./run-steps.mjs";
import {
  build,
  testAllInNode,
  testInBrowser,
  testInNode,
  testJourneys,
  weigh,
} from "./test-steps.mjs";

const everything = () => [runChecks, build, weigh, testAllInNode, testJourneys];

/** The checks that are fast enough beside a few tests. */
const checkQuickly = () => runChecks(["types", "format"]);

const isInBrowser = (path) => /^(\.\/)?tests\/(e2e|sweep)(\/|$)/.test(path);

/** Runs the tests of these files and folders. */
function ofPaths(paths) {
  const inBrowser = paths.filter(isInBrowser);
  const inNode = paths.filter((path) => !isInBrowser(path));
  return [
    checkQuickly,
    ...(inNode.length > 0 ? [() => testInNode(...inNode)] : []),
    ...(inBrowser.length > 0 ? [build, () => testInBrowser(...inBrowser)] : []),
  ];
}

/** Runs the tests that import files that differ from main, and the journeys through what differs; all of these on demand. */
function ofChanges(inBrowser) {
  const journeys = inBrowser ? null : journeysOf(changedFiles());
  const paths = (journeys ?? []).map((name) => `tests/e2e/${name}.test.ts`);
  const areNone = journeys?.length === 0;
  return [
    checkQuickly,
    () => testInNode("--changed=main", "--passWithNoTests", "--tags-filter=!sweep"),
    ...(areNone ? [] : [build, () => testJourneys(...paths)]),
  ];
}

function stepsFor(args) {
  if (args.length === 0) return everything();
  return args[0] === "--changed" ? ofChanges(args.includes("--e2e")) : ofPaths(args);
}

const args = process.argv.slice(2);
const from = performance.now();
await runSteps(stepsFor(args));
if (args.length === 0) noteMinutes(from);
