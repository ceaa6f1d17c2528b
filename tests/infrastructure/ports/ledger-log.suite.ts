import { describe, expect, it } from "vitest";
import type { LedgerLog } from "../../../src/application/ledger/ledger-log.ts";
import type { LedgerPart } from "../../../src/domain/ledger/changes.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { failuresOf, type Lines } from "./lines.ts";

export type OpenedLog = Lines<LedgerLog> & {
  /** Records an expense. */
  readonly spend: (draft: TransactionDraft) => Promise<TransactionId>;
  readonly remove: (id: TransactionId) => Promise<void>;
};

const draft = (day: string, amount: number): TransactionDraft => ({
  date: day as CivilDate,
  category: "Lazer",
  amount: cents(amount),
  description: null,
});

const DAYS = ["2026-11-20", "2026-11-01", "2026-10-31", "2024-02-29"];
const days = ({ transactions }: LedgerPart) =>
  transactions.map(({ record }) => record.date as string);

/** What every log of a ledger tells; each opening begins without records. */
export function ledgerLogSuite(open: () => Promise<OpenedLog>): void {
  const begun = async () => {
    const opened = await open();
    const ids: TransactionId[] = [];
    for (const [index, day] of DAYS.entries()) ids.push(await opened.spend(draft(day, index + 1)));
    return { ...opened, ids, log: opened.signedIn };
  };

  describe("the log of a ledger", () => {
    it("begins with the categories that are offered, in their order", async () => {
      const { signedIn } = await open();
      const { categories, removed } = await signedIn.changes(0);
      const names = categories.flatMap(({ record }) => (record.kind === "expense" ? [record] : []));
      const inOrder = names.toSorted((a, b) => a.position - b.position).map(({ name }) => name);
      expect(inOrder).toEqual(CATEGORIES.expense);
      expect(Object.values(removed).flat()).toEqual([]);
    });

    it("tells everything that is alive, newest days first, filed under the ids of its categories", async () => {
      const { log } = await begun();
      const part = await log.changes(0);
      expect(days(part)).toEqual(DAYS);
      expect(part.continuation).toBeNull();
      const leisure = part.categories.find(({ record }) => record.name === "Lazer");
      for (const { record, revision } of part.transactions) {
        expect(record.category).toBe(leisure?.record.id);
        expect(revision).toBeLessThanOrEqual(part.revision);
      }
    });

    it.each([1, 2, 3, 4])(
      "tells it in parts of %i that follow each other without gap or overlap",
      async (limit) => {
        const { log } = await begun();
        const told: string[] = [];
        let part = await log.changes(0, { limit });
        told.push(...days(part));
        while (part.continuation !== null) {
          part = await log.changes(0, { limit, continuation: part.continuation });
          expect(part.categories).toEqual([]);
          told.push(...days(part));
        }
        expect(told).toEqual(DAYS);
      },
    );

    it.each([
      [{ from: "2026-11-01" }, DAYS.slice(0, 2)],
      [{ to: "2026-10-31" }, DAYS.slice(2)],
      [{ from: "2026-10-31", to: "2026-11-01" }, DAYS.slice(1, 3)],
    ])("tells of %j the days within, both ends included", async (period, wanted) => {
      const { log } = await begun();
      expect(days(await log.changes(0, period as Parameters<LedgerLog["changes"]>[1]))).toEqual(
        wanted,
      );
    });

    it("tells after a revision what came since and what went, and nothing twice", async () => {
      const { log, spend, remove, ids } = await begun();
      const { revision, epoch } = await log.changes(0);
      const made = await spend(draft("2026-11-21", 9));
      await remove(ids[0] ?? transactionId(""));
      const since = await log.changes(revision);
      expect(since.epoch).toBe(epoch);
      expect(since.transactions.map(({ record }) => record.id)).toEqual([made]);
      expect(since.removed.transactions).toEqual([ids[0]]);
      const after = await log.changes(since.revision);
      expect([...after.transactions, ...after.removed.transactions]).toEqual([]);
      expect(after.revision).toBe(since.revision);
    });

    it.each([1, 2, 3, 4])(
      "tells a difference in parts of %i as it tells all of it",
      async (limit) => {
        const { log, spend, remove, ids } = await begun();
        const { revision } = await log.changes(0);
        for (const day of DAYS) await spend(draft(day, 9));
        await remove(ids[0] ?? transactionId(""));
        const told: string[] = [];
        let place: { continuation?: string } = {};
        for (;;) {
          const part = await log.changes(revision, { limit, ...place });
          told.push(
            ...part.transactions.map(({ record }) => record.id),
            ...part.removed.transactions,
          );
          expect(part.revision).toBe(revision + DAYS.length + 1);
          if (part.continuation === null) break;
          place = { continuation: part.continuation };
        }
        const { transactions, removed } = await log.changes(revision);
        const all = [...transactions.map(({ record }) => record.id), ...removed.transactions];
        expect([...new Set(told)].toSorted()).toEqual(all.toSorted());
      },
    );

    it("sums up each month, and follows what is removed", async () => {
      const { log, remove, ids } = await begun();
      const told = async () =>
        (await log.monthSums())
          .map(({ month, kind, sum, count }) => [month, kind, sum, count])
          .toSorted((a, b) => compareText(String(a[0]), String(b[0])));
      const october = ["2026-10", "expense", 3, 1];
      const oldest = ["2024-02", "expense", 4, 1];
      expect(await told()).toEqual([oldest, october, ["2026-11", "expense", 3, 2]]);
      await remove(ids[0] ?? transactionId(""));
      expect(await told()).toEqual([oldest, october, ["2026-11", "expense", 2, 1]]);
    });

    it("knows nothing of a revision that is still to come", async () => {
      const { log } = await begun();
      await expect(log.changes(1_000)).rejects.toMatchObject({ type: "rejected", status: 410 });
    });

    it("rejects every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (log: LedgerLog) => [log.changes(0), log.changes(1), log.monthSums()];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(3).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(3).fill("offline"));
    });
  });
}
