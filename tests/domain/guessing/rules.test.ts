import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits, fittingRule } from "../../../src/domain/guessing/fitting-rule.ts";
import { vagueOf } from "../../../src/domain/guessing/guess.ts";
import { ruleWords } from "../../../src/domain/guessing/rule-words.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import { ruleText } from "../../../src/domain/rules/rule.ts";
import { anyText } from "../../support/arbitraries/text.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";

const rule = (contains: string, over: Partial<RuleDraft> = {}): RuleDraft => ({
  kind: "expense",
  contains,
  category: "Saúde",
  description: null,
  leavesOut: false,
  position: 0,
  ...over,
});

describe("a rule", () => {
  it("is meant for movements of its kind whose text contains its own, whatever case and accents", () => {
    const text = "COMPRA FARMACIA SÃO JOÃO";
    expect(fits(rule("são joao"), { kind: "expense", text })).toBe(true);
    expect(fits(rule("são pedro"), { kind: "expense", text })).toBe(false);
    expect(fits(rule("são joao"), { kind: "income", text })).toBe(false);
    expect(fits(rule("são pedro", { kind: "income" }), { kind: "expense", text })).toBe(false);
  });

  it("is the first that is meant for a movement", () => {
    const rules = [rule("padaria"), rule("farmacia"), rule("compra")];
    const described = { kind: "expense", text: "Compra Farmácia" } as const;
    expect(fittingRule(rules, described)).toBe(rules[1]);
    expect(fittingRule(rules.slice(0, 1), described)).toBeNull();
  });

  it("made for a movement is meant for it, and looks for as many telling words as stand side by side", () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        expect(ruleText(text)).toContain(ruleWords(text));
      }),
    );
    expect(ruleWords("COMPRA 4163 CONTINENTE BOM DIA LISBOA")).toBe("continente bom dia");
    expect(ruleWords("COMPRA 12 PINGO 7 DOCE")).toBe("pingo");
    expect(ruleWords("TRF A 1 B")).toBe(ruleText("TRF A 1 B"));
  });
});

describe("the category of what nobody knows", () => {
  const expenses = OWN_CATEGORIES.filter(({ kind }) => kind === "expense");
  const vague = expenses.find(({ role }) => role === "vague");
  const others = expenses.filter(({ role }) => role !== "vague");

  it("is the vague one, else the last that is offered", () => {
    expect(vagueOf([vague!, ...others])).toBe(vague?.name);
    expect(vagueOf(others)).toBe(others.at(-1)?.name);
    expect(vagueOf([])).toBe("");
  });
});
