import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { builtClient, FILES } from "../../support/built-client.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

describe("the client's files", () => {
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

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.http.inject({ url, headers });

  it.each(["/", "/?utm=1"])("begin at %s with the landing page", async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, FILES["index.html"]]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each([
    "/login",
    "/dashboard",
    "/historico?tipo=receita",
    "/a/b/c",
    "/login/",
    "/apiario",
    "/.secret",
    "/.env",
  ])("answer %s with the application", async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, FILES["app.html"]]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("are kept for a year if their name is a digest of them, else asked for again", async () => {
    const hashed = await get("/assets/app-1a2b3c.js");
    const plain = await get("/favicon.svg");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["cache-control"]).toBe("no-cache");
    const again = await get("/favicon.svg", { "if-none-match": String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("come compressed with %s to who understands it", async (encoding, decompress) => {
    for (const [url, file] of [
      ["/", "index.html"],
      ["/login", "app.html"],
      ["/assets/app-1a2b3c.js", "assets/app-1a2b3c.js"],
    ] as const) {
      const answer = await get(url, { "accept-encoding": encoding });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary?.toLowerCase()).toContain("accept-encoding");
      expect(decompress(answer.rawPayload).toString()).toBe(FILES[file]);
      expect(answer.headers["content-type"]).toMatch(
        /^(text\/html|application\/javascript); charset=utf-8$/,
      );
    }
  });

  it("answer HEAD without a body", async () => {
    const answer = await server.http.inject({ method: "HEAD", url: "/login" });
    expect([answer.statusCode, answer.payload]).toEqual([200, ""]);
  });

  it.each([
    ["GET", "/assets/gone-000000.js"],
    ["GET", "/assets/..%2f..%2f..%2fetc%2fpasswd"],
    ["GET", "/api"],
    ["POST", "/login"],
    ["PUT", "/favicon.svg"],
    ["DELETE", "/"],
  ] as const)("are not what %s %s asks for", async (method, url) => {
    const answer = await server.http.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: serverProblems["no-such-address"] });
  });

  it.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "//etc/passwd",
    "/..\\package.json",
    "/%00",
    "/a%00b",
  ])("never lead out of their folder by %s", async (url) => {
    const answer = await get(url);
    expect([200, 400, 404]).toContain(answer.statusCode);
    const isOurs = answer.payload === FILES["app.html"] || "detail" in Object(answer.json());
    expect(isOurs).toBe(true);
  });

  it("are missing with a sentence until they have been built", async () => {
    const bare = await startTestServer();
    for (const url of ["/", "/login"]) {
      const answer = await bare.http.inject({ url });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ detail: serverProblems["client-not-built"] });
    }
    expect((await bare.http.inject({ url: "/api/saude" })).statusCode).toBe(200);
    await bare.close();
  });
});
