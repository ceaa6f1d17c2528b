import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { DRESSES, dressedDraft, singly } from "../../support/bank-files/dresses/dresses.ts";
import { writeDraft, type Draft } from "../../support/bank-files/dresses/draft.ts";
import { verdictOf, type Verdict } from "../../support/bank-files/dresses/judge.ts";
import { runs } from "../../support/runs.ts";

vi.setConfig({ testTimeout: 240_000 });

/** The same compositions each time; others are searched with `RUNS_SEED`. */
const SEED = Number(process.env["RUNS_SEED"] ?? 50);

/** How many statements wear each dress, and how many compositions of up to three dresses are tried. */
const STATEMENTS = 20;
const COMPOSITIONS = 2_000;

/** The parts of verdicts that have to be right: of compositions, and of single dresses. */
const WHOLE_COMPOSED = 0.7;
const WHOLE_SINGLE = 0.95;

const verdict = (draft: Draft): Promise<Verdict> => verdictOf(writeDraft(draft), draft);

/** What a file wears, and its text. */
const fileOf = (draft: Draft): string =>
  `${draft.worn.join(", ")}\n${new TextDecoder().decode(writeDraft(draft))}`;

describe("a statement, whatever it wears", () => {
  it("is read, asked about or refused, and nothing of it is wrong without a word", async () => {
    const verdicts: Verdict[] = [];
    await fc.assert(
      fc.asyncProperty(dressedDraft, async (draft) => {
        const came = await verdict(draft);
        verdicts.push(came);
        expect(came === "wrong" ? fileOf(draft) : came).toBe(came);
      }),
      { numRuns: runs(COMPOSITIONS), seed: SEED },
    );
    const right = verdicts.filter((one) => one === "right").length;
    expect(right).toBeGreaterThan(verdicts.length * WHOLE_COMPOSED);
  });

  it("is mostly read whole in a single dress, and always as the dress declares", async () => {
    const verdicts: Verdict[] = [];
    for (const dress of DRESSES)
      await fc.assert(
        fc.asyncProperty(singly(dress), async (draft) => {
          const came = await verdict(draft);
          expect(draft.outcomes.has(came as never) ? came : fileOf(draft)).toBe(came);
          if (dress.outcomes.includes("right")) verdicts.push(came);
        }),
        { numRuns: runs(STATEMENTS), seed: SEED },
      );
    const right = verdicts.filter((one) => one === "right").length;
    expect(right).toBeGreaterThan(verdicts.length * WHOLE_SINGLE);
  });
});
