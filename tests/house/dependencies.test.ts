import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/** The packages that a document's tables name, at the beginning of a line: a name may end in `*`. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+`) /gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

const isNamed = (name: string) => (pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

it("every dependency has its line in docs/dependencies.md, and nothing else has", async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    readonly dependencies: object;
    readonly devDependencies: object;
  };
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const named = namedIn(await readFile("docs/dependencies.md", "utf8"));
  expect(all.filter((name) => !named.some(isNamed(name)))).toEqual([]);
  expect(named.filter((pattern) => !all.some((name) => isNamed(name)(pattern)))).toEqual([]);
});
