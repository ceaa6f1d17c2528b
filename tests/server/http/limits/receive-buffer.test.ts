import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { NoRoomForBody, receiveBuffer } from "../../../../server/http/limits/receive-buffer.ts";

const http = Fastify();
afterEach(() => http.close());

it("a body that has brought much makes way for one that brings little, and memory stays bounded", async () => {
  let arrived = 0;
  http.decorateRequest("session", null);
  http.addHook("onRequest", async (request) => {
    Object.assign(request, { session: { user: { id: request.headers["x-user"] }, ledger: {} } });
  });
  http.addContentTypeParser("text/plain", async (_request: unknown, payload: IncomingMessage) => {
    let size = 0;
    for await (const chunk of payload) {
      size += (chunk as Buffer).length;
      arrived += (chunk as Buffer).length;
    }
    return size;
  });
  http.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof NoRoomForBody ? 503 : 500).send(),
  );
  const room = { whole: 100, share: 1_000 };
  http.post("/", { preParsing: receiveBuffer(room) }, async ({ body }) => body);
  const send = (user: string) => {
    const body = new PassThrough();
    const answer = http.inject({
      method: "POST",
      url: "/",
      headers: { "content-type": "text/plain", "x-user": user },
      payload: body,
    });
    return { body, answer };
  };

  const slow = send("slow");
  slow.body.write("x".repeat(100));
  await expect.poll(() => arrived).toBe(100);
  const quick = send("quick");
  quick.body.end("x".repeat(20));
  expect((await quick.answer).body).toBe("20");
  slow.body.end("x");
  expect((await slow.answer).statusCode).toBe(503);
});
