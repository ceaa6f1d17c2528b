import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IDENTITY_MAX } from "../../../../src/domain/imports/statements/identity.ts";
import { identitiesOf } from "../../../support/identities.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { anyAmount } from "../../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../../support/arbitraries/civil-date.ts";
import { statementRow } from "../../../support/statement-row.ts";

const anyRow = fc.record({
  date: anyCivilDate("2026-01-01", "2026-01-05"),
  kind: fc.constantFrom("income", "expense"),
  amount: fc.oneof(fc.constantFrom(cents(0), cents(100)), anyAmount),
  original: fc.oneof(
    fc.constantFrom("Café", "CAFE", "Pão  do dia"),
    fc.string({ unit: "binary", maxLength: 900 }),
  ),
});
const anyRows = fc.array(anyRow.map(statementRow), { maxLength: 30 });

describe("the identities of rows", () => {
  it("are as many as the rows, all different, and no longer than they may be", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const identities = identitiesOf(rows);
        expect(identities).toHaveLength(rows.length);
        expect(new Set(identities).size).toBe(rows.length);
        for (const identity of identities) {
          expect(identity.length).toBeLessThanOrEqual(IDENTITY_MAX);
          expect(identity.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it("are the same names, whatever the order of the rows", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const turned = identitiesOf(rows.toReversed());
        expect(turned.toSorted()).toEqual(identitiesOf(rows).toSorted());
      }),
    );
  });

  it("count the equal rows of a day, and heed neither accents nor capitals nor spaces", () => {
    const of = (original: string) =>
      statementRow({ date: "2026-01-05", kind: "expense", amount: cents(120), original });
    expect(identitiesOf([of("Café da Praça"), of("CAFE  DA PRACA")])).toEqual([
      "2026-01-05|-120|cafe da praca|1",
      "2026-01-05|-120|cafe da praca|2",
    ]);
  });

  it("do not look at the balance, the line or the category", () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), (row, number) => {
        const plain = statementRow(row);
        const other = { ...plain, line: number, balance: cents(number), category: "Lazer" };
        expect(identitiesOf([other])).toEqual(identitiesOf([plain]));
      }),
    );
  });
});
