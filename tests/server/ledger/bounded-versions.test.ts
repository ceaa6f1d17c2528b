import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, transactionId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { ledgerWorkOf, newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { runs } from "../../support/runs.ts";

const MAX_VERSIONS = 100;

const income = (): Transaction => ({
  id: transactionId(timeOrderedId()),
  kind: "income",
  date: civilDate(2026, 2, 28),
  category: "Salário",
  amount: cents(1),
  description: null,
});

describe.each(STORAGES)("the versions of a ledger, over $name,", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const workAt = (now: number) => ledgerWorkOf(database, now, MAX_VERSIONS);

  /** Makes records as one change. */
  async function make(member: Member, now: number, records: number): Promise<ChangeId> {
    const change = changeId(timeOrderedId());
    const all = Array.from({ length: records }, income);
    await workAt(now)(member, change, (stores) => stores.records.transactions.createAll(all));
    return change;
  }

  /** The number of versions of each change that has some. */
  async function versionsOf({ ledger }: Member): Promise<ReadonlyMap<string, number>> {
    const versions = database.queries.selectFrom("versions").where("ledger_id", "=", ledger);
    const rows = await versions
      .select(["change_id", ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy("change_id")
      .execute();
    return new Map(rows.map(({ change_id: change, count }) => [change, count]));
  }

  const atMostOf = async ({ ledger }: Member) => {
    const own = database.queries.selectFrom("ledgers").where("id", "=", ledger);
    return (await own.select("versions_at_most as most").executeTakeFirstOrThrow()).most;
  };

  it("are never more than allowed: the oldest changes lose theirs whole, and the newest one none", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 12 }),
        async (sizes) => {
          const member = await newMember(database);
          const made: ChangeId[] = [];
          for (const [at, size] of sizes.entries()) {
            made.push(await make(member, at + 1, size));
            const kept = await versionsOf(member);
            const count = [...kept.values()].reduce((sum, one) => sum + one, 0);
            expect(count).toBeLessThanOrEqual(MAX_VERSIONS);
            expect(await atMostOf(member)).toBe(count);
            // What is kept is what came last, each change with all its versions.
            const last = made.slice(made.length - kept.size);
            expect(kept).toEqual(new Map(last.map((id) => [id, sizes[made.indexOf(id)]])));
            // No more went than a twentieth of the room, and the change in which that ended.
            const lost = made.length - kept.size - 1;
            if (lost >= 0)
              expect(count + (sizes[lost] ?? 0)).toBeGreaterThan(MAX_VERSIONS * 0.95 - 45);
          }
        },
      ),
      { numRuns: runs(20) },
    );
  });

  it("of one change that has more are all there until the next one", async () => {
    const member = await newMember(database);
    await make(member, 1, 30);
    const large = await make(member, 2, MAX_VERSIONS + 20);
    expect(await versionsOf(member)).toEqual(new Map([[large, MAX_VERSIONS + 20]]));
    const next = await make(member, 3, 1);
    expect(await versionsOf(member)).toEqual(new Map([[next, 1]]));
  });

  it("that are gone can be undone no more, all others can", async () => {
    const member = await newMember(database);
    const [oldest, newer] = [await make(member, 1, 60), await make(member, 2, 45)];
    const planOf = (change: ChangeId) =>
      workAt(3)(member, null, ({ records }) => records.undo(change).plan());
    expect(await planOf(oldest)).toBeNull();
    expect(await planOf(newer)).toMatchObject({ ok: true });
  });

  it("are counted anew where others went", async () => {
    const member = await newMember(database);
    await make(member, 1, 90);
    const own = database.queries.deleteFrom("versions").where("ledger_id", "=", member.ledger);
    await own.execute();
    const [first, second] = [await make(member, 2, 8), await make(member, 3, 8)];
    expect(new Set((await versionsOf(member)).keys())).toEqual(new Set([first, second]));
    expect(await atMostOf(member)).toBe(16);
  });
});
