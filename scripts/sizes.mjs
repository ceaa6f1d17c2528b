// Measures the JavaScript that each kind of page needs before it can be used, and what a personal device fetches at once
// for a start without a network, in what is built.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ROOT } from "./node24.mjs";

const CLIENT = `${ROOT}dist/client/`;

/** The chunks that each page loads in sequence, and their budget in bytes as gzip. */
const PAGES = {
  landing: { budget: 100_000, entries: ["index.html", "src/composition/landing.tsx"] },
  login: {
    budget: 140_000,
    entries: ["index.html", "src/composition/app.tsx", "src/composition/PublicApp.tsx"],
  },
  "dashboard before charts": {
    budget: 185_000,
    entries: [
      "index.html",
      "src/composition/app.tsx",
      "src/composition/SignedInApp.tsx",
      "src/ui/screens/dashboard/Dashboard.tsx",
    ],
  },
};

/** The budget of the files for a start without a network as they are sent, in bytes. */
const OFFLINE_BUDGET = 260_000;

/** Adds the files of a chunk and of its static imports. */
function addFiles(manifest, name, files) {
  const { file, imports = [] } = manifest[name];
  if (files.has(file)) return;
  files.add(file);
  for (const next of imports) addFiles(manifest, next, files);
}

function pageSize(manifest, entries) {
  const files = new Set();
  for (const entry of entries) addFiles(manifest, entry, files);
  return [...files]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(CLIENT + file), { level: 9 }).length, 0);
}

/** The bytes of a file as it is sent: compressed, unless it is so already. */
function sentSize(address) {
  const path = `${CLIENT}${address.slice(1)}`;
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

function offlineSize() {
  const worker = readFileSync(`${CLIENT}offline.js`, "utf8");
  const { first } = JSON.parse(/= (\{"version".*\});/.exec(worker)[1]);
  return first.reduce((sum, address) => sum + sentSize(address), 0);
}

/** Whether there is a build to measure. */
export const isBuilt = () => existsSync(`${CLIENT}.vite/manifest.json`);

/** Returns what is measured, with its size and its budget in bytes. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, "utf8"));
  const pages = Object.entries(PAGES).map(([name, { budget, entries }]) => ({
    name,
    size: pageSize(manifest, entries),
    budget,
  }));
  return [...pages, { name: "offline at once", size: offlineSize(), budget: OFFLINE_BUDGET }];
}
