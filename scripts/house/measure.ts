import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOfAKind, listsKinds } from "./kinds.ts";
import { namesIn } from "./names-in.ts";
import { ending, importsOf, reached } from "./reached.ts";
import { readTree, type Tree } from "./read-tree.ts";
import { crowded, linesOf, mutualPairs, smallOfOneImporter } from "./shape.ts";

// Files are identified by the ends of their paths, so that a tree with other folders is counted alike.

/** The form of an entry, its opener, the ledger it writes to, and the calls. */
const SAVE = [
  "TransactionForm.tsx",
  "src/composition/features/transactions.ts",
  "src/composition/page/ledger.ts",
  "src/infrastructure/http/api.ts",
];
const DRAWS = /^src\/(ui\/(components|design)|text)\/|\.css\.ts$/;

const ROUTE = "server/http/routes/transactions.ts";
const WRITES = "kysely-ledger-work.ts";

const MIGRATIONS = /\/migrations\//;
const SCREENS_AND_RULES = /^src\/(ui|domain|text)\//;

/** The form shared by all dialogs. */
const SHARED_FORM = "DialogForm.tsx";

export type Measures = Readonly<Record<string, number>>;

/** Measures a checkout of this project. */
export async function measure(root: string): Promise<Measures> {
  const tree = await readTree(root);
  const paths = [...tree.keys()];
  const route = ending(tree, ROUTE);
  const live = only(tree, (path) => !MIGRATIONS.test(path));
  const names = new Map([...live].map(([path, { text }]) => [path, namesIn(path, text)]));
  const without = (left: RegExp) =>
    [...names].filter(([path]) => !left.test(path)).map(([, found]) => found);
  const drawsForm = [...names].filter(([, { elements }]) => elements.has("form"));
  const tests = globSync("tests/**/*.{ts,tsx}", { cwd: root });

  return {
    save: reached(
      tree,
      SAVE.map((name) => ending(tree, name)),
    ).filter((path) => !DRAWS.test(path)).length,
    hops: Number(execFileSync(process.execPath, [TRACE, root], { encoding: "utf8" })),
    // A route imports only the types of its use cases: composition passes them in.
    post: reached(tree, [
      route,
      ...importsOf(tree, route).map(({ to }) => to),
      ending(tree, WRITES),
    ]).length,
    seventh: filesOfAKind(without(SCREENS_AND_RULES)),
    lists: without(/^src\/text\//).filter(listsKinds).length,
    files: paths.length,
    small: smallOfOneImporter(tree, 25).length,
    folders: crowded(tree).length,
    pairs: mutualPairs(tree, "src/domain").length,
    machines: paths.filter((path) => /^src\/application\/.*\.machine\.ts$/.test(path)).length,
    forms: drawsForm.filter(([path]) => path !== ending(tree, SHARED_FORM)).length,
    lines: sum(
      paths.filter((path) => !path.endsWith(".css.ts")).map((path) => tree.get(path)?.text),
    ),
    tests: sum(tests.map((path) => readFileSync(join(root, path), "utf8"))),
  };
}

const TRACE = join(import.meta.dirname, "trace-save.mjs");

const only = (tree: Tree, holds: (path: string) => boolean): Tree =>
  new Map([...tree].filter(([path]) => holds(path)));

const sum = (texts: readonly (string | undefined)[]) =>
  texts.reduce((lines, text = "") => lines + linesOf(text), 0);
