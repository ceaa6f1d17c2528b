import fc from "fast-check";
import { runs } from "./runs.ts";

const SEED = process.env["RUNS_SEED"];

// A property that names no number of its own has this one. With a seed all draw the same values as before.
fc.configureGlobal({ numRuns: runs(100), ...(SEED !== undefined && { seed: Number(SEED) }) });
