// Tries every way of installing from nothing, with the last commit: `npm run install-check [-- package service compose
// container]`. It tells what this machine cannot try. With `here` the package is made of this folder as it is.
import { temporaryDirectory } from "../tests/server/support/temporary-directory.ts";
import { cloneLastCommit, NotTried, pack } from "./install/installation.mjs";
import { startOutside } from "./install/outside.mjs";
import { killLeft } from "./install/product.mjs";
import { tryCompose } from "./install/try-compose.mjs";
import { tryContainer } from "./install/try-container.mjs";
import { tryPackage } from "./install/try-package.mjs";
import { tryService } from "./install/try-service.mjs";
import { ROOT } from "./node24.mjs";
import { runSteps } from "./run-steps.mjs";

const WAYS = {
  package: tryPackage,
  service: tryService,
  compose: tryCompose,
  container: tryContainer,
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => word in WAYS);
const folder = await temporaryDirectory();
const checkout = words.includes("here") ? ROOT : await cloneLastCommit(folder.path);
const begin = performance.now();
const file = await pack(checkout, folder.path);
console.log(`packed in ${Math.round((performance.now() - begin) / 1_000)} s`);

const outside = await startOutside();

const step = (name) => async () => {
  try {
    console.log(`${name}: ${await WAYS[name]({ folder: folder.path, file, checkout, outside })}`);
    return { passed: 1, failed: [] };
  } catch (error) {
    if (error instanceof NotTried) {
      console.log(`${name}: not tried, for it ${error.message}`);
      return { passed: 0, failed: [] };
    }
    console.error(error);
    return { passed: 0, failed: [`installing: ${name}`] };
  } finally {
    killLeft();
  }
};

await runSteps((wanted.length > 0 ? wanted : Object.keys(WAYS)).map(step));
await outside.close();
await folder.remove();
