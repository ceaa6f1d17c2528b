import { afterAll, beforeAll, expect, it } from "vitest";
import { rawExchange } from "../../support/raw-http.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (end = "") => `GET /api/config HTTP/1.1\r\nHost: a\r\n${end}\r\n`;
const LAST = ask("Connection: close\r\n");

it("a connection may send some requests before their answers, which come in order", async () => {
  const answers = await rawExchange(server.url, ask().repeat(14) + LAST);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(15);
});

it("a connection that sends many more is cut, and the server goes on", async () => {
  const answers = await rawExchange(server.url, ask().repeat(20_000)).catch(() => "");
  expect(answers.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(20);
  expect((await fetch(`${server.url}/api/config`)).status).toBe(200);
});
