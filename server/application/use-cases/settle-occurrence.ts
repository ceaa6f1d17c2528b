import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import { openOccurrences, occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { instalmentsLeft } from "../../../src/domain/recurrences/instalments-left.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { LedgerWork, RecordWriters } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import type { Edit, EditRefusal } from "../record-changes.ts";
import { recordOf } from "../record-occurrences.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId };

/** The fate of a planned movement: it is recorded, as planned unless another amount or day is said, or left out. */
export type Settlement =
  | {
      readonly act: "confirm";
      readonly amount: Cents | null;
      readonly date: CivilDate | null;
    }
  | { readonly act: "skip" };

/** A recurrence after one of its movements was settled, and the record that this made; null if it was left out. */
export type SettledOccurrence = {
  readonly recurrence: Stamped<Recurrence>;
  readonly record: Stamped<Transaction> | null;
};

export type SettlementRefusal = EditRefusal<Recurrence> | "not-planned" | "instalments-fixed";

type Settling = Result<SettledOccurrence, SettlementRefusal>;

/** Settles a planned movement, which is known by a day, once. Whoever pays all that is left of instalments closes them. */
export const settleOccurrence =
  ({ ledgerWork, newId }: Ports) =>
  (
    member: Member,
    id: RecurrenceId,
    date: CivilDate,
    settlement: Settlement,
    { change, seen }: Edit,
  ): Promise<Settling> =>
    ledgerWork(member, change, async ({ records }): Promise<Settling> => {
      const { recurrences, transactions } = records;
      if (await records.isRepeated()) return repeated(records, id, settlement);
      const present = await recurrences.find(id);
      if (present === null) return refused("no-such-record");
      if (present.removed) return refused("removed");
      if (seen !== null && seen !== present.revision) return refused({ stale: present });
      const recurrence = present.record;
      const planned = occurrenceOn(recurrence, date);
      if (planned === null) return refused("not-planned");
      if (settlement.act === "skip") {
        if (recurrence.cost.of === "parts") return refused("instalments-fixed");
        const left = await recurrences.replace(settled(recurrence, [planned.day]));
        return accepted({ recurrence: left, record: null });
      }
      const paid: Occurrence = {
        ...planned,
        amount: settlement.amount ?? planned.amount,
        date: settlement.date ?? planned.date,
      };
      const record = await transactions.create(recordOf(paid, newId));
      const left = await recurrences.replace(
        settled(recurrence, paysAll(recurrence, paid) ? allDays(recurrence) : [planned.day]),
      );
      return accepted({ recurrence: left, record });
    });

const paysAll = (recurrence: Recurrence, { amount }: Occurrence): boolean => {
  const owed = instalmentsLeft(recurrence);
  return owed !== null && amount >= owed.amount;
};

const allDays = (recurrence: Recurrence): readonly CivilDate[] =>
  [...openOccurrences(recurrence)].map(({ day }) => day);

/** The answer of this very change the first time. */
async function repeated(
  { recurrences, transactions }: RecordWriters,
  id: RecurrenceId,
  { act }: Settlement,
): Promise<Settling> {
  const left = await recurrences.made();
  const record = await transactions.made();
  const isSame = left?.left.record.id === id && (record !== null) === (act === "confirm");
  return left !== null && isSame
    ? accepted({ recurrence: left.left, record: record?.left ?? null })
    : refused("change-reused");
}
