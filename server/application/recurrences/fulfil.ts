import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import type { Fulfilment, PaidMovement } from "../../../src/domain/recurrences/fulfilment.ts";
import { settledOf, type Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { RecordWriters } from "../ledger/ledger-work.ts";

type Writers = Pick<RecordWriters, "recurrences">;

/** A record that claims to be a planned movement. */
export type Claim = { readonly kind: TransactionKind; readonly fulfils: Fulfilment };

/** Returns the invalid claims: no such movement is planned or open, or two claims name the same one. */
export async function badClaims<One extends Claim>(
  { recurrences }: Writers,
  claims: readonly One[],
): Promise<ReadonlySet<One>> {
  const found = await recurrences.findAll([
    ...new Set(claims.map((one) => one.fulfils.recurrence)),
  ]);
  const taken = new Set<string>();
  const isBad = ({ kind, fulfils: { recurrence, day } }: One) => {
    const present = found.get(recurrence);
    const key = `${recurrence} ${day}`;
    const isFree = taken.size < taken.add(key).size;
    if (!isFree || present === undefined || present.removed) return true;
    return present.record.kind !== kind || occurrenceOn(present.record, day)?.day !== day;
  };
  return new Set(claims.filter(isBad));
}

/** Settles the planned movements that records fulfil, each for its amount. */
export const fulfil = (writers: Writers, all: readonly PaidMovement[]): Promise<void> => {
  const amounts = new Map(all.map((one) => [`${one.recurrence} ${one.day}`, one.amount]));
  return keepEach(writers, all, ({ id }, days) =>
    Promise.resolve(
      days.map((day) => ({ day, became: "recorded", amount: amounts.get(`${id} ${day}`) ?? ZERO })),
    ),
  );
};

/** Restores days of a plan to their state before they were answered; returns those that it could. */
export type RevertDays = (
  plan: RecurrenceId,
  days: readonly CivilDate[],
) => Promise<ReadonlySet<CivilDate>>;

const nothingReverted: RevertDays = () => Promise.resolve(new Set());

/**
 * Reopens the planned movements of removed records, except days that are put back; those of removed recurrences are
 * skipped.
 */
export const reopen = (
  writers: Writers,
  all: readonly Fulfilment[],
  putBack = nothingReverted,
): Promise<void> =>
  keepEach(writers, all, async (recurrence, days) => {
    const back = await putBack(recurrence.id, days);
    const others = days.filter((day) => !back.has(day));
    return settledOf(recurrence, others).map((day) => ({ day, became: "open" }));
  });

async function keepEach(
  { recurrences }: Writers,
  all: readonly Fulfilment[],
  outcomesOf: (recurrence: Recurrence, days: readonly CivilDate[]) => Promise<readonly Outcome[]>,
): Promise<void> {
  const byRecurrence = Map.groupBy(all, ({ recurrence }) => recurrence);
  const found = await recurrences.findAll([...byRecurrence.keys()]);
  for (const [id, some] of byRecurrence) {
    const present = found.get(id);
    if (present === undefined || present.removed) continue;
    const days = new Set(some.map(({ day }) => day));
    await recurrences.keepOutcomes(id, await outcomesOf(present.record, [...days]));
  }
}
