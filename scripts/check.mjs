// Runs only the checks.
import { runChecks } from "./checks.mjs";

const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
