import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { endLinks } from "../login/make-token.ts";
import type { Stores, UserWork } from "../stores.ts";
import { EmailTaken } from "../administration/users.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly userWork: UserWork;
  readonly withDiskReserve: WithDiskReserve;
};

/** The new email of an account; the session that requested it stays open. */
export type NewEmail = { readonly email: string; readonly session: SessionId };

/**
 * Sets the email that is decided under the account's lock; refuses if the link is gone. The account's links and all its
 * other sessions end, and the user is notified while the old address is still theirs, to get the mail there.
 */
export const renewEmail =
  (ports: Ports) =>
  async (
    owner: UserId,
    decide: (stores: Stores) => Promise<NewEmail | null>,
  ): Promise<Result<null, "link-gone" | "email-taken">> => {
    const renew = async (stores: Stores): Promise<Result<null, "link-gone">> => {
      const decided = await decide(stores);
      // The user may have been deleted meanwhile.
      if (decided === null || !(await stores.users.withId(owner))) return refused("link-gone");
      await mailAccountEvent(ports)(stores, owner, { type: "email-changed" });
      await stores.users.changeEmail(owner, decided.email);
      await endLinks(stores.oneTimeTokens, owner);
      await stores.tokens.removeOthers(owner, decided.session);
      return accepted(null);
    };
    try {
      return await ports.withDiskReserve(() => ports.userWork(owner, renew));
    } catch (error) {
      // Thrown, so that the work was rolled back.
      if (error instanceof EmailTaken) return refused("email-taken");
      throw error;
    }
  };
