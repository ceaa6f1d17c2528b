import { goalId } from "../../domain/shared/ids.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { SimulationRequest } from "../../domain/simulation/simulation.ts";
import { readPositiveAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";

/** The typed fields; no chosen goal means all goals. */
export type SimulationFields = {
  readonly category: string;
  readonly reduction: string;
  readonly goalId: string;
};

/**
 * The form of the simulator: category and reduction are required, a reduction is more than zero, and it starts with all goals.
 */
export const simulationForm: Form<SimulationFields, SimulationRequest> = {
  blank: () => ({ category: "", reduction: "", goalId: "" }),
  read: (fields) => {
    const category = readRequired(fields.category, accepted);
    const reduction = readRequired(fields.reduction, readPositiveAmount);
    if (!category.ok || !reduction.ok)
      return refused(formFault<SimulationFields>({ category, reduction }));
    return accepted({
      category: category.value,
      reduction: reduction.value,
      goalId: fields.goalId === "" ? null : goalId(fields.goalId),
    });
  },
};
