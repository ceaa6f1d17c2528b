// Checks the import graph against the walls. A run that missed a source file proves nothing, so it fails too.
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { cruise } from "dependency-cruiser";
import { readTree } from "./house/read-tree.ts";
import { crowded, mutualPairs } from "./house/shape.ts";

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

const folders = ["src", "server"];

/** The folders whose subfolders are topics: of two topics at most one may import the other. */
const FLOORS = ["src/domain", "src/application", "src/text", "src/infrastructure"];

const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { exclude: (path) => path.endsWith(".d.ts") },
);
const { output } = await cruise(folders, {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
const cruised = new Set(output.modules.map(({ source }) => source));

const tree = await readTree(process.cwd());
const problems = [
  ...crowded(tree).map((folder) => `a folder of more than 25 files: ${folder}`),
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...sources.filter((path) => !cruised.has(path)).map((path) => `not cruised: ${path}`),
  ...FLOORS.flatMap((floor) =>
    mutualPairs(tree, floor).map((pair) => `topics of ${floor} that import each other: ${pair}`),
  ),
  ...(sources.length === 0 ? ["there is no source file to cruise"] : []),
];

for (const problem of problems) console.error(problem);
console.log(`${sources.length} source files cruised, ${problems.length} walls broken`);
process.exitCode = problems.length === 0 ? 0 : 1;
