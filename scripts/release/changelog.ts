const UNRELEASED = "## Unreleased\n";
const RELEASE = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/m;

/** The newest release that a changelog has, with its date as `YYYY-MM-DD`; null if there is none. */
export function newestRelease(changelog: string): { version: string; date: string } | null {
  const [, version, date] = RELEASE.exec(changelog) ?? [];
  return version === undefined || date === undefined ? null : { version, date };
}

/** Moves what is not released yet to a version of a date, `YYYY-MM-DD`; null if there is nothing to move. */
export function releaseChanges(changelog: string, version: string, date: string): string | null {
  const [head, rest] = changelog.split(UNRELEASED);
  if (head === undefined || rest === undefined) return null;
  const [changes = ""] = rest.split(/^## /m);
  if (!/^- /m.test(changes)) return null;
  return `${head}${UNRELEASED}\n## ${version} - ${date}\n${rest}`;
}
