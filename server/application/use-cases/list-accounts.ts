import type { Account } from "../../../src/domain/imports/account.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Imports } from "../ports/imports.ts";

type Ports = { readonly imports: Imports };

/** The accounts from which a ledger was told movements. */
export const listAccounts =
  ({ imports }: Ports) =>
  (ledger: LedgerId): Promise<readonly Account[]> =>
    imports.accounts(ledger);
