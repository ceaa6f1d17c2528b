// Runs a proof on a server over each kind of database, or over the wanted one; tells how often it ran and how it failed.
import fc from "fast-check";
import { newDatabaseIn, startPostgres } from "../../tests/server/support/start-postgres.ts";
import { startTestServer } from "../../tests/server/support/start-test-server.ts";
import { testClock } from "../../tests/server/support/test-clock.ts";

/** A database of each kind, for as long as the proof takes. */
const DATABASES = {
  SQLite: async () => ({ options: {}, stop: () => undefined }),
  PostgreSQL: async () => {
    const { address, stop } = await startPostgres();
    return { options: { databaseUrl: await newDatabaseIn(address) }, stop };
  },
};

/** `proofOn` makes for a server the property, and `tell`, which says what came of it. */
export async function onDatabases({ wanted, count, seed }, proofOn) {
  for (const [name, start] of Object.entries(DATABASES)) {
    if (wanted !== undefined && !name.toLowerCase().startsWith(wanted)) continue;
    const { options, stop } = await start();
    // Every run has a person of its own, all from one address.
    const clock = testClock();
    const server = await startTestServer({ ...options, clock, rateLimitFactor: 1_000_000 });
    const { property, tell } = proofOn({ server, clock, name });
    // A long life takes too long to be shortened; its seed and path are told.
    const proof = await fc.check(property, { numRuns: count, seed, endOnFailure: true });
    await server.close();
    await stop();
    console.log(`${name}: ${tell()}, from seed ${seed}`);
    if (proof.failed) {
      console.error(fc.defaultReportMessage(proof), proof.errorInstance);
      process.exitCode = 1;
    }
  }
}
