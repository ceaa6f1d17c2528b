import { describe, expect, it } from "vitest";
import { arrangeRules } from "../../../src/application/rules/arrange-rules.ts";
import type { RuleWish } from "../../../src/application/rules/change-rules.ts";
import { RULE_PLACES } from "../../../src/domain/rules/rule-order.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";

const rule = (contains: string, position: number): WithRevision<Rule> => ({
  id: ruleId(contains),
  contains,
  kind: "expense",
  category: "Outros",
  leavesOut: false,
  description: null,
  position,
  revision: 7,
});
const FIRST = rule("galp", 0);
const SECOND = rule("continente", 1);
const RULES = [FIRST, SECOND];

function start() {
  const wished: (readonly RuleWish[])[] = [];
  const change = async (wishes: readonly RuleWish[]) => void wished.push(wishes);
  return { wished, arrange: arrangeRules(change, fakeIds()) };
}

describe("the rules of imports", () => {
  it("lose one under the name by which that can be undone", async () => {
    const { arrange, wished } = start();
    await arrange({ of: { type: "remove", rule: FIRST }, key: "act" });
    expect(wished).toEqual([[{ rule: FIRST, draft: null, change: "act" }]]);
  });

  it("change places, of which the one that moves alone is changed", async () => {
    const { arrange, wished } = start();
    await arrange({ of: { type: "move", rule: FIRST, place: 1, rules: RULES }, key: "act" });
    const draft = { ...FIRST, position: SECOND.position + RULE_PLACES.step };
    expect(wished).toEqual([[{ rule: FIRST, draft, change: "id-1" }]]);
  });
});
