import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { LedgerId, RuleId } from "../../../src/domain/shared/ids.ts";

/** The rules for movements to read, in their order; every call reaches only what is in one ledger and not removed. */
export type Rules = {
  readonly list: (ledger: LedgerId) => Promise<readonly Stamped<Rule>[]>;
  readonly find: (ledger: LedgerId, id: RuleId) => Promise<Rule | null>;
  readonly count: (ledger: LedgerId) => Promise<number>;
};
