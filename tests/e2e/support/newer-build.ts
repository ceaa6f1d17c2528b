import { createHash } from "node:crypto";
import { cp, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../../server/support/run-program.ts";
import { temporaryDirectory } from "../../server/support/temporary-directory.ts";

const SCRIPT = /[\w.-]+\.js\b/g;
const TEXTS = /\.(html|js)$/;
const COMPRESSED = /\.(br|gz)$/;
const INTEGRITY = /(src="\/assets\/([\w.-]+)" integrity=")[^"]+/g;

const newerName = (name: string) => name.replace(/\.js$/, "-newer.js");

/** Makes a newer build out of the one that is there: none of its client's scripts has the name that it had. */
export async function newerBuild() {
  const { path: build, remove } = await temporaryDirectory();
  const copied = (part: string) =>
    cp(join(ROOT, part), join(build, part), {
      recursive: true,
      filter: (file) => !COMPRESSED.test(file),
    });
  await Promise.all(["package.json", "dist/server", "dist/client"].map(copied));
  await symlink(join(ROOT, "node_modules"), join(build, "node_modules"));
  const path = join(build, "dist/client");
  const assets = join(path, "assets");
  const scripts = new Set((await readdir(assets)).filter((name) => name.endsWith(".js")));
  const renamed = (text: string) =>
    text.replaceAll(SCRIPT, (name) => (scripts.has(name) ? newerName(name) : name));
  const rewrite = async (file: string, change: (text: string) => string) =>
    writeFile(file, change(await readFile(file, "utf8")));
  for (const folder of [assets, path])
    for (const name of (await readdir(folder)).filter((one) => TEXTS.test(one)))
      await rewrite(join(folder, name), renamed);
  for (const name of scripts) await rename(join(assets, name), join(assets, newerName(name)));
  for (const page of ["index.html", "app.html"]) {
    const [, , entry = ""] = [
      ...(await readFile(join(path, page), "utf8")).matchAll(INTEGRITY),
    ][0]!;
    const digest = createHash("sha384").update(await readFile(join(assets, entry)));
    const value = `sha384-${digest.digest("base64")}`;
    await rewrite(join(path, page), (text) => text.replaceAll(INTEGRITY, `$1${value}`));
  }
  await rewrite(join(path, "offline.js"), (text) =>
    text.replace(/"version":"\w+"/, '"version":"newer"'),
  );
  return { path: build, remove };
}

/** Whether a page is of the newer build; null while it begins. */
export const isNewer = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLScriptElement>("script[type=module]")?.src.endsWith("-newer.js") ??
      null,
  );
