import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guess } from "../../../../src/domain/guessing/guess.ts";
import { habitKey } from "../../../../src/domain/guessing/learn.ts";
import type { StoredLine } from "../../../../src/domain/imports/stored-line.ts";
import { learnFromLedger } from "../../../../src/domain/imports/review/learn-from-ledger.ts";
import type { Row } from "../../../../src/domain/ledger/row.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../../src/domain/shared/ids.ts";
import { finish } from "../../../../src/domain/shared/slices.ts";
import { filedUnder, OWN_CATEGORIES } from "../../../support/categories.ts";
import { recordWith } from "../../../ui/support/records.ts";

const row = (over: Partial<Row>): Row => ({
  ...recordWith(),
  filed: filedUnder("expense", "Lazer"),
  revision: 1,
  category: "Lazer",
  description: "Cinema",
  ...over,
});
const imported = (over: Partial<StoredLine>) =>
  ({ original: "COMPRA CINEMA CITY", chosen: false, category: "Lazer", ...over }) as StoredLine;

const learnt = (rows: readonly Row[], line: StoredLine | null = null) => {
  const lines = new Map(line === null ? [] : rows.map(({ id }) => [id as string, line]));
  const habits = finish(learnFromLedger(rows, lines, OWN_CATEGORIES));
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

  it("is nothing of what an import left unfiled, as long as nobody files it", () => {
    const unfiled = (over: Partial<Row>) =>
      row({ filed: filedUnder("expense", "Outros"), category: "Outros", ...over });
    const left = imported({ category: "Outros" });
    expect(learnt([unfiled({})], left)("cinema city")).toBeNull();
    expect(
      learnt([unfiled({ description: "Ao domingo", amount: cents(1) })], left)("cinema city"),
    ).toBeNull();
    expect(learnt([unfiled({}), row({})], left)("cinema city")).toEqual({
      last: ["Lazer"],
      chosen: "Lazer",
    });
    const chosen = { last: ["Outros"], chosen: "Outros" };
    expect(learnt([unfiled({})], imported({ category: "Lazer" }))("cinema city")).toEqual(chosen);
    expect(learnt([unfiled({})], { ...left, chosen: true })("cinema city")).toEqual(chosen);
    expect(learnt([unfiled({})])("cinema")).toEqual(chosen);
  });

  it("leaves what is unfiled unfiled in every file that comes after", () => {
    const texts = fc.constantFrom("LOJA DO ZE", "COMPRA X", "ZYX LDA");
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 20 }), (imports) => {
        const rows = imports.map((text, at) => row({ id: transactionId(`${at} ${text}`) }));
        const known: Row[] = [];
        const lines = new Map<string, StoredLine>();
        for (const [at, original] of imports.entries()) {
          const habits = finish(learnFromLedger(known, lines, OWN_CATEGORIES));
          const knowledge = { categories: OWN_CATEGORIES, rules: [], habits };
          const { category, reason } = guess({ kind: "expense", text: original }, knowledge);
          expect([category, reason.by]).toEqual(["Outros", "unknown"]);
          known.push({ ...rows[at]!, category, filed: filedUnder("expense", category) });
          lines.set(rows[at]!.id, imported({ original, category }));
        }
      }),
    );
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
