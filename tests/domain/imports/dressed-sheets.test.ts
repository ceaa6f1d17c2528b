import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dressedDraft, plainDraft } from "../../support/bank-files/dresses/dresses.ts";
import { sheetOf } from "../../support/bank-files/dresses/draft.ts";
import { verdictOf } from "../../support/bank-files/dresses/judge.ts";
import { anySheetForm } from "../../support/bank-files/dresses/sheets.ts";
import { runs } from "../../support/runs.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The same compositions each time; others are searched with `RUNS_SEED`. */
const SEED = Number(process.env["RUNS_SEED"] ?? 50);

/** What quotes and delimiters do to a text, they do to no cell. */
const OF_TEXT = new Set(["quotes astray in texts", "the delimiter in a text"]);

/** The part of plain tables that has to be read whole. */
const WHOLE = 0.95;

describe("a statement in a workbook, a page or Excel's XML", () => {
  it("is read, asked about or refused, and nothing of it is wrong without a word", async () => {
    await fc.assert(
      fc.asyncProperty(dressedDraft, anySheetForm, async (draft, form) => {
        fc.pre(!draft.worn.some((name) => OF_TEXT.has(name)));
        // Beside a table that nobody can read, another sheet is read.
        fc.pre(!draft.outcomes.has("refuses"));
        const came = await verdictOf(form.write(draft), draft);
        const told = `${form.name}\n${draft.worn.join(", ")}\n${sheetOf(draft).join("\n")}`;
        expect(came === "wrong" ? told : came).toBe(came);
      }),
      { numRuns: runs(500), seed: SEED },
    );
  });

  it("is read whole in any of them if nothing else is odd about it", async () => {
    const verdicts: string[] = [];
    await fc.assert(
      fc.asyncProperty(plainDraft, anySheetForm, async (draft, form) => {
        verdicts.push(await verdictOf(form.write(draft), draft));
      }),
      { numRuns: runs(200), seed: SEED },
    );
    const right = verdicts.filter((one) => one === "right").length;
    expect(right).toBeGreaterThan(verdicts.length * WHOLE);
  });
});
