import { userId } from "../../src/domain/shared/ids.ts";
import type { ListedUser } from "../../src/domain/users/account-change.ts";

let made = 0;

/** An active account of the free plan, by default. */
export function listedUserWith(changes: Partial<ListedUser> = {}): ListedUser {
  made += 1;
  const username = changes.username ?? `pessoa_${made}`;
  return {
    id: userId(`user-${made}`),
    username,
    email: `${username}@exemplo.pt`,
    role: "normal",
    plan: "free",
    status: "active",
    leavesAt: null,
    ...changes,
  };
}
