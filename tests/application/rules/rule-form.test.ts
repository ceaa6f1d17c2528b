import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ruleFields, ruleForm } from "../../../src/application/rules/rule-form.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";

const GALP: RuleDraft = {
  contains: "galp",
  kind: "expense",
  category: "Transportes",
  leavesOut: false,
  description: null,
  position: 7,
};

const anyText = fc.option(fc.constantFrom("Lazer", "Outros"));
const anyRule = fc
  .record({
    contains: fc.constantFrom("galp", "loja do ze"),
    kind: fc.constantFrom("income", "expense"),
    category: anyText,
    leavesOut: fc.boolean(),
    description: anyText,
    position: fc.integer(),
  })
  .filter((rule) => rule.leavesOut || rule.category !== null || rule.description !== null);

describe("the form of a rule", () => {
  it("reads what it shows of a rule as that rule", () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(ruleForm.read(ruleFields(rule))).toEqual({ ok: true, value: rule });
      }),
    );
  });

  it.each([
    ["a text that is too short", { contains: " g " }, false, { contains: "too-short" }],
    ["a rule that does nothing", { category: "" }, true, {}],
    ["a form that is blank", ruleForm.blank(), true, { contains: "too-short" }],
  ] as const)("refuses %s", (_, typed, incomplete, issues) => {
    expect(ruleForm.read({ ...ruleFields(GALP), ...typed })).toEqual({
      ok: false,
      reason: { incomplete, issues },
    });
  });
});
