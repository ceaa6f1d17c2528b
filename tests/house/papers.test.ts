import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commandLineSentences } from "../../src/text/pages/command-line.ts";
import { anchorsOf, deadLinks, missingPlaces, unknownCommands } from "./read-paper.ts";

const NOT_OURS = new Set(["node_modules", "dist", "data", ".git", ".cache"]);

const paths = globSync("**/*.md", { exclude: (name) => NOT_OURS.has(name) });
const papers = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: object;
};
const commands = {
  scripts: new Set(Object.keys(scripts)),
  product: new Set(
    [...commandLineSentences.usage.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = ""]) => name),
  ),
};

describe.each(paths.toSorted())("the paper %s", (path) => {
  const text = papers.get(path) ?? "";

  it("links to what is there", () => {
    expect(deadLinks(path, papers)).toEqual([]);
  });

  it("names commands that can be given", () => {
    expect(unknownCommands(text, commands)).toEqual([]);
  });

  it("names files that are there", () => {
    expect(missingPlaces(text)).toEqual([]);
  });
});

describe("what is looked for in papers", () => {
  it("finds a link to a file or a heading that is not there", () => {
    const text =
      "# One\n\n## A `b`, c\n\n## One\n\n[1](two.md) [2](#one-1) [3](#a-b-c) [4](gone.md) [5](two.md#no)";
    const some = new Map([
      ["docs/one.md", `${text} ![6](images/gone.webp)\n<img src="gone.png" />\n\`[7](code.md)\``],
      ["docs/two.md", "# Two\n"],
    ]);
    expect(anchorsOf(text)).toEqual(new Set(["one", "a-b-c", "one-1"]));
    expect(deadLinks("docs/one.md", some)).toEqual([
      "gone.md",
      "two.md#no",
      "images/gone.webp",
      "gone.png",
    ]);
  });

  it("finds a command that nobody can give", () => {
    const text =
      "`npm run check` `npm run gone -- 5` `npm test`\n\n```\nnpx fincontrol gone\nA=1 fincontrol backup verify\ncreate role fincontrol login\n```\n";
    expect(unknownCommands(text, commands)).toEqual(["npx fincontrol gone", "npm run gone"]);
  });

  it("finds a file that is not there, by whatever command it is given to", () => {
    const text =
      "`node scripts/gone.mjs 5`, `scripts/{test,gone}.mjs`, `npx vitest run tests/gone`, `house/papers.test.ts`, `papers.test.ts`, `house/gone.test.ts`, `tests/<path>`, `src/domain/*.ts`";
    expect(missingPlaces(text)).toEqual([
      "scripts/gone.mjs",
      "scripts/gone.mjs",
      "tests/gone",
      "house/gone.test.ts",
      "src/domain/*.ts",
    ]);
  });
});
