import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { rulesOf } from "../../../src/domain/ledger/rules-of.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { anyRule } from "../../support/arbitraries/import.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { runs } from "../../support/runs.ts";

const anyRules = fc.uniqueArray(
  anyRule.map((rule) => ({
    ...rule,
    category: rule.category && (rule.kind === "income" ? "Salário" : "Lazer"),
  })),
  { selector: ({ id }) => id },
);

describe("the rules of a book", () => {
  it("stand in their order, of one place the older first, under the names of their categories", async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, async (rules) => {
        const book = applyPart(EMPTY_BOOK, await fakeLedger({ rules }).log.changes(0));
        const inOrder = rules.toSorted((one, other) =>
          one.position === other.position
            ? one.id < other.id
              ? -1
              : 1
            : one.position - other.position,
        );
        expect(rulesOf(book)).toEqual(inOrder.map((rule) => ({ ...rule, revision: 1 })));
      }),
      { numRuns: runs(50) },
    );
  });
});
