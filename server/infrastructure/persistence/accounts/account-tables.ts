import type { AccountKind } from "../../../../src/domain/accounts/account.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type {
  AccountId,
  ImportId,
  LedgerId,
  TransactionId,
} from "../../../../src/domain/shared/ids.ts";
import type { Flag, Stamps } from "../ledger/ledger-tables.ts";

/** Columns derived from the told balances of an account and from the other accounts. */
export type DerivedColumns = {
  readonly balance: Cents | null;
  readonly balance_day: CivilDate | null;
  /** The revision in which the balance was told, if that was on its day; null if it stands for the end of its day. */
  readonly moment_revision: number | null;
  /** The records of that day that existed by then, in JSON; null if it stands for the end of its day. */
  readonly included: string | null;
  readonly main: Flag;
  /** Whether the records that are stored without an account belong to it. */
  readonly first: Flag;
};

type AccountColumns = DerivedColumns & {
  readonly ledger_id: LedgerId;
  readonly id: AccountId;
  readonly label: string;
  readonly bank: string | null;
  readonly digits: string | null;
  readonly kind: AccountKind;
  readonly of_day: Flag;
  /** Whether it was chosen as the main account. */
  readonly chosen: Flag;
  readonly closed: Flag;
  /** The revision that last changed it or its derived columns: differences go by this one. */
  readonly told_revision: number;
};

/** A told balance of an account. */
type BalanceColumns = {
  readonly ledger_id: LedgerId;
  /** The account's id, a colon, and the balance's own. */
  readonly id: string;
  readonly account_id: AccountId;
  readonly amount: Cents;
  readonly day: CivilDate;
  /** The revision in which it was told, if that was on its day; null if it stands for the end of its day. */
  readonly moment_revision: number | null;
  /** The records of its day that it includes, in JSON, as a copy says; null if they follow from where they lay then. */
  readonly listed: string | null;
  /** The import whose file told it; null if the person did. */
  readonly import_id: ImportId | null;
  /** Its position among the account's balances, in the order in which they were told. */
  readonly place: number;
};

/** Where a record lay until a revision in which it was moved, removed or restored; stored if a balance was told meanwhile. */
export type RecordPlaceRow = {
  readonly ledger_id: LedgerId;
  readonly record_id: TransactionId;
  /** The revision in which it left. */
  readonly until: number;
  /** Null if it was removed, or did not exist yet. */
  readonly day: CivilDate | null;
  /** Null for the first account. */
  readonly account_id: AccountId | null;
};

export type AccountRow = Stamps & AccountColumns;

export type BalanceRow = Stamps & BalanceColumns;
