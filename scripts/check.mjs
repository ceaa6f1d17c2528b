// Runs only the checks.
import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
