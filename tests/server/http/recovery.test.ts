import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recoveryLinkSchema, recoveryPaths } from "../../../src/contract/recovery.ts";
import { accountPaths } from "../../../src/contract/account-paths.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { administrationOf } from "../support/administration.ts";
import { writesSoFar } from "../support/api-calls.ts";
import { call } from "../support/caller.ts";
import { adminSession, logIn, newPerson, PASSWORD } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import { startSmtpServer, type SmtpStandIn } from "../support/smtp-server.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";

const NEW_PASSWORD = "Outro-segredo!2";
const PUBLIC_URL = "https://financas.exemplo.pt";
const LINK = /https:\/\/financas\.exemplo\.pt\/recuperar#([\w-]{43})\n/;

const ask = (server: TestServer, email: string) =>
  call(server, "POST", recoveryPaths.ask, {
    body: { email },
    headers: { host: "mau.exemplo.pt" },
  });

const conclude = (server: TestServer, token: string, nova_senha = NEW_PASSWORD) =>
  call(server, "POST", recoveryPaths.conclude, { body: { token, nova_senha } });

const entering = (server: TestServer, username: string, password: string) =>
  call(server, "POST", accountPaths.login, { body: { username, password } });

const statusOf = async (server: TestServer, { token }: Session) =>
  (await call(server, "GET", accountPaths.me, { token })).status;

const bellOf = async (server: TestServer, { user }: Session) =>
  (await server.stores.notifications.list(user.id, {})).map(({ title }) => title);

