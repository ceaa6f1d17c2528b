import type { UserStatus } from "../../domain/users/user.ts";
import { newsOf } from "./account-news.ts";
import type { AccountNews } from "../notice.ts";
import type { UserAccounts } from "./user-accounts.ts";

/** What is done to an account without a form: at once, or once the administrator is sure. */
export type AccountDeed =
  | { readonly type: "change-status"; readonly status: UserStatus }
  | { readonly type: "remove" }
  | { readonly type: "remove-factor" };

type IsSure = (
  deed: Exclude<AccountDeed["type"], "change-status">,
  username: string,
) => Promise<boolean>;

/** Does something to an account; answers its news, or null where the administrator thought better of it. Rejects with a Failure. */
export const actOnAccount =
  (accounts: Pick<UserAccounts, "change" | "remove" | "removeFactor">, isSure: IsSure) =>
  async (username: string, deed: AccountDeed): Promise<AccountNews | null> => {
    if (deed.type === "change-status") {
      const change = { type: "status", status: deed.status } as const;
      await accounts.change(username, change);
      return newsOf(change);
    }
    if (!(await isSure(deed.type, username))) return null;
    if (deed.type === "remove") {
      await accounts.remove(username);
      return { type: "removed", username };
    }
    await accounts.removeFactor(username);
    return { type: "factor-removed", username };
  };
