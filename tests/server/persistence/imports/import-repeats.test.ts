import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encodeImport, importListSchema } from "../../../../src/contract/imports/imports.ts";
import { importRepeats } from "../../../../server/infrastructure/persistence/migrations/0030-import-repeats.ts";
import {
  postgresFlavour,
  sqliteFlavour,
} from "../../../../server/infrastructure/persistence/migrations/flavour.ts";
import { importOf, lineNumber, readAnew } from "../../support/imports.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(SERVERS)("what came again before it was kept over $name", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("is told by the days of the later file", async () => {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const lines = Array.from({ length: 12 }, (_, at) => lineNumber(at));
    const first = importOf(lines.slice(0, 8));
    const second = { ...importOf(readAnew(lines.slice(4))), account: first.account };
    for (const draft of [first, second])
      await write("POST", "/importacoes", { body: encodeImport(draft) });
    const seen = async () =>
      v
        .parse(importListSchema, (await write("GET", "/importacoes")).body)
        .map(({ id, revistas }) => [id, revistas]);
    const known = await seen();
    expect(new Map(known as [string, number][]).get(first.id)).toBe(4);

    const { queries } = server.database;
    const isSqlite = name === "SQLite";
    await sql`drop table import_repeats`.execute(queries);
    await sql`alter table imports drop column seen_again`.execute(queries);
    await sql`create table import_overlaps (ledger_id text, earlier_id text, later_id text,
      count integer)`.execute(queries);
    await sql`insert into import_overlaps select ledger_id, ${first.id}, id, 4 from imports
      where id = ${second.id}`.execute(queries);
    await importRepeats(isSqlite ? sqliteFlavour : postgresFlavour).up(queries);
    expect(await seen()).toEqual(known);
    const trial = await write("DELETE", `/importacoes/${first.id}?simular=true`);
    expect(trial.body).toMatchObject({ removidas: 8, simulacao: { revistas: 4 } });
  });
});
