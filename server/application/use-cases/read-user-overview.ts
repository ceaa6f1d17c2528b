import type { UserOverview } from "../../../src/domain/users/user-overview.ts";
import type { Users } from "../ports/users.ts";

type Ports = { readonly users: Users };

/** How many accounts there are, and how many of a kind. */
export const readUserOverview =
  ({ users }: Ports) =>
  (): Promise<UserOverview> =>
    users.overview();
