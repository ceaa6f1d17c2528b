// @module-tag sweep
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newPremiumPerson } from "../../server/support/people.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { hostileCopies, sendHostile } from "./send-hostile.ts";

// A machine that has much else to do may take long to start so many processes.
vi.setConfig({ testTimeout: 300_000 });

/** In bytes: the large ones are sent by the script. */
const SMALL_BYTES = 200_000;

/** Of so many copies one is sent, another one in each run. */
const ONE_OF = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimitFactor: 1_000_000 });
});
afterAll(() => server.close());

it("a hostile copy gets an answer that says what it is, and changes nothing", async () => {
  const { token } = await newPremiumPerson(server);
  const first = Math.floor(Math.random() * ONE_OF);
  const some = hostileCopies(SMALL_BYTES).filter((_, at) => at % ONE_OF === first);
  const statuses = new Set<number>();
  for (const copy of some) statuses.add(await sendHostile({ url: server.url, token }, copy));
  expect([...statuses]).toContain(422);
  expect([...statuses].every((status) => status === 200 || status === 422)).toBe(true);
});
