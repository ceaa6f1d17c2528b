import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import type { Pause } from "../../../server/application/pause.ts";
import { listChanges } from "../../../server/application/ledger/list-changes.ts";
import { pruneLedgers } from "../../../server/application/ledger/prune-ledgers.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyPruning } from "../../../server/infrastructure/persistence/ledger/kysely-pruning.ts";
import {
  kyselySnapshot,
  kyselyStores,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import { begun } from "../../../src/domain/recurrences/settle.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  budgetId,
  goalId,
  recurrenceId,
  ruleId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
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

const rule: Rule = {
  id: ruleId(timeOrderedId()),
  kind: "expense",
  contains: "cinema",
  category: "Lazer",
  leavesOut: false,
  description: null,
  position: 0,
};

const START = civilDate(2026, 3, 1);
const rent = begun(
  {
    kind: "expense",
    category: "Habitação",
    cost: { of: "each", amount: cents(50_000) },
    description: null,
    start: START,
    every: 1,
    unit: "month",
    end: null,
    times: null,
    weekend: "keep",
    mode: "confirm",
    paused: false,
  },
  recurrenceId(timeOrderedId()),
  START,
  "start",
);

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

  /** Clears away at a moment what has been kept long enough by then, in all ledgers. */
  const pruneAt = (now: number, pause: Pause = async () => {}) =>
    pruneLedgers({
      pruning: kyselyPruning(database),
      clock: { now: () => now },
      rested: async (part) => {
        const outcome = await part();
        await pause();
        return outcome;
      },
      tellLeft: (error) => {
        throw error;
      },
    })();

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
    await pruneAt(at + 30 * DAY);
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

  it.each(["rules", "recurrences"] as const)(
    "is missed by whoever asks for what came before it was cleared away, of %s too",
    async (kind) => {
      const at = 5 * DAY;
      const member = await newMember(database);
      const write = writeIn(database, at);
      await write(member, async ({ rules, recurrences }) => {
        if (kind === "rules") await rules.create(rule);
        else await recurrences.create(rent);
      });
      await write(member, async ({ rules, recurrences }) => {
        if (kind === "rules") await rules.remove(rule.id);
        else await recurrences.remove(rent.id);
      });
      expect(await since(member, 2)).toMatchObject({ value: { [kind]: [{ removed: true }] } });
      await pruneAt(at + 30 * DAY + 1);
      expect(await since(member, 2)).toEqual(refused("changes-gone"));
      expect(await since(member, 3)).toMatchObject({ ok: true, value: { [kind]: [] } });
    },
  );

  it("is cleared away after them, and who asks for what came before is told so", async () => {
    const at = 5 * DAY;
    const { member, movement } = await newLedger(at);
    const recent = income();
    const later = writeIn(database, at + 10 * DAY);
    await later(member, ({ transactions }) => transactions.create(recent));
    await later(member, ({ transactions }) => transactions.remove(recent.id));
    await pruneAt(at + 30 * DAY + 1);

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
    await pruneAt(at + 31 * DAY);
    expect(await isThere()).toBe(true);
    await pruneAt(at + 51 * DAY);
    expect(await isThere()).toBe(false);
  });

  it("leaves what is alive as it is, however old, and its sums", async () => {
    const at = 5 * DAY;
    const { member } = await newLedger(at);
    const write = writeIn(database, at);
    for (let count = 0; count < 3; count += 1)
      await write(member, ({ transactions }) => transactions.create(income()));
    const all = () => stores().transactions.list(member.ledger, "income", {});
    const before = await all();
    await pruneAt(at + 400 * DAY);
    expect(await all()).toEqual(before);
    expect(await stores().ledgers.monthSums(member.ledger)).toMatchObject([{ sum: 3, count: 3 }]);
  });

  it("of whoever never comes back goes as that of everybody else, and recent things stay", async () => {
    const at = 5 * DAY;
    const gone = await newLedger(at);
    const recent = await newLedger(at + 2 * DAY);
    await pruneAt(at + 31 * DAY);
    expect(await since(gone.member, 3)).toEqual(refused("changes-gone"));
    expect(await versionsOf(gone.member)).toEqual([]);
    expect(await since(recent.member, 3)).toMatchObject({ ok: true });
    expect(await versionsOf(recent.member)).toEqual([2, 2, 2, 3, 4, 4, 4]);
  });

  it("is told to the last, or refused, however far the clearing away has come, and goes on where it was cut off", async () => {
    const at = 5 * DAY;
    const member = await newMember(database);
    const many = Array.from({ length: 1_200 }, income);
    await writeIn(database, at)(member, ({ transactions }) => transactions.createAll(many));
    const parts = [many.slice(0, 500), many.slice(500, 600), many.slice(600)];
    for (const [later, part] of parts.entries())
      await writeIn(database, at + later)(member, ({ transactions }) =>
        transactions.removeAll(part.map(({ id }) => id)),
      );
    const removedSince = async (revision: number) => {
      const told = await since(member, revision);
      return told.ok ? told.value.transactions.filter((row) => row.removed).length : null;
    };
    const tell = () => Promise.all([1, 2, 3, 4, 5].map(removedSince));
    const whole = await tell();
    expect(whole).toEqual([1_200, 1_200, 700, 600, 0]);

    const states: (readonly (number | null)[])[] = [];
    const pause = async () => {
      states.push(await tell());
      throw new Error("cut off");
    };
    for (let times = 0; times < 10; times += 1) await pruneAt(at + 31 * DAY, pause).catch(() => {});
    for (const state of states)
      for (const [index, count] of state.entries()) expect([null, whole[index]]).toContain(count);
    expect(states[0]).toEqual([null, null, 700, 600, 0]);
    expect(states.at(-1)).toEqual([null, null, null, null, 0]);
    await pruneAt(at + 31 * DAY);
    expect(await versionsOf(member)).toEqual([]);
    expect((await since(member, 5)).ok).toBe(true);
  });

  it("makes nobody wait who writes meanwhile", async () => {
    const at = 5 * DAY;
    const member = await newMember(database);
    const many = Array.from({ length: 5_000 }, income);
    await writeIn(database, at)(member, ({ transactions }) => transactions.createAll(many));
    let parts = 0;
    const pruning = pruneAt(at + 31 * DAY, async () => {
      parts += 1;
    });
    await writeIn(database, at + 31 * DAY)(member, ({ transactions }) =>
      transactions.create(income()),
    );
    const partsUntilWritten = parts;
    await pruning;
    expect(parts).toBeGreaterThanOrEqual(10);
    expect(partsUntilWritten).toBeLessThan(3);
  });

  it("is cleared away by two servers at once as by one", async () => {
    const at = 5 * DAY;
    const { member } = await newLedger(at);
    await Promise.all([pruneAt(at + 31 * DAY), pruneAt(at + 31 * DAY)]);
    expect(await versionsOf(member)).toEqual([]);
    expect(await since(member, 3)).toEqual(refused("changes-gone"));
    expect(await since(member, 4)).toMatchObject({ ok: true });
  });

  it("that cannot be cleared away in one ledger is told, and holds up no other", async () => {
    const at = 5 * DAY;
    const [stuck, other] = [await newLedger(at), await newLedger(at)];
    const pruning = kyselyPruning(database);
    const told: unknown[] = [];
    const fault = new Error("a fault");
    await pruneLedgers({
      pruning: {
        ...pruning,
        pruneSome: (ledger, before) =>
          ledger === stuck.member.ledger
            ? Promise.reject(fault)
            : pruning.pruneSome(ledger, before),
      },
      clock: { now: () => at + 31 * DAY },
      rested: (part) => part(),
      tellLeft: (error) => told.push(error),
    })();
    expect(told).toEqual([fault]);
    expect(await versionsOf(stuck.member)).not.toEqual([]);
    expect(await versionsOf(other.member)).toEqual([]);
  });
});
