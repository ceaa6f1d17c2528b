import { fulfilments, type Fulfilling } from "../../domain/recurrences/fulfil.ts";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import { occurrenceOn } from "../../domain/recurrences/occurrences.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** What a form knows of what is planned. */
export type Plans = {
  /** The planned movement that something entered is, where there is one and no other; else null. */
  readonly find: (entered: Omit<Fulfilling, "kind">) => Occurrence | null;
  /** The planned movement that a text names; null if it is none, or no longer open. */
  readonly named: (text: string) => Occurrence | null;
};

export const NO_PLANS: Plans = { find: () => null, named: () => null };

/** Looks among what is known to come again. */
export const plansOf = (
  kind: TransactionKind,
  known: () => readonly Recurrence[] | null,
): Plans => ({
  find: (entered) => {
    const found = fulfilments([{ ...entered, kind }], known() ?? []);
    const [first] = found.values();
    return first?.sure === true ? first.occurrence : null;
  },
  named: (text) => {
    const [id, day] = text.split(" ");
    const of = known()?.find((one) => one.id === id && one.kind === kind);
    return of === undefined || day === undefined ? null : occurrenceOn(of, day as CivilDate);
  },
});

/** A planned movement as a form names it. */
export const plannedText = (occurrence: Occurrence | null): string =>
  occurrence === null ? "" : `${occurrence.recurrenceId} ${occurrence.day}`;

export const fulfilmentOf = ({ recurrenceId, day }: Occurrence): Fulfilment => ({
  recurrence: recurrenceId,
  day,
});
