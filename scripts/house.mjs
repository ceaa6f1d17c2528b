// Prints the table "The house in numbers" of docs/architecture.md; docs/house.md says what each line counts. Given the
// folder of another checkout, it also prints that one's numbers.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { measure } from "./house/measure.ts";
import { LAST_MINUTES } from "./last-minutes.mjs";
import { isBuilt, sizes } from "./sizes.mjs";

const MEASURES = [
  ["production files a commit, median of 100", "median", "≤ 4"],
  ["the same, 90th percentile", "ninetieth", "≤ 15"],
  ["constants without unit or meaning", "constants", "0"],
  ["words of our own left", "words", "0"],
  ["kB of docs without the guide", "papers", "≤ 240"],
  ["runs of more than 8 identical lines", "identical", "0"],
  ["folders above 25 files", "folders", "0"],
  ["pairs of domain topics that import each other", "pairs", "0"],
];

const [older] = process.argv.slice(2);
const before = older === undefined ? null : await measure(resolve(older));
const now = await measure(process.cwd());

/** What only this checkout knows: its last whole run of the tests, and what it has built. */
const ofThisOne = [
  [
    "minutes of npm test",
    existsSync(LAST_MINUTES) ? readFileSync(LAST_MINUTES, "utf8") : "–",
    "≤ 8",
  ],
  ...(isBuilt() ? sizes() : []).map(({ name, size, budget }) => [
    `bytes left of ${name}`,
    `${(((budget - size) / budget) * 100).toFixed(1)} %`,
    "≥ 3 %",
  ]),
];

const rows = [
  ["measure", ...(before ? ["before"] : []), "now", "goal"],
  ...MEASURES.map(([name, key, goal]) => [
    name,
    ...(before ? [String(before[key])] : []),
    String(now[key]),
    goal,
  ]),
  ...ofThisOne.map(([name, value, goal]) => [name, ...(before ? ["–"] : []), value, goal]),
];
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
const line = (cells) => `| ${cells.join(" | ")} |`;
const [head, ...body] = rows.map((row) =>
  line(
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    ),
  ),
);
const rule = line(
  widths.map(
    (width, column) => "-".repeat(column === 0 ? width : width - 1) + (column === 0 ? "" : ":"),
  ),
);
for (const text of [head, rule, ...body]) console.log(text);
