// Tries every way of installing from nothing, with the last commit: `npm run install-check [package service compose
// container]`. What a machine cannot try is told.
import { temporaryDirectory } from "../tests/server/support/temporary-directory.ts";
import { packLastCommit } from "./install/installation.mjs";
import { tryPackage } from "./install/try-package.mjs";
import { runSteps } from "./run-steps.mjs";

const WAYS = { package: tryPackage };

const wanted = process.argv.slice(2);
const folder = await temporaryDirectory();
const { clone, file, seconds } = await packLastCommit(folder.path);
console.log(`packed from a clone in ${seconds.toFixed(0)} s`);

const step = (name) => async () => {
  console.log(`\n${name}`);
  try {
    await WAYS[name](folder.path, file, clone);
    return { passed: 1, failed: [] };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: [`installing: ${name}`] };
  }
};

await runSteps((wanted.length > 0 ? wanted : Object.keys(WAYS)).map(step));
await folder.remove();
