import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedUserSchema } from "../../../../src/contract/administration/admin.ts";
import { decodeSession, sessionSchema } from "../../../../src/contract/login/auth.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { accountBody, administrationOf } from "../../support/administration.ts";
import { adminSession, logIn, newPerson, newUsername, PASSWORD } from "../../support/people.ts";
import { fieldRefusal, refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";

const NEW_PASSWORD = "Outro-segredo!2";

const NOBODY = "00000000-0000-0000-0000-000000000000";

describeSqliteFirst(SERVERS, "the administration over $name", ({ start }) => {
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await start();
    admin = await adminSession(server);
  });
  afterAll(() => server.close());

  const here = () => administrationOf(server, admin);

  describe("makes an account", () => {
    it.each(["normal", "admin"] as const)("of the type %s, that can sign in", async (tipo) => {
      const body = accountBody({ tipo });
      const answer = await here().create(body);
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        username: body.username,
        email: body.email,
        tipo,
        plano: "free",
        status: "ativo",
        elimina_em: null,
      });
      const { user } = await logIn(server, body.username);
      expect(user.role).toBe(tipo);
    });

    it("of the type normal when none is named", async () => {
      expect((await here().create(accountBody())).body).toMatchObject({ tipo: "normal" });
    });

    it("only with a username and an email that nobody has, whatever their case", async () => {
      const body = accountBody();
      await here().create(body);
      const sameName = accountBody({ username: body.username.toUpperCase() });
      const sameEmail = accountBody({ email: body.email.toUpperCase() });
      expect(await here().create(sameName)).toMatchObject(refusal("username-taken"));
      expect(await here().create(sameEmail)).toMatchObject(refusal("email-taken"));
    });

    it.each([
      ["password", "curta1!", "password-too-short"],
      ["password", "semnumero!", "password-no-digit"],
      ["password", "semespecial1", "password-no-special"],
      ["password", `${"x".repeat(127)}!1`, "password-too-long"],
      ["password", undefined, "required"],
      ["username", "ab", "bad-username"],
      ["username", "com espaço", "bad-username"],
      ["email", "sem-arroba", "bad-email"],
      ["tipo", "root", "wrong-type"],
      ["tipo", null, "wrong-type"],
      ["is_admin", true, "unknown-field"],
      ["plano", "premium", "unknown-field"],
      ["status", "ativo", "unknown-field"],
      ["id", "1", "unknown-field"],
    ] as const)("never with the %s %j", async (field, value, issue) => {
      const body = accountBody({ [field]: value });
      const answer = await here().create(body);
      expect(answer).toMatchObject(fieldRefusal(["body", field], issue));
      expect(await server.stores.users.withUsername(body.username)).toBe(null);
    });

    it("once under one key, at ten calls at the same time", async () => {
      const body = accountBody();
      const key = newUsername();
      const answers = await Promise.all(Array.from({ length: 10 }, () => here().create(body, key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    it("not twice under one key: with other content it is a conflict, and so with another password", async () => {
      const body = accountBody();
      const key = newUsername();
      const first = await here().create(body, key);
      const reused = refusal("key-reused");
      expect(await here().create({ ...body, tipo: "admin" }, key)).toMatchObject(reused);
      expect(await here().create({ ...body, password: NEW_PASSWORD }, key)).toMatchObject(reused);
      expect((await here().create(body, key)).text).toBe(first.text);
      expect((await here().tryLogin(body.username, NEW_PASSWORD)).status).toBe(401);
      await here().remove(body.username);
      // What it made is told without its identifier, which is gone with the account.
      const { id: _, ...rest } = v.parse(listedUserSchema, first.body);
      const again = await here().create(body, key);
      expect(v.parse(listedUserSchema, again.body)).toEqual({ ...rest, id: NOBODY });
      expect(await server.stores.users.withUsername(body.username)).toBe(null);
    });

    it("under a key that a refusal does not use up", async () => {
      const taken = accountBody();
      const key = newUsername();
      await here().create(taken);
      expect(await here().create(taken, key)).toMatchObject(refusal("username-taken"));
      expect((await here().create(accountBody(), key)).status).toBe(201);
    });
  });

  describe("changes", () => {
    it("one thing at a time", async () => {
      const { user } = await newPerson(server);
      const wanted = { status: "suspenso", new_password: NEW_PASSWORD, plano: "premium" };
      const { status, new_password, plano } = wanted;
      for (const body of [{}, { status, plano }, { plano, new_password }, wanted]) {
        const answer = await here().change(user.username, body);
        expect(answer).toMatchObject(fieldRefusal(["body"], "one-change"));
      }
      expect(await logIn(server, user.username)).toMatchObject({ user });
    });

    it.each([
      ["status", "eliminado", "wrong-type"],
      ["status", null, "wrong-type"],
      ["plano", "gold", "wrong-type"],
      ["new_password", "curta1!", "password-too-short"],
      ["new_password", "semnumero!", "password-no-digit"],
      ["new_password", "semespecial1", "password-no-special"],
      ["new_password", 12345678, "wrong-type"],
      ["tipo", "admin", "unknown-field"],
      ["is_admin", true, "unknown-field"],
      ["username", "outro", "unknown-field"],
      ["assinatura_ativa", true, "unknown-field"],
    ] as const)("nothing for the %s %j", async (field, value, issue) => {
      const session = await newPerson(server);
      const { username } = session.user;
      const answer = await here().change(username, { [field]: value });
      expect(answer).toMatchObject(fieldRefusal(["body", field], issue));
      expect(await here().statusOf(session)).toBe(200);
      expect(await logIn(server, username)).toMatchObject({ user: session.user });
    });

    it.each(["ninguem", "x", "..%2f..", "%00", "a%20b", "x".repeat(300), "%E2%84%AAlaus"])(
      "nobody under the name %s",
      async (username) => {
        expect(await here().change(username, { plano: "premium" })).toMatchObject(
          refusal("no-such-user"),
        );
        expect(await here().remove(username)).toMatchObject(refusal("no-such-user"));
      },
    );

    it("the password, and ends every session of its user and of nobody else", async () => {
      const [person, stranger] = [await newPerson(server), await newPerson(server)];
      const { username } = person.user;
      const second = await logIn(server, username);
      const answer = await here().change(username.toUpperCase(), { new_password: NEW_PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ username, status: "ativo" });
      expect(answer.text).not.toContain("segredo");
      expect([await here().statusOf(person), await here().statusOf(second)]).toEqual([401, 401]);
      expect(await here().statusOf(stranger)).toBe(200);
      expect((await here().tryLogin(username, PASSWORD)).status).toBe(401);
      expect((await here().tryLogin(username, NEW_PASSWORD)).status).toBe(200);
      const account = await server.stores.users.withUsername(username);
      expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    });

    it("the own password of an administrator, and ends the session that did it", async () => {
      const other = await here().newAdmin();
      const { username } = other.user;
      const body = { new_password: NEW_PASSWORD };
      const answer = await here().as(other.token)("PUT", paths.adminUser(username), { body });
      expect(answer.status).toBe(200);
      expect(await here().statusOf(other)).toBe(401);
      expect((await here().tryLogin(username, NEW_PASSWORD)).status).toBe(200);
    });

    it("the status: a suspension ends every session, and what ended does not come back", async () => {
      const person = await newPerson(server);
      const { username } = person.user;
      const suspended = await here().change(username, { status: "suspenso" });
      expect(suspended).toMatchObject({ status: 200, body: { username, status: "suspenso" } });
      expect(await here().statusOf(person)).toBe(401);
      expect(await here().tryLogin(username, PASSWORD)).toMatchObject(refusal("suspended"));
      expect((await here().change(username, { status: "suspenso" })).status).toBe(200);
      const active = await here().change(username, { status: "ativo" });
      expect(active).toMatchObject({ status: 200, body: { username, status: "ativo" } });
      expect(await here().statusOf(person)).toBe(401);
      expect((await here().tryLogin(username, PASSWORD)).status).toBe(200);
    });

    it.each([{ status: "suspenso" }, { new_password: NEW_PASSWORD }])(
      "%j so that no login at the same time outlives it",
      async (body) => {
        const { user } = await newPerson(server);
        const tries = Array.from({ length: 10 }, (_, index) =>
          index === 5
            ? here().change(user.username, body)
            : here().tryLogin(user.username, PASSWORD),
        );
        for (const answer of await Promise.all(tries)) {
          expect([200, 401, 403]).toContain(answer.status);
          const session = v.safeParse(sessionSchema, answer.body);
          if (session.success)
            expect(await here().statusOf(decodeSession(session.output))).toBe(401);
        }
        expect((await here().tryLogin(user.username, PASSWORD)).status).not.toBe(200);
      },
    );

    it("the plan from the next call on, in the session that is open", async () => {
      const person = await newPerson(server);
      const { username } = person.user;
      const budgets = async () => (await here().as(person.token)("GET", paths.budgets)).status;
      const me = async () => (await here().as(person.token)("GET", accountPaths.me)).body;
      expect(await budgets()).toBe(403);
      const upgraded = await here().change(username, { plano: "premium" });
      expect(upgraded).toMatchObject({ status: 200, body: { username, plano: "premium" } });
      expect(await me()).toMatchObject({ plano: "premium", assinatura_ativa: true });
      expect(await budgets()).toBe(200);
      await here().change(username, { plano: "free" });
      expect(await me()).toMatchObject({ plano: "free", assinatura_ativa: false });
      expect(await budgets()).toBe(403);
    });
  });
});
