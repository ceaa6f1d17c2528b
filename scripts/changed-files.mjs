// Lists the files that differ from main: committed on this branch, modified, and untracked.
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
