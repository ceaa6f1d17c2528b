import type { Failure } from "../../../src/application/failure.ts";
import type { Accounts } from "../../../src/application/accounts/accounts.ts";
import type { Entrances } from "../../../src/application/login/entrances.ts";
import type { Registration, Registrations } from "../../../src/application/login/registrations.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { passwordFault } from "../../../src/domain/users/password-policy.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { isUsername } from "../../../src/domain/users/username.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

const UNAUTHENTICATED: Failure = { type: "unauthenticated" };

const check = ({ username, password }: Registration) => {
  if (!isUsername(username)) rejectField("username", fieldIssues["bad-username"]);
  const fault = passwordFault(password);
  if (fault !== null) rejectField("password", fieldIssues[`password-${fault}`]);
};

/** Accounts and their sessions in memory; `token` is that of the running session. */
export function fakeAccounts(
  token: () => string | null,
  line = openLine(),
): Accounts & Entrances & Registrations {
  const people = new Map<string, { readonly user: User; readonly password: string }>();
  const sessions = new Map<string, User>();
  let tokens = 0;

  const userOf = (held: string): User => {
    const user = sessions.get(held);
    if (user === undefined) throw UNAUTHENTICATED;
    return user;
  };

  return {
    // No user here has an account to be deleted, a second factor or a passkey.
    enter: (entrance) =>
      over(line, () => {
        const { username, password } =
          entrance.by === "password" ? entrance : { username: "", password: "" };
        const person = people.get(username.toLowerCase());
        if (person?.password !== password) return reject(401, serverProblems["bad-credentials"]);
        const session = { token: `token-${(tokens += 1)}`, user: person.user };
        sessions.set(session.token, session.user);
        return { type: "signed-in", session };
      }),
    register: (registration) =>
      over(line, () => {
        check(registration);
        const { username, email, password } = registration;
        if (people.has(username.toLowerCase()))
          reject(409, serverProblems["username-taken"], "nome_em_uso");
        const user: User = {
          id: userId(`user-${people.size + 1}`),
          username,
          email,
          role: "normal",
          status: "active",
          plan: "free",
          subscriptionActive: false,
          policyAccepted: false,
        };
        people.set(username.toLowerCase(), { user, password });
        return user;
      }),
    logOut: (held) =>
      over(line, () => {
        userOf(held);
        sessions.delete(held);
      }),
    me: () => over(line, () => userOf(token() ?? "")),
  };
}
