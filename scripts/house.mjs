// Prints the table of docs/architecture.md, "How the house is counted"; every number comes from the tree. Given the
// folder of another checkout, it also prints that one's numbers.
import { resolve } from "node:path";
import { measure } from "./house/measure.ts";

const MEASURES = [
  ["modules on the way of a save", "save", "≤ 95"],
  ["functions from SUBMIT to fetch", "hops", "≤ 12"],
  ["modules reachable from POST /despesas", "post", "≤ 75"],
  ["production files that name a kind, without its screen and its rules", "seventh", "≤ 8"],
  ["files that list the kinds side by side", "lists", "≤ 3"],
  ["files in src and server", "files", "≤ 1 600"],
  ["of them, of at most 25 lines and with one importer", "small", "≤ 90"],
  ["folders above 25 files", "folders", "0"],
  ["pairs of domain folders that import each other", "pairs", "0"],
  ["files of machines", "machines", "≤ 34"],
  ["hand-made forms", "forms", "≤ 4"],
  ["lines of production, without styles", "lines", "–"],
  ["lines of tests", "tests", "–"],
];

const grouped = (count) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, " ");

const [older] = process.argv.slice(2);
const before = older === undefined ? null : await measure(resolve(older));
const now = await measure(process.cwd());

const rows = [
  ["measure", ...(before ? ["before"] : []), "now", "goal"],
  ...MEASURES.map(([name, key, goal]) => [
    name,
    ...(before ? [grouped(before[key])] : []),
    grouped(now[key]),
    goal,
  ]),
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
