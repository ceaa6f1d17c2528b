import type { Rule } from "../../../src/domain/imports/rule.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../record-changes.ts";
import { ruleFault } from "../rule-fault.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type RuleUpdateRefusal = EditRefusal<Rule> | "bad-category";

/** Replaces a rule; what it did stays as it is. */
export const updateRule =
  ({ ledgerWork }: Ports) =>
  (member: Member, rule: Rule, edit: Edit): Promise<Result<Stamped<Rule>, RuleUpdateRefusal>> =>
    ledgerWork(member, edit.change, (stores) =>
      replaceRecord(
        stores,
        stores.records.rules,
        edit,
        rule.id,
        () => rule,
        () => true,
        () => ruleFault(stores.ledgers, member.ledger, rule),
      ),
    );
