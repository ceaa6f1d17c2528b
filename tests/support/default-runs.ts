import fc from "fast-check";
import { runs } from "./runs.ts";

// A property that names no number of its own has this one.
fc.configureGlobal({ numRuns: runs(100) });
