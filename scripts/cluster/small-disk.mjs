// Disks that can be filled: of memory, and small.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Larger than the log that PostgreSQL keeps by default, which would fill it by itself. */
const SIZE = "size=1400m";

/** Mounts a small disk at a folder, whose owner it keeps; returns how to take it away. */
export function mountSmallDisk(folder) {
  const owner = execFileSync("stat", ["-c", "uid=%u,gid=%g", folder], { encoding: "utf8" });
  const options = `${SIZE},mode=0700,${owner.trim()}`;
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
  return () => execFileSync("umount", ["--lazy", folder]);
}

/** Returns whether one can be mounted: by root alone, and not in every container. */
export function canMountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), "fincontrol-disk-"));
  try {
    mountSmallDisk(folder)();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
