// Runs a file on the Node that the project pins, once what is missing is installed: `node scripts/on-node24.mjs <file> …`.
// Whatever starts without it, it and what it imports, runs on any Node from 20 on with nothing installed.
import { realpathSync } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { exitCodeOf, forwardSignals, NODE, ROOT, startOnNode24 } from "./node24.mjs";

const [file, ...args] = process.argv.slice(2);

ensureInstalled();
if (process.execPath === realpathSync(NODE)) {
  process.argv.splice(1, 2, ROOT + file);
  await import(process.argv[1]);
} else {
  const child = startOnNode24([file, ...args]);
  forwardSignals(child);
  process.exit(await exitCodeOf(child));
}
