import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { serverProblems, type ServerProblem } from "../../../../src/text/server-problems.ts";
import { partsOf, rawExchange } from "../../support/raw-http.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const close = "Connection: close\r\n";

const BYTES: readonly (readonly [string, string, number, ServerProblem])[] = [
  ["no HTTP at all", "hello\r\n\r\n", 400, "bad-request"],
  ["an unknown method", `FOO / HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400, "bad-request"],
  ["a missing Host", `GET /api/saude HTTP/1.1\r\n${close}\r\n`, 400, "bad-request"],
  [
    "two Hosts",
    `GET /api/saude HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}\r\n`,
    400,
    "repeated-header",
  ],
  [
    "the same Host twice",
    `GET /api/saude HTTP/1.1\r\nHost: a\r\nhost: a\r\n${close}\r\n`,
    400,
    "repeated-header",
  ],
  [
    "a wish for a tunnel",
    "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n",
    400,
    "bad-request",
  ],
  [
    "a header over two lines",
    "GET /api/saude HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
    400,
    "bad-request",
  ],
  ["bare line feeds", "GET /api/saude HTTP/1.1\nHost: a\n\n", 400, "bad-request"],
  [
    "a space before a colon",
    "GET /api/saude HTTP/1.1\r\nHost: a\r\nX : a\r\n\r\n",
    400,
    "bad-request",
  ],
  [
    "the same length twice",
    "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    400,
    "bad-request",
  ],
  ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n", 400, "bad-request"],
  ["a NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n", 400, "bad-request"],
  [
    "two lengths",
    "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    400,
    "bad-request",
  ],
  [
    "a length beside chunks",
    "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
    "bad-request",
  ],
  [
    "headers of 20 KB",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "headers-too-large",
  ],
  [
    "an unmet expectation",
    `GET /api/saude HTTP/1.1\r\nHost: a\r\nExpect: the-impossible\r\n${close}\r\n`,
    417,
    "unmet-expectation",
  ],
  ["%ZZ in the address", `GET /api/%ZZ HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400, "bad-request"],
  ["%ZZ in a page's address", `GET /%ZZ HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400, "bad-request"],
  [
    "a cut-off escape",
    `GET /api/receitas/%E0%A4 HTTP/1.1\r\nHost: a\r\n${close}\r\n`,
    400,
    "bad-request",
  ],
];

describe("malformed HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(BYTES)("with %s is refused with a sentence", async (_, bytes, status, problem) => {
    const answer = partsOf(await rawExchange(server.url, bytes));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ detail: serverProblems[problem] });
    expect(answer.head).toContain("content-type: application/json; charset=utf-8");
    expect(answer.head).toContain("content-security-policy: default-src 'none'; sandbox");
    expect(answer.head).toContain("x-content-type-options: nosniff");
  });

  it("that asks for the head alone gets no body", async () => {
    const tooLong = `HEAD /api/saude?${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
    const answer = partsOf(await rawExchange(server.url, tooLong));
    expect(answer.status).toBe(431);
    expect(answer.body).toBe("");
  });

  it("that arrives too slowly is refused with a sentence", async () => {
    const slow = await startTestServer({ requestTimeout: 20 });
    const bytes =
      "POST /api/auth/login HTTP/1.1\r\nHost: a\r\n" +
      "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    const answer = partsOf(await rawExchange(slow.url, bytes));
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toEqual({ detail: serverProblems["timed-out"] });
    await slow.close();
  });

  it.each(["websocket", "h2c"])("is none in a wish for %s, which is not granted", async (wish) => {
    const bytes = `GET /api/saude HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${wish}\r\n\r\n`;
    const answer = partsOf(await rawExchange(server.url, bytes));
    expect(answer.status).toBe(200);
    expect(answer.head).not.toContain("upgrade");
    expect(JSON.parse(answer.body)).toMatchObject({ estado: "ok" });
  });

  it("leaves no connection behind, though its peer never hangs up", async () => {
    const { hostname, port } = new URL(server.url);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const connection = once(server.http.server, "connection") as Promise<[Socket]>;
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const [accepted] = await connection;
    socket.resume().write("hello\r\n\r\n");
    await once(socket, "end");
    expect(accepted.destroyed).toBe(false);
    const gone = once(accepted, "close");
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await gone;
    socket.destroy();
  });

  it("leaves the server well", async () => {
    const answer = await fetch(`${server.url}/api/saude`);
    expect(answer.status).toBe(200);
  });
});
