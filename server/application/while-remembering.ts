import type { UserId } from "../../src/domain/shared/ids.ts";
import type { RememberedDeletions } from "./profile/remembered-deletions.ts";
import type { Users } from "./administration/users.ts";

type Ports = {
  readonly users: Pick<Users, "withId">;
  readonly deletions: Pick<RememberedDeletions, "remember" | "takeBack">;
};

/** When a user is gone, and when that was decided. */
type End = { readonly leavesAt: number; readonly at: number };

type Remember = (user: UserId, end: End) => Promise<void>;

/**
 * Does work that closes accounts, and remembers the deletions, both or neither: if the work fails they are taken back,
 * unless the account is closed nevertheless, for a database may commit without being able to confirm it.
 */
export async function whileRemembering<Outcome>(
  { users, deletions }: Ports,
  work: (remember: Remember) => Promise<Outcome>,
): Promise<Outcome> {
  const remembered: (End & { readonly user: UserId })[] = [];
  try {
    return await work((user, end) => {
      remembered.push({ user, ...end });
      return deletions.remember(user, end.leavesAt, end.at);
    });
  } catch (error) {
    for (const { user, leavesAt, at } of remembered)
      if ((await users.withId(user))?.leavesAt !== leavesAt)
        await deletions.takeBack(user, leavesAt, at);
    throw error;
  }
}
