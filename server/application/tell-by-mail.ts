import type { Letter, Mail } from "./mail.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { Stores, UserWork } from "./stores.ts";
import { isSecurityKey } from "./profile/mail-account-event.ts";

type Ports = {
  readonly mail: Mail;
  readonly wordAccountMail: (told: {
    readonly username: string;
    readonly title: string;
    readonly message: string;
  }) => Omit<Letter, "to">;
};

/**
 * Makes a unit of work mail its security notifications as well, to the address that the user has at that moment. Mails
 * are sent once the work is done; failed work sends none.
 */
export const tellByMail =
  (ports: Ports) =>
  (work: UserWork): UserWork =>
  async (account, doIt) => {
    let letters: readonly Letter[] = [];
    const outcome = await work(account, (stores) => {
      // The callback may run more than once.
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
