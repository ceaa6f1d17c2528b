import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedRule, positionAfter } from "../../../src/domain/imports/rule-order.ts";
import type { Rule } from "../../../src/domain/imports/rule.ts";
import { anyRule } from "../../support/arbitraries/import.ts";

const inOrder = (rules: readonly Rule[]) =>
  rules.toSorted((one, other) => one.position - other.position);

const anyRules = fc
  .uniqueArray(anyRule, { minLength: 1, maxLength: 12, selector: ({ id }) => id })
  .map(inOrder);

describe("the order of rules", () => {
  it("has a moved rule at its place, and the others as they stood", () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), fc.nat(), (rules, which, where) => {
        const id = rules[which % rules.length]?.id ?? "";
        const place = where % rules.length;
        const changed = new Map(movedRule(rules, id, place).map((rule) => [rule.id, rule]));
        const now = inOrder(rules.map((rule) => changed.get(rule.id) ?? rule));
        expect(now.findIndex((rule) => rule.id === id)).toBe(place);
        const others = (list: readonly Rule[]) =>
          list.map((rule) => rule.id).filter((one) => one !== id);
        expect(others(now)).toEqual(others(rules));
      }),
    );
  });

  it("changes nothing but positions, and only those that are others", () => {
    fc.assert(
      fc.property(anyRules, fc.nat(11), (rules, place) => {
        for (const rule of movedRule(rules, rules[0]?.id ?? "", place)) {
          const before = rules.find(({ id }) => id === rule.id);
          expect(rule).toEqual({ ...before, position: rule.position });
          expect(rule.position).not.toBe(before?.position);
        }
      }),
    );
  });

  it("ends with a new rule", () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const position = positionAfter(rules);
        expect(rules.every((rule) => rule.position < position)).toBe(true);
      }),
    );
    expect(positionAfter([])).toBe(0);
  });
});
