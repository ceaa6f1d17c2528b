import type { AccountChange } from "../../domain/users/account-change.ts";
import type { AccountNews } from "../notice.ts";

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
