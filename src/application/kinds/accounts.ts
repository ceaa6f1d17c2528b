import type { Account, AccountDraft, AccountPatch } from "../../domain/accounts/account.ts";
import { accountId } from "../../domain/shared/ids.ts";
import type { AccountContent } from "../accounts/account-form.ts";
import type { BookKind } from "../ledger/book-kind.ts";

/** Accounts; bank and digits never change, and the balance is written by a call of its own. */
export const accountsInBook: BookKind<Account, AccountContent, AccountDraft, AccountPatch> = {
  id: accountId,
  made: (id, content) => ({ ...content, id, balance: null }),
  draft: ({ closed: _, ...draft }) => draft,
  patch: ({ label, kind, ofTheDay, main, closed }) => ({ label, kind, ofTheDay, main, closed }),
  written: (kept) => ({ type: "accounts", kept }),
  removed: (id) => ({ accounts: [id] }),
  // Another account may become the main one, or stop being it.
  reachesOthers: () => true,
};
