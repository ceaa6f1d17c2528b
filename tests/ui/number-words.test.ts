import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberInWords, type Gender } from "../../src/text/number-words.ts";
import { runs } from "../support/runs.ts";

/** What each word is worth, learnt from numbers of one word. */
const WORTH = new Map<string, number>(
  (["masculine", "feminine"] as const).flatMap((gender) =>
    [...Array.from({ length: 21 }, (_, number) => number), 30, 40, 50, 60, 70, 80, 90, 100]
      .concat([200, 300, 400, 500, 600, 700, 800, 900])
      .map((number) => [numberInWords(number, gender), number] as const),
  ),
);

/** Reads a number in words: what stands before `mil` counts a thousand times. */
function readWords(words: string): number {
  let [thousands, ones] = [0, 0];
  for (const word of words.split(" ").filter((one) => one !== "e"))
    if (word === "mil") [thousands, ones] = [Math.max(ones, 1) * 1000, 0];
    else ones += word === "cento" ? 100 : (WORTH.get(word) ?? Number.NaN);
  return thousands + ones;
}

const anyNumber = fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.nat(2_000));
const anyGender = fc.constantFrom<Gender>("masculine", "feminine");

describe("a number in words", () => {
  it("is the number that its words add up to", () => {
    fc.assert(
      fc.property(anyNumber, anyGender, (number, gender) => {
        expect(readWords(numberInWords(number, gender))).toBe(number);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("has the gender of what is counted throughout", () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(numberInWords(number, "feminine")).not.toMatch(/\b(?:um|dois|\w+entos)\b/);
        expect(numberInWords(number, "masculine")).not.toMatch(/\b(?:uma|duas|\w+entas)\b/);
      }),
    );
  });

  it.each([
    [0, "zero"],
    [1, "uma"],
    [2, "duas"],
    [16, "dezasseis"],
    [19, "dezanove"],
    [21, "vinte e uma"],
    [48, "quarenta e oito"],
    [100, "cem"],
    [101, "cento e uma"],
    [222, "duzentas e vinte e duas"],
    [500, "quinhentas"],
    [1_000, "mil"],
    [1_001, "mil e uma"],
    [1_100, "mil e cem"],
    [1_101, "mil cento e uma"],
    [1_200, "mil e duzentas"],
    [2_021, "duas mil e vinte e uma"],
    [21_000, "vinte e uma mil"],
    [100_000, "cem mil"],
    [242_748, "duzentas e quarenta e duas mil setecentas e quarenta e oito"],
    [999_999, "novecentas e noventa e nove mil novecentas e noventa e nove"],
  ])("is written as in Portugal: %i is %s", (number, words) => {
    expect(numberInWords(number, "feminine")).toBe(words);
  });
});
