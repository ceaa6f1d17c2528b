import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { INCOME, NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPerson, PASSWORD } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

type Line = Readonly<Record<string, unknown>>;

describe("the log", () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const records = () => lines.map((line) => JSON.parse(line) as Line);
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ log: pino({ level: "trace" }, sink) });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines.length = 0;
  });

  it("names a call by its pattern, with status, duration and an identifier", async () => {
    const { token } = await newPerson(server);
    lines.length = 0;
    await call(server, "PUT", `/receitas/${NOBODYS_ID}?q=x`, { token, body: INCOME });
    expect(records()).toMatchObject([
      { method: "PUT", route: "/api/receitas/:id", status: 422, level: 30 },
    ]);
    const [record] = records();
    expect(record?.["durationMs"]).toBeTypeOf("number");
    expect(record?.["requestId"]).toMatch(/^[0-9a-f]{8}$/);
  });

  it("holds nothing of a person, whatever happens", async () => {
    const { token, user } = await newPerson(server);
    const address = "203.0.113.77";
    const secret = { token, address, body: { ...INCOME, descricao: "segredo-meu" } };
    await call(server, "POST", "/receitas", secret);
    await call(server, "POST", "/receitas?nome=segredo-meu", { ...secret, body: "segredo-meu{" });
    await call(server, "GET", `/segredo-meu/${token}`, { token });
    await server.http.inject({ method: "GET", url: "/abrir?texto=segredo-meu" });
    await call(server, "POST", "/auth/login", {
      body: { username: user.username, password: "segredo-meu" },
    });
    await sql`alter table transactions rename column amount to segredo`.execute(
      server.database.queries,
    );
    expect((await call(server, "POST", "/receitas", secret)).status).toBe(500);
    await sql`alter table transactions rename column segredo to amount`.execute(
      server.database.queries,
    );
    const text = lines.join("");
    expect(text).toContain('"status":500');
    expect(text).toContain('"frames":["    at ');
    for (const personal of ["segredo", token, user.username, user.email, address, PASSWORD]) {
      expect(text).not.toContain(personal);
    }
  });

  it("takes a client that hangs up for no fault of the server", async () => {
    const { token } = await newPerson(server);
    const { hostname, port } = new URL(server.url);
    lines.length = 0;
    const socket = connect(Number(port), hostname);
    const begun = once(server.http.server, "request");
    socket.write(
      `POST /api/receitas HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    const [request] = (await begun) as [IncomingMessage];
    await vi.waitUntil(() => request.listenerCount("data") > 0);
    socket.resetAndDestroy();
    await vi.waitUntil(() => records().length > 0);
    expect(records().map(({ level }) => level)).toEqual([30]);
  });

  it("counts what strangers are refused and what fails again, instead of writing each", async () => {
    const few: string[] = [];
    const write = (line: string) => void few.push(line);
    const flooded = await startTestServer({
      log: pino({ level: "warn" }, { write }),
      rateLimitFactor: 1,
    });
    const guess = { body: { username: "ninguem", password: "errada" } };
    const { token } = await newPerson(flooded);
    await sql`alter table goals rename to elsewhere`.execute(flooded.database.queries);
    for (let time = 0; time < 40; time += 1) {
      await call(flooded, "POST", "/auth/login", guess);
      await call(flooded, "GET", "/objetivos", { token });
    }
    await flooded.close();
    const written = few.map((line) => JSON.parse(line) as Line);
    const counted = (what: Line) =>
      written
        .filter((line) => Object.entries(what).every(([name, value]) => line[name] === value))
        .reduce((sum, { count = 1 }) => sum + Number(count), 0);
    expect(counted({ status: 429, route: "/api/auth/login" })).toBe(30);
    expect(counted({ status: 500, route: "/api/objetivos" })).toBe(40);
    expect(counted({ msg: "failed" })).toBe(40);
    // The first of each, and one a second however long this takes.
    expect(few.length).toBeLessThan(40);
  });

  it("warns of limits and calls faults errors", async () => {
    await sql`alter table goals rename to elsewhere`.execute(server.database.queries);
    const { token } = await newPerson(server);
    lines.length = 0;
    await call(server, "GET", "/objetivos", { token });
    await sql`alter table elsewhere rename to goals`.execute(server.database.queries);
    expect(records().map(({ level }) => level)).toEqual([50, 50]);
  });
});
