import type { ListedUser } from "../../../src/domain/users/account-change.ts";
import type { UserQuery, Users } from "../ports/users.ts";

type Ports = { readonly users: Users };

/** Everybody who has an account, or the part that is asked for. */
export const listUsers =
  ({ users }: Ports) =>
  (query: UserQuery): Promise<readonly ListedUser[]> =>
    users.list(query);
