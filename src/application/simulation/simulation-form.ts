import type { Cents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { goalId } from "../../domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { SimulationRequest } from "../../domain/simulation/simulation.ts";
import { readAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";

/** The typed fields; no chosen goal means all goals. */
export type SimulationFields = {
  readonly category: string;
  readonly reduction: string;
  readonly goalId: string;
};

/**
 * The form of the simulator: category and reduction are required, zero counts as missing, and it starts with all goals.
 */
export const simulationForm: Form<SimulationFields, SimulationRequest> = {
  blank: () => ({ category: "", reduction: "", goalId: "" }),
  read: (fields) => {
    const category = readRequired(fields.category, accepted);
    const reduction = readRequired(fields.reduction, readReduction);
    if (!category.ok || !reduction.ok)
      return refused(formFault<SimulationFields>({ category, reduction }));
    return accepted({
      category: category.value,
      reduction: reduction.value,
      goalId: fields.goalId === "" ? null : goalId(fields.goalId),
    });
  },
};

const readReduction = (text: string): Result<Cents, FieldIssue> => {
  const amount = readAmount(text);
  return amount.ok && amount.value === 0 ? refused("required") : amount;
};
