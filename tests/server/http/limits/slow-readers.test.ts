import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendBuffer } from "../../../../server/http/limits/send-buffer.ts";
import { cutSlowReaders } from "../../../../server/http/limits/slow-readers.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";

/** More than the system takes off the server's hands for a reader that does not read. */
const LARGE = "x".repeat(24 * 1024 * 1024);
const SMALL = "x".repeat(1_000);

function* endless() {
  for (;;) yield LARGE.slice(0, 64 * 1024);
}

describe("a reader", () => {
  let http: FastifyInstance;
  let sockets: Socket[];
  beforeEach(() => {
    sockets = [];
    http = Fastify({ requestTimeout: 30_000 });
    http.decorateRequest("session", null);
    http.get("/large", async () => LARGE);
    http.get("/endless", async (_request, reply) =>
      reply.header("content-length", 1e12).send(Readable.from(endless())),
    );
    http.get("/small", async () => SMALL);
    http.get("/late", async () => {
      await answer;
      return SMALL;
    });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await http.close();
  });

  let release = () => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });

  const url = (path: string) =>
    `http://127.0.0.1:${(http.server.address() as AddressInfo).port}${path}`;

  /** Asks and takes nothing; the server's own end of the connection. */
  async function asksOnly(path: string, headers = "") {
    const { port } = http.server.address() as AddressInfo;
    const accepted = once(http.server, "connection") as Promise<[Socket]>;
    const socket = connect(port, "127.0.0.1").pause();
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    const [end] = await accepted;
    return { socket, end };
  }

  const gone = (end: Socket) => new Promise((resolve) => end.once("close", resolve));

  it("that takes nothing is cut", async () => {
    cutSlowReaders(http, { milliseconds: 50, bytesPerSecond: LARGE.length / 100 });
    await http.listen({ host: "127.0.0.1", port: 0 });
    const { socket, end } = await asksOnly("/large");
    await gone(end);
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  it("that takes too little is cut after the same time, however much it asked for", async () => {
    cutSlowReaders(http, { milliseconds: 400, bytesPerSecond: 1e9 });
    await http.listen({ host: "127.0.0.1", port: 0 });
    const { socket, end } = await asksOnly("/endless");
    const drops = setInterval(() => void socket.read(), 1);
    await gone(end);
    clearInterval(drops);
    expect(socket.bytesRead).toBeGreaterThan(0);
  });

  it("that takes drop by drop is cut when it is too late", async () => {
    cutSlowReaders(http, { milliseconds: 100, bytesPerSecond: LARGE.length * 100 });
    await http.listen({ host: "127.0.0.1", port: 0 });
    const { socket, end } = await asksOnly("/large");
    const drops = setInterval(() => void socket.read(64 * 1024), 1);
    await gone(end);
    clearInterval(drops);
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  it("that has yet to get its answer is not cut", async () => {
    cutSlowReaders(http, { milliseconds: 2, bytesPerSecond: LARGE.length });
    await http.listen({ host: "127.0.0.1", port: 0 });
    const late = fetch(url("/late"));
    const [end] = (await once(http.server, "timeout")) as [Socket];
    expect(end.destroyed).toBe(false);
    release();
    expect(await (await late).text()).toBe(SMALL);
  });

  it("with little waiting gets a large answer while five others take none of theirs", async () => {
    http.addHook("onRequest", async (request) => {
      const id = request.headers["x-user"];
      if (id !== undefined) Object.assign(request, { session: { user: { id } } });
    });
    http.addHook("onSend", sendBuffer());
    await http.listen({ host: "127.0.0.1", port: 0 });
    const headers = (user: string) => `X-User: ${user}\r\n`;
    const slow = ["a", "b", "c", "d", "e"].flatMap((user) => [user, user]);
    for (const user of slow) {
      const { end } = await asksOnly("/large", headers(user));
      await vi.waitUntil(() => end.destroyed || end.writableLength > 0 || end.bytesWritten > 0);
    }
    for (let time = 0; time < 3; time += 1) {
      const answered = await fetch(url("/large"), { headers: { "x-user": "quick" } });
      expect(answered.status).toBe(200);
      expect(await answered.text()).toHaveLength(LARGE.length);
    }
  });

  it("of a large answer waits while others take none of theirs, and then gets it", async () => {
    http.addHook("onSend", sendBuffer());
    await http.listen({ host: "127.0.0.1", port: 0 });
    const stuck = [await asksOnly("/large"), await asksOnly("/large")];
    for (const { end } of stuck) await vi.waitUntil(() => end.writableLength > 0);
    const refused = await fetch(url("/large"));
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(refused.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await refused.json()).toEqual({ detail: serverProblems.busy });
    expect((await fetch(url("/small"))).status).toBe(200);
    for (const { socket, end } of stuck) {
      const left = gone(end);
      socket.resetAndDestroy();
      await left;
    }
    const answered = await fetch(url("/large"));
    expect(await answered.text()).toHaveLength(LARGE.length);
  });
});
