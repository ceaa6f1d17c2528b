// Measures the JavaScript that each kind of page needs before it can be used, and fails above its budget.
import { readFileSync } from "node:fs";
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
    budget: 171_000,
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
