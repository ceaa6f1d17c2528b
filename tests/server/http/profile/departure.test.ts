import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { decodeDeparture, departureSchema } from "../../../../src/contract/profile/departure.ts";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { sessionId } from "../../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../../src/domain/shared/result.ts";
import { COME_BACK_WITHIN_MS } from "../../../../src/domain/users/departure.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { administrationOf } from "../../support/administration.ts";
import { photoAddresses } from "../../../../server/http/requests/photo-addresses.ts";
import type { PasswordHasher } from "../../../../server/application/login/password-hasher.ts";
import { leave as leaveWith } from "../../../../server/application/profile/leave.ts";
import { call } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { adminSession, logIn, newPerson, statusOf, PASSWORD } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { storedPhotos } from "../../support/stored-photos.ts";
import { ADMIN, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { tablesNaming } from "../../support/traces.ts";

describeSqliteFirst(SERVERS, "one's own account over $name", ({ start }) => {
  const clock = testClock(FULL_AT);
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock, checkoutUrl: CHECKOUT });
  });
  afterAll(() => server.close());

  const leave = ({ token }: Session, senha: string = PASSWORD) =>
    call(server, "DELETE", accountPaths.me, { token, body: { senha } });
  const enter = (path: string, username: string, password: string = PASSWORD) =>
    call(server, "POST", path, { body: { username, password } });
  const administration = async () => administrationOf(server, await adminSession(server));
  const listed = async (username: string) => {
    const { token } = await adminSession(server);
    const path = `${paths.adminUsers}?pesquisa=${username}`;
    return (await call(server, "GET", path, { token })).body;
  };

  it("stays where the password is wrong, and its session too", async () => {
    const person = await newPerson(server);
    const answer = await leave(person, "Outra-senha!1");
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        detail: [{ loc: ["body", "senha"], msg: refusedFields.wrongPassword, type: "value_error" }],
      },
    ]);
    expect(await statusOf(server, person)).toBe(200);
  });

  it("ends every session when its end is asked for, and says when it will be gone", async () => {
    const person = await newPerson(server);
    const other = await logIn(server, person.user.username);
    const answer = await leave(person);
    expect(answer.status).toBe(200);
    const departure = decodeDeparture(v.parse(departureSchema, answer.body));
    expect(departure).toEqual({
      askedAt: clock.now(),
      leavesAt: clock.now() + COME_BACK_WITHIN_MS,
      reference: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect([await statusOf(server, person), await statusOf(server, other)]).toEqual([401, 401]);
    expect(await leave(person)).toMatchObject(refusal("unauthenticated"));
  });

  it("stays if the session that asks ends while the password is verified", async () => {
    const person = await newPerson(server);
    const { tokens, hasher } = server.stores;
    const [{ session } = { session: sessionId("none") }] = await tokens.sessionsOf(person.user.id);
    const late: PasswordHasher = {
      ...hasher,
      verify: async (...asked) => {
        await tokens.removeSession(person.user.id, session);
        return hasher.verify(...asked);
      },
    };
    const limit = { take: async () => accepted(null), giveBack: async () => {} };
    const end = leaveWith({ ...server.stores, hasher: late, limit });
    expect(await end({ user: person.user, session }, PASSWORD)).toEqual(refused("unauthenticated"));
    expect((await server.stores.users.withId(person.user.id))?.leavesAt).toBe(null);
  });

  it("is told at the login that it leaves, to who knows the password alone", async () => {
    const person = await newPerson(server);
    const { username } = person.user;
    await leave(person);
    const told = await enter(loginPaths.password, username);
    expect([told.status, told.body]).toEqual([
      403,
      {
        detail: `${serverProblems.leaving} Pode recuperá-la até 12/03/2026, 12:00 (hora de Lisboa).`,
        codigo: "conta_em_eliminacao",
        elimina_em: "2026-03-12T12:00:00.000Z",
      },
    ]);
    for (const path of [loginPaths.password, loginPaths.comeBack])
      expect(await enter(path, username, "Outra-senha!1")).toMatchObject(
        refusal("bad-credentials"),
      );
  });

  it("comes back with its name, its password and all its data, once or many times", async () => {
    const { person } = await newFullAccount(server);
    const { username } = person.user;
    const records = async ({ token }: Session) =>
      (await call(server, "GET", paths.transactions("expense"), { token })).body;
    const before = await records(person);
    await call(server, "DELETE", factorPaths.totp, { token: person.token });
    await leave(person);
    const back = await enter(loginPaths.comeBack, username);
    expect(back).toMatchObject({ status: 200, body: { user: { username, plano: "premium" } } });
    expect(await statusOf(server, person)).toBe(401);
    const again = await enter(loginPaths.comeBack, username);
    expect(again.status).toBe(200);
    expect(await records(await logIn(server, username))).toEqual(before);
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    expect((await enter(loginPaths.password, username)).status).toBe(200);
  });

  it("keeps its name and its email until it is gone", async () => {
    const person = await newPerson(server);
    const { username, email } = person.user;
    await leave(person);
    const register = (body: object) =>
      call(server, "POST", accountPaths.register, { body: { ...body, password: PASSWORD } });
    const taken = await register({ username, email: `outro-${email}` });
    expect(taken).toMatchObject(refusal("username-taken"));
    const other = await register({ username: `${username}_b`, email });
    expect(other).toMatchObject(refusal("email-taken"));
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    expect((await register({ username, email })).status).toBe(201);
  });

  it("leaves no row of any table and no file once its time is over, and not a moment before", async () => {
    const { person, photos, traces } = await newFullAccount(server);
    const files = async () => {
      const names = await storedPhotos(server, server.database.queries);
      return photos.filter((photo) => names.includes(photoAddresses.nameIn(photo) ?? ""));
    };
    const { queries } = server.database;
    expect(await files()).toEqual(photos);
    await leave(person);
    clock.advance(COME_BACK_WITHIN_MS - 1);
    await server.lookAtCalendar();
    expect((await enter(loginPaths.password, person.user.username)).status).toBe(403);
    // The other one waited for a goal for a day.
    expect(await files()).toEqual([photos[0]]);
    clock.advance(1);
    for (const path of [loginPaths.password, loginPaths.comeBack])
      expect(await enter(path, person.user.username)).toMatchObject(refusal("bad-credentials"));
    await server.lookAtCalendar();
    for (const trace of traces) expect(await tablesNaming(queries, trace)).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it("is seen by administrators as what it is, who may still end it at once", async () => {
    const person = await newPerson(server);
    const { id, username } = person.user;
    expect(await listed(username)).toMatchObject([{ username, elimina_em: null }]);
    await leave(person);
    const elimina_em = new Date(clock.now() + COME_BACK_WITHIN_MS).toISOString();
    expect(await listed(username)).toMatchObject([{ username, status: "ativo", elimina_em }]);
    const { change, remove } = await administration();
    expect((await change(username, { status: "suspenso" })).body).toMatchObject({ elimina_em });
    expect(await enter(loginPaths.comeBack, username)).toMatchObject(refusal("suspended"));
    expect((await remove(username)).status).toBe(204);
    expect(await tablesNaming(server.database.queries, id)).toEqual([]);
  });

  it("of the last administrator stays, and one who leaves is none any more", async () => {
    const last = await adminSession(server);
    expect(await leave(last, ADMIN.password)).toMatchObject(refusal("last-admin"));
    expect(await statusOf(server, last)).toBe(200);
    const here = await administration();
    const second = await here.newAdmin();
    expect((await leave(second)).status).toBe(200);
    expect(await leave(last, ADMIN.password)).toMatchObject(refusal("last-admin"));
    expect((await here.remove(second.user.username)).status).toBe(204);
  });

  it("stays for one administrator, however many leave at once", async () => {
    const here = await administration();
    const others = [await here.newAdmin(), await here.newAdmin()];
    const first = await adminSession(server);
    const answers = await Promise.all([
      leave(first, ADMIN.password),
      ...others.map((one) => leave(one)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await server.stores.users.countActiveAdmins()).toBe(1);
    await enter(loginPaths.comeBack, ADMIN.username, ADMIN.password);
  });
});

describe("guessing passwords", () => {
  it("at the end of an account and at its return is limited as at the login", async () => {
    const server = await SERVERS[0]!.start({ rateLimitFactor: 1 });
    const person = await newPerson(server);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { senha: `Errada-${guess}!` };
      const answer = await call(server, "DELETE", accountPaths.me, { token: person.token, body });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const tries: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const path = guess % 2 === 0 ? loginPaths.password : loginPaths.comeBack;
      const body = { username: person.user.username, password: `Errada-${guess}!` };
      tries.push((await call(server, "POST", path, { body })).status);
    }
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    await server.close();
  });
});
