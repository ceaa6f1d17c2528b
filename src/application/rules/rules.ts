import type { Rule, RuleDraft, RuledRecord } from "../../domain/rules/rule.ts";
import type { ChangeId, RuleId } from "../../domain/shared/ids.ts";
import type { Records } from "../ledger/records.ts";

/** The rules for imported movements (/regras). Every call rejects with a Failure. */
export type Rules = Records<Rule, RuleDraft> & {
  /** The earlier records that a rule would change, as they would be. */
  preview(id: RuleId): Promise<readonly RuledRecord[]>;
  /** Applies the rule to them, and returns the changed ones. */
  apply(id: RuleId, change: ChangeId): Promise<readonly RuledRecord[]>;
};
