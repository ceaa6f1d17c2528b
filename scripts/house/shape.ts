import { posix } from "node:path";
import type { Tree } from "./read-tree.ts";

/** Folders of lists, which may have any number of files. */
const LISTS = /(^|\/)(migrations|layouts)\/|^src\/ui\/components\//;

/** The most files in a folder that stays easy to survey. */
const FILES_MAX = 25;

/** Returns the folders with more files of their own than that. */
export function crowded(tree: Tree, most = FILES_MAX): readonly string[] {
  const paths = [...tree.keys()].filter((path) => !LISTS.test(path));
  const folders = Map.groupBy(paths, (path) => posix.dirname(path));
  return [...folders].filter(([, own]) => own.length > most).map(([folder]) => folder);
}

/** Returns the pairs of subfolders that import each other. */
export function mutualPairs(tree: Tree, within: string): readonly string[] {
  const folderOf = (path: string) =>
    path.startsWith(`${within}/`) ? path.slice(within.length + 1).split("/")[0] : undefined;
  const ways = new Set<string>();
  for (const [from, { imports }] of tree)
    for (const { to } of imports) {
      const [one, other] = [folderOf(from), folderOf(to)];
      if (one !== undefined && other !== undefined) ways.add(`${one} ${other}`);
    }
  return [...ways].filter((way) => {
    const [one = "", other = ""] = way.split(" ");
    return one < other && ways.has(`${other} ${one}`);
  });
}
