import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "../administration.ts";
import { removeForGood, type RemovalPorts } from "./remove-for-good.ts";

/** Ends an account at once, and removes it with everything that is kept of its user, photos included. */
export const removeAccount =
  (ports: RemovalPorts) =>
  async (admin: User, username: string): Promise<Result<null, AdministrationRefusal>> => {
    const ended = await ports.withRoom(() =>
      onAccount(ports)(admin, { username, withdraws: true }, async (stores, { user }) => {
        await stores.users.setLeaving(user.id, ports.earliest.now());
        await stores.tokens.keepNewest(user.id, 0, 0);
        return user.id;
      }),
    );
    if (!ended.ok) return ended;
    await removeForGood(ports)(ended.value);
    return accepted(null);
  };
