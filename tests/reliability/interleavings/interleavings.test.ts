import fc from "fast-check";
import { describe, it, vi } from "vitest";
import { SERVERS } from "../../server/support/servers.ts";
import { playOn } from "./play.ts";
import { anySchedule } from "./schedule.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { SQLite: 60, PostgreSQL: 20 };

describe.each(SERVERS)("two devices of one person over $name", ({ name, start }) => {
  it("end with the same, and lose and double nothing, whatever of their traffic is lost, late or sent again", async () => {
    const server = await start();
    try {
      const play = playOn(server);
      await fc.assert(
        fc.asyncProperty(anySchedule, async (schedule) => void (await play(schedule))),
        {
          numRuns: RUNS[name as keyof typeof RUNS],
        },
      );
    } finally {
      await server.close();
    }
  });
});
