import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPerson } from "../../support/people.ts";
import { newDatabase } from "../../support/shared-postgres.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

describe("a PostgreSQL that only reads", () => {
  let server: TestServer;
  let operator: Client;
  let token: string;
  beforeAll(async () => {
    const databaseUrl = await newDatabase();
    server = await startTestServer({ databaseUrl });
    ({ token } = await newPerson(server));
    operator = new Client({ connectionString: databaseUrl });
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await server.close();
  });

  const write = () => call(server, "POST", "/receitas", { token, body: INCOME });
  const health = () => call(server, "GET", paths.health);
  const readiness = async () => (await call(server, "GET", paths.readiness)).body;

  /** Settles what new connections may do, ends those that there are, and waits until the server has a new one. */
  const allow = async (writes: boolean) => {
    const value = writes ? "off" : "on";
    await operator.query(
      `alter database ${operator.database} set default_transaction_read_only = ${value}`,
    );
    await operator.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const shown = async () =>
      (await sql`show transaction_read_only`.execute(server.database.queries)).rows;
    // The first look may find a connection that was cut.
    await expect.poll(() => shown().catch(() => [])).toEqual([{ transaction_read_only: value }]);
  };

  it("refuses writes for now with a sentence, tells so by the health call, and is found again when it writes", async () => {
    expect((await health()).status).toBe(200);
    await allow(false);
    for (const answer of [await write(), await health()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.body).toEqual({ detail: serverProblems.unavailable });
    }
    expect(await readiness()).toMatchObject({ falhas: ["base_de_dados_so_de_leitura"] });
    await allow(true);
    expect((await health()).status).toBe(200);
    expect((await write()).status).toBe(201);
    expect((await call(server, "GET", "/receitas", { token })).body).toHaveLength(1);
  });
});
