// Compares what Stryker has just reported with scores.json, part by part; fails where a score is lower.
import { readFileSync } from "node:fs";
import { ROOT } from "../node24.mjs";
import { lowerParts, partsOf, scoreOf } from "./part-scores.ts";

const read = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, "utf8"));

for (const [run, scores] of Object.entries(read("scripts/mutation/scores.json"))) {
  const report = read(`.cache/mutation-${run}.json`);
  const lower = new Set(lowerParts(report, scores).map(({ folder }) => folder));
  if (lower.size > 0) process.exitCode = 1;
  for (const part of partsOf(report, scores)) {
    const before = scores[part.folder] ?? "none yet";
    const verdict = lower.has(part.folder) ? "LOWER" : "";
    console.log(`${run} ${part.folder}: ${scoreOf(part).toFixed(1)} % (${before}) ${verdict}`);
  }
}
