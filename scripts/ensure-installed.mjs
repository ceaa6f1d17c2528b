// Installs what package-lock.json lists and node_modules lacks.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { NODE, ROOT } from "./node24.mjs";

// `npm ci` refuses a lock file made on another platform; this installs the same versions.
const INSTALL = [
  "install",
  "--include=dev",
  "--no-save",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

const packagesOf = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, "utf8")).packages;

/** Whether every package for this machine is installed in its locked version. */
function isInstalled() {
  if (!existsSync(NODE) || !existsSync(`${ROOT}node_modules/.package-lock.json`)) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

/** Makes node_modules match the lock file. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("A instalar o que falta …");
  const { status } = spawnSync("npm", INSTALL, { cwd: ROOT, stdio: "inherit" });
  if (status === 0 && isInstalled()) return;
  console.error(
    existsSync(NODE)
      ? "O npm não conseguiu instalar os pacotes de package-lock.json."
      : "O npm não instalou o Node 24: permita o script de instalação do pacote `node`.",
  );
  process.exit(1);
}
