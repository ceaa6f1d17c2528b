// @module-tag sweep
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SERVERS } from "../../server/support/servers.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import { testClock } from "../../server/support/test-clock.ts";
import { playOn, stepsOf } from "./play.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** Few lives of few actions, which take a few seconds; the sweep has long ones, scripts/reliability/undos.mjs many. */
const ACTIONS = Number(process.env["ACTIONS"] ?? 25);
const LIVES = Number(process.env["LIVES"] ?? 4);

describe.each(SERVERS)("actions of all kinds and their undos, over $name,", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  it("end in the first state, from the last to the first", async () => {
    const play = playOn(server, clock);
    const endAsTheyBegan = fc.asyncProperty(stepsOf(ACTIONS), async (steps) => {
      await expect(play(steps)).resolves.toMatchObject({ refused: expect.any(Number) as number });
    });
    // A long life takes too long to be shortened.
    const endOnFailure = ACTIONS > 25;
    await fc.assert(endAsTheyBegan, { numRuns: LIVES, seed: 20_261_124, endOnFailure });
  });
});
