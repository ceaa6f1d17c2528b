import { posix } from "node:path";
import type { Tree } from "./read-tree.ts";

export const linesOf = (text: string): number => text.split("\n").length - 1;

/** The files of at most `lines` lines that one other file imports, for whatever. */
export function smallOfOneImporter(tree: Tree, lines: number): readonly string[] {
  const importers = new Map<string, Set<string>>();
  for (const [from, { imports }] of tree)
    for (const { to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return [...tree]
    .filter(([path, { text }]) => linesOf(text) <= lines && importers.get(path)?.size === 1)
    .map(([path]) => path);
}

/** Lists without a choice: no file of these is one more to find one's way in. */
const LISTS = /(^|\/)(migrations|layouts)\/|^src\/ui\/components\//;

/** So many files one finds one's way in. */
const FILES_MAX = 25;

/** The folders that hold more files themselves than one finds one's way in. */
export function crowded(tree: Tree, most = FILES_MAX): readonly string[] {
  const paths = [...tree.keys()].filter((path) => !LISTS.test(path));
  const folders = Map.groupBy(paths, (path) => posix.dirname(path));
  return [...folders].filter(([, own]) => own.length > most).map(([folder]) => folder);
}

/** The pairs of folders within a folder of which each has a file that imports one of the other. */
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
