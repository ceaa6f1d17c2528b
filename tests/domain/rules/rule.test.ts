import { describe, expect, it } from "vitest";
import { isRuleText, ruled, ruleText, type RuleDraft } from "../../../src/domain/rules/rule.ts";
import { recordWith } from "../../ui/support/records.ts";

const rule = (over: Partial<RuleDraft> = {}): RuleDraft => ({
  kind: "expense",
  contains: "São João",
  category: "Saúde",
  description: null,
  leavesOut: false,
  position: 0,
  ...over,
});
const record = recordWith({ category: "Lazer", description: "Farmácia SAO  JOAO, Porto" });

describe("a rule for the past", () => {
  it("files a record whose text contains its own, whatever case, accents and spaces", () => {
    expect(ruled(rule(), record, null)).toEqual({ ...record, category: "Saúde" });
    expect(ruled(rule({ contains: "São Pedro" }), record, null)).toBeNull();
    expect(ruled(rule(), { ...record, description: null }, null)).toBeNull();
  });

  it("looks at what the bank wrote where there is any", () => {
    expect(ruled(rule(), { ...record, description: null }, "COMPRA SAO JOAO")).not.toBeNull();
    expect(ruled(rule(), record, "COMPRA CONTINENTE")).toBeNull();
  });

  it("renames, files, or both, and changes nothing that is so already", () => {
    const named = { ...record, description: "Farmácia" };
    expect(ruled(rule({ category: null, description: "Farmácia" }), record, null)).toEqual(named);
    expect(ruled(rule({ description: "Farmácia" }), record, null)).toEqual({
      ...named,
      category: "Saúde",
    });
    const done = { ...named, category: "Saúde" };
    expect(ruled(rule({ description: "Farmácia" }), done, "SAO JOAO")).toBeNull();
    expect(ruled(rule({ category: null }), record, null)).toBeNull();
  });

  it("changes nothing of another kind, nor where it leaves out", () => {
    expect(ruled(rule({ kind: "income" }), record, null)).toBeNull();
    expect(ruled(rule({ leavesOut: true }), record, null)).toBeNull();
  });
});

describe("the text of a rule", () => {
  it("has at least two characters beside space", () => {
    expect([" a ", "", "ab", "a b", "😀", "😀é"].map(isRuleText)).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it("knows neither case, accents nor how much space there is", () => {
    expect(ruleText("  São   JOÃO\n1 ")).toBe("sao joao 1");
  });
});
