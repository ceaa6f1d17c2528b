import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { sumOf } from "../../../support/read-copy.ts";
import type { Member } from "../../../../server/application/ledger/ledgers.ts";
import { tablesHere } from "../../../../server/infrastructure/persistence/copying/copied-version.ts";
import { callerOf } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { memberOf } from "../../support/ledgers.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock, type TestClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

/** The columns of a ledger's tables with texts that people or their banks wrote. */
const WRITTEN = [
  ["transactions", "description"],
  ["goals", "name"],
  ["rules", "contains"],
  ["recurrences", "description"],
  ["accounts", "label"],
  ["accounts", "bank"],
  ["imports", "name"],
  ["imports", "bank"],
  ["import_lines", "description"],
  ["import_lines", "identity"],
  ["import_parts", "description"],
  ["receipts", "tax_number"],
  ["receipts", "atcud"],
] as const;

describe.each(SERVERS)("a ledger of which all was removed, over $name,", ({ start }) => {
  let clock: TestClock;
  let server: TestServer;
  let me: ReturnType<typeof callerOf>;
  let member: Member;
  let said: readonly string[];

  const column = async (table: string, name: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ readonly value: string | null }>`
      select ${sql.ref(name)} as value from ${sql.table(table)}
      where ledger_id = ${member.ledger}`.execute(server.database.queries);
    return rows.flatMap(({ value }) => (value === null || value === "" ? [] : [value]));
  };

  /** The rows of the ledger in every table, but for the standard categories that stay. */
  async function rowsOfLedger(): Promise<Readonly<Record<string, readonly object[]>>> {
    const { queries } = server.database;
    const found: Record<string, readonly object[]> = {};
    for (const { name, columns } of await tablesHere(queries)) {
      if (columns.every((one) => one.name !== "ledger_id")) continue;
      const living = name === "categories" ? sql`and deleted_at is not null` : sql``;
      const rows = sql<object>`select * from ${sql.table(name)}
        where ledger_id = ${member.ledger} ${living}`;
      found[name] = (await rows.execute(queries)).rows;
    }
    return found;
  }

  beforeEach(async () => {
    clock = testClock(FULL_AT);
    server = await start({ clock, checkoutUrl: CHECKOUT });
    const { person } = await newFullAccount(server);
    member = await memberOf(server.database, person.user.id);
    me = callerOf(server, person.token);
    const texts = await Promise.all(WRITTEN.map(([table, name]) => column(table, name)));
    said = [...new Set(texts.flat())];
    const { text } = await me("GET", paths.exportFile("json"));
    const { categorias, ...lists } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const empty = Object.entries(lists).map(([name, one]) => [name, Array.isArray(one) ? [] : one]);
    const copy = { categorias, ...(Object.fromEntries(empty) as object) };
    const body = { ...copy, soma: sumOf(copy) };
    const done = await me("POST", `${paths.restore}?simular=false&modo=substituir`, { body });
    if (done.status !== 200) throw new Error(`nothing was removed: ${done.text}`);
  });
  afterEach(() => server.close());

  it("tells nothing of it once the trash is emptied", async () => {
    const trash = (await me("GET", paths.trash)).body as readonly object[];
    expect(await me("DELETE", paths.trash)).toMatchObject({
      status: 200,
      body: { apagados: trash.length },
    });
    const left = JSON.stringify(await rowsOfLedger());
    expect(said.filter((text) => left.includes(text))).toEqual([]);
    expect((await me("GET", paths.trash)).body).toEqual([]);
  });

  it("has no row of it left after its time", async () => {
    clock.advance(31 * DAY);
    await server.lookAtCalendar();
    const { members: _, ...rows } = await rowsOfLedger();
    expect(Object.fromEntries(Object.entries(rows).filter(([, some]) => some.length > 0))).toEqual(
      {},
    );
  });
});
