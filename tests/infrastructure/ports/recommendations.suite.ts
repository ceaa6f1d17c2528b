import { describe, expect, it } from "vitest";
import type { Recommendations } from "../../../src/application/recommendations/recommendations.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import { RECOMMENDATION_PERIODS } from "../../../src/domain/recommendations/recommendation-period.ts";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import type {
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** A record of some months ago, of the month that it is now if that is 0. */
export type PastRecord = {
  readonly kind: TransactionKind;
  readonly monthsAgo: number;
  readonly category: string;
  readonly amount: Cents;
};

export type Past = { readonly plan: Plan; readonly records: readonly PastRecord[] };

/** The draft of a record, by the calendar of whoever keeps it. */
export const draftOf = (
  { monthsAgo, category, amount }: PastRecord,
  today: CivilDate,
): TransactionDraft => ({
  date: daysOf(addMonths(monthOf(today), -monthsAgo)).from,
  category,
  amount,
  description: null,
});

const record = (
  kind: TransactionKind,
  monthsAgo: number,
  category: string,
  amount: number,
): PastRecord => ({ kind, monthsAgo, category, amount: cents(amount) });

const RECORDS = [
  ...[1, 2].flatMap((ago) => [
    record("income", ago, "Salário", 50_000),
    record("expense", ago, "Lazer", 10_000),
    record("expense", ago, "Habitação", 30_000),
  ]),
  record("expense", 8, "Saúde", 5_000),
];

/** What everything does that advises on somebody's figures. */
export function recommendationsSuite(open: (past: Past) => Promise<Lines<Recommendations>>): void {
  const opened = async (plan: Plan) => (await open({ plan, records: RECORDS })).signedIn;

  describe("recommendations", () => {
    it("sum up the records of the period that was asked for, and of no other month", async () => {
      const recommendations = await opened("premium");
      const { period, summary } = await recommendations.generate(6);
      expect(period).toBe(6);
      expect(summary).toMatchObject({
        income: 100_000,
        expenses: 80_000,
        // Of the two lived months.
        meanBalance: 10_000,
        fixed: 60_000,
        variable: 20_000,
        byCategory: [
          { category: "Habitação", amount: 60_000 },
          { category: "Lazer", amount: 20_000 },
        ],
      });
      expect((await recommendations.generate(12)).summary.expenses).toBe(85_000);
    });

    it("say something about the figures, and who says it", async () => {
      const { analysis, source } = await (await opened("premium")).generate(3);
      expect(analysis.text).not.toBe("");
      expect(source).toBe("rules");
    });

    it.each(RECOMMENDATION_PERIODS)("are made on %i months with Premium", async (period) => {
      const report = await (await opened("premium")).generate(period);
      expect(report.period).toBe(period);
    });

    it("are made on 3 months without Premium, and on no more", async () => {
      const recommendations = await opened("free");
      expect((await recommendations.generate(3)).period).toBe(3);
      const refusal = { type: "rejected", status: 403, detail: serverProblems["period-locked"] };
      for (const period of [6, 12, 24] as const)
        await expect(recommendations.generate(period)).rejects.toEqual(refusal);
    });

    it("stay until others are made", async () => {
      const recommendations = await opened("premium");
      expect(await recommendations.last()).toBeNull();
      const first = await recommendations.generate(3);
      expect(await recommendations.last()).toEqual(first);
      const second = await recommendations.generate(12);
      expect(await recommendations.last()).toEqual(second);
    });

    it("are made where nothing was ever recorded", async () => {
      const { signedIn } = await open({ plan: "premium", records: [] });
      const { summary } = await signedIn.generate(24);
      expect(summary).toMatchObject({ income: 0, expenses: 0, meanBalance: 0, byCategory: [] });
    });

    it("are made for who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open({ plan: "free", records: [] });
      expect(await failuresOf([signedOut.generate(3), signedOut.last()])).toEqual([
        "unauthenticated",
        "unauthenticated",
      ]);
      expect(await failuresOf([cutOff.generate(3), cutOff.last()])).toEqual(["offline", "offline"]);
    });
  });
}
