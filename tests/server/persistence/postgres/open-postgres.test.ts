import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../../../server/infrastructure/persistence/postgres/open-postgres.ts";
import { storageFailureOf } from "../../../../server/infrastructure/persistence/storage-failure-of.ts";
import { errorCode } from "../../../../server/shared/error-code.ts";
import { newDatabase } from "../../support/shared-postgres.ts";

describe("a PostgreSQL that is opened", () => {
  it("has an acknowledged write on the disk, and waits for nothing without end, whatever its own defaults", async () => {
    const address = await newDatabase();
    const name = new URL(address).pathname.slice(1);
    const before = await openPostgres(
      address,
      () => {},
      () => {},
      async () => {},
    );
    for (const setting of [
      "synchronous_commit = off",
      "default_transaction_isolation = serializable",
      "statement_timeout = 0",
      "lock_timeout = 0",
    ])
      await sql.raw(`alter database ${name} set ${setting}`).execute(before.queries);
    await before.close();

    const { queries, close } = await openPostgres(
      address,
      () => {},
      () => {},
      async () => {},
    );
    const show = async (setting: string) => {
      const { rows } = await sql.raw<Record<string, string>>(`show ${setting}`).execute(queries);
      return rows[0]?.[setting];
    };
    expect(await show("synchronous_commit")).toBe("on");
    expect(await show("transaction_isolation")).toBe(inject("isolation"));
    expect(await show("statement_timeout")).toBe("10s");
    expect(await show("lock_timeout")).toBe("5s");
    expect(await show("idle_in_transaction_session_timeout")).toBe("10s");
    await close();
  });

  it("is connected with again, though nobody asks for anything, by whoever lost it", async () => {
    const address = await newDatabase();
    const { close } = await openPostgres(
      address,
      () => {},
      () => {},
      async () => {},
    );
    const operator = new Client({ connectionString: address });
    await operator.connect();
    const connected = async () => {
      const { rows } = await operator.query<{ readonly pid: number }>(
        `select pid from pg_stat_activity
          where datname = current_database() and application_name = 'fincontrol'`,
      );
      return rows.map(({ pid }) => pid);
    };
    await expect.poll(connected).toHaveLength(1);
    const [lost] = await connected();
    await operator.query(`select pg_terminate_backend(${lost}, 5000)`);
    await expect.poll(connected).toEqual([expect.not.toSatisfy((pid) => pid === lost)]);
    await operator.end();
    await close();
  });

  it("is left by a connection to a replica at once, and found again as soon as it is the primary", async () => {
    const address = await newDatabase();
    const operator = new Client({ connectionString: address });
    await operator.connect();
    const { queries, close } = await openPostgres(
      address,
      () => {},
      () => {},
      async () => {},
      { most: 3 },
    );
    /** Has all new connections find what they would find at a replica, and ends those that there are. */
    const recover = async (isReplica: boolean) => {
      await operator.query(`create schema if not exists recovery`);
      await operator.query(`create or replace function recovery.pg_is_in_recovery()
        returns boolean language sql as 'select ${isReplica}'`);
      await operator.query(
        `alter database ${operator.database} set search_path = recovery, pg_catalog, public`,
      );
      await operator.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    };
    const home = () => queries.selectFrom("database_home").select("place").execute();
    const codes = async () => {
      const found: string[] = [];
      for (let count = 0; count < 5; count += 1)
        found.push(
          await home().then(
            () => "read",
            (error: unknown) => errorCode(error),
          ),
        );
      return found;
    };
    await home();
    await recover(true);
    expect((await codes()).slice(1)).toEqual(["25006", "25006", "25006", "25006"]);
    await recover(false);
    expect(await home()).toHaveLength(1);
    await operator.end();
    await close();
  });

  it("is known for the same where its role, or an engine like it, may not tell of the cluster", async () => {
    const address = await newDatabase();
    const name = new URL(address).pathname.slice(1);
    const superuser = new Client({ connectionString: address });
    await superuser.connect();
    await superuser.query(`create role ${name} login password 'x'`);
    await superuser.query(`alter database ${name} owner to ${name}`);
    await superuser.query("revoke execute on function pg_control_system() from public");
    await superuser.end();
    const restricted = Object.assign(new URL(address), { username: name, password: "x" }).href;
    const homes = async () => {
      const { queries, close } = await openPostgres(
        restricted,
        () => {},
        () => {},
        async () => {},
      );
      const { rows } = await sql<{
        readonly place: string;
      }>`select place from database_home`.execute(queries);
      await close();
      return rows;
    };
    const first = await homes();
    expect(first[0]?.place).toMatch(/^[\dA-F]+\.\d+\.\d+$/);
    expect(await homes()).toEqual(first);
  });

  it("is opened despite conflicts with a server that writes", async () => {
    const address = await newDatabase();
    const open = () =>
      openPostgres(
        address,
        () => {},
        () => {},
        async () => {},
      );
    const first = await open();
    const run = (statement: string) => sql.raw(statement).execute(first.queries);
    await run("update database_home set place = 'elsewhere'");
    await run("create sequence tries");
    await run(`create function conflict() returns trigger language plpgsql as $$ begin
      if nextval('tries') < 3 then raise exception using errcode = '40001'; end if;
      return null;
    end $$`);
    await run(`create constraint trigger conflict after update on database_home
      deferrable initially deferred for each row execute function conflict()`);
    const second = await open();
    expect((await run("select place from database_home")).rows).not.toEqual([
      { place: "elsewhere" },
    ]);
    await Promise.all([first.close(), second.close()]);
  });

  it.each(["XX001", "XX002"])("is known to be damaged once it said %s", async (code) => {
    const told: unknown[] = [];
    const address = await newDatabase();
    const { queries, assertSound, close } = await openPostgres(
      address,
      () => {},
      (...fault) => told.push(fault),
      async () => {},
    );
    assertSound();
    const damaged = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    for (let count = 0; count < 2; count += 1) {
      const error: unknown = await damaged.execute(queries).catch((thrown: unknown) => thrown);
      expect(storageFailureOf(error)).toBe("damaged");
    }
    expect(assertSound).toThrow("damaged");
    expect(told).toEqual([["damaged", "there"]]);
    await close();
  });
});
