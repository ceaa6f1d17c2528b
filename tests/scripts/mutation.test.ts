import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lowerParts,
  partsOf,
  type Report,
  type Scores,
} from "../../scripts/mutation/part-scores.ts";

const SCORES = "scripts/mutation/scores.json";
const CONFIGS = globSync("scripts/mutation/*.json", { exclude: [SCORES] });

/** The patterns that a pattern with braces stands for. */
function alternatives(pattern: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [whole, names = ""] = braces;
  return names.split(",").flatMap((name) => alternatives(pattern.replace(whole, name)));
}

describe.each(CONFIGS)("the rules that %s changes", (config) => {
  const { mutate } = JSON.parse(readFileSync(config, "utf8")) as { readonly mutate: string[] };

  it("are all there", () => {
    const missing = mutate.flatMap(alternatives).filter((path) => globSync(path).length === 0);
    expect(missing).toEqual([]);
  });
});

const allScores = JSON.parse(readFileSync(SCORES, "utf8")) as Readonly<Record<string, Scores>>;

/** A report of one file with so many changes that the tests noticed, and so many that they did not. */
const report = (path: string, noticed: number, unnoticed: number): Report => {
  const mutants = (status: string, count: number) =>
    Array.from({ length: count }, () => ({ status }));
  return {
    files: {
      [path]: { mutants: [...mutants("Killed", noticed), ...mutants("Survived", unnoticed)] },
    },
  };
};

describe("the scores of changed rules", () => {
  it("are of runs and of folders that there are", () => {
    expect(Object.keys(allScores).toSorted()).toEqual(
      CONFIGS.map((config) => basename(config, ".json")).toSorted(),
    );
    const folders = Object.values(allScores).flatMap((scores) => Object.keys(scores));
    expect(folders.filter((folder) => globSync(`${folder}/**/*.ts`).length === 0)).toEqual([]);
  });

  it("hold while as many changes are noticed, but for one", () => {
    const counts = fc
      .tuple(fc.nat(500), fc.nat(500))
      .filter(([noticed, left]) => noticed + left > 0);
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 4 }), ([noticed, left], fewer) => {
        fc.pre(fewer <= noticed);
        const scores = { "src/a": (100 * noticed) / (noticed + left) + 1e-9 };
        const lower = lowerParts(report("src/a/b.ts", noticed - fewer, left + fewer), scores);
        expect(lower.length).toBe(fewer > 1 ? 1 : 0);
      }),
    );
  });

  it("are of the innermost folder with a score, and a folder without one fails nothing", () => {
    const scores = { src: 100, "src/a": 50 };
    expect(lowerParts(report("src/a/b.ts", 10, 10), scores)).toEqual([]);
    expect(lowerParts(report("src/ab/b.ts", 10, 10), scores)).toEqual([
      { folder: "src", noticed: 10, changes: 20 },
    ]);
    expect(lowerParts(report("server/b.ts", 0, 10), scores)).toEqual([]);
  });

  it("count a change that never ends as noticed, and none that could not be tried", () => {
    const mutants = ["Timeout", "NoCoverage", "Ignored", "CompileError", "RuntimeError"];
    const tried = { files: { "src/a.ts": { mutants: mutants.map((status) => ({ status })) } } };
    expect(partsOf(tried, {})).toEqual([{ folder: "src", noticed: 1, changes: 2 }]);
  });
});
