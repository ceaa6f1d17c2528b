// Measures the JavaScript that each kind of page needs before it can be used, and what a personal device fetches at once
// for a start without a network; fails above their budgets.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ROOT } from "./node24.mjs";

const CLIENT = `${ROOT}dist/client/`;
const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, "utf8"));

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

/** Adds the files of a chunk and of its static imports. */
function addFiles(name, files) {
  const { file, imports = [] } = manifest[name];
  if (files.has(file)) return;
  files.add(file);
  for (const next of imports) addFiles(next, files);
}

for (const [page, { budget, entries }] of Object.entries(PAGES)) {
  const files = new Set();
  for (const entry of entries) addFiles(entry, files);
  const size = [...files]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(CLIENT + file), { level: 9 }).length, 0);
  console.log(`${page}: ${size} of ${budget} bytes`);
  if (size > budget) process.exitCode = 1;
}

/** The budget of those files as they are sent, in bytes. */
const OFFLINE_AT_ONCE = 260_000;

/** The bytes of a file as it is sent: compressed, unless it is so already. */
function sentSize(address) {
  const path = `${CLIENT}${address.slice(1)}`;
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

const worker = readFileSync(`${CLIENT}offline.js`, "utf8");
const { first } = JSON.parse(/= (\{"version".*\});/.exec(worker)[1]);
const atOnce = first.reduce((sum, address) => sum + sentSize(address), 0);
console.log(`offline at once: ${atOnce} of ${OFFLINE_AT_ONCE} bytes`);
if (atOnce > OFFLINE_AT_ONCE) process.exitCode = 1;
