import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { TransactionId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { dividedInto, fitsIn, type Division } from "../../../src/domain/transactions/division.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { categoryFault } from "../ledger/current-category.ts";
import { IdTaken, type LedgerWork, type RecordWriters } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { obstacleTo, type Edit, type EditRefusal } from "../ledger/record-changes.ts";
import { isSameRecord } from "../ledger/same-record.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type DivisionRefusal =
  | EditRefusal<Transaction>
  | "bad-category"
  | "bad-division"
  | "id-taken";

/** The records that a record was divided into, the original first, and the revision of the division. */
export type Divided = { readonly records: readonly Transaction[]; readonly revision: Revision };

/**
 * Divides an income or an expense, in the version that the caller has seen: it keeps one part, and the others become
 * records.
 */
export const divideTransaction =
  ({ ledgerWork }: Ports) =>
  async (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    division: Division,
    edit: Edit,
  ): Promise<Result<Divided, DivisionRefusal>> => {
    const divided = ledgerWork(
      member,
      edit.change,
      async ({ records, ledgers }): Promise<Result<Divided, DivisionRefusal>> => {
        const { transactions } = records;
        const present = await transactions.find(id);
        if (await records.isRepeated()) return dividedBefore(records, present?.record, division);
        const obstacle = obstacleTo(present, edit.seen, (record) => record.kind === kind);
        if (present === null || obstacle !== null) return refused(obstacle ?? "no-such-record");
        if (!fitsIn(division, present.record)) return refused("bad-division");
        const into = dividedInto(present.record, division);
        for (const category of new Set(into.map((record) => record.category))) {
          const fault = await categoryFault(ledgers, member.ledger, { kind, category });
          if (fault !== null) return refused(fault);
        }
        const parts = into.slice(1);
        await transactions.createAll(parts);
        await records.accounts.keepTogether(
          id,
          parts.map((part) => part.id),
        );
        const { revision } = await transactions.replace(into[0] ?? present.record);
        return accepted({ records: into, revision });
      },
    );
    return divided.catch((error: unknown) => {
      if (error instanceof IdTaken) return refused("id-taken");
      throw error;
    });
  };

/** Returns the records that the same division created before; refuses if the change did anything else. */
async function dividedBefore(
  { transactions }: RecordWriters,
  record: Transaction | undefined,
  division: Division,
): Promise<Result<Divided, "change-reused">> {
  if (record === undefined) return refused("change-reused");
  // The uncounted part was reckoned from the whole record.
  const { category, amount } = division;
  const into = [{ ...record, category, amount }, ...dividedInto(record, division).slice(1)];
  const found = await transactions.findAll(into.map((one) => one.id));
  const revision = found.get(record.id)?.revision;
  const isSame = into.every((one) => {
    const now = found.get(one.id);
    return now !== undefined && !now.removed && isSameRecord(now.record, one);
  });
  return isSame && revision !== undefined
    ? accepted({ records: into, revision })
    : refused("change-reused");
}
