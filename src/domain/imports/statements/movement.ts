import type { CivilDate } from "../../shared/civil-date.ts";
import type { IgnoredReason, UnreadRow } from "./statement.ts";

/** A movement as a file has it, before its order and its balances are looked at; sums are signed cents. */
export type Movement = {
  readonly line: number;
  readonly date: CivilDate;
  /** The day, then the time where one is told. */
  readonly sortsAs: string;
  readonly signed: number;
  /** The row as it is shown, where nothing in it tells its direction; `signed` is then not negative. */
  readonly open?: string | undefined;
  readonly original: string;
  readonly balance: number | null;
  /** Whether its cell for the balance holds something that is none. */
  readonly spoiltBalance?: boolean;
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
  /** The balance before the oldest movement, where the file tells it. */
  readonly opening?: number | null;
  /** Whether its balances are called available ones. */
  readonly available?: boolean;
};

/** Whether nothing but its balance can tell the direction of a movement. */
export const isOpen = ({ open }: Movement): boolean => open !== undefined;
