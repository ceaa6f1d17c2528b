// Runs random interleavings of two devices' changes, with requests and responses that are lost, delayed or repeated:
// `node scripts/reliability/interleavings.mjs [count] [seed] [sqlite|postgres]`.
import fc from "fast-check";
import { playOn } from "../../tests/reliability/interleavings/play.ts";
import { anySchedule } from "../../tests/reliability/interleavings/schedule.ts";
import { newDatabaseIn, startPostgres } from "../../tests/server/support/start-postgres.ts";
import { startTestServer } from "../../tests/server/support/start-test-server.ts";
import { testClock } from "../../tests/server/support/test-clock.ts";

const COUNT = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const WANTED = process.argv[4];

/** A database of each kind for the schedules. */
const DATABASES = {
  SQLite: async () => ({ options: {}, stop: () => undefined }),
  PostgreSQL: async () => {
    const { address, stop } = await startPostgres();
    return { options: { databaseUrl: await newDatabaseIn(address) }, stop };
  },
};

for (const [name, start] of Object.entries(DATABASES)) {
  if (WANTED !== undefined && !name.toLowerCase().startsWith(WANTED)) continue;
  const { options, stop } = await start();
  // Every schedule has a user of its own, all from one address.
  const clock = testClock();
  const server = await startTestServer({ ...options, clock, rateLimitFactor: 1_000_000 });
  const play = playOn(server, clock);
  const told = { schedules: 0, changes: 0, acknowledged: 0, repeated: 0 };
  const proof = await fc.check(
    fc.asyncProperty(anySchedule, async (schedule) => {
      const changes = await play(schedule);
      told.schedules += 1;
      told.changes += changes.length;
      told.acknowledged += changes.filter(({ outcome }) => outcome === "kept").length;
      told.repeated += changes.filter(({ tries }) => tries > 1).length;
      if (told.schedules % 500 === 0) console.log(`${name}: ${told.schedules} schedules`);
    }),
    { numRuns: COUNT, seed: SEED },
  );
  await server.close();
  await stop();
  console.log(
    `${name}: ${told.schedules} schedules from seed ${SEED}; ${told.changes} changes, ` +
      `${told.acknowledged} acknowledged, ${told.repeated} sent more than once`,
  );
  if (proof.failed) {
    console.error(fc.defaultReportMessage(proof), proof.errorInstance);
    process.exitCode = 1;
  }
}
