import fc, { type Arbitrary } from "fast-check";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { SimulationRequest } from "../../../src/domain/simulation/simulation.ts";
import { anyAmount } from "./cents.ts";

/** Any request of the simulator, whose reduction is never zero. */
export const anySimulationRequest: Arbitrary<SimulationRequest> = fc.record<SimulationRequest>({
  category: fc.constantFrom(...CATEGORIES.expense),
  reduction: anyAmount.filter((amount) => amount > 0),
  goalId: fc.option(fc.uuid({ version: 7 }).map(goalId)),
});
