import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stores } from "../../../server/application/ports/stores.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselyAdministrativeWork,
  kyselySnapshot,
  kyselyStores,
  kyselyUnitOfWork,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { storageFailureOf } from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import { randomPhotoName } from "../../../server/infrastructure/photos/random-photo-name.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { createTransaction } from "../../../server/application/use-cases/create-transaction.ts";
import { newUser } from "../../../server/application/new-user.ts";
import type { Activity } from "../../../src/domain/achievements/facts.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { MAX_AMOUNT, ZERO, cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import {
  budgetId,
  goalId,
  notificationId,
  transactionId,
  userId,
  type UserId,
} from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import { activityUntil } from "../../support/activity.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";
import { newUsername } from "../support/people.ts";
import { STORAGES } from "../support/storages.ts";

const goalNamed = (name: string): Goal => ({
  id: goalId(timeOrderedId()),
  name,
  total: cents(100_000),
  current: ZERO,
  deadline: name === "Casa" ? civilDate(2030, 1, 31) : null,
  photoUrl: null,
});

const budgetOf = (category: string, month: string): Budget => ({
  id: budgetId(timeOrderedId()),
  category,
  limit: cents(100),
  month: month as YearMonth,
});

const photoAt = (createdAt: number) => ({ name: randomPhotoName(), bytes: 5, createdAt });

const sampleOf = (kind: TransactionKind): Transaction => {
  const [transaction] = fc.sample(transactionOf({ kind: fc.constant(kind) }), 1);
  if (transaction === undefined) throw new Error("no sample");
  return transaction;
};

