import type { Rule } from "../../domain/imports/rule.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { RuleWish } from "../machines/rules.machine.ts";
import type { Rules } from "../ports/rules.ts";

/** Changes or removes rules as they were seen, and fetches what they are then. Rejects with a Failure. */
export const changeRules =
  (rules: Pick<Rules, "update" | "remove" | "list">) =>
  async (wishes: readonly RuleWish[]): Promise<readonly Seen<Rule>[]> => {
    for (const { rule, draft, change } of wishes) {
      const as = { seen: rule.revision, change };
      // the ledger takes one change at a time
      await (draft === null ? rules.remove(rule.id, as) : rules.update(rule.id, draft, as));
    }
    return rules.list();
  };
