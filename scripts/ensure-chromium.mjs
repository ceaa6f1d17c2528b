// Finds a Chromium for the browser tests, and installs one where there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { NODE, ROOT } from "./node24.mjs";
import { installPackages, succeeds, updatePackages } from "./system-packages.mjs";

/** Beside the system's Chromium: most tests run in it, and take a fifth less. */
const SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onThisMachine() {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const paths = NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
}

function ofTheSystem() {
  console.log("No Chromium here: installing the system's …");
  // The lighter one is not available on every system.
  const installed =
    updatePackages() && (installPackages("chromium", SHELL) || installPackages("chromium"));
  return installed ? onThisMachine() : undefined;
}

function ofPlaywright() {
  console.log("The system has no Chromium to install: downloading Playwright's …");
  const library = `${ROOT}node_modules/playwright-core`;
  if (!succeeds(NODE, `${library}/cli.js`, "install", "chromium")) return undefined;
  const ask = `process.stdout.write(require("${library}").chromium.executablePath())`;
  return spawnSync(NODE, ["--eval", ask], { encoding: "utf8" }).stdout;
}

/** Installs it where it is missing and can be had; the tests run without it, too. */
function ensureShell(chromium) {
  if (chromium === "/usr/bin/chromium" && !existsSync(`/usr/bin/${SHELL}`)) installPackages(SHELL);
  return chromium;
}

/** Returns the path of a Chromium, or undefined if none could be installed. */
export const ensureChromium = () => {
  const here = onThisMachine();
  return here === undefined ? (ofTheSystem() ?? ofPlaywright()) : ensureShell(here);
};
