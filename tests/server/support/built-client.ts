import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryDirectory } from "./temporary-directory.ts";

export const FILES = {
  "index.html": "<!doctype html><title>Landing</title>",
  "app.html": "<!doctype html><html><title>Application</title></html>",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "assets/app-1a2b3c.js": "console.log('app')",
  "assets/qr-worker-1a2b3c.js": "console.log('worker')",
  "qr-worker-1a2b3c.js": "console.log('not a file of the build')",
  ".secret": "hidden",
} as const;

/** Makes a folder like that of a built client, with compressed siblings. */
export async function builtClient() {
  const directory = await temporaryDirectory();
  await mkdir(join(directory.path, "assets"));
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(directory.path, name);
    await writeFile(path, content);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  return directory;
}
