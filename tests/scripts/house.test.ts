import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesOfAKind, listsKinds } from "../../scripts/house/kinds.ts";
import { namesIn } from "../../scripts/house/names-in.ts";
import { ending, importsOf, reached } from "../../scripts/house/reached.ts";
import { readTree, type Tree } from "../../scripts/house/read-tree.ts";
import { crowded, mutualPairs, smallOfOneImporter } from "../../scripts/house/shape.ts";
import { trace } from "../../scripts/house/trace.ts";
import { begin } from "./steps.ts";

const FILES: Readonly<Record<string, string>> = {
  "src/domain/goals/goal.ts":
    'import { day } from "../calendar/day.ts";\nexport const goal = day;\n',
  "src/domain/calendar/day.ts":
    'import type { Saved } from "../goals/saved.ts";\nexport const day = 1 as unknown as Saved;\n',
  "src/domain/goals/saved.ts": "export type Saved = 1;\n".padEnd(400, "// a long file\n"),
  "src/ui/screen.tsx":
    'import { goal } from "../domain/goals/goal.ts";\nexport const later = () => import("./later.ts");\nexport const it = () => <form>{goal}</form>;\n',
  "src/ui/later.ts": "export const late = 1;\n",
  "server/main.ts": 'import { goal } from "../src/domain/goals/goal.ts";\nexport default goal;\n',
};

let root: string;
let tree: Tree;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  tree = await readTree(root);
});

afterAll(() => rmSync(root, { recursive: true }));

const namesOf = (text: string) => namesIn("src/some.ts", text);

describe("what the house is counted by", () => {
  it("reads every file of src and server once", () => {
    expect([...tree.keys()]).toEqual(Object.keys(FILES).toSorted());
  });

  it("follows imports that run, and neither types nor what is fetched later", () => {
    expect(reached(tree, ["src/ui/screen.tsx"]).toSorted()).toEqual([
      "src/domain/calendar/day.ts",
      "src/domain/goals/goal.ts",
      "src/ui/screen.tsx",
    ]);
  });

  it("measures no way from a file that is not there", () => {
    expect(() => reached(tree, ["src/gone.ts"])).toThrow("src/gone.ts");
    expect(() => importsOf(tree, "src/gone.ts")).toThrow("src/gone.ts");
  });

  it("finds a file by the end of its path, and not where two end so", () => {
    expect(ending(tree, "goals/goal.ts")).toBe("src/domain/goals/goal.ts");
    expect(ending(tree, "server/main.ts")).toBe("server/main.ts");
    expect(() => ending(tree, "oal.ts")).toThrow("0 paths");
    expect(() =>
      ending(new Map([...tree, ["src/main.ts", { text: "", imports: [] }]]), "main.ts"),
    ).toThrow("2 paths");
  });

  it("counts a small file with one importer, be it one for a type or for later", () => {
    expect(smallOfOneImporter(tree, 2)).toEqual(["src/domain/calendar/day.ts", "src/ui/later.ts"]);
  });

  it("counts a folder's own files, not those of the folders in it", () => {
    expect(crowded(tree, 1)).toEqual(["src/domain/goals", "src/ui"]);
    expect(crowded(tree, 2)).toEqual([]);
  });

  it("counts a pair of folders that import each other once, be it by types", () => {
    expect(mutualPairs(tree, "src/domain")).toEqual(["calendar goals"]);
    expect(mutualPairs(tree, "src")).toEqual([]);
  });

  it("reads identifiers, texts and elements, and no comments", () => {
    const { identifiers, strings, elements } = namesIn(
      "src/some.tsx",
      '// budgets\nconst goals: Rule = "rules";\nconst it = <form><Field /></form>;\n',
    );
    expect([...identifiers].toSorted()).toEqual(["Rule", "goals", "it"]);
    expect([...strings]).toEqual(["rules"]);
    expect([...elements]).toEqual(["form", "Field"]);
  });

  it("takes four kinds for a list, each as a whole word", () => {
    expect(listsKinds(namesOf('const goals = 1, budgets = 2, rules = "categories";'))).toBe(true);
    expect(
      listsKinds(namesOf("const goals = 1, budgets = 2, rules = 3, keptCategories = 4;")),
    ).toBe(false);
  });

  it("takes the kind that the fewest files name, be it within a longer name", () => {
    const others =
      "const transaction = 1, Category = 2, budget = 3, rule = 4, listRecurrences = 5;";
    expect(filesOfAKind([namesOf(others), namesOf(`${others} const keepGoal = 6;`)])).toBe(1);
    expect(filesOfAKind([namesOf(others)])).toBe(0);
  });

  it("traces the functions that lead to a moment, over all that they wait for", async () => {
    const soFar = trace((file) => file.endsWith("/tests/scripts/steps.ts"));
    const found = await new Promise<ReadonlySet<string>>((resolve) => {
      begin(() => resolve(soFar()));
    });
    // `begin`, `afterWaiting`, the timer's own function and `last`.
    expect(found.size).toBe(4);
  });
});
