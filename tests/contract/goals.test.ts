import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeGoal, encodeGoal, goalListSchema, goalSchema } from "../../src/contract/goals.ts";
import { anyGoal } from "../support/arbitraries/goal.ts";
import { overTheWire, read, refusals } from "../support/read.ts";
import { badDates, badMoney } from "./bad-input.ts";

const body = {
  id: "1",
  nome: "Férias",
  valor_total: 100,
  valor_atual: 0,
  prazo: null,
  foto_url: null,
};

describe("a goal", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(decodeGoal(read(goalSchema, overTheWire(encodeGoal(goal))))).toEqual(goal);
      }),
    );
  });

  it("keeps its place in a list over the wire", () => {
    fc.assert(
      fc.property(fc.array(anyGoal), (goals) => {
        const received = read(goalListSchema, overTheWire(goals.map(encodeGoal)));
        expect(received.map(decodeGoal)).toEqual(goals);
      }),
    );
  });

  it("is read without the fields that this client does not know", () => {
    expect(read(goalSchema, { ...body, cor: "verde" })).toEqual(read(goalSchema, body));
  });

  it.each(badMoney)("is refused with the total %s", (_, valor_total, code) => {
    expect(refusals(goalSchema, { ...body, valor_total })).toEqual({ valor_total: code });
  });

  it.each(badDates.filter(([date]) => date !== null))(
    "is refused with the deadline %j",
    (prazo, code) => {
      expect(refusals(goalSchema, { ...body, prazo })).toEqual({ prazo: code });
    },
  );
});
