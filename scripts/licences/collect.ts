import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Licensed } from "./group-texts.ts";
import { notices, withText } from "./notices.ts";
import { authorOf, readTexts } from "./read-texts.ts";
import { shippedPackages, type Lock, type Shipped } from "./shipped.ts";

/** Where the file of all licences lies. */
export const NOTICES = "THIRD-PARTY-LICENSES.txt";

/** Licences whose whole text has to come with a package, though no package brings it. */
const WHOLE = ["LGPL-3.0-or-later"];

/** What a package was compiled from and has no file about. */
const COMPILED = [
  {
    from: "zxing-wasm",
    name: "zxing-cpp",
    licence: "Apache-2.0",
    author: "Nu-book Inc., the ZXing authors and Axel Waggershauser",
  },
];

const compiledInto = ({ name, version }: Shipped) =>
  COMPILED.filter(({ from }) => from === name).map((part) => ({
    ...part,
    version: `in ${name} ${version}`,
    texts: [],
  }));

const wholeText = (licence: string) =>
  WHOLE.includes(licence)
    ? [readFileSync(join(import.meta.dirname, `${licence}.txt`), "utf8")]
    : [];

/** Reads a package from where it is installed; of the binaries for several platforms, the one that is. */
function read(shipped: Shipped, root: string) {
  const { name, version, licence, folders } = shipped;
  const folder = folders.map((path) => join(root, path)).find((path) => existsSync(path));
  const { own, contained } = folder === undefined ? { own: [], contained: [] } : readTexts(folder);
  const author = (folder && authorOf(folder)) ?? `the authors of ${name}`;
  const parts = { name: `parts of ${name}`, version, licence, author, texts: contained };
  return [
    { name, version, licence, author, texts: [...own, ...wholeText(licence)] },
    ...(contained.length > 0 ? [parts] : []),
    ...compiledInto(shipped),
  ];
}

/** All that is shipped with its licences, and the file that tells them, read from a checkout with its packages. */
export function collect(root: string): {
  readonly packages: readonly Licensed[];
  readonly text: string;
} {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Lock;
  };
  const document = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const found = shippedPackages(lock.packages, document).flatMap((one) => read(one, root));
  const packages = found.map(({ author, ...one }) => withText(one, author, found));
  return { packages, text: notices(packages) };
}