describe.each(SERVERS)("a forgotten password over $name", ({ start }) => {
  const clock = testClock();
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

  /** The tokens of the links in the mails that somebody got, once there are so many. */
  async function tokensOf(email: string, count: number): Promise<readonly string[]> {
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count);
    return mailsTo(email).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  }

  async function forgetful() {
    const session = await newPerson(server);
    const { email, username } = session.user;
    expect((await ask(server, email.toUpperCase())).status).toBe(202);
    const [token = ""] = await tokensOf(email, 1);
    return { session, email, username, token };
  }

  it("is answered alike whether there is an account or not, and only a person who has one is written to", async () => {
    const { email, username } = (await newPerson(server)).user;
    const known = await ask(server, email);
    const unknown = await ask(server, `ninguem-${email}`);
    expect([known.status, known.text, unknown.status, unknown.text]).toEqual([202, "", 202, ""]);
    const { date: _known, ...headers } = known.headers;
    const { date: _unknown, ...expected } = unknown.headers;
    expect(headers).toEqual(expected);
    const [token = ""] = await tokensOf(email, 1);
    const [mail] = mailsTo(email);
    expect(mail?.headers.get("subject")).toBe("FinControl: escolher uma nova senha");
    expect(mail?.text).toContain(`O seu nome de utilizador é ${username}.`);
    expect(mail?.text).not.toContain("mau.exemplo.pt");
    expect(mailsTo(`ninguem-${email}`)).toEqual([]);
    const rows = await server.database.queries.selectFrom("links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is replaced by the link, which ends every session and is told in the bell and by mail", async () => {
    const { session, email, username, token } = await forgetful();
    const stranger = await newPerson(server);
    const second = await logIn(server, username);
    const done = await conclude(server, token);
    expect([done.status, done.text]).toEqual([204, ""]);
    expect([await statusOf(server, session), await statusOf(server, second)]).toEqual([401, 401]);
    expect(await statusOf(server, stranger)).toBe(200);
    expect((await entering(server, username, PASSWORD)).status).toBe(401);
    expect((await entering(server, username, NEW_PASSWORD)).status).toBe(200);
    expect(await bellOf(server, session)).toEqual(["Senha alterada"]);
    await tokensOf(email, 2);
    const told = mailsTo(email).at(-1);
    expect(told?.headers.get("subject")).toBe("FinControl: senha alterada");
    expect(told?.text).toContain("com uma ligação de recuperação");
    expect(told?.text).toContain(PUBLIC_URL);
  });

  it("is refused in one sentence by a link that is unknown, used, past or another's", async () => {
    const { token, email } = await forgetful();
    await ask(server, email);
    const [, another = ""] = await tokensOf(email, 2);
    const gone = refusal("link-gone");
    expect(await conclude(server, "x")).toMatchObject(gone);
    expect(await conclude(server, "a".repeat(43))).toMatchObject(gone);
    expect((await conclude(server, token)).status).toBe(204);
    expect(await conclude(server, token)).toMatchObject(gone);
    expect(await conclude(server, another)).toMatchObject(gone);
    const late = await forgetful();
    clock.advance(30 * MINUTE);
    expect(await conclude(server, late.token)).toMatchObject(gone);
    expect((await entering(server, late.username, PASSWORD)).status).toBe(200);
  });

  it("is replaced until the last moment of the thirty minutes", async () => {
    const { token } = await forgetful();
    clock.advance(30 * MINUTE - 1);
    expect((await conclude(server, token)).status).toBe(204);
  });

  it("is not replaced by a link of a clock that ran ahead", async () => {
    const { token } = await forgetful();
    clock.advance(-6 * MINUTE);
    expect(await conclude(server, token)).toMatchObject(refusal("link-gone"));
    clock.advance(6 * MINUTE);
    expect((await conclude(server, token)).status).toBe(204);
  });

  it("is replaced once by one link, also of ten tries at the same time", async () => {
    const { session, token } = await forgetful();
    const tries = Array.from({ length: 10 }, () => conclude(server, token));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(9);
    expect(await bellOf(server, session)).toEqual(["Senha alterada"]);
  });

  it("is not used up by a password that breaks a rule", async () => {
    const { token } = await forgetful();
    expect(await conclude(server, token, "curta")).toMatchObject(
      fieldRefusal(["body", "nova_senha"], "password-too-short"),
    );
    expect((await conclude(server, token)).status).toBe(204);
  });

  it("of somebody who is suspended is replaced, and they stay suspended", async () => {
    const { session, username, token } = await forgetful();
    const suspend = server.database.queries.updateTable("users").set({ status: "suspended" });
    await suspend.where("id", "=", session.user.id).execute();
    expect((await conclude(server, token)).status).toBe(204);
    expect(await entering(server, username, NEW_PASSWORD)).toMatchObject(refusal("suspended"));
  });

  it("has three links at most, which stay good however often more are asked for", async () => {
    const { email } = (await newPerson(server)).user;
    for (let count = 0; count < 5; count += 1) await ask(server, email);
    // What was asked for later is looked at later.
    const other = await newPerson(server);
    await ask(server, other.user.email);
    await tokensOf(other.user.email, 1);
    const [first = ""] = await tokensOf(email, 3);
    expect((await conclude(server, first)).status).toBe(204);
  });

  it("leaves nothing of links that are past once another one is made", async () => {
    const { session } = await forgetful();
    clock.advance(30 * MINUTE);
    await forgetful();
    const rows = server.database.queries.selectFrom("links").selectAll();
    expect(await rows.where("user_id", "=", session.user.id).execute()).toEqual([]);
  });

  it.each([["sem-arroba"], ["a@exemplo.pt\r\nBcc: b@exemplo.pt"], [" "], [null]])(
    "of %j is no email",
    async (email) => {
      const answer = await call(server, "POST", recoveryPaths.ask, { body: { email } });
      expect(answer.status).toBe(422);
    },
  );

  describe("with an administrator", () => {
    const make = async (username: string) => {
      const { as } = administrationOf(server, await adminSession(server));
      return as((await adminSession(server)).token)("POST", paths.adminRecovery(username));
    };

    it("is replaced by the link that they make, of which its person is told", async () => {
      const session = await newPerson(server);
      const { username, email } = session.user;
      const made = await make(username.toUpperCase());
      expect(made.status).toBe(201);
      const { ligacao } = v.parse(recoveryLinkSchema, made.body);
      expect(await bellOf(server, session)).toEqual(["Ligação de recuperação criada"]);
      await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
      expect(mailsTo(email)[0]?.text).not.toContain(ligacao.split("#")[1]);
      expect((await conclude(server, LINK.exec(`${ligacao}\n`)?.[1] ?? "")).status).toBe(204);
      expect((await entering(server, username, NEW_PASSWORD)).status).toBe(200);
    });

    it("is replaced by the newest link alone", async () => {
      const { user } = await newPerson(server);
      const links = [await make(user.username), await make(user.username)];
      const [first = "", second = ""] = links.map(
        ({ body }) => v.parse(recoveryLinkSchema, body).ligacao.split("#")[1],
      );
      expect(await conclude(server, first)).toMatchObject(refusal("link-gone"));
      expect((await conclude(server, second)).status).toBe(204);
    });

    it("is nobody's under a name that nobody has", async () => {
      expect(await make("ninguem")).toMatchObject(refusal("no-such-user"));
    });
  });
});

describe("where no mail can be sent", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock() });
  });
  afterAll(() => server.close());

  it("asking for a new password is answered as ever, and does nothing", async () => {
    const { email } = (await newPerson(server)).user;
    const before = await writesSoFar(server);
    expect((await ask(server, email)).status).toBe(202);
    expect(await writesSoFar(server)).toBe(before);
    const { body } = await call(server, "GET", paths.config);
    expect(body).toMatchObject({ envia_email: false });
  });

  it("an administrator's link is a path that whoever is there can complete", async () => {
    const { user } = await newPerson(server);
    const { token } = await adminSession(server);
    const made = await call(server, "POST", paths.adminRecovery(user.username), { token });
    const { ligacao } = v.parse(recoveryLinkSchema, made.body);
    expect(ligacao).toMatch(/^\/recuperar#[\w-]{43}$/);
    expect((await conclude(server, ligacao.split("#")[1] ?? "")).status).toBe(204);
  });
});
