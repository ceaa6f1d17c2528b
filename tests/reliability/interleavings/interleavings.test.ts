// @module-tag sweep
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { SERVERS } from "../../server/support/servers.ts";
import { testClock } from "../../server/support/test-clock.ts";
import { playOn } from "./play.ts";
import { anySchedule } from "./schedule.ts";

// A busy machine may take long to create a database.
vi.setConfig({ testTimeout: 120_000 });

/** Few runs that take a few seconds; scripts/reliability/interleavings.mjs plays many. */
const RUNS: Readonly<Record<string, number>> = { SQLite: 25, PostgreSQL: 8 };

describe.each(SERVERS)("two devices of one person over $name", ({ name, start }) => {
  it("end with the same, and lose and double nothing, whatever of their traffic is lost, late or sent again", async () => {
    const clock = testClock();
    const server = await start({ clock });
    try {
      const play = playOn(server, clock);
      const everyWriteEnds = fc.asyncProperty(anySchedule, async (schedule) => {
        for (const { outcome } of await play(schedule)) expect(outcome).not.toBeNull();
      });
      await fc.assert(everyWriteEnds, { numRuns: RUNS[name] ?? 0 });
    } finally {
      await server.close();
    }
  });
});
