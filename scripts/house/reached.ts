import type { Tree } from "./read-tree.ts";

/** The modules that run once some are started: these, and what they import, but for types and what `import()` fetches. */
export function reached(tree: Tree, starts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const look = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { to, runs, later } of importsOf(tree, path)) if (runs && !later) look(to);
  };
  for (const start of starts) look(start);
  return [...found];
}

/** The imports of a file; throws where there is none, so that no way is measured from a file that has gone. */
export function importsOf(tree: Tree, path: string) {
  const file = tree.get(path);
  if (file === undefined) throw new Error(`there is no ${path}`);
  return file.imports;
}

/** The one path that ends so; throws where there is none, or another one. */
export function ending(tree: Tree, name: string): string {
  const found = [...tree.keys()].filter((path) => `/${path}`.endsWith(`/${name}`));
  const [path] = found;
  if (path === undefined || found.length > 1)
    throw new Error(`${found.length} paths end in ${name}`);
  return path;
}
