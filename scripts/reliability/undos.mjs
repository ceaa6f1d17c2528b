// Does random actions of all kinds and undoes them from the last to the first:
// `node scripts/reliability/undos.mjs [count] [actions] [seed] [sqlite|postgres]`.
import fc from "fast-check";
import { playOn, stepsOf } from "../../tests/reliability/undone/play.ts";
import { newDatabaseIn, startPostgres } from "../../tests/server/support/start-postgres.ts";
import { startTestServer } from "../../tests/server/support/start-test-server.ts";
import { testClock } from "../../tests/server/support/test-clock.ts";

const COUNT = Number(process.argv[2] ?? 100);
const ACTIONS = Number(process.argv[3] ?? 25);
const SEED = Number(process.argv[4] ?? Date.now() % 2 ** 31);
const WANTED = process.argv[5];

/** A database of each kind. */
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
  const clock = testClock();
  const server = await startTestServer({ ...options, clock, rateLimitFactor: 1_000_000 });
  const play = playOn(server, clock);
  const told = { lives: 0, done: 0, refused: 0 };
  const proof = await fc.check(
    fc.asyncProperty(stepsOf(ACTIONS), async (steps) => {
      const { done, refused } = await play(steps);
      told.lives += 1;
      told.done += done;
      told.refused += refused;
    }),
    { numRuns: COUNT, seed: SEED },
  );
  await server.close();
  await stop();
  console.log(
    `${name}: ${told.lives} lives from seed ${SEED}; ${told.done} changes done and undone, ` +
      `${told.refused} refused`,
  );
  if (proof.failed) {
    console.error(fc.defaultReportMessage(proof), proof.errorInstance);
    process.exitCode = 1;
  }
}
