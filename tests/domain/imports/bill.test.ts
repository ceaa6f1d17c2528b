import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billsOf, joinBill } from "../../../src/domain/imports/bill.ts";
import { undoPlan } from "../../../src/domain/imports/undo.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, importLineId, transactionId } from "../../../src/domain/shared/ids.ts";
import { movedBy, type Transaction } from "../../../src/domain/transactions/transaction.ts";
import { fileOf } from "../../support/arbitraries/statement.ts";
import { reviewOf } from "../../support/review.ts";

const [OWN, OTHER, BANK] = ["own", "other", "bank"].map(accountId) as [
  ReturnType<typeof accountId>,
  ReturnType<typeof accountId>,
  ReturnType<typeof accountId>,
];
const [BOUGHT, BOOKED] = ["2026-03-05", "2026-03-07"] as [CivilDate, CivilDate];

const record = (id: string, euros: number, parts: Partial<Transaction> = {}): Transaction => ({
  id: transactionId(id),
  kind: "expense",
  date: BOUGHT,
  category: "Lazer",
  amount: cents(euros * 100),
  description: "jantar",
  account: OWN,
  ...parts,
});

const WHOLE = transactionId("bill");
const part = (id: string, euros: number, parts: Partial<Transaction> = {}) =>
  record(id, euros, { dividedFrom: WHOLE, ...parts });

const amounts = (bills: readonly Transaction[]) => bills.map(({ id, amount }) => [id, amount]);

describe("a bill", () => {
  it("is what a bank moved: with what does not count, and with its parts in the same account", () => {
    expect(amounts(billsOf([record("bill", 40, { uncounted: cents(2_000) })]))).toEqual([
      ["bill", 6_000],
    ]);
    const all = [
      part("one", 20, { uncounted: cents(500) }),
      record("bill", 40),
      part("away", 10, { account: OTHER }),
      part("alone", 7, { dividedFrom: transactionId("gone") }),
    ];
    expect(amounts(billsOf(all))).toEqual([
      ["bill", 6_500],
      ["away", 1_000],
      ["alone", 700],
    ]);
  });

  it("that was divided or is shared is proposed for the movement of its whole amount alone", () => {
    const row = (line: number, euros: number) => ({
      line,
      date: BOOKED,
      kind: "expense" as const,
      amount: cents(euros * 100),
      original: "RESTAURANTE",
      balance: null,
      taxNumber: null,
      category: null,
    });
    for (const entered of [
      [record("bill", 40, { uncounted: cents(2_000) })],
      [record("bill", 40), part("rest", 20)],
    ]) {
      const { lines } = reviewOf([fileOf("a", [row(1, 60), row(2, 40), row(3, 20)])], { entered });
      expect(
        lines.flatMap(({ line, origin }) =>
          origin.is === "possible" ? [[line, origin.match, origin.same]] : [],
        ),
      ).toEqual([[1, entered[0], true]]);
    }
  });

  const anyCents = fc.integer({ min: 1, max: 10_000 }).map(cents);
  const anyBill = fc.record({
    amount: anyCents,
    uncounted: fc.option(anyCents, { nil: undefined }),
    parts: fc.array(fc.record({ amount: anyCents, isAway: fc.boolean() }), { maxLength: 3 }),
    bank: fc.integer({ min: 1, max: 50_000 }).map(cents),
  });

  it("has the bank's cents in all once it is joined, as long as they are enough for its parts, and is as before once that is undone", () => {
    fc.assert(
      fc.property(anyBill, ({ amount, uncounted, parts, bank }) => {
        const bill = record("bill", 0, { amount, ...(uncounted && { uncounted }) });
        const own = parts.map((one, at) =>
          part(`part ${at}`, 0, { amount: one.amount, ...(one.isAway && { account: OTHER }) }),
        );
        const { moved, former } = joinBill(bill, own, { date: BOOKED, amount: bank }, BANK);
        const now = new Map([...own, ...moved].map((one) => [one.id, one]));
        const after = [bill, ...own].map(({ id }) => now.get(id)!);
        const inBank = after.filter(({ account }) => account === BANK);
        const beside = inBank.reduce((sum, one) => sum + movedBy(one), 0) - after[0]!.amount;
        if (bank >= beside) expect(after[0]!.amount + beside).toBe(bank);
        else expect(after[0]!.amount).toBe(amount);
        expect(inBank.every(({ date }) => date === BOOKED)).toBe(true);
        expect(after.map((one) => one.uncounted)).toEqual(
          [bill, ...own].map((one) => one.uncounted),
        );
        expect(after.slice(1).map((one) => one.amount)).toEqual(own.map((one) => one.amount));
        const line = {
          id: importLineId("line"),
          made: [{ ...bill, date: BOOKED, amount: former.after ?? bank, account: BANK }],
          parts: own.map(({ id }) => id),
          former,
          fulfils: null,
        };
        const plan = undoPlan([line], (id) => now.get(id) ?? null, new Set());
        const back = new Map([...now, ...plan.restore.map((one) => [one.id, one] as const)]);
        expect([bill, ...own].map(({ id }) => back.get(id))).toEqual([bill, ...own]);
        expect([plan.edited, plan.forget, plan.remove]).toEqual([[], [line.id], []]);
      }),
    );
  });

  it("that was changed after it was joined stays", () => {
    const bill = record("bill", 40, { uncounted: cents(2_000) });
    const { moved, former } = joinBill(bill, [], { date: BOOKED, amount: cents(6_000) }, BANK);
    const line = {
      id: importLineId("line"),
      made: [{ ...bill, date: BOOKED, amount: cents(4_000), account: BANK }],
      parts: [],
      former,
      fulfils: null,
    };
    const changed = { ...moved[0]!, amount: cents(3_000) };
    const plan = undoPlan([line], () => changed, new Set());
    expect([plan.edited, plan.restore]).toEqual([[bill.id], []]);
  });
});
