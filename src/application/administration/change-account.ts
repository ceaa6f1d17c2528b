import type { AccountChange, ListedUser } from "../../domain/users/account-change.ts";
import type { SaveInput } from "../acts/form-dialog.machine.ts";
import type { UserAccounts } from "./user-accounts.ts";

/** Changes the account that a dialog was opened for. Rejects with a Failure. */
export const changeAccount =
  (accounts: UserAccounts) =>
  async ({ mode, draft }: SaveInput<AccountChange, ListedUser>): Promise<void> => {
    if (mode.type === "edit") await accounts.change(mode.id.username, draft);
  };
