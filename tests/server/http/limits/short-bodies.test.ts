import Fastify, { type FastifyInstance } from "fastify";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { toProblem } from "../../../../server/http/answers/to-problem.ts";
import { boundShortBodies } from "../../../../server/http/limits/short-bodies.ts";

const MAX_BYTES = 64 * 1024;
const BUFFER_BYTES = { whole: 100_000, share: 100_000 };
const BODY = JSON.stringify({ text: "x".repeat(40_000) });

let http: FastifyInstance;
let sockets: Socket[];
let port: number;
beforeEach(async () => {
  sockets = [];
  http = Fastify({ bodyLimit: MAX_BYTES });
  http.decorateRequest("session", null);
  // As before every call of the product: a refusal has to come once the framework listens for it.
  http.addHook("onRequest", async () => {});
  boundShortBodies(http, MAX_BYTES, BUFFER_BYTES);
  http.setErrorHandler((error, _request, reply) =>
    reply.code(toProblem(error, () => null) === "busy" ? 503 : 500).send(),
  );
  http.post("/", async ({ body }) => JSON.stringify(body).length);
  port = Number(new URL(await http.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await http.close();
});

/** Sends a body but for its last byte; has the status once it is answered, and can send the rest. */
function halfSent() {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const sender = { status: 0, finish: () => socket.write(BODY.slice(-1)) };
  socket.on("data", (chunk: Buffer) => {
    if (sender.status === 0) sender.status = Number(chunk.toString().split(" ")[1]);
  });
  const type = "Content-Type: application/json\r\nConnection: close\r\n";
  const head = `POST / HTTP/1.1\r\nHost: a\r\n${type}Content-Length: ${BODY.length}\r\n\r\n`;
  socket.write(head + BODY.slice(0, -1));
  return sender;
}

const short = () =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "kept" }),
  });

it("bodies that never end are refused for now once they are many, and short ones are read beside them", async () => {
  const senders = Array.from({ length: 6 }, halfSent);
  const statuses = () => senders.map(({ status }) => status);
  await expect.poll(statuses).toContain(503);
  expect((await short()).status).toBe(200);
  for (const { finish } of senders) finish();
  await expect.poll(statuses).not.toContain(0);
  expect(new Set(statuses())).toEqual(new Set([200, 503]));
  const again = halfSent();
  again.finish();
  await expect.poll(() => again.status).toBe(200);
});
