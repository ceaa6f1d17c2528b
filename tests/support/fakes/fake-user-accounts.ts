import type { UserAccounts } from "../../../src/application/administration/user-accounts.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import {
  withdrawalFault,
  withdrawsAccess,
  type AccountChange,
  type ListedUser,
} from "../../../src/domain/users/account-change.ts";
import type { NewAccount } from "../../../src/domain/users/new-account.ts";
import { passwordFault } from "../../../src/domain/users/password-policy.ts";
import { isUsername } from "../../../src/domain/users/username.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";
import { onceEach } from "./once.ts";

type Begun = {
  readonly users?: readonly ListedUser[];
  /** The caller: one of the users, or an administrator outside of the list. */
  readonly admin?: ListedUser | null;
  /** The usernames of those with a second factor. */
  readonly guarded?: readonly string[];
};

const key = (text: string) => text.toLowerCase();

function checkPassword(field: string, password: string) {
  const fault = passwordFault(password);
  if (fault !== null) rejectField(field, fieldIssues[`password-${fault}`]);
}

const changed = (user: ListedUser, change: AccountChange): ListedUser => {
  switch (change.type) {
    case "status":
      return { ...user, status: change.status };
    case "plan":
      return { ...user, plan: change.plan };
    case "password":
      return user;
  }
};

/** All users' accounts in memory; passwords are validated, but not stored. */
export function fakeUserAccounts(
  { users = [], admin = null, guarded = [] }: Begun = {},
  line = openLine(),
): UserAccounts {
  const kept = new Map(users.map((user) => [key(user.username), user]));
  const factors = new Set(guarded.map(key));
  const once = onceEach<ListedUser>();
  let made = 0;
  let links = 0;

  const all = () => [...kept.values()];
  const count = (is: (user: ListedUser) => boolean) => all().filter(is).length;
  const named = (username: string) =>
    kept.get(key(username)) ?? reject(404, serverProblems["no-such-user"]);
  const check = ({ username, email, password }: NewAccount) => {
    if (!isUsername(username)) rejectField("username", fieldIssues["bad-username"]);
    checkPassword("password", password);
    if (kept.has(key(username))) reject(409, serverProblems["username-taken"]);
    if (count((user) => key(user.email) === key(email)) > 0)
      reject(409, serverProblems["email-taken"]);
  };
  const withdraw = (user: ListedUser) => {
    const active = count(({ role, status }) => role === "admin" && status === "active");
    const fault = admin && withdrawalFault(admin, user, active);
    if (fault !== null) reject(409, serverProblems[fault]);
  };

  return {
    list: ({ search, limit, skip }) =>
      over(line, () =>
        all()
          .filter(({ username, email }) => key(`${username}\n${email}`).includes(key(search)))
          .toSorted((one, other) => (key(one.username) < key(other.username) ? -1 : 1))
          .slice(skip, skip + limit),
      ),
    overview: () =>
      over(line, () => ({
        total: kept.size,
        active: count(({ status }) => status === "active"),
        suspended: count(({ status }) => status === "suspended"),
        premium: count(({ plan }) => plan === "premium"),
        admins: count(({ role }) => role === "admin"),
      })),
    create: async (account, onceKey) => {
      await over(line, () => {
        const { password: _, ...wish } = account;
        return once(onceKey, wish, () => {
          check(account);
          const id = userId(`made-${(made += 1)}`);
          const user: ListedUser = { id, ...wish, plan: "free", status: "active", leavesAt: null };
          kept.set(key(user.username), user);
          return user;
        });
      });
    },
    change: (username, change) =>
      over(line, () => {
        const user = named(username);
        if (change.type === "password") checkPassword("new_password", change.password);
        if (withdrawsAccess(change)) withdraw(user);
        kept.set(key(username), changed(user, change));
      }),
    recoveryLink: (username) =>
      over(line, () => {
        named(username);
        return `/recuperar#${String((links += 1)).padStart(43, "x")}`;
      }),
    remove: (username) =>
      over(line, () => {
        withdraw(named(username));
        kept.delete(key(username));
      }),
    removeFactor: (username) =>
      over(line, () => {
        if (!factors.delete(key(named(username).username)))
          reject(409, serverProblems["no-factor"]);
      }),
  };
}
