import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeSimulation,
  decodeSimulationRequest,
  encodeSimulation,
  encodeSimulationRequest,
  simulationRequestSchema,
  simulationSchema,
} from "../../src/contract/simulation.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { goalId } from "../../src/domain/shared/ids.ts";
import { simulate } from "../../src/domain/simulation/simulation.ts";
import { CATEGORIES } from "../../src/domain/categories/standard-names.ts";
import { anyAmount } from "../support/arbitraries/cents.ts";
import { anyGoal } from "../support/arbitraries/goal.ts";
import { anyNormalMonth, NORMAL_TODAY } from "../support/arbitraries/simulation.ts";
import { overTheWire, read, refusals } from "../support/read.ts";
import { badMoney } from "./bad-input.ts";

const anyRequest = fc.record({
  category: fc.constantFrom(...CATEGORIES.expense),
  reduction: anyAmount.filter((amount) => amount > 0),
  goalId: fc.option(fc.uuid({ version: 7 }).map(goalId)),
});

const body = { categoria_reduzir: "Lazer", valor_reducao: 10, objetivo_id: null };

describe("the request of a simulation", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyRequest, (wanted) => {
        const sent = overTheWire(encodeSimulationRequest(wanted));
        expect(decodeSimulationRequest(read(simulationRequestSchema, sent))).toEqual(wanted);
      }),
    );
  });

  it("is about all goals when it names none", () => {
    const { objetivo_id: _, ...sent } = body;
    expect(decodeSimulationRequest(read(simulationRequestSchema, sent)).goalId).toBeNull();
  });

  it("needs a category and a reduction, and a reduction of zero is none", () => {
    expect(refusals(simulationRequestSchema, {})).toEqual({
      categoria_reduzir: "required",
      valor_reducao: "required",
    });
    expect(refusals(simulationRequestSchema, { ...body, valor_reducao: 0 })).toEqual({
      valor_reducao: "required",
    });
  });

  it.each(badMoney)("is refused with the reduction %s", (_, valor_reducao, code) => {
    expect(refusals(simulationRequestSchema, { ...body, valor_reducao })).toEqual({
      valor_reducao: code,
    });
  });

  it("is refused with a category that is no name, a goal that is no text, and undeclared fields", () => {
    const sent = { ...body, categoria_reduzir: 5, objetivo_id: 7, meses: 3 };
    expect(refusals(simulationRequestSchema, sent)).toEqual({
      categoria_reduzir: "bad-category",
      objetivo_id: "wrong-type",
      meses: "unknown-field",
    });
  });
});

describe("the answer of a simulation", () => {
  it("is after its way over the wire what it was before, with a negative balance too", () => {
    fc.assert(
      fc.property(
        anyNormalMonth.filter(({ byCategory }) => byCategory.size > 0),
        fc.array(anyGoal, { maxLength: 3 }),
        fc.string(),
        (base, goals, recommendation) => {
          const [category = ""] = base.byCategory.keys();
          const wanted = { category, reduction: cents(0), goalId: null };
          const outcome = simulate(base, goals, wanted, NORMAL_TODAY, []);
          if (!outcome.ok) throw new Error("nothing is taken away");
          const answer = { ...outcome.value, recommendation };
          const received = read(simulationSchema, overTheWire(encodeSimulation(answer)));
          expect(decodeSimulation(received)).toEqual(answer);
        },
      ),
    );
  });
});
