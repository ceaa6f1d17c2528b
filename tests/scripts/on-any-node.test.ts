import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const START = "scripts/on-node24.mjs";

/** Commands of tools that bring no file of ours. */
const TOOLS = ["mutate", "format"];

const read = (path: string): string => readFileSync(path, "utf8");

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

function importsOf(path: string, seen = new Set<string>()): Set<string> {
  seen.add(path);
  for (const [, name] of read(path).matchAll(/ from "\.\/([^"]+)"/g)) {
    const next = `scripts/${name}`;
    if (!seen.has(next)) importsOf(next, seen);
  }
  return seen;
}

describe("what runs on any Node, with nothing installed", () => {
  it.each(Object.entries(scripts).filter(([name]) => !TOOLS.includes(name)))(
    "npm run %s goes on with the pinned Node",
    (_, command) => {
      expect(command).toMatch(
        /^exec node scripts\/on-node24\.mjs (scripts|server)\/[\w/-]+\.(mjs|ts)/,
      );
    },
  );

  it("is three files", () => {
    expect([...importsOf(START)].toSorted()).toEqual([
      "scripts/ensure-installed.mjs",
      "scripts/node24.mjs",
      START,
    ]);
  });
});
