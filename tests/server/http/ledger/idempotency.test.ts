import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IDEMPOTENCY_HEADER } from "../../../../src/contract/api-base.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME, PROFILE } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

describe("an idempotency key", () => {
  const clock = testClock();
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: TestServer;

  const start = () => startTestServer({ clock, dataDirectory: directory.path });

  beforeAll(async () => {
    directory = await temporaryDirectory();
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    await directory.remove();
  });

  const post = (path: string, token: string, key: string, body: object) =>
    call(server, "POST", path, { token, body, headers: { [IDEMPOTENCY_HEADER]: key } });
  const count = async (path: string, token: string) =>
    ((await call(server, "GET", path, { token })).body as unknown[]).length;

  it("makes one record of ten posts at the same time, and all answer the same", async () => {
    const { token } = await newPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("/receitas", token, "clique", INCOME)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await count("/receitas", token)).toBe(1);
  });

  it("repeats its first answer even when the record has changed or gone", async () => {
    const { token } = await newPerson(server);
    const first = await post("/despesas", token, "k", INCOME);
    const { id } = first.body as { id: string };
    await call(server, "PUT", `/despesas/${id}`, { token, body: { ...INCOME, valor: 1 } });
    expect((await post("/despesas", token, "k", INCOME)).text).toBe(first.text);
    await call(server, "DELETE", `/despesas/${id}`, { token });
    expect((await post("/despesas", token, "k", INCOME)).text).toBe(first.text);
    expect(await count("/despesas", token)).toBe(0);
  });

  it("refuses another content or another call", async () => {
    const { token } = await newPerson(server);
    await post("/receitas", token, "k", INCOME);
    for (const [path, body] of [
      ["/receitas", { ...INCOME, valor: 1 }],
      ["/despesas", INCOME],
      ["/perfil", PROFILE],
    ] as const) {
      const answer = await post(path, token, "k", body);
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        detail: serverProblems["key-reused"],
        codigo: "chave_reutilizada",
      });
    }
    expect(await count("/receitas", token)).toBe(1);
    expect(await count("/despesas", token)).toBe(0);
  });

  it("means what it says, not how it is written", async () => {
    const { token } = await newPerson(server);
    const { descricao, valor, ...rest } = INCOME;
    const first = await post("/receitas", token, "k", INCOME);
    const again = await post("/receitas", token, "k", { valor, descricao, ...rest });
    expect(again.text).toBe(first.text);
  });

  it("of one user is none of another's business", async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    const first = await post("/receitas", one.token, "k", INCOME);
    const second = await post("/receitas", other.token, "k", INCOME);
    expect(second.status).toBe(201);
    expect(second.text).not.toBe(first.text);
  });

  it("repeats the answer of a profile's creation, which without it is a conflict", async () => {
    const { token } = await newPerson(server);
    const first = await post("/perfil", token, "k", PROFILE);
    expect(first.status).toBe(201);
    expect((await post("/perfil", token, "k", PROFILE)).text).toBe(first.text);
    expect((await post("/perfil", token, "j", PROFILE)).status).toBe(409);
  });

  it("is not used up by a refusal", async () => {
    const { token } = await newPerson(server);
    expect((await post("/receitas", token, "k", { ...INCOME, valor: -1 })).status).toBe(422);
    expect((await post("/receitas", token, "k", INCOME)).status).toBe(201);
  });

  it("still holds after a restart", async () => {
    const { token } = await newPerson(server);
    const first = await post("/receitas", token, "k", INCOME);
    await server.close();
    server = await start();
    expect((await post("/receitas", token, "k", INCOME)).text).toBe(first.text);
    expect(await count("/receitas", token)).toBe(1);
  });

  it("makes room after seven days", async () => {
    const { token } = await newPerson(server);
    await post("/receitas", token, "k", INCOME);
    clock.advance(6 * DAY);
    await post("/receitas", token, "j", INCOME);
    expect(await count("/receitas", token)).toBe(2);
    clock.advance(2 * DAY);
    await post("/receitas", token, "l", INCOME);
    expect((await post("/receitas", token, "k", INCOME)).status).toBe(201);
    expect(await count("/receitas", token)).toBe(4);
  });

  it("is the same key for seven days and a new one after them, with nothing in between", async () => {
    const person = await newPerson(server);
    const first = await post("/receitas", person.token, "k", INCOME);
    clock.advance(7 * DAY);
    const { token } = await logIn(server, person.user.username);
    expect((await post("/receitas", token, "k", INCOME)).text).toBe(first.text);
    clock.advance(1);
    const second = await post("/receitas", token, "k", { ...INCOME, valor: 7 });
    expect(second.status).toBe(201);
    expect((await post("/receitas", token, "k", { ...INCOME, valor: 7 })).text).toBe(second.text);
    expect(await count("/receitas", token)).toBe(2);
  });

  it("that a clock which ran ahead has dated is repeated once the clock is right", async () => {
    const { user } = await newPerson(server);
    clock.advance(30 * DAY);
    const ahead = (await logIn(server, user.username)).token;
    const first = await post("/receitas", ahead, "k", INCOME);
    clock.advance(-30 * DAY);
    const right = (await logIn(server, user.username)).token;
    expect((await post("/receitas", right, "k", INCOME)).text).toBe(first.text);
    expect(await count("/receitas", right)).toBe(1);
  });

  it.each(["", "a b", "x".repeat(129), "é"])("may not be %j", async (key) => {
    const { token } = await newPerson(server);
    const answer = await post("/receitas", token, key, INCOME);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: serverProblems["bad-idempotency-key"] });
  });
});
