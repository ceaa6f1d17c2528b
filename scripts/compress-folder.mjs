import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSED = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".webmanifest",
  ".wasm",
]);

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes a .br and a .gz beside every text file and script of a folder, at the highest compression. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await asBrotli(content, { params }));
      await writeFile(`${path}.gz`, await asGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
