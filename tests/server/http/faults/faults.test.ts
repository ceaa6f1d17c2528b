import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPerson, PASSWORD } from "../../support/people.ts";
import { ADMIN, startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { MINUTE, testClock } from "../../support/test-clock.ts";

describe("a full disk", () => {
  const clock = testClock();
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ clock });
    ({ token } = await newPerson(server));
  });
  afterAll(() => server.close());
  afterEach(() => sql`pragma max_page_count = 1000000`.execute(server.database.queries));

  /** SQLite may not grow any more, which is how it finds a full disk. */
  const fillDisk = () => sql`pragma max_page_count = 1`.execute(server.database.queries);
  const post = () =>
    call(server, "POST", "/receitas", {
      token,
      body: { ...INCOME, descricao: "x".repeat(200) },
      headers: { "idempotency-key": String(Math.random()) },
    });
  const list = async () => (await call(server, "GET", "/receitas", { token })).body as unknown[];

  it("refuses what is written, keeps what was, and lets it be read", async () => {
    await fillDisk();
    let acknowledged = 0;
    let last = await post();
    while (last.status === 201) {
      acknowledged += 1;
      last = await post();
    }
    expect(last.status).toBe(507);
    expect(last.body).toEqual({ detail: serverProblems["storage-full"] });
    expect(await list()).toHaveLength(acknowledged);
    clock.advance(MINUTE);
    expect(await list()).toHaveLength(acknowledged);
  });

  it("is over as soon as there is space", async () => {
    expect((await post()).status).toBe(201);
  });
});

describe("a fault of the database", () => {
  it("is answered without a word of its own, and in full again once it is over", async () => {
    const server = await startTestServer();
    const { token } = await newPerson(server);
    await sql`alter table transactions rename to elsewhere`.execute(server.database.queries);
    const broken = await call(server, "GET", "/receitas", { token });
    expect(broken.status).toBe(500);
    const code = String(broken.headers["x-request-id"]);
    expect(broken.body).toEqual({ detail: `${serverProblems.internal} Código: ${code}.` });
    await sql`alter table elsewhere rename to transactions`.execute(server.database.queries);
    expect((await call(server, "GET", "/receitas", { token })).status).toBe(200);
    await server.close();
  });

  it("that another program has locked is told to be passing", async () => {
    const server = await startTestServer({ lockPatience: 0 });
    const { token } = await newPerson(server);
    const other = new BetterSqlite(join(server.dataDirectory, "fincontrol.sqlite"));
    other.exec("begin immediate");
    const refused = await call(server, "POST", "/receitas", { token, body: INCOME });
    expect(refused.status).toBe(503);
    expect(refused.body).toEqual({ detail: serverProblems.unavailable });
    expect(refused.headers["retry-after"]).toBe("5");
    expect((await call(server, "GET", "/receitas", { token })).body).toEqual([]);
    other.exec("rollback");
    other.close();
    expect((await call(server, "POST", "/receitas", { token, body: INCOME })).status).toBe(201);
    await server.close();
  });
});

describe("a file that another program has locked", () => {
  it("makes writes wait, and nobody else", async () => {
    const server = await startTestServer();
    const { token } = await newPerson(server);
    const list = () => call(server, "GET", "/receitas", { token });
    const other = new BetterSqlite(join(server.dataDirectory, "fincontrol.sqlite"));
    other.exec("begin immediate");
    let isDone = false;
    const write = call(server, "POST", "/receitas", { token, body: INCOME }).finally(() => {
      isDone = true;
    });
    for (let count = 0; count < 20; count += 1) expect((await list()).body).toEqual([]);
    expect(isDone).toBe(false);
    other.exec("rollback");
    other.close();
    expect((await write).status).toBe(201);
    expect((await list()).body).toHaveLength(1);
    await server.close();
  });
});

describe("too many logins at once", () => {
  it("are refused beyond those that may wait, and none of them counts as a failure", async () => {
    const server = await startTestServer({ rateLimitFactor: 1 });
    const address = (index: number) => `192.0.2.${index}`;
    const attempt = (index: number) =>
      call(server, "POST", "/auth/login", {
        body: { username: `ninguem_${index}`, password: "x" },
        address: address(index),
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => attempt(index)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.body).toEqual({ detail: serverProblems.busy });
    expect(busy[0]?.headers["retry-after"]).toBe("5");
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - busy.length);
    await server.close();
  });

  it("keep nobody out who comes alone, be it from the address of a crowd", async () => {
    const server = await startTestServer();
    const { user } = await newPerson(server);
    const attempt = (username: string, password: string, address: string) =>
      call(server, "POST", "/auth/login", { body: { username, password }, address });
    const crowd = Array.from({ length: 63 }, (_, index) =>
      attempt(`multidao_${index % 7}`, "x", "192.0.2.1"),
    );
    const alone = ["192.0.2.1", "192.0.2.2"].map((address) =>
      attempt(user.username, PASSWORD, address),
    );
    expect((await Promise.all(crowd)).some(({ status }) => status === 503)).toBe(true);
    for (const { status } of await Promise.all(alone)) expect(status).toBe(200);
    await server.close();
  });

  it("let an administrator in before all others", async () => {
    const server = await startTestServer();
    const answered: string[] = [];
    const attempt = async (username: string, password: string, address: string) => {
      const body = { username, password };
      const { status } = await call(server, "POST", "/auth/login", { body, address });
      if (status !== 503) answered.push(username);
      return status;
    };
    const crowd = Array.from({ length: 60 }, (_, index) =>
      attempt(`ninguem_${index}`, "x", `192.0.2.${index}`),
    );
    expect(await attempt(ADMIN.username, ADMIN.password, "198.51.100.1")).toBe(200);
    await Promise.all(crowd);
    expect(answered.indexOf(ADMIN.username)).toBeLessThan(answered.length / 2);
    await server.close();
  });
});

describe("the embedded database", () => {
  it("is opened so that an acknowledged write is on the disk", async () => {
    const server = await startTestServer();
    const read = async (name: string) => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(server.database.queries);
      return Object.values(rows[0] ?? {})[0] as unknown;
    };
    expect(await read("journal_mode")).toBe("wal");
    expect(await read("synchronous")).toBe(2);
    expect(await read("foreign_keys")).toBe(1);
    expect(await read("busy_timeout")).toBe(0);
    expect(await read("trusted_schema")).toBe(0);
    const { rows } = await sql<{ name: string; strict: number }>`pragma table_list`.execute(
      server.database.queries,
    );
    const loose = rows.filter(
      ({ name, strict }) => strict === 0 && !/^(sqlite|kysely)_/.test(name),
    );
    expect(loose).toEqual([]);
    await server.close();
  });
});
