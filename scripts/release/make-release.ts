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
  | "last-untagged"
  | "nothing-new"
  | "checks-failed"
  | "not-packed";

/** What runs around the release; the last two return whether they went well. */
type Steps = {
  /** Whether servers of the release may run beside those of a tag. */
  readonly runsBeside: (tag: string) => boolean;
  readonly check: () => boolean;
  readonly pack: () => boolean;
};

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
  const isTag = (name: string) => git("tag", "--list", name) !== "";
  const tag = `v${version}`;
  const subject = `Release ${version}`;
  const before = new Map(FILES.map((path) => [path, readFileSync(join(root, path), "utf8")]));

  if (git("status", "--porcelain") !== "") return "dirty";
  if (git("branch", "--show-current") !== "main") return "not-main";
  const last = versionOf(before);
  if (!isAbove(version, last)) return "not-above";
  if (isTag(tag)) return "tagged";
  if (!isTag(`v${last}`)) return "last-untagged";
  const isBeside = steps.runsBeside(`v${last}`);
  const released = releasedTexts(before, { version, date, last, isBeside });
  if (released === null) return "nothing-new";

  const takeBack = () => {
    if (isTag(tag)) git("tag", "--delete", tag);
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
