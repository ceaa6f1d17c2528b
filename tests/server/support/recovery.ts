import { afterAll, beforeAll, expect } from "vitest";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { recoveryPaths } from "../../../src/contract/login/recovery.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { call } from "./caller.ts";
import type { SERVERS } from "./servers.ts";
import { startSmtpServer, type SmtpStandIn } from "./smtp-server.ts";
import type { TestServer } from "./start-test-server.ts";
import type { TestClock } from "./test-clock.ts";

export const NEW_PASSWORD = "Outro-segredo!2";
export const PUBLIC_URL = "https://financas.exemplo.pt";
export const LINK = /https:\/\/financas\.exemplo\.pt\/recuperar#([\w-]{43})\n/;

export const askForRecovery = (server: TestServer, email: string) =>
  call(server, "POST", recoveryPaths.ask, {
    body: { email },
    headers: { host: "mau.exemplo.pt" },
  });

export const conclude = (server: TestServer, token: string, nova_senha = NEW_PASSWORD) =>
  call(server, "POST", recoveryPaths.conclude, { body: { token, nova_senha } });

export const entering = (server: TestServer, username: string, password: string) =>
  call(server, "POST", loginPaths.password, { body: { username, password } });

export const bellOf = async (server: TestServer, { user }: Session) =>
  (await server.stores.notifications.list(user.id, {})).map(({ title }) => title);

/** Runs the tests of a file with a server that sends mail, and reads its mails. */
export function useMailingServer(start: (typeof SERVERS)[number]["start"], clock: TestClock) {
  let post: SmtpStandIn;
  let server: TestServer;
  beforeAll(async () => {
    post = await startSmtpServer();
    const mail = { url: post.url, from: "contas@exemplo.pt" };
    server = await start({ clock, mail, publicUrl: PUBLIC_URL });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });
  const mailsTo = (email: string) => post.received.filter(({ to }) => to.includes(email));
  return {
    running: () => server,
    mailsTo,
    /** Returns the mails to an address, once there are so many. */
    mailsOnceThere: async (email: string, count: number) => {
      await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count);
      return mailsTo(email);
    },
  };
}
