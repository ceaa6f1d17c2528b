import type { AccountKind } from "../../../../src/domain/accounts/account.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { AccountId, ImportId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Flag } from "../imports/import-tables.ts";

/** Columns that follow from the balances that were told of an account and from the other accounts, kept beside it. */
export type DerivedColumns = {
  readonly balance: Cents | null;
  readonly balance_day: CivilDate | null;
  /** In which the balance was told, if that was on its day; null where it means the end of its day. */
  readonly moment_revision: number | null;
  /** The records of that day that had been made by then, in JSON; null where it means the end of its day. */
  readonly included: string | null;
  readonly main: Flag;
};

export type AccountColumns = DerivedColumns & {
  readonly ledger_id: LedgerId;
  readonly id: AccountId;
  readonly label: string;
  readonly bank: string | null;
  readonly digits: string | null;
  readonly kind: AccountKind;
  readonly of_day: Flag;
  /** Whether somebody chose it as the main one. */
  readonly chosen: Flag;
  readonly closed: Flag;
  /** In which it, or what follows for it, changed last: by this a difference tells it. */
  readonly told_revision: number;
};

/** A balance that was told of an account. */
export type BalanceColumns = {
  readonly ledger_id: LedgerId;
  /** That of its account, a colon, and its own. */
  readonly id: string;
  readonly account_id: AccountId;
  readonly amount: Cents;
  readonly day: CivilDate;
  /** In which it was told, if that was on its day; null where it means the end of its day. */
  readonly moment_revision: number | null;
  /** The import whose file told it; null of one that the person told. */
  readonly import_id: ImportId | null;
  /** Of one account, in the order in which they were told. */
  readonly place: number;
};
