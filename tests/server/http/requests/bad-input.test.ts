import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemSchema } from "../../../../src/contract/errors.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME, NOBODYS_ID } from "../../support/bodies.ts";
import { call, type Method } from "../../support/caller.ts";
import { fieldsOf } from "../../support/example-body.ts";
import { EXPECTED_CALLS } from "../../support/expected-access.ts";
import { adminSession, newPremiumPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { runs } from "../../../support/runs.ts";

const JSON_TYPE = { "content-type": "application/json" };

describe("bad input", () => {
  let server: TestServer;
  let token: string;
  let adminToken: string;
  beforeAll(async () => {
    server = await startTestServer();
    ({ token } = await newPremiumPerson(server));
    ({ token: adminToken } = await adminSession(server));
  });
  afterAll(() => server.close());

  const post = (body: string | Buffer, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
    call(server, "POST", "/receitas", { token, body, headers });

  it.each([
    ["half a JSON", '{"data": "2026-'],
    ["nothing at all", ""],
    ["a __proto__", '{"__proto__": {"is_admin": true}}'],
    ["a hidden __proto__", '{"\\u005f_proto__": {"is_admin": true}}'],
    ["a constructor's prototype", '{"constructor": {"prototype": {"is_admin": true}}}'],
    ["a byte order mark and rubbish", "\ufeffabc"],
    ["60 000 open brackets", "[".repeat(60_000)],
  ])("that is %s is no JSON", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: serverProblems["malformed-json"] });
  });

  it.each([
    ["a lone byte of more", [0xff]],
    ["a character cut off", [0xc3]],
    ["half a pair", [0xed, 0xa0, 0x80]],
    ["a character in too many bytes", [0xc0, 0xaf]],
  ])("with %s in a text is no UTF-8, and nothing of it is stored", async (_, bytes) => {
    const [before = "", after = ""] = JSON.stringify({ ...INCOME, descricao: "|" }).split("|");
    const answer = await post(
      Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: serverProblems["malformed-json"] });
  });

  it.each(["iso-8859-1", "utf-16le", '"windows-1252"', "us-ascii"])(
    "in the character set %s is not read",
    async (charset) => {
      const type = { "content-type": `application/json; charset=${charset}` };
      const answer = await post(JSON.stringify(INCOME), type);
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual({ detail: serverProblems["not-utf-8"] });
    },
  );

  it.each(["utf-8", "UTF-8", '"utf-8"', "utf8"])("is none in %s", async (charset) => {
    const type = { "content-type": `application/json; charset=${charset}` };
    expect((await post(JSON.stringify(INCOME), type)).status).toBe(201);
  });

  it.each([
    "null",
    "5",
    '"text"',
    "true",
    "[]",
    "{}",
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  ])("that is JSON but no record is refused with its fields", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    const { detail } = v.parse(problemSchema, answer.body);
    expect(detail).toBeInstanceOf(Array);
  });

  it.each([
    ["10 MB", "x".repeat(10_000_000)],
    ["100 000 deep", "[".repeat(100_000)],
    ["one byte too long", `{"a":"${"x".repeat(64 * 1024 - 7)}"}`],
  ])("of %s is too large", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ detail: serverProblems["too-large"] });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "rubbish",
    "",
  ])("of the type %j is not read", async (type) => {
    const answer = await post(JSON.stringify(INCOME), { "content-type": type });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ detail: serverProblems["not-json"] });
  });

  it.each([
    ["GET", "/nada"],
    ["GET", ""],
    ["GET", "/"],
    ["GET", "/receitas/"],
    ["GET", `/receitas/${NOBODYS_ID}`],
    ["POST", `/receitas/${NOBODYS_ID}`],
    ["DELETE", "/receitas"],
    ["PATCH", "/perfil"],
    ["OPTIONS", "/receitas"],
    ["GET", "/auth/login"],
    ["GET", "/..%2f..%2fetc%2fpasswd"],
    ["GET", "/%00"],
  ] as const)("%s %s is an address that does not exist", async (method, path) => {
    const answer = await call(server, method, path, { token });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ detail: serverProblems["no-such-address"] });
  });

  it("of any kind gets a sentence and never a fault", async () => {
    const methods = fc.constantFrom<Method>("GET", "POST", "PUT", "DELETE");
    const names = fc.constantFrom(NOBODYS_ID, "2026-02", "nada", "%00", "..%2f", "é");
    const addresses = fc
      // A logout would end what is tried here.
      .constantFrom(...EXPECTED_CALLS.filter(({ path }) => path !== accountPaths.logout))
      .chain(({ path, access }) =>
        names.map((name) => ({ path: path.replace(/:\w+/, name), access })),
      );
    const fields = [...new Set(server.routes.flatMap(fieldsOf))];
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.record(Object.fromEntries(fields.map((name) => [name, fc.jsonValue()])), {
        requiredKeys: [],
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        methods,
        addresses,
        bodies,
        fc.webQueryParameters(),
        async (method, { path, access }, body, query) => {
          const text = typeof body === "string" ? body : JSON.stringify(body);
          const sent = method === "GET" ? {} : { body: text };
          const headers = method === "GET" ? {} : JSON_TYPE;
          const answer = await call(server, method, `${path}?${query}`, {
            token: access === "admin" ? adminToken : token,
            ...sent,
            headers,
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) v.parse(problemSchema, answer.body);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
