import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newestRelease, releaseChanges } from "../../scripts/release/changelog.ts";
import { makeRelease } from "../../scripts/release/make-release.ts";
import { isAbove } from "../../scripts/release/version.ts";

const FILES: Readonly<Record<string, string>> = {
  "CHANGELOG.md":
    "# Changelog\n\n## Unreleased\n\n### Added\n\n- News.\n\n## 1.0.0 - 2026-11-26\n\n- The first.\n",
  "package.json": '{\n  "name": "it",\n  "version": "1.0.0"\n}\n',
  "package-lock.json":
    '{\n  "version": "1.0.0",\n  "packages": { "": { "version": "1.0.0" }, "node_modules/a": { "version": "1.0.0" } }\n}\n',
  "src/domain/operator/release.ts":
    'export const release = { version: "1.0.0", date: civilDate(2026, 11, 26) };\n',
};

const RELEASED: Readonly<Record<string, string>> = {
  "CHANGELOG.md":
    "# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2027-02-03\n\nRuns beside 1.0.0: of several servers [one after the other](docs/operations.md#upgrades) is replaced.\n\n### Added\n\n- News.\n\n## 1.0.0 - 2026-11-26\n\n- The first.\n",
  "package.json": '{\n  "name": "it",\n  "version": "1.1.0"\n}\n',
  "package-lock.json":
    '{\n  "version": "1.1.0",\n  "packages": { "": { "version": "1.1.0" }, "node_modules/a": { "version": "1.0.0" } }\n}\n',
  "src/domain/operator/release.ts":
    'export const release = { version: "1.1.0", date: civilDate(2027, 2, 3) };\n',
};

describe("a version", () => {
  it.each([
    ["1.0.1", "1.0.0", true],
    ["1.10.0", "1.9.9", true],
    ["2.0.0", "1.9.9", true],
    ["1.0.0", "1.0.0", false],
    ["1.9.9", "1.10.0", false],
    ["1.1", "1.0.0", false],
    ["v1.1.0", "1.0.0", false],
    ["1.1.0-beta", "1.0.0", false],
    ["01.1.0", "1.0.0", false],
  ])("%s comes after %s: %s", (version, last, above) => {
    expect(isAbove(version, last)).toBe(above);
  });
});

describe("a changelog", () => {
  const changelog = FILES["CHANGELOG.md"] ?? "";
  const release = { version: "1.1.0", date: "2027-02-03", last: "1.0.0", isBeside: true };

  it("has what was unreleased under the version afterwards, and nothing unreleased", () => {
    const released = releaseChanges(changelog, release) ?? "";
    expect(released).toBe(RELEASED["CHANGELOG.md"]);
    expect(newestRelease(changelog)).toEqual({ version: "1.0.0", date: "2026-11-26" });
    expect(newestRelease(released)).toEqual({ version: "1.1.0", date: "2027-02-03" });
    expect(releaseChanges(released, { ...release, version: "1.2.0", last: "1.1.0" })).toBe(null);
  });

  it("says where every server is stopped first", () => {
    const released = releaseChanges(changelog, { ...release, isBeside: false });
    expect(released).toContain(
      "## 1.1.0 - 2027-02-03\n\nDoes not run beside 1.0.0: [every server is stopped]",
    );
  });

  it("without releases, or without the section of what is unreleased, has none", () => {
    expect(newestRelease("# Changelog\n")).toBe(null);
    expect(releaseChanges("# Changelog\n\n- News.\n", release)).toBe(null);
  });
});

describe("a release", () => {
  let root: string;
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  const read = () =>
    Object.fromEntries(
      Object.keys(FILES).map((path) => [path, readFileSync(join(root, path), "utf8")]),
    );
  /** The tag that is asked about, as a build beside which the new one may run. */
  const runsBeside = (tag: string) => tag === "v1.0.0";
  const release = (check: () => boolean = () => true, pack: () => boolean = () => true) =>
    makeRelease(root, "1.1.0", "2027-02-03", { runsBeside, check, pack });
  const change = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "release-"));
    git("init", "--quiet", "--initial-branch", "main");
    for (const [name, value] of [
      ["user.name", "Ana"],
      ["user.email", "ana@exemplo.pt"],
      ["commit.gpgSign", "false"],
      ["tag.gpgSign", "false"],
    ] as const)
      git("config", name, value);
    for (const [path, text] of Object.entries(FILES)) change(path, text);
    git("add", ".");
    git("commit", "--quiet", "--message", "Begin");
    git("tag", "v1.0.0");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const isUntouched = () => {
    expect(read()).toEqual(FILES);
    expect(git("log", "--format=%s")).toBe("Begin");
    expect(git("tag")).toBe("v1.0.0");
    expect(git("status", "--porcelain")).toBe("");
  };

  it("is checked as it will be, then one commit with an annotated tag, of nothing but its files", () => {
    const seen: unknown[] = [];
    const check = () => {
      seen.push(read());
      change("made-by-tests.txt", "");
      return true;
    };
    const pack = () => {
      seen.push(git("tag"));
      return true;
    };
    expect(release(check, pack)).toBe(null);
    expect(seen).toEqual([RELEASED, "v1.0.0\nv1.1.0"]);
    expect(read()).toEqual(RELEASED);
    expect(git("log", "--format=%s")).toBe("Release 1.1.0\nBegin");
    expect(git("cat-file", "-t", "v1.1.0")).toBe("tag");
    expect(git("rev-parse", "v1.1.0^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("status", "--porcelain")).toBe("?? made-by-tests.txt");
  });

  it.each([
    ["dirty", () => change("new.txt", "")],
    ["not-main", () => git("switch", "--quiet", "--create", "other")],
    ["not-above", () => commit("package.json", '{ "version": "1.1.0" }')],
    ["tagged", () => git("tag", "v1.1.0")],
    ["last-untagged", () => git("tag", "--delete", "v1.0.0")],
    ["nothing-new", () => commit("CHANGELOG.md", RELEASED["CHANGELOG.md"] ?? "")],
  ])("is refused before anything is written: %s", (refusal, spoil) => {
    spoil();
    const before = [read(), git("rev-parse", "HEAD"), git("tag")];
    const neverRun = () => expect.unreachable("a refused release is not checked");
    expect(release(neverRun, neverRun)).toBe(refusal);
    expect([read(), git("rev-parse", "HEAD"), git("tag")]).toEqual(before);
  });

  const commit = (path: string, text: string) => {
    change(path, text);
    git("commit", "--quiet", "--all", "--message", "Spoil");
  };

  it.each([
    ["checks-failed", () => release(() => false)],
    ["not-packed", () => release(undefined, () => false)],
  ])("that fails on its way leaves nothing behind: %s", (refusal, run) => {
    expect(run()).toBe(refusal);
    isUntouched();
  });

  it.each([
    ["the checks", () => release(fail)],
    ["packing", () => release(undefined, fail)],
  ])("that breaks off in %s leaves nothing behind", (_, run) => {
    expect(run).toThrow("broken off");
    isUntouched();
  });
  const fail = () => {
    throw new Error("broken off");
  };
});
