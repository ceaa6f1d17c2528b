import { RULE_PLACES } from "../../domain/rules/rule-order.ts";
import type { Rule } from "../../domain/rules/rule.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId } from "../../domain/shared/ids.ts";
import { moved } from "../../domain/shared/positions.ts";
import type { ActInput } from "../acts/act.machine.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { changeRules, RuleWish } from "./change-rules.ts";

/** A change of the list of rules: one is removed, or moved to another index in the full list, from 0. */
export type RuleArrangement =
  | { readonly type: "remove"; readonly rule: WithRevision<Rule> }
  | {
      readonly type: "move";
      readonly rule: WithRevision<Rule>;
      readonly place: number;
      readonly rules: readonly WithRevision<Rule>[];
    };

/**
 * Removes a rule under the key of the act, or moves one; each rule whose position changes gets a change of its own.
 * Rejects with a Failure.
 */
export const arrangeRules = (change: ReturnType<typeof changeRules>, ids: IdGenerator) => {
  const wishes = ({ of, key }: ActInput<RuleArrangement>): readonly RuleWish[] =>
    of.type === "remove"
      ? [{ rule: of.rule, draft: null, change: changeId(key) }]
      : moved(of.rules, of.rule.id, of.place, RULE_PLACES).map(({ kept: rule, position }) => ({
          rule,
          draft: { ...rule, position },
          change: changeId(ids.next()),
        }));
  return (act: ActInput<RuleArrangement>): Promise<void> => change(wishes(act));
};
