// Runs commands that need not succeed, and installs or unpacks packages of the system where it has apt.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { ROOT } from "./node24.mjs";

export const succeeds = (command, ...args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: "ignore" }).status === 0;

export const updatePackages = () => succeeds("apt-get", "update");

export const installPackages = (...packages) =>
  succeeds("apt-get", "install", "--yes", ...packages);

/** Returns the packages that would be installed with some, as they need them and have not; none without apt. */
export function packagesFor(...packages) {
  const wish = ["install", "--simulate", "--no-upgrade", "--no-install-recommends", ...packages];
  const { status, stdout } = spawnSync("apt-get", wish, { encoding: "utf8" });
  return status === 0 ? [...stdout.matchAll(/^Inst (\S+) \(/gm)].map(([, name]) => name) : [];
}

/** Unpacks packages below a folder and runs none of their scripts: to install a service would start it. */
export function unpackPackages(folder, ...packages) {
  mkdirSync(folder, { recursive: true });
  const download = spawnSync("apt-get", ["download", ...packages], { cwd: folder });
  if (download.status !== 0) return;
  for (const archive of globSync(`${folder}/*.deb`)) {
    succeeds("dpkg-deb", "--extract", archive, folder);
    rmSync(archive);
  }
}
