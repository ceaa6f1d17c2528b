import { fulfilments, type Fulfilling } from "../../domain/recurrences/fulfil.ts";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** Finds the one planned movement that an entry fulfils; null if there is none, or more than one. */
export type FindPlanned = (entered: Omit<Fulfilling, "kind">) => Occurrence | null;

/** Searches the known recurrences. */
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
