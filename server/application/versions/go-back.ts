import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { ChangeId, TransactionId } from "../../../src/domain/shared/ids.ts";
import { refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { transactionFault } from "../kinds/transactions.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../ledger/record-changes.ts";
import { divisionBack, type DivisionFault } from "./division-back.ts";

type Ports = { readonly ledgerWork: LedgerWork };

type GoBackRefusal =
  | EditRefusal<Transaction>
  | DivisionFault
  | "bad-category"
  | "bad-account"
  | "change-gone";

/**
 * Changes an income or an expense back to what it was before one of its changes, with all of its fields. Divisions made
 * or undone since go back with it, or nothing does: no money is made or lost.
 */
export const goBack =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    before: ChangeId,
    edit: Edit,
  ): Promise<Result<StoredRecord<Transaction>, GoBackRefusal>> =>
    ledgerWork(member, edit.change, async (stores) => {
      const { transactions } = stores.records;
      const earlier = await stores.versions.before(member.ledger, id, before);
      if (earlier === null) {
        const isKnown = (await transactions.find(id))?.record.kind === kind;
        return refused(isKnown ? "change-gone" : "no-such-record");
      }
      const back = divisionBack(earlier.parts);
      const replace = async (record: Transaction) => {
        if (back.ok) {
          await transactions.removeAll(back.value.going.map((part) => part.id));
          await transactions.replaceAll(back.value.coming);
        }
        return transactions.replace(record);
      };
      return replaceRecord(
        stores,
        { ...transactions, replace },
        edit,
        id,
        (present) => asBefore(present, earlier.record),
        (present) => present.kind === kind,
        async (record) => {
          if (!back.ok) return back.reason;
          for (const one of [record, ...back.value.coming]) {
            const fault = await transactionFault(stores, member.ledger, one);
            if (fault !== null) return fault;
          }
          return null;
        },
      );
    });

/** A record with the fields of an earlier version; of which plan and which division it is stays. */
const asBefore = (
  { id, kind, plan, dividedFrom }: Transaction,
  { plan: _plan, dividedFrom: _from, ...before }: Transaction,
): Transaction => ({
  ...before,
  id,
  kind,
  ...(plan && { plan }),
  ...(dividedFrom !== undefined && { dividedFrom }),
});
