import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../../server/infrastructure/persistence/open-postgres.ts";
import { startPostgres } from "../support/start-postgres.ts";

describe("a PostgreSQL that is opened", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it("has an acknowledged write on the disk, and waits for nothing without end, whatever its own defaults", async () => {
    const address = await postgres.newDatabase();
    const name = new URL(address).pathname.slice(1);
    const before = await openPostgres(
      address,
      () => {},
      () => {},
    );
    for (const setting of ["synchronous_commit = off", "statement_timeout = 0", "lock_timeout = 0"])
      await sql.raw(`alter database ${name} set ${setting}`).execute(before.queries);
    await before.close();

    const { queries, close } = await openPostgres(
      address,
      () => {},
      () => {},
    );
    const show = async (setting: string) => {
      const { rows } = await sql.raw<Record<string, string>>(`show ${setting}`).execute(queries);
      return rows[0]?.[setting];
    };
    expect(await show("synchronous_commit")).toBe("on");
    expect(await show("statement_timeout")).toBe("10s");
    expect(await show("lock_timeout")).toBe("5s");
    expect(await show("idle_in_transaction_session_timeout")).toBe("10s");
    await close();
  });
});
