import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** Reads the recurrences; every call but one reaches one ledger only, without removed ones. */
export type Recurrences = {
  readonly list: (ledger: LedgerId) => Promise<readonly StoredRecord<Recurrence>[]>;
  /** Those with something to record or to ask about by a day; at most `most`. */
  readonly toDo: (ledger: LedgerId, day: CivilDate, most: number) => Promise<readonly Recurrence[]>;
  readonly count: (ledger: LedgerId) => Promise<number>;
  /** The ledgers with due work by a day, in order, after a given one; at most `most`. */
  readonly ledgersWithWork: (
    day: CivilDate,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  /** The same for ledgers with automatic records dated after today. */
  readonly ledgersWithEarly: (
    today: CivilDate,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  /** The dismissed proposals. */
  readonly dismissed: (ledger: LedgerId) => Promise<ReadonlySet<string>>;
  /** The keys of the payments that were said to have ended, the latest ones, in the order of their characters. */
  readonly ended: (ledger: LedgerId) => Promise<readonly string[]>;
  readonly dismiss: (ledger: LedgerId, id: string, at: Instant) => Promise<void>;
};
