import { describe, expect, it } from "vitest";
import { RULE_PLACES, RULE_POSITION_MAX } from "../../../src/domain/rules/rule-order.ts";
import { RULES_MAX } from "../../../src/domain/rules/rule.ts";

describe("the order of rules", () => {
  it("has room for as many as there may be, and before and behind them", () => {
    const last = RULE_PLACES.first + (RULES_MAX - 1) * RULE_PLACES.step;
    expect(RULE_PLACES.first).toBeGreaterThan(0);
    expect(last).toBeLessThan(RULE_POSITION_MAX);
  });
});
