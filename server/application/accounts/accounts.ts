import type { Account, Closing } from "../../../src/domain/accounts/account.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { AccountId, ImportId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { SingleWriter } from "../ledger/record-writer.ts";

/** The accounts to read; every call reaches only what is in one ledger. */
export type Accounts = {
  /** By their labels, closed ones too. */
  readonly list: (ledger: LedgerId) => Promise<readonly Account[]>;
  /** The balances that were told of each, in the order in which they were. */
  readonly told: (ledger: LedgerId) => Promise<ReadonlyMap<AccountId, readonly Closing[]>>;
  readonly has: (ledger: LedgerId, id: AccountId) => Promise<boolean>;
  /** Whether a record is of it, or something of it was imported. */
  readonly isUsed: (ledger: LedgerId, id: AccountId) => Promise<boolean>;
};

/** A balance, and whether its day is today: then it holds only what was recorded before it was told. */
export type BalanceToTell = Closing & { readonly isOfToday: boolean };

/** An account, and whether somebody chose it as the main one: one that is it without may cease to be. */
export type KeptAccount = Account & { readonly chosen: boolean };

/** Accounts, each told with the balance that counts; a balance is a row of its own, and telling one no change of its account. */
export type AccountWriter = SingleWriter<KeptAccount> & {
  /** Keeps a balance that the person told of an account that is there, or an import; answers the account. */
  readonly tell: (
    id: AccountId,
    telling: BalanceToTell,
    by: ImportId | null,
  ) => Promise<Stamped<KeptAccount>>;
  /** Takes back what an import told. */
  readonly takeBack: (by: ImportId) => Promise<void>;
};
