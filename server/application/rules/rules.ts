import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { LedgerId, RuleId } from "../../../src/domain/shared/ids.ts";

/** Reads the rules for movements, in their order; every call reaches one ledger only, without removed ones. */
export type Rules = {
  readonly list: (ledger: LedgerId) => Promise<readonly StoredRecord<Rule>[]>;
  readonly find: (ledger: LedgerId, id: RuleId) => Promise<Rule | null>;
  readonly count: (ledger: LedgerId) => Promise<number>;
};
