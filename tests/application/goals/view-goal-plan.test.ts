import { describe, expect, it } from "vitest";
import { viewGoalPlan } from "../../../src/application/goals/view-goal-plan.ts";
import { viewNormalMonth } from "../../../src/application/forecast/view-normal-month.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { earned, recordOn, spent, TODAY } from "../../support/facts.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { goalWith } from "../../support/goals.ts";
import { bookOf } from "../../support/read-whole.ts";

const clock = fakeClock(TODAY);

/** A year in which each month left 100 €. */
const RECORDS = [
  ...earned("Salário", ...Array.from({ length: 13 }, () => 500_00)),
  ...spent("Lazer", ...Array.from({ length: 13 }, () => 400_00)),
];

const GOAL = goalWith({ total: cents(250_00), current: cents(0) });

const partOf = async () => fakeLedger({ transactions: RECORDS, goals: [GOAL] }).log.changes(0);

describe("a normal month of a book", () => {
  it("is told once the months that count are all there", async () => {
    const part = await partOf();
    const reaching = (held: YearMonth) => applyPart(EMPTY_BOOK, part, { since: 0, held });
    expect(viewNormalMonth(clock)(reaching("2025-12" as YearMonth))).toBeNull();
    expect(viewNormalMonth(clock)(reaching("2025-11" as YearMonth))?.surplus).toBe(100_00);
  });

  it("stays the same as long as its records do", async () => {
    const view = viewNormalMonth(clock);
    const book = await bookOf({ transactions: RECORDS });
    expect(view({ ...book, goals: new Map() })).toBe(view(book));
    const more = await bookOf({
      transactions: [...RECORDS, recordOn(TODAY, "expense", "Lazer", 1)],
    });
    expect(view(more)).toEqual(view(book));
    const other = await bookOf({ transactions: RECORDS.slice(1) });
    expect(view(other)).not.toEqual(view(book));
  });
});

describe("the plan for the goals of a book", () => {
  it("has each goal that is not reached, with what a normal month leaves", async () => {
    const reached = goalWith({ current: cents(100_000) });
    const book = await bookOf({ transactions: RECORDS, goals: [GOAL, reached] });
    const plan = viewGoalPlan(clock)(book);
    expect([...(plan?.keys() ?? [])]).toEqual([GOAL.id]);
    expect(plan?.get(GOAL.id)).toMatchObject({ monthly: 100_00, months: 3 });
  });

  it("is not known while the book does not reach back far enough", async () => {
    const book = applyPart(EMPTY_BOOK, await partOf(), { since: 0, held: "2026-10" as YearMonth });
    expect(viewGoalPlan(clock)(book)).toBeNull();
  });
});
