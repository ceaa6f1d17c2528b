import type { Rule, RuleDraft, RuledRecord } from "../../domain/imports/rule.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Seen, Stamped } from "../../domain/ledger/stamped.ts";
import type { ChangeId, RuleId } from "../../domain/shared/ids.ts";
import type { Changing, Creating } from "./naming.ts";

/** The rules for imported movements (/regras). Every call rejects with a Failure. */
export type Rules = {
  /** In their order. */
  list(): Promise<readonly Seen<Rule>[]>;
  create(draft: RuleDraft, as: Creating<RuleId>): Promise<Stamped<Rule>>;
  update(id: RuleId, draft: RuleDraft, as: Changing): Promise<Stamped<Rule>>;
  remove(id: RuleId, as: Changing): Promise<Revision>;
  /** The records of the past that a rule would change, as they would be. */
  preview(id: RuleId): Promise<readonly RuledRecord[]>;
  /** Changes them, and says which they were. */
  apply(id: RuleId, change: ChangeId): Promise<readonly RuledRecord[]>;
};
