import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { call, type CallOptions } from "../../support/caller.ts";
import { adminSession, logIn, newPerson, newUsername, PASSWORD } from "../../support/people.ts";
import { ADMIN, startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, HOUR, MINUTE, testClock } from "../../support/test-clock.ts";

const clock = testClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const post = (path: string, options: CallOptions) => call(server, "POST", path, options);
const statusWith = async (token: string) =>
  (await call(server, "GET", accountPaths.me, { token })).status;

describe("registration", () => {
  const registration = (changes: object = {}) => {
    const username = newUsername();
    return { username, email: `${username}@exemplo.pt`, password: PASSWORD, ...changes };
  };

  it("makes a free, active, normal user, and gives no token", async () => {
    const body = registration();
    const answer = await post(accountPaths.register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      username: body.username,
      email: body.email,
      tipo: "normal",
      status: "ativo",
      plano: "free",
      assinatura_ativa: false,
      aceitou_politica: false,
      is_admin: false,
    });
  });

  it("takes a username and an email once, whatever their case", async () => {
    const body = registration();
    await post(accountPaths.register, { body });
    const sameName = { ...registration(), username: body.username.toUpperCase() };
    const sameEmail = { ...registration(), email: body.email.toUpperCase() };
    const [name, email] = [
      await post(accountPaths.register, { body: sameName }),
      await post(accountPaths.register, { body: sameEmail }),
    ];
    expect([name.status, name.body]).toEqual([
      409,
      { detail: serverProblems["username-taken"], codigo: "nome_em_uso" },
    ]);
    expect([email.status, email.body]).toEqual([
      409,
      { detail: serverProblems["email-taken"], codigo: "email_em_uso" },
    ]);
  });

  it("of one name ten times at once makes one user", async () => {
    const username = newUsername();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(accountPaths.register, {
          body: registration({ username, email: `${username}${index}@exemplo.pt` }),
        }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made.length, refused.length]).toEqual([1, 9]);
  });

  it.each(["is_admin", "tipo", "plano", "status", "id", "user_id", "assinatura_ativa"])(
    "refuses %s, and makes nobody",
    async (field) => {
      const body = registration({ [field]: "admin" });
      const answer = await post(accountPaths.register, { body });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ detail: [{ loc: ["body", field] }] });
      expect(await server.stores.users.withUsername(body.username)).toBe(null);
    },
  );

  it.each([
    ["curta1!", "A senha deve ter no mínimo 8 caracteres"],
    ["semnumero!", "A senha deve conter pelo menos um número"],
    ["semespecial1", "A senha deve conter pelo menos um caractere especial"],
  ])("refuses the password %s in the words of the specification", async (password, msg) => {
    const answer = await post(accountPaths.register, { body: registration({ password }) });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [{ loc: ["body", "password"], msg, type: "value_error" }],
    });
  });

  it("stores the password only as an argon2id hash", async () => {
    const body = registration();
    await post(accountPaths.register, { body });
    const account = await server.stores.users.withUsername(body.username);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });
});

