import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linksOf, proofOf } from "../../../../src/domain/imports/statements/balance-proof.ts";
import { oldestFirst } from "../../../../src/domain/imports/statements/file-order.ts";
import type { Movement } from "../../../../src/domain/imports/statements/movement.ts";
import { anyLines, anyOpening } from "../../../support/arbitraries/bank-line.ts";
import { running, type Line } from "../../../support/bank-files/line.ts";

const movements = (opening: number, lines: readonly Line[]): readonly Movement[] =>
  running(opening, lines).map(({ date, cents, text, balance }, index) => ({
    line: index + 1,
    date,
    sortsAs: date,
    signed: cents,
    original: text,
    balance,
    chain: "",
    taxNumber: null,
    category: null,
  }));

const proof = (list: readonly Movement[]) => proofOf(linksOf(oldestFirst(list)));

const anyMovements = (least: number) =>
  fc.tuple(anyOpening, anyLines(least)).map(([opening, lines]) => movements(opening, lines));

describe("the balances of a file", () => {
  it("prove it in either order", () => {
    fc.assert(
      fc.property(anyMovements(2), (list) => {
        const proven = { state: "proven", covered: list.length - 1, of: list.length };
        expect(proof(list)).toEqual(proven);
        expect(proof(list.toReversed())).toEqual(proven);
      }),
    );
  });

  it("prove it where some rows have none", () => {
    fc.assert(
      fc.property(anyMovements(3), (list) => {
        const holed = list.map((one, index) => (index % 3 === 1 ? { ...one, balance: null } : one));
        expect(proof(holed).state).not.toBe("broken");
      }),
    );
  });

  it("name the row before which one is missing", () => {
    fc.assert(
      fc.property(anyMovements(12), fc.nat(), (list, which) => {
        const missing = 1 + (which % (list.length - 2));
        const rest = list.filter((_, index) => index !== missing);
        const found = linksOf(rest);
        expect(proofOf(found)).toEqual({ state: "broken", line: missing + 2 });
      }),
    );
  });

  it("name the row whose cents are wrong", () => {
    fc.assert(
      fc.property(anyMovements(12), fc.nat(), (list, which) => {
        const wrong = 1 + (which % (list.length - 1));
        const spoilt = list.map((one, at) =>
          at === wrong ? { ...one, signed: one.signed + 1 } : one,
        );
        expect(proofOf(linksOf(spoilt))).toEqual({ state: "broken", line: wrong + 1 });
      }),
    );
  });

  it("prove all of it where the opening one is told, and every row that a balance covers", () => {
    fc.assert(
      fc.property(anyOpening, anyLines(1), (opening, lines) => {
        const list = movements(opening, lines);
        const of = list.length;
        const proven = (some: readonly Movement[]) => proofOf(linksOf(some, opening));
        expect(proven(list)).toEqual({ state: "proven", covered: of, of });
        const tail = [...list, { ...list[0]!, balance: null }];
        expect(proven(tail)).toEqual({ state: "proven", covered: of, of: of + 1 });
        const between = list.map((one, at) => (at < of - 1 ? { ...one, balance: null } : one));
        expect(proven(between)).toEqual({ state: "proven", covered: of, of });
        expect(proofOf(linksOf(list, opening + 1))).toEqual({ state: "broken", line: 1 });
      }),
    );
  });

  it("fail at a row whose cell holds none, and prove the rows around it", () => {
    fc.assert(
      fc.property(anyMovements(3), fc.nat(), (list, which) => {
        const at = which % list.length;
        const spoilt = list.map((one, index) =>
          index === at ? { ...one, balance: null, spoiltBalance: true } : one,
        );
        const links = linksOf(spoilt);
        expect(proofOf(links)).toEqual({ state: "broken", line: at + 1 });
        expect(links.broken).toHaveLength(1);
      }),
    );
  });

  it("do not fail behind a row whose direction nobody knows, and do not prove it", () => {
    fc.assert(
      fc.property(anyMovements(3), fc.nat(), (list, which) => {
        const at = which % list.length;
        const open = list.map((one, index) => (index === at ? { ...one, open: "?" } : one));
        const covered = list.length - (at === 0 ? 1 : 2);
        expect(proofOf(linksOf(open))).toEqual({ state: "proven", covered, of: list.length });
      }),
    );
  });

  it("prove nothing where more than a tenth disagrees: movements are missing, unless they are available ones", () => {
    const list = movements(
      0,
      [1, 2, 3, 4, 5].map((cents, at) => ({
        date: `2026-01-0${at + 1}` as Line["date"],
        cents,
        text: "",
      })),
    );
    const constant = list.map((one) => ({ ...one, balance: 100_000 }));
    const links = linksOf(constant);
    expect(proofOf(links, { available: true })).toEqual({ state: "unusable" });
    expect(proofOf(links)).toEqual({
      state: "gaps",
      from: { line: 1, date: "2026-01-01" },
      to: { line: 2, date: "2026-01-02" },
    });
    expect(proofOf(linksOf(constant, 1))).toEqual({
      state: "gaps",
      from: null,
      to: { line: 1, date: "2026-01-01" },
    });
  });

  it("prove nothing where there are fewer than two", () => {
    fc.assert(
      fc.property(anyMovements(1), (list) => {
        expect(proof(list.slice(0, 1))).toEqual({ state: "none" });
        expect(proof(list.map((one) => ({ ...one, balance: null })))).toEqual({ state: "none" });
      }),
    );
  });

  it("of two accounts in one file are told apart", () => {
    fc.assert(
      fc.property(anyMovements(2), anyMovements(2), (mine, savings) => {
        const other = savings.map((one) => ({ ...one, chain: "Poupança" }));
        const mixed = mine.flatMap((one, index) => [one, ...other.slice(index, index + 1)]);
        const rest = other.slice(mine.length);
        const of = mine.length + savings.length;
        expect(proofOf(linksOf([...mixed, ...rest]))).toEqual({
          state: "proven",
          covered: of - 2,
          of,
        });
      }),
    );
  });
});
