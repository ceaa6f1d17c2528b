import { describe, expect, it } from "vitest";
import { habitKey } from "../../../../src/domain/guessing/learn.ts";
import type { KeptLine } from "../../../../src/domain/imports/kept-line.ts";
import { learnFromLedger } from "../../../../src/domain/imports/review/learn-from-ledger.ts";
import type { Row } from "../../../../src/domain/ledger/row.ts";
import { finish } from "../../../../src/domain/shared/slices.ts";
import { filedUnder } from "../../../support/categories.ts";
import { recordWith } from "../../../ui/support/records.ts";

const row = (over: Partial<Row>): Row => ({
  ...recordWith(),
  filed: filedUnder("expense", "Lazer"),
  revision: 1,
  category: "Lazer",
  description: "Cinema",
  ...over,
});
const imported = (over: Partial<KeptLine>) =>
  ({ original: "COMPRA CINEMA CITY", chosen: false, category: "Lazer", ...over }) as KeptLine;

const learnt = (rows: readonly Row[], line: KeptLine | null = null) => {
  const lines = new Map(line === null ? [] : rows.map(({ id }) => [id as string, line]));
  const habits = finish(learnFromLedger(rows, lines));
  return (text: string) => habits.get(habitKey("expense", text)) ?? null;
};

describe("what is learnt from a ledger", () => {
  it("goes by what a person wrote, whose category they chose", () => {
    expect(learnt([row({})])("cinema")).toEqual({ last: ["Lazer"], chosen: "Lazer" });
    expect(learnt([row({ description: null })])("cinema")).toBeNull();
  });

  it("goes by what the bank wrote of an imported record", () => {
    const habit = learnt([row({})], imported({}));
    expect(habit("cinema city")).toEqual({ last: ["Lazer"], chosen: null });
    expect(habit("cinema")).toBeNull();
    expect(learnt([row({ description: null })], imported({}))("cinema city")).not.toBeNull();
  });

  it("takes a category for chosen where it was before the import, or is another since", () => {
    expect(learnt([row({})], imported({ chosen: true }))("cinema city")?.chosen).toBe("Lazer");
    expect(learnt([row({ category: "Saúde" })], imported({}))("cinema city")?.chosen).toBe("Saúde");
  });

  it("goes by the newest choice, and by 20 000 records at most", () => {
    const twice = [row({ category: "Saúde", revision: 2 }), row({ revision: 1 })];
    expect(learnt(twice)("cinema")).toMatchObject({ last: ["Saúde", "Lazer"], chosen: "Saúde" });
    const [known, other] = [row({}), row({ description: "Teatro" })];
    const many = Array.from({ length: 19_999 }, () => known);
    expect(learnt([...many, other])("teatro")).not.toBeNull();
    expect(learnt([...many, known, other])("teatro")).toBeNull();
  });
});
