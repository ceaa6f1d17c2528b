import type { Account, Closing } from "../../../src/domain/accounts/account.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type {
  AccountId,
  ImportId,
  LedgerId,
  TransactionId,
} from "../../../src/domain/shared/ids.ts";
import type { SingleWriter } from "../ledger/record-writer.ts";

/** Reads the accounts; every call reaches one ledger only. */
export type Accounts = {
  /** Sorted by label, closed ones included. */
  readonly list: (ledger: LedgerId) => Promise<readonly Account[]>;
  readonly has: (ledger: LedgerId, id: AccountId) => Promise<boolean>;
  /** Whether a record or an import belongs to the account. */
  readonly isUsed: (ledger: LedgerId, id: AccountId) => Promise<boolean>;
};

/** A balance, and whether its day is today: such a balance holds only what was recorded before it was told. */
export type BalanceToTell = Closing & { readonly isOfToday: boolean };

/** An account, and whether it was chosen as the main one; a main account by default may lose that role. */
export type StoredAccount = Account & { readonly chosen: boolean };

/**
 * Writes accounts, each returned with the balance that counts. A balance has a row of its own; telling one does not
 * change its account.
 */
export type AccountWriter = SingleWriter<StoredAccount> & {
  /** Stores a balance told by the person or by an import, for an existing account; returns the account. */
  readonly tell: (
    id: AccountId,
    telling: BalanceToTell,
    by: ImportId | null,
  ) => Promise<StoredRecord<StoredAccount>>;
  /** The account to which goes what names none; null if there is none. */
  readonly main: () => Promise<AccountId | null>;
  /** Lets every told balance that includes a record include its new parts too; called before the record is changed. */
  readonly keepTogether: (whole: TransactionId, parts: readonly TransactionId[]) => Promise<void>;
  /** Removes the balances that an import told. */
  readonly takeBack: (by: ImportId) => Promise<void>;
};
