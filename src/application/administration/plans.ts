import { fulfilments, type Fulfilling } from "../../domain/recurrences/fulfil.ts";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The planned movement that something entered is, where there is one and no other; else null. */
export type FindPlanned = (entered: Omit<Fulfilling, "kind">) => Occurrence | null;

/** Looks among what is known to come again. */
export const plansOf =
  (kind: TransactionKind, known: () => readonly Recurrence[]): FindPlanned =>
  (entered) => {
    const found = fulfilments([{ ...entered, kind }], known());
    const [first] = found.values();
    return first?.sure === true ? first.occurrence : null;
  };

export const fulfilmentOf = ({ recurrenceId, day }: Occurrence): Fulfilment => ({
  recurrence: recurrenceId,
  day,
});
