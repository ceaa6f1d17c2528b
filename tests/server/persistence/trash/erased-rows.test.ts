import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeId } from "../../../../src/domain/shared/ids.ts";
import type { Member } from "../../../../server/application/ledger/ledgers.ts";
import { RECORD_TABLES } from "../../../../server/infrastructure/persistence/ledger/record-kinds.ts";
import type { RecordTable } from "../../../../server/infrastructure/persistence/tables.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { memberOf } from "../../support/ledgers.ts";
import { rowVariants, type Row } from "../../support/row-variants.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const columns = (names: string): readonly string[] => names.split(" ");

/** What stays of every erased row, so that other devices learn of the removal. */
const STAMPS = columns("ledger_id id revision created_at changed_at changed_by deleted_at");

/** What stays beside them: days, states and references, but no text that somebody wrote, and no amount. */
const STAYS: { readonly [Table in RecordTable]: readonly string[] } = {
  categories: columns("kind role fixed colour icon position archived merged_into"),
  accounts: columns("kind moment_revision of_day chosen main first closed told_revision"),
  balances: columns("account_id day moment_revision import_id place"),
  transactions: columns(
    "kind date category_id account_id made_revision recurrence_id planned_day fulfils_id fulfils_day refund_of divided_from",
  ),
  budgets: columns("month category_id repeats carried"),
  goals: columns("deadline position"),
  rules: columns("kind category_id leaves_out position"),
  recurrences: columns(
    "kind category_id cost first_day day_of_month every unit last_day times weekend mode paused open_from read_from opened_from asked_until action_day told_revision",
  ),
  occurrences: columns("recurrence_id day became date reach"),
};

describe.each(SERVERS)("an erased row over $name", ({ start }) => {
  let server: TestServer;
  let member: Member;
  beforeAll(async () => {
    server = await start({ clock: testClock(FULL_AT), checkoutUrl: CHECKOUT });
    const { person } = await newFullAccount(server);
    member = await memberOf(server.database, person.user.id);
  });
  afterAll(() => server.close());

  const rowsOf = async (table: RecordTable, id?: string): Promise<readonly Row[]> => {
    const one = id === undefined ? sql`` : sql`and id = ${id}`;
    const all = sql<Row>`select * from ${sql.table(table)}
      where ledger_id = ${member.ledger} ${one} order by id`;
    return (await all.execute(server.database.queries)).rows;
  };

  const write = async (table: RecordTable, row: Row) => {
    const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(sets)}
      where ledger_id = ${member.ledger} and id = ${row["id"]}`.execute(server.database.queries);
  };

  /** Removes a row as a change would, with a version of it. */
  const remove = async (table: RecordTable, row: Row) => {
    await write(table, { ...row, deleted_at: FULL_AT, revision: 1 });
    const version = { change_id: changeId("removal"), resource: table, revision: 1 };
    const named = { ledger_id: member.ledger, id: String(row["id"]), made_at: FULL_AT, ...version };
    const versions = server.database.queries.insertInto("versions");
    await versions.values({ ...named, before: JSON.stringify(row), undoes: null }).execute();
  };

  const erase = () =>
    server.stores.ledgerWork(member, null, ({ records }) => records.eraseRemoved(null));

  const versionsOf = async (table: RecordTable, id: string) => {
    const all = server.database.queries.selectFrom("versions").selectAll();
    return all.where("resource", "=", table).where("id", "=", id).execute();
  };

  const variantsOf = (table: RecordTable, row: Row, kept: readonly string[]) =>
    rowVariants(server.database.queries, { table, row, kept });

  /** A row of a table, and the columns that name it and others, which stay as they are. */
  async function rowAndNames(table: RecordTable) {
    const [row] = await rowsOf(table);
    if (row === undefined) throw new Error(`no row of ${table}`);
    const names = [...STAMPS, ...Object.keys(row).filter((name) => name.endsWith("_id"))];
    return { row, kept: table === "occurrences" ? [...names, "day"] : names };
  }

  it.each(RECORD_TABLES)("of %s has lost all that it said, whatever it was", async (table) => {
    const { row, kept } = await rowAndNames(table);
    const stays = [...STAMPS, ...STAYS[table]];
    const variants = await variantsOf(table, row, kept);
    const [full = {}] = variants;
    expect(Object.keys(full).filter((name) => full[name] === null && !kept.includes(name))).toEqual(
      [],
    );
    for (const variant of variants) {
      await remove(table, variant);
      await expect(erase()).resolves.toMatchObject({ next: null });
      const [left = {}] = await rowsOf(table, String(row["id"]));
      const said = Object.keys(left).filter((name) => !stays.includes(name));
      const unlost = said.filter(
        (name) => left[name] !== null && String(left[name]) === String(variant[name]),
      );
      expect([unlost, await versionsOf(table, String(row["id"]))]).toEqual([[], []]);
      await write(table, row);
    }
  });

  it("goes with its ledger, whatever it says", async () => {
    for (const table of RECORD_TABLES) {
      const { row, kept } = await rowAndNames(table);
      const [full = {}] = await variantsOf(table, row, kept);
      await write(table, full);
    }
    await server.stores.users.remove(member.user);
    for (const table of RECORD_TABLES) expect(await rowsOf(table)).toEqual([]);
  });
});
