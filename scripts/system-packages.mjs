// Runs commands that need not succeed, and installs or unpacks packages of the system where it has apt.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { ROOT } from "./node24.mjs";

const run = (cwd, command, ...args) =>
  spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: Infinity });

export const succeeds = (command, ...args) => run(ROOT, command, ...args).status === 0;

export const updatePackages = () => succeeds("apt-get", "update");

export const installPackages = (...packages) =>
  succeeds("apt-get", "install", "--yes", ...packages);

/** Returns the packages that would be installed with some, as they need them and have not; none without apt. */
export function packagesFor(...packages) {
  const wish = ["install", "--simulate", "--no-upgrade", "--no-install-recommends", ...packages];
  const { status, stdout } = run(ROOT, "apt-get", ...wish);
  return status === 0 ? [...stdout.matchAll(/^Inst (\S+) \(/gm)].map(([, name]) => name) : [];
}

/** Unpacks packages below a folder and runs none of their scripts: to install a service would start it. */
export function unpackPackages(folder, ...packages) {
  mkdirSync(folder, { recursive: true });
  if (run(folder, "apt-get", "download", ...packages).status !== 0) return;
  for (const archive of globSync(`${folder}/*.deb`)) {
    succeeds("dpkg-deb", "--extract", archive, folder);
    rmSync(archive);
  }
}
