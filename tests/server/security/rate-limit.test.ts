import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "../../../server/application/clock.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { sharedRateLimits } from "../../../server/infrastructure/persistence/postgres/shared-rate-limits.ts";
import {
  memoryRateLimit,
  type NewLimit,
} from "../../../server/infrastructure/security/rate-limits.ts";
import { sealingKey } from "../../../server/infrastructure/security/sealing-key.ts";
import { STORAGES } from "../support/storages.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";

const SECRET = "a key that all servers have, 32+ long";

let database: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = STORAGES.find(({ name }) => name === "PostgreSQL")!;
  ({ database, stop } = await postgres.start());
});
afterAll(() => stop());

const sharedBy = (clock: Clock, secret = SECRET) =>
  sharedRateLimits(database.queries, sealingKey(secret, ""), clock);

const KEEPERS: readonly { readonly name: string; readonly begin: (clock: Clock) => NewLimit }[] = [
  {
    name: "in memory",
    begin: (clock) => (_, tries, seconds) => memoryRateLimit(tries, seconds, clock),
  },
  { name: "that servers share in PostgreSQL", begin: (clock) => sharedBy(clock).limit },
];

/** No test meets the counts of another. */
const newName = () => crypto.randomUUID();

describe.each(KEEPERS)("a limit $name", ({ begin }) => {
  it("lets so many tries of a key through in a span, and each other key its own", async () => {
    const limit = begin(testClock())(newName(), 3, 900);
    const tried = async (key: string) => (await limit.take(key)).ok;
    for (const key of ["a", "A", "", "a b", "\u{1f600}".repeat(500), "'; drop table users; --"]) {
      const all = [await tried(key), await tried(key), await tried(key), await tried(key)];
      expect([key, all]).toEqual([key, [true, true, true, false]]);
    }
  });

  it("lets no more through of those that come at once", async () => {
    const limit = begin(testClock())(newName(), 2, 900);
    const answers = await Promise.all(Array.from({ length: 10 }, () => limit.take("a")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it("says in whole seconds how long it refuses, and what it refuses prolongs nothing", async () => {
    const clock = testClock();
    const limit = begin(clock)(newName(), 1, 900);
    await limit.take("a");
    clock.advance(14 * MINUTE + 1);
    expect(await limit.take("a")).toEqual({ ok: false, reason: { retryAfterSeconds: 60 } });
    clock.advance(MINUTE - 2);
    expect(await limit.take("a")).toEqual({ ok: false, reason: { retryAfterSeconds: 1 } });
    clock.advance(1);
    expect((await limit.take("a")).ok).toBe(true);
    expect(await limit.take("a")).toEqual({ ok: false, reason: { retryAfterSeconds: 900 } });
  });

  it("takes tries back, but never more than there were", async () => {
    const limit = begin(testClock())(newName(), 2, 900);
    await limit.giveBack("a");
    for (const _ of [1, 2]) await limit.take("a");
    await limit.giveBack("a");
    expect((await limit.take("a")).ok).toBe(true);
    expect((await limit.take("a")).ok).toBe(false);
    for (const _ of [1, 2, 3]) await limit.giveBack("a");
    for (const _ of [1, 2]) expect((await limit.take("a")).ok).toBe(true);
    expect((await limit.take("a")).ok).toBe(false);
  });

  it("begins its span with the first try that counts", async () => {
    const clock = testClock();
    const limit = begin(clock)(newName(), 1, 900);
    await limit.take("a");
    await limit.giveBack("a");
    clock.advance(10 * MINUTE);
    await limit.take("a");
    clock.advance(10 * MINUTE);
    expect((await limit.take("a")).ok).toBe(false);
  });

  it("does not wait for a clock that was set back", async () => {
    const clock = testClock();
    const limit = begin(clock)(newName(), 1, 900);
    await limit.take("a");
    clock.advance(-60 * MINUTE);
    expect((await limit.take("a")).ok).toBe(true);
    expect((await limit.take("a")).ok).toBe(false);
  });
});

describe("limits that servers share in PostgreSQL", () => {
  it("count together, and each limit by itself", async () => {
    const clock = testClock();
    const [name, another] = [newName(), newName()];
    const [one, other] = [sharedBy(clock), sharedBy(clock)];
    const tried = async ({ limit }: typeof one, limitName: string) =>
      (await limit(limitName, 2, 900).take("a")).ok;
    expect([await tried(one, name), await tried(other, name)]).toEqual([true, true]);
    expect([await tried(one, name), await tried(other, name)]).toEqual([false, false]);
    expect(await tried(other, another)).toBe(true);
    await other.limit(name, 2, 900).giveBack("a");
    expect(await tried(one, name)).toBe(true);
  });

  it("count together also where one clock is ahead of another", async () => {
    const [ahead, behind] = [testClock(), testClock()];
    ahead.advance(MINUTE / 2);
    const name = newName();
    const [one, other] = [ahead, behind].map((clock) => sharedBy(clock).limit(name, 2, 900));
    for (const limit of [one!, other!]) expect((await limit.take("a")).ok).toBe(true);
    for (const limit of [one!, other!]) expect((await limit.take("a")).ok).toBe(false);
    await other!.giveBack("a");
    expect((await one!.take("a")).ok).toBe(true);
  });

  it("write neither an address nor a name, nor a digest that another key makes as well", async () => {
    const clock = testClock();
    const name = newName();
    const kept = async () => {
      const rows = database.queries.selectFrom("rate_counts").select("key");
      return (await rows.execute()).map(({ key }) => key);
    };
    const before = new Set(await kept());
    for (const secret of [SECRET, `another ${SECRET}`])
      await sharedBy(clock, secret).limit(name, 2, 900).take("192.0.2.1 rui");
    const added = (await kept()).filter((key) => !before.has(key));
    expect(new Set(added).size).toBe(2);
    expect(added.join()).toMatch(/^[\w-]{43},[\w-]{43}$/);
  });

  it("forget what has ended, and push out the least of too much", async () => {
    const clock = testClock();
    const { limit, tidy } = sharedBy(clock);
    const { queries } = database;
    const count = async () => {
      const all = queries.selectFrom("rate_counts").select((row) => row.fn.countAll().as("count"));
      return Number((await all.executeTakeFirstOrThrow()).count);
    };
    await queries.deleteFrom("rate_counts").execute();
    const [short, long] = [limit(newName(), 2, 60), limit(newName(), 2, 900)];
    await short.take("a");
    for (const _ of [1, 2]) await long.take("guessed");
    await long.take("b");
    await long.giveBack("b");
    clock.advance(MINUTE);
    await tidy();
    expect(await count()).toBe(1);
    await sql`insert into rate_counts (key, value, until)
      select 'flood ' || n, 1, ${clock.now() + 20 * MINUTE} from generate_series(1, 200000) n`.execute(
      queries,
    );
    await tidy();
    expect(await count()).toBe(175_000);
    expect((await long.take("guessed")).ok).toBe(false);
  });
});
