import { describe, expect, it } from "vitest";
import { proofOf } from "../../../../src/domain/imports/statements/balance-proof.ts";
import { dayOrderOf } from "../../../../src/domain/imports/cells/day-order.ts";
import { oldestFirst } from "../../../../src/domain/imports/statements/file-order.ts";
import type { Movement } from "../../../../src/domain/imports/statements/movement.ts";
import { parseCivilDate } from "../../../../src/domain/shared/civil-date.ts";

describe("the order of day and month of a column", () => {
  const order = (...texts: readonly string[]) =>
    dayOrderOf(
      texts.map((text, index) => ({ line: index + 1, cells: [text === "" ? "" : `${text}/2026`] })),
      0,
    );

  it("is the one in which fewer days are on no calendar", () => {
    expect(order("01/15", "01/16", "20/01")).toBe("month-first");
    expect(order("20/01", "21/01", "01/15")).toBe("day-first");
  });

  it("is the one that turns less often, whichever way the file runs, with some days more than once", () => {
    expect(order("01/05", "01/09", "02/03", "02/04")).toBe("month-first");
    expect(order("01/05", "01/09", "01/09", "02/03", "02/03", "02/04")).toBe("month-first");
    expect(order("02/03", "01/09", "01/05")).toBe("month-first");
    expect(order("05/01", "09/01", "", "03/02", "04/02")).toBe("day-first");
  });
});

const movement = (time: string, signed: number, balance: number | null): Movement => ({
  line: 1,
  date: parseCivilDate(time.slice(0, 10))!,
  sortsAs: time,
  signed,
  original: time,
  balance,
  chain: "",
  taxNumber: null,
  category: null,
});
const ordered = (...movements: readonly Movement[]) =>
  oldestFirst(movements).map(({ original }) => original);

describe("the movements of a file", () => {
  it("are turned where they run backwards, balances or not", () => {
    const [one, two] = [movement("2026-03-01", -5, null), movement("2026-03-02", -5, null)];
    expect(ordered(two, one)).toEqual(["2026-03-01", "2026-03-02"]);
    expect(ordered(one, two)).toEqual(["2026-03-01", "2026-03-02"]);
    expect(ordered(one)).toEqual(["2026-03-01"]);
    expect(ordered()).toEqual([]);
  });

  it("are in the order of their times where their balances say so alone", () => {
    const [a, b, c] = [
      movement("2026-03-01 09:00", -10, 90),
      movement("2026-03-01 12:00", -20, 70),
      movement("2026-03-01 18:00", 5, 75),
    ];
    const times = ["2026-03-01 09:00", "2026-03-01 12:00", "2026-03-01 18:00"];
    for (const told of [
      [b, a, c],
      [a, c, b],
      [c, a, b],
      [b, c, a],
    ])
      expect(ordered(...told)).toEqual(times);
  });

  it("stay as they are told within a day where their balances say so", () => {
    const [first, second] = [movement("2026-03-01 1", -10, 90), movement("2026-03-01 0", -20, 70)];
    expect(ordered(first, second)).toEqual(["2026-03-01 1", "2026-03-01 0"]);
    expect(ordered(second, first)).toEqual(["2026-03-01 1", "2026-03-01 0"]);
  });
});

describe("what balances prove", () => {
  it("is nothing where more than one, and more than a tenth, fail; else all up to the first", () => {
    const proof = (count: number, ...lines: readonly number[]) =>
      proofOf(
        {
          count,
          covered: count - lines.length,
          of: count + 1,
          broken: lines.map((line) => ({
            before: null,
            at: { ...movement("2026-03-01", -5, 5), line },
          })),
        },
        { available: true, unread: 2 },
      );
    expect(proof(0)).toEqual({ state: "none" });
    expect(proof(1)).toEqual({ state: "proven", covered: 1, of: 4 });
    expect(proof(5, 4)).toEqual({ state: "broken", line: 4 });
    expect(proof(20, 3, 9)).toEqual({ state: "broken", line: 3 });
    expect(proof(19, 3, 9)).toEqual({ state: "unusable" });
  });
});
