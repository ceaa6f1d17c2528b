import { describe, expect, it } from "vitest";
import { restedBy } from "../../../server/application/rest-between-parts.ts";

describe("a long work", () => {
  it("rests after each part for as long as it took, also one that failed, and never for long", async () => {
    let now = 0;
    const rests: number[] = [];
    const rested = restedBy({ elapsed: () => now }, async (rest) => void rests.push(rest));
    const part = (took: number) => async () => {
      now += took;
      return took;
    };
    expect(await rested(part(25))).toBe(25);
    expect(await rested(part(0))).toBe(0);
    await rested(part(9_000));
    const failing = rested(async () => {
      now += 7;
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("full");
    expect(rests).toEqual([25, 0, 100, 7]);
  });
});
