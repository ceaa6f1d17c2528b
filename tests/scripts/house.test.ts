import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { percentile, productionFiles } from "../../scripts/house/commits.ts";
import { vagueConstants } from "../../scripts/house/constants.ts";
import { identicalRuns } from "../../scripts/house/identical-lines.ts";
import { namesIn } from "../../scripts/house/names-in.ts";
import { bytesOfPapers } from "../../scripts/house/papers.ts";
import { readTree, type Tree } from "../../scripts/house/read-tree.ts";
import { crowded, mutualPairs } from "../../scripts/house/shape.ts";

const FILES: Readonly<Record<string, string>> = {
  "src/domain/goals/goal.ts":
    'import { day } from "../calendar/day.ts";\nexport const goal = day;\n',
  "src/domain/calendar/day.ts":
    'import type { Saved } from "../goals/saved.ts";\nexport const day = 1 as unknown as Saved;\n',
  "src/domain/goals/saved.ts": "export type Saved = 1;\n",
  "src/ui/screen.tsx":
    'import { goal } from "../domain/goals/goal.ts";\nexport const it = () => <form>{goal}</form>;\n',
  "src/ui/later.ts": "export const late = 1;\n",
};

const PAPERS = {
  "docs/api.md": "12345",
  "docs/adr/0001.md": "678",
  "docs/guia-do-utilizador.md": "9",
};

let root: string;
let tree: Tree;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  for (const [path, text] of Object.entries({ ...FILES, ...PAPERS })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  tree = await readTree(root);
});

afterAll(() => rmSync(root, { recursive: true }));

const lines = (count: number, word = "line") =>
  Array.from({ length: count }, (_, at) => `  ${word} ${at};`).join("\n}\n\n");
const treeOf = (texts: Readonly<Record<string, string>>): Tree =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { text, imports: [] }]));

describe("lines that stand in several places", () => {
  it("are found once, at their first lines, however many places have them and however they are indented", () => {
    const nine = lines(9);
    const copied = treeOf({
      "src/a.ts": `import {\n  one,\n} from "./one.ts";\nconst own = 1;\n${nine}\n`,
      "src/b.ts": `${nine.replaceAll("  line", "line")}\nconst more = 1;\n`,
      "src/c.ts": `const other = 1;\n${nine}`,
    });
    expect(identicalRuns(copied)).toEqual([
      { lines: 9, places: ["src/a.ts:5", "src/b.ts:1", "src/c.ts:2"] },
    ]);
  });

  it("count neither in a migration nor up to 8, with imports and lines of brackets beside them", () => {
    const imports = 'import { one } from "./one.ts";\n'.repeat(12);
    const eight = `${imports}${lines(8)}\n})}\n};\n`;
    expect(identicalRuns(treeOf({ "src/a.ts": eight, "src/b.ts": eight }))).toEqual([]);
    const many = lines(30);
    const frozen = "server/migrations/0001-first.ts";
    expect(identicalRuns(treeOf({ [frozen]: many, "server/a.ts": many }))).toEqual([]);
  });

  it("are two runs where two pairs of places have them", () => {
    const copied = treeOf({
      "src/a.ts": `${lines(12)}\n${lines(10, "word")}`,
      "src/b.ts": lines(12),
      "src/c.ts": lines(10, "word"),
    });
    expect(identicalRuns(copied).map((run) => run.lines)).toEqual([12, 10]);
  });
});

describe("what the house is counted by", () => {
  it("reads every file of src and server once", () => {
    expect([...tree.keys()]).toEqual(Object.keys(FILES).toSorted());
  });

  it("counts the production files of the commits that have any", () => {
    const log = "\0\n\nsrc/a.ts\nserver/b.ts\ndocs/c.md\n\0\n\ndocs/c.md\n\0\n\nserver/b.ts\n";
    expect(productionFiles(log)).toEqual([2, 1]);
  });

  it("takes the value that so many percent do not exceed", () => {
    const values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
    expect([percentile(values, 50), percentile(values, 90), percentile([], 50)]).toEqual([5, 9, 0]);
  });

  it("takes a number for vague whose name has no word for what it counts", () => {
    const text =
      'const AT_ONCE = 25;\nexport const PATIENCE = 5 * 1_000;\nconst MAX_FILES = 9;\nconst most = 3;\nconst MOST = "x";\n';
    expect(vagueConstants("src/some.ts", text)).toEqual(["AT_ONCE", "PATIENCE"]);
  });

  it("weighs the papers without the guide", () => {
    expect(bytesOfPapers(root)).toBe(8);
  });

  it("counts a folder's own files, not those of the folders in it", () => {
    expect(crowded(tree, 1)).toEqual(["src/domain/goals", "src/ui"]);
    expect(crowded(tree, 2)).toEqual([]);
  });

  it("counts a pair of folders that import each other once, be it by types", () => {
    expect(mutualPairs(tree, "src/domain")).toEqual(["calendar goals"]);
    expect(mutualPairs(tree, "src")).toEqual([]);
  });

  it("reads identifiers, and neither texts nor comments", () => {
    const text = '// budgets\nconst goals: Rule = "rules";\nconst it = <form><Field /></form>;\n';
    expect([...namesIn("src/some.tsx", text)].toSorted()).toEqual(["Rule", "goals", "it"]);
  });
});
