import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import { changeId, ruleId, type RuleId } from "../../domain/shared/ids.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Creating } from "../naming.ts";
import type { Rules } from "./rules.ts";

/** Creates a rule. One that failed is sent again with the same ids, since it may have been made. */
export function keepRule(rules: Pick<Rules, "create">, ids: IdGenerator) {
  const failed = new Map<string, Creating<RuleId>>();
  return async (draft: RuleDraft): Promise<Rule> => {
    const wish = JSON.stringify(draft);
    const as = failed.get(wish) ?? { id: ruleId(ids.next()), change: changeId(ids.next()) };
    failed.set(wish, as);
    const { record } = await rules.create(draft, as);
    failed.delete(wish);
    return record;
  };
}
