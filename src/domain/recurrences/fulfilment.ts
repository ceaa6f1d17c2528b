import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";

/** Which planned movement a record is: of which recurrence, and on which planned day. */
export type Fulfilment = { readonly recurrence: RecurrenceId; readonly day: CivilDate };
