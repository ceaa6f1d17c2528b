import fc, { type Arbitrary } from "fast-check";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type {
  Scenario,
  SimulationAnswer,
  SimulationRequest,
} from "../../../src/domain/simulation/simulation.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { anyAmount, anyBalance } from "./cents.ts";
import { anyText } from "./text.ts";

/** Any request that the simulator may send: there is no reduction of nothing. */
export const anySimulationRequest: Arbitrary<SimulationRequest> = fc.record<SimulationRequest>({
  category: fc.constantFrom(...CATEGORIES.expense),
  reduction: anyAmount.filter((amount) => amount > 0),
  goalId: fc.option(fc.uuid({ version: 7 }).map(goalId)),
});

const anyScenario: Arbitrary<Scenario> = fc.record<Scenario>({
  income: anyAmount,
  expenses: anyAmount,
  extra: anyAmount,
  balance: anyBalance,
  categorySpent: anyAmount,
});

const anyMonths = fc.option(fc.nat());

/** Any answer of the simulator, whether or not its figures agree. */
export const anySimulationAnswer: Arbitrary<SimulationAnswer> = fc.record<SimulationAnswer>({
  current: anyScenario,
  simulated: anyScenario,
  saving: anyAmount,
  balanceDifference: anyBalance,
  recommendation: anyText(200),
  impacts: fc.array(
    fc.record({
      goal: anyText(80),
      missing: anyAmount,
      currentMonths: anyMonths,
      newMonths: anyMonths,
      monthsSaved: anyMonths,
    }),
    { maxLength: 4 },
  ),
});
