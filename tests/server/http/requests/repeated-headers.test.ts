import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { openApiOf } from "../../../../server/http/docs/open-api.ts";
import { INCOME } from "../../support/bodies.ts";
import { newPerson } from "../../support/people.ts";
import { partsOf, rawExchange } from "../../support/raw-http.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const KEY = "uma-chave";
const CHANGE = "0198a1b2-0000-7000-8000-000000000001";

describe("a header that decides something", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ trustedProxies: ["127.0.0.1"] });
    ({ token } = await newPerson(server));
  });
  afterAll(() => server.close());

  const ask = async (head: string, lines: readonly string[], body = "") =>
    partsOf(
      await rawExchange(
        server.url,
        `${head} HTTP/1.1\r\n${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n${body}`,
      ),
    );

  const incomes = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/receitas`, { headers })).text();
  };

  /** A call that is answered, with each header once. */
  const record = (): readonly string[] => {
    const length = `Content-Length: ${Buffer.byteLength(JSON.stringify(INCOME))}`;
    return [
      "Host: a",
      length,
      "Content-Type: application/json",
      `Authorization: Bearer ${token}`,
      `Idempotency-Key: ${KEY}`,
      `FinControl-Alteracao: ${CHANGE}`,
      'If-Match: "1"',
      "FinControl-Assinatura: t=1,v1=0",
      "FinControl-Hoje: 2031-04-06",
    ];
  };

  it.each([
    ["Authorization", "Authorization: Bearer abc"],
    ["Authorization, in other letters", "aUTHORIZATION: Basic abc"],
    ["Content-Type", "Content-Type: text/plain"],
    ["Host", "Host: b"],
    ["Idempotency-Key", "idempotency-key: outra"],
    ["FinControl-Alteracao", `FinControl-Alteracao: ${CHANGE.replace(/1$/, "2")}`],
    ["If-Match", 'If-Match: "2"'],
    ["FinControl-Assinatura", "FinControl-Assinatura: t=2,v1=1"],
    ["FinControl-Hoje", "FinControl-Hoje: 2031-04-07"],
  ])("is not said twice: %s", async (_, second) => {
    const before = await incomes();
    const name = second.split(":")[0]?.toLowerCase() ?? "";
    const again = record().filter((line) => line.toLowerCase().startsWith(`${name}:`));
    for (const repeated of [second, ...again])
      for (const lines of [
        [...record(), repeated],
        [repeated, ...record()],
      ]) {
        const answer = await ask("POST /api/receitas", lines, JSON.stringify(INCOME));
        expect(answer.status).toBe(400);
        expect(JSON.parse(answer.body)).toEqual({ detail: serverProblems["repeated-header"] });
      }
    expect(await incomes()).toBe(before);
  });

  it("is any that the API's document names", () => {
    type Call = { readonly parameters: readonly { readonly in: string; readonly name: string }[] };
    const calls = Object.values(openApiOf(server.routes).paths).flatMap(
      (ofPath) => Object.values(ofPath) as unknown as readonly Call[],
    );
    const known = record().map((line) => line.split(":")[0]?.toLowerCase());
    const parameters = calls.flatMap((one) => one.parameters);
    for (const parameter of parameters.filter((one) => one.in === "header"))
      expect(known).toContain(parameter.name);
    expect(parameters).not.toEqual([]);
  });

  it("is asked for pages as well", async () => {
    const answer = await ask("GET /", ["Host: a", "Authorization: a", "Authorization: b"]);
    expect(answer.status).toBe(400);
  });

  it("is none of the lists that proxies lengthen by a line of their own", async () => {
    const lines = ["X-Forwarded-For", "Forwarded", "Via", "Accept", "If-None-Match"].flatMap(
      (name) => [`${name}: "a"`, `${name}: "b"`],
    );
    const answer = await ask("GET /api/config", ["Host: a", ...lines]);
    expect(answer.status).toBe(200);
  });
});
