import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  betweenFiles,
  openingOf,
} from "../../../../src/domain/imports/statements/between-files.ts";
import { BANK_FILES } from "../../../support/bank-files/bank-files.ts";
import { anyLines, anyOpening } from "../../../support/arbitraries/bank-line.ts";
import type { Line } from "../../../support/bank-files/line.ts";
import { total } from "../../../support/bank-files/line-keys.ts";
import { statementIn } from "../../../support/bank-files/read.ts";
import { runs } from "../../../support/runs.ts";

const bank = BANK_FILES.find(({ file }) => file === "santander.csv")!;

/** Lines of at least two days, and the day that is taken out of the middle. */
const anyDays = anyLines(6).filter((lines) => new Set(lines.map(({ date }) => date)).size > 4);

const at = (lines: readonly Line[], part: (days: readonly string[]) => readonly string[]) => {
  const days = [...new Set(lines.map(({ date }) => date))];
  const wanted = new Set(part(days));
  return lines.filter(({ date }) => wanted.has(date));
};

describe("two files of one account", () => {
  it("have no gap where the second begins after the last day of the first", async () => {
    await fc.assert(
      fc.asyncProperty(anyDays, anyOpening, async (lines, opening) => {
        const first = at(lines, (days) => days.slice(0, 2));
        const second = at(lines, (days) => days.slice(2));
        const earlier = await statementIn(bank.write(first, opening));
        const later = await statementIn(bank.write(second, opening + total(first)));
        expect(openingOf(later)).toBe(opening + total(first));
        expect(earlier.closing && betweenFiles(earlier.closing, later)).toBeNull();
      }),
      { numRuns: runs(40) },
    );
  });

  it("name the days of a gap and what it comes to, unless that is nothing", async () => {
    await fc.assert(
      fc.asyncProperty(anyDays, anyOpening, async (lines, opening) => {
        const first = at(lines, (days) => days.slice(0, 2));
        const missing = at(lines, (days) => days.slice(2, 3));
        const second = at(lines, (days) => days.slice(3));
        fc.pre(total(missing) !== 0);
        const earlier = await statementIn(bank.write(first, opening));
        const later = await statementIn(
          bank.write(second, opening + total(first) + total(missing)),
        );
        expect(earlier.closing && betweenFiles(earlier.closing, later)).toEqual({
          from: first.at(-1)?.date,
          to: second[0]?.date,
          amount: total(missing),
        });
      }),
      { numRuns: runs(40) },
    );
  });

  it("have no gap where they overlap, by whole days or within one", async () => {
    await fc.assert(
      fc.asyncProperty(anyDays, anyOpening, async (lines, opening) => {
        const first = at(lines, (days) => days.slice(0, 3));
        const second = at(lines, (days) => days.slice(2));
        const before = at(lines, (days) => days.slice(0, 2));
        const earlier = await statementIn(bank.write(first, opening));
        const later = await statementIn(bank.write(second, opening + total(before)));
        expect(earlier.closing && betweenFiles(earlier.closing, later)).toBeNull();
      }),
      { numRuns: runs(40) },
    );
  });
});
