import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FILES, releasedTexts, versionOf, type Texts } from "./texts.ts";
import { isAbove } from "./version.ts";

/** Why nothing was released: what was found before anything was written, and what failed after it. */
export type Refusal =
  | "dirty"
  | "not-main"
  | "not-above"
  | "tagged"
  | "nothing-new"
  | "checks-failed"
  | "not-packed";

/** What runs around the release; each returns whether it went well. */
type Steps = { readonly check: () => boolean; readonly pack: () => boolean };

/**
 * Makes the release of a date, `YYYY-MM-DD`, in the checkout of a folder: writes its files, checks, commits, tags and packs.
 * Nothing is pushed. Where a step fails everything is as it was, and the answer says why; null is a release.
 */
export function makeRelease(
  root: string,
  version: string,
  date: string,
  steps: Steps,
): Refusal | null {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  const write = (texts: Texts) => {
    for (const [path, text] of texts) writeFileSync(join(root, path), text);
  };
  const tag = `v${version}`;
  const subject = `Release ${version}`;
  const before = new Map(FILES.map((path) => [path, readFileSync(join(root, path), "utf8")]));

  if (git("status", "--porcelain") !== "") return "dirty";
  if (git("branch", "--show-current") !== "main") return "not-main";
  if (!isAbove(version, versionOf(before))) return "not-above";
  if (git("tag", "--list", tag) !== "") return "tagged";
  const released = releasedTexts(before, version, date);
  if (released === null) return "nothing-new";

  const takeBack = () => {
    if (git("tag", "--list", tag) !== "") git("tag", "--delete", tag);
    if (git("log", "-1", "--format=%s") === subject) git("reset", "--quiet", "--soft", "HEAD~1");
    write(before);
    git("add", ...FILES);
  };
  try {
    write(released);
    const refusal = steps.check() ? publish() : "checks-failed";
    if (refusal !== null) takeBack();
    return refusal;
  } catch (error) {
    takeBack();
    throw error;
  }

  function publish(): Refusal | null {
    git("commit", "--quiet", "--message", subject, "--", ...FILES);
    git("tag", "--annotate", tag, "--message", `FinControl ${version}`);
    return steps.pack() ? null : "not-packed";
  }
}
