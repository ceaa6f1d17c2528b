// Makes a release of what is in main, up to a tag and a package. Nothing is pushed.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { runsBeside } from "../server/infrastructure/persistence/migrations/migrate.ts";
import { ROOT } from "./node24.mjs";
import { makeRelease } from "./release/make-release.ts";
import { migrationsAt } from "./release/migrations-at.ts";

const REFUSALS = {
  dirty: "there are changes that are not committed",
  "not-main": "the branch is not main",
  "not-above": "the version, like 1.2.0, has to come after that of package.json",
  tagged: "this version has its tag already",
  "last-untagged":
    "the last release has no tag, like v1.1.0, by which to tell whether this one may run beside it",
  "nothing-new": "nothing stands under Unreleased in CHANGELOG.md",
  "checks-failed": "npm test failed; everything is as it was",
  "not-packed": "npm pack failed; everything is as it was",
};

const npm = (...args) => spawnSync("npm", args, { cwd: ROOT, stdio: "inherit" }).status === 0;

const [version = ""] = process.argv.slice(2);
const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Lisbon" });
// Ctrl-C ends the step that runs, and what was written is taken back.
process.on("SIGINT", () => undefined);
mkdirSync(`${ROOT}dist`, { recursive: true });
const refusal = makeRelease(ROOT, version, today, {
  runsBeside: (tag) => runsBeside(migrationsAt(ROOT, tag)),
  check: () => npm("test"),
  pack: () => npm("pack", "--pack-destination", "dist"),
});

if (refusal === null) {
  console.log(`FinControl ${version} is committed, tagged as v${version} and packed in dist/.`);
  console.log(`To publish it: git push --atomic origin main v${version}`);
} else {
  console.error(`Nothing was released: ${REFUSALS[refusal]}.`);
  process.exitCode = 1;
}
