import {
  ACCOUNTS_MAX,
  type Account,
  type AccountDraft,
  type AccountPatch,
} from "../../../src/domain/accounts/account.ts";
import { canBeMain } from "../../../src/domain/accounts/main-account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { recordWrites, type WritePorts } from "../record-writes.ts";

/** The writes of accounts: one of which something is recorded or imported can be closed, and not removed. */
export const accountWrites = (ports: WritePorts) =>
  recordWrites(ports, ({ accounts, records }, { ledger }) => ({
    writer: records.accounts,
    made: (draft: AccountDraft, id, earlier): Account => ({
      ...draft,
      id: accountId(id),
      main: earlier?.main ?? draft.main,
      closed: false,
      balance: earlier?.balance ?? null,
    }),
    changed: (present, patch: AccountPatch) => {
      const account = { ...present, ...patch };
      // Who closes the main one does not have to say that it is the main one no more.
      return patch.main === undefined && !canBeMain(account)
        ? { ...account, main: false }
        : account;
    },
    judge: async (account) =>
      account.main && !canBeMain(account) ? ("bad-main-account" as const) : null,
    judgeNew: async () =>
      (await accounts.list(ledger)).length < ACCOUNTS_MAX ? null : ("too-many-accounts" as const),
    judgeRemoval: async ({ id }) =>
      (await accounts.isUsed(ledger, id)) ? ("account-in-use" as const) : null,
  }));
