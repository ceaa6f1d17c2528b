import type { CivilDate } from "../../shared/civil-date.ts";
import type { IgnoredReason, UnreadRow } from "./statement.ts";

/** A movement as a file has it, before its order and its balances are checked; amounts are signed cents. */
export type Movement = {
  readonly line: number;
  readonly date: CivilDate;
  /** The day, then the time if it is stated. */
  readonly sortsAs: string;
  readonly signed: number;
  /** The row's text, if nothing in it shows its direction; `signed` is then not negative. */
  readonly open?: string | undefined;
  readonly original: string;
  readonly balance: number | null;
  /** Whether its balance cell is invalid. */
  readonly spoiltBalance?: boolean;
  /** The running balance it belongs to, if there are several. */
  readonly chain: string;
  readonly taxNumber: string | null;
  readonly category: string | null;
  /** The bank's own reference, if the file states it. */
  readonly reference?: string | undefined;
};

/** Everything found in a file: each row with a date is in one of the three. */
export type Found = {
  readonly movements: readonly Movement[];
  readonly unread: readonly UnreadRow[];
  readonly ignored: readonly IgnoredReason[];
  /** The balance before the oldest movement, if the file states it. */
  readonly opening?: number | null;
  /** Whether its balances are called available balances. */
  readonly available?: boolean;
};

/** Whether only its balance can show the direction of a movement. */
export const isOpen = ({ open }: Movement): boolean => open !== undefined;
