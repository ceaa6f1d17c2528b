import { decodeSession, sessionSchema } from "../../../src/contract/login/auth.ts";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import * as v from "valibot";
import { call } from "./caller.ts";
import { ADMIN, type TestServer } from "./start-test-server.ts";
import { DAY, type TestClock } from "./test-clock.ts";

export const PASSWORD = "Segredo!1";

let people = 0;

/** Returns a username that no other test uses. */
export const newUsername = () => `pessoa_${(people += 1)}`;

export async function logIn(server: TestServer, username: string, password = PASSWORD) {
  const answer = await call(server, "POST", loginPaths.password, { body: { username, password } });
  if (answer.status !== 200) throw new Error(`login of ${username}: ${answer.text}`);
  return decodeSession(v.parse(sessionSchema, answer.body));
}

/** Creates a user of the free plan, signed in. */
export async function newPerson(server: TestServer, username = newUsername()) {
  const body = { username, email: `${username}@exemplo.pt`, password: PASSWORD };
  const answer = await call(server, "POST", accountPaths.register, { body });
  if (answer.status !== 201) throw new Error(`registration of ${username}: ${answer.text}`);
  return logIn(server, username);
}

/** Changes the plan of a user, effective from the next call. */
export async function setPlan(
  { database }: Pick<TestServer, "database">,
  id: UserId,
  plan: Plan,
): Promise<void> {
  await database.queries.updateTable("users").set({ plan }).where("id", "=", id).execute();
}

/** Creates a user with Premium, signed in. */
export async function newPremiumPerson(server: TestServer) {
  const session = await newPerson(server);
  await setPlan(server, session.user.id, "premium");
  return session;
}

/** Creates users on a server with real limits: registrations are limited too, so each comes on another day. */
export const newcomers = (server: () => TestServer, clock: TestClock) => () => {
  clock.advance(DAY);
  return newPerson(server());
};

/** Returns the status of a call in a session: 200 while it is valid. */
export const statusOf = async (server: TestServer, { token }: Pick<Session, "token">) =>
  (await call(server, "GET", accountPaths.me, { token })).status;

export const adminSession = (server: TestServer) => logIn(server, ADMIN.username, ADMIN.password);
