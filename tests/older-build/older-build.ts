import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const commitOf = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8").trim();

/** The build whose clients and data today's works with: the last commit of the second version. */
const COMMIT = commitOf("commit.txt");

/** A later build, whose servers today's are tried beside, over one PostgreSQL: the last release. */
export const BESIDE = commitOf("beside.txt");

const git = (...args: readonly string[]) => ["-C", ROOT, ...args];

function answers(...args: readonly string[]): boolean {
  try {
    execFileSync("git", git(...args), { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const isShallow = () =>
  execFileSync("git", git("rev-parse", "--is-shallow-repository")).toString().trim() === "true";

/**
 * Whether older builds cannot be had: in a folder that is no repository, without git, or where the history is cut
 * off before them. Anywhere else they have to be there.
 */
export const isOutOfReach =
  !existsSync(join(ROOT, ".git")) ||
  !answers("--version") ||
  (isShallow() && ![COMMIT, BESIDE].every((one) => answers("cat-file", "-e", `${one}^{commit}`)));

/** Lays the files of an older build into a folder of their own, with what they import; `remove` takes all of it away. */
export async function checkOutOlderBuild(commit = COMMIT) {
  const run = promisify(execFile);
  const folder = await temporaryDirectory();
  const path = join(folder.path, "build");
  const remove = async () => {
    await run("git", git("worktree", "remove", "--force", path)).catch(() => undefined);
    await folder.remove();
  };
  try {
    await run("git", git("worktree", "add", "--detach", path, commit));
    // Packages are those of today: of the older ones nothing is fetched.
    await symlink(join(ROOT, "node_modules"), join(path, "node_modules"));
  } catch (reason) {
    await remove();
    throw reason;
  }
  return { path, remove };
}

export type OlderBuild = Awaited<ReturnType<typeof checkOutOlderBuild>>;
