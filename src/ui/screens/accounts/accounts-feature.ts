import type { ActorRefFrom } from "xstate";
import type { AccountContent, AccountFields } from "../../../application/accounts/account-form.ts";
import type { Wish } from "../../../application/rules/arrange-record.ts";
import type { recordDialogMachine } from "../../../application/entries/record-dialog.machine.ts";
import type { removalMachine } from "../../../application/entries/removal.machine.ts";
import type { AccountsView } from "../../../application/accounts/view-accounts.ts";
import type { Account, AccountPatch } from "../../../domain/accounts/account.ts";
import type { AccountLine } from "../../../domain/forecast/held-today.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";

export type AccountDialogActor = ActorRefFrom<
  ReturnType<
    typeof recordDialogMachine<AccountFields, AccountContent, Account, StoredRecord<Account>>
  >
>;

/** The actors of the accounts screen. */
export type AccountActors = {
  readonly dialog: AccountDialogActor;
  /** Closes and reopens accounts. */
  readonly arrange: (wishes: readonly Wish<Account, AccountPatch>[]) => void;
  readonly removal: ActorRefFrom<ReturnType<typeof removalMachine>>;
};

/** The parts that composition provides to the accounts screen. */
export type AccountsFeature = {
  readonly view: (lines: readonly AccountLine[]) => (book: Book) => AccountsView;
  readonly actors: AccountActors;
};
