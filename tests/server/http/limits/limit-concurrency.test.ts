import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { limitConcurrency } from "../../../../server/http/limits/limit-concurrency.ts";
import { refusal } from "../../support/refusals.ts";

const http = Fastify({ forceCloseConnections: true });
afterEach(() => http.close());

it("two are worked on at once; one whose answer is on its way has no place any more", async () => {
  const waiting: (() => void)[] = [];
  http.get("/", limitConcurrency("archives-full"), async (_request, reply) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    // The rest of it never comes.
    const answer = new Readable({ read: () => {} });
    answer.push("x");
    return reply.send(answer);
  });
  await http.listen({ host: "127.0.0.1", port: 0 });
  const url = http.listeningOrigin;
  const enough = new AbortController();
  const ask = () => fetch(url, { signal: enough.signal });
  const answers = [ask(), ask()];
  await expect.poll(() => waiting).toHaveLength(2);
  const third = await ask();
  expect(third.status).toBe(503);
  expect(await third.json()).toEqual(refusal("archives-full").body);
  for (const goOn of waiting.splice(0)) goOn();
  for (const answer of answers) expect((await answer).status).toBe(200);
  const next = ask();
  await expect.poll(() => waiting).toHaveLength(1);
  waiting[0]?.();
  expect((await next).status).toBe(200);
  enough.abort();
});
