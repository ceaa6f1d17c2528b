import type { Letter, Mail } from "./mail.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { Stores, UserWork } from "./stores.ts";
import { isSecurityKey } from "./profile/tell-account.ts";

type Ports = {
  readonly mail: Mail;
  readonly wordAccountMail: (told: {
    readonly username: string;
    readonly title: string;
    readonly message: string;
  }) => Omit<Letter, "to">;
};

/**
 * Has what a work tells people of the security of their accounts go out by mail as well, to the address that they have when it is told.
 * It is sent once the work is done; of one that fails nothing is.
 */
export const tellByMail =
  (ports: Ports) =>
  (work: UserWork): UserWork =>
  async (account, doIt) => {
    let letters: readonly Letter[] = [];
    const outcome = await work(account, (stores) => {
      // A work may run more than once until it is done.
      letters = [];
      const notifications = noting(ports, stores, (letter) => {
        letters = [...letters, letter];
      });
      return doIt({ ...stores, notifications });
    });
    for (const letter of letters) ports.mail.post(async () => letter);
    return outcome;
  };

const noting = (
  { wordAccountMail }: Ports,
  { notifications, users }: Pick<Stores, "notifications" | "users">,
  note: (letter: Letter) => void,
): Notifications => ({
  ...notifications,
  addNew: async (owner, added) => {
    const ofSecurity = added.filter(({ key }) => isSecurityKey(key));
    const account = ofSecurity.length === 0 ? null : await users.withId(owner);
    if (account !== null) {
      const { username, email } = account.user;
      for (const told of ofSecurity) note({ to: email, ...wordAccountMail({ username, ...told }) });
    }
    return notifications.addNew(owner, added);
  },
});
