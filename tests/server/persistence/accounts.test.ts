import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FIRST_VERSIONS } from "../support/first-version.ts";
import { bringTo } from "../support/migrations.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const BEFORE = "0038-members";

/** Rows with whole numbers as such, which one database answers as text. */
const counted = (rows: readonly object[]): unknown =>
  JSON.parse(JSON.stringify(rows), (_, value: unknown) =>
    typeof value === "string" && /^\d+$/u.test(value) ? Number(value) : value,
  );

describe.each(FIRST_VERSIONS)("accounts of the second version over $name", ({ begin }) => {
  let storage: ReturnType<typeof begin>;
  beforeAll(() => {
    storage = begin();
  });
  afterAll(() => storage.end());

  it("keep the balance that counted, the main one, and what came before for when an import goes", async () => {
    const data = await storage.lay();
    await bringTo(BEFORE, data);
    const [{ home_ledger: ledger } = {}] = await data.ask(
      "select home_ledger from users where username_key = 'marta_premium'",
    );
    const [{ id: record, date } = {}] = await data.ask(
      `select id, date from transactions where ledger_id = '${String(ledger)}' order by id limit 1`,
    );
    const account = (id: string, kind: string, balance: string, madeAt: number) =>
      data.ask(`insert into accounts (ledger_id, id, label, bank, digits, kind, balance, balance_day, told_revision, made_at)
        values ('${String(ledger)}', '${id}', '${id}', null, null, '${kind}', ${balance}, ${madeAt})`);
    await account("savings", "savings", "1, '2026-01-01', null", 1);
    await account("untold", "current", "null, null, null", 2);
    await account("own", "current", `5, '${String(date)}', 999999999`, 3);
    await account("bank", "current", "300, '2026-03-31', null", 4);
    const imported = (id: string, madeAt: number, told: string, former: string) =>
      data.ask(`insert into imports (ledger_id, id, account_id, name, bank, fingerprint, first_created, created, repeated,
          not_counted, joined, seen_again, first_day, last_day, revision, made_at, made_by, told_balance, told_balance_day, told_revision,
          former_balance, former_balance_day, former_revision)
        values ('${String(ledger)}', '${id}', 'bank', 'f', 'b', 'x', 1, 1, 0, 0, 0, 0, '2026-01-01', '2026-01-02', 1, ${madeAt}, 'sistema',
          ${told}, null, ${former}, null)`);
    await imported("first", 10, "200, '2026-02-28'", "100, '2026-01-31'");
    await imported("second", 11, "300, '2026-03-31'", "200, '2026-02-28'");
    await bringTo("0050-days-of-plans", data);
    const accounts = await data.ask(
      "select id, balance, balance_day, included, main, first, chosen, of_day, closed from accounts order by created_at",
    );
    const plain = { chosen: 0, closed: 0 };
    expect(counted(accounts)).toMatchObject([
      { ...plain, id: "savings", balance: 1, of_day: 0, main: 0, first: 0, included: null },
      { ...plain, id: "untold", balance: null, of_day: 1, main: 0, included: null },
      { ...plain, id: "own", balance: 5, of_day: 1, main: 1, first: 1 },
      { ...plain, id: "bank", balance: 300, of_day: 1, main: 0, first: 0, included: null },
    ]);
    expect(JSON.parse(String(accounts[2]?.["included"]))).toContain(record);
    const balances = await data.ask(
      "select account_id, amount, day, import_id from balances where account_id = 'bank' order by place",
    );
    expect(counted(balances)).toEqual([
      { account_id: "bank", amount: 100, day: "2026-01-31", import_id: null },
      { account_id: "bank", amount: 200, day: "2026-02-28", import_id: "first" },
      { account_id: "bank", amount: 300, day: "2026-03-31", import_id: "second" },
    ]);
    const others = await data.ask(
      "select account_id, amount from balances where account_id <> 'bank' order by account_id",
    );
    expect(counted(others)).toEqual([
      { account_id: "own", amount: 5 },
      { account_id: "savings", amount: 1 },
    ]);
  });
});
