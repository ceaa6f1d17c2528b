const UNRELEASED = "## Unreleased\n";
const RELEASE = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/m;

/** What a release says of itself, and of the last one. */
export type NewRelease = {
  readonly version: string;
  /** As `YYYY-MM-DD`. */
  readonly date: string;
  readonly last: string;
  /** Whether its servers may run beside those of the last one. */
  readonly isBeside: boolean;
};

/** The newest release that a changelog has, with its date as `YYYY-MM-DD`; null if there is none. */
export function newestRelease(changelog: string): { version: string; date: string } | null {
  const [, version, date] = RELEASE.exec(changelog) ?? [];
  return version === undefined || date === undefined ? null : { version, date };
}

/** What a release tells first: whether its servers run beside those of the one before. */
const upgradeFrom = (last: string, isBeside: boolean) =>
  isBeside
    ? `Runs beside ${last}: of several servers [one after the other](docs/operations.md#upgrades) is replaced.`
    : `Does not run beside ${last}: [every server is stopped](docs/operations.md#upgrades) before the first one starts.`;

/**
 * Moves what is not released yet to a version of a date, `YYYY-MM-DD`, which may run beside the last one; null if there is
 * nothing to move.
 */
export function releaseChanges(
  changelog: string,
  { version, date, last, isBeside }: NewRelease,
): string | null {
  const [head, rest] = changelog.split(UNRELEASED);
  if (head === undefined || rest === undefined) return null;
  const [changes = ""] = rest.split(/^## /m);
  if (!/^- /m.test(changes)) return null;
  return `${head}${UNRELEASED}\n## ${version} - ${date}\n\n${upgradeFrom(last, isBeside)}\n${rest}`;
}
