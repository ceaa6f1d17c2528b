import { beforeAll, describe, expect, it } from "vitest";
import { recoveryPaths } from "../../../../src/contract/login/recovery.ts";
import { call } from "../../support/caller.ts";
import { logIn, newPerson, statusOf, PASSWORD } from "../../support/people.ts";
import {
  askForRecovery,
  bellOf,
  conclude,
  entering,
  LINK,
  NEW_PASSWORD,
  PUBLIC_URL,
  useMailingServer,
} from "../../support/recovery.ts";
import { fieldRefusal, refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { MINUTE, testClock } from "../../support/test-clock.ts";

describe.each(SERVERS)("a forgotten password over $name", ({ start }) => {
  const clock = testClock();
  const { running, mailsTo, mailsOnceThere } = useMailingServer(start, clock);
  let server: TestServer;
  beforeAll(() => {
    server = running();
  });

  /** The tokens of the links in the mails that somebody got, once there are so many. */
  async function tokensOf(email: string, count: number): Promise<readonly string[]> {
    return (await mailsOnceThere(email, count)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  }

  async function forgetful() {
    const session = await newPerson(server);
    const { email, username } = session.user;
    expect((await askForRecovery(server, email.toUpperCase())).status).toBe(202);
    const [token = ""] = await tokensOf(email, 1);
    return { session, email, username, token };
  }

  it("is answered alike whether there is an account or not, and only a person who has one is written to", async () => {
    const { email, username } = (await newPerson(server)).user;
    const known = await askForRecovery(server, email);
    const unknown = await askForRecovery(server, `ninguem-${email}`);
    expect([known.status, known.text, unknown.status, unknown.text]).toEqual([202, "", 202, ""]);
    const { date: _known, "x-request-id": _one, ...headers } = known.headers;
    const { date: _unknown, "x-request-id": _other, ...expected } = unknown.headers;
    expect(headers).toEqual(expected);
    const [token = ""] = await tokensOf(email, 1);
    const [mail] = mailsTo(email);
    expect(mail?.headers.get("subject")).toBe("FinControl: escolher uma nova senha");
    expect(mail?.text).toContain(`O seu nome de utilizador é ${username}.`);
    expect(mail?.text).not.toContain("mau.exemplo.pt");
    expect(mailsTo(`ninguem-${email}`)).toEqual([]);
    const rows = await server.database.queries.selectFrom("one_time_tokens").selectAll().execute();
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
    await askForRecovery(server, email);
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
    for (let count = 0; count < 5; count += 1) await askForRecovery(server, email);
    // What was asked for later is looked at later.
    const other = await newPerson(server);
    await askForRecovery(server, other.user.email);
    await tokensOf(other.user.email, 1);
    const [first = ""] = await tokensOf(email, 3);
    expect((await conclude(server, first)).status).toBe(204);
  });

  it("leaves nothing of links that are past once another one is made", async () => {
    const { session } = await forgetful();
    clock.advance(30 * MINUTE);
    await forgetful();
    const rows = server.database.queries.selectFrom("one_time_tokens").selectAll();
    expect(await rows.where("user_id", "=", session.user.id).execute()).toEqual([]);
  });

  it.each([["sem-arroba"], ["a@exemplo.pt\r\nBcc: b@exemplo.pt"], [" "], [null]])(
    "of %j is no email",
    async (email) => {
      const answer = await call(server, "POST", recoveryPaths.ask, { body: { email } });
      expect(answer.status).toBe(422);
    },
  );
});