describe("login", () => {
  it("answers the token and the user, whatever the case of the username", async () => {
    const { user } = await newPerson(server);
    const body = { username: user.username.toUpperCase(), password: PASSWORD };
    const answer = await post(loginPaths.password, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      token_type: "bearer",
      user: { id: user.id, username: user.username, is_admin: false },
    });
  });

  it("answers an unknown user and a wrong password alike", async () => {
    const { user } = await newPerson(server);
    const wrong = await post(loginPaths.password, {
      body: { username: user.username, password: "x" },
    });
    const nobody = await post(loginPaths.password, {
      body: { username: "ninguem", password: "x" },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: "Credenciais inválidas" });
    expect(nobody.text).toBe(wrong.text);
    expect(Object.keys(nobody.headers)).toEqual(Object.keys(wrong.headers));
  });

  it.each(["", " ", "' OR 1=1 --", "admin\u0000", "\ud800"])(
    "refuses the username %j without a fault",
    async (username) => {
      const answer = await post(loginPaths.password, { body: { username, password: PASSWORD } });
      expect([401, 422]).toContain(answer.status);
    },
  );

  it("of a suspended user is refused, but only to who knows the password", async () => {
    const { user } = await newPerson(server);
    const suspend = server.database.queries.updateTable("users").set({ status: "suspended" });
    await suspend.where("id", "=", user.id).execute();
    const { username } = user;
    const knowing = await post(loginPaths.password, { body: { username, password: PASSWORD } });
    const guessing = await post(loginPaths.password, { body: { username, password: "x" } });
    expect([knowing.status, knowing.body]).toEqual([403, { detail: serverProblems.suspended }]);
    expect(guessing.status).toBe(401);
  });

  it("gives a token that is nowhere in the database", async () => {
    const { token } = await newPerson(server);
    const rows = await server.database.queries.selectFrom("tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("for the eleventh time ends the oldest session, and no other", async () => {
    const { user, token: first } = await newPerson(server);
    const later: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      clock.advance(1);
      later.push((await logIn(server, user.username)).token);
    }
    expect(await statusWith(first)).toBe(401);
    for (const token of later) expect(await statusWith(token)).toBe(200);
  });
});

describe("a session", () => {
  it("tells who its user is, as the user is now", async () => {
    const { token, user } = await newPerson(server);
    const change = server.database.queries.updateTable("users").set({ plan: "premium" });
    await change.where("id", "=", user.id).execute();
    const answer = await call(server, "GET", accountPaths.me, { token });
    expect(answer.body).toMatchObject({ id: user.id, plano: "premium" });
  });

  it("ends at the logout, and the browser is told to forget", async () => {
    const { token, user } = await newPerson(server);
    const { token: other } = await logIn(server, user.username);
    const answer = await post(accountPaths.logout, { token });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect(answer.headers["clear-site-data"]).toBe('"cache"');
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(other)).toBe(200);
    expect((await post(accountPaths.logout, { token })).status).toBe(401);
  });

  it("of a normal user ends after 7 idle days, and every use begins them anew", async () => {
    const { token } = await newPerson(server);
    clock.advance(7 * DAY - 1);
    expect(await statusWith(token)).toBe(200);
    clock.advance(7 * DAY - 1);
    expect(await statusWith(token)).toBe(200);
    clock.advance(7 * DAY);
    expect(await statusWith(token)).toBe(401);
  });

  it("of a normal user ends after 30 days, however it is used", async () => {
    const { token } = await newPerson(server);
    for (let day = 1; day < 30; day += 1) {
      clock.advance(DAY);
      expect(await statusWith(token)).toBe(200);
    }
    clock.advance(DAY);
    expect(await statusWith(token)).toBe(401);
  });

  it("of an administrator ends after 30 idle minutes and after 12 hours", async () => {
    const { token: idle } = await adminSession(server);
    clock.advance(30 * MINUTE - 1);
    expect(await statusWith(idle)).toBe(200);
    clock.advance(30 * MINUTE);
    expect(await statusWith(idle)).toBe(401);
    const { token: busy } = await adminSession(server);
    for (let quarter = 1; quarter < 12 * 4; quarter += 1) {
      clock.advance(HOUR / 4);
      expect(await statusWith(busy)).toBe(200);
    }
    clock.advance(HOUR / 4);
    expect(await statusWith(busy)).toBe(401);
  });

  it("notes its use once a minute at most", async () => {
    const { token, user } = await newPerson(server);
    const used = async () => {
      const row = server.database.queries.selectFrom("tokens").select("used_at");
      return (await row.where("user_id", "=", user.id).executeTakeFirstOrThrow()).used_at;
    };
    const start = await used();
    clock.advance(MINUTE - 1);
    await statusWith(token);
    expect(await used()).toBe(start);
    clock.advance(1);
    await statusWith(token);
    expect(await used()).toBe(start + MINUTE);
  });
});

describe("the first administrator", () => {
  it("can sign in, and is one", async () => {
    const { user } = await adminSession(server);
    expect(user).toMatchObject({ username: ADMIN.username, role: "admin", status: "active" });
  });
});
