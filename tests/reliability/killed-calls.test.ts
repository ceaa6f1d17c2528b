// @module-tag sweep
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tablesHere } from "../../server/infrastructure/persistence/copying/copied-version.ts";
import { atDatabase, PLACES, type EmptyPlace } from "../server/support/installations.ts";
import { memberOf } from "../server/support/ledgers.ts";
import { runServer } from "../server/support/run-server.ts";
import { newAccount, type Account } from "./account.ts";
import { KILLS } from "./chances.ts";
import { KILLED_CALLS, type Call } from "./killed-calls.ts";
import { tell } from "./tell.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + KILLS * 20_000, hookTimeout: 120_000 });

describe.each(PLACES)("over $name, a server that is killed", ({ newPlace }) => {
  let place: EmptyPlace;
  let server: Awaited<ReturnType<typeof runServer>>;

  const address = () => server.url;
  const start = async () => {
    const { dataDirectory, databaseUrl } = place;
    server = await runServer({
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000000",
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    });
  };
  const make = ({ token }: Account, { method, path, headers, body }: Call) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body }),
    });
  /**
   * How many rows each table has of an account's ledger, and where its movements are: ids are others in each ledger. A
   * photo without a goal is none: a restore stores photos first, and they go by themselves if nothing comes of it.
   */
  const stateOf = (username: string) =>
    atDatabase(place, async (queries) => {
      const accounts = queries.selectFrom("users").where("username", "=", username);
      const { id } = await accounts.select("id").executeTakeFirstOrThrow();
      const { ledger } = await memberOf({ queries }, id);
      const state: string[] = [];
      for (const { name, columns } of await tablesHere(queries)) {
        const has = (column: string) => columns.some((one) => one.name === column);
        if (!has("ledger_id")) continue;
        const counted =
          name === "photos"
            ? sql`'/api/fotos/' || name || '.webp' in (select photo_url from goals)`
            : sql`true`;
        const living = has("deleted_at") ? sql`deleted_at is null` : sql`true`;
        const { rows } = await sql<{
          count: number | string;
          live: number | string;
        }>`select count(*) as count,
          sum(case when ${living} then 1 else 0 end) as live
          from ${sql.table(name)} where ledger_id = ${ledger} and ${counted}`.execute(queries);
        state.push(`${name} ${Number(rows[0]?.count)} ${Number(rows[0]?.live)}`);
      }
      const { rows } = await sql<{
        name: string;
        count: number | string;
      }>`select name, count(*) as count
        from transactions join categories on categories.id = transactions.category_id
        and categories.ledger_id = transactions.ledger_id
        where transactions.ledger_id = ${ledger} and description is not null
        group by name order by name`.execute(queries);
      return [...state, ...rows.map(({ name, count }) => `${name} ${Number(count)}`)].join(", ");
    });

  beforeAll(async () => {
    place = await newPlace();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it.each(KILLED_CALLS)(
    "amid $what has done all of it or nothing, and does it once when it is asked again",
    async ({ name, prepare, isInParts, check }) => {
      const prepared = async (username: string) => {
        const account = await newAccount(address, username);
        return { account, call: await prepare(account) };
      };
      const first = await prepared(`${name}_primeira`);
      const before = await stateOf(`${name}_primeira`);
      const begun = performance.now();
      expect((await make(first.account, first.call)).status).toBe(first.call.status);
      const whole = performance.now() - begun;
      const done = await stateOf(`${name}_primeira`);
      expect(done).not.toBe(before);

      const found: string[] = [];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const username = `${name}_${kill}`;
        const { account, call } = await prepared(username);
        expect(await stateOf(username)).toBe(before);
        const asked = make(account, call).catch(() => null);
        await pause(whole * 1.1 * Math.random());
        await server.stop("SIGKILL");
        await asked;
        await start();
        const now = await stateOf(username);
        if (isInParts !== true) expect([before, done]).toContain(now);
        found.push(now === before ? "as before" : now === done ? "done" : "in part");
        for (let again = 1; again <= 2; again += 1) {
          const answer = await make(account, call);
          expect([call.status, call.statusAgain]).toContain(answer.status);
          expect(await stateOf(username)).toBe(done);
        }
        await check?.(account);
      }
      tell(`times amid ${name}`, found);
    },
  );
});
