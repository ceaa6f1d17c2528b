import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyRule,
  bringBack,
  count,
  divide,
  fileUnder,
  takeAsSame,
} from "../../../../src/domain/imports/review/change-review.ts";
import type { ImportPart } from "../../../../src/domain/imports/import.ts";
import { fateOf, type Review } from "../../../../src/domain/imports/review/review.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../../src/domain/shared/ids.ts";
import { anyStatementRows, fileOf } from "../../../support/arbitraries/statement.ts";
import { importedOf, reviewOf } from "../../../support/review.ts";

const anyReview = anyStatementRows
  .filter((rows) => rows.length > 0)
  .map((rows) => reviewOf([fileOf("a", rows)]));

const lineOf = (review: Review, at = 0) => {
  const line = review.lines[at % review.lines.length];
  if (!line) throw new Error("a review without lines");
  return line;
};

describe("filing a line", () => {
  it("files all lines of the same words, and no other", () => {
    fc.assert(
      fc.property(anyReview, fc.nat(), (review, at) => {
        const { id, kind, original } = lineOf(review, at);
        for (const [place, line] of fileUnder(review, id, "Lazer").lines.entries()) {
          const isAlike = line.kind === kind && line.original === original;
          if (isAlike) expect(line.category).toBe("Lazer");
          else expect(line).toBe(review.lines[place]);
        }
      }),
    );
  });

  it("keeps what was chosen for another line of the same words", () => {
    fc.assert(
      fc.property(anyReview, fc.nat(), fc.nat(), (review, one, two) => {
        const [first, second] = [lineOf(review, one), lineOf(review, two)];
        fc.pre(first.id !== second.id);
        const filed = fileUnder(fileUnder(review, first.id, "Lazer"), second.id, "Saúde");
        expect(filed.lines.find(({ id }) => id === first.id)?.category).toBe("Lazer");
      }),
    );
  });
});

describe("counting a line", () => {
  it("decides whether it becomes a record", () => {
    const review = anyReview.filter(({ lines }) => lines.every(({ counted }) => counted));
    fc.assert(
      fc.property(review, fc.nat(), (open, at) => {
        const { id } = lineOf(open, at);
        const without = count(open, id, false);
        expect(
          without.lines.filter((line) => fateOf(line) === "not-counted").map((line) => line.id),
        ).toEqual([id]);
        expect(count(without, id, true)).toEqual(open);
      }),
    );
  });
});

describe("a line that came before", () => {
  const files = [
    fileOf("a", [
      {
        line: 2,
        date: "2026-03-05" as never,
        kind: "expense",
        amount: 1 as Cents,
        original: "A",
        balance: null,
        taxNumber: null,
        category: null,
      },
    ]),
  ];
  const known = importedOf(reviewOf(files));

  it("comes back only if its record was removed", () => {
    const there = reviewOf(files, { known });
    expect(bringBack(there, lineOf(there).id, true)).toEqual(there);
    const removed = known.map((line) => ({ ...line, state: "removed" as const }));
    const gone = reviewOf(files, { known: removed });
    expect(fateOf(lineOf(bringBack(gone, lineOf(gone).id, true)))).toBe("new");
  });

  it("is no matter of being the same as what was entered", () => {
    const there = reviewOf(files, { known });
    expect(takeAsSame(there, lineOf(there).id, true)).toEqual(there);
  });
});

describe("dividing a line", () => {
  const part = (amount: number): ImportPart => ({
    id: transactionId(`part ${amount}`),
    category: "Lazer",
    amount: amount as Cents,
    description: null,
    counts: true,
  });

  it("takes parts that add up to it, and no others", () => {
    fc.assert(
      fc.property(anyReview, fc.nat(), fc.nat(400), fc.nat(400), (review, at, one, two) => {
        const { id, amount } = lineOf(review, at);
        const divided = divide(review, id, [part(one), part(two)]);
        expect(divided.ok).toBe(one + two === amount);
      }),
    );
  });

  it("can be taken back", () => {
    fc.assert(
      fc.property(anyReview, (review) => {
        const { id, amount } = lineOf(review);
        const divided = divide(review, id, [part(amount), part(0)]);
        expect(divided.ok && divide(divided.value, id, null)).toEqual({ ok: true, value: review });
      }),
    );
  });
});

describe("a rule that is made while looking", () => {
  it("files what it is meant for, save where somebody chose", () => {
    fc.assert(
      fc.property(anyReview, fc.nat(), (review, at) => {
        const chosen = lineOf(review, at);
        const rule = {
          kind: "expense" as const,
          contains: "cafe",
          category: "Saúde",
          description: "Café",
          leavesOut: false,
          position: 0,
        };
        const { lines } = applyRule(fileUnder(review, chosen.id, "Lazer"), rule);
        for (const line of lines.filter(
          ({ kind, original }) => kind === "expense" && original === "COMPRA CAFE",
        )) {
          expect(line.description).toBe("Café");
          if (line.id === chosen.id) expect(line.category).toBe("Lazer");
          else expect(line.category).toBe("Saúde");
        }
      }),
    );
  });
});
