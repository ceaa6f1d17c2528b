import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

type Part = { readonly loads: readonly string[] };
type Parts = {
  readonly ASKED: readonly Part[];
  readonly COMMANDS: readonly Part[];
  readonly NIGHT: Part;
};

/** The trials are run by Node alone, so they are JavaScript. */
const PARTS = "../../scripts/install/parts.mjs";

const sources = globSync(["server/**/*.{ts,mjs}", "src/{domain,contract,text}/**/*.ts"]);

/** What a file has loaded when it is asked for: by an import of its own, or as a process or a thread. */
function loadedLater(path: string): readonly string[] {
  const text = readFileSync(path, "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "");
  const imported = [...text.matchAll(/(?<![.\w])import\(\s*(?:"([^"]+)")?/g)].map(
    ([, name = `an unnamed import of ${path}`]) =>
      name.startsWith(".") ? join(dirname(path), name) : name,
  );
  const programs = [...text.matchAll(/(?<!\/)\bprograms\.\w+/g)].map(([name]) => name);
  const starts = /(?<![.\w])(?:new Worker|(?:spawn|exec|execFile|fork)(?:Sync)?)\(/.test(text);
  return [...imported, ...programs, ...(starts ? [path] : [])];
}

it("asks for everything that the server loads later, and for nothing else", async () => {
  const { ASKED, COMMANDS, NIGHT } = (await import(PARTS)) as Parts;
  const asked = [...ASKED, ...COMMANDS, NIGHT].flatMap(({ loads }) => loads);
  const later = new Set(sources.flatMap(loadedLater));
  expect(asked.toSorted()).toEqual([...later].toSorted());
});
