import { releaseChanges, type NewRelease } from "./changelog.ts";

/** The files that name the release. */
const CHANGELOG = "CHANGELOG.md";
const PACKAGE = "package.json";
const LOCK = "package-lock.json";
const RELEASE = "src/domain/operator/release.ts";
export const FILES = [CHANGELOG, PACKAGE, LOCK, RELEASE];

/** The texts of those files by their path. */
export type Texts = ReadonlyMap<string, string>;

/** The version that package.json has. */
export const versionOf = (texts: Texts): string =>
  (JSON.parse(texts.get(PACKAGE) ?? "{}") as { readonly version: string }).version;

/** The texts as a release has them; null if nothing is new. */
export function releasedTexts(texts: Texts, release: NewRelease): Texts | null {
  const { version, date, last } = release;
  const changelog = releaseChanges(texts.get(CHANGELOG) ?? "", release);
  if (changelog === null) return null;
  const [year, month, day] = date.split("-").map(Number);
  const named = `"version": "${version}"`;
  const before = `"version": "${last}"`;
  const text = (path: string) => texts.get(path) ?? "";
  return new Map([
    [CHANGELOG, changelog],
    [PACKAGE, text(PACKAGE).replace(before, named)],
    // The product stands twice at the head of the lock file.
    [LOCK, text(LOCK).replace(before, named).replace(before, named)],
    [
      RELEASE,
      text(RELEASE)
        .replace(/version: "[^"]*"/, `version: "${version}"`)
        .replace(/civilDate\([^)]*\)/, `civilDate(${year}, ${month}, ${day})`),
    ],
  ]);
}
