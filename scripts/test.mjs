// Runs every check but the sweep, from the formatting to the browser, or a part of them, and counts passed and failed.
import { changedFiles } from "./changed-files.mjs";
import { runChecks } from "./checks.mjs";
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

/** The sources of what a browser shows; its tests import none of them. */
const SEEN = /^(src\/(ui|composition)|server\/http|tests\/e2e)\//;

/**
 * Runs the tests that import files that differ from main; all journeys where a difference may be visible, or on demand.
 */
function ofChanges(inBrowser) {
  const isSeen = inBrowser || changedFiles().some((path) => SEEN.test(path));
  return [
    checkQuickly,
    () => testInNode("--changed=main", "--passWithNoTests"),
    ...(isSeen ? [build, testJourneys] : []),
  ];
}

function stepsFor(args) {
  if (args.length === 0) return everything();
  return args[0] === "--changed" ? ofChanges(args.includes("--e2e")) : ofPaths(args);
}

await runSteps(stepsFor(process.argv.slice(2)));
