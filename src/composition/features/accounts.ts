import { accountForm } from "../../application/accounts/account-form.ts";
import { accountsInBook } from "../../application/kinds/accounts.ts";
import type { Records } from "../../application/ledger/records.ts";
import { arrangeEach, arrangeRecord } from "../../application/rules/arrange-record.ts";
import { removeIfThere } from "../../application/entries/remove-record.ts";
import { saveRecord } from "../../application/entries/save-record.ts";
import { viewAccounts } from "../../application/accounts/view-accounts.ts";
import { accountWrites } from "../../contract/kinds/accounts.ts";
import type { Account, AccountDraft, AccountPatch } from "../../domain/accounts/account.ts";
import { httpRecords } from "../../infrastructure/http/ledger/http-records.ts";
import type { AccountsFeature } from "../../ui/screens/accounts/accounts-feature.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { startRemoval } from "../actors/start-removal.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

const ACCOUNTS = key<Records<Account, AccountDraft, AccountPatch>>("moneyAccounts");

const needs = { ...recordNeeds, accounts: ACCOUNTS, clock: keys.clock };

/** The accounts that hold the user's money. */
export const accountsFeature = feature(
  [bind(ACCOUNTS, [keys.api, keys.categoryIdOf], httpRecords(accountWrites, accountsInBook))],
  needs,
  startAccounts,
);

/** Starts the writes of the accounts screen; each success shows a toast. */
export function startAccounts(given: NeedsOf<typeof needs>): AccountsFeature {
  const { accounts, clock, ids, ledger, notify } = given;
  const dialog = startRecordDialog(
    accountForm,
    given,
    saveRecord(accountsInBook, accounts, ledger),
    "account",
  );
  dialog.on("SAVED", ({ change: news, undo }) =>
    notify({ type: "money-account-changed", news, undo }),
  );

  const arrange = arrangeEach<Account, AccountPatch>(
    arrangeRecord(accountsInBook, accounts, ledger),
    () => ids.next(),
    {
      arranged: ({ patch, change: undo }) => {
        const news = patch?.closed === true ? "closed" : "reopened";
        notify({ type: "money-account-changed", news, undo });
      },
      failed: (failure) => notify({ type: "failed", failure }),
    },
  );

  const removal = startRemoval(given, removeIfThere(accountsInBook, accounts, ledger));
  removal.on("REMOVED", ({ undo }) =>
    notify({ type: "money-account-changed", news: "removed", undo }),
  );
  return { view: viewAccounts(clock), actors: { dialog, arrange, removal } };
}
