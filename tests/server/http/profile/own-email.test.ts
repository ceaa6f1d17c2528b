import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { recoveryPaths } from "../../../../src/contract/login/recovery.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { call } from "../../support/caller.ts";
import { logIn, newPerson, newUsername, statusOf, PASSWORD } from "../../support/people.ts";
import { fieldRefusal, refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { startSmtpServer, type SmtpStandIn } from "../../support/smtp-server.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { HOUR, MINUTE, testClock } from "../../support/test-clock.ts";

const LINK = /https:\/\/financas\.exemplo\.pt\/confirmar-email#([\w-]{43})\n/;

const newEmail = () => `${newUsername()}@outro.pt`;

const change = (server: TestServer, { token }: Session, email: string) =>
  call(server, "PUT", paths.ownEmail, { token, body: { email } });

const confirm = (server: TestServer, token: string) =>
  call(server, "POST", recoveryPaths.confirmEmail, { body: { token } });

const emailOf = async (server: TestServer, { user }: Session) =>
  (await server.stores.users.withId(user.id))?.user.email;

const bellOf = async (server: TestServer, { user }: Session) =>
  (await server.stores.notifications.list(user.id, {})).map(({ title }) => title);

describeSqliteFirst(SERVERS, "another email over $name", ({ start }) => {
  describe("where no mail is sent", () => {
    const clock = testClock();
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ clock });
    });
    afterAll(() => server.close());

    it("counts at once; all other sessions end, and it is told in the bell", async () => {
      const [own, stranger] = [await newPerson(server), await newPerson(server)];
      const other = await logIn(server, own.user.username);
      const email = newEmail();
      const changed = await change(server, own, email);
      expect(changed).toMatchObject({ status: 200, body: { por_confirmar: false } });
      expect(await emailOf(server, own)).toBe(email);
      const all = [own, other, stranger].map((session) => statusOf(server, session));
      expect(await Promise.all(all)).toEqual([200, 401, 200]);
      expect(await bellOf(server, own)).toEqual(["Email alterado"]);
      expect(await bellOf(server, stranger)).toEqual([]);
    });

    it("may differ from the own one in case alone, and from no other's", async () => {
      const [own, stranger] = [await newPerson(server), await newPerson(server)];
      const upper = own.user.email.toUpperCase();
      expect((await change(server, own, upper)).status).toBe(200);
      expect(await emailOf(server, own)).toBe(upper);
      expect(await change(server, own, stranger.user.email.toUpperCase())).toMatchObject(
        refusal("email-taken"),
      );
    });

    it("is another, and an email", async () => {
      const own = await newPerson(server);
      expect(await change(server, own, own.user.email)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "email"], msg: refusedFields.sameEmail }] },
      });
      expect(await change(server, own, "a@b.pt\r\nBcc: c@d.pt")).toMatchObject(
        fieldRefusal(["body", "email"], "bad-email"),
      );
    });

    it("needs presence", async () => {
      const own = await newPerson(server);
      clock.advance(10 * MINUTE);
      expect(await change(server, own, newEmail())).toMatchObject(refusal("presence-missing"));
      await call(server, "POST", paths.presence, {
        token: own.token,
        body: { senha: PASSWORD },
      });
      expect((await change(server, own, newEmail())).status).toBe(200);
    });

    it("goes to one of ten who want it at the same time, and the nine others are not told of one", async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(server)));
      const email = newEmail();
      const answers = await Promise.all(people.map((person) => change(server, person, email)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers)
        if (answer.status !== 200) expect(answer).toMatchObject(refusal("email-taken"));
      const bells = await Promise.all(people.map((person) => bellOf(server, person)));
      expect(bells.flat()).toEqual(["Email alterado"]);
    });
  });

  describe("where mail is sent", () => {
    const clock = testClock();
    let post: SmtpStandIn;
    let server: TestServer;
    beforeAll(async () => {
      post = await startSmtpServer();
      const mail = { url: post.url, from: "contas@exemplo.pt" };
      server = await start({ clock, mail, publicUrl: "https://financas.exemplo.pt" });
    });
    afterAll(async () => {
      await server.close();
      await post.close();
    });

    const mailsTo = (email: string) => post.received.filter(({ to }) => to.includes(email));

    async function asked(own: Session, email = newEmail()) {
      const before = mailsTo(email).length;
      const changed = await change(server, own, email);
      expect(changed).toMatchObject({ status: 200, body: { por_confirmar: true } });
      await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(before + 1);
      const token = LINK.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "";
      return { email, token };
    }

    it("counts once its link was opened; the old one is told, and the session that asked goes on", async () => {
      const own = await newPerson(server);
      const old = own.user.email;
      const other = await logIn(server, own.user.username);
      const { email, token } = await asked(own);
      expect([await emailOf(server, own), await bellOf(server, own)]).toEqual([old, []]);
      expect((await confirm(server, token)).status).toBe(204);
      expect(await emailOf(server, own)).toBe(email);
      expect([await statusOf(server, own), await statusOf(server, other)]).toEqual([200, 401]);
      await expect.poll(() => mailsTo(old).length, { timeout: 20_000 }).toBe(1);
      expect(mailsTo(old)[0]?.headers.get("subject")).toBe("FinControl: email alterado");
      expect(mailsTo(email)).toHaveLength(1);
      expect(await bellOf(server, own)).toEqual(["Email alterado"]);
    });

    it("is refused by a link that is unknown, used, past, replaced or for something else", async () => {
      const own = await newPerson(server);
      const first = await asked(own);
      const second = await asked(own);
      const gone = refusal("link-gone");
      expect(await confirm(server, "x")).toMatchObject(gone);
      expect(await confirm(server, first.token)).toMatchObject(gone);
      const wrong = { token: second.token, nova_senha: "Outro-segredo!2" };
      expect(await call(server, "POST", recoveryPaths.conclude, { body: wrong })).toMatchObject(
        gone,
      );
      expect((await confirm(server, second.token)).status).toBe(204);
      expect(await confirm(server, second.token)).toMatchObject(gone);
      const late = await asked(own);
      clock.advance(30 * MINUTE);
      expect(await confirm(server, late.token)).toMatchObject(gone);
      expect(await emailOf(server, own)).toBe(second.email);
    });

    it("is nobody's any more once the password was changed", async () => {
      const own = await newPerson(server);
      const { token } = await asked(own);
      const body = { senha_atual: PASSWORD, nova_senha: "Outro-segredo!2" };
      await call(server, "PUT", paths.ownPassword, { token: own.token, body });
      expect(await confirm(server, token)).toMatchObject(refusal("link-gone"));
    });

    it("is nobody's any more once the session that asked for it has ended, of whichever way", async () => {
      const gone = refusal("link-gone");
      const own = await newPerson(server);
      const asking = await logIn(server, own.user.username);
      const { token } = await asked(asking);
      await call(server, "DELETE", paths.sessions, { token: own.token });
      expect(await confirm(server, token)).toMatchObject(gone);

      const again = await logIn(server, own.user.username);
      const second = await asked(again);
      await call(server, "POST", accountPaths.logout, { token: again.token });
      expect(await confirm(server, second.token)).toMatchObject(gone);
      expect(await emailOf(server, own)).toBe(own.user.email);
    });

    it("goes to who confirms it first, and the other is told that it is taken", async () => {
      const [one, other] = [await newPerson(server), await newPerson(server)];
      const { email, token } = await asked(one);
      const second = await asked(other, email);
      expect((await confirm(server, token)).status).toBe(204);
      expect(await confirm(server, second.token)).toMatchObject(refusal("email-taken"));
      expect(await emailOf(server, other)).toBe(other.user.email);
      expect(await bellOf(server, other)).toEqual([]);
    });
  });

  it("is asked for ten times an hour at most", async () => {
    const server = await start({ clock: testClock(), rateLimitFactor: 1 });
    const own = await newPerson(server);
    for (let count = 0; count < 10; count += 1)
      expect((await change(server, own, newEmail())).status).toBe(200);
    const refused = await change(server, own, newEmail());
    expect(refused).toMatchObject(refusal("too-many-requests"));
    expect(refused.headers["retry-after"]).toBe(String(HOUR / 1000));
    await server.close();
  });
});
