import fc from "fast-check";
import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { SERVERS } from "../../server/support/servers.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import { testClock } from "../../server/support/test-clock.ts";
import { ACTIONS_EACH } from "../chances.ts";
import { playOn, stepsOf } from "./play.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

describe.each(SERVERS)("actions of all kinds and their undos, over $name,", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  it("end in the first state, from the last to the first", async () => {
    const play = playOn(server, clock);
    const endAsTheyBegan = fc.asyncProperty(stepsOf(ACTIONS_EACH), async (steps) => {
      await play(steps);
    });
    await fc.assert(endAsTheyBegan, { numRuns: 4 });
  });
});
