import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise, type ICruiseOptions, type IDependency } from "dependency-cruiser";

/** An import of a file by another: `runs` is false for type imports, `later` true for `import()`. */
export type Import = { readonly to: string; readonly runs: boolean; readonly later: boolean };

export type SourceFile = { readonly text: string; readonly imports: readonly Import[] };

/** The production files by path from the root of the checkout. */
export type Tree = ReadonlyMap<string, SourceFile>;

const { options } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
  readonly options: ICruiseOptions;
};

/** Reads src and server of a checkout, with the imports as the check of the walls sees them. */
export async function readTree(root: string): Promise<Tree> {
  const paths = globSync("{src,server}/**/*.{ts,tsx,mjs}", { cwd: root })
    .filter((path) => !path.endsWith(".d.ts"))
    .toSorted();
  const folders = ["src", "server"].filter((folder) =>
    paths.some((path) => path.startsWith(`${folder}/`)),
  );
  const { output } = await cruise(folders, { ...options, baseDir: root });
  if (typeof output === "string") throw new TypeError("the cruise told its result as text");
  const found = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies]));
  const own = new Set(paths);
  return new Map(
    paths.map((path) => [
      path,
      {
        text: readFileSync(join(root, path), "utf8"),
        imports: (found.get(path) ?? []).filter(({ resolved }) => own.has(resolved)).map(importOf),
      },
    ]),
  );
}

const importOf = ({ resolved, dynamic, dependencyTypes }: IDependency): Import => ({
  to: resolved,
  runs: !dependencyTypes.includes("type-only"),
  later: dynamic,
});
