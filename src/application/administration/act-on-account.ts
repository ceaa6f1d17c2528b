import type { UserStatus } from "../../domain/users/user.ts";
import type { AccountNews } from "../notice.ts";
import type { UserAccounts } from "./user-accounts.ts";
import type { AccountChange } from "../../domain/users/account-change.ts";

/** The news of a changed account. */
export function newsOf(change: AccountChange): AccountNews {
  switch (change.type) {
    case "status":
      return { type: change.status === "active" ? "activated" : "suspended" };
    case "password":
      return { type: "password-changed" };
    case "plan":
      return { type: "plan-changed", plan: change.plan };
  }
}

/** A deed on an account without a form: at once, or after the administrator has confirmed it. */
export type AccountAction =
  | { readonly type: "change-status"; readonly status: UserStatus }
  | { readonly type: "remove" }
  | { readonly type: "remove-factor" };

type IsSure = (
  deed: Exclude<AccountAction["type"], "change-status">,
  username: string,
) => Promise<boolean>;

/** Does something to an account; returns its news, or null if the administrator cancelled. Rejects with a Failure. */
export const actOnAccount =
  (accounts: Pick<UserAccounts, "change" | "remove" | "removeFactor">, isSure: IsSure) =>
  async (username: string, action: AccountAction): Promise<AccountNews | null> => {
    if (action.type === "change-status") {
      const change = { type: "status", status: action.status } as const;
      await accounts.change(username, change);
      return newsOf(change);
    }
    if (!(await isSure(action.type, username))) return null;
    if (action.type === "remove") {
      await accounts.remove(username);
      return { type: "removed", username };
    }
    await accounts.removeFactor(username);
    return { type: "factor-removed", username };
  };
