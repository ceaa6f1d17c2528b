// Builds the client or the server unless dist has it of the same sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { exitCodeOf, ROOT, startOnNode24 } from "./node24.mjs";

const BUILDS = {
  client: {
    begin: "A construir o cliente …",
    program: "scripts/build.mjs",
    sources: [
      "src",
      "public",
      "THIRD-PARTY-LICENSES.txt",
      "index.html",
      "vite.chunks.ts",
      "vite.compile-hints.ts",
      "vite.config.ts",
      "scripts/compress-folder.mjs",
      "scripts/offline-files.mjs",
    ],
  },
  server: {
    begin: "A construir o servidor …",
    program: "scripts/build-server.mjs",
    sources: ["src", "server"],
  },
};

const PACKAGES = ["package.json", "package-lock.json"];

const filesOf = (path) =>
  statSync(ROOT + path).isDirectory()
    ? readdirSync(ROOT + path).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];

/** Returns a digest of everything that a build reads: names and contents. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) hash.update(path).update(readFileSync(ROOT + path));
  return hash.digest("hex");
}

async function ensurePart(part) {
  const { begin, program, sources } = BUILDS[part];
  const stamp = `${ROOT}dist/${part}-built-of`;
  const present = fingerprint([...sources, program, ...PACKAGES]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === present) return 0;
  console.log(begin);
  // A build that is cut off leaves half of it behind.
  rmSync(stamp, { force: true });
  const code = await exitCodeOf(startOnNode24([program]));
  if (code === 0) writeFileSync(stamp, present);
  return code;
}

/** Builds "client", "server" or both; returns the exit code of what failed, 0 if all is up to date. */
export async function ensureBuilt(...parts) {
  for (const part of parts) {
    const code = await ensurePart(part);
    if (code !== 0) return code;
  }
  return 0;
}
