import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../server/composition/open-database.ts";
import { FIRST_VERSIONS, type FirstVersion } from "../support/first-version.ts";
import { runServer } from "../support/run-server.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 120_000 });

const log = pino({ level: "silent" });

async function openAndClose({ dataDirectory, databaseUrl }: FirstVersion) {
  const where = { dataDirectory, databaseUrl: databaseUrl ?? null };
  const database = await openDatabase(where, log);
  await database.close();
}

/** What a server of the first version writes of a user. */
const COLUMNS = `id, username, username_key, email, email_key, password_hash, role, status, plan,
  subscription_active, policy_accepted, created_at`;

/** How each database tells what tables there are, how they are made, and where users lie. */
const CATALOGUES = {
  SQLite: {
    tables: "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'",
    shape:
      "select type, name, tbl_name as of_table, rootpage, sql from sqlite_schema order by 1, 2",
    users: "select rowid, * from users order by id",
  },
  PostgreSQL: {
    tables: "select tablename as name from pg_tables where schemaname = 'public'",
    shape: `select relname as name, coalesce(indrelid::regclass::text, relname) as of_table, relfilenode, relhastriggers, attname, atttypid
      from pg_class left join pg_index on indexrelid = pg_class.oid
      left join pg_attribute on attrelid = pg_class.oid and attnum > 0
      where relnamespace = 'public'::regnamespace order by relname, attnum`,
    // A column that is filled in gives rows another place within their file.
    users: "select * from users order by id",
  },
};

describe.each(FIRST_VERSIONS)("migrating the first version over $name", ({ name, begin }) => {
  const catalogue = CATALOGUES[name];
  let storage: ReturnType<typeof begin>;
  beforeAll(() => {
    storage = begin();
  });
  afterAll(() => storage.end());

  /** Every row of every table, and how the tables are made. */
  async function everything({ ask }: FirstVersion) {
    const rows: Record<string, readonly string[]> = {};
    for (const { name: table } of await ask(catalogue.tables)) {
      const all = await ask(`select * from ${String(table)}`);
      rows[String(table)] = all.map((row) => JSON.stringify(row)).toSorted();
    }
    return { rows, shape: await ask(catalogue.shape) };
  }

  it("happens once: another start changes nothing", async () => {
    const data = await storage.lay();
    await openAndClose(data);
    const migrated = await everything(data);
    await openAndClose(data);
    expect(await everything(data)).toEqual(migrated);
  });

  it("is done by one of three servers that start at once, while the others wait", async () => {
    const data = await storage.lay();
    const { dataDirectory: DATA_DIR, databaseUrl } = data;
    const settings = {
      DATA_DIR,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const servers = await Promise.all([1, 2, 3].map(() => runServer(settings)));
    const ends = await Promise.all(servers.map(({ stop }) => stop()));
    expect(ends).toEqual([0, 0, 0]);
    const counted = await data.ask(
      "select (select count(*) from users) as users, (select count(*) from ledgers) as ledgers, (select count(*) from members) as members",
    );
    const [{ users, ledgers, members } = {}] = counted;
    expect([Number(ledgers), Number(members)]).toEqual([Number(users), Number(users)]);
    if (name === "SQLite") {
      const said = servers.filter(({ output }) => output().includes("antes-de-"));
      expect(said).toHaveLength(1);
    }
  });

  it("leaves tables and rows as they were when a record would be lost", async () => {
    const data = await storage.lay();
    await data.ask(
      "insert into transactions values ('of-nobody', 'nobody', 'expense', '2026-01-01', 'Lazer', 1, null)",
    );
    const before = await everything(data);
    await expect(openAndClose(data)).rejects.toThrow();
    expect(await everything(data)).toEqual(before);
    await data.ask("delete from transactions where id = 'of-nobody'");
    await openAndClose(data);
  });

  it("leaves tables and rows as they were when a row names what is not there", async () => {
    const data = await storage.lay();
    await data.ask(
      `insert into goals (id, user_id, name, total, "current") values ('of-nobody', 'nobody', 'Casa', 1, 0)`,
    );
    const before = await everything(data);
    await expect(openAndClose(data)).rejects.toThrow();
    expect(await everything(data)).toEqual(before);
  });

  it("gives a ledger to whoever was let in by an older server beside it", async () => {
    const data = await storage.lay();
    await openAndClose(data);
    await data.ask(
      `insert into users (${COLUMNS}) select 'late', 'late', 'late', 'late', 'late', password_hash, role, status, plan,
       subscription_active, policy_accepted, created_at from users where username_key = 'vera_vazia'`,
    );
    await openAndClose(data);
    const offered = await data.ask(
      `select categories.name from categories join members on members.ledger_id = categories.ledger_id
       where user_id = 'late' and members.role = 'owner'`,
    );
    expect(offered).toHaveLength(21);
  });

  it("never makes the table of users anew", async () => {
    const data = await storage.lay();
    const ofUsers = async () =>
      (await data.ask(catalogue.shape)).filter(({ of_table: table }) => table === "users");
    const before = { shape: await ofUsers(), rows: await data.ask(catalogue.users) };
    expect(before.shape.length).toBeGreaterThan(3);
    await openAndClose(data);
    // A further column leaves them where they are, and so do the triggers of tables that name users.
    const places = (shape: typeof before.shape) =>
      shape.map((row) => ({ ...row, sql: null, relhastriggers: null }));
    expect(await data.ask(catalogue.users)).toMatchObject(before.rows);
    expect(places(await ofUsers())).toEqual(expect.arrayContaining(places(before.shape)));
  });

  it("keeps names apart that differ in case and accents only, and what was told about each", async () => {
    const data = await storage.lay();
    const [{ id: owner } = {}] = await data.ask(
      "select id from users where username_key = 'rui_gratuito'",
    );
    const names = ["lazer", "LAZER", "Saude", "_azer", "Lazer 2", "até:Lazer", "100%"];
    for (const category of names) {
      const values = (id: string) => `'${id}:${category}', '${String(owner)}'`;
      await data.ask(
        `insert into transactions values (${values("t")}, 'expense', '2026-01-01', '${category}', 1, null)`,
      );
      await data.ask(
        `insert into notifications values (${values("n")}, 'budget-near-limit:2026-01:${category}', '', '', 0, 0, 1)`,
      );
    }
    await openAndClose(data);
    const filed = await data.ask(
      "select name, categories.id, t.ledger_id as home from transactions t join categories on categories.ledger_id = t.ledger_id and categories.id = category_id where t.id like 't:%'",
    );
    expect(new Set(filed.map((row) => row["name"]))).toEqual(new Set(names));
    for (const { name: category, id, home } of filed) {
      const [told] = await data.ask(
        `select key from notifications where id = 'n:${String(category)}'`,
      );
      expect(told?.["key"]).toBe(`${String(home)}:budget-near-limit:2026-01:${String(id)}`);
    }
  });
});
