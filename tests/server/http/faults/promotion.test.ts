import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EPOCH_HEADER } from "../../../../src/contract/api-base.ts";
import { call } from "../../support/caller.ts";
import { newPerson } from "../../support/people.ts";
import { newMigratedDatabase } from "../../support/migrated.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { MINUTE, testClock, type TestClock } from "../../support/test-clock.ts";

/** Tells the database that it was opened last on another timeline of the same cluster. */
const PROMOTED = String.raw`update database_home
  set place = regexp_replace(place, '\.[0-9A-F]{8}\.', '.0000FFFF.')`;

describe("a PostgreSQL that begins another timeline", () => {
  let clock: TestClock;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let databaseUrl: string;
  let server: TestServer;
  let token: string;
  const start = (dataDirectory = directory.path) =>
    startTestServer({ databaseUrl, dataDirectory, clock });
  const epoch = async () =>
    (await call(server, "GET", "/receitas", { token })).headers[EPOCH_HEADER];

  beforeEach(async () => {
    clock = testClock();
    directory = await temporaryDirectory();
    databaseUrl = await newMigratedDatabase();
    server = await start();
    ({ token } = await newPerson(server));
    await server.lookAtCalendar();
  });
  afterEach(async () => {
    await server.close();
    await directory.remove();
  });

  const fromOutside = async (change: string) => {
    const operator = new Client({ connectionString: databaseUrl });
    await operator.connect();
    await operator.query(change);
    await operator.end();
  };
  /** Stops the server, changes the database from outside, and starts the server again. */
  const across = async (change: string, beside = async () => {}) => {
    await server.close();
    await beside();
    await fromOutside(change);
    server = await start();
  };
  const place = async () =>
    (await server.database.queries.selectFrom("database_home").select("place").execute())[0]?.place;

  it("is the same to devices where it holds all that the server has seen: a replica took over", async () => {
    const [before, home] = [await epoch(), await place()];
    await across(PROMOTED);
    expect(await epoch()).toBe(before);
    expect(await place()).toBe(home);
  });

  it("is another one where it lacks the last that the server has seen: it was set back", async () => {
    const before = await epoch();
    await across(`${PROMOTED}; update database_home set seen_at = seen_at - 1`);
    expect(await epoch()).not.toBe(before);
  });

  it("is another one to a server that has seen nothing of it", async () => {
    const before = await epoch();
    await across(PROMOTED, () => rm(join(directory.path, "visto")));
    expect(await epoch()).not.toBe(before);
  });

  it("is another one to a server that was away for the last of it, since others may have seen more", async () => {
    const before = await epoch();
    await across(`${PROMOTED}; update database_home set seen_at = seen_at + ${5 * MINUTE + 1}`);
    expect(await epoch()).not.toBe(before);
  });

  it("is the same to a server without knowledge where another one has gone on running", async () => {
    const before = await epoch();
    await fromOutside(PROMOTED);
    await server.lookAtCalendar();
    await across("select 1", () => rm(join(directory.path, "visto")));
    expect(await epoch()).toBe(before);
  });

  it("is another one while the server runs, where it was set back under it", async () => {
    const before = await epoch();
    await fromOutside(`${PROMOTED}; update database_home set seen_at = seen_at - 1`);
    await server.lookAtCalendar();
    expect(await epoch()).not.toBe(before);
  });

  it("is another one where the cluster is", async () => {
    const before = await epoch();
    await across("update database_home set place = '7' || place");
    expect(await epoch()).not.toBe(before);
  });
});
