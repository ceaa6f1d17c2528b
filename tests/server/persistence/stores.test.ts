import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import type { Stores } from "../../../server/application/stores.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselyAdministrativeWork,
  kyselySnapshot,
  kyselyStores,
  kyselyUserWork,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { storageFailureOf } from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import { randomPhotoName } from "../../../server/infrastructure/security/random-secrets.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { transactionWrites } from "../../../server/application/kinds/transactions.ts";
import { newUser } from "../../../server/application/login/new-user.ts";
import type { RecommendationReport as Report } from "../../../src/domain/recommendations/recommendation.ts";
import { anyReport } from "../../support/arbitraries/recommendation.ts";
import type { Activity } from "../../../src/domain/achievements/facts.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { MAX_AMOUNT, ZERO, cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import {
  budgetId,
  goalId,
  notificationId,
  transactionId,
  userId,
  type UserId,
} from "../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import { activityUntil } from "../../support/activity.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";
import { ledgerWorkOf, newMember, writeIn } from "../support/ledgers.ts";
import { newUsername } from "../support/people.ts";
import { STORAGES } from "../support/storages.ts";
import { tokenOf } from "../support/tokens.ts";
import { runs } from "../../support/runs.ts";

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
  repeats: false,
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

  const newOwner = async (username?: string) => (await newMember(database, username)).user;
  const newOwnLedger = () => newMember(database);
  const writes = () =>
    transactionWrites({
      ledgerWork: ledgerWorkOf(database),
      newId: timeOrderedId,
      clock: { now: () => 1 },
      wordShutAccount: () => ({ title: "", message: "" }),
    });
  const addMovements = (member: Member, all: readonly Transaction[]) =>
    writeIn(database)(member, async ({ transactions }) => {
      for (const transaction of all) await transactions.create(transaction);
    });

  const removeUser = (id: UserId) => stores().users.remove(id);

  it("give back every movement just as it was given", async () => {
    const owner = await newOwnLedger();
    await fc.assert(
      fc.asyncProperty(transactionOf(), async (transaction) => {
        await addMovements(owner, [transaction]);
        const period = { from: transaction.date, to: transaction.date };
        const listed = await stores().transactions.list(owner.ledger, transaction.kind, period);
        expect(listed).toContainEqual(transaction);
      }),
      { numRuns: runs(60) },
    );
  });

  it("list movements in the order of the domain, and no others than those of the period", async () => {
    await fc.assert(
      fc.asyncProperty(
        transactionsOf({ kind: fc.constant("income") }),
        anyCivilDate("2026-02-20", "2026-03-10"),
        anyCivilDate("2026-02-20", "2026-03-10"),
        async (all, from, to) => {
          const owner = await newOwnLedger();
          await addMovements(owner, all);
          const { list } = stores().transactions;
          expect(await list(owner.ledger, "income", {})).toEqual(newestFirst(all));
          const inside = all.filter(({ date }) => date >= from && date <= to);
          expect(await list(owner.ledger, "income", { from, to })).toEqual(newestFirst(inside));
          expect(await list(owner.ledger, "expense", {})).toEqual([]);
          await removeUser(owner.user);
        },
      ),
      { numRuns: runs(15) },
    );
  });

  it("replace and remove only what the owner has, under the right kind", async () => {
    const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
    const edit = { change: null, seen: null };
    const replace = (member: Member, wanted: Transaction) =>
      writes()[wanted.kind].change(member, wanted.id, wanted, edit);
    const remove = (member: Member, kind: TransactionKind) =>
      writes()[kind].remove(member, kept.id, edit);
    const listed = () => stores().transactions.list(owner.ledger, "income", {});
    const kept = sampleOf("income");
    await addMovements(owner, [kept]);
    const missing = refused("no-such-record");
    const changed = { ...kept, amount: ZERO, description: null };
    expect(await replace(stranger, changed)).toEqual(missing);
    expect(await replace(owner, { ...changed, kind: "expense" })).toEqual(missing);
    expect(await remove(stranger, "income")).toEqual(missing);
    expect(await remove(owner, "expense")).toEqual(missing);
    expect(await listed()).toEqual([kept]);
    expect(await replace(owner, changed)).toMatchObject(accepted({ record: changed }));
    expect(await listed()).toEqual([changed]);
    expect(await remove(owner, "income")).toMatchObject({ ok: true });
    expect(await listed()).toEqual([]);
    expect(await remove(owner, "income")).toEqual(refused("removed"));
  });

  it("let nobody write in the ledger of somebody else", async () => {
    const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
    const error: unknown = await addMovements({ ...stranger, ledger: owner.ledger }, [
      sampleOf("income"),
    ]).catch((reason: unknown) => reason);
    expect(storageFailureOf(error)).toBe("owner-gone");
    expect(await stores().transactions.list(owner.ledger, "income", {})).toEqual([]);
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
    expect(await users.withId(user.id)).toEqual({
      user,
      passwordHash: "a hash",
      leavesAt: null,
    });
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
      { numRuns: runs(60) },
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
    expect(await users.withId(owner)).toEqual({
      user,
      passwordHash: "another",
      leavesAt: null,
    });
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
    await tokens.add(tokenOf(`${stranger}-1`), stranger, 1);
    for (const at of [1, 2, 3]) await tokens.add(tokenOf(`${owner}-${at}`), owner, at);
    await tokens.keepNewest(owner, 2, 3);
    expect(await tokens.holderOf(`${owner}-1`)).toBe(null);
    expect(await tokens.holderOf(`${owner}-2`)).toMatchObject({ issuedAt: 2, usedAt: 2 });
    expect(await tokens.holderOf(`${stranger}-1`)).toMatchObject({ user: { id: stranger } });
    await tokens.markUsed(`${owner}-3`, 9_000_000_000_000);
    expect(await tokens.holderOf(`${owner}-3`)).toMatchObject({ usedAt: 9_000_000_000_000 });
    await tokens.remove(`${owner}-3`);
    expect(await tokens.holderOf(`${owner}-3`)).toBe(null);
  });

  it("list the sessions of a user, and end one of them or all others", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { tokens } = stores();
    for (const at of [1, 2, 3]) await tokens.add(tokenOf(`${owner}-${at}`), owner, at);
    await tokens.add(tokenOf(`${stranger}-1`), stranger, 1);
    const [first, second, third] = [1, 2, 3].map((at) => tokenOf(`${owner}-${at}`).session);
    if (first === undefined || second === undefined || third === undefined) throw new Error();
    const listed = async () => (await tokens.sessionsOf(owner)).map(({ session }) => session);
    await tokens.markUsed(`${owner}-1`, 7);
    expect(await listed()).toEqual([first, third, second]);
    expect(await tokens.markPresent(stranger, second, 9)).toBe(false);
    expect(await tokens.markPresent(owner, second, 9)).toBe(true);
    expect((await tokens.sessionsOf(owner)).at(-1)).toEqual({
      session: second,
      device: "Firefox no Linux",
      issuedAt: 2,
      usedAt: 2,
      presentAt: 9,
    });
    expect(await tokens.holderOf(`${owner}-2`)).toMatchObject({ session: second, presentAt: 9 });
    expect(await tokens.removeSession(stranger, third)).toBe(false);
    expect(await tokens.removeSession(owner, third)).toBe(true);
    expect(await tokens.removeSession(owner, third)).toBe(false);
    await tokens.removeOthers(owner, second);
    expect(await listed()).toEqual([second]);
    expect(await tokens.sessionsOf(stranger)).toHaveLength(1);
  });

  it("keep no token of the future in the place of an honest one, and end them all when told to", async () => {
    const owner = await newOwner();
    const { tokens } = stores();
    for (const at of [1, 2, 8, 9]) await tokens.add(tokenOf(`${owner}-${at}`), owner, at);
    await tokens.keepNewest(owner, 3, 7);
    const isThere = async (at: number) => (await tokens.holderOf(`${owner}-${at}`)) !== null;
    expect(await Promise.all([1, 2, 8, 9].map(isThere))).toEqual([true, true, false, true]);
    await tokens.removeMadeAfter(7);
    expect(await Promise.all([1, 2, 9].map(isThere))).toEqual([true, true, false]);
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
    const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
    const { goals } = stores();
    const write = writeIn(database);
    const find = (member: Member, id: Goal["id"]) =>
      write(member, async (records) => (await records.goals.find(id))?.record ?? null);
    const [first, second] = [goalNamed("Casa"), goalNamed("Férias")];
    for (const goal of [second, first]) await write(owner, (records) => records.goals.create(goal));
    expect(await goals.list(owner.ledger)).toEqual([first, second]);
    expect(await goals.list(stranger.ledger)).toEqual([]);
    expect(await find(owner, second.id)).toEqual(second);
    expect(await find(stranger, second.id)).toBe(null);
    const changed = {
      ...first,
      name: "Barco",
      current: MAX_AMOUNT,
      photoUrl: "/a",
      deadline: null,
    };
    await expect(write(stranger, (records) => records.goals.replace(changed))).rejects.toThrow();
    await expect(write(stranger, (records) => records.goals.remove(second.id))).rejects.toThrow();
    expect(await goals.list(owner.ledger)).toEqual([first, second]);
    await write(owner, (records) => records.goals.replace(changed));
    await write(owner, (records) => records.goals.remove(second.id));
    expect(await goals.list(owner.ledger)).toEqual([changed]);
  });

  it("hold one budget for a category in a month, and only for their owner", async () => {
    const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
    const { budgets } = stores();
    const write = writeIn(database);
    const add = (member: Member, budget: Budget) =>
      write(member, (records) => records.budgets.create(budget));
    const replace = (member: Member, budget: Budget) =>
      write(member, (records) => records.budgets.replace(budget));
    const remove = (member: Member, budget: Budget) =>
      write(member, (records) => records.budgets.remove(budget.id));
    const first = budgetOf("Lazer", "2026-02");
    const later = budgetOf("Lazer", "2026-03");
    const other = budgetOf("Saúde", "2026-02");
    for (const budget of [first, later, other]) await add(owner, budget);
    await expect(add(owner, budgetOf("Lazer", "2026-02"))).rejects.toThrow();
    await add(stranger, budgetOf("Lazer", "2026-02"));
    expect(await budgets.list(owner.ledger)).toEqual([later, first, other]);
    expect(await budgets.list(owner.ledger, first.month)).toEqual([first, other]);
    expect(await budgets.find(owner.ledger, other.id)).toEqual(other);
    expect(await budgets.find(stranger.ledger, other.id)).toBe(null);
    const changed = { ...other, category: "Compras", limit: MAX_AMOUNT, month: later.month };
    await expect(replace(stranger, changed)).rejects.toThrow();
    await expect(remove(stranger, other)).rejects.toThrow();
    expect(await budgets.find(owner.ledger, other.id)).toEqual(other);
    await replace(owner, changed);
    expect(await budgets.list(owner.ledger)).toEqual([later, changed, first]);
    await remove(owner, first);
    expect(await budgets.list(owner.ledger)).toEqual([later, changed]);
    expect(await budgets.find(owner.ledger, first.id)).toBe(null);
  });

  it("know which ledger has which photo", async () => {
    const [{ ledger: owner }, { ledger: stranger }] = [await newOwnLedger(), await newOwnLedger()];
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
    expect((await listed()).at(-1)).toEqual({ ...shown, read: false, subject: null });
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
    await notifications.addNew(owner, [{ ...told(1), key: "ledger:goal-reached:g" }]);
    expect((await listed()).at(-1)?.subject).toEqual({ type: "goal", id: "g" });
  });

  it("count each change of what a user is told, with the change, and no other", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { notifications, tokens } = stores();
    const digest = crypto.randomUUID();
    await tokens.add(tokenOf(digest), owner, 1);
    const changes = async () => (await tokens.holderOf(digest))?.notificationChanges;
    const told = () => {
      const id = notificationId(timeOrderedId());
      return { id, key: id, title: "Título", message: "Mensagem", createdAt: 1 };
    };
    const [first, second] = [told(), told()];
    expect(await changes()).toBe(0);
    await notifications.addNew(owner, [first, second]);
    expect(await changes()).toBe(1);
    await notifications.addNew(owner, [{ ...told(), key: first.key }]);
    await notifications.addNew(owner, []);
    await notifications.addNew(stranger, [told()]);
    await notifications.dismiss(stranger, first.id);
    await notifications.list(owner, {});
    expect(await changes()).toBe(1);
    await notifications.markRead(owner, first.id);
    await notifications.markAllRead(owner);
    expect(await changes()).toBe(3);
    await notifications.markAllRead(owner);
    expect(await changes()).toBe(3);
    await notifications.dismiss(owner, first.id);
    await notifications.dismiss(owner, first.id);
    expect(await changes()).toBe(4);
    const undone = kyselyUserWork(database)(owner, async (work) => {
      await work.notifications.addNew(owner, [told()]);
      throw new Error("in vain");
    });
    await expect(undone).rejects.toThrow("in vain");
    expect(await changes()).toBe(4);
    await Promise.all(Array.from({ length: 10 }, () => notifications.addNew(owner, [told()])));
    expect(await changes()).toBe(14);
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

  it("keep the last recommendations of each user, those alone that they can read, and none of who is gone", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { lastRecommendations, users } = stores();
    const [first, second] = fc.sample(anyReport, { numRuns: 2, seed: 3 }) as [Report, Report];
    expect(await lastRecommendations.of(owner)).toBeNull();
    await lastRecommendations.keep(owner, first);
    await lastRecommendations.keep(owner, second);
    expect(await lastRecommendations.of(owner)).toEqual(second);
    expect(await lastRecommendations.of(stranger)).toBeNull();
    const unreadable = database.queries.updateTable("recommendations").set({ answer: "{}" });
    await unreadable.where("user_id", "=", owner).execute();
    expect(await lastRecommendations.of(owner)).toBeNull();
    await users.remove(owner);
    await lastRecommendations.keep(owner, first);
    expect(await lastRecommendations.of(owner)).toBeNull();
  });

  it("sum the records up to a day just as somebody who reads them all", async () => {
    const keyOf = ({ month, kind, category }: Activity["totals"][number]) =>
      JSON.stringify([month, kind, category]);
    const sorted = ({ totals, days, lives }: Activity) => ({
      lives: Object.fromEntries(lives),
      totals: totals.toSorted((a, b) => compareText(keyOf(a), keyOf(b))),
      days: days.toSorted(),
    });
    await fc.assert(
      fc.asyncProperty(
        transactionsOf(),
        anyCivilDate("2026-02-20", "2026-03-10"),
        async (all, today) => {
          const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
          await addMovements(owner, all);
          await addMovements(stranger, [sampleOf("income")]);
          const activity = await stores().transactions.activityUntil(owner.ledger, today);
          expect(sorted(activity)).toEqual(sorted(activityUntil(today, all)));
          const { balance, incomeCount, expenseCount } = totalsOf(all);
          const days = all.map(({ date }) => date).toSorted();
          expect(await stores().exportSummaries.of(owner.ledger)).toEqual({
            transactions: all.length,
            incomes: incomeCount,
            expenses: expenseCount,
            goals: 0,
            budgets: 0,
            balance,
            oldest: days.at(0) ?? null,
            newest: days.at(-1) ?? null,
          });
          await removeUser(owner.user);
          await removeUser(stranger.user);
        },
      ),
      { numRuns: runs(15) },
    );
  });

  it("count the goals and budgets of their owner alone for an export", async () => {
    const [owner, stranger] = [await newOwnLedger(), await newOwnLedger()];
    await writeIn(database)(owner, async ({ goals, budgets }) => {
      for (const name of ["Casa", "Carro"]) await goals.create(goalNamed(name));
      await budgets.create(budgetOf("Lazer", "2026-02"));
    });
    const countsOf = ({ ledger }: Member) => stores().exportSummaries.of(ledger);
    expect(await countsOf(owner)).toMatchObject({ goals: 2, budgets: 1 });
    expect(await countsOf(stranger)).toMatchObject({ goals: 0, budgets: 0 });
  });

  it("show one moment within a snapshot, whatever is written meanwhile", async () => {
    const owner = await newOwnLedger();
    const record = sampleOf("income");
    const list = (from: Stores) => from.transactions.list(owner.ledger, "income", {});
    let written = Promise.resolve();
    const seen = await kyselySnapshot(database)(async (snapshot) => {
      const before = await list(snapshot);
      written = addMovements(owner, [record]);
      // SQLite lets it wait for its one connection until the snapshot has ended.
      if (storage === "PostgreSQL") await written;
      return [before, await list(snapshot)];
    });
    await written;
    expect(seen).toEqual([[], []]);
    expect(await list(stores())).toEqual([record]);
  });

  it("remember the keys of one user apart from those of another, and forget old ones", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { idempotencyKeys } = stores();
    const keyed = { fingerprint: "f", answer: '{"a":1}' };
    await idempotencyKeys.keep(owner, "key", keyed, 10);
    await idempotencyKeys.keep(stranger, "key", { ...keyed, fingerprint: "g" }, 10);
    expect(await idempotencyKeys.find(owner, "key", 10)).toEqual(keyed);
    expect(await idempotencyKeys.find(owner, "key", 11)).toBe(null);
    await idempotencyKeys.keep(stranger, "key", { ...keyed, fingerprint: "h" }, 11);
    expect(await idempotencyKeys.removeOlder(10)).toBe(false);
    expect(await idempotencyKeys.find(owner, "key", 10)).toEqual(keyed);
    expect(await idempotencyKeys.removeOlder(11)).toBe(false);
    expect(await idempotencyKeys.find(owner, "key", 10)).toBe(null);
    expect(await idempotencyKeys.find(stranger, "key", 10)).toMatchObject({ fingerprint: "h" });
  });

  it("leave nothing of a work that failed midway", async () => {
    const owner = await newOwner();
    const work = kyselyUserWork(database)(owner, async ({ profiles }) => {
      await profiles.add(owner, { name: "Rui", age: 30 });
      throw new Error("midway");
    });
    await expect(work).rejects.toThrow("midway");
    expect(await stores().profiles.of(owner)).toBe(null);
  });

  it("let the works of one user happen one after the other", async () => {
    const owner = await newOwner();
    const another = (id: number) =>
      kyselyUserWork(database)(owner, async ({ tokens }) => {
        await tokens.keepNewest(owner, 1, 5);
        await tokens.add(tokenOf(`${owner}-${id}`), owner, id);
      });
    await Promise.all(Array.from({ length: 10 }, (_, id) => another(id)));
    const held = database.queries.selectFrom("tokens").select("digest");
    expect(await held.where("user_id", "=", owner).execute()).toHaveLength(2);
  });

  it("let the works of one ledger happen one after the other", async () => {
    const { user, ledger } = await newOwnLedger();
    const atMostTwo = () =>
      ledgerWorkOf(database)({ user, ledger }, null, async ({ transactions, records }) => {
        if ((await transactions.list(ledger, "income", {})).length >= 2) return;
        await records.transactions.create(sampleOf("income"));
      });
    await Promise.all(Array.from({ length: 10 }, atMostTwo));
    expect(await stores().transactions.list(ledger, "income", {})).toHaveLength(2);
  });

  it("carry out once what ten calls ask for at the same time under one key", async () => {
    const owner = await newOwnLedger();
    const { id: _id, kind, ...draft } = sampleOf("expense");
    const creation = {
      id: null,
      change: null,
      once: { key: "a-key", fingerprint: "a-wish" },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => writes()[kind].create(owner, draft, creation)),
    );
    const [first] = outcomes;
    expect(first).toMatchObject(accepted({ record: draft, revision: 2 }));
    for (const outcome of outcomes) expect(outcome).toEqual(first);
    expect(await stores().transactions.list(owner.ledger, kind, {})).toHaveLength(1);
  });

  it("take everything of a user along when the user is deleted", async () => {
    const { user: owner, ledger } = await newOwnLedger();
    await stores().profiles.add(owner, { name: "Rui", age: null });
    await addMovements({ user: owner, ledger }, [sampleOf("income")]);
    await stores().tokens.add(tokenOf(`${owner}-token`), owner, 1);
    await writeIn(database)({ user: owner, ledger }, async ({ goals, budgets }) => {
      await goals.create(goalNamed("Casa"));
      await budgets.create(budgetOf("Lazer", "2026-02"));
    });
    const photo = photoAt(1);
    await stores().photos.add(ledger, photo);
    await stores().achievements.add(owner, ["first-goal"], 1);
    await removeUser(owner);
    expect(await stores().ledgers.find(ledger)).toBe(null);
    expect(await stores().achievements.list(owner)).toEqual([]);
    expect(await stores().goals.list(ledger)).toEqual([]);
    expect(await stores().budgets.list(ledger)).toEqual([]);
    expect(await stores().photos.exists(photo.name)).toBe(false);
    expect(await stores().profiles.of(owner)).toBe(null);
    expect(await stores().transactions.list(ledger, "income", {})).toEqual([]);
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
    const { user, ledger } = await newOwnLedger();
    const [category] = await stores().ledgers.categories(ledger);
    if (category === undefined) throw new Error("no category");
    const stamps = { revision: 1, created_at: 1, changed_at: 1, changed_by: "sistema" } as const;
    const content = { kind: "income", date: civilDate(2026, 2, 28), amount: ZERO } as const;
    const row = { ...stamps, ...content, ledger_id: ledger, category_id: category.id };
    const insert = (wrong: object) =>
      database.queries
        .insertInto("transactions")
        .values({ ...row, id: transactionId(timeOrderedId()), ...wrong })
        .execute();
    await insert({});
    await expect(insert({ amount: -1 })).rejects.toThrow();
    await expect(insert({ amount: MAX_AMOUNT + 1 })).rejects.toThrow();
    await expect(insert({ amount: "doze" })).rejects.toThrow();
    await expect(insert({ kind: "transfer" })).rejects.toThrow();
    await expect(insert({ date: "2026-1-1" })).rejects.toThrow();
    await expect(insert({ category_id: null })).rejects.toThrow();
    await expect(insert({ category_id: "none" })).rejects.toThrow();
    await expect(insert({ ledger_id: "none" })).rejects.toThrow();
    await expect(insert({ revision: 0 })).rejects.toThrow();
    const add = (budget: Budget) =>
      writeIn(database)({ user, ledger }, ({ budgets }) => budgets.create(budget));
    const { photos } = stores();
    const budget = budgetOf("Lazer", "2026-02");
    await expect(add({ ...budget, limit: cents(-1) })).rejects.toThrow();
    await expect(add(budgetOf("Lazer", "2026-2"))).rejects.toThrow();
    await expect(photos.add(ledger, { ...photoAt(1), bytes: 0 })).rejects.toThrow();
    await expect(photos.add(ledger, { ...photoAt(1), name: "../a" })).rejects.toThrow();
  });
});
