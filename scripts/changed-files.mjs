// What differs from main: in commits of this branch, in the work tree, and what is new.
import { execFileSync } from "node:child_process";
import { ROOT } from "./node24.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);

export function changedFiles() {
  const [begin] = git("merge-base", "main", "HEAD");
  return [
    ...git("diff", "--name-only", begin),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
