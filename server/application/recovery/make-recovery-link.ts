import type { Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "../administration/administration.ts";
import { makeToken } from "../login/make-token.ts";
import type { AdministrativeWork } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";
import type { Users } from "../administration/users.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly users: Users;
  readonly administrativeWork: AdministrativeWork;
  readonly mint: TokenMint;
};

/**
 * Makes a link for a new password that an administrator hands to a user; returns its token. It replaces existing links,
 * and the user is notified.
 */
export const makeRecoveryLink =
  (ports: Ports) =>
  (admin: User, username: string): Promise<Result<string, AdministrationRefusal>> =>
    onAccount(ports)(admin, { username, withdraws: false }, async (stores, { user: { id } }) => {
      await stores.oneTimeTokens.removeOf(id, ["reset"]);
      const token = await makeToken(ports)(stores.oneTimeTokens, { kind: "reset", owner: id });
      await mailAccountEvent(ports)(stores, id, { type: "recovery-link-made-by-administrator" });
      return token;
    });
