import type { Rule } from "../../../src/domain/imports/rule.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { RuleId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Removes a rule; what it did stays as it is. */
export const removeRule =
  ({ ledgerWork }: Ports) =>
  (member: Member, id: RuleId, edit: Edit): Promise<Result<Stamped<Rule>, EditRefusal<Rule>>> =>
    ledgerWork(member, edit.change, (stores) =>
      removeRecord(stores, stores.records.rules, edit, id, () => true),
    );
