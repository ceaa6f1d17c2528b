import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorLog } from "../../../../server/http/answers/log-error.ts";
import { builtClient } from "../../support/built-client.ts";
import { call } from "../../support/caller.ts";
import { logLines } from "../../support/log-lines.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const ID = /^[0-9a-f]{8}$/;

describe("the id of a request", () => {
  const { log, lines } = logLines();
  let server: TestServer;
  let client: Awaited<ReturnType<typeof builtClient>>;
  let token: string;
  beforeAll(async () => {
    client = await builtClient();
    server = await startTestServer({ clientDirectory: client.path, log });
    ({ token } = await newPerson(server));
  });
  afterAll(async () => {
    await server.close();
    await client.remove();
  });

  it.each([
    ["/api/saude", 200],
    ["/api/receitas", 401],
    ["/api/nada", 404],
    ["/api/%ZZ", 400],
    ["/", 200],
    ["/login", 200],
    ["/assets/app-1a2b3c.js", 200],
    ["/assets/nada.js", 404],
  ])("is on the answer to %s, another one each time", async (url, status) => {
    const answers = [await server.http.inject({ url }), await server.http.inject({ url })];
    const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    for (const id of ids) expect(id).toMatch(ID);
    expect(new Set(ids).size).toBe(2);
  });

  it("is on an answer of which the client has the content", async () => {
    const first = await call(server, "GET", "/receitas", { token });
    const headers = { "if-none-match": String(first.headers.etag) };
    const again = await call(server, "GET", "/receitas", { token, headers });
    expect(again.status).toBe(304);
    expect(again.headers["x-request-id"]).toMatch(ID);
  });

  it("is the server's own, whatever the client calls it", async () => {
    const headers = { "x-request-id": "deadbeef", "request-id": "deadbeef" };
    const answer = await call(server, "GET", "/saude", { headers });
    expect(answer.headers["x-request-id"]).not.toBe("deadbeef");
  });

  it("ends the sentence of an unexpected error, and each one that was shown is in the log", async () => {
    await sql`alter table goals rename to elsewhere`.execute(server.database.queries);
    const shown: string[] = [];
    for (let time = 0; time < 30; time += 1) {
      const { status, headers, body } = await call(server, "GET", "/objetivos", { token });
      expect(status).toBe(500);
      const { detail } = body as { readonly detail: string };
      expect(detail.endsWith(` Código: ${String(headers["x-request-id"])}.`)).toBe(true);
      shown.push(String(headers["x-request-id"]));
    }
    await sql`alter table elsewhere rename to goals`.execute(server.database.queries);
    await server.http.close();
    const failed = lines.filter(({ msg }) => msg === "failed");
    const logged = failed.flatMap(({ requestId, requestIds }) => requestId ?? requestIds);
    expect(logged).toEqual(shown);
    expect(failed.length).toBeLessThan(30);
  });
});

describe("the line of an error", () => {
  it("names at most a hundred requests, and counts them all", () => {
    const { log, lines } = logLines();
    const { logError, flush } = errorLog(log);
    const error = new TypeError("x");
    for (let index = 0; index <= 250; index += 1) logError(`id ${index}`, error);
    flush();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ requestId: "id 0", name: "TypeError" });
    expect(lines[1]?.["count"]).toBe(250);
    expect(lines[1]?.["requestIds"]).toEqual(
      Array.from({ length: 100 }, (_, index) => `id ${index + 1}`),
    );
  });
});
