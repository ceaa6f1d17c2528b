import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FIRST_VERSIONS } from "../support/first-version.ts";
import { bringHere, bringTo } from "../support/migrations.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const BEFORE = "0037-photos-of-ledgers";

const WRITTEN = ["transactions", "budgets", "goals", "categories"] as const;

describe.each(FIRST_VERSIONS)("rows that named users, over $name,", ({ begin }) => {
  let storage: ReturnType<typeof begin>;
  beforeAll(() => {
    storage = begin();
  });
  afterAll(() => storage.end());

  it("name the member who that user is in their ledger, and nothing else of them changes", async () => {
    const data = await storage.lay();
    await bringTo(BEFORE, data);
    const rowsOf = (table: string) => data.ask(`select * from ${table} order by ledger_id, id`);
    const before = await Promise.all(WRITTEN.map(rowsOf));
    await bringHere(data);
    const members = await data.ask("select * from members join users on users.id = user_id");
    expect(new Set(members.map(({ name }) => name)).size).toBe(6);
    for (const { name, username, left_at: leftAt } of members)
      expect([name, leftAt]).toEqual([username, null]);
    const owners = await data.ask("select id, ledger_id, user_id from members");
    const keyOf = (ledger: unknown, user: unknown) => JSON.stringify([ledger, user]);
    const ids = new Map(owners.map((row) => [keyOf(row["ledger_id"], row["user_id"]), row["id"]]));
    const expected = (row: (typeof owners)[number]) => ({
      ...row,
      changed_by: ids.get(keyOf(row["ledger_id"], row["changed_by"])) ?? "sistema",
    });
    for (const [at, table] of WRITTEN.entries()) {
      const rows = before[at] ?? [];
      expect(rows.length).toBeGreaterThan(0);
      expect(await rowsOf(table)).toMatchObject(rows.map(expected));
    }
    // Nobody had written the categories that everybody was given.
    const given = await data.ask("select distinct changed_by from categories");
    expect(given).toEqual([{ changed_by: "sistema" }]);
  });

  it("do so in the text of versions too, where no content is taken for the field", async () => {
    const data = await storage.lay();
    await bringTo(BEFORE, data);
    const [{ id: user, home_ledger: ledger } = {}] = await data.ask(
      "select id, home_ledger from users where username_key = 'marta_premium'",
    );
    const pretending = `"changed_by":"${String(user)}", "changed_by":null`;
    const texts = [
      { changed_by: user, description: pretending, amount: 1 },
      { changed_by: null, description: "É «minha»", amount: 2 },
      null,
    ];
    for (const [at, text] of texts.entries()) {
      const json = text === null ? "null" : `'${JSON.stringify(text)}'`;
      await data.ask(`insert into versions (ledger_id, change_id, resource, id, revision, before, made_at)
        values ('${String(ledger)}', 'c', 'transactions', '${at}', 2, ${json}, 1)`);
    }
    await bringHere(data);
    const [member] = await data.ask(
      `select id from members where ledger_id = '${String(ledger)}' and user_id = '${String(user)}'`,
    );
    const kept = await data.ask("select before from versions order by id");
    const textOf = (before: unknown): unknown =>
      typeof before === "string" ? JSON.parse(before) : before;
    expect(kept.map(({ before }) => textOf(before))).toEqual([
      { changed_by: member?.["id"], description: pretending, amount: 1 },
      { changed_by: "sistema", description: "É «minha»", amount: 2 },
      null,
    ]);
  });
});
