import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { openOccurrences, occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { instalmentsLeft } from "../../../src/domain/recurrences/instalments-left.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { ZERO, type Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId, TransactionId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { LedgerWork, RecordWriters } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { NewId } from "../new-id.ts";
import { obstacleTo, type Edit, type EditRefusal } from "../ledger/record-changes.ts";
import { recordOf } from "./record-occurrences.ts";
import { isSameRecord } from "../ledger/same-record.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId };

/**
 * The outcome of a planned movement: recorded, as planned unless another amount or day is given, recorded already, or
 * skipped.
 */
export type Resolution =
  | {
      readonly act: "confirm";
      readonly amount: Cents | null;
      readonly date: CivilDate | null;
      /** The client's id for the record. */
      readonly record: TransactionId | null;
    }
  /** It is a record of no plan that is there already. */
  | { readonly act: "tie"; readonly record: TransactionId }
  | { readonly act: "skip" };

/** A recurrence after one of its movements was settled, and its record; null if it was skipped. */
export type SettledOccurrence = {
  readonly recurrence: StoredRecord<Recurrence>;
  readonly record: StoredRecord<Transaction> | null;
};

export type ResolutionRefusal =
  | EditRefusal<Recurrence>
  | "not-planned"
  | "instalments-fixed"
  | "id-taken"
  | "id-of-removed";

type Settling = Result<SettledOccurrence, ResolutionRefusal>;

/**
 * Settles the planned movement of a day, once. Paying all remaining instalments closes them. A repeated confirmation
 * under the same record id gets the first answer.
 */
export const resolveOccurrence =
  ({ ledgerWork, newId }: Ports) =>
  (
    member: Member,
    id: RecurrenceId,
    date: CivilDate,
    resolution: Resolution,
    { change, seen }: Edit,
  ): Promise<Settling> =>
    ledgerWork(member, change, async ({ records }): Promise<Settling> => {
      const { recurrences, transactions } = records;
      if (await records.isRepeated()) return repeated(records, id, resolution);
      const own = resolution.act === "confirm" ? resolution.record : null;
      const made = own === null ? null : await transactions.find(own);
      if (own !== null && made !== null)
        return confirmedBefore(records, id, date, resolution, { id: own, removed: made.removed });
      const present = await recurrences.find(id);
      const obstacle = obstacleTo(present, seen, () => true);
      if (present === null || obstacle !== null) return refused(obstacle ?? "no-such-record");
      const recurrence = present.record;
      const planned = occurrenceOn(recurrence, date);
      if (planned === null) return refused("not-planned");
      if (resolution.act === "skip") {
        if (recurrence.cost.of === "parts") return refused("instalments-fixed");
        const skipped = { day: planned.day, became: "skipped" } as const;
        return accepted({
          recurrence: await recurrences.keepOutcomes(id, [skipped]),
          record: null,
        });
      }
      if (resolution.act === "tie")
        return tied(records, present.record, planned, resolution.record);
      const paid = paidAs(planned, resolution);
      const main = await records.accounts.main();
      const record = await transactions.create(recordOf(paid, own ?? newId(), main));
      await records.fulfilments.keep(record.record.id, { recurrence: id, day: planned.day });
      const days = paysAll(recurrence, paid) ? allDays(recurrence) : [planned.day];
      const left = await recurrences.keepOutcomes(
        id,
        days.map((day) => ({
          day,
          became: "recorded",
          amount: day === planned.day ? paid.amount : ZERO,
        })),
      );
      return accepted({ recurrence: left, record });
    });

async function tied(
  { recurrences, transactions, fulfilments }: RecordWriters,
  recurrence: Recurrence,
  { day }: Occurrence,
  id: TransactionId,
): Promise<Settling> {
  const present = await transactions.find(id);
  if (present === null || present.removed || present.record.kind !== recurrence.kind)
    return refused("no-such-record");
  const record = await fulfilments.tie(id, { recurrence: recurrence.id, day });
  if (record === null) return refused("id-taken");
  const { amount } = record.record;
  const left = await recurrences.keepOutcomes(recurrence.id, [{ day, became: "recorded", amount }]);
  return accepted({ recurrence: left, record });
}

type Confirmation = Extract<Resolution, { readonly act: "confirm" }>;

const paidAs = (planned: Occurrence, { amount, date }: Confirmation): Occurrence => ({
  ...planned,
  amount: amount ?? planned.amount,
  date: date ?? planned.date,
});

const paysAll = (recurrence: Recurrence, { amount }: Occurrence): boolean => {
  const owed = instalmentsLeft(recurrence);
  return owed !== null && amount >= owed.amount;
};

const allDays = (recurrence: Recurrence): readonly CivilDate[] =>
  [...openOccurrences(recurrence)].map(({ day }) => day);

/** Returns the first answer to this very change. */
async function repeated(
  { recurrences, transactions }: RecordWriters,
  id: RecurrenceId,
  { act }: Resolution,
): Promise<Settling> {
  const left = await recurrences.made(id);
  const record = await transactions.made(null);
  const isSame = left !== null && (record !== null) === (act !== "skip");
  return isSame
    ? accepted({ recurrence: left.left, record: record?.left ?? null })
    : refused("change-reused");
}

/**
 * Returns the answer of the confirmation that created a record, if it was this one: the recurrence just before it shows
 * what was planned, and the one just after that it no longer is.
 */
async function confirmedBefore(
  { recurrences, transactions }: RecordWriters,
  id: RecurrenceId,
  date: CivilDate,
  confirmation: Resolution,
  present: { readonly id: TransactionId; readonly removed: boolean },
): Promise<Settling> {
  if (present.removed) return refused("id-of-removed");
  const record = await transactions.asCreated(present.id);
  if (record === null || confirmation.act !== "confirm") return refused("id-taken");
  const before = await recurrences.asOf(id, record.revision - 1);
  const after = await recurrences.asOf(id, record.revision);
  const planned = before && occurrenceOn(before.record, date);
  if (after === null || !planned || occurrenceOn(after.record, planned.day)?.day === planned.day)
    return refused("id-taken");
  const { plan, account = null } = record.record;
  const paid = recordOf(paidAs(planned, confirmation), present.id, account);
  const asked = { ...paid, ...(plan && { plan }) };
  return isSameRecord(record.record, asked)
    ? accepted({ recurrence: after, record })
    : refused("id-taken");
}
