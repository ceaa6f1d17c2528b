import type { Records } from "../../../src/application/ledger/records.ts";
import type { Account, AccountDraft, AccountPatch } from "../../../src/domain/accounts/account.ts";
import { canBeMain } from "../../../src/domain/accounts/main-account.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { AccountId } from "../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { chooseMain } from "./fake-balances.ts";
import { fakeLedger, type BegunLedger } from "./fake-ledger.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

/** Accounts in memory, with initial records: one is the main one, and one with records cannot be removed. */
export function fakeMoneyAccounts(
  begun: BegunLedger = {},
  line = openLine(),
  server = fakeLedger(begun, line),
) {
  const writes = server.writes("accounts", (account) => {
    if (account.main && !canBeMain(account))
      rejectField("principal", fieldIssues["bad-main-account"]);
  });
  const asKept = (id: AccountId): StoredRecord<Account> => {
    const kept = server.find("accounts", id);
    if (kept === null) return reject(404, serverProblems["no-such-record"]);
    return kept;
  };
  const settled = async (
    write: () => Promise<StoredRecord<Account>>,
  ): Promise<StoredRecord<Account>> => {
    const { record } = await over(line, write);
    for (const other of server.living("accounts"))
      if (record.main && other.main && other.id !== record.id)
        server.put("accounts", { ...other, main: false });
    chooseMain(server);
    return asKept(record.id);
  };
  const patched = (id: AccountId, patch: AccountPatch): Account => {
    const account = { ...asKept(id).record, ...patch };
    return patch.main === undefined && !canBeMain(account) ? { ...account, main: false } : account;
  };
  const isUsed = (id: AccountId) =>
    server.living("transactions").some(({ account }) => account === id);
  const calls: Records<Account, AccountDraft, AccountPatch> = {
    create: (draft, as) =>
      settled(() => writes.create({ ...draft, id: as.id, closed: false, balance: null }, as)),
    update: (id, patch, as) => settled(async () => writes.update(patched(id, patch), as)),
    remove: async (id, as) => {
      await over(line, () => {
        if (isUsed(id)) reject(409, serverProblems["account-in-use"], "conta_em_uso");
      });
      const gone = await writes.remove(id, as);
      chooseMain(server);
      return gone;
    },
  };
  return { ...calls, server };
}
