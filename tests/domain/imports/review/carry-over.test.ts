import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carryOver } from "../../../../src/domain/imports/review/carry-over.ts";
import { decide, type Decision } from "../../../../src/domain/imports/review/decide.ts";
import {
  fateOf,
  type Review,
  type ReviewLine,
} from "../../../../src/domain/imports/review/review.ts";
import type { StatementRow } from "../../../../src/domain/imports/statements/statement.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { fileOf } from "../../../support/arbitraries/statement.ts";
import { reviewOf } from "../../../support/review.ts";
import { recordWith } from "../../../ui/support/records.ts";

const row = (line: number, value: number): StatementRow => ({
  line,
  date: `2026-03-${String(line).padStart(2, "0")}` as CivilDate,
  kind: value < 0 ? "expense" : "income",
  amount: cents(Math.abs(value)),
  original: `LOJA ${line}`,
  balance: null,
  taxNumber: null,
  category: null,
});

const FILE = fileOf("um", [row(2, -1000), row(3, -2000), row(4, -3000)]);
const OTHER = fileOf("outro", [row(20, -777)]);
const ENTERED = recordWith({
  kind: "expense",
  amount: cents(2000),
  date: "2026-03-03" as CivilDate,
});

const open = (files = [FILE]): Review => reviewOf(files, { entered: [ENTERED] });

/** The outcome of a line, without its id, which is another in each review. */
const seen = (line: ReviewLine) => [line.line, fateOf(line), line.category, line.reason];

const anyDecision = (lines: readonly ReviewLine[]) =>
  fc
    .record({ at: fc.nat({ max: lines.length - 1 }), yes: fc.boolean(), what: fc.nat({ max: 2 }) })
    .map(({ at, yes, what }): Decision => {
      const id = lines[at]!.id;
      if (what === 0) return { id, to: "file-under", category: yes ? "Lazer" : "Saúde" };
      return what === 1 ? { id, to: "count", counted: yes } : { id, to: "take-as-same", same: yes };
    });

describe("a review that another file joins", () => {
  it("keeps everything that was decided, whatever it was", () => {
    const before = open();
    fc.assert(
      fc.property(fc.array(anyDecision(before.lines), { maxLength: 8 }), (decisions) => {
        const decided = decisions.reduce(decide, before);
        const joined = carryOver(decided, open([FILE, OTHER]));
        const ofFirst = joined.lines.filter(({ file }) => file === 0);
        expect(ofFirst.map(seen)).toEqual(decided.lines.map(seen));
        expect(joined.lines).toHaveLength(4);
      }),
    );
  });

  it("sees a transfer between the two, whatever was seen before", () => {
    const other = fileOf("outro", [row(2, 1000)]);
    const joined = carryOver(open(), open([FILE, other]));
    const out = joined.lines.filter(({ leftOut }) => leftOut === "transfer");
    expect(out.map(({ line, file }) => [file, line])).toEqual(
      expect.arrayContaining([
        [0, 2],
        [1, 2],
      ]),
    );
    expect(out.map(fateOf)).toEqual(["not-counted", "not-counted"]);
  });
});
