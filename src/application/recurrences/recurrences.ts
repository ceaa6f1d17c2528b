import type { ChangeScope } from "../../domain/recurrences/changes/change.ts";
import type { RecurrencePatch } from "../../domain/recurrences/patch.ts";
import type { PriceChange } from "../../domain/recurrences/price-change.ts";
import type { RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { ChangeId, RecurrenceId, TransactionId } from "../../domain/shared/ids.ts";
import type { Changing, Creating } from "../naming.ts";

/** A proposed recurrence, with the id by which it can be dismissed. */
export type FoundProposal = {
  readonly id: string;
  /** How many records it was found in. */
  readonly seen: number;
  readonly draft: RecurrenceDraft;
  /** When the amount changed to the draft's, and the previous amount; null if it did not. */
  readonly changed: PriceChange | null;
};

/**
 * The scope of a change of a recurrence: all open movements, or the one with a planned day, with or without those after
 * it.
 */
export type ScopeOf =
  | { readonly scope: "all" }
  | { readonly scope: Exclude<ChangeScope, "all">; readonly date: CivilDate };

/** The amount paid for a planned movement, in cents, and the id of its record, if it has one already. */
export type Paid = {
  readonly amount: Cents;
  readonly date: CivilDate;
  readonly record?: TransactionId;
};

/** A record of no plan that is the planned movement. */
export type Tied = { readonly tied: TransactionId };

/** The recurrences (/recorrentes). Every call rejects with a Failure. */
export type Recurrences = {
  proposals(): Promise<readonly FoundProposal[]>;
  /** Hides a proposal for good. */
  dismiss(id: string): Promise<void>;
  /** Says of a payment that always came, named by its key, that it has ended. */
  endPayment(key: string, change: ChangeId): Promise<void>;
  /** Creates a recurrence, and optionally records its movements before today. */
  create(draft: RecurrenceDraft, withEarlier: boolean, as: Creating<RecurrenceId>): Promise<void>;
  change(id: RecurrenceId, of: ScopeOf, patch: RecurrencePatch, as: Changing): Promise<void>;
  remove(id: RecurrenceId, of: ScopeOf, as: Changing): Promise<void>;
  /** Records the movement of a planned day with the paid amount and day, ties a record to it, or skips it if null. */
  settle(id: RecurrenceId, day: CivilDate, paid: Paid | Tied | null, as: Changing): Promise<void>;
};
