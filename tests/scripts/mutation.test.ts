import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The patterns that a pattern with braces stands for. */
function alternatives(pattern: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [whole, names = ""] = braces;
  return names.split(",").flatMap((name) => alternatives(pattern.replace(whole, name)));
}

describe.each(globSync("scripts/mutation/*.json"))("the rules that %s changes", (config) => {
  const { mutate } = JSON.parse(readFileSync(config, "utf8")) as { readonly mutate: string[] };

  it("are all there", () => {
    const missing = mutate.flatMap(alternatives).filter((path) => globSync(path).length === 0);
    expect(missing).toEqual([]);
  });
});
