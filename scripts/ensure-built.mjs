// Builds the client unless dist was built from the same sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { exitCodeOf, ROOT, startOnNode24 } from "./node24.mjs";

const STAMP = `${ROOT}dist/built-of`;

const SOURCES = [
  "src",
  "public",
  "THIRD-PARTY-LICENSES.txt",
  "index.html",
  "vite.chunks.ts",
  "vite.compile-hints.ts",
  "vite.config.ts",
  "scripts/build.mjs",
  "scripts/compress-folder.mjs",
  "scripts/offline-files.mjs",
  "package.json",
  "package-lock.json",
];

const filesOf = (path) =>
  statSync(ROOT + path).isDirectory()
    ? readdirSync(ROOT + path).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];

/** Returns a digest of everything that the build reads: names and contents. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesOf)) hash.update(path).update(readFileSync(ROOT + path));
  return hash.digest("hex");
}

/** Returns the exit code of the build; 0 if it was up to date. */
export async function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return 0;
  console.log("A construir o cliente …");
  const code = await exitCodeOf(startOnNode24(["scripts/build.mjs"]));
  if (code === 0) writeFileSync(STAMP, sources);
  return code;
}
