import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { READINESS_FAULTS } from "../../../src/contract/readiness.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { call } from "../support/caller.ts";
import { SERVERS } from "../support/servers.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, HOUR, testClock, type TestClock } from "../support/test-clock.ts";

const SECOND = 1_000;

const ask = (server: TestServer) => call(server, "GET", paths.readiness);

const failing = (...falhas: string[]) => ({
  detail: serverProblems["not-ready"],
  estado: "com_falhas",
  falhas,
});

describe.each(SERVERS)("readiness over $name", ({ start }) => {
  let server: TestServer;
  let clock: TestClock;
  beforeAll(async () => {
    clock = testClock();
    server = await start({ clock });
  });
  afterAll(() => server.close());
  beforeEach(() => clock.advance(SECOND));

  const homes = async () =>
    (await server.database.queries.selectFrom("database_home").selectAll().execute()).at(0);

  it("is told to anybody, and leaves everything as it was", async () => {
    const before = await homes();
    const answer = await ask(server);
    expect([answer.status, answer.body]).toEqual([200, { estado: "pronto" }]);
    expect(await homes()).toEqual(before);
  });

  it.each([
    ["has lost a migration", "delete from", "where name like '0044%'", "migracoes_em_falta"],
    ["has one too many", "insert into", "values ('9999', '2099')", "migracoes_a_mais"],
  ])(
    "is denied by tables of which the list %s, until they are right",
    async (_, verb, rest, code) => {
      const { queries } = server.database;
      const kept = await sql<{
        name: string;
        timestamp: string;
      }>`select * from kysely_migration`.execute(queries);
      await sql.raw(`${verb} kysely_migration ${rest}`).execute(queries);
      const answer = await ask(server);
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(answer.body).toEqual(failing(code));
      await sql`delete from kysely_migration`.execute(queries);
      for (const { name, timestamp } of kept.rows)
        await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(queries);
      clock.advance(SECOND);
      expect((await ask(server)).status).toBe(200);
    },
  );
});

describe("readiness", () => {
  let server: TestServer;
  let clock: TestClock;
  beforeEach(async () => {
    clock = testClock(Date.now());
    server = await startTestServer({ clock, lockPatience: 0 });
  });
  afterEach(() => server.close());

  const file = () => join(server.dataDirectory, "fincontrol.sqlite");

  it("writes once a second, however many ask", async () => {
    const written = async () => (await stat(`${file()}-wal`)).size;
    const before = await written();
    const many = Array.from({ length: 50 }, () => ask(server));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    await ask(server);
    const once = (await written()) - before;
    expect(once).toBeGreaterThan(4_096);
    expect(once).toBeLessThan(2 * 4_096);
    clock.advance(SECOND);
    await ask(server);
    expect((await written()) - before).toBe(2 * once);
  });

  it("is denied while another program has locked the file", async () => {
    const other = new BetterSqlite(file());
    other.exec("begin immediate");
    expect((await ask(server)).body).toEqual(failing("base_de_dados_indisponivel"));
    other.exec("rollback");
    other.close();
    clock.advance(SECOND);
    expect((await ask(server)).status).toBe(200);
  });

  it("is denied once the folder of the data is gone", async () => {
    await rm(server.dataDirectory, { recursive: true });
    expect((await ask(server)).body).toEqual(
      failing("base_de_dados_indisponivel", "pasta_dos_dados_indisponivel"),
    );
    await mkdir(server.dataDirectory);
  });

  it("is denied two days after the last verified copy of a night, whatever lies beside it", async () => {
    const copies = join(server.dataDirectory, "copias");
    await mkdir(copies);
    const copy = join(copies, server.stores.calendar.today());
    await makeBackup({ dataDirectory: server.dataDirectory, databaseUrl: null }, copy);
    clock.advance(2 * DAY - HOUR);
    await server.lookAtCalendar();
    expect((await ask(server)).status).toBe(200);
    clock.advance(2 * HOUR);
    await mkdir(join(copies, server.stores.calendar.today()));
    await writeFile(join(copies, server.stores.calendar.today(), "resumo.json"), "{}");
    expect((await ask(server)).body).toEqual(failing("copia_em_atraso"));
  });
});

it("each fault has a code of its own", () => {
  const codes = Object.values(READINESS_FAULTS);
  expect(new Set(codes).size).toBe(codes.length);
});
