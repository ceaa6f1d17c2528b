import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "./administration.ts";
import { whileRemembering } from "../while-remembering.ts";
import { removeForGood, type DepartedPorts } from "../profile/remove-for-good.ts";

/**
 * Ends an account at once, and removes it with all data of its user, photos included. Once the end is stored, the
 * answer is success: whatever cannot be removed yet is removed by a later sweep.
 */
export const removeAccount =
  (ports: DepartedPorts) =>
  async (admin: User, username: string): Promise<Result<null, AdministrationRefusal>> => {
    const ended = await ports.withDiskReserve(() =>
      whileRemembering(ports, (remember) =>
        onAccount(ports)(admin, { username, withdraws: true }, async (stores, { user }) => {
          const leavesAt = ports.earliest.now();
          await stores.users.setLeaving(user.id, leavesAt);
          await stores.tokens.keepNewest(user.id, 0, 0);
          await remember(user.id, { leavesAt, at: ports.clock.now() });
          return user.id;
        }),
      ),
    );
    if (!ended.ok) return ended;
    await removeForGood(ports)(ended.value).catch(ports.tellKept);
    return accepted(null);
  };
