import { RULES_MAX, type Rule, type RuleDraft } from "../../../src/domain/imports/rule.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../record-changes.ts";
import { ruleFault } from "../rule-fault.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId; readonly clock: Clock };

export type RuleCreationRefusal = CreationRefusal | "bad-category" | "rule-limit";

/** Adds a rule as long as there is room for one more. */
export const createRule =
  ({ ledgerWork, newId, clock }: Ports) =>
  (
    member: Member,
    draft: RuleDraft,
    creation: Creation,
  ): Promise<Result<Created<Rule>, RuleCreationRefusal>> =>
    ledgerWork(member, creation.change, (stores) =>
      createRecord(
        stores,
        stores.records.rules,
        { ...creation, member, now: clock.now(), newId },
        (id): Rule => ({ ...draft, id: ruleId(id) }),
        async () =>
          (await stores.rules.count(member.ledger)) < RULES_MAX
            ? ruleFault(stores.ledgers, member.ledger, draft)
            : "rule-limit",
      ),
    );
