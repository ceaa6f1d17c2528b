import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "../../../../src/domain/shared/ids.ts";
import { INCOME } from "../../support/bodies.ts";
import { call, type Method } from "../../support/caller.ts";
import { adminSession, logIn, newPremiumPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../../support/test-clock.ts";

const YEAR = 365 * DAY;

const READS = [
  "/receitas",
  "/orcamento/status/2031-05",
  "/notificacoes",
  "/gamificacao/status",
  "/exportacao/resumo",
];

describe("a clock that is a year off", () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  const send = (token: string, method: Method, path: string, body?: object) =>
    call(server, method, path, { token, ...(body && { body }) });
  const record = (token: string) =>
    call(server, "POST", "/receitas", {
      token,
      body: INCOME,
      headers: { "idempotency-key": "uma-vez" },
    });
  const namesOf = (owner: UserId) =>
    server.database.queries
      .selectFrom("achievements")
      .select("achievement")
      .where("user_id", "=", owner)
      .execute();

  it.each([
    ["ahead", YEAR],
    ["behind", -YEAR],
  ])("%s loses nothing, doubles nothing and locks nobody out once it is right", async (_, off) => {
    const { token, user } = await newPremiumPerson(server);
    const first = await record(token);
    expect(first.status).toBe(201);
    await send(token, "POST", "/gamificacao/verificar");
    const won = await namesOf(user.id);

    clock.advance(off);
    const meanwhile = (await logIn(server, user.username)).token;
    for (const path of READS) expect((await send(meanwhile, "GET", path)).status).toBe(200);
    // A year ahead the key is too old to be one; sent again then, it would be a new wish.
    if (off < 0) expect((await record(meanwhile)).text).toBe(first.text);
    for (const path of ["/gamificacao/verificar", "/notificacoes/gerar-automaticas"])
      expect((await send(meanwhile, "POST", path)).status).toBe(200);

    clock.advance(-off);
    for (const path of READS) expect((await send(token, "GET", path)).status).toBe(200);
    expect((await record(token)).text).toBe(first.text);
    expect((await send(token, "GET", "/receitas")).body).toHaveLength(1);
    expect(await namesOf(user.id)).toEqual(won);
    expect((await logIn(server, user.username)).user.id).toBe(user.id);
  });

  it.each([
    ["a person", (user: string) => logIn(server, user)],
    ["an administrator", () => adminSession(server)],
  ])("ahead makes sessions of %s that end for good once it is right", async (_, logInAs) => {
    const { user } = await newPremiumPerson(server);
    clock.advance(400 * DAY);
    const tokens = [await logInAs(user.username), await logInAs(user.username)];
    const [shown = "", unseen = ""] = tokens.map(({ token }) => token);
    expect((await send(shown, "GET", "/auth/me")).status).toBe(200);
    clock.advance(-400 * DAY);
    expect((await send(shown, "GET", "/auth/me")).status).toBe(401);
    clock.advance(100 * DAY);
    expect((await send(unseen, "GET", "/auth/me")).status).toBe(401);
    clock.advance(300 * DAY);
    expect((await send(shown, "GET", "/auth/me")).status).toBe(401);
    expect((await send(unseen, "GET", "/auth/me")).status).toBe(401);
    clock.advance(-400 * DAY);
  });

  it("ahead leaves no session behind that the next start does not end", async () => {
    const { user } = await newPremiumPerson(server);
    clock.advance(400 * DAY);
    const { token } = await logIn(server, user.username);
    clock.advance(-400 * DAY);
    await server.endFutureSessions();
    clock.advance(400 * DAY);
    expect((await send(token, "GET", "/auth/me")).status).toBe(401);
    clock.advance(-400 * DAY);
  });

  it("ahead ends a session that was used meanwhile", async () => {
    const { token } = await newPremiumPerson(server);
    clock.advance(DAY);
    expect((await send(token, "GET", "/auth/me")).status).toBe(200);
    clock.advance(-DAY);
    expect((await send(token, "GET", "/auth/me")).status).toBe(401);
  });

  it("a few minutes off from another server's ends nothing", async () => {
    clock.advance(5 * MINUTE);
    const { token } = await newPremiumPerson(server);
    clock.advance(-5 * MINUTE);
    expect((await send(token, "GET", "/auth/me")).status).toBe(200);
    clock.advance(-1);
    expect((await send(token, "GET", "/auth/me")).status).toBe(401);
    clock.advance(1);
  });

  it("ahead ends the sessions from before, since nobody knows that it is wrong", async () => {
    const { token } = await newPremiumPerson(server);
    clock.advance(YEAR);
    expect((await send(token, "GET", "/auth/me")).status).toBe(401);
    clock.advance(-YEAR);
  });
});