describe.each(STORAGES)("the stores over $name", ({ name: storage, start }) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const stores = () => kyselyStores(database.queries);

  async function newOwner(username = newUsername()): Promise<UserId> {
    const id = userId(timeOrderedId());
    const user = newUser({ id, username, email: `${username}@exemplo.pt`, role: "normal" });
    await stores().users.add({ user, passwordHash: "hash" }, 1);
    return id;
  }

  const removeUser = (id: UserId) => stores().users.remove(id);

  it("give back every movement just as it was given", async () => {
    const owner = await newOwner();
    await fc.assert(
      fc.asyncProperty(transactionOf(), async (transaction) => {
        await stores().transactions.add(owner, transaction);
        const period = { from: transaction.date, to: transaction.date };
        const listed = await stores().transactions.list(owner, transaction.kind, period);
        expect(listed).toContainEqual(transaction);
      }),
      { numRuns: 60 },
    );
  });

  it("list movements in the order of the domain, and no others than those of the period", async () => {
    await fc.assert(
      fc.asyncProperty(
        transactionsOf({ kind: fc.constant("income") }),
        anyCivilDate("2026-02-20", "2026-03-10"),
        anyCivilDate("2026-02-20", "2026-03-10"),
        async (all, from, to) => {
          const owner = await newOwner();
          for (const transaction of all) await stores().transactions.add(owner, transaction);
          const { list } = stores().transactions;
          expect(await list(owner, "income", {})).toEqual(newestFirst(all));
          const inside = all.filter(({ date }) => date >= from && date <= to);
          expect(await list(owner, "income", { from, to })).toEqual(newestFirst(inside));
          expect(await list(owner, "expense", {})).toEqual([]);
          await removeUser(owner);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("replace and remove only what the owner has, under the right kind", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { transactions } = stores();
    const kept = sampleOf("income");
    await transactions.add(owner, kept);
    const changed = { ...kept, amount: ZERO, description: null };
    expect(await transactions.replace(stranger, changed)).toBe(false);
    expect(await transactions.replace(owner, { ...changed, kind: "expense" })).toBe(false);
    expect(await transactions.remove(stranger, "income", kept.id)).toBe(false);
    expect(await transactions.remove(owner, "expense", kept.id)).toBe(false);
    expect(await transactions.list(owner, "income", {})).toEqual([kept]);
    expect(await transactions.replace(owner, changed)).toBe(true);
    expect(await transactions.list(owner, "income", {})).toEqual([changed]);
    expect(await transactions.remove(owner, "income", kept.id)).toBe(true);
    expect(await transactions.remove(owner, "income", kept.id)).toBe(false);
  });

  it("hold a username and an email once, whatever their case", async () => {
    const username = newUsername();
    const id = await newOwner(username);
    const { users } = stores();
    const other = (name: string, email: string) =>
      newUser({ id: userId(timeOrderedId()), username: name, email, role: "normal" });
    const add = (name: string, email: string) =>
      users.add({ user: other(name, email), passwordHash: "hash" }, 1);
    expect((await users.withUsername(username.toUpperCase()))?.user.id).toBe(id);
    expect(await add(username.toUpperCase(), "novo@exemplo.pt")).toEqual({
      ok: false,
      reason: "username-taken",
    });
    expect(await add(newUsername(), `${username}@EXEMPLO.pt`)).toEqual({
      ok: false,
      reason: "email-taken",
    });
    expect(await users.conflictOf(username.toUpperCase(), "x@exemplo.pt")).toBe("username-taken");
    expect(await users.conflictOf(newUsername(), "x@exemplo.pt")).toBe(null);
  });

  it("know a user again as it was added, and whether there is any", async () => {
    const user = {
      ...newUser({
        id: userId(timeOrderedId()),
        username: newUsername(),
        email: `${newUsername()}@exemplo.pt`,
        role: "admin",
      }),
      status: "suspended",
      plan: "premium",
      subscriptionActive: true,
      policyAccepted: true,
    } as const;
    const { users } = stores();
    await users.add({ user, passwordHash: "a hash" }, 1);
    expect(await users.withId(user.id)).toEqual({ user, passwordHash: "a hash" });
    expect(await users.withId(userId(timeOrderedId()))).toBe(null);
    expect(await users.isEmpty()).toBe(false);
  });

  it("list the users whose names contain a text, in the order of the names, part by part", async () => {
    const mark = newUsername();
    const names = ["b%c", "_a", "C_B", "a_%", "c\\B", "b.b"];
    const emails = names.map((name, index) => `${mark}.${index}.${name}@exemplo.pt`);
    for (const [index, email] of emails.entries()) {
      const id = userId(timeOrderedId());
      const user = newUser({ id, username: `${mark}_${index}`, email, role: "normal" });
      await stores().users.add({ user, passwordHash: "hash" }, 1);
    }
    const { users } = stores();
    const anyText = fc.string({ unit: fc.constantFrom(..."aAbBç%_\\.".split("")), maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyText, fc.nat(7), fc.nat(7), async (text, limit, skip) => {
        const wanted = text.toLowerCase().replaceAll("ç", "c");
        const expected = emails.filter((email) => email.toLowerCase().includes(wanted));
        const found = await users.list({ search: ` ${text} ` });
        const ours = found.filter(({ username }) => username.startsWith(mark));
        expect(ours.map(({ email }) => email)).toEqual(expected);
        const part = await users.list({ search: text, limit, skip });
        expect(part).toEqual(found.slice(skip, skip + limit));
      }),
      { numRuns: 60 },
    );
  });

  it("replace of an account what may change, and of nobody else anything", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { users } = stores();
    const [before, kept] = [await users.withId(owner), await users.withId(stranger)];
    if (before === null) throw new Error("no owner");
    const user = {
      ...before.user,
      status: "suspended",
      plan: "premium",
      subscriptionActive: true,
    } as const;
    await users.replace({ user, passwordHash: "another" });
    expect(await users.withId(owner)).toEqual({ user, passwordHash: "another" });
    expect(await users.withId(stranger)).toEqual(kept);
  });

  it("let what administrators do happen one after the other, whatever account it is about", async () => {
    const owners = [await newOwner(), await newOwner(), await newOwner()];
    const admins = [await newOwner(), await newOwner()];
    const promotion = database.queries.updateTable("users").set({ role: "admin" });
    await promotion.where("id", "in", admins).execute();
    const { users } = stores();
    const active = await users.countActiveAdmins();
    const all = [...owners, ...admins];
    const suspendAnother = (id: UserId) =>
      kyselyAdministrativeWork(database)(id, async (within) => {
        const account = await within.users.withId(id);
        if (account === null || (await within.users.countActiveAdmins()) < active) return;
        await within.users.replace({
          ...account,
          user: { ...account.user, status: "suspended" },
        });
      });
    const works = [...all, ...all.toReversed(), ...all].map(suspendAnother);
    await Promise.all(works);
    expect(await users.countActiveAdmins()).toBe(active - 1);
  });

  it("keep the tokens issued last, and only those of the user", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { tokens } = stores();
    await tokens.add(`${stranger}-1`, stranger, 1);
    for (const at of [1, 2, 3]) await tokens.add(`${owner}-${at}`, owner, at);
    await tokens.keepNewest(owner, 2);
    expect(await tokens.holderOf(`${owner}-1`)).toBe(null);
    expect(await tokens.holderOf(`${owner}-2`)).toMatchObject({ issuedAt: 2, usedAt: 2 });
    expect(await tokens.holderOf(`${stranger}-1`)).toMatchObject({ user: { id: stranger } });
    await tokens.markUsed(`${owner}-3`, 9_000_000_000_000);
    expect(await tokens.holderOf(`${owner}-3`)).toMatchObject({ usedAt: 9_000_000_000_000 });
    await tokens.remove(`${owner}-3`);
    expect(await tokens.holderOf(`${owner}-3`)).toBe(null);
  });

  it("hold at most one profile for each user", async () => {
    const owner = await newOwner();
    const { profiles } = stores();
    expect(await profiles.of(owner)).toBe(null);
    expect(await profiles.replace(owner, { name: "Rui", age: null })).toBe(false);
    expect(await profiles.add(owner, { name: "Rui", age: 30 })).toBe(true);
    expect(await profiles.add(owner, { name: "Ana", age: 31 })).toBe(false);
    expect(await profiles.of(owner)).toEqual({ name: "Rui", age: 30 });
    expect(await profiles.replace(owner, { name: "Ana", age: null })).toBe(true);
    expect(await profiles.of(owner)).toEqual({ name: "Ana", age: null });
  });

  it("list, find, replace and remove the goals of their owner, in the order in which they were made", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { goals } = stores();
    const [first, second] = [goalNamed("Casa"), goalNamed("Férias")];
    for (const goal of [second, first]) await goals.add(owner, goal);
    expect(await goals.list(owner)).toEqual([first, second]);
    expect(await goals.list(stranger)).toEqual([]);
    expect(await goals.find(owner, second.id)).toEqual(second);
    expect(await goals.find(stranger, second.id)).toBe(null);
    const changed = {
      ...first,
      name: "Barco",
      current: MAX_AMOUNT,
      photoUrl: "/a",
      deadline: null,
    };
    await goals.replace(stranger, changed);
    await goals.remove(stranger, second.id);
    expect(await goals.list(owner)).toEqual([first, second]);
    await goals.replace(owner, changed);
    await goals.remove(owner, second.id);
    expect(await goals.list(owner)).toEqual([changed]);
  });

  it("hold one budget for a category in a month, and only for their owner", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { budgets } = stores();
    const first = budgetOf("Lazer", "2026-02");
    const later = budgetOf("Lazer", "2026-03");
    const other = budgetOf("Saúde", "2026-02");
    for (const budget of [first, later, other]) expect(await budgets.add(owner, budget)).toBe(true);
    expect(await budgets.add(owner, budgetOf("Lazer", "2026-02"))).toBe(false);
    expect(await budgets.add(stranger, budgetOf("Lazer", "2026-02"))).toBe(true);
    expect(await budgets.list(owner)).toEqual([later, first, other]);
    expect(await budgets.list(owner, first.month)).toEqual([first, other]);
    expect(await budgets.find(owner, other.id)).toEqual(other);
    expect(await budgets.find(stranger, other.id)).toBe(null);
    const changed = { ...other, category: "Compras", limit: MAX_AMOUNT, month: later.month };
    await budgets.replace(stranger, changed);
    expect(await budgets.remove(stranger, other.id)).toBe(false);
    expect(await budgets.find(owner, other.id)).toEqual(other);
    await budgets.replace(owner, changed);
    expect(await budgets.list(owner)).toEqual([later, changed, first]);
    expect(await budgets.remove(owner, first.id)).toBe(true);
    expect(await budgets.remove(owner, first.id)).toBe(false);
  });

  it("know who stored which photo", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { photos } = stores();
    const [early, late] = [photoAt(1_000), photoAt(9_000_000_000_000)];
    for (const photo of [late, early]) await photos.add(owner, photo);
    expect(await photos.list(owner)).toEqual([early, late]);
    expect(await photos.list(stranger)).toEqual([]);
    expect(await photos.has(owner, early.name)).toBe(true);
    expect(await photos.has(stranger, early.name)).toBe(false);
    await photos.remove(stranger, early.name);
    expect(await photos.exists(early.name)).toBe(true);
    await photos.remove(owner, early.name);
    expect(await photos.exists(early.name)).toBe(false);
    expect(await photos.list(owner)).toEqual([late]);
  });

  it("tell a user nothing twice, whatever became of the first time", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { notifications } = stores();
    const told = (key: string) => ({
      id: notificationId(timeOrderedId()),
      key,
      title: "Título",
      message: "Mensagem",
      createdAt: 9_000_000_000_000,
    });
    expect(await notifications.addNew(owner, [])).toBe(0);
    expect(await notifications.addNew(owner, [told("a"), told("b")])).toBe(2);
    expect(await notifications.addNew(owner, [told("b"), told("c")])).toBe(1);
    expect(await notifications.addNew(stranger, [told("a")])).toBe(1);
    const change = database.queries.updateTable("notifications").set({ dismissed: 1 });
    await change.where("user_id", "=", owner).execute();
    expect(await notifications.addNew(owner, [told("a")])).toBe(0);
    const racing = Array.from({ length: 10 }, () => notifications.addNew(owner, [told("d")]));
    expect((await Promise.all(racing)).filter((added) => added === 1)).toHaveLength(1);
    const many = Array.from({ length: 1_001 }, (_, index) => told(`many-${index}`));
    expect(await notifications.addNew(owner, many)).toBe(1_001);
  });

  it("list what a user is told, the newest first, until it is dismissed", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { notifications } = stores();
    const told = (createdAt: number) => {
      const id = notificationId(timeOrderedId());
      return { id, key: id, title: "Título \u{1f600}", message: "Mensagem", createdAt };
    };
    const [early, late, last] = [told(1_000), told(9_000_000_000_000), told(9_000_000_000_000)];
    await notifications.addNew(owner, [late, early, last]);
    const listed = (wanted = {}) => notifications.list(owner, wanted);
    const { key: _, ...shown } = early;
    expect((await listed()).map(({ id }) => id)).toEqual([last.id, late.id, early.id]);
    expect((await listed()).at(-1)).toEqual({ ...shown, read: false });
    expect((await listed({ limit: 1 })).map(({ id }) => id)).toEqual([last.id]);
    expect(await notifications.list(stranger, {})).toEqual([]);
    expect(await notifications.markRead(stranger, early.id)).toBe(false);
    expect(await notifications.dismiss(stranger, early.id)).toBe(false);
    await notifications.markAllRead(stranger);
    expect(await listed({ unreadOnly: true })).toHaveLength(3);
    expect(await notifications.markRead(owner, early.id)).toBe(true);
    expect(await notifications.markRead(owner, early.id)).toBe(true);
    expect((await listed({ unreadOnly: true })).map(({ id }) => id)).toEqual([last.id, late.id]);
    expect(await notifications.dismiss(owner, late.id)).toBe(true);
    expect(await notifications.dismiss(owner, late.id)).toBe(false);
    expect(await notifications.markRead(owner, late.id)).toBe(false);
    await notifications.markAllRead(owner);
    expect(await listed({ unreadOnly: true })).toEqual([]);
    expect((await listed()).map(({ id }) => id)).toEqual([last.id, early.id]);
    expect(await notifications.addNew(owner, [{ ...told(1), key: late.key }])).toBe(0);
  });

  it("keep what somebody has won, each achievement once", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { achievements } = stores();
    await achievements.add(owner, [], 1);
    expect(await achievements.list(owner)).toEqual([]);
    await achievements.add(owner, ["saved-ten", "first-goal"], 9_000_000_000_000);
    await achievements.add(owner, ["seven-days"], 5);
    expect(await achievements.list(owner)).toEqual([
      { id: "seven-days", wonAt: 5 },
      { id: "first-goal", wonAt: 9_000_000_000_000 },
      { id: "saved-ten", wonAt: 9_000_000_000_000 },
    ]);
    expect(await achievements.list(stranger)).toEqual([]);
    await achievements.add(stranger, ["seven-days"], 5);
    await expect(achievements.add(owner, ["seven-days"], 6)).rejects.toThrow();
  });

  it("sum the records up to a day just as somebody who reads them all", async () => {
    const sorted = ({ totals, days }: Activity) => ({
      totals: totals.toSorted((a, b) => compareText(JSON.stringify(a), JSON.stringify(b))),
      days: days.toSorted(),
    });
    await fc.assert(
      fc.asyncProperty(
        transactionsOf(),
        anyCivilDate("2026-02-20", "2026-03-10"),
        async (all, today) => {
          const [owner, stranger] = [await newOwner(), await newOwner()];
          for (const transaction of all) await stores().transactions.add(owner, transaction);
          await stores().transactions.add(stranger, sampleOf("income"));
          const activity = await stores().transactions.activityUntil(owner, today);
          expect(sorted(activity)).toEqual(sorted(activityUntil(today, all)));
          const { balance, incomeCount, expenseCount } = totalsOf(all);
          const days = all.map(({ date }) => date).toSorted();
          expect(await stores().exportSummaries.of(owner)).toEqual({
            transactions: all.length,
            incomes: incomeCount,
            expenses: expenseCount,
            goals: 0,
            budgets: 0,
            balance,
            oldest: days.at(0) ?? null,
            newest: days.at(-1) ?? null,
          });
          await removeUser(owner);
          await removeUser(stranger);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("count the goals and budgets of their owner alone for an export", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    for (const name of ["Casa", "Carro"]) await stores().goals.add(owner, goalNamed(name));
    await stores().budgets.add(owner, budgetOf("Lazer", "2026-02"));
    expect(await stores().exportSummaries.of(owner)).toMatchObject({ goals: 2, budgets: 1 });
    expect(await stores().exportSummaries.of(stranger)).toMatchObject({ goals: 0, budgets: 0 });
  });

  it("show one moment within a snapshot, whatever is written meanwhile", async () => {
    const owner = await newOwner();
    const record = sampleOf("income");
    const list = (from: Stores) => from.transactions.list(owner, "income", {});
    let written = Promise.resolve();
    const seen = await kyselySnapshot(database)(async (snapshot) => {
      const before = await list(snapshot);
      written = stores().transactions.add(owner, record);
      // SQLite lets it wait for its one connection until the snapshot has ended.
      if (storage === "PostgreSQL") await written;
      return [before, await list(snapshot)];
    });
    await written;
    expect(seen).toEqual([[], []]);
    expect(await list(stores())).toEqual([record]);
  });

  it("name the last months that have records, of either kind, before a month", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { transactions } = stores();
    const add = (kind: TransactionKind, date: string, id = timeOrderedId()) =>
      transactions.add(owner, {
        ...sampleOf(kind),
        id: transactionId(id),
        date: date as CivilDate,
      });
    await add("income", "2025-11-30");
    await add("expense", "2026-01-31");
    await add("income", "2026-01-01");
    await add("expense", "2026-02-28");
    await add("income", "2026-03-01");
    const before = (month: string, count: number, whose = owner) =>
      transactions.monthsBefore(whose, month as YearMonth, count);
    expect(await before("2026-03", 3)).toEqual(["2026-02", "2026-01", "2025-11"]);
    expect(await before("2026-03", 1)).toEqual(["2026-02"]);
    expect(await before("2026-02", 3)).toEqual(["2026-01", "2025-11"]);
    expect(await before("2025-11", 3)).toEqual([]);
    expect(await before("2026-03", 3, stranger)).toEqual([]);
  });

  it("remember the keys of one user apart from those of another, and forget old ones", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { idempotencyKeys } = stores();
    const keyed = { fingerprint: "f", answer: '{"a":1}' };
    await idempotencyKeys.add(owner, "key", keyed, 10);
    await idempotencyKeys.add(stranger, "key", { ...keyed, fingerprint: "g" }, 10);
    expect(await idempotencyKeys.find(owner, "key", 10)).toEqual(keyed);
    expect(await idempotencyKeys.find(owner, "key", 11)).toBe(null);
    await idempotencyKeys.removeOlder(owner, 10);
    expect(await idempotencyKeys.find(owner, "key", 10)).toEqual(keyed);
    await idempotencyKeys.removeOlder(owner, 11);
    expect(await idempotencyKeys.find(owner, "key", 10)).toBe(null);
    expect(await idempotencyKeys.find(stranger, "key", 10)).toMatchObject({ fingerprint: "g" });
  });

  it("leave nothing of a work that failed midway", async () => {
    const owner = await newOwner();
    const work = kyselyUnitOfWork(database)(owner, async ({ profiles }) => {
      await profiles.add(owner, { name: "Rui", age: 30 });
      throw new Error("midway");
    });
    await expect(work).rejects.toThrow("midway");
    expect(await stores().profiles.of(owner)).toBe(null);
  });

  it("let the works of one user happen one after the other", async () => {
    const owner = await newOwner();
    const atMostTwo = () =>
      kyselyUnitOfWork(database)(owner, async ({ transactions }) => {
        if ((await transactions.list(owner, "income", {})).length >= 2) return;
        await transactions.add(owner, sampleOf("income"));
      });
    await Promise.all(Array.from({ length: 10 }, atMostTwo));
    expect(await stores().transactions.list(owner, "income", {})).toHaveLength(2);
  });

  it("carry out once what ten calls ask for at the same time under one key", async () => {
    const owner = await newOwner();
    const create = createTransaction({
      unitOfWork: kyselyUnitOfWork(database),
      newId: timeOrderedId,
      clock: { now: () => 1 },
    });
    const { id: _id, kind, ...draft } = sampleOf("expense");
    const once = { key: "a-key", fingerprint: "a-wish" };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => create(owner, kind, draft, once)),
    );
    const [first] = outcomes;
    expect(first).toMatchObject({ ok: true, value: draft });
    for (const outcome of outcomes) expect(outcome).toEqual(first);
    expect(await stores().transactions.list(owner, kind, {})).toHaveLength(1);
  });

  it("take everything of a user along when the user is deleted", async () => {
    const owner = await newOwner();
    await stores().profiles.add(owner, { name: "Rui", age: null });
    await stores().transactions.add(owner, sampleOf("income"));
    await stores().tokens.add(`${owner}-token`, owner, 1);
    await stores().goals.add(owner, goalNamed("Casa"));
    await stores().budgets.add(owner, budgetOf("Lazer", "2026-02"));
    const photo = photoAt(1);
    await stores().photos.add(owner, photo);
    await stores().achievements.add(owner, ["first-goal"], 1);
    await removeUser(owner);
    expect(await stores().achievements.list(owner)).toEqual([]);
    expect(await stores().goals.list(owner)).toEqual([]);
    expect(await stores().budgets.list(owner)).toEqual([]);
    expect(await stores().photos.exists(photo.name)).toBe(false);
    expect(await stores().profiles.of(owner)).toBe(null);
    expect(await stores().transactions.list(owner, "income", {})).toEqual([]);
    expect(await stores().tokens.holderOf(`${owner}-token`)).toBe(null);
  });

  it("recognise a record whose owner is gone", async () => {
    const nobody = userId(timeOrderedId());
    const error: unknown = await stores()
      .profiles.add(nobody, { name: "Ninguém", age: null })
      .catch((reason: unknown) => reason);
    expect(storageFailureOf(error)).toBe("owner-gone");
  });

  it("refuse by themselves what no rule allows", async () => {
    const owner = await newOwner();
    const row = { ...sampleOf("income"), user_id: owner };
    const insert = (wrong: object) =>
      database.queries
        .insertInto("transactions")
        .values({ ...row, ...wrong })
        .execute();
    await expect(insert({ amount: -1 })).rejects.toThrow();
    await expect(insert({ amount: MAX_AMOUNT + 1 })).rejects.toThrow();
    await expect(insert({ amount: "doze" })).rejects.toThrow();
    await expect(insert({ kind: "transfer" })).rejects.toThrow();
    await expect(insert({ date: "2026-1-1" })).rejects.toThrow();
    await expect(insert({ category: null })).rejects.toThrow();
    const { budgets, photos } = stores();
    const budget = budgetOf("Lazer", "2026-02");
    await expect(budgets.add(owner, { ...budget, limit: cents(-1) })).rejects.toThrow();
    await expect(budgets.add(owner, budgetOf("Lazer", "2026-2"))).rejects.toThrow();
    await expect(photos.add(owner, { ...photoAt(1), bytes: 0 })).rejects.toThrow();
    await expect(photos.add(owner, { ...photoAt(1), name: "../a" })).rejects.toThrow();
  });
});
