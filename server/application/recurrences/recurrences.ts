import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The recurrences to read; but for one, every call reaches only what is in one ledger and not removed. */
export type Recurrences = {
  readonly list: (ledger: LedgerId) => Promise<readonly Stamped<Recurrence>[]>;
  /** Those of which something is to be recorded or asked about by a day. */
  readonly toDo: (ledger: LedgerId, day: CivilDate) => Promise<readonly Recurrence[]>;
  readonly count: (ledger: LedgerId) => Promise<number>;
  /** The ledgers that have something to do by a day, in the order of these, those after one; at most so many. */
  readonly ledgersWithWork: (
    day: CivilDate,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  /** The same of those that have records which came by themselves, for later days than today. */
  readonly ledgersWithEarly: (
    today: CivilDate,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  /** The proposals that nobody wants to see again. */
  readonly dismissed: (ledger: LedgerId) => Promise<ReadonlySet<string>>;
  readonly dismiss: (ledger: LedgerId, id: string, at: Instant) => Promise<void>;
};
