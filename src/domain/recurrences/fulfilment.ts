import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";

/** The planned movement that a record fulfils: its recurrence, and its planned day. */
export type Fulfilment = { readonly recurrence: RecurrenceId; readonly day: CivilDate };

/** The same, and what was paid. */
export type PaidMovement = Fulfilment & { readonly amount: Cents };
