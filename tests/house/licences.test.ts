import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAllowed } from "../../scripts/licences/allowed.ts";
import { collect, NOTICES } from "../../scripts/licences/collect.ts";

const { packages, text } = collect(".");
const shown = ({ name, licence }: { readonly name: string; readonly licence: string }) =>
  `${name}: ${licence}`;

describe("what is shipped", () => {
  it("stands with its licences in their file, as npm run licences writes it", () => {
    expect(readFileSync(NOTICES, "utf8")).toBe(text);
  });

  it("has licences that allow it", () => {
    const others = packages.filter(({ name, licence }) => !isAllowed(name, licence));
    expect(others.map(shown)).toEqual([]);
  });

  it("has the text of its licences", () => {
    expect(packages.filter(({ texts }) => texts.length === 0).map(shown)).toEqual([]);
  });
});
