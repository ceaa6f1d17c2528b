import { describe, expect, it } from "vitest";
import { planImport, type KnownLine } from "../../../src/domain/imports/plan-import.ts";
import { recordsOf } from "../../../src/domain/imports/records-of.ts";
import { accountId, importLineId, transactionId } from "../../../src/domain/shared/ids.ts";
import { importLine, importPart } from "../../support/import-line.ts";

const known = (id: string, over: Partial<KnownLine> = {}): KnownLine => ({
  id: importLineId(`kept ${id}`),
  removed: false,
  ...over,
});

const ACCOUNT = accountId("account");

describe("the plan of an import", () => {
  it("makes what is new, and names what is known", () => {
    const lines = ["a", "b", "c", "d"].map((id) => importLine(id));
    const plan = planImport(
      lines,
      new Map([
        ["identity of b", known("b")],
        ["identity of c", known("c")],
        ["identity of d", known("d")],
      ]),
    );
    expect(plan).toEqual({
      fresh: [lines[0]],
      repeated: 3,
      seen: ["kept b", "kept c", "kept d"],
      replaced: new Map(),
    });
  });

  it("has what was removed come again where that is asked for, and only that", () => {
    const of = (removed: boolean, again: boolean) => {
      const line = importLine("a", { again });
      const plan = planImport([line], new Map([[line.identity, known("a", { removed })]]));
      return [plan.fresh.length, plan.repeated, [...plan.replaced]];
    };
    expect(of(true, true)).toEqual([1, 0, [["kept a", "a"]]]);
    for (const [removed, again] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const)
      expect(of(removed, again)).toEqual([0, 1, []]);
  });
});

describe("the records of a movement", () => {
  const { kind, date } = importLine("a");

  it("are its own, under its id", () => {
    const { category, amount, description } = importLine("a");
    expect(recordsOf(importLine("a"), ACCOUNT)).toEqual([
      { id: "a", kind, date, category, amount, description, account: ACCOUNT },
    ]);
  });

  it("are none where it does not count, or is one that is there", () => {
    expect(recordsOf(importLine("a", { use: { type: "not-counted" } }), ACCOUNT)).toEqual([]);
    const join = { type: "join", record: transactionId("x") } as const;
    expect(recordsOf(importLine("a", { use: join }), ACCOUNT)).toEqual([]);
  });

  it("are those of its parts that count", () => {
    const parts = [importPart("one"), importPart("two", { counts: false }), importPart("three")];
    const made = recordsOf(importLine("a", { use: { type: "split", parts } }), ACCOUNT);
    expect(made).toEqual(
      [parts[0]!, parts[2]!].map(({ counts: _, ...part }) => ({
        ...part,
        kind,
        date,
        account: ACCOUNT,
      })),
    );
  });
});
