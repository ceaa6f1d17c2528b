import type { CivilDate } from "../shared/civil-date.ts";
import type { IgnoredReason, UnreadRow } from "./statement.ts";

/** A movement as a file has it, before its order and its balances are looked at; sums are signed cents. */
export type Movement = {
  readonly line: number;
  readonly date: CivilDate;
  /** The day, then the time where one is told. */
  readonly sortsAs: string;
  readonly signed: number;
  readonly original: string;
  readonly balance: number | null;
  /** Which of several running balances it belongs to. */
  readonly chain: string;
  readonly taxNumber: string | null;
  readonly category: string | null;
};

/** All that was found in a file: each row with a date is in one of the three. */
export type Found = {
  readonly movements: readonly Movement[];
  readonly unread: readonly UnreadRow[];
  readonly ignored: readonly IgnoredReason[];
};
