import { execFileSync } from "node:child_process";
import { basename } from "node:path";

const FOLDER = "server/infrastructure/persistence/migrations/";

/** The names of the migrations that a commit of a checkout has, each of which is a file. */
export function migrationsAt(root: string, commit: string): readonly string[] {
  const listing = ["-C", root, "ls-tree", "--name-only", commit, FOLDER];
  const files = execFileSync("git", listing, { encoding: "utf8" }).trim().split("\n");
  return files.map((path) => basename(path, ".ts"));
}
