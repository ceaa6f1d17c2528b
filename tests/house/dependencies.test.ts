import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { isNamed, namedPackages } from "../../scripts/licences/named-packages.ts";

it("every dependency has its line in docs/dependencies.md, and nothing else has", async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    readonly dependencies: object;
    readonly devDependencies: object;
  };
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const named = namedPackages(await readFile("docs/dependencies.md", "utf8"));
  expect(all.filter((name) => !named.some(isNamed(name)))).toEqual([]);
  expect(named.filter((pattern) => !all.some((name) => isNamed(name)(pattern)))).toEqual([]);
});
