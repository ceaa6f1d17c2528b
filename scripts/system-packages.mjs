// Runs commands that need not succeed, and installs packages of the system where it has apt.
import { spawnSync } from "node:child_process";
import { ROOT } from "./node24.mjs";

export const succeeds = (command, ...args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: "ignore" }).status === 0;

export const updatePackages = () => succeeds("apt-get", "update");

export const installPackages = (...packages) =>
  succeeds("apt-get", "install", "--yes", ...packages);
