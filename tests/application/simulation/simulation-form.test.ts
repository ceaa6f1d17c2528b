import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "../../../src/application/acts/amount-text.ts";
import {
  simulationForm,
  type SimulationFields,
} from "../../../src/application/simulation/simulation-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anySimulationRequest } from "../../support/arbitraries/simulation-request.ts";

const GOOD: SimulationFields = { category: "Lazer", reduction: "50", goalId: "" };

describe("the form of the simulator", () => {
  it("starts with all goals and nothing else", () => {
    expect(simulationForm.blank()).toEqual({ category: "", reduction: "", goalId: "" });
  });

  it("reads every request that can be written into it", () => {
    fc.assert(
      fc.property(anySimulationRequest, (request) => {
        const { category, reduction, goalId } = request;
        const fields = { category, reduction: amountText(reduction), goalId: goalId ?? "" };
        expect(simulationForm.read(fields)).toEqual(accepted(request));
      }),
    );
  });

  it("refuses exactly what is missing of category and reduction", () => {
    fc.assert(
      fc.property(fc.subarray(["category", "reduction"] as const, { minLength: 1 }), (empty) => {
        const blanks = Object.fromEntries(empty.map((field) => [field, ""]));
        const issues = Object.fromEntries(empty.map((field) => [field, "required"]));
        expect(simulationForm.read({ ...GOOD, ...blanks })).toEqual({
          ok: false,
          reason: { incomplete: true, issues },
        });
      }),
    );
  });

  it.each([
    ["0", "amount-zero"],
    ["00,00", "amount-zero"],
    ["-5", "amount-negative"],
    ["dez", "amount-not-a-number"],
    ["0,001", "amount-too-many-decimals"],
  ])("refuses the reduction %s as %s", (reduction, issue) => {
    expect(simulationForm.read({ ...GOOD, reduction })).toEqual({
      ok: false,
      reason: { incomplete: false, issues: { reduction: issue } },
    });
  });
});
