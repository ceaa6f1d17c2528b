// Runs every check there is, from the formatting to the browser, or a part of them, and counts what passed and failed.
import { changedFiles } from "./changed-files.mjs";
import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { build, testInBrowser, testInNode, weigh } from "./test-steps.mjs";

const everything = () => [runChecks, build, weigh, testInNode, testInBrowser];

/** The checks that are worth their time beside a few tests. */
const checkQuickly = () => runChecks(["types (TypeScript 7)", "format"]);

const isInBrowser = (path) => /^(\.\/)?tests\/e2e(\/|$)/.test(path);

/** The tests of these files and folders. */
function ofPaths(paths) {
  const inBrowser = paths.filter(isInBrowser);
  const inNode = paths.filter((path) => !isInBrowser(path));
  return [
    checkQuickly,
    ...(inNode.length > 0 ? [() => testInNode(...inNode)] : []),
    ...(inBrowser.length > 0 ? [build, () => testInBrowser(...inBrowser)] : []),
  ];
}

/** What a browser shows, and how it comes there; its tests import none of it. */
const SEEN = /^(src\/(ui|composition)|server\/http|tests\/e2e)\//;

/** The tests that import what differs from main; all of the browser's where it may see a difference, or on demand. */
function ofChanges(inBrowser) {
  const isSeen = inBrowser || changedFiles().some((path) => SEEN.test(path));
  return [
    checkQuickly,
    () => testInNode("--changed=main", "--passWithNoTests"),
    ...(isSeen ? [build, () => testInBrowser()] : []),
  ];
}

function stepsFor(args) {
  if (args.length === 0) return everything();
  return args[0] === "--changed" ? ofChanges(args.includes("--e2e")) : ofPaths(args);
}

ensureInstalled({ withDevelopment: true });

const total = { passed: 0, failed: 0 };
for (const step of stepsFor(process.argv.slice(2))) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
