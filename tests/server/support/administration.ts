import { expect } from "vitest";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { call, type CallOptions, type Method } from "./caller.ts";
import { logIn, newUsername, PASSWORD } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** Returns the body of a new, unused account. */
export function accountBody(changes: object = {}) {
  const username = newUsername();
  return { username, email: `${username}@exemplo.pt`, password: PASSWORD, ...changes };
}

/** Makes an administrator's calls, and checks their effects on others' sessions. */
export function administrationOf(server: TestServer, { token }: Session) {
  const as =
    (whose: string | null) =>
    (method: Method, path: string, options: CallOptions = {}) =>
      call(server, method, path, { token: whose, ...options });

  const create = (body: object, key?: string) =>
    as(token)("POST", paths.adminUsers, {
      body,
      headers: key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key },
    });

  return {
    as,
    create,
    change: (username: string, body: object) =>
      as(token)("PUT", paths.adminUser(username), { body }),
    remove: (username: string) => as(token)("DELETE", paths.adminUser(username)),
    statusOf: async (session: Session) => (await as(session.token)("GET", accountPaths.me)).status,
    tryLogin: (username: string, password: string) =>
      as(null)("POST", loginPaths.password, { body: { username, password } }),
    newAdmin: async () => {
      const body = accountBody({ tipo: "admin" });
      expect((await create(body)).status).toBe(201);
      return logIn(server, body.username);
    },
  };
}
