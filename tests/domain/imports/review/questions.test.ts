import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyRule } from "../../../../src/domain/imports/review/change-review.ts";
import { questionsOf } from "../../../../src/domain/imports/review/questions.ts";
import { anyStatementRows, fileOf } from "../../../support/arbitraries/statement.ts";
import { reviewOf } from "../../../support/review.ts";

describe("the questions of a review", () => {
  it("are one for all withdrawals, and none once a rule answers it", () => {
    fc.assert(
      fc.property(anyStatementRows, (rows) => {
        const review = reviewOf([fileOf("a", rows)]);
        const withdrawn = rows.filter(
          ({ kind, original }) => kind === "expense" && original === "LEVANTAMENTO",
        );
        const questions = questionsOf(review);
        expect(questions.map(({ lines }) => lines.length)).toEqual(
          withdrawn.length === 0 ? [] : [withdrawn.length],
        );
        const answer = {
          kind: "expense" as const,
          contains: "levantamento",
          category: null,
          description: null,
          leavesOut: true,
          position: 0,
        };
        expect(questionsOf(applyRule(review, answer))).toEqual([]);
      }),
    );
  });

  it("ask about money that goes to or comes from what may be an own account, each line once", () => {
    const [row] = fc
      .sample(
        anyStatementRows.filter((rows) => rows.length > 0),
        1,
      )
      .flat();
    if (!row) throw new Error("no row");
    const of = (kind: "income" | "expense", original: string, line: number) => ({
      ...row,
      kind,
      original,
      line,
    });
    const rows = [
      of("expense", "TRF Revolut Poupança", 2),
      of("income", "Revolut*1234", 3),
      of("expense", "Poupança automática", 4),
      of("income", "LEVANTAMENTO anulado", 5),
    ];
    expect(
      questionsOf(reviewOf([fileOf("a", rows)])).map(({ about, kind, contains, lines }) => [
        about,
        kind,
        contains,
        lines.length,
      ]),
    ).toEqual([
      ["own-account", "expense", "poupanca", 1],
      ["own-account", "income", "revolut", 1],
      ["own-account", "expense", "revolut", 1],
    ]);
  });
});
