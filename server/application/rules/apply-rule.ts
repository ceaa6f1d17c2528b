import { ruled, type RuledRecord } from "../../../src/domain/rules/rule.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { ChangeId, LedgerId, RuleId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Ledger, Member } from "../ledger/ledgers.ts";
import type { LedgerStores, Snapshot } from "../stores.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly snapshot: Snapshot };

export type ApplicationRefusal = "change-reused" | "no-such-record";

/** The records that a rule changes, after the change, and its revision. */
export type RuleApplied = {
  readonly changed: readonly RuledRecord[];
  readonly revision: Revision | null;
};

/** Returns what a rule would change in past records; changes nothing. */
export const tryRule =
  ({ snapshot }: Ports) =>
  (ledger: LedgerId, id: RuleId): Promise<Result<RuleApplied, ApplicationRefusal>> =>
    snapshot(async (stores) => {
      const found = await stores.ledgers.find(ledger);
      const changed = await changedBy(stores, ledger, id);
      return changed === null
        ? refused("no-such-record")
        : accepted({ changed, revision: revisionOf(found) });
    });

/** Applies a rule to past records, as one change. */
export const applyRule =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: RuleId,
    change: ChangeId | null,
  ): Promise<Result<RuleApplied, ApplicationRefusal>> =>
    ledgerWork(member, change, async (stores) => {
      const changed = await changedBy(stores, member.ledger, id);
      if (changed === null) return refused("no-such-record");
      const before = revisionOf(await stores.ledgers.find(member.ledger));
      if (changed.length === 0) return accepted({ changed, revision: before });
      if (await stores.records.isRepeated()) return refused("change-reused");
      await stores.records.transactions.replaceAll(changed);
      return accepted({ changed, revision: before === null ? null : before + 1 });
    });

const revisionOf = (ledger: Ledger | null) => ledger?.revision ?? null;

/**
 * Returns the past records that a rule changes, without parts of divided movements, which were filed by hand. Null
 * without such a rule.
 */
async function changedBy(
  { rules, imports, transactions }: LedgerStores,
  ledger: LedgerId,
  id: RuleId,
): Promise<readonly Transaction[] | null> {
  const rule = await rules.find(ledger, id);
  if (rule === null) return null;
  if (rule.leavesOut) return [];
  const originals = await imports.originals(ledger);
  const changed: Transaction[] = [];
  for await (const page of transactions.pages(ledger, rule.kind, {}))
    for (const record of page) {
      if (originals.divided.has(record.id)) continue;
      const made = ruled(rule, record, originals.of.get(record.id) ?? null);
      if (made !== null) changed.push(made);
    }
  return changed;
}
