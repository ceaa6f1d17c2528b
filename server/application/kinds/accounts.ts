import type { AccountDraft, AccountPatch } from "../../../src/domain/accounts/account.ts";
import { canBeMain } from "../../../src/domain/accounts/main-account.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import type { StoredAccount } from "../accounts/accounts.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";

/** Writes accounts: one with records or imports can be closed, but not removed. */
export const accountWrites = (ports: WritePorts) =>
  recordWrites(ports, ({ accounts, records }, { ledger }) => ({
    writer: records.accounts,
    made: (draft: AccountDraft, id, earlier): StoredAccount => ({
      ...draft,
      id: accountId(id),
      chosen: draft.main,
      main: earlier?.main ?? draft.main,
      ...(earlier?.first && { first: true }),
      closed: false,
      balance: earlier?.balance ?? null,
    }),
    changed: (present, { main: wanted, ...said }: AccountPatch) => {
      const account = { ...present, ...said };
      // Closing the chosen account need not say that it is no longer the main one.
      const chosen = wanted ?? (present.chosen && canBeMain(account));
      return { ...account, chosen, main: present.main || chosen };
    },
    judge: async (account) =>
      account.chosen && !canBeMain(account) ? ("bad-main-account" as const) : null,
    judgeNew: async () => limitFault("accounts", (await accounts.list(ledger)).length + 1),
    judgeRemoval: async ({ id }) =>
      (await accounts.isUsed(ledger, id)) ? ("account-in-use" as const) : null,
  }));
