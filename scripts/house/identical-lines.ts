import type { Tree } from "./read-tree.ts";

/** A run of lines that stands in at least two places, each a path with its first line. */
export type IdenticalRun = { readonly lines: number; readonly places: readonly string[] };

/** The most lines in a row that may stand in two places. */
const MAX_LINES = 8;

/** What has run in a database stays as it is. */
const FROZEN = /\/migrations\//;

type Line = { readonly path: string; readonly number: number; readonly text: string };

/**
 * Returns the runs of more than `most` lines that stand in several places, the longest first. Imports, indentation and
 * lines of brackets alone do not count; of two runs that overlap in a place only the longer one is returned.
 */
export function identicalRuns(tree: Tree, most = MAX_LINES): readonly IdenticalRun[] {
  const lines = [...tree]
    .filter(([path]) => !FROZEN.test(path))
    .flatMap(([path, { text }]) => [
      ...linesThatCount(path, text),
      // No run goes beyond the end of a file.
      { path, number: 0, text: `end of ${path}` },
    ]);
  const windows = Map.groupBy(
    lines.slice(0, -most).map((_, at) => at),
    (at) =>
      lines
        .slice(at, at + most + 1)
        .map(({ text }) => text)
        .join("\n"),
  );
  const pairs = [...windows.values()].flatMap((places) =>
    places.flatMap((left, index) =>
      places
        .slice(index + 1)
        .filter((right) => lines[left - 1]?.text !== lines[right - 1]?.text)
        .map((right) => ({ left, right, length: lengthOf(lines, left, right) }))
        .filter(({ length }) => length > most),
    ),
  );
  const runs = new Map<string, { places: Set<number>; length: number }>();
  for (const { left, right, length } of pairs.toSorted((one, two) => two.length - one.length)) {
    const text = lines.slice(left, left + length).map((line) => line.text);
    const key = text.join("\n");
    const run = runs.get(key) ?? { places: new Set(), length };
    runs.set(key, { ...run, places: run.places.add(left).add(right) });
  }
  const taken = new Set<number>();
  return [...runs.values()].flatMap(({ places, length }) => {
    const free = [...places].filter((at) => !taken.has(at));
    if (free.length < 2) return [];
    for (const at of free) for (let next = at; next < at + length; next += 1) taken.add(next);
    const placeOf = (at: number) => `${lines[at]?.path}:${lines[at]?.number}`;
    return [{ lines: length, places: free.toSorted((one, two) => one - two).map(placeOf) }];
  });
}

/** How many lines are the same from two places on. */
function lengthOf(lines: readonly Line[], left: number, right: number): number {
  let length = 0;
  while (lines[left + length]?.text === lines[right + length]?.text) length += 1;
  // Lines that repeat themselves are no copy of what stands above them.
  return Math.min(length, right - left);
}

function linesThatCount(path: string, text: string): readonly Line[] {
  let isImport = false;
  return text.split("\n").flatMap((line, at) => {
    const trimmed = line.trim();
    isImport ||= /^import\b(?!\()/.test(trimmed);
    const counts = /\w/.test(trimmed) && !isImport;
    if (isImport && trimmed.endsWith(";")) isImport = false;
    return counts ? [{ path, number: at + 1, text: trimmed }] : [];
  });
}
