import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RecordWriters } from "../../../server/application/ledger/ledger-work.ts";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import {
  listChanges,
  type ChangesPart,
  type WantedChanges,
} from "../../../server/application/ledger/list-changes.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselySnapshot,
  kyselyStores,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { newMember, writeIn } from "../support/ledgers.ts";
import { anyWorks, CONTENT, logModel, type Wish } from "../support/log-model.ts";
import { STORAGES } from "../support/storages.ts";
import { runs } from "../../support/runs.ts";

// A machine that has much else to do may take long to write so much.
vi.setConfig({ testTimeout: 120_000 });

type Log = ReturnType<typeof logModel>;

describe.each(STORAGES)("the log over $name", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const ledgers = () => kyselyStores(database.queries).ledgers;

  async function work(member: Member, log: Log, wishes: readonly Wish[], fails = false) {
    const done = writeIn(database)(member, async (records) => {
      const take = await log.perform(wishes, records);
      if (fails) throw new Error("at the end");
      return take;
    });
    if (fails) await expect(done).rejects.toThrow("at the end");
    else (await done)();
  }

  async function partOf({ ledger }: Member, wanted: Partial<WantedChanges>): Promise<ChangesPart> {
    const read = listChanges({ snapshot: kyselySnapshot(database) });
    const all = { since: 0, period: {}, limit: null, after: null };
    const listed = await read(ledger, { ...all, ...wanted });
    if (!listed.ok) throw new Error(listed.reason);
    return listed.value;
  }

  /** All parts of a reading, and what may happen between two of them. */
  async function partsOf(
    member: Member,
    wanted: Partial<WantedChanges>,
    between = async () => {},
  ): Promise<readonly ChangesPart[]> {
    const parts = [await partOf(member, wanted)];
    for (let next = parts[0]?.next ?? null; next !== null; next = parts.at(-1)?.next ?? null) {
      await between();
      parts.push(await partOf(member, { ...wanted, after: next }));
    }
    return parts;
  }

  const byRevision = (one: StoredRecord<{ id: string }>, other: StoredRecord<{ id: string }>) =>
    one.revision - other.revision || compareText(one.record.id, other.record.id);

  /** What a ledger's log has to tell after a revision, as the model remembers it; categories by name. */
  const changedIn = ({ model }: Log, since: number) => {
    const after = <Entity extends { id: string }>(
      records: ReadonlyMap<string, StoredRecord<Entity>>,
    ) =>
      [...records.values()]
        .filter(({ revision, removed }) => revision > since && !(since === 0 && removed))
        .toSorted(byRevision);
    return {
      transactions: after(model.transactions),
      budgets: after(model.budgets),
      goals: after(model.goals),
    };
  };

  const namesIn = async ({ ledger }: Member) =>
    new Map((await ledgers().categories(ledger)).map(({ id, name }) => [id, name]));

  /** What parts tell, one after the other, with categories by name. */
  async function namedIn(member: Member, parts: readonly ChangesPart[]) {
    const names = await namesIn(member);
    const named = <Entity extends { category: string }>(row: StoredRecord<Entity>) => ({
      ...row,
      record: { ...row.record, category: names.get(row.record.category as never) },
    });
    return {
      transactions: parts.flatMap(({ transactions }) => transactions.map(named)),
      budgets: parts.flatMap(({ budgets }) => budgets.map(named)),
      goals: parts.flatMap(({ goals }) => goals),
    };
  }

  it("counts each work that writes, and stamps what it wrote; one that fails or writes nothing leaves all as it was", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorks, async (works) => {
        const [member, log] = [await newMember(database), logModel()];
        for (const { wishes, fails } of works) {
          await work(member, log, wishes, fails);
          const ledger = await ledgers().find(member.ledger);
          expect(ledger?.revision).toBe(log.revision());
        }
        const told = await namedIn(member, [await partOf(member, { since: 1 })]);
        expect(told).toEqual(changedIn(log, 1));
        for (const stamped of Object.values(told).flat())
          expect(stamped.revision).toBeLessThanOrEqual(log.revision());
      }),
      { numRuns: runs(15) },
    );
  });

  it("tells after each revision exactly what was written since, in parts of any size, tombstones too", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorks, async (works) => {
        const [member, log] = [await newMember(database), logModel()];
        for (const { wishes, fails } of works) await work(member, log, wishes, fails);
        for (let since = 1; since <= log.revision(); since += 1)
          for (const limit of [null, 1, 2, 5]) {
            const parts = await partsOf(member, { since, limit });
            expect(await namedIn(member, parts)).toEqual(changedIn(log, since));
            for (const { revision } of parts) expect(revision).toBe(log.revision());
            for (const { transactions } of parts)
              expect(transactions.length).toBeLessThanOrEqual(limit ?? Infinity);
          }
      }),
      { numRuns: runs(8) },
    );
  });

  it("tells of everything what is alive, newest first, in parts of any size, and of some days alone", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorks, async (works) => {
        const [member, log] = [await newMember(database), logModel()];
        for (const { wishes, fails } of works) await work(member, log, wishes, fails);
        const { transactions, ...others } = changedIn(log, 0);
        const newestFirst = transactions.toSorted(
          ({ record: one }, { record: other }) =>
            compareText(other.date, one.date) || compareText(other.id, one.id),
        );
        const days = newestFirst.map(({ record }) => record.date);
        for (const [from, to] of [[], [days.at(-1), days.at(-1)], [days.at(0)]] as const)
          for (const limit of [null, 1, 2, 5]) {
            const period = { from, to };
            const parts = await partsOf(member, { period, limit });
            const wanted = newestFirst.filter(
              ({ record }) => (from ?? "") <= record.date && record.date <= (to ?? "9"),
            );
            expect(await namedIn(member, parts)).toEqual({ transactions: wanted, ...others });
          }
      }),
      { numRuns: runs(8) },
    );
  });

  it("leaves nothing out for who reads it in parts while others write, and then asks for what came after", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorks, anyWorks, fc.boolean(), async (works, meanwhile, whole) => {
        const [member, log] = [await newMember(database), logModel()];
        for (const { wishes } of works) await work(member, log, wishes);
        const others = [...meanwhile];
        const parts = await partsOf(member, { since: whole ? 0 : 1, limit: 1 }, async () => {
          await work(member, log, others.shift()?.wishes ?? []);
        });
        const revision = parts[0]?.revision ?? 0;
        const rest = await partsOf(member, { since: revision });
        const copy = new Map<string, StoredRecord<unknown>>();
        for (const part of [...parts, ...rest])
          for (const row of [...part.transactions, ...part.budgets, ...part.goals]) {
            if (row.removed) copy.delete(row.record.id);
            else copy.set(row.record.id, row);
          }
        const alive = Object.values(changedIn(log, 0)).flatMap((rows) =>
          rows.map(({ record, revision: last }) => [record.id, last] as const),
        );
        const held = [...copy].map(([id, { revision: last }]) => [id, last] as const);
        expect(new Map(held)).toEqual(new Map(alive));
      }),
      { numRuns: runs(15) },
    );
  });

  it("keeps sums of months that are those of a recount, whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorks, async (works) => {
        const [member, log] = [await newMember(database), logModel()];
        for (const { wishes, fails } of works) await work(member, log, wishes, fails);
        const names = await namesIn(member);
        const keyOf = (month: string, kind: TransactionKind, category?: string) =>
          [month, kind, category].join(" ");
        const kept = (await ledgers().monthSums(member.ledger)).map(
          ({ month, kind, category, sum, count }) =>
            [keyOf(month, kind, names.get(category)), { sum, count }] as const,
        );
        const recount = new Map<string, Pick<MonthSum, "sum" | "count">>();
        for (const { record } of changedIn(log, 0).transactions) {
          const key = keyOf(monthOf(record.date), record.kind, record.category);
          const { sum, count } = recount.get(key) ?? { sum: 0, count: 0 };
          recount.set(key, { sum: cents(sum + record.amount), count: count + 1 });
        }
        expect(new Map(kept)).toEqual(recount);
        expect(kept).toHaveLength(recount.size);
      }),
      { numRuns: runs(20) },
    );
  });

  it("makes many records at once as it makes them one after the other", async () => {
    const records = Array.from({ length: 507 }, (_, number) =>
      CONTENT.transactions(timeOrderedId(), number % 2, number),
    );
    const ways: ((writers: RecordWriters) => Promise<unknown>)[] = [
      ({ transactions }) => transactions.createAll(records),
      async ({ transactions }) => {
        for (const record of records) await transactions.create(record);
      },
    ];
    const outcomes = [];
    for (const way of ways) {
      const member = await newMember(database);
      const change = changeId(timeOrderedId());
      await writeIn(database)(member, way, change);
      const names = await namesIn(member);
      const sums = await ledgers().monthSums(member.ledger);
      const versions = database.queries
        .selectFrom("versions")
        .select(["resource", "id", "revision", "before", "made_at"])
        .where("ledger_id", "=", member.ledger)
        .where("change_id", "=", change);
      outcomes.push({
        revision: (await ledgers().find(member.ledger))?.revision,
        told: await namedIn(member, [await partOf(member, { since: 1 })]),
        sums: sums
          .map(({ category, ...sum }) => JSON.stringify({ ...sum, name: names.get(category) }))
          .toSorted(),
        versions: await versions.orderBy("id").execute(),
      });
    }
    const [atOnce, oneByOne] = outcomes;
    expect(atOnce).toEqual(oneByOne);
    expect(atOnce?.revision).toBe(2);
    expect(atOnce?.versions).toHaveLength(records.length);
  });

  it("makes no revision of no records", async () => {
    const member = await newMember(database);
    await writeIn(database)(member, ({ transactions }) => transactions.createAll([]));
    expect((await ledgers().find(member.ledger))?.revision).toBe(1);
  });
});
