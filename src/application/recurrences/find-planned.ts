import { fulfilments, type Fulfilling } from "../../domain/recurrences/fulfil.ts";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";

/** Finds the one planned movement that an entry fulfils; null if there is none, or more than one. */
export type FindPlanned = (entered: Fulfilling) => Occurrence | null;

/** Searches the known recurrences. */
export const findPlannedIn =
  (known: () => readonly Recurrence[]): FindPlanned =>
  (entered) => {
    const found = fulfilments([entered], known());
    const [first] = found.values();
    return first?.sure === true ? first.occurrence : null;
  };

export const fulfilmentOf = ({ recurrenceId, day }: Occurrence): Fulfilment => ({
  recurrence: recurrenceId,
  day,
});
