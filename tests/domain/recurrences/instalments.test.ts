import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instalmentsLeft } from "../../../src/domain/recurrences/instalments-left.ts";
import { comeTo, type Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import { openOccurrences } from "../../../src/domain/recurrences/occurrences.ts";
import { begun, settled } from "../../../src/domain/recurrences/settle.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyInstalments } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const id = recurrenceId("01890000-0000-7000-8000-000000000001");

describe("instalments", () => {
  it("come to the total and the fee, to the cent, and differ by at most a cent but for the fee", () => {
    fc.assert(
      fc.property(anyInstalments, (draft) => {
        if (draft.cost.of !== "parts") throw new Error("parts");
        const parts = [...openOccurrences(begun(draft, id, draft.start, "start"))];
        const { total, fee } = draft.cost;
        expect(parts).toHaveLength(draft.times ?? 0);
        const amounts = parts.map((one, index) => one.amount - (index === 0 ? fee : 0));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("are each an amount that a record can have, whatever the total and the fee", () => {
    fc.assert(
      fc.property(anyInstalments, anyAmount, anyAmount, (draft, total, fee) => {
        const plan = { ...draft, cost: { of: "parts", total, fee } } as const;
        for (const { amount } of openOccurrences(begun(plan, id, draft.start, "start")))
          expect(amount).toBeLessThanOrEqual(MAX_AMOUNT);
      }),
    );
  });

  it("come to the total and the fee with what was paid, whatever that was, and whichever was paid", () => {
    const payments = fc.array(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 50_000 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyInstalments, payments, (draft, all) => {
        if (draft.cost.of !== "parts") throw new Error("parts");
        const plan = begun(draft, id, draft.start, "start");
        const owed = draft.cost.total + draft.cost.fee;
        let outcomes: readonly Outcome[] = [];
        let paid = 0;
        for (const [at, amount] of all) {
          const open = [...openOccurrences(comeTo(plan, outcomes))];
          const day = open[at % Math.max(1, open.length)]?.day;
          if (day === undefined || paid + amount >= owed) continue;
          outcomes = [...outcomes, { day, became: "recorded", amount: cents(amount) }];
          paid += amount;
          const left = [...openOccurrences(comeTo(plan, outcomes))];
          const sum = left.reduce((before, one) => before + one.amount, 0);
          if (open.length > 1) expect(paid + sum).toBe(owed);
          const told = instalmentsLeft(comeTo(plan, outcomes));
          expect([told?.left, told?.amount]).toEqual([left.length, sum]);
        }
      }),
    );
  });

  it("come to what is owed where one was moved while others had another amount", () => {
    const cost = { of: "parts", total: cents(700_00), fee: cents(0) } as const;
    const plan = planned({ cost, times: 7 });
    const moved = {
      day: "2031-03-01" as CivilDate,
      date: "2031-03-05" as CivilDate,
      became: "changed",
      amount: cents(116_66),
    } as const;
    const sums = [
      [moved],
      [moved, { day: plan.start, became: "recorded", amount: cents(1) } as const],
    ].map((outcomes) => instalmentsLeft(comeTo(plan, outcomes))?.amount);
    expect(sums).toEqual([700_00, 699_99]);
  });

  it("tell how many are left and what they come to", () => {
    const phone = planned({
      cost: { of: "parts", total: cents(600_00), fee: cents(5_00) },
      times: 12,
    });
    const months = ["01", "02", "03", "04", "05"].map((month) => `2031-${month}-01` as CivilDate);
    expect(instalmentsLeft(settled(phone, months))).toEqual({ left: 7, of: 12, amount: 350_00 });
    expect(instalmentsLeft(planned())).toBeNull();
  });
});
