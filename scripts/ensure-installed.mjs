// Installs what package-lock.json lists and node_modules lacks. Runs on Node 20 with nothing installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { NODE, ROOT } from "./node24.mjs";

// `npm ci` refuses a lock file made on another platform; this installs the same versions.
const INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

const packagesOf = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, "utf8")).packages;

/** Whether every package for this machine is installed in its locked version. */
function isInstalled(withDevelopment) {
  if (!existsSync(NODE) || !existsSync(`${ROOT}node_modules/.package-lock.json`)) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !withDevelopment) || installed[path]?.version === version,
  );
}

/** Makes node_modules match the lock file; running the product needs no development packages. */
export function ensureInstalled({ withDevelopment }) {
  if (isInstalled(withDevelopment)) return;
  console.log("A instalar o que falta …");
  const include = withDevelopment ? ["--include=dev"] : [];
  const { status } = spawnSync("npm", [...INSTALL, ...include], { cwd: ROOT, stdio: "inherit" });
  if (status === 0 && isInstalled(withDevelopment)) return;
  console.error(
    existsSync(NODE)
      ? "O npm não conseguiu instalar os pacotes de package-lock.json."
      : "O npm não instalou o Node 24: permita o script de instalação do pacote `node`.",
  );
  process.exit(1);
}
