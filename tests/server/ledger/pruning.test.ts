import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../server/application/ports/ledgers.ts";
import { listChanges } from "../../../server/application/use-cases/list-changes.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselySnapshot,
  kyselyStores,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { newMember, writeIn } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { DAY } from "../support/test-clock.ts";

const income = (): Transaction => ({
  id: transactionId(timeOrderedId()),
  kind: "income",
  date: civilDate(2026, 2, 28),
  category: "Salário",
  amount: cents(1),
  description: null,
});

const goal: Goal = {
  id: goalId(timeOrderedId()),
  name: "Casa",
  total: cents(1),
  current: ZERO,
  deadline: null,
  photoUrl: "/first",
};

const month = parseYearMonth("2026-02");
if (month === null) throw new Error("no month");
const budget: Budget = {
  id: budgetId(timeOrderedId()),
  category: "Lazer",
  limit: ZERO,
  month,
  repeats: false,
};

describe.each(STORAGES)("what was removed or replaced, over $name,", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const stores = () => kyselyStores(database.queries);
  const since = (member: Member, revision: number) =>
    listChanges({ snapshot: kyselySnapshot(database) })(member.ledger, {
      since: revision,
      period: {},
      limit: null,
      after: null,
    });
  const versionsOf = async ({ ledger }: Member) => {
    const versions = database.queries.selectFrom("versions").select("revision");
    const rows = await versions.where("ledger_id", "=", ledger).orderBy("revision").execute();
    return rows.map(({ revision }) => revision);
  };

  /** Writes at a moment until the next clearing away. */
  async function writeMuch(member: Member, now: number) {
    const write = writeIn(database, now);
    const state = await stores().ledgers.find(member.ledger);
    for (let revision = state?.revision ?? 0; revision % 50 !== 0; revision += 1)
      await write(member, ({ transactions }) => transactions.create(income()));
  }

  /** A ledger in which at first three records were made (2), then changed (3), and then removed (4). */
  async function newLedger(at: number) {
    const member = await newMember(database);
    const write = writeIn(database, at);
    const movement = income();
    await write(member, async ({ transactions, goals, budgets }) => {
      await transactions.create(movement);
      await goals.create(goal);
      await budgets.create(budget);
    });
    await write(member, async ({ goals }) => {
      await goals.replace({ ...goal, photoUrl: "/second" });
    });
    await write(member, async ({ transactions, goals, budgets }) => {
      await transactions.remove(movement.id);
      await goals.remove(goal.id);
      await budgets.remove(budget.id);
    });
    return { member, movement };
  }

  it("can be told for 30 days", async () => {
    const at = 5 * DAY;
    const { member, movement } = await newLedger(at);
    await writeMuch(member, at + 30 * DAY);
    const told = await since(member, 3);
    if (!told.ok) throw new Error(told.reason);
    const removed = [...told.value.transactions, ...told.value.goals, ...told.value.budgets]
      .filter((row) => row.removed)
      .map(({ record }) => record.id);
    expect(removed).toEqual([movement.id, goal.id, budget.id]);
    expect((await versionsOf(member)).slice(0, 7)).toEqual([2, 2, 2, 3, 4, 4, 4]);
    const { past } = await stores().goals.photoUrls(member.ledger);
    expect(past).toEqual(new Set(["/first", "/second"]));
  });

  it("is cleared away after them, and who asks for what came before is told so", async () => {
    const at = 5 * DAY;
    const { member, movement } = await newLedger(at);
    const recent = income();
    const later = writeIn(database, at + 10 * DAY);
    await later(member, ({ transactions }) => transactions.create(recent));
    await later(member, ({ transactions }) => transactions.remove(recent.id));
    await writeMuch(member, at + 30 * DAY + 1);

    for (const revision of [1, 2, 3])
      expect(await since(member, revision)).toEqual(refused("changes-gone"));
    const told = await since(member, 4);
    if (!told.ok) throw new Error(told.reason);
    const removed = told.value.transactions.filter((row) => row.removed);
    expect(removed.map(({ record }) => record.id)).toEqual([recent.id]);
    expect(await since(member, 0)).toMatchObject({ ok: true });
    expect((await versionsOf(member)).slice(0, 2)).toEqual([5, 6]);
    expect(await stores().goals.photoUrls(member.ledger)).toEqual({
      shown: new Set(),
      past: new Set(),
    });
    const left = await writeIn(database)(member, ({ transactions }) =>
      transactions.find(movement.id),
    );
    expect(left).toBe(null);
  });

  it("is a category that outlives every tombstone under it, and then goes as well", async () => {
    const at = 5 * DAY;
    const member = await newMember(database);
    const [category] = (await stores().ledgers.categories(member.ledger)).filter(
      ({ name }) => name === "Salário",
    );
    if (category === undefined) throw new Error("no category");
    const movement = income();
    const write = writeIn(database, at);
    await write(member, ({ transactions }) => transactions.create(movement));
    await write(member, ({ categories }) => categories.remove(category.id));
    await writeIn(database, at + 20 * DAY)(member, ({ transactions }) =>
      transactions.remove(movement.id),
    );
    const isThere = () =>
      writeIn(database)(
        member,
        async ({ categories }) => (await categories.find(category.id)) !== null,
      );
    const writeOthers = async (now: number) => {
      const state = await stores().ledgers.find(member.ledger);
      for (let revision = state?.revision ?? 0; ; revision += 1) {
        await writeIn(database, now)(member, ({ goals }) =>
          goals.create({ ...goal, id: goalId(timeOrderedId()) }),
        );
        if ((revision + 1) % 50 === 0) return;
      }
    };
    await writeOthers(at + 31 * DAY);
    expect(await isThere()).toBe(true);
    await writeOthers(at + 51 * DAY);
    expect(await isThere()).toBe(false);
  });

  it("leaves what is alive as it is, however old, and its sums", async () => {
    const at = 5 * DAY;
    const { member } = await newLedger(at);
    await writeMuch(member, at);
    const all = () => stores().transactions.list(member.ledger, "income", {});
    const before = await all();
    const later = writeIn(database, at + 400 * DAY);
    const last = income();
    await later(member, ({ transactions }) => transactions.create(last));
    await writeMuch(member, at + 400 * DAY);
    const kept = new Set((await all()).map(({ id }) => id));
    for (const { id } of before) expect(kept.has(id)).toBe(true);
    expect(await stores().ledgers.monthSums(member.ledger)).toMatchObject([
      { sum: kept.size, count: kept.size },
    ]);
  });

  it("of one ledger goes without that of another", async () => {
    const at = 5 * DAY;
    const [one, other] = [await newLedger(at), await newLedger(at)];
    await writeMuch(one.member, at + 31 * DAY);
    expect(await since(one.member, 3)).toEqual(refused("changes-gone"));
    expect(await since(other.member, 3)).toMatchObject({ ok: true });
    expect(await versionsOf(other.member)).toEqual([2, 2, 2, 3, 4, 4, 4]);
  });
});
