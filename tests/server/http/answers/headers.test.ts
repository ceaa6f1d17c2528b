import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtClient } from "../../support/built-client.ts";
import { call } from "../../support/caller.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const COMMON = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
};

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; " +
  "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe("the headers", () => {
  let server: TestServer;
  let client: Awaited<ReturnType<typeof builtClient>>;
  beforeAll(async () => {
    client = await builtClient();
    server = await startTestServer({ clientDirectory: client.path });
  });
  afterAll(async () => {
    await server.close();
    await client.remove();
  });

  it.each([
    ["GET", "/saude", 200],
    ["GET", "/receitas", 401],
    ["POST", "/auth/login", 422],
    ["GET", "/nada", 404],
    ["GET", "/docs/estilo.css", 200],
    ["GET", "/openapi.json", 200],
  ] as const)("of %s %s let an answer of the API do nothing", async (method, path, status) => {
    const body = method === "POST" ? { body: {} } : {};
    const answer = await call(server, method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...COMMON,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it.each([
    "/",
    "/login",
    "/historico?tipo=receita",
    "/favicon.svg",
    "/assets/app-1a2b3c.js",
    "/api/docs",
  ])("of %s let a page load only what is ours", async (url) => {
    const { headers, statusCode } = await server.http.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...COMMON, "content-security-policy": PAGE_POLICY });
  });

  it("of the decoder of codes alone let WebAssembly run, and nothing else load it", async () => {
    const policyOf = async (url: string, headers = {}) =>
      (await server.http.inject({ url, headers })).headers["content-security-policy"];
    for (const encoding of ["identity", "gzip", "br"])
      expect(await policyOf("/assets/qr-worker-1a2b3c.js", { "accept-encoding": encoding })).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      );
    for (const url of ["/qr-worker-1a2b3c.js", "/assets/app-1a2b3c.js", "/", "/qr-worker-x.js"])
      expect(await policyOf(url)).toBe(PAGE_POLICY);
  });

  it.each(["/", "/api/saude", "/api/receitas"])(
    "of %s set no cookie and share nothing",
    async (url) => {
      const { headers } = await server.http.inject({
        url,
        headers: { origin: "https://outro.exemplo.pt", cookie: "a=b" },
      });
      expect(headers).not.toHaveProperty("set-cookie");
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("server");
    },
  );

  it("stay on an answer without a body", async () => {
    const { token } = await newPerson(server);
    const first = await call(server, "GET", "/receitas", { token });
    const headers = { "if-none-match": String(first.headers.etag) };
    const again = await call(server, "GET", "/receitas", { token, headers });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ ...COMMON, "cache-control": "no-store" });
  });
});
