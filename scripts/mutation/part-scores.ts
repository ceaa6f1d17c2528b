/** What a report of Stryker says of each file. */
export type Report = {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
};

/** The percentage of changes that the tests noticed, by the folder of the changed files. */
export type Scores = Readonly<Record<string, number>>;

type Part = { readonly folder: string; readonly noticed: number; readonly changes: number };

const NOTICED = new Set(["Killed", "Timeout"]);
const UNNOTICED = new Set(["Survived", "NoCoverage"]);

/** Properties try other values in each run, so a change more or less may be noticed. */
const BY_CHANCE = 1;

/** The percentage of the changes of a part that were noticed. */
export const scoreOf = ({ noticed, changes }: Omit<Part, "folder">): number =>
  (100 * noticed) / changes;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Counts the changes of a report by part: a file belongs to the innermost folder that has a score, else to its own. */
export function partsOf({ files }: Report, scores: Scores): readonly Part[] {
  const folders = Object.keys(scores).toSorted((one, other) => other.length - one.length);
  const parts = new Map<string, Part>();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = folders.find((name) => path.startsWith(`${name}/`)) ?? folderOf(path);
    const { noticed, changes } = parts.get(folder) ?? { noticed: 0, changes: 0 };
    const count = (statuses: ReadonlySet<string>) =>
      mutants.filter(({ status }) => statuses.has(status)).length;
    const more = count(NOTICED);
    const all = changes + more + count(UNNOTICED);
    if (all > 0) parts.set(folder, { folder, noticed: noticed + more, changes: all });
  }
  return [...parts.values()].toSorted((one, other) => one.folder.localeCompare(other.folder));
}

/** The parts of a report that have a lower score than they had. */
export const lowerParts = (report: Report, scores: Scores): readonly Part[] =>
  partsOf(report, scores).filter(
    ({ folder, noticed, changes }) =>
      Math.floor(((scores[folder] ?? 0) / 100) * changes) > noticed + BY_CHANCE,
  );
