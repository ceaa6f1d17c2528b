// Tries every way of installing from nothing, with the last commit: `npm run install-check [-- package service compose
// container]`. It tells what this machine cannot try.
import { temporaryDirectory } from "../tests/server/support/temporary-directory.ts";
import { packLastCommit } from "./install/installation.mjs";
import { tryCompose } from "./install/try-compose.mjs";
import { tryContainer } from "./install/try-container.mjs";
import { tryPackage } from "./install/try-package.mjs";
import { tryService } from "./install/try-service.mjs";
import { runSteps } from "./run-steps.mjs";

const WAYS = {
  package: tryPackage,
  service: tryService,
  compose: tryCompose,
  container: tryContainer,
};

const wanted = process.argv.slice(2);
const folder = await temporaryDirectory();
const { clone, file, seconds } = await packLastCommit(folder.path);
console.log(`packed from a clone in ${Math.round(seconds)} s`);

const step = (name) => async () => {
  try {
    console.log(`${name}: ${await WAYS[name](folder.path, file, clone)}`);
    return { passed: 1, failed: [] };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: [`installing: ${name}`] };
  }
};

await runSteps((wanted.length > 0 ? wanted : Object.keys(WAYS)).map(step));
await folder.remove();
