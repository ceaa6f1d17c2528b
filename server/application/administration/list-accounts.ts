import type { Account } from "../../../src/domain/accounts/account.ts";
import { firstTold } from "../../../src/domain/accounts/balance-entries.ts";
import { heldAccounts, type HeldAccount } from "../../../src/domain/forecast/held-today.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { movesSince } from "../ledger/moves-since.ts";
import type { Calendar } from "../clock.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot; readonly calendar: Calendar };

/** An account and its balance today; null if none was ever told, or the account is closed. */
export type ListedAccount = { readonly account: Account; readonly held: HeldAccount | null };

/** Lists the accounts of a ledger by label, from one snapshot. */
export const listAccounts =
  ({ snapshot, calendar }: Ports) =>
  (ledger: LedgerId): Promise<readonly ListedAccount[]> =>
    snapshot(async (stores) => {
      const accounts = await stores.accounts.list(ledger);
      const first = firstTold(accounts);
      if (first === null) return accounts.map((account) => ({ account, held: null }));
      const { lines, records } = await movesSince(stores, ledger, first);
      const { held } = heldAccounts(accounts, lines, records, calendar.today());
      const of = new Map(held.map((one) => [one.account.id, one]));
      return accounts.map((account) => ({ account, held: of.get(account.id) ?? null }));
    });
