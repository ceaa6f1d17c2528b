// @module-tag sweep
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atDatabase, PLACES, type EmptyPlace } from "../server/support/installations.ts";
import { runServer } from "../server/support/run-server.ts";
import { newAccount } from "./account.ts";
import { KILLS as BACKUPS } from "./chances.ts";
import { saidAndFound } from "./consistent.ts";
import { runWell } from "./killed-program.ts";
import { writeSteadily } from "./write-steadily.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + BACKUPS * 20_000, hookTimeout: 60_000 });

const WRITERS = 6;

const inAll = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const [SQLITE, POSTGRES] = PLACES;

describe.each([
  { from: SQLITE, to: POSTGRES },
  { from: POSTGRES, to: SQLITE },
])("from $from.name into $to.name", ({ from, to }) => {
  let place: EmptyPlace;
  let server: Awaited<ReturnType<typeof runServer>>;
  const url = () => server.url;
  beforeEach(async () => {
    place = await from.newPlace();
    const { dataDirectory, databaseUrl } = place;
    server = await runServer({
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000000",
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    });
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  /** Restores a copy into an empty database of the other kind; returns each writer's records in it. */
  async function restored(copy: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const elsewhere = await to.newPlace();
    try {
      await runWell("restore", elsewhere, copy);
      return await atDatabase(elsewhere, async (queries) => {
        const { said, found } = await saidAndFound(queries);
        expect(said).toEqual(found);
        const written = queries.selectFrom("transactions").select("description");
        const names = (await written.execute()).map(({ description }) => description ?? "");
        return Map.groupBy(names, (name) => name.split("-")[0] ?? "");
      });
    } finally {
      await elsewhere.remove();
    }
  }

  it("a backup made while others write holds all that was acknowledged before, as of one moment", async () => {
    const accounts = [];
    for (let writer = 0; writer < WRITERS; writer += 1)
      accounts.push(await newAccount(url, `escritor_${writer}`));
    for (let backup = 1; backup <= BACKUPS; backup += 1) {
      const copy = join(place.dataDirectory, "..", `copia-${backup}`);
      const writing = writeSteadily(accounts, { round: backup, begunAfter: 5 });
      await writing.begun;
      const before = writing.acknowledged();
      await runWell("back-up", place, copy);
      const during = writing.acknowledged();
      await writing.stop();
      const kept = await restored(copy);
      for (const [writer, count] of before.entries()) {
        const names = kept.get(`${backup}.${writer}`) ?? [];
        // Whoever writes one after the other has all up to a moment, and nothing after it.
        const numbers = names.map((name) => Number(name.split("-")[1])).toSorted((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        expect(numbers.length).toBeGreaterThanOrEqual(count);
        expect(numbers.length).toBeLessThanOrEqual((during[writer] ?? 0) + 1);
      }
      expect(inAll(during)).toBeGreaterThan(inAll(before));
      await rm(copy, { recursive: true });
    }
  });
});
