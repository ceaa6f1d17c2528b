import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newestRelease } from "../../scripts/release/changelog.ts";
import { release } from "../../src/domain/operator/release.ts";

const versions = (path: string) => {
  const { version, packages } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly version: string;
    readonly packages?: Readonly<Record<string, { readonly version: string }>>;
  };
  return [version, packages?.[""]?.version ?? version];
};

describe("the release", () => {
  it.each(["package.json", "package-lock.json"])("has the version of %s", (path) => {
    expect(versions(path)).toEqual([release.version, release.version]);
  });

  it("is the newest one of the changelog, of the same day", () => {
    expect(newestRelease(readFileSync("CHANGELOG.md", "utf8"))).toEqual(release);
  });
});
