import type { Tree } from "./read-tree.ts";

/** Returns the modules loaded with some entry modules: these, and their imports, except types and `import()`. */
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

/** Returns the imports of a file; throws if the file does not exist. */
export function importsOf(tree: Tree, path: string) {
  const file = tree.get(path);
  if (file === undefined) throw new Error(`there is no ${path}`);
  return file.imports;
}

/** Returns the single path with an ending; throws if there is none, or several. */
export function ending(tree: Tree, name: string): string {
  const found = [...tree.keys()].filter((path) => `/${path}`.endsWith(`/${name}`));
  const [path] = found;
  if (path === undefined || found.length > 1)
    throw new Error(`${found.length} paths end in ${name}`);
  return path;
}
