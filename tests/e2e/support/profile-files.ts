import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { plainBytes } from "./leveldb.ts";

const base64 = (text: string): readonly string[] =>
  // Three places in a group of three bytes; the characters at the ends depend on the neighbours.
  [0, 1, 2].map((offset) =>
    Buffer.from("\0".repeat(offset) + text)
      .toString("base64")
      .replaceAll("=", "")
      .slice(offset === 0 ? 0 : 4, -2),
  );

/** A text in every encoding in which a browser may write it. */
function encodingsOf(text: string): readonly Buffer[] {
  const bytes = Buffer.from(text);
  return [
    bytes,
    Buffer.from(text, "utf16le"),
    Buffer.from(bytes.toString("hex")),
    Buffer.from(encodeURIComponent(text)),
    ...base64(text).map((one) => Buffer.from(one)),
  ];
}

/** An amount as a number of the browser's own storage: in euros and in cents. */
const numbersOf = (amount: number): readonly Buffer[] =>
  [amount, Math.round(amount * 100)].map((value) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return bytes;
  });

/** An amount in every way in which a browser may write it. */
const amountsOf = (amount: number): readonly Buffer[] => [
  ...numbersOf(amount),
  ...[String(amount), String(amount).replace(".", ","), String(Math.round(amount * 100))].flatMap(
    encodingsOf,
  ),
];

/** The files of a folder in which a text or an amount stands, however it is written there. */
export async function filesWith(folder: string, what: string | number): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((file) => join(file.parentPath, file.name));
  const wanted = typeof what === "string" ? encodingsOf(what) : amountsOf(what);
  const found = await Promise.all(
    paths.map(async (path) => {
      // The browser is at work in its profile: what is gone by now holds nothing.
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      const plain = plainBytes(basename(path), bytes);
      return wanted.some((encoded) => bytes.includes(encoded) || plain.includes(encoded));
    }),
  );
  return paths.filter((_, index) => found[index]);
}
