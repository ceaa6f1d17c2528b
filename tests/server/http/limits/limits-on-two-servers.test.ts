import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../support/caller.ts";
import { newPerson, newUsername, PASSWORD } from "../../support/people.ts";
import { newDatabase } from "../../support/shared-postgres.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

describe("two servers over one PostgreSQL", () => {
  const options = {
    clock: testClock(),
    secretKey: "a key that both have, 32+ long",
    rateLimitFactor: 1,
  };
  let databaseUrl: string;
  let servers: TestServer[];
  beforeAll(async () => {
    databaseUrl = await newDatabase();
    servers = [];
    for (const _ of ["one", "other"])
      servers.push(await startTestServer({ ...options, databaseUrl }));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Does something as often, at each server in its turn; the statuses of the answers. */
  const inTurn = async (
    count: number,
    act: (server: TestServer) => Promise<{ readonly status: number }>,
  ) => {
    const statuses: number[] = [];
    for (let done = 0; done < count; done += 1)
      statuses.push((await act(servers[done % servers.length]!)).status);
    return statuses;
  };
  const tryLogin = (username: string, password: string, address: string) => (server: TestServer) =>
    call(server, "POST", "/auth/login", { body: { username, password }, address });
  const tens = (status: number, last: number) => [...Array<number>(10).fill(status), last, last];

  it("count wrong passwords once, also across a restart", async () => {
    const { username } = (await newPerson(servers[0]!)).user;
    expect(await inTurn(12, tryLogin(username, "x", "192.0.2.1"))).toEqual(tens(401, 429));
    await servers[0]!.close();
    servers[0] = await startTestServer({ ...options, databaseUrl });
    expect(await inTurn(2, tryLogin(username, PASSWORD, "192.0.2.1"))).toEqual([429, 429]);
    expect(await inTurn(12, tryLogin(username, PASSWORD, "192.0.2.2"))).toEqual(
      Array(12).fill(200),
    );
  });

  it("count wrong passwords once that come at the same moment", async () => {
    const { username } = (await newPerson(servers[0]!)).user;
    const tries = Array.from({ length: 24 }, (_, index) =>
      tryLogin(username, "x", "192.0.2.3")(servers[index % 2]!),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });

  it("count the calls of a user once, but for what one leaves of a block", async () => {
    const { token } = await newPerson(servers[0]!);
    const read = (server: TestServer) => call(server, "GET", "/auth/me", { token });
    const statuses = await inTurn(320, read);
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThan(300 - 2 * 25);
    expect(passed).toBeLessThanOrEqual(300);
  });

  it("forget what has ended, also where something else of the minute fails", async () => {
    const [server] = servers as [TestServer];
    const { queries } = server.database;
    await tryLogin(newUsername(), "x", "192.0.2.5")(server);
    options.clock.advance(DAY);
    await sql`alter table departures rename to mislaid`.execute(queries);
    await expect(server.lookAtCalendar()).rejects.toMatchObject({ code: "42P01" });
    await sql`alter table mislaid rename to departures`.execute(queries);
    expect(await queries.selectFrom("rate_counts").select("key").execute()).toEqual([]);
  });

  it("count registrations once", async () => {
    const register = (server: TestServer) => {
      const username = newUsername();
      const body = { username, email: `${username}@exemplo.pt`, password: PASSWORD };
      return call(server, "POST", "/auth/register", { body, address: "192.0.2.4" });
    };
    expect(await inTurn(12, register)).toEqual(tens(201, 429));
  });
});
