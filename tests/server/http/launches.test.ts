import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtClient, FILES } from "../support/built-client.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { runs } from "../../support/runs.ts";

const ROOT = /^<!doctype html><html data-launch="([^"<>]*)"/;

describe("a text that a device shares", () => {
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

  const post = (payload: string) =>
    server.http.inject({
      method: "POST",
      url: "/abrir",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });

  it("comes on the root of the application, whatever it is, and changes nothing else of it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        const shared = new URLSearchParams({ titulo: "", texto: text });
        const { statusCode, payload } = await post(String(shared));
        const launch = ROOT.exec(payload)?.[1] ?? "";
        const read = new URLSearchParams(launch.replaceAll("&amp;", "&"));
        expect([statusCode, read.get("texto")]).toEqual([200, shared.get("texto")]);
        expect(payload.replace(` data-launch="${launch}"`, "")).toBe(FILES["app.html"]);
      }),
      { numRuns: runs(50) },
    );
  });

  it.each(["<script>", '"><script>', "'", "$&$`", "&quot;", "%00%", "texto=a&texto=b&tipo"])(
    "cannot end its attribute: %s",
    async (sent) => {
      const { payload } = await post(sent);
      expect(payload.replace(ROOT, "<!doctype html><html")).toBe(FILES["app.html"]);
    },
  );

  it("is part of a page like every other, which nothing keeps", async () => {
    const { headers } = await post("texto=a");
    const page = (await server.http.inject({ url: "/login" })).headers;
    expect(headers["cache-control"]).toBe("no-store");
    for (const name of ["content-type", "content-security-policy", "x-content-type-options"])
      expect(headers[name]).toBe(page[name]);
  });

  it("has a bound", async () => {
    expect((await post(`texto=${"a".repeat(64 * 1024)}`)).statusCode).toBe(413);
  });
});
